"""An upgrade installs the new version: every commit has one of its own, with and without git."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

from barbaricum import version as ours

ROOT = Path(__file__).resolve().parents[1]
FULL = re.compile(r"\d+\.\d+\.\d+\.post\d{14}\+g[0-9a-f]{12}(\.d[0-9a-f]{10})?")
NOBODY = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org")


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *NOBODY, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path, name: str, day: int) -> None:
    """A new module, committed on that day."""
    (folder / "src" / "barbaricum" / f"{name}.py").write_text(f'"""{name}."""\n', "utf-8")
    git(folder, "add", ".")
    moment = f"2026-11-{day:02}T12:00:00+02:00"
    command = ["git", *NOBODY, "commit", "--quiet", "-m", name]
    told = os.environ | {"GIT_COMMITTER_DATE": moment}
    subprocess.run(command, cwd=folder, check=True, env=told)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small copy of this project with a history of one commit."""
    folder = tmp_path / "checkout"
    unneeded = shutil.ignore_patterns("__pycache__", "static")
    for place in ("src", "docs/rules"):
        shutil.copytree(ROOT / place, folder / place, ignore=unneeded)
    for file in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / file, folder)
    git(folder, "init", "--quiet")
    commit(folder, "early", 1)
    return folder


def built(folder: Path, target: str) -> Path:
    """What the build makes of a checkout."""
    away = folder.parent / f"{folder.name}-built"
    shutil.rmtree(away, ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(away)]
    subprocess.run(command, check=True, cwd=folder, capture_output=True)
    (made,) = away.iterdir()
    return made


def test_every_commit_has_a_version_of_its_own_and_a_later_one_is_higher(checkout: Path) -> None:
    first = ours.of_sources(checkout)
    commit(checkout, "late", 2)
    second = ours.of_sources(checkout)
    assert FULL.fullmatch(first)
    assert FULL.fullmatch(second)
    assert first.startswith("0.1.0.post20261101100000+g")
    assert first < second


def test_a_shallow_clone_without_tags_has_the_same_version(checkout: Path, tmp_path: Path) -> None:
    commit(checkout, "late", 2)
    git(tmp_path, "clone", "--quiet", "--depth", "1", checkout.as_uri(), "clone")
    assert ours.of_sources(tmp_path / "clone") == ours.of_sources(checkout)


def test_what_is_not_committed_changes_the_version_too(checkout: Path) -> None:
    clean, seen = ours.of_sources(checkout), set()
    for text in ("# one\n", "# two\n"):
        (checkout / "src" / "barbaricum" / "early.py").write_text(text, "utf-8")
        seen.add(ours.of_sources(checkout))
    assert len(seen) == 2
    assert all(one.startswith(f"{clean}.d") for one in seen)
    assert {ours.commit(one.partition(".d")[0]) for one in seen} == {ours.commit(clean)}


def test_without_git_the_sources_themselves_are_the_version(checkout: Path) -> None:
    shutil.rmtree(checkout / ".git")
    first = ours.of_sources(checkout)
    (checkout / "src" / "barbaricum" / "early.py").write_text("# changed\n", "utf-8")
    assert re.fullmatch(r"\d+\.\d+\.\d+\+d[0-9a-f]{10}", first)
    assert ours.of_sources(checkout) != first
    assert ours.commit(first) is None


def test_a_wheel_made_from_an_sdist_has_the_version_of_the_checkout(checkout: Path) -> None:
    """Though there is no git in an sdist."""
    with tarfile.open(built(checkout, "sdist")) as archive:
        archive.extractall(checkout.parent / "unpacked", filter="data")
    (unpacked,) = (checkout.parent / "unpacked").iterdir()
    wheel = built(unpacked, "wheel")
    assert wheel.name == f"barbaricum-{ours.of_sources(checkout)}-py3-none-any.whl"


def test_the_documented_upgrade_installs_the_new_wheel(checkout: Path, tmp_path: Path) -> None:
    """The command of docs/hosting.md, in an environment that has the old one."""
    venv.create(tmp_path / "venv", with_pip=True, symlinks=os.name != "nt")
    python = str(tmp_path / "venv" / "bin" / "python")
    site = next((tmp_path / "venv" / "lib").glob("python*/site-packages"))
    (site / "what-it-needs.pth").write_text(sysconfig.get_path("purelib"), "utf-8")

    def upgraded() -> str:
        wheel = str(built(checkout, "wheel"))
        command = [python, "-m", "pip", "install", "--no-index", "--no-deps", "--upgrade", wheel]
        subprocess.run(command, check=True, capture_output=True)
        asked = [python, "-I", "-m", "barbaricum", "--version"]
        return subprocess.check_output(asked, cwd=tmp_path, text=True).strip()

    assert upgraded() == f"barbaricum {ours.of_sources(checkout)}"
    commit(checkout, "late", 2)
    assert upgraded() == f"barbaricum {ours.of_sources(checkout)}"
    subprocess.run([python, "-I", "-c", "import barbaricum.late"], check=True, cwd=tmp_path)
