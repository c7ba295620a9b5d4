"""The page comes in a form that names what its first screen wants."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import HUMAN, OPEN, Running, running

FORMS = ("home", "room", "attila", "invasions")
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose page tells which form of it was sent."""
    static = tmp_path_factory.mktemp("static")
    (static / "forms").mkdir()
    (static / "index.html").write_text("plain")
    for name in FORMS:
        for language in ("en", "fr", "de"):
            (static / "forms" / f"{name}.{language}.html").write_text(f"{name} in {language}")
    with running(_file(tmp_path_factory), pages=static) as server:
        yield server


def _file(factory: pytest.TempPathFactory) -> Path:
    return factory.mktemp("tables") / "tables.sqlite"


def sent(server: Running, path: str, language: str = "en") -> str:
    return httpx.get(server.url + path, headers={"accept-language": language}).text


def test_the_front_door_comes_in_the_language_of_the_browser(built: Running) -> None:
    assert sent(built, "/") == "home in en"
    assert sent(built, "/", "de-AT,de;q=0.9,en;q=0.8") == "home in de"
    assert sent(built, "/", "nl,fr;q=0.5") == "home in fr"


@pytest.mark.parametrize("game", ["attila", "invasions"])
def test_a_table_at_which_a_game_goes_on_comes_with_its_board(built: Running, game: str) -> None:
    ana = built.client()
    table = ana.create(HUMAN, BOT, game=game)["id"]
    assert sent(built, f"/table/{table}") == "room in en"
    ana.do("start")
    assert sent(built, f"/table/{table}", "fr") == f"{game} in fr"
    assert sent(built, f"/table/{table}/{game}") == f"{game} in en"


def test_a_table_that_waits_for_players_comes_with_its_room(built: Running) -> None:
    table = built.client().create(HUMAN, OPEN)["id"]
    assert sent(built, f"/table/{table}") == "room in en"


@pytest.mark.parametrize("path", ["/table/nobody-knows", "/table", "/new/attila", "/fair/x"])
def test_every_other_place_is_the_plain_page(built: Running, path: str) -> None:
    assert sent(built, path) == "plain"


def test_what_is_kept_on_the_way_is_kept_for_one_language(built: Running) -> None:
    page = httpx.get(built.url + "/")
    assert "accept-language" in page.headers["vary"]
    assert page.headers["cache-control"] == "no-cache"
