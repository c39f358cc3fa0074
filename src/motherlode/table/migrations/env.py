"""Read by Alembic: the steps are taken with the connection, and within the transaction, that it was handed."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
