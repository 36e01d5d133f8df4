# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Buttons that somebody else presses: `touch` puts an event into the queue that a program reads."""

from array import array

import supervisor

made = []  # every Keys, for whoever presses them


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = supervisor.ticks_ms() if timestamp is None else timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    """A ring of its own size: reading it makes no garbage."""

    def __init__(self, most):
        self._numbers = bytearray(most)
        self._times = array("L", [0] * most)
        self._first = 0
        self._count = 0
        self.overflowed = False

    def put(self, number, pressed):
        most = len(self._numbers)
        if self._count == most:
            self.overflowed = True
            return
        at = (self._first + self._count) % most
        self._numbers[at] = number << 1 | pressed
        self._times[at] = supervisor.ticks_ms()
        self._count += 1

    def get_into(self, event):
        if not self._count:
            return False
        number = self._numbers[self._first]
        event.key_number = number >> 1
        event.pressed = bool(number & 1)
        event.timestamp = self._times[self._first]
        self._first = (self._first + 1) % len(self._numbers)
        self._count -= 1
        return True

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def clear(self):
        self._count = 0
        self.overflowed = False

    def __len__(self):
        return self._count

    def __bool__(self):
        return self._count > 0


class Keys:
    def __init__(
        self,
        pins,
        *,
        value_when_pressed,
        pull=True,
        interval=0.02,
        max_events=64,
        debounce_threshold=1,
    ):
        self.pins = tuple(pins)
        self.key_count = len(self.pins)
        self.events = EventQueue(max_events)
        self.reset()
        made.append(self)

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
        made.remove(self)
