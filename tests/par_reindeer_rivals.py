# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Par for any map: a bound that nobody can beat, and a plan that shows how near one can get to it.

The bound: a packet needs so many moves to get to its city, and a move of one packet costs $10 at
the least (five on a big sleigh for $50, one on a little sleigh for $10). In a turn, $50 move five
packets at the most. The plan is looked for with big loads that leave no seat empty; where it costs
just what the bound says, both are exact. It is run on a PC: make bench prints what it finds.
"""

from games.reindeer_rivals import data

_FAR = 99
_TRIES = 4000  # ways to fill the big sleighs


class Board:
    """A map with its cities: letters on it, and how many packets each may have."""

    def __init__(self, rows, width, cities, short, long):
        """cities: [(letter, most)]"""
        self.rows = rows
        self.width = width
        self.depot = rows.find(b"D")
        self.cells = [rows.find(letter.encode()) for letter, _ in cities]
        self.most = [most for _, most in cities]
        self.reach = (short, long)
        self.stops = [cell for cell in range(len(rows)) if rows[cell] == 35]

    def apart(self, one, other):
        across = one % self.width - other % self.width
        down = one // self.width - other // self.width
        return across * across + down * down

    def near(self, one, other, big=False):
        return self.apart(one, other) <= self.reach[big] ** 2

    def ways(self, big):
        """For each stop, how many moves it is from the depot, and the stop before it."""
        moves = {self.depot: 0}
        before = {}
        edge = [self.depot]
        while edge:
            found = []
            for origin in edge:
                for cell in self.stops:
                    if cell not in moves and self.near(origin, cell, big):
                        moves[cell] = moves[origin] + 1
                        before[cell] = origin
                        found.append(cell)
            edge = found
        return moves, before

    def fewest(self, moves):
        """For each city, the fewest moves of a packet that goes there."""
        return [
            min([_FAR] + [1 + moves[cell] for cell in moves if self.near(cell, city)])
            for city in self.cells
        ]


def default(short=0):
    """The board of the data module; 1: the short game."""
    cities = [(row[0], (row[3] + short) >> short) for row in data.CITIES]
    return Board(data.MAP, data.WIDTH, cities, data.SHORT_SIDE, data.LONG_SIDE)


def bound(board):
    """(money, turns): more money is impossible, and so are fewer turns."""
    fewest = board.fewest(board.ways(True)[0])
    if max(fewest) >= _FAR:
        raise ValueError("There is a city that no sleigh can get to.")
    packets = sum(board.most)
    carried = sum([most * moves for most, moves in zip(board.most, fewest)])
    money = data.START + packets * (data.DELIVERED - data.PACKET) - carried * data.LITTLE_RENT
    return money, -(-carried // data.CAPACITY)


# --- the plan: which packets share a big sleigh


def loads(board):
    """[(stop, [city ...])] for the cities that little sleighs alone do not get to as soon."""
    moves, _ = board.ways(True)
    fewest = board.fewest(moves)
    alone = board.fewest(board.ways(False)[0])
    far = [city for city in range(len(fewest)) if alone[city] > fewest[city]]
    kinds = {}  # cities that a stop serves without a detour -> a stop
    for cell in moves:
        serves = tuple(
            city
            for city in range(len(fewest))
            if fewest[city] == moves[cell] + 1 and board.near(cell, board.cells[city])
        )
        if serves and cell != board.depot:
            kinds.setdefault(serves, cell)
    useful = [
        serves
        for serves in kinds
        if not any(set(serves) < set(other) for other in kinds) and set(serves) & set(far)
    ]
    best = [None, _FAR * _FAR]
    _fill(useful, kinds, far, list(board.most), [], 0, best, [_TRIES])
    return best[0]


def _fill(useful, kinds, far, left, done, empty, best, tries):
    """Load the big sleighs one by one; keep what leaves the fewest seats empty."""
    wanting = [city for city in far if left[city]]
    if not wanting:
        if empty < best[1]:
            best[:] = [list(done), empty]
        return
    if empty >= best[1] or not tries[0]:
        return
    tries[0] -= 1
    city = min(wanting, key=lambda city: sum([city in serves for serves in useful]))
    for serves in useful:
        if city not in serves:
            continue
        rest = list(left)
        load = []
        first = [city] + [other for other in wanting if other != city]
        others = sorted(serves, key=lambda other: -left[other])
        for other in first + [other for other in others if other not in far]:
            while other in serves and rest[other] and len(load) < data.CAPACITY:
                rest[other] -= 1
                load.append(other)
        seats = data.CAPACITY - len(load)
        done.append((kinds[serves], load))
        _fill(useful, kinds, far, rest, done, empty + seats, best, tries)
        done.pop()
        if best[1] == 0:
            return


# --- the plan: turn by turn


def plan(board):
    """Turns, each a list of trips (big, from, to, packets); the money they leave."""
    left = list(board.most)
    chains = []  # (cities of the packets, stops): each needs its trips one after the other
    moves, before = board.ways(False)
    alone = board.fewest(moves)
    big_before = board.ways(True)[1]
    for stop, cities in loads(board) or []:
        road = _road(board, big_before, stop)
        big = data.BIG_RENT * len(road) + data.LITTLE_RENT * len(cities)
        if big > data.LITTLE_RENT * sum([alone[city] for city in cities]):
            continue  # so many seats stay empty that little sleighs are cheaper
        for city in cities:
            left[city] -= 1
        chains.append((cities, road))
    for city, count in enumerate(left):
        ends = [cell for cell in moves if board.near(cell, board.cells[city])]
        if count and ends:
            end = min(ends, key=lambda cell: moves[cell])
            chains += [([city], _road(board, before, end)) for _ in range(count)]
    chains.sort(key=lambda chain: len(chain[1]))
    return _schedule(board, chains)


def _road(board, before, stop):
    road = []
    while stop != board.depot:
        road.insert(0, stop)
        stop = before[stop]
    return road


def _schedule(board, chains):
    """Five little trips a turn where there are five, else a big one; nobody goes into debt."""
    littles = []  # trips that can be made now: (origin, goal, stops after it, city)
    bigs = []
    for cities, road in chains:
        _next_hop(board, board.depot, cities, road, littles, bigs)
    cash = data.START
    turns = []
    while littles or bigs:
        turn = []
        ready = [trip for trip in littles if trip[1] in board.cells]
        now = [trip for trip in bigs if cash >= _needs_big(board, trip)]
        if now and len(ready) < data.CAPACITY:
            bigs.remove(now[0])
            origin, cities, road = now[0]
            cash -= data.BIG_RENT + (len(cities) * data.PACKET if origin == board.depot else 0)
            turn.append((True, origin, road[0], len(cities)))
            _next_hop(board, road[0], cities, road[1:], littles, bigs)
        while not (turn and turn[0][0]) and len(turn) < data.CAPACITY:
            littles.sort(key=lambda trip: trip[1] not in board.cells)
            now = [trip for trip in littles if cash >= _needs_little(board, trip)]
            if not now:
                break
            littles.remove(now[0])
            origin, goal, road, city = now[0]
            cash -= data.LITTLE_RENT + (data.PACKET if origin == board.depot else 0)
            turn.append((False, origin, goal, 1))
            if goal == board.cells[city]:
                cash += data.DELIVERED
            else:
                _next_hop(board, goal, [city], road, littles, bigs)
        if not turn:
            return None, 0  # out of money: this plan is none
        turns.append(turn)
    return turns, cash


def _needs_big(board, trip):
    """The money for a trip, and to bring one of its packets home after that."""
    origin, cities, road = trip
    price = len(cities) * data.PACKET if origin == board.depot else 0
    return price + data.BIG_RENT * len(road) + data.LITTLE_RENT


def _needs_little(board, trip):
    origin, goal, road, city = trip
    price = data.PACKET if origin == board.depot else 0
    hops = 1 if goal == board.cells[city] else len(road) + 2
    return price + data.LITTLE_RENT * hops


def _next_hop(board, origin, cities, road, littles, bigs):
    """What can be done next with packets that lie at the origin."""
    at = origin
    for stop in road:
        if not board.near(at, stop):  # here or further on they need the big sleigh together
            bigs.append((origin, cities, road))
            return
        at = stop
    for city in cities:
        if road:
            littles.append((origin, road[0], road[1:], city))
        else:
            littles.append((origin, board.cells[city], [], city))


def par(board):
    """(money, turns, money of the plan, turns of the plan): proved where they are the same."""
    money, turns = bound(board)
    made, cash = plan(board)
    return money, turns, cash, len(made) if made else 0
