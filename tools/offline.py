"""What makes the site an app of its own: the service worker that keeps it, the manifests that name it."""

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256

from tools.catalogues import shell_words
from tools.paths import LANGUAGES, ROOT
from tools.sitefiles import SiteFiles
from ui.i18n import TAGS, voice
from ui.panels.lobby import GAMES

ICONS = (("icon-192.png", "any"), ("icon-512.png", "any"), ("icon-maskable-512.png", "maskable"))
GROUND = "#15110D"
"""Colour of the frame of the window, and of the picture while the app opens."""


SERVICE_WORKER = "service-worker.js"
FOR_OTHERS = ("_headers", "embed.html", "embed/", "examples/", "fogueira-")
"""Files that only hosts, and other people's pages and programs, ask for."""


def add_service_worker(site: SiteFiles) -> None:
    """Add the service worker for all the files that the app needs; a former one is replaced."""
    site.files.pop(SERVICE_WORKER, None)
    kept = {name: content for name, content in site.files.items() if not name.startswith(FOR_OTHERS)}
    digests = {address: _digest(content) for address, content in sorted(kept.items())}
    listed = json.dumps(digests, indent=0)
    mark = sha256(listed.encode()).hexdigest()[:16]
    head = f'const BUILD = "{mark}";\nconst FILES = {listed};\n'
    site.add_plain(SERVICE_WORKER, head.encode() + (ROOT / "ui/service-worker.js").read_bytes())


def _digest(content: bytes) -> str:
    return f"sha256-{b64encode(sha256(content).digest()).decode()}"


def add_manifests(site: SiteFiles, art: Mapping[str, str]) -> dict[str, str]:
    """Add a manifest for each language; their addresses by name. `art` has the addresses of the icons."""
    return {
        f"manifest-{language}": site.add(f"manifest-{language}.webmanifest", _manifest(language, art))
        for language in LANGUAGES
    }


def _manifest(language: str, art: Mapping[str, str]) -> bytes:
    words, say = shell_words()[language], voice(language)
    names = {painted.game: say(f"lobby.{painted.game}.title") for painted in GAMES}
    manifest = {
        "start_url": "./",
        "scope": "./",
        "lang": TAGS[language],
        "dir": "ltr",
        "name": words["manifest.name"],
        "short_name": "Fogueira",
        "description": words["manifest.description"],
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games", "education"],
        "icons": [
            *(_icon(art[f"art/{name}"], name.split("-")[-1].split(".")[0], purpose) for name, purpose in ICONS),
            {"src": art["art/icon.svg"], "sizes": "any", "type": "image/svg+xml"},
        ],
        "shortcuts": [
            {"name": name, "url": f"./?play={game}", "icons": [_icon(art["art/icon-192.png"], "192", "any")]}
            for game, name in names.items()
        ],
    }
    return json.dumps(manifest, ensure_ascii=False, indent=1).encode()


def _icon(address: str, size: str, purpose: str) -> dict[str, str]:
    return {"src": address, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
