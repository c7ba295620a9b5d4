"""The sizes of the design, and the smallest screens it has to fit."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

Size = ViewportSize

DESKTOP: Size = {"width": 1366, "height": 768}
TABLET: Size = {"width": 768, "height": 1024}
PHONE: Size = {"width": 390, "height": 844}
SMALL_PHONE: Size = {"width": 360, "height": 640}
SIDEWAYS: Size = {"width": 844, "height": 390}
"""A phone lying on its side."""
ENLARGED: Size = {"width": 683, "height": 384}
"""What is left of a laptop's 1366 × 768 at 200 %."""
