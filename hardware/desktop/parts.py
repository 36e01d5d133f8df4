# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the three boards have on them, as a PC needs to know it: pins, displays and their start."""

MACROPAD = ["ENCODER_SWITCH", *(f"KEY{n}" for n in range(1, 13)), "LED", "SPEAKER_ENABLE"]
MACROPAD += [None, "SPEAKER", "ENCODER_A", "ENCODER_B", "NEOPIXEL", "SDA", "SCL", "OLED_CS"]
MACROPAD += ["OLED_RESET", "OLED_DC", None, "SCK", "MOSI", "MISO"]

PICOSYSTEM = ["GP0", "GP1", "VBUS_DETECT", None, "LCD_RESET", "LCD_CS", "LCD_SCLK", "LCD_MOSI"]
PICOSYSTEM += ["LCD_VSYNC", "LCD_DC", None, "AUDIO", "BACKLIGHT", "LED_G", "LED_R", "LED_B"]
PICOSYSTEM += ["SW_Y", "SW_X", "SW_A", "SW_B", "SW_DOWN", "SW_RIGHT", "SW_LEFT", "SW_UP"]
PICOSYSTEM += ["CHARGE_STAT", None, "BAT_SENSE"]

PICO = [f"GP{n}" for n in range(29)]
PICO[24:26] = ["VBUS_SENSE", "LED"]

# board_id, pins by number, other names of the same pins
BOARDS = {
    "macropad": (
        "adafruit_macropad_rp2040",
        MACROPAD,
        {"BUTTON": "ENCODER_SWITCH", "ROTA": "ENCODER_A", "ROTB": "ENCODER_B"},
    ),
    "picosystem": ("pimoroni_picosystem", PICOSYSTEM, {"TX": "GP0", "RX": "GP1"}),
    "pico_oled": ("raspberry_pi_pico", PICO, {"GP25": "LED", "A0": "GP26", "A1": "GP27"}),
}

# What the firmware tells the displays that it starts itself.
SH1106_START = (
    b"\xae\x00"  # off
    b"\xd5\x01\x80"  # clock
    b"\xa8\x01\x3f"  # 64 rows
    b"\xd3\x01\x00"  # none of them shifted
    b"\x40\x00"  # first row
    b"\xad\x01\x8b"  # charge pump
    b"\xa1\x00\xc8\x00"  # columns and rows the way it is mounted
    b"\xda\x01\x12\x81\x01\xff\xd9\x01\x1f\xdb\x01\x20"
    b"\xa6\x00\xa4\x00"  # not inverted, show the memory
    b"\xaf\x00"  # on
)
SH1106 = {
    "width": 128,
    "height": 64,
    "colstart": 2,
    "color_depth": 1,
    "grayscale": True,
    "pixels_in_byte_share_row": False,
    "data_as_commands": True,
    "single_byte_bounds": True,
    "brightness_command": 0x81,
    "SH1107_addressing": True,
}
ST7789_START = b"\x01\x80\x96\x11\x80\xff\x3a\x01\x55\x36\x01\x04\x21\x00\x13\x00\x29\x80\x0a"
ST7789 = {"width": 240, "height": 240}
