# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The wiring diagram of the Pico build: an SVG, drawn from the pin table that the code uses."""

# A Pico's forty pins, in the order of their numbers.
PINS = (
    "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7",
    "GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15",
    "GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN",
    "GP26", "GP27", "GND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS",
)  # fmt: skip
BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK")
WIDTH, HEIGHT = 960, 640
LEFT, RIGHT, TOP, PITCH = 400, 560, 116, 24  # the two rows of pins
COLOURS = {
    "SDA": "#2a6fb0",
    "SCL": "#8a4fb0",
    "NEOPIXEL": "#1f8a4c",
    "BUZZER": "#b06a1f",
    "3V3": "#c0392b",
    "VBUS": "#c0392b",
    "GND": "#2b2f38",
}
BUTTON = "#4a7d99"
INK = "#20242d"


def number(name):
    """The first pin of that name, counted as on the board."""
    return PINS.index(name) + 1


def place(pin):
    """Where a pin lies: 1 to 20 down the left side, 21 to 40 up the right."""
    if pin <= 20:
        return LEFT, TOP + (pin - 1) * PITCH
    return RIGHT, TOP + (40 - pin) * PITCH


class Drawing:
    def __init__(self):
        self.lines = []

    def add(self, text):
        self.lines.append(text)

    def box(self, x, y, width, height, fill, edge="#20242d", round_=8):
        self.add(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round_}" '
            f'fill="{fill}" stroke="{edge}" stroke-width="2"/>'
        )

    def text(self, x, y, words, anchor="start", size=13, fill=INK, bold=False):
        weight = ' font-weight="bold"' if bold else ""
        self.add(
            f'<text x="{x}" y="{y + 4}" text-anchor="{anchor}" font-size="{size}"{weight} '
            f'fill="{fill}">{words}</text>'
        )

    def wire(self, colour, *points):
        path = " ".join(f"{x},{y}" for x, y in points)
        self.add(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="3" '
            'stroke-linejoin="round"/>'
        )
        for x, y in (points[0], points[-1]):
            self.add(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>')


def svg(wires):
    """wires: (use, pin name) pairs, as hardware/pico_oled.py has them."""
    pins = dict(wires)
    drawing = Drawing()
    _pico(drawing, {number(name): use for use, name in wires})
    _display(drawing, pins)
    _buttons(drawing, pins)
    _lights(drawing, pins)
    _buzzer(drawing, pins)
    head = (
        "<!-- SPDX-FileCopyrightText: 2026 The Tinselbox makers -->\n"
        "<!-- SPDX-License-Identifier: MIT -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f7f5f0"/>\n'
    )
    return head + "\n".join(drawing.lines) + "\n</svg>\n"


def _pico(drawing, used):
    drawing.box(LEFT - 12, TOP - 40, RIGHT - LEFT + 24, 20 * PITCH + 46, "#1f6f4a", round_=14)
    drawing.box(456, TOP - 52, 48, 30, "#c8ccd2", round_=4)
    drawing.text(480, TOP - 36, "USB", "middle", 12)
    drawing.text(480, TOP + 20 * PITCH + 24, "Raspberry Pi Pico", "middle", 15, bold=True)
    power = {number("3V3"): "", number("VBUS"): "", 38: "", 23: "", 18: ""}
    for pin, name in enumerate(PINS, 1):
        x, y = place(pin)
        live = pin in used or pin in power
        drawing.add(f'<circle cx="{x}" cy="{y}" r="7" fill="{"#f3c64b" if live else "#8fae9f"}"/>')
        inner = x + 12 if pin <= 20 else x - 12
        anchor = "start" if pin <= 20 else "end"
        fill = "#ffffff" if live else "#a9c8b8"
        drawing.text(inner, y, f"{name} {pin}" if pin > 20 else f"{pin} {name}", anchor, 11, fill)


def _display(drawing, pins):
    drawing.box(30, 60, 190, 120, "#10131a")
    drawing.box(44, 74, 128, 64, "#0b2138", "#33506b", 2)
    drawing.text(108, 108, "Tinselbox", "middle", 15, "#d6ecff")
    drawing.text(44, 160, "SSD1306, 128 x 64, I2C", "start", 12, "#d6ecff")
    for row, use in enumerate(("GND", "VCC", "SCL", "SDA")):
        drawing.text(212, 80 + row * 26, use, "end", 11, "#ffffff")
    for row, use in ((2, "SCL"), (3, "SDA")):
        x, y = place(number(pins[use]))
        y0 = 80 + row * 26
        bend = 300 if use == "SCL" else 270
        drawing.wire(COLOURS[use], (220, y0), (bend, y0), (bend, y), (x, y))
    for row, name, pin, over in ((0, "GND", 38, 20), (1, "3V3", number("3V3"), 36)):
        x, y = place(pin)
        y0 = 80 + row * 26
        bend, far = (240, 600) if row == 0 else (255, 585)
        drawing.wire(
            COLOURS[name], (220, y0), (bend, y0), (bend, over), (far, over), (far, y), (x, y)
        )


def _buttons(drawing, pins):
    ground = place(18)
    drawing.text(40, 296, "six buttons, each from its pin to GND", "start", 12)
    order = sorted(BUTTONS, key=lambda use: number(pins[use]))
    for row, use in enumerate(order):
        x, y = place(number(pins[use]))
        top = 318 + row * 48
        drawing.box(110, top, 96, 34, "#e9e4d8")
        drawing.text(158, top + 17, use, "middle", 14, bold=True)
        bend = 348 - 12 * row  # so that no two of them cross
        drawing.wire(BUTTON, (206, top + 17), (bend, top + 17), (bend, y), (x, y))
        drawing.wire(COLOURS["GND"], (110, top + 17), (70, top + 17))
    last = 318 + 5 * 48 + 17
    drawing.wire(COLOURS["GND"], (70, 335), (70, 614), (372, 614), (372, ground[1]), ground)
    drawing.text(78, last + 34, "GND", "start", 11)


def _lights(drawing, pins):
    drawing.box(700, 150, 220, 110, "#10131a")
    for light in range(8):
        colour = ("#c0392b", "#1f8a4c", "#f3c64b")[light % 3]
        drawing.add(f'<circle cx="{722 + light * 25}" cy="236" r="9" fill="{colour}"/>')
    drawing.text(912, 166, "8 NeoPixels", "end", 12, "#ffffff")
    for row, words in enumerate(("5V", "GND", "DIN")):
        drawing.text(710, 170 + row * 20, words, "start", 11, "#ffffff")
    vbus = place(number("VBUS"))
    drawing.wire(COLOURS["VBUS"], (700, 170), (660, 170), (660, vbus[1]), vbus)
    ground = place(23)
    drawing.wire(COLOURS["GND"], (700, 190), (645, 190), (645, ground[1]), ground)
    x, y = place(number(pins["NEOPIXEL"]))
    drawing.wire(COLOURS["NEOPIXEL"], (700, 210), (630, 210), (630, y), (x, y))


def _buzzer(drawing, pins):
    drawing.add('<circle cx="800" cy="500" r="46" fill="#10131a" stroke="#20242d"/>')
    drawing.add('<circle cx="800" cy="500" r="8" fill="#8fae9f"/>')
    drawing.text(800, 562, "passive buzzer", "middle", 12)
    x, y = place(number(pins["BUZZER"]))
    drawing.wire(COLOURS["BUZZER"], (758, 482), (690, 482), (690, y), (x, y))
    ground = place(23)
    drawing.wire(COLOURS["GND"], (758, 518), (675, 518), (675, ground[1]), ground)
