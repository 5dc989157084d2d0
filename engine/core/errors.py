"""The engine's errors. Each carries a message key and parameters, so that it can be said in the user's language."""

from __future__ import annotations


class EngineError(Exception):
    """Base of all errors raised by the engine.

    ``key`` names a message in the ``core`` catalogue; ``params`` fill its fields.
    """

    key = "error.engine"

    def __init__(self, detail: str, **params: str | int) -> None:
        super().__init__(detail)
        self.params: dict[str, str | int] = {"detail": detail, **params}


class OptionError(EngineError):
    """An option's name or value is unknown, or a number of players does not fit the game."""

    key = "error.option"


class IllegalAction(EngineError):  # noqa: N818  the field's word for it
    """The action is not among those that the decision offers."""

    key = "error.illegal_action"


class GameOver(EngineError):  # noqa: N818
    """An action was given although the game has ended."""

    key = "error.game_over"


class DecodeError(EngineError):
    """Data does not have the shape or the values that its type asks for; ``path`` says where."""

    key = "error.decode"

    def __init__(self, detail: str, path: str = "") -> None:
        super().__init__(f"{path or 'document'}: {detail}", path=path or "document")


class SaveError(EngineError):
    """A saved game cannot be read at all: not ours, newer than this program, or damaged."""

    key = "error.save"


class NewerSaveError(SaveError):
    """A saved game was written by a newer program than this one."""

    key = "error.save_newer"


class UnknownGameError(NewerSaveError):
    """A saved game of a game that this program does not have."""

    key = "error.save_unknown_game"


class StuckError(EngineError):
    """The rules went on without a decision for longer than any real game does: a fault of the rules' code."""

    key = "error.stuck"
