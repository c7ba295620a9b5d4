"""Profiles over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from barbaricum.server.commands import VISIBLE
from barbaricum.server.ratings.forms import Player
from barbaricum.server.ratings.profile import profile
from barbaricum.server.routes.common import Who, refusals

UserPath = Annotated[str, PathParameter(description="A user name", max_length=40, pattern=VISIBLE)]


@get("/api/players/{user:str}", responses=refusals(400, 403, 404))
async def show_player(user: UserPath, who: Who) -> Player:
    """Results, ratings, favourites and rivals of somebody with an account, if he shows them."""
    viewer = await who.person()
    return await who.house.storage.read(lambda connection: profile(connection, user, viewer))
