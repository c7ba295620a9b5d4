"""What a host is given works: the units, the container's recipe, the wheel."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from barbaricum.cli.main import COMMANDS, dispatch
from barbaricum.cli.problems import Problem
from barbaricum.texts import Texts

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
UNITS = ["barbaricum.service", "barbaricum-backup.service", "barbaricum-backup.timer"]
CALL = re.compile(r"/usr/local/lib/barbaricum/bin/barbaricum ([^'\n]*)")


def values(unit: str) -> dict[str, str]:
    lines = (DEPLOY / unit).read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and line[0] != "#")


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_a_unit(unit: str, tmp_path: Path) -> None:
    """Where systemd is; else at least every line is a section, a comment or a setting."""
    text = (DEPLOY / unit).read_text("utf-8")
    assert all(re.match(r"$|#|\[\w+\]$|[A-Z]\w*=", line) for line in text.splitlines())
    for name in UNITS:
        source = (DEPLOY / name).read_text("utf-8")
        (tmp_path / name).write_text(
            source.replace("/usr/local/lib/barbaricum/bin/barbaricum", "/bin/true")
        )
    if (program := shutil.which("systemd-analyze")) is not None:
        asked = [program, "verify", "--man=no", str(tmp_path / unit)]
        ran = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert unit not in ran.stderr


def test_the_service_has_no_rights_it_does_not_need() -> None:
    unit = values("barbaricum.service")
    assert unit["CapabilityBoundingSet"] == ""
    for key in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome", "PrivateDevices"):
        assert unit[key] == "yes"
    assert unit["ProtectSystem"] == "strict"
    assert unit["StateDirectoryMode"] == "0700"


@pytest.mark.parametrize("file", ["barbaricum.service", "barbaricum-backup.service"])
def test_the_command_of_a_unit_is_one_of_ours(file: str) -> None:
    """It is understood as far as the settings file, which is not there."""
    called = CALL.search((DEPLOY / file).read_text("utf-8"))
    assert called is not None
    words = shlex.split(called[1])
    assert words[0] in COMMANDS
    with pytest.raises(Problem) as caught:
        dispatch(words, Texts("en"))
    assert caught.value.code == "unreadable"


def test_the_recipe_of_the_container_names_what_is_there() -> None:
    recipe = (DEPLOY / "Containerfile").read_text("utf-8")
    assert recipe.count("FROM ") == 2
    assert "USER barbaricum" in recipe
    assert (ROOT / "requirements" / "run.txt").is_file()
    command = re.search(r'^CMD \["barbaricum", (.*)\]$', recipe, re.MULTILINE)
    assert command is not None
    assert "/api/health" in recipe


def test_the_wheel_serves_the_page_without_the_checkout(tmp_path: Path) -> None:
    """Unpacked somewhere else, as pip would: texts, migrations, rules and page are in it."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, check=True, cwd=ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'site')!r})\n"
        "import barbaricum; print(barbaricum.__file__, flush=True)\n"
        "from barbaricum.cli.main import main\n"
        f"main(['serve', '--port', '0', '--lang', 'en', '--data', {str(tmp_path / 'data')!r}])\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith(str(tmp_path / "site"))
            ready = process.stdout.readline().split()
            url = next(word for word in ready if word.startswith("http"))
            page = httpx.get(url)
            assert page.status_code == 200
            (script, *_) = re.findall(r'src="/(assets/[^"]+\.js)"', page.text)
            asset = httpx.get(url + script)
            assert asset.headers["content-type"].startswith("text/javascript")
            assert (asset.status_code, len(asset.content) > 10_000) == (200, True)
            health = httpx.get(f"{url}api/health").json()
            assert (health["ready"], health["page"]) == (True, True)
            assert wheel.name == f"barbaricum-{health['version']}-py3-none-any.whl"
            assert httpx.get(f"{url}api/games").status_code == 200
        finally:
            process.terminate()
