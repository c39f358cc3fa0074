"""Notices: what people are told who are not at the table, by which rules, and the outbox that they wait in.

Here nothing is sent: `web/notices` does that (docs/notices.md).
"""
