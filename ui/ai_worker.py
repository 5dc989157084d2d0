"""What runs in the worker that thinks."""

import json


def think(request: str) -> str:
    """Answer a request; both are JSON text."""
    return json.dumps({"received": json.loads(request)})
