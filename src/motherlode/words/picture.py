"""Pictures to share, as SVG: a sheet of paper, with a title for whoever cannot see it."""

from html import escape

INK, PAPER, QUIET, STONE = "#211733", "#F8F7FC", "#574C70", "#D9D6E5"
FONT = "'Avenir Next','Segoe UI',Roboto,'Noto Sans',system-ui,sans-serif"


def sheet(width: int, height: int, title: str, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" font-family="{FONT}"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" rx="24" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def line(x: float, y: float, size: int, fill: str, text: str, weight: int = 400, anchor: str = "start") -> str:
    """A line of text."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}"'
        f' text-anchor="{anchor}">{escape(text)}</text>'
    )
