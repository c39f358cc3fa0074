"""Colours: those of the design for light and dark terminals, the terminal's own where it has only 16, or none.

No colour is the only sign of anything: cards have letters and shapes, what can be picked has a key in brackets.
"""

import os
from dataclasses import dataclass, replace

from rich.console import Console
from rich.style import Style
from textual.color import Color
from textual.theme import BUILTIN_THEMES, Theme

INK, WHITE, GOLD = "#211733", "#FFFFFF", "#FFC02E"
CARDS = {
    "green": ("#52D698", INK),
    "blue": ("#2B77D0", WHITE),
    "violet": ("#4A227E", WHITE),
    "red": ("#AE1F25", WHITE),
    "orange": ("#E87609", INK),
    "pink": ("#FFB1DC", INK),
    "deep green": ("#16A583", INK),
    "gold": (GOLD, INK),
    "black": ("#211A30", WHITE),
    "danger": ("#FFFBF3", "#A3161F"),
}
"""The colour of a card and what is written on it; they do not change with the theme."""
ANSI_CARDS = {
    "green": ("green", "black"),
    "blue": ("blue", "bright_white"),
    "violet": ("magenta", "bright_white"),
    "red": ("red", "bright_white"),
    "orange": ("yellow", "black"),
    "pink": ("bright_magenta", "black"),
    "deep green": ("green", "black"),
    "gold": ("bright_yellow", "black"),
    "black": ("bright_black", "bright_white"),
    "danger": ("white", "red"),
}


@dataclass(frozen=True)
class Palette:
    """Styles by the names under which the boards ask for them."""

    theme: Theme
    styles: dict[str, Style]

    def __getitem__(self, name: str) -> Style:
        return self.styles[name]


def _cards(cards: dict[str, tuple[str, str]], kind: str = "") -> dict[str, Style]:
    """For every card its face, and its border."""
    faces = {f"{kind}face {name}": Style(color=ink, bgcolor=colour, bold=True) for name, (colour, ink) in cards.items()}
    borders = {name: Style(color=_line(colour, ink), bgcolor=colour) for name, (colour, ink) in cards.items()}
    return faces | {f"{kind}border {name}": style for name, style in borders.items()}


def _line(colour: str, ink: str) -> str:
    """A line that is just seen on a card; the terminal's own colours cannot be mixed."""
    return _mix(colour, ink, 0.3) if colour.startswith("#") else ink


def _mix(colour: str, other: str, share: float) -> str:
    return Color.parse(colour).blend(Color.parse(other), share).hex


def _painted(name: str, dark: bool, tokens: dict[str, str]) -> Palette:
    table = tokens["table"]

    def on_table(colour: str, bold: bool = False) -> Style:
        return Style(color=colour, bgcolor=table, bold=bold)

    theme = Theme(
        name=f"motherlode-{name}",
        primary=tokens["go-line"],
        secondary=tokens["soft"],
        accent=GOLD,
        warning=tokens["go-line"],
        error=tokens["bad"],
        success=tokens["good"],
        foreground=tokens["ink"],
        background=table,
        surface=tokens["panel"],
        panel=tokens["panel-2"],
        dark=dark,
        variables={"footer-key-foreground": tokens["go-line"]},
    )
    # What cannot be done steps back: towards the table, but still to be read.
    faint = {name: (_mix(colour, table, 0.6), tokens["ink"]) for name, (colour, _) in CARDS.items()}
    styles = (
        _cards(CARDS)
        | _cards(faint, "faint ")
        | {
            "table": on_table(tokens["ink"]),
            "soft": on_table(tokens["soft"]),
            "faint": on_table(tokens["faint"]),
            "strong": on_table(tokens["ink"], bold=True),
            "go": Style(color=INK, bgcolor=GOLD, bold=True),
            "go ring": Style(color=_line(GOLD, INK), bgcolor=GOLD),
            "go key": Style(color=GOLD, bgcolor=INK, bold=True),
            "go line": on_table(tokens["go-line"], bold=True),
            "chosen": Style(color=tokens["table"], bgcolor=tokens["ink"], bold=True),
            "focus": Style(color=tokens["table"], bgcolor=tokens["focus"], bold=True),
            "good": on_table(tokens["good"], bold=True),
            "bad": on_table(tokens["bad"], bold=True),
            "rock": Style(color=tokens["ink"], bgcolor=tokens["rock"]),
            "rock line": on_table(tokens["rock"]),
            "fresh": on_table(tokens["ink"], bold=True),
        }
    )
    return Palette(theme, styles)


