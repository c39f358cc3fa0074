"""The end of the search in `mine`, when a card or two more will open the Gold Rush and nobody may want to: where its
solved positions lie, compiled. `solving` fills them in.

Until the Rush begins at most one card leaves, a miner that lost a duel. So a position is: which miner is gone, if any,
and which cards are still unseen.
"""

from motherlode.bots.mine.book import Book
from motherlode.bots.mine.picture import KINDS, NO_KIND, Picture
from motherlode.rules.compiled import Floats, floats_at, jit_for
from motherlode.rules.mine.state import MINER, RUSH_AT

jit = jit_for(__name__)

LAST_CARDS = RUSH_AT + 2
"""With more cards than these the end is not near enough to be solved."""
MOST_TURNS = 30_000
"""With more turns than these to think through it is not solved either."""
NONE_GONE = 0


@jit
def frame_end(picture: Picture, book: Book) -> None:
    """Makes room for all positions that can come, if the end is near and they are not too many."""
    book.end_down = picture.down
    if picture.up != NO_KIND:
        book.end_down += 1
    book.ends = 1
    for kind in range(KINDS):
        book.end_cards[kind] = picture.known[kind] + picture.unseen[kind]
        if picture.up == kind:
            book.end_cards[kind] += 1
        book.end_most[kind] = picture.unseen[kind]
        book.end_stride[kind] = book.ends
        book.ends = min(book.ends * (picture.unseen[kind] + 1), MOST_TURNS + 1)
    book.end_idles = picture.stall_limit
    turns = book.ends * book.end_idles * picture.players * (1 + miners_to_go(book))
    book.end_solved = 1 if not picture.rush and book.end_down <= LAST_CARDS and turns <= MOST_TURNS else 0


@jit
def miners_to_go(book: Book) -> int:
    """How many kinds of miners may lose a duel without opening the Rush at once."""
    n = 0
    if book.end_down - 1 > RUSH_AT:
        for kind in range(MINER, KINDS):
            n += book.end_cards[kind] > 0
    return n


@jit
def end_floats(picture: Picture, book: Book) -> int:
    """How much room the positions take, with a page for every kind of miner that may be gone."""
    pages = 1 + (KINDS - MINER if book.end_down - 1 > RUSH_AT else 0)
    return pages * book.ends * book.end_idles * picture.players * picture.players


@jit
def page_of(gone: int) -> int:
    """Where the positions are found from which a miner of this kind is gone."""
    return NONE_GONE if gone == NO_KIND else 1 + gone - MINER


@jit
def gone_from(picture: Picture, book: Book) -> int:
    """The kind of the card that is gone, or NO_KIND."""
    if picture.down < book.end_down:
        for kind in range(MINER, KINDS):
            if picture.known[kind] + picture.unseen[kind] < book.end_cards[kind]:
                return kind
    return NO_KIND


@jit
def entry_of(picture: Picture, book: Book, first: int) -> int:
    """Where a position begins in the table, with seat `first` to move."""
    position = page_of(gone_from(picture, book)) * book.ends
    for kind in range(KINDS):
        position += picture.unseen[kind] * book.end_stride[kind]
    n = picture.players
    return int(((position * book.end_idles + picture.idle) * n + first) * n)


@jit
def add_end(picture: Picture, book: Book, first: int, prospect: Floats) -> None:
    """Adds what each seat can expect of the rest of the game, with seat `first` to move."""
    n = picture.players
    entry = entry_of(picture, book, first)
    table = floats_at(book.end_table, end_floats(picture, book))
    for seat in range(n):
        prospect[(first + seat) % n] += table[entry + seat]


@jit
def note_end(picture: Picture, book: Book, prospect: Floats) -> None:
    """Notes what the position with the seat now to move brings to each seat."""
    n = picture.players
    entry = entry_of(picture, book, picture.seat)
    table = floats_at(book.end_table, end_floats(picture, book))
    for seat in range(n):
        table[entry + seat] = prospect[(picture.seat + seat) % n]
