"""Run by Alembic: migrate over the connection that `migrate.py` gives."""

from alembic import context

from barbaricum.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
