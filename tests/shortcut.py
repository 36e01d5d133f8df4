# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Loads Tinselbox's own modules at once: a third of the tests' time went there.

They are dropped again and again, and Python and pytest look for a module in every folder; where no
bytecode is kept, it is also compiled each time.
"""

import functools
import os
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader

OURS = ("tinsel.", "games.")


@functools.lru_cache(maxsize=None)
def compiled(data, path):
    return compile(data, path, "exec", dont_inherit=True)


class Loader(SourceFileLoader):
    def source_to_code(self, data, path, **more):
        return compiled(bytes(data), path)


class Shortcut:
    @staticmethod
    def find_spec(name, path=None, target=None):
        folders = list(path) if path and name.startswith(OURS) else ()
        if len(folders) != 1:
            return None
        place = os.path.join(folders[0], name.rpartition(".")[2])
        package = os.path.isdir(place)
        file = os.path.join(place, "__init__.py") if package else place + ".py"
        if not os.path.exists(file):
            return None
        spec = ModuleSpec(name, Loader(name, file), origin=file, is_package=package)
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [place]
        return spec


def install():
    sys.meta_path.insert(0, Shortcut)
