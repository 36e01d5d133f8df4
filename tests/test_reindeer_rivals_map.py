# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The reconstructed board of Reindeer Rivals: the map, its cities and the ruler fit together."""

import pytest

from games.reindeer_rivals import data, land

# City: most, column, row, distance from the depot, as the reconstruction lists them.
LISTED = {
    "New York": (6, 36, 8, 18.2),
    "Los Angeles": (6, 3, 14, 15.3),
    "Chicago": (5, 26, 9, 8.2),
    "Houston": (4, 21, 21, 10.4),
    "Dallas": (4, 19, 18, 7.1),
    "Miami": (4, 34, 23, 20.0),
    "San Francisco": (4, 0, 10, 18.0),
    "Washington": (4, 34, 10, 16.0),
    "Atlanta": (4, 29, 16, 12.1),
    "Philadelphia": (3, 35, 9, 17.1),
    "Boston": (3, 37, 6, 19.6),
    "Detroit": (3, 29, 8, 11.4),
    "Seattle": (3, 3, 1, 18.0),
    "Phoenix": (3, 7, 16, 12.1),
    "Minneapolis": (2, 22, 6, 6.4),
    "Denver": (2, 13, 11, 5.0),
}


def test_the_map_has_every_cell_and_every_city_once():
    assert len(data.MAP) == data.WIDTH * data.HEIGHT
    letters = "".join(row[0] for row in data.CITIES).encode() + b"D"
    for letter in letters:
        assert data.MAP.count(bytes((letter,))) == 1
    assert set(data.MAP) == set(letters + b"#.")


def test_cities_lie_where_the_list_says():
    assert len(data.CITIES) == len(LISTED) == 16
    for city, (_, name, short, most) in enumerate(data.CITIES):
        cell = land.CELLS[city]
        far = land.apart(cell, land.DEPOT) ** 0.5
        assert (most, cell % 40, cell // 40) == LISTED[name][:3]
        assert abs(far - LISTED[name][3]) < 0.051, name  # the list cuts or rounds to a tenth
        assert 0 < len(short) <= 8 and land.city_at(cell) == city
    assert (land.DEPOT % 40, land.DEPOT // 40) == (18, 11)
    assert land.city_at(land.DEPOT) == -1


@pytest.mark.parametrize("big,reach", [(False, 9), (True, 13)])
def test_the_reach_is_every_cell_within_the_ruler(big, reach):
    for cell in (land.DEPOT, 0, 39, 25 * 40, 25 * 40 + 39, 8 * 40 + 36):
        x, y = cell % 40, cell // 40
        drawn = {(c, row) for row, first, end in land.spans(cell, big) for c in range(first, end)}
        assert drawn == {
            (c, r)
            for c in range(40)
            for r in range(26)
            if (c - x) ** 2 + (r - y) ** 2 <= reach * reach
        }
        told = {(c % 40, c // 40) for c in land.cells(cell, big)}
        assert told == {
            (c, r) for c, r in drawn if data.MAP[r * 40 + c] != ord(".") and (c, r) != (x, y)
        }


@pytest.mark.parametrize("big,most", [(False, 7), (True, 9)])
def test_the_boxes_that_are_drawn_make_up_the_reach(big, most):
    for cell in (land.DEPOT, 0, 39, 25 * 40, 25 * 40 + 39, 8 * 40 + 36):
        boxes = list(land.boxes(cell, big))
        drawn = {
            (c, r)
            for left, top, right, bottom in boxes
            for c in range(left, right)
            for r in range(top, bottom)
        }
        assert drawn == {
            (c, row) for row, first, end in land.spans(cell, big) for c in range(first, end)
        }
        assert len(boxes) <= most  # each is a call; row by row they would be 19 and 27


def test_no_stack_can_grow_beyond_a_byte():
    """Its number has one. The most money is 300 and 70 for each packet, a new one costs 30."""
    richest = data.START + sum(row[3] for row in data.CITIES) * 70
    assert richest // (data.PACKET + data.LITTLE_RENT) <= 255


@pytest.mark.parametrize("big", [False, True])
def test_no_sleigh_is_ever_taken_up_without_a_place_to_go(big):
    for cell in range(len(data.MAP)):
        if land.is_land(cell):
            assert any(land.city_at(other) < 0 for other in land.cells(cell, big))


def test_a_stop_is_named_after_the_city_nearby():
    assert data.CITIES[land.nearest(12 * 40 + 14)][1] == "Denver"
