"""What commands do: each looks at the table and says what is to be written, or refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.server import commands as asked
from barbaricum.server.deeds import pacing, playing, seating, talking, undoing
from barbaricum.server.deeds.change import Change, Where
from barbaricum.server.people import Actor

Deed = Callable[[Where, Actor, Any], Change]  # the third is the command the deed stands beside

DEEDS: Final[Mapping[type[asked.Asked], Deed]] = {
    asked.Act: playing.act,
    asked.Start: playing.start,
    asked.Undo: undoing.undo,
    asked.Agree: undoing.agree,
    asked.Refuse: undoing.refuse,
    asked.AskPace: pacing.ask_pace,
    asked.AgreePace: pacing.agree_pace,
    asked.RefusePace: pacing.refuse_pace,
    asked.Say: talking.say,
    asked.GiveText: seating.give_text,
    asked.Leave: seating.leave,
    asked.Arrange: seating.arrange,
    asked.StandIn: seating.stand_in,
    asked.GiveBack: seating.give_back,
    asked.Rematch: seating.rematch,
}

__all__ = ["DEEDS", "Change", "Where"]
