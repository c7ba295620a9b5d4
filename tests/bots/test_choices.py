"""The strength of the bots was measured at length: nobody is to change their choices unknowingly.

Where a change is wanted, `python -m tools.golden` writes the choices anew; then the ladder of
docs/bots.md has to be played again.
"""

import pytest

from tests.bots.choices import GOLDEN, POSITIONS, chosen


@pytest.mark.parametrize("name", POSITIONS)
def test_every_level_chooses_as_it_did_when_it_was_measured(name: str) -> None:
    kept = [line for line in GOLDEN.read_text("utf-8").splitlines() if line.startswith(f"{name} ")]
    assert list(chosen(name)) == kept
