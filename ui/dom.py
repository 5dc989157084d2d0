"""The one door to the browser."""

from pyscript import document


def ready() -> None:
    """Say that Python answers from now on."""
    document.documentElement.dataset.python = "ready"
