"""What a link shows where it is shared: a title, a sentence and a picture, in the page's head.

It is made from the path alone. Whether there is such a table, what is played there and by whom is not asked for, so a
preview tells strangers nothing.
"""

from html import escape

from motherlode.rules import GAMES
from motherlode.words import Words, choose

PLACE = "<!--preview-->"
"""Where the tags go."""
SIZE = (1200, 630)
LONGEST_HOST = 255


def kind_of(path: str) -> str:
    """What a path is about: a game, a table, a replay, or the whole."""
    first, _, rest = path.partition("/")
    if first in ("rules", "learn") and rest in GAMES:
        return rest
    return {"t": "table", "replay": "replay"}.get(first, "home")


def language_of(accepted: str) -> str:
    """The language of an Accept-Language header that we have."""
    return choose(accepted.partition(",")[0].strip() or "en")


def origin_of(host: str, *, secure: bool) -> str:
    """Pictures are named with the whole address: who makes previews does not read them from a page."""
    return f"{'https' if secure else 'http'}://{host[:LONGEST_HOST]}"


def tags(kind: str, language: str, origin: str) -> str:
    words = Words(language)
    if kind in GAMES:
        title, about, picture = words(f"game-{kind}"), words(f"game-{kind}.about"), kind
    else:
        title, about, picture = "Motherlode", words(f"preview-{kind}"), "motherlode"
    properties = {
        "og:site_name": "Motherlode",
        "og:type": "website",
        "og:locale": language,
        "og:title": title,
        "og:description": about,
        "og:image": f"{origin}/preview/{picture}.jpg",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n    ".join([*metas, '<meta name="twitter:card" content="summary_large_image" />'])
