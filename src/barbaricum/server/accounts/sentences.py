"""What is refused about accounts, in English; the other languages stand in the texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "not-signed-in": "This needs an account. Sign in, or keep your games with a new one.",
    "wrong-sign-in": "This name and this password do not belong together.",
    "sign-in-again": "Sign in once more first, so that it is sure to be you.",
    "wrong-password": "This is not your present password.",
    "weak-password": "A password needs at least {least} characters and must not be your name.",
    "wrong-user-name": "A user name has 3 to 20 letters from a to z, digits or single hyphens.",
    "user-name-taken": "Somebody has this user name, or one that looks like it.",
    "passkey-refused": "The passkey could not be checked. Please try again.",
    "no-passkeys-here": (
        "Passkeys need a secure connection to a name, not to a number. A password works here."
    ),
    "wrong-code": "This recovery code is not valid, or it was used before.",
    "last-way-in": "This is your last way in. Without it only your signed-in browsers know you.",
    "unknown-device": "There is no such device.",
    "unknown-passkey": "There is no such passkey.",
    "unknown-player": "There is no such player.",
    "unknown-line": "There is no such line.",
    "yourself": "That is you.",
    "not-friends": "You are not friends.",
    "not-sure": "Write your name exactly as it stands there, to be sure.",
    "rated-people-only": (
        "At a rated table every seat is for one person with an account: "
        "no bots, no second player at one device."
    ),
    "rated-forbids": (
        "At a rated table nobody gets help: nothing is taken back that others would have "
        "to allow, and no bot plays for a while."
    ),
    "rated-clock": "A rated table needs a clock: it decides about whoever stays away.",
    "profile-hidden": "This player does not show his games.",
    "not-welcome": "You cannot take a place at this table.",
}
