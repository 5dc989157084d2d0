"""The files of a built site: each gets a name that changes with its content."""

import hashlib
import shutil
from pathlib import Path, PurePosixPath


class SiteFiles:
    """Collects files and hands out the addresses under which the page finds them."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        """The content of each file by its address."""

    def add(self, name: str, content: bytes) -> str:
        """Take one file; its address is `name` with a mark of its content before the ending."""
        path = PurePosixPath(name)
        return self._put(str(path.with_name(f"{path.stem}-{_mark(content)}{path.suffix}")), content)

    def add_folder(self, name: str, contents: dict[str, bytes]) -> str:
        """Take files that find each other by name; the mark is on their folder, whose address is returned."""
        mark = _mark(b"".join(key.encode() + value for key, value in sorted(contents.items())))
        for key, value in contents.items():
            self._put(f"{name}-{mark}/{key}", value)
        return f"{name}-{mark}"

    def add_plain(self, name: str, content: bytes) -> str:
        """Take one file under exactly this name: for those that people and browsers ask for by name."""
        return self._put(name, content)

    def write(self, folder: Path) -> None:
        """Make `folder` hold these files and nothing else."""
        fresh = folder.with_name(folder.name + ".part")
        shutil.rmtree(fresh, ignore_errors=True)
        for name, content in sorted(self.files.items()):
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)

    def _put(self, address: str, content: bytes) -> str:
        self.files[address] = content
        return address


def _mark(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]
