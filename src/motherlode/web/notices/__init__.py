"""Notices on their way: by web push, mail and webhooks (docs/notices.md). Who is told what says `table/notices`."""
