"""The languages that people read, each with a folder in `words`. What reads them is loaded only where it is needed."""

LANGUAGES = ("en", "de", "nl", "fr")
