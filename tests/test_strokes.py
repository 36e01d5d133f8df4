# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Lines and regions on a PC and on the VM have the firmware's pixels and its refusals."""

import pytest
from vm import host

from hardware.desktop import standin

standin.install()

import bitmaptools  # noqa: E402
import displayio  # noqa: E402

# Half of the longer way is what is left at first; the shorter one is taken off at each pixel, and
# below nothing the line steps aside and gets the longer way back.
LINES = {
    # 6 down, 3 across: left 3, 0, -3 -> step, 3, 0, -3 -> step: two pixels in each column
    (0, 0, 3, 6): [(0, 0), (0, 1), (1, 2), (1, 3), (2, 4), (2, 5), (3, 6)],
    (3, 6, 0, 0): [(0, 0), (0, 1), (1, 2), (1, 3), (2, 4), (2, 5), (3, 6)],  # the same way back
    # 4 across, 1 down: left 2, 1, 0, -1 -> step
    (0, 0, 4, 1): [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)],
    (4, 1, 0, 0): [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)],
    # 4 across, 2 up: left 2, 0, -2 -> step
    (0, 2, 4, 0): [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0)],
    (2, 5, 2, 3): [(2, 3), (2, 4), (2, 5)],
    (1, 1, 1, 1): [(1, 1)],
}
REFUSED = (
    "bitmaptools.fill_region(b, 0, 0, 9, 8, 1)",
    "bitmaptools.fill_region(b, -1, 0, 4, 4, 1)",
    "bitmaptools.fill_region(b, 4, 0, 3, 4, 1)",
    "bitmaptools.fill_region(b, 0, 0, 4, 9, 1)",
    "bitmaptools.blit(b, b, 9, 0)",
    "bitmaptools.blit(b, b, 0, -1)",
    "bitmaptools.blit(b, b, 0, 0, x1=0, x2=9)",
    "bitmaptools.blit(b, b, 0, 0, y1=5, y2=4)",
)
TAKEN = (
    "bitmaptools.fill_region(b, 8, 8, 8, 8, 1)",  # nothing, at the very edge
    "bitmaptools.fill_region(b, 0, 0, 8, 8, 1)",
    "bitmaptools.blit(b, b, 8, 8)",
)


@pytest.mark.parametrize("ends", LINES)
def test_a_line_has_the_firmwares_pixels_on_both(ends):
    bitmap = displayio.Bitmap(8, 8, 2)
    bitmaptools.draw_line(bitmap, *ends, 1)
    here = [(x, y) for y in range(8) for x in range(8) if bitmap[x, y]]
    assert sorted(here) == sorted(LINES[ends])
    host.need()
    with host.bare() as vm:
        vm.run("import bitmaptools, displayio\nb = displayio.Bitmap(8, 8, 2)")
        vm.run(f"bitmaptools.draw_line(b, {', '.join(map(str, ends))}, 1)")
        there = vm.value("[[x, y] for y in range(8) for x in range(8) if b[x, y]]")
    assert there == [list(spot) for spot in here]


def test_what_lies_beyond_a_bitmap_is_refused_on_both():
    host.need()
    with host.bare() as vm:
        vm.run("import bitmaptools, displayio\nb = displayio.Bitmap(8, 8, 2)")
        vm.run(
            "def refuses(text):\n"
            "    try:\n        exec(text)\n"
            "    except ValueError:\n        return True\n"
            "    return False\n"
        )
        for texts, wanted in ((REFUSED, True), (TAKEN, False)):
            for text in texts:
                assert vm.value(f"refuses({text!r})") == wanted, text
                b = displayio.Bitmap(8, 8, 2)
                try:
                    exec(text, {"bitmaptools": bitmaptools, "b": b})
                    refused = False
                except ValueError:
                    refused = True
                assert refused == wanted, text
