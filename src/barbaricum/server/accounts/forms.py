"""What can be asked about accounts, and what is told."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from barbaricum.core.game import Json
from barbaricum.server.commands import VISIBLE, Name

User = Annotated[str, Meta(min_length=1, max_length=40, pattern=VISIBLE)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=100, pattern=VISIBLE)]
Words = Annotated[str, Meta(max_length=1000)]
Visible = Literal["everybody", "friends", "nobody"]
Reason = Literal["insult", "cheating", "spam", "name", "other"]


class Body(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What comes in."""


class Answer(Struct, frozen=True, kw_only=True):
    """What goes out."""


class Profile(Body, frozen=True):
    """What one can change about oneself; what is missing stays."""

    name: Name | None = None
    user: User | None = None
    visible: Visible | None = None


class NewPassword(Body, frozen=True):
    """A first or another password; the present one, if there is one."""

    password: Password
    user: User | None = None
    present: Password | None = None


class SignIn(Body, frozen=True):
    """A name and a password."""

    user: User
    password: Password


class Recover(Body, frozen=True):
    """A recovery code."""

    code: Key


class Credential(Body, frozen=True):
    """What the authenticator of the browser says to the question of a ceremony."""

    ceremony: Key
    credential: dict[str, Json]


class NewPasskey(Body, frozen=True):
    """The user name of the account that a first passkey makes."""

    user: User | None = None


class FirstCredential(Credential, frozen=True):
    """What the authenticator says, and the user name of the account it makes."""

    user: User | None = None


class Sure(Body, frozen=True):
    """The own name, to be sure."""

    name: Annotated[str, Meta(max_length=40)]


class About(Body, frozen=True):
    """Somebody: in a seat of a table, whoever said a line there, or by user name."""

    table: Key | None = None
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    line: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None
    user: User | None = None


class Complaint(Body, frozen=True):
    """What is wrong with somebody, or with what he said."""

    about: About
    reason: Reason
    text: Words = ""


class NewFriend(Body, frozen=True):
    """Somebody by his user name, or whoever gave a friend link."""

    user: User | None = None
    key: Key | None = None


class Invite(Body, frozen=True):
    """A friend who is asked to a table."""

    user: User


class Invitation(Answer, frozen=True):
    """A friend asks to his table."""

    table: str
    title: str
    game: str
    by: str


class Me(Answer, frozen=True):
    """Whoever asks: a guest, or somebody with an account."""

    name: str
    user: str | None
    password: bool
    passkeys: int
    codes: int
    visible: Visible
    games: int
    finished: int
    waiting: int
    """Friends who wait for an answer."""
    invitations: list[Invitation]


class Ceremony(Answer, frozen=True):
    """A question to the authenticator of the browser."""

    id: str
    options: dict[str, Json]


class Device(Answer, frozen=True):
    """A browser that is signed in."""

    id: str
    name: str
    seen: int
    here: bool


class Passkey(Answer, frozen=True):
    """A passkey; for another host it does not work here."""

    id: str
    name: str
    site: str
    created: int
    used: int


class Ways(Answer, frozen=True):
    """Ways in, and where one is signed in."""

    user: str
    password: bool
    codes: int
    passkeys: list[Passkey]
    devices: list[Device]


class Codes(Answer, frozen=True):
    """Recovery codes; shown once, kept as hashes."""

    codes: list[str]


class Friend(Answer, frozen=True):
    """Somebody with an account."""

    user: str
    name: str


class Friends(Answer, frozen=True):
    """Friends, those who ask to be, and those who have not answered yet."""

    friends: list[Friend]
    asking: list[Friend]
    asked: list[Friend]


class Blocked(Answer, frozen=True):
    """Somebody one wants nothing to do with, as he was called then."""

    id: str
    name: str
    created: int


class Blocks(Answer, frozen=True):
    """Everybody one wants nothing to do with."""

    blocks: list[Blocked]


BODIES: Final = (
    Profile,
    NewPassword,
    SignIn,
    Recover,
    Credential,
    Sure,
    About,
    Complaint,
    NewFriend,
    Invite,
)
"""All that comes in."""
