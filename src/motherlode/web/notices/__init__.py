"""Notices on their way: by web push, mail and webhooks (docs/notices.md). `table/notices` says who is told what."""
