"""How the database came to its present form, step by step. A step that was released is never edited: add another."""

from sqlalchemy import Connection, Engine, inspect, text

MIGRATIONS: list[list[str]] = [
    [
        "CREATE TABLE tables (code VARCHAR(16) PRIMARY KEY, opened_at BIGINT NOT NULL)",
        "CREATE TABLE entries (code VARCHAR(16) NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,"
        " entry TEXT NOT NULL, PRIMARY KEY (code, number))",
        "CREATE TABLE records (name VARCHAR(32) PRIMARY KEY, record TEXT NOT NULL)",
        "CREATE TABLE keepsakes (name VARCHAR(32) PRIMARY KEY, value TEXT NOT NULL)",
    ],
    ["CREATE INDEX entries_at ON entries (at)"],
    ["CREATE TABLE sitters (person VARCHAR(64), code VARCHAR(16), PRIMARY KEY (person, code))"],
]


def migrate(engine: Engine, steps: int = len(MIGRATIONS)) -> None:
    """Brings a database to its present form, all in one transaction."""
    with engine.begin() as connection:
        for number in range(_version(connection), steps):
            for statement in MIGRATIONS[number]:
                connection.execute(text(statement))
            connection.execute(text("UPDATE schema_version SET number = :number"), {"number": number + 1})


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table("schema_version"):
        connection.execute(text("CREATE TABLE schema_version (number BIGINT NOT NULL)"))
        connection.execute(text("INSERT INTO schema_version (number) VALUES (0)"))
    return int(connection.scalar(text("SELECT number FROM schema_version")) or 0)
