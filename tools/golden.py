"""Write the golden playthroughs and choices of bots anew: `python -m tools.golden`.

Read the difference that git shows before you keep it: every changed line is a changed rule, a
changed order of legal actions, or a bot that chooses otherwise.
"""

from __future__ import annotations

from tests.bots.choices import GOLDEN, every_choice
from tests.golden.playthrough import FOLDER, GAMES, playthrough


def main() -> None:
    """Play all of them and write them down."""
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    GOLDEN.write_text("\n".join(every_choice()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
