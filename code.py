# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Starts Tinselbox: finds the board it runs on and hands it to the console."""

import microcontroller

try:
    import hardware
    from tinsel.console import Console

    console = Console(hardware.find(), microcontroller.nvm, trouble=hardware.trouble)
except Exception as error:
    import first_aid  # source, as this file is: it can be read where compiled ones are refused

    first_aid.tell(error)
    raise error
console.run(hardware.watchdog())
