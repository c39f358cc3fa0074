"""Where the tables of the database stand together."""

from typing import Any

from sqlalchemy import Column, Index, MetaData

SCHEMA = MetaData()


def index_of_set(name: str, column: Column[Any]) -> Index:
    """An index of the rows where a column has a value: few of many, as those for which something is due."""
    has_value = column.is_not(None)
    return Index(name, column, sqlite_where=has_value, postgresql_where=has_value)
