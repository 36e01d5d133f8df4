# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A PC that stands in for any of the three boards: headless, in a terminal or in a window."""
