"""Take the pictures in docs/pictures: `python -m tools.pictures [SCREEN ...]`, with Chromium."""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.gallery import GALLERY
from tests.browser.screens import Visit
from tests.browser.sizes import DESKTOP, PHONE, TABLET, Size
from tests.server.running import running

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
PACK: Final = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const packed = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  let bytes = "";
  for (const byte of new Uint8Array(await packed.arrayBuffer())) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}"""


class Picture(NamedTuple):
    screen: str
    ending: str = ""
    size: Size = DESKTOP
    theme: str = "light"
    language: str = "en-GB"


PICTURES: Final = (
    Picture("home"),
    Picture("home", "-phone-dark", PHONE, "dark"),
    Picture("new-table"),
    Picture("waiting-room"),
    Picture("card"),
    Picture("card", "-dark", theme="dark"),
    Picture("card", "-tablet", TABLET, language="fr-FR"),
    Picture("card", "-phone", PHONE, language="de-DE"),
    Picture("influence"),
    Picture("war"),
    Picture("war", "-phone", PHONE),
    Picture("war-over"),
    Picture("scoring"),
    Picture("over"),
    Picture("rules"),
    Picture("keys"),
    Picture("invasions-plan"),
    Picture("invasions-plan", "-dark", theme="dark"),
    Picture("invasions-plan", "-phone", PHONE),
    Picture("invasions-port", "-tablet", TABLET, language="de-DE"),
    Picture("invasions-before-raid"),
    Picture("invasions-raid", "-phone", PHONE, language="fr-FR"),
    Picture("invasions-over"),
)


def webp(browser: Browser, png: bytes) -> bytes:
    """Far smaller than PNG where the map is."""
    page = browser.new_page()
    packed: str = page.evaluate(PACK, base64.b64encode(png).decode())
    page.close()
    return base64.b64decode(packed)


def take(browser: Browser, address: str, picture: Picture) -> None:
    contexts = []

    def opened(path: str, cookies: Sequence[Any] = ()) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport=picture.size,
            locale="en-GB",
            color_scheme="dark" if picture.theme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.add_cookies(cookies)
        page = context.new_page()
        page.goto(path)
        return page

    visit = Visit(address, opened)
    page = GALLERY[picture.screen](visit)
    language = picture.language[:2]
    page.locator(f".languages button[lang={language}]").evaluate("(button) => button.click()")
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_load_state("networkidle")
    file = FOLDER / f"{picture.screen}{picture.ending}.webp"
    file.write_bytes(webp(browser, page.screenshot()))
    print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)
    visit.leave()
    for context in contexts:
        context.close()


def main(wanted: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        program = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for picture in PICTURES:
            if not wanted or f"{picture.screen}{picture.ending}" in wanted:
                take(browser, server.url, picture)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
