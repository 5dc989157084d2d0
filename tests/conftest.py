"""Before any test: the catalogues are compiled, as every command of the project sees to."""

import sys

if sys.platform != "emscripten":
    from tools.catalogues import compile_all

    compile_all()
