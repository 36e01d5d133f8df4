# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The glass of a display: takes the bytes that a driver sends and keeps the pixels they make."""

# Parameters that follow a command of the SSD1306 and SH1106; all others stand alone.
_PARAMETERS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1,
    0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
}  # fmt: skip


class Oled:
    """An SSD1306 (128 columns of memory) or SH1106 (132, of which the middle 128 can be seen)."""

    def __init__(self, columns=128, first=0):
        self.width = 128
        self.height = 64
        self.columns = columns
        self.first = first
        self.memory = bytearray(columns * 8)
        self.left, self.right = 0, columns - 1
        self.top, self.bottom = 0, 7
        self.column = 0
        self.page = 0
        self.paged = True  # the page stays until told: the only way that an SH1106 knows
        self.on = False
        self.inverted = False
        self.contrast = 0x7F
        self.sent = 0
        self.changes = 0
        self._command = bytearray()

    def command(self, data):
        for byte in data:
            self.sent += 1
            self._command.append(byte)
            if len(self._command) > _PARAMETERS.get(self._command[0], 0):
                self._obey(self._command[0], self._command[1:])
                self._command = bytearray()

    def _obey(self, command, values):
        if command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
        elif command == 0x20:
            self.paged = values[0] & 3 == 2
        elif command == 0x21:
            self.left, self.right = values
            self.column = self.left
        elif command == 0x22:
            self.top, self.bottom = values[0] & 7, values[1] & 7
            self.page = self.top
        elif command == 0x81:
            self.contrast = values[0]
            self.changes += 1
        elif command in (0xA6, 0xA7):
            self.inverted = command == 0xA7
            self.changes += 1
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
            self.changes += 1
        elif 0xB0 <= command < 0xB8:
            self.page = command & 7

    def data(self, data):
        self.sent += len(data)
        self.changes += 1
        for byte in data:
            if self.column < self.columns:
                self.memory[self.page * self.columns + self.column] = byte
            self.column += 1
            if not self.paged and self.column > self.right:
                self.column = self.left
                self.page = self.top if self.page >= self.bottom else self.page + 1

    def frame(self):
        """Every pixel as red, green, blue; row by row."""
        out = bytearray(self.width * self.height * 3)
        if not self.on:
            return bytes(out)
        flip = 0xFF if self.inverted else 0
        at = 0
        for y in range(self.height):
            start = (y >> 3) * self.columns + self.first
            bit = 1 << (y & 7)
            for byte in self.memory[start : start + self.width]:
                if (byte ^ flip) & bit:
                    out[at] = out[at + 1] = out[at + 2] = 255
                at += 3
        return bytes(out)


class Lcd:
    """An ST7789: 16 bits a pixel, red first."""

    def __init__(self, width=240, height=240):
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height * 2)
        self.left, self.right, self.top, self.bottom = 0, width - 1, 0, height - 1
        self.x = self.y = 0
        self.odd = None
        self.on = False
        self.sent = 0
        self.changes = 0
        self._now = 0

    def command(self, data):
        self.sent += len(data)
        for byte in data:
            self._now = byte
            if byte == 0x2C:
                self.x, self.y, self.odd = self.left, self.top, None
            elif byte in (0x28, 0x29):
                self.on = byte == 0x29
                self.changes += 1

    def data(self, data):
        self.sent += len(data)
        if self._now == 0x2A:
            self.left, self.right = data[0] << 8 | data[1], data[2] << 8 | data[3]
        elif self._now == 0x2B:
            self.top, self.bottom = data[0] << 8 | data[1], data[2] << 8 | data[3]
        elif self._now == 0x2C:
            self._paint(bytes(data))
            self.changes += 1

    def _paint(self, data):
        if self.odd is not None:
            data = bytes([self.odd]) + data
        self.odd = data[-1] if len(data) & 1 else None
        at = 0
        end = len(data) & ~1
        while at < end:
            run = min((self.right + 1 - self.x) * 2, end - at)
            if self.y < self.height and self.x + run // 2 <= self.width:
                to = (self.y * self.width + self.x) * 2
                self.pixels[to : to + run] = data[at : at + run]
            at += run
            self.x += run // 2
            if self.x > self.right:
                self.x = self.left
                self.y = self.top if self.y >= self.bottom else self.y + 1

    def frame(self):
        """Every pixel as red, green, blue; row by row."""
        if not self.on:
            return bytes(self.width * self.height * 3)
        out = bytearray(self.width * self.height * 3)
        high, low = self.pixels[0::2], self.pixels[1::2]
        out[0::3] = bytes([h & 0xF8 | h >> 5 for h in high])
        out[1::3] = bytes([(h & 7) << 5 | lo >> 3 & 0x1C | h >> 1 & 3 for h, lo in zip(high, low)])
        out[2::3] = bytes([(lo & 0x1F) << 3 | lo >> 2 & 7 for lo in low])
        return bytes(out)
