"""Data packs: what a game is played with besides its rules, and the id of one that is not ours."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

Pack = Mapping[str, Any]  # JSON that its game checks


def canonical(pack: Pack) -> str:
    """The one way to write a pack."""
    return json.dumps(pack, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def id_of(pack: Pack) -> str:
    """The id of a pack that is not built in: its name, and a digest of all that is in it."""
    digest = hashlib.sha256(canonical(pack).encode()).hexdigest()
    return f"{pack['version'].partition('/')[0]}@{digest[:16]}"
