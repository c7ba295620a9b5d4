"""What a host is given works: the units, the container's recipe, the wheel."""

from __future__ import annotations

import os
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
from barbaricum.server.hosts import hosts_at
from barbaricum.texts import Texts
from tests.patience import until
from tests.ports import free_port
from tests.server.running import running

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
UNITS = [
    "barbaricum.service",
    "barbaricum-backup.service",
    "barbaricum-backup.timer",
    "barbaricum-failed@.service",
]
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


@pytest.mark.parametrize("name", ["barbaricum.service", "barbaricum-backup.service"])
def test_a_unit_has_no_rights_it_does_not_need_and_tells_when_it_fails(name: str) -> None:
    unit = values(name)
    assert unit["OnFailure"] == "barbaricum-failed@%N.service"
    assert unit["CapabilityBoundingSet"] == ""
    for key in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome", "PrivateDevices"):
        assert unit[key] == "yes"
    assert unit["ProtectSystem"] == "strict"
    assert unit["StateDirectoryMode"] == "0700"
    if (program := shutil.which("systemd-analyze")) is not None:
        asked = [program, "security", "--offline=true", "--threshold=20", str(DEPLOY / name)]
        ran = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout


def test_the_service_may_hold_a_socket_for_every_page_that_is_open() -> None:
    assert int(values("barbaricum.service")["LimitNOFILE"]) >= 65_536


def test_the_unit_of_the_backup_does_its_work_without_the_secrets_of_the_service(
    tmp_path: Path,
) -> None:
    """The command of the unit, with the settings that docs/hosting.md recommends for a secret."""
    credential = "/run/credentials/barbaricum.service/mail"
    assert f'password_file = "{credential}"' in (ROOT / "docs" / "hosting.md").read_text("utf-8")
    settings, data, kept = tmp_path / "barbaricum.toml", tmp_path / "data", tmp_path / "kept"
    chosen = f'[mail]\nhost = "mail.example.org"\npassword_file = "{credential}"\n'
    settings.write_text(chosen, "utf-8")
    kept.mkdir()
    with running(data / "tables.sqlite") as server:
        before = httpx.get(f"{server.url}/metrics").text
        command = values("barbaricum-backup.service")["ExecStart"].replace("%%", "%")
        for there, here in (
            ("/usr/local/lib/barbaricum/bin/barbaricum", f"{sys.executable} -m barbaricum"),
            ("/etc/barbaricum/barbaricum.toml", str(settings)),
            ("/var/lib/barbaricum-backups", str(kept)),
            ("/var/lib/barbaricum", str(data)),
        ):
            command = command.replace(there, here)
        ran = subprocess.run(shlex.split(command), capture_output=True, text=True, check=False)
        after = httpx.get(f"{server.url}/metrics").text
    assert (ran.returncode, ran.stderr) == (0, "")
    assert [file.suffixes for file in kept.iterdir()] == [[".tar", ".gz"]]
    assert "barbaricum_backup_age_seconds" not in before
    (age,) = re.findall(r"^barbaricum_backup_age_seconds (\S+)$", after, re.MULTILINE)
    assert 0 <= float(age) < 3600


def test_who_is_told_of_a_failure_hears_the_name_of_the_unit(tmp_path: Path) -> None:
    """The command of the unit that OnFailure= starts, with a program of the host."""
    told = tmp_path / "on-failure"
    told.write_text('#!/bin/sh\necho "told about $1"\n', "utf-8")
    told.chmod(0o755)
    command = values("barbaricum-failed@.service")["ExecStart"].replace("%i", "barbaricum-backup")
    words = shlex.split(command.replace("/etc/barbaricum/on-failure", str(told)))
    said = subprocess.check_output(words, text=True).splitlines()
    assert said == [
        "<3>barbaricum-backup has failed: journalctl -u barbaricum-backup",
        "told about barbaricum-backup",
    ]


@pytest.mark.parametrize("file", ["barbaricum.service", "barbaricum-backup.service"])
def test_the_command_of_a_unit_is_one_of_ours(file: str) -> None:
    """It is understood as far as its settings or its folder, which are not there."""
    called = CALL.search((DEPLOY / file).read_text("utf-8"))
    assert called is not None
    words = shlex.split(called[1])
    assert words[0] in COMMANDS
    with pytest.raises(Problem) as caught:
        dispatch(words, Texts("en"))
    assert caught.value.code in ("unreadable", "no-folder")


