"""The pages say what is so: their links lead somewhere, their programs run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
PROGRAMS = [
    (page.name, program)
    for page in PAGES
    for program in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    inside = [link for link in links if not link.startswith("http")]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize(("page", "program"), PROGRAMS, ids=[page for page, _ in PROGRAMS])
def test_every_program_on_a_page_runs(page: str, program: str) -> None:
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, f"{page}: {ran.stderr}"
    assert "Result(" in ran.stdout


def test_the_readme_names_both_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "python3 dev.py play" in readme
    assert "python3 dev.py test" in readme
