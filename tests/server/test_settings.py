"""One settings file: read to the letter, shown with explanations, beaten by flags."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from barbaricum.cli.main import main
from barbaricum.server.settings import Configuration, Server, shown, understood, with_secrets
from barbaricum.texts import LANGUAGES, Texts
from tests.server.process import Process

ROOT = Path(__file__).resolve().parents[2]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main([*words, "--lang", "en"])
    heard = capsys.readouterr()
    return status, heard.err or heard.out


def unknown(key: str) -> str:
    return (
        f"FILE has a setting that does not exist: {key}. “barbaricum settings” shows all that do."
        " [setting-unknown]\n"
    )


def wrong(key: str, sample: str) -> str:
    return (
        f"In FILE the setting {key} has an impossible value. A possible one is: {sample}"
        " [setting-wrong]\n"
    )


BROKEN = "FILE is not valid TOML: line 1, column 8. [settings-broken]\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[server]\nprt = 1", unknown("server.prt")),
        ("[sever]\nport = 1", unknown("sever")),
        ('[server]\nport = "1"', wrong("server.port", "port = 8375")),
        ("[server]\nthink = 60", wrong("server.think", "think = 2.0")),
        ('[server]\nnames = ["a", ""]', wrong("server.names", "names = []")),
        ('[admin]\npassword = "x"', wrong("admin.password", 'password = "a long sentence"')),
        ("server = 3", wrong("server", "[server]")),
        ("[server\n", BROKEN),
    ],
)
def test_what_is_wrong_in_the_file_is_told_by_its_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    refused = (2, sentence.replace("FILE", str(file)))
    assert said(capsys, "serve", "--settings", str(file)) == refused
    assert said(capsys, "settings", "--settings", str(file)) == refused


def test_a_file_that_is_named_has_to_be_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, sentence = said(capsys, "serve", "--settings", str(tmp_path / "none.toml"))
    assert (status, sentence.split()[-1]) == (2, "[unreadable]")


def test_the_file_in_the_folder_of_the_tables_holds_and_flags_beat_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "barbaricum.toml").write_text('[server]\nnames = ["a.example"]\nport = 1\n')
    with Process(tmp_path) as process:
        named = process.client().http.get("/api/games", headers={"host": "a.example"})
        other = process.client().http.get("/api/games", headers={"host": "b.example"})
    assert (named.status_code, other.status_code) == (200, 421)
    _, file = said(capsys, "settings", "--data", str(tmp_path))
    assert tomllib.loads(file)["server"] == {
        "names": ["a.example"],
        "port": 1,
        "data": str(tmp_path),
    }


def test_what_is_shown_can_be_read_again() -> None:
    server = Server(names=("ä \\ \x7f", "b"), think=3.5, data="/x y")
    changed = Configuration(server=server)
    assert understood(shown(changed, Texts("fr")), "-") == changed


def test_a_secret_comes_from_its_file_or_the_environment_and_is_not_shown() -> None:
    asked = understood('[admin]\npassword_file = "/here"', "-")
    environment = {"BARBARICUM_METRICS_TOKEN": "from outside"}
    full = with_secrets(asked, environment, {"/here": "open sesame\n"}.__getitem__)
    assert full.admin.password == "open sesame"
    assert full.metrics.token == "from outside"
    assert "sesame" not in shown(full, Texts("en"))
    assert "outside" not in shown(full, Texts("en"))


def test_the_example_shows_every_key_with_a_value_that_is_possible() -> None:
    """Every line that is commented out can be taken as it stands."""
    example = shown(Configuration(), Texts("en"))
    assert understood(example, "-") == Configuration()
    lines = [line.removeprefix("# ") for line in example.splitlines()]
    taken = [line for line in lines if line.startswith("[") or " = " in line]
    asked = tomllib.loads("\n".join(taken))
    assert msgspec.convert(asked, Configuration) != Configuration()
    for section in Configuration.__struct_fields__:
        assert tuple(asked[section]) == getattr(Configuration(), section).__struct_fields__


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_told_in_every_language(language: str) -> None:
    assert shown(Configuration(), Texts(language)).count("\n# ") > 20


def test_the_example_for_hosts_is_the_one_the_program_shows() -> None:
    example = (ROOT / "deploy" / "barbaricum.toml").read_text("utf-8")
    assert example == shown(Configuration(), Texts("en")), "barbaricum settings > that file"
