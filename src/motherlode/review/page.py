"""A review as a page: a part of one for the browser's screen, or a whole one that can be mailed."""

from collections.abc import Callable, Iterable
from html import escape
from importlib.resources import files

from motherlode.review.drawing import bar, curve, legend, memory_map
from motherlode.review.report import KINDS, ReviewedMove
from motherlode.review.telling import Story, percent, signed, stands_out, tenths
from motherlode.words import Words
from motherlode.words.naming import game_name

Link = Callable[[ReviewedMove], str]
"""Where a move can be looked at."""
PLACES_A_MAP = 64


def part(story: Story, link: Link | None = None) -> str:
    """The review as sections, to be put into a page."""
    sections = [_curve(story), _ledger(story), _turning_points(story), _decisions(story, link), _memory(story)]
    notes = [story.words("review-done", samples=story.review.samples), story.words("review-honest")]
    return f'<div class="review">{"".join(sections)}<footer>{"".join(map(_paragraph, notes))}</footer></div>'


def whole(story: Story) -> str:
    """The review as one page that needs nothing else."""
    words = story.words
    title = escape(words("review-title", game=game_name(words, story.review.game)))
    styles = files(__package__).joinpath("tokens.css").read_text("utf-8") + style()
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{styles}</style></head><body><main><h1>{title}</h1>{part(story)}</main></body></html>\n"
    )


def style() -> str:
    return files(__package__).joinpath("review.css").read_text("utf-8")


def _section(name: str, heading: str, *content: str) -> str:
    return (
        f'<section class="{name}" aria-label="{escape(heading)}"><h2>{escape(heading)}</h2>{"".join(content)}</section>'
    )


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _row(cells: Iterable[str], head: str) -> str:
    return f'<tr><th scope="row">{escape(head)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _table(heads: Iterable[str], rows: Iterable[str]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _details(summary: str, content: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def _curve(story: Story) -> str:
    words, review = story.words, story.review
    drawn = legend(story.names) + curve(review, words("review-curve"), words("review-curve-about"))
    rows = (
        _row((_with_error(words, one.win[seat], one.error[seat]) for seat in range(review.players)), str(turn))
        for turn, one in enumerate(review.curve)
    )
    table = _table([words("review-move"), *story.names], rows)
    return _section("curves", words("review-curve"), drawn, _details(words("review-table"), table))


def _with_error(words: Words, share: float, error: float) -> str:
    return f"{percent(words, share)} ± {tenths(words, error)}" if error else percent(words, share)


def _ledger(story: Story) -> str:
    words, ledgers = story.words, story.review.ledgers
    rows = [
        _row((percent(words, each.even) for each in ledgers), words("review-even")),
        _row(
            (f"{bar(each.luck)}{signed(each.luck)} ± {tenths(words, each.luck_error)}" for each in ledgers),
            words("review-luck"),
        ),
        *(
            _row(
                (f"{bar(each.play[seat])}{signed(each.play[seat])}" for each in ledgers),
                words("review-play", seat=story.names[seat]),
            )
            for seat in range(story.review.players)
        ),
        _row((f"<b>{percent(words, each.result)}</b>" for each in ledgers), words("review-result")),
        _row((percent(words, each.adjusted) for each in ledgers), words("review-without-luck")),
    ]
    about = _paragraph(words("review-ledger-about"))
    return _section("ledger", words("review-ledger"), about, _table(["%", *story.names], rows))


def _turning_points(story: Story) -> str:
    items = "".join(f"<li>{escape(story.turning_point(point))}</li>" for point in story.review.turning_points)
    return _section("turns", story.words("review-turning-points"), f"<ol>{items}</ol>")


def _decisions(story: Story, link: Link | None) -> str:
    words, review = story.words, story.review
    judged = [step for step in review.steps if step.decision is not None]
    shown = [step for step in judged if step.decision is not None and stands_out(step.decision)]
    heads = [words("review-player"), *(words(f"review-kind-{kind}") for kind in KINDS), words("review-cost")]
    tally = _table(
        heads,
        (
            _row(
                [*(str(each.kinds[kind]) for kind in KINDS), f"{percent(words, each.loss)} %"],
                story.names[seat],
            )
            for seat, each in enumerate(review.tallies)
        ),
    )
    items = "".join(_decision(story, step, link) for step in shown)
    listed = f'<ul class="shown">{items}</ul>' if shown else _paragraph(words("review-clean"))
    every = _table(
        [words("review-move"), words("review-player"), "", words("review-kind"), words("review-cost")],
        (_every(story, step) for step in judged),
    )
    return _section("decisions", words("review-decisions"), tally, listed, _details(words("review-all"), every))


def _decision(story: Story, step: ReviewedMove, link: Link | None) -> str:
    decision = step.decision
    assert decision is not None
    head = escape(f"{step.turn + 1}. {story.names[step.seat]}: {story.move(step.move)}")
    if link is not None:
        head = f'<a href="{escape(link(step))}">{head}</a>'
    kind = f'<span class="kind {decision.kind}">{escape(story.kind(decision))}</span>'
    said = "".join(_paragraph(sentence) for sentence in [story.cost(decision), *story.better(step)])
    really = story.really(decision)
    look = "" if really is None else _details(story.words("review-look"), _paragraph(really))
    return f"<li><h3>{head} {kind}</h3>{said}{look}</li>"


def _every(story: Story, step: ReviewedMove) -> str:
    decision = step.decision
    assert decision is not None
    cells = (story.names[step.seat], story.move(step.move), story.kind(decision), story.cost(decision))
    return _row(map(escape, cells), str(step.turn + 1))


def _memory(story: Story) -> str:
    memories = story.memories()
    if not memories:
        return ""
    words = story.words
    drawn = memory_map([step for step, _ in memories], PLACES_A_MAP, words("review-memory-about"))
    items = "".join(f"<li>{escape(said)}</li>" for _, said in memories)
    about = _paragraph(words("review-memory-about"))
    return _section("memory", words("review-memory"), about, drawn, f"<ul>{items}</ul>")
