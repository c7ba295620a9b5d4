"""Run by Alembic: migrate over the connection that `migrate.py` gives."""

from alembic import context

from barbaricum.server.accounts.schema import ACCOUNTS
from barbaricum.server.admin.schema import BANS
from barbaricum.server.analysis.schema import ANALYSES
from barbaricum.server.archive.results import RESULTS
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.notices.schema import NOTICES
from barbaricum.server.pace.schema import PACES
from barbaricum.server.presence import PRESENCE
from barbaricum.server.ratings.schema import RATINGS
from barbaricum.server.schema import METADATA
from barbaricum.server.sightings import SIGHTINGS
from barbaricum.server.tokens.schema import TOKENS
from barbaricum.server.tournaments.schema import TOURNAMENTS

KNOWN = (
    RATINGS, ACCOUNTS, ANALYSES, BANS, JOBS, NOTICES, PACES, PRESENCE, RESULTS, SIGHTINGS,
    TOKENS, TOURNAMENTS,
)  # fmt: skip
for table in KNOWN:
    assert table.metadata is METADATA, "importing them is what makes the tables known"

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
