"""The database follows the program: missing migrations run at the start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to the form of today, or of an earlier day."""
    command.upgrade(_config(connection), revision)


def check(connection: Connection) -> None:
    """Raise an error if the migrations and the schema say different things."""
    command.check(_config(connection))


def downgrade(connection: Connection) -> None:
    """Take everything back."""
    command.downgrade(_config(connection), "base")


def newest() -> str:
    """The form of today."""
    return str(_scripts().get_current_head())


def known() -> frozenset[str]:
    """All forms from which there is a way to the form of today."""
    return frozenset(script.revision for script in _scripts().walk_revisions())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
