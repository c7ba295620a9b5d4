"""Take from the page what pictures of positions are drawn with: the named map, signs, fonts.

    python -m tools.picture_parts http://127.0.0.1:8375

The maps are drawn by the page itself, at the size of the whole board, in each language; signs are
its symbols; fonts are those of the page, unpacked, since a picture is drawn without a browser.
"""

from __future__ import annotations

import json
import re
import struct
import sys
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
PARTS = ROOT / "src" / "barbaricum" / "server" / "pictures" / "parts"
FONTS = {
    "cinzel": "cinzel/files/cinzel-latin-700-normal.woff",
    "sans": "source-sans-3/files/source-sans-3-latin-600-normal.woff",
    "garamond": "eb-garamond/files/eb-garamond-latin-700-normal.woff",
    "fell": "im-fell-english/files/im-fell-english-latin-400-italic.woff",
}
SIZES = {"attila": (1535, 1131), "invasions": (1800, 1270)}
STYLES = (
    *("fill", "fill-opacity", "opacity", "paint-order", "text-anchor", "letter-spacing"),
    *(f"stroke-{what}" for what in ("width", "opacity", "dasharray", "linecap", "linejoin")),
    *(f"font-{what}" for what in ("family", "size", "weight", "style")),
    "stroke",
)
MAP = """(styles) => {
  const stage = document.querySelector(".stage svg").cloneNode(true);
  const live = [...document.querySelectorAll(".stage svg *")];
  const drop = [];
  [...stage.querySelectorAll("*")].forEach((one, index) => {
    const style = getComputedStyle(live[index]);
    for (const name of styles) {
      const value = style.getPropertyValue(name);
      if (value && value !== "none" || name === "fill") one.setAttribute(name, value);
    }
    for (const name of ["class", "style", "id", "aria-hidden", "role"]) {
      if (name !== "id" || one.tagName !== "path" || one.classList.contains("hit")) {
        if (name !== "id") one.removeAttribute(name);
      }
    }
    const moves = ".hit, image, .ship, use, .berth, circle[opacity='.4'] + use";
    if (live[index].matches(moves)) drop.push(one);
    if (live[index].querySelector(":scope > path[d='M-8.5,13V-11']")) drop.push(one);
    if (style.textTransform === "uppercase" && one.tagName === "text") {
      one.textContent = one.textContent.toUpperCase();
    }
  });
  drop.forEach((one) => one.remove());
  return { box: stage.getAttribute("viewBox"), inside: stage.innerHTML };
}"""
SIGNS = """() => [...document.querySelectorAll("svg.defs")].map((one) => one.innerHTML).join("")"""


def unpacked(woff: bytes) -> bytes:
    """A font in WOFF as the plain font that it packs."""
    flavor, number = struct.unpack(">4xI4xH", woff[:14])
    power = 1 << (number.bit_length() - 1)
    head = struct.pack(
        ">IHHHH", flavor, number, power * 16, power.bit_length() - 1, (number - power) * 16
    )
    tables, body, at = b"", b"", 12 + 16 * number
    for index in range(number):
        tag, offset, packed, size, check = struct.unpack_from(">4sIIII", woff, 44 + 20 * index)
        data = woff[offset : offset + packed]
        data = zlib.decompress(data) if packed < size else data
        tables += struct.pack(">4sIII", tag, check, at, size)
        body += data + b"\0" * (-size % 4)
        at += size + -size % 4
    return head + tables + body


def drawn(browser: Browser, address: str, game: str, language: str) -> tuple[Any, str]:
    """The map of a game before anything happens, and all signs of its screen."""
    width, height = SIZES[game]
    page = browser.new_page(viewport={"width": width + 356, "height": height + 190})
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = page.request.post(
        f"{address}/api/tables",
        data={"game": game, "name": "A", "seats": seats, "options": {"first": "seat"}},
    ).json()["id"]
    page.request.post(f"{address}/api/tables/{table}/commands", data={"type": "start", "id": "s"})
    page.goto(f"{address}/replay/{table}/0?as=onlooker")
    page.locator(f".languages button[lang={language}]").click()
    page.locator(".stage svg").wait_for()
    page.keyboard.press("0")
    page.wait_for_timeout(1500)
    return page.evaluate(MAP, STYLES), page.evaluate(SIGNS)


IDLE = re.compile(
    r' (?:fill-opacity="1"|stroke-opacity="1"|stroke-linecap="butt"|stroke-linejoin="miter"'
    r'|opacity="1"|letter-spacing="normal"|text-anchor="start"|paint-order="normal")|<!--.*?-->'
)
DAYS = re.compile(r"(>[NESWO]</text>)\s*<text[^>]*>\d+</text>")
"""How fair a zone is, which turns with the wind."""
FACES = re.compile(r"(<(?:path|circle|ellipse|g|rect|line)\b[^>]*)")
FACE = re.compile(r' font-(?:family|size|weight|style)="[^"]*"')


def slim(drawing: str) -> str:
    """Without what goes without saying."""
    bare = FACES.sub(lambda one: FACE.sub("", one[1]), IDLE.sub("", drawing))
    bare = DAYS.sub(r"\1", bare)
    return bare.replace('"Fell,', '"IM FELL English,').replace('"Garamond,', '"EB Garamond,') + "\n"


def spots() -> dict[str, Any]:
    """Where pieces lie, out of the maps of the page."""
    maps = {game: json.loads((ROOT / "web/src/map" / f"{game}.json").read_text()) for game in SIZES}
    attila, sea = maps["attila"], maps["invasions"]
    berths = {place["id"]: place["berths"] for place in (*sea["spaces"], *sea["homes"])}
    harbours = {port["id"]: [port["spots"]["ship"]] for port in sea["ports"]}
    return {
        "attila": {one["id"]: [*one["slots"], one["tile"]] for one in attila["provinces"]},
        "berths": berths | harbours | {"wintering": sea["wintering"]["berths"]},
        "ports": {
            port["id"]: {
                key: port["spots"][key]
                for key in ("goods", "settlement", "town")
                if key in port["spots"]
            }
            for port in sea["ports"]
        },
    }


def main() -> None:
    address = sys.argv[1]
    for name, path in FONTS.items():
        woff = ROOT / "web" / "node_modules" / "@fontsource" / path
        (PARTS / f"{name}.ttf").write_bytes(unpacked(woff.read_bytes()))
    signs = ""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for game in SIZES:
            for language in ("en", "fr", "de"):
                found, signs = drawn(browser, address, game, language)
                drawing = slim(found["inside"])
                (PARTS / f"{game}-{language}.svg").write_text(drawing, encoding="utf-8")
        browser.close()
    (PARTS / "signs.svg").write_text(slim(signs), encoding="utf-8")
    (PARTS / "spots.json").write_text(json.dumps(spots(), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
