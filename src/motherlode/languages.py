"""The languages that people read, each with a folder in `words`. What reads them is loaded only where it is needed."""

from typing import Literal, get_args

Language = Literal["en", "de", "nl", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