DARK = _painted(
    "dark",
    True,
    {
        "table": "#1C1629", "panel": "#271F38", "panel-2": "#322947", "ink": "#F5F0FC", "soft": "#BDB3D1",
        "faint": "#5D5275", "go-line": "#FFD979", "focus": "#8FB8FF", "good": "#74E3B4", "bad": "#FF9C95",
        "rock": "#4A3F62",
    },
)  # fmt: skip
LIGHT = _painted(
    "light",
    False,
    {
        "table": "#E4E2ED", "panel": "#F8F7FC", "panel-2": "#ECEAF4", "ink": "#211733", "soft": "#574C70",
        "faint": "#A79FBB", "go-line": "#8A5A00", "focus": "#1D4ED8", "good": "#0B6B4A", "bad": "#A3161F",
        "rock": "#BDB4CF",
    },
)  # fmt: skip


def _ansi(name: str, cards: dict[str, Style], more: dict[str, Style]) -> Palette:
    """The terminal's own colours, on its own background."""
    theme = replace(BUILTIN_THEMES["ansi-dark"], name=f"motherlode-{name}", primary="ansi_yellow", accent="ansi_yellow")
    plain = Style()
    bold = Style(bold=True)
    common = {"table": plain, "soft": plain, "faint": Style(dim=True), "strong": bold, "fresh": bold}
    return Palette(theme, cards | common | more)


ANSI = _ansi(
    "ansi",
    _cards(ANSI_CARDS) | _cards(ANSI_CARDS, "faint "),
    {
        "go": Style(color="black", bgcolor="bright_yellow", bold=True),
        "go ring": Style(color="black", bgcolor="bright_yellow"),
        "go key": Style(color="bright_yellow", bgcolor="black", bold=True),
        "go line": Style(color="yellow", bold=True),
        "chosen": Style(reverse=True, bold=True),
        "focus": Style(color="black", bgcolor="bright_cyan", bold=True),
        "good": Style(color="green", bold=True),
        "bad": Style(color="red", bold=True),
        "rock": Style(color="black", bgcolor="white"),
        "rock line": Style(dim=True),
    },
)
MONO = _ansi(
    "mono",
    {
        f"{part} {name}": Style(bold=part == "face")
        for part in ("face", "border", "faint face", "faint border")
        for name in CARDS
    },
    {
        "go": Style(bold=True, reverse=True),
        "go ring": Style(bold=True),
        "go key": Style(bold=True, reverse=True),
        "go line": Style(bold=True),
        "chosen": Style(bold=True),
        "focus": Style(bold=True, reverse=True, underline=True),
        "good": Style(bold=True),
        "bad": Style(bold=True),
        "rock": Style(),
        "rock line": Style(),
    },
)
PALETTES = {"dark": DARK, "light": LIGHT, "ansi": ANSI, "mono": MONO}


def palette_for(wanted: str | None) -> str:
    """The palette that was asked for, or that suits the terminal. NO_COLOR is stronger than what was asked for."""
    if "NO_COLOR" in os.environ:
        return "mono"
    if wanted is not None:
        return wanted
    if Console().color_system not in ("256", "truecolor"):
        return "ansi"
    # Some terminals say what they write on: `15;0` is white on black.
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if background in ("7", "15") else "dark"
