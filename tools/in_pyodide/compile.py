"""Turn the sources in a zip archive into the contents of `.pyc` files, with the very Python that will run them.

    compile.py SOURCES.zip CODES.zip

Docstrings are left out of the bytecode (nobody reads them in the page); asserts stay, since the engine has to behave
the same on every platform. The result depends on nothing but the input.
"""

import ast
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

UNCHECKED_HASH = (1).to_bytes(4, "little")


def bytecode(name: str, source: bytes) -> bytes:
    """The content of the `.pyc` file of one module, never checked against its source."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            _without_docstring(node)
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source) + marshal.dumps(code)


def _without_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is None:
        return
    if isinstance(node, ast.ClassDef):
        # A blank one stays: for a dataclass without any, Python would work out its signature, which is slow.
        node.body[0] = ast.copy_location(ast.Expr(ast.copy_location(ast.Constant(" "), node.body[0])), node.body[0])
    elif len(node.body) > 1:
        del node.body[0]
    else:
        node.body[0] = ast.copy_location(ast.Pass(), node.body[0])


def translate(given: Path, made: Path) -> None:
    """Write the archive `made`: bytecode under the names of the sources in the archive `given`."""
    with zipfile.ZipFile(given) as sources, zipfile.ZipFile(made, "w") as codes:
        for name in sources.namelist():
            codes.writestr(name, bytecode(name, sources.read(name)))


if __name__ == "__main__":
    translate(Path(sys.argv[1]), Path(sys.argv[2]))
