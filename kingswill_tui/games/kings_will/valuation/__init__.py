"""What a position is worth to a seat by what it may know: a hand-made guess for bots that look ahead."""

from kingswill_tui.games.kings_will.valuation.look_ahead import Outlook, outlook

__all__ = ["Outlook", "outlook"]
