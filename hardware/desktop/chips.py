# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What CircuitPython's own modules do with pins, for a board that stands in: keys, PWM, I2C."""

import collections
import errno
import weakref

from hardware.desktop import bench

# --- keys


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = bench.here.ticks() if timestamp is None else timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    def __init__(self, most):
        self._most = most
        self._events = collections.deque()
        self.overflowed = False

    def put(self, number, pressed):
        if len(self._events) >= self._most:
            self.overflowed = True
        else:
            self._events.append((number, pressed, bench.here.ticks()))

    def get_into(self, event):
        if not self._events:
            return False
        event.key_number, event.pressed, event.timestamp = self._events.popleft()
        return True

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def clear(self):
        self._events.clear()
        self.overflowed = False

    def __len__(self):
        return len(self._events)


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64,
                 debounce_threshold=1):  # fmt: skip
        self.pins = tuple(pins)
        for pin in self.pins:
            pin.claim(self)
        self.key_count = len(self.pins)
        self.events = EventQueue(max_events)
        bench.here.scanner = self
        self.reset()

    def reset(self):
        for number, pin in enumerate(self.pins):
            if pin.down:
                self.events.put(number, True)

    def touch(self, number, down):
        pin = self.pins[number]
        if pin.down != down:
            pin.down = down
            self.events.put(number, down)

    def deinit(self):
        for pin in self.pins:
            pin.user = None


class IncrementalEncoder:
    def __init__(self, pin_a, pin_b, divisor=4):
        pin_a.claim(self)
        pin_b.claim(self)
        self.divisor = divisor
        self.position = 0
        bench.here.encoder = self


# --- pins


class DigitalInOut:
    def __init__(self, pin):
        pin.claim(self)
        self._pin = pin
        self.pull = None
        self.direction = "in"

    def switch_to_output(self, value=False, drive_mode=None):
        self.direction = "out"
        self._pin.high = value

    def switch_to_input(self, pull=None):
        self.direction = "in"
        self.pull = pull

    @property
    def value(self):
        if self.direction == "out":
            return self._pin.high
        if self.pull is None:
            return self._pin.high  # what the board puts on it
        return not self._pin.down and self.pull == "up"

    @value.setter
    def value(self, value):
        if self.direction != "out":
            raise AttributeError("Cannot set value when direction is input.")
        self._pin.high = bool(value)

    def deinit(self):
        self._pin.user = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()


class AnalogIn:
    reference_voltage = 3.3

    def __init__(self, pin):
        pin.claim(self)
        self._pin = pin

    @property
    def value(self):
        return min(int(self._pin.volts / self.reference_voltage * 65535), 65535)

    def deinit(self):
        self._pin.user = None


class PWMOut:
    """Two pins share a slice of the RP2040's PWM: they must run at one frequency."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        if pin.name == "BACKLIGHT":
            frequency = 50000  # the firmware's own; Blinka says 100
        shared = bench.here.slices.get(pin.number >> 1 & 7)
        if shared is not None and (variable_frequency or shared != frequency):
            raise ValueError("Invalid frequency on pin")
        pin.claim(self)
        bench.here.slices[pin.number >> 1 & 7] = -1 if variable_frequency else frequency
        self._pin = pin
        pin.pwm = self
        self.variable = variable_frequency
        self._frequency = frequency
        self.duty_cycle = duty_cycle

    @property
    def duty_cycle(self):
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, value):
        if not 0 <= value <= 0xFFFF:
            raise ValueError("duty_cycle must be 0-65535")
        self._duty = int(value)

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, value):
        if not self.variable:
            raise AttributeError("Frequency must be variable")
        if not 8 <= value <= 62_500_000:
            raise ValueError("Invalid PWM frequency")
        self._frequency = value

    def deinit(self):
        self._pin.user = self._pin.pwm = None
        bench.here.slices.pop(self._pin.number >> 1 & 7, None)


def neopixel_write(gpio, data):
    bench.here.pixels = bytes(data)


# --- buses


class I2C:
    """An I2C bus with a display on it; each byte goes to the panel as a command or as pixels."""

    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        if sda.number % 2 or scl.number % 4 != sda.number % 4 + 1:
            raise ValueError("Invalid pins")
        if not bench.here.wired:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        sda.claim(self)
        try:
            scl.claim(self)
        except ValueError:
            sda.user = None
            raise
        # Whoever drops a bus gets its pins back when it is collected, and not before.
        sda.user = scl.user = weakref.ref(self)
        self.pins = (scl, sda)
        self._locked = False
        self.frequency = frequency

    def try_lock(self):
        # False while held: Blinka's display asks until it is refused.
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._locked = False

    def _asked(self):
        if not self._locked:
            raise RuntimeError("Function requires lock")

    def scan(self):
        self._asked()
        return list(bench.here.i2c)

    def writeto(self, address, buffer, *, start=0, end=None):
        self._asked()
        device = bench.here.i2c.get(address)
        if device is None:
            raise OSError(errno.ENODEV, "No such device")
        data = bytes(buffer)[start:end]
        if data[:1] == b"\x40":
            device.data(data[1:])
            device.sent += 1
        else:
            device.command(data[1::2])
            device.sent += len(data) - len(data[1::2])

    def deinit(self):
        for pin in self.pins:
            pin.user = None
