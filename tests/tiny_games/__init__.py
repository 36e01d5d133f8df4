# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Two tiny games that try out all that the contract allows, until the real ones and beside them."""
