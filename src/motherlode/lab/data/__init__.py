"""Games as data for others: Parquet and compressed JSON lines, with checksums and a data card (docs/data.md)."""