@pytest.mark.nginx
def test_nginx_passes_on_pages_records_sockets_and_who_asks(tmp_path: Path) -> None:
    """The real one with the file for hosts, but for its ports and its certificate."""
    openssl = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    openssl += ["-subj", "/CN=games.example.org", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(openssl, check=True, cwd=tmp_path, capture_output=True)
    port = free_port()
    with running(tmp_path / "tables.sqlite", hosts=hosts_at("", ["games.example.org"])) as server:
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for there, here in (
            ("/etc/letsencrypt/live/games.example.org/fullchain.pem", str(tmp_path / "cert.pem")),
            ("/etc/letsencrypt/live/games.example.org/privkey.pem", str(tmp_path / "key.pem")),
            ("http://127.0.0.1:8375", server.url),
            ("listen [::]:443 ssl http2;", ""),
            ("listen 443 ", f"listen 127.0.0.1:{port} "),
            ("listen [::]:80;", ""),
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ):
            assert there in site
            site = site.replace(there, here)
        # As root it would change the user, who may not write into the folder of the test.
        whole = "user root;\n" if os.geteuid() == 0 else ""
        whole += f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
            whole += f"{name}_temp_path {tmp_path}/{name};\n"
        (tmp_path / "nginx.conf").write_text(f"{whole}access_log off;\n{site}}}\n", "utf-8")
        nginx = ["/usr/sbin/nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        tried = subprocess.run([*nginx, "-t"], capture_output=True, text=True, check=False)
        assert tried.returncode == 0, tried.stderr
        with subprocess.Popen([*nginx, "-g", "daemon off;"]) as process:
            try:
                asked_through(f"https://127.0.0.1:{port}")
            finally:
                process.terminate()


def asked_through(url: str) -> None:
    """What a visitor gets: a cookie of TLS, no metrics, and an answer of ours to a long record."""
    headers = {"host": "games.example.org"}
    with httpx.Client(base_url=url, verify=False, headers=headers) as visitor:
        until(lambda: answers(visitor), bool)
        seats = [{"kind": "human"}, {"kind": "open"}]
        made = visitor.post("/api/tables", json={"game": "attila", "name": "Ana", "seats": seats})
        assert made.headers["set-cookie"].startswith("__Host-")
        assert visitor.get("/metrics").status_code == 404
        longest = visitor.post("/api/records", json={"record": "x" * 160 * 1024})
        assert longest.headers["content-type"] == "application/json"


def answers(visitor: httpx.Client) -> bool:
    try:
        return visitor.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


def test_the_set_of_containers_names_its_proxy_and_asks_the_worker_in_its_own_way() -> None:
    """There is no container engine here: at least what belongs together fits together."""
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    (subnet,) = re.findall(r"subnet: (\S+)", compose)
    assert f"--proxy {subnet} " in compose
    (alive,) = re.findall(r"--alive (\S+)", compose)
    assert f"os.stat('{alive}')" in compose
    for command in re.findall(r"^ +command: barbaricum (.*)$", compose, re.MULTILINE):
        assert command.split()[0] in COMMANDS


def test_every_image_can_be_named_by_its_digest() -> None:
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    images = re.findall(r"^ +(?:image|PYTHON_IMAGE): (.*)$", compose, re.MULTILINE)
    assert len(images) == 4
    assert all(
        re.fullmatch(r"\$\{[A-Z]+_IMAGE:-docker\.io/[a-z./]+:[\w.-]+\}", one) for one in images
    )
    froms = re.findall(r"^FROM (\S+)", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert froms == ["${PYTHON_IMAGE}", "${PYTHON_IMAGE}"]


def test_the_recipe_of_the_container_names_what_is_there() -> None:
    recipe = (DEPLOY / "Containerfile").read_text("utf-8")
    assert recipe.count("FROM ") == 2
    installs = re.findall(r"pip install (.*?)(?: \\| &&|$)", recipe, re.MULTILINE)
    assert len(installs) == 3
    assert all("--require-hashes" in one or "--no-deps --no-index" in one for one in installs)
    assert all((ROOT / one).is_file() for one in re.findall(r"requirements/\w+\.txt", recipe))
    assert "USER barbaricum" in recipe
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
