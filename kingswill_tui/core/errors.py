"""Errors whose text is one sentence for the person at the keyboard."""


class PlayerError(Exception):
    """Something a person can put right; its text says what is wrong, where, and what to do."""


class NotAnAction(PlayerError):
    """A text or an action that no decision of this game could ever be answered with."""


class IllegalAction(PlayerError):
    """A well-formed action that is not among the legal ones now."""

    def __init__(self, reason: str, rule: str = "") -> None:
        """Keep the reason in words and the id of the rule behind it, empty where there is none."""
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
