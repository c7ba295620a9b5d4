"""Writes docs/programming.md: the views, actions and results of both games, with an example each.

PYTHONPATH=src python -m tools.programming
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

from barbaricum import bots, games
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.server.manners import aids, path

PAGE: Final = Path(__file__).parents[1] / "docs" / "programming.md"
MOMENT: Final = {"attila": 130, "invasions": 210}
"""So many rows into a game of bots is the example."""
HEAD: Final = """# The views, actions and results of the games

What a program sees and does at a table ([how it gets there](api.md)). This page is made by
`python -m tools.programming` from the types in `barbaricum.games.<game>.shapes` and
`barbaricum.games.<game>.assist.shapes`; tests compare them with the views of whole games.
`/api/schema/openapi.json` has the same types.

A **position** has `view` (the game as the seat may know it), `aids` (what helps to decide, worked
out from the view), `legal` (the actions, each with its `text`, the `path` of clicks that leads to
it on a board, and a `label`), `prompt` (what is asked: `code`, `values`, `sentence`) and, at the
end, `result`. Lists go by seat. In Python, `game.view(state, seat)` is the same view, and
`shapes.seen(view)` tells a type checker so. To act, send the `text` of one of the legal actions.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for name in games.names() for line in of_game(games.get(name)))])


def of_game(game: AnyGame) -> Iterator[str]:
    """Everything about one game."""
    state, ended = moment(game), end(game)
    seat = game.to_act(state)
    view = game.view(state, seat)
    yield f"## {game.name.capitalize()}\n"
    yield "### View\n"
    yield from forms(f"barbaricum.games.{game.name}.shapes", "View")
    yield from example("A view", view)
    yield "### Aids\n"
    yield from forms(f"barbaricum.games.{game.name}.assist.shapes", "Aids")
    yield from example("The aids of that view", plain(aids(game, view)))
    yield "### Actions and notation\n"
    yield from actions(game)
    action = game.legal(state)[0]
    one = {"text": game.text(action), "path": path(game, action), "label": "…"}
    yield from example("A legal action in that view", one)
    yield "### Result\n"
    yield from forms(f"barbaricum.games.{game.name}.shapes", "Result")
    yield from example("A result", ended)


def played(game: AnyGame) -> Iterator[Any]:
    """The positions of a game of three bots; the same ones every time."""
    luck, bot = Random(1), bots.get("greedy")
    state = game.setup(3, {"first": "seat"})
    while (seat := game.to_act(state)) is not None:
        yield state
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), luck))
        else:
            state = game.step(state, game.parse(bot.choose(game, game.view(state, seat), luck)))
    yield state


def moment(game: AnyGame) -> Any:
    """A position with a choice, some way into the game."""
    return next(
        state
        for state in played(game)
        if state.number >= MOMENT[game.name]
        and game.to_act(state) != CHANCE
        and 2 < len(game.legal(state)) < 20
    )


def end(game: AnyGame) -> dict[str, Any]:
    """How that game ended, as it is sent."""
    *_, last = played(game)
    result = game.result(last)
    assert result is not None
    breakdown = {key: list(points) for key, points in result.breakdown.items()}
    return {
        "points": list(result.points),
        "places": list(result.places),
        "ending": result.ending,
        "breakdown": breakdown,
    }


def plain(found: Any) -> Any:
    """JSON of what a game worked out; refusals are told as the server tells them."""
    if isinstance(found, Mapping):
        return {key: plain(value) for key, value in found.items()}
    if isinstance(found, list):
        return [plain(value) for value in found]
    if hasattr(found, "rule"):
        return {"code": found.code, "rule": found.rule, "values": found.values, "sentence": "…"}
    return found


def example(title: str, value: Any) -> Iterator[str]:
    """A value, a line for each key."""
    rows = [f'  "{key}": {json.dumps(one, ensure_ascii=False)}' for key, one in value.items()]
    yield f"{title}:\n\n```json\n{{\n" + ",\n".join(rows) + "\n}\n```\n"


def forms(module: str, first: str) -> Iterator[str]:
    """A form and all it is made of, each as a table."""
    source = Path(import_module(module).__file__ or "").read_text("utf-8")
    body = ast.parse(source).body
    classes = {one.name: one for one in body if isinstance(one, ast.ClassDef)}
    others = {"View", "Result", "Breakdown", "Aids"} - {first}
    names = [first, *(name for name in classes if name != first and name not in others)]
    if first == "Result":
        names = ["Result", "Breakdown"]
    if first == "View":
        yield from vocabulary(body, module)
    for name in names:
        yield from table(classes[name])


def vocabulary(body: list[ast.stmt], module: str) -> Iterator[str]:
    """The words of a form."""
    found = import_module(module)
    words = [
        f"- `{name}`: " + ", ".join(f"`{word}`" for word in get_args(getattr(found, name)))
        for name in ("Phase", "Ending", "What")
        if hasattr(found, name)
    ]
    words += [
        f"- `{ast.unparse(one.targets[0])}`: {told(one.value)}"
        for one in body
        if isinstance(one, ast.Assign)
    ]
    yield "\n".join(words) + "\n"


def told(value: ast.expr) -> str:
    """A type by its words, or as it is written."""
    if isinstance(value, ast.Subscript) and ast.unparse(value.value) == "Literal":
        words = value.slice.elts if isinstance(value.slice, ast.Tuple) else [value.slice]
        return ", ".join(f"`{ast.unparse(word)}`".replace("'", "") for word in words)
    return f"`{ast.unparse(value)}`"


def table(form: ast.ClassDef) -> Iterator[str]:
    """The keys of a form, each with its type and what it is."""
    optional = any(ast.unparse(word.value) == "False" for word in form.keywords)
    yield f"**{form.name}**. {ast.get_docstring(form)}{' Any key may be left out.' * optional}\n"
    yield "| key | type | |\n| --- | --- | --- |"
    for one, after in zip(form.body, [*form.body[1:], None], strict=True):
        if isinstance(one, ast.AnnAssign):
            about = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                about = " ".join(str(after.value.value).split())
            kind = ast.unparse(one.annotation).replace("|", "\\|").replace("'", '"')
            yield f"| `{ast.unparse(one.target)}` | `{kind}` | {about} |"
    yield ""


def actions(game: AnyGame) -> Iterator[str]:
    """Every kind of action with a notation of it."""
    rules = import_module(f"barbaricum.games.{game.name}.rules.actions")
    board: Any = getattr(game, "board", None)  # where actions depend on the board
    every = rules.ACTIONS if board is None else rules.every(board)
    kinds: dict[type, list[str]] = {}
    for action in every:
        kinds.setdefault(type(action), []).append(action.text)
    yield "| action | notation, for example | how many |\n| --- | --- | --- |"
    for kind, texts in kinds.items():
        about = (getdoc(kind) or "").splitlines()[0]
        shown = ", ".join(f"`{text}`" for text in dict.fromkeys((texts[0], texts[-1])))
        yield f"| {about} | {shown} | {len(texts)} |"
    yield "\nThe log has what falls by chance too, with `?` for what a seat may not know.\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
