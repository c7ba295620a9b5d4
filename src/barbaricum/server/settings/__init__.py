"""The one settings file of a server: its forms, how it is read, how it is shown."""

from barbaricum.server.settings.forms import (
    Admin,
    Configuration,
    Log,
    Mail,
    Metrics,
    Push,
    Server,
    Webhooks,
)
from barbaricum.server.settings.reading import WrongSettings, understood, with_secrets
from barbaricum.server.settings.showing import shown

__all__ = [
    "Admin",
    "Configuration",
    "Log",
    "Mail",
    "Metrics",
    "Push",
    "Server",
    "Webhooks",
    "WrongSettings",
    "shown",
    "understood",
    "with_secrets",
]
