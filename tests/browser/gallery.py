"""Every screen of the page."""

from typing import Final

from tests.browser.screens import SCREENS
from tests.browser.voyages import VOYAGES

GALLERY: Final = SCREENS | VOYAGES
