# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a finished sheet came to: its medal and how far the next one is, or who is ahead."""

from . import data


def told(game, scores, seat):
    """(long, short, above the short one) for its row: 20 characters at the most, and 10 each."""
    score = scores[seat]
    medal, more, better = data.medal(score) if game.ranked() else ("", 0, "")
    if game.players > 1:
        others = [scores[other] for other in range(game.players) if other != seat]
        ahead = score - max(others)
        words = "tied first" if not ahead else f"{ahead} ahead" if ahead > 0 else f"{-ahead} behind"
        return (medal + ", " if medal else "") + words, words, ""
    if not better:
        return f"{score} pts: {medal or 'done'}", medal or "done", ""
    long = (medal + ", " if medal else "") + f"{more} to {better}"
    return long, f"{more}>{better}", medal or "no medal"
