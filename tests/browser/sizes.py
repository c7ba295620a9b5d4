"""The sizes the page is made for."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

Size = ViewportSize

DESKTOP: Size = {"width": 1366, "height": 768}
TABLET: Size = {"width": 768, "height": 1024}
PHONE: Size = {"width": 390, "height": 844}
SMALL_PHONE: Size = {"width": 360, "height": 640}
