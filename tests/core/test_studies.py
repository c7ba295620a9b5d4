"""The record of a study names what its borrowed rows fell by, or is refused with the reason."""

import json
from typing import Any

import pytest

from barbaricum.core.errors import InvalidRecord
from barbaricum.core.record import loads, verify
from tests.server.test_fair_record import FILE

RECORD: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["record"]


def study(**keys: Any) -> str:
    """The record as if all its rows but the last were borrowed, and fell by another secret."""
    rows = len(RECORD["log"]) - 1
    luck = [{"rows": rows, **RECORD["chance"]}]
    return json.dumps({**RECORD, "study": {"table": "x", "rows": rows, "luck": luck, **keys}})


def test_borrowed_rows_are_checked_by_their_own_secret() -> None:
    record = loads(study())
    assert record.chance is not None
    record.chance |= {"secret": "11" * 32, "commit": None}
    found = verify(record)
    assert found is not None
    assert found.what == "commit"
    record.chance |= {"secret": None}
    assert verify(record) is None
    borrowed = next(row for row, (seat, _) in enumerate(record.log) if seat == -1)
    record.log[borrowed] = (-1, "first 1" if record.log[borrowed][1] == "first 0" else "first 0")
    changed = verify(record)
    assert changed is not None
    assert (changed.what, changed.row) == ("draw", borrowed)


@pytest.mark.parametrize(
    "keys",
    [
        {"rows": -1},
        {"rows": "many"},
        {"rows": 10**6},
        {"luck": None},
        {"luck": [7]},
        {"luck": [{"rows": None}]},
        {"luck": [{"rows": 3, "secret": "zz", "entropy": ["", ""]}]},
        {"luck": [{"rows": 3, "secret": "00", "entropy": []}]},
    ],
)
def test_a_broken_study_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord) as refused:
        verify(loads(study(**keys)))
    assert refused.value.values["key"] == "study"
