"""What a look at the pictures found: lines that are straight, and nothing cut that should be read whole."""

from collections.abc import Iterable
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.endings import move, sit_before_the_end
from tests.browser.harness import PHONE
from tests.browser.looks import SMALLEST
from tests.browser.players import OVER, YOUR_TURN
from tests.browser.positions import POSITIONS, open_position

LARGE = {"width": 1440, "height": 900}
SMALL_PHONE = {"width": 360, "height": 740}
CLOSE = 1.0
"""Pixels."""


def boxes(found: Locator) -> list[dict[str, float]]:
    """Where each of them lies, as it is seen."""
    return [
        {"left": box["x"], "right": box["x"] + box["width"], "middle": box["y"] + box["height"] / 2}
        for box in (one.bounding_box() for one in found.all())
        if box is not None
    ]


def are_level(middles: Iterable[float]) -> bool:
    heights = list(middles)
    return max(heights) - min(heights) <= CLOSE


def test_home_has_what_is_open_in_one_line_with_the_code(visitors: Visitors) -> None:
    page = visitors(viewport=LARGE).visit("/")
    pill = page.get_by_role("link", name="Play with anybody")
    pill.wait_for()
    assert are_level(one["middle"] for one in [*boxes(page.locator("form .inp")), *boxes(pill)])


def test_whom_one_plays_against_can_be_read_whole(visitors: Visitors) -> None:
    """A character's name takes a line of its own, where there is no room beside the number of bots."""
    page = visitors({"language": "de", "level": "hugo", "opponents": {"mine": 4}}, viewport=SMALLEST).visit("/")
    choice = page.get_by_test_id("box-mine").get_by_role("combobox").last
    expect(choice).to_have_value("hugo")
    narrow = choice.evaluate("one => one.offsetWidth")
    page.set_viewport_size(LARGE)  # type: ignore[arg-type]
    assert choice.evaluate("one => one.offsetWidth") == narrow


def test_who_comes_with_a_character_is_said_behind_its_name(visitors: Visitors) -> None:
    """In its line on a phone, and only where somebody comes: others sit down in the seats that are left."""
    settings = {"language": "de", "level": "hugo", "opponents": {"mine": 4, "gate": 1}}
    page = visitors(settings, viewport=SMALL_PHONE).visit("/")
    choice = page.get_by_test_id("box-mine").get_by_role("combobox").last
    expect(choice).to_have_accessible_description("und noch 3")
    others = page.get_by_test_id("box-mine").get_by_text("und noch 3")
    assert are_level(one["middle"] for one in [*boxes(choice), *boxes(others)])
    assert boxes(choice)[0]["right"] <= boxes(others)[0]["left"]
    expect(page.get_by_test_id("box-gate").get_by_text("und noch")).to_have_count(0)
    choice.select_option("medium")
    expect(others).to_have_count(0)


def test_what_is_to_be_typed_to_join_can_be_read_whole(visitors: Visitors) -> None:
    """In German, whose button is the widest."""
    field = visitors({"language": "de"}, viewport=SMALLEST).visit("/").locator("form .inp")
    field.fill(field.get_attribute("placeholder") or "")
    assert field.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_cards_of_a_run_lie_side_by_side_on_its_way(visitors: Visitors) -> None:
    """A 10 under the next card would read as a 1."""
    visitor = visitors(viewport=LARGE)
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS['gate-teams'])}")
    page.locator(YOUR_TURN).wait_for()
    run = boxes(page.locator(".way .small"))
    assert len(run) > 3
    assert all(one["right"] <= other["left"] for one, other in pairwise(run))


def test_teams_are_marked_alike_at_every_seat(visitors: Visitors) -> None:
    """By the letters that they had before the game, and who plays with whom stands in one line."""
    visitor = visitors(viewport=LARGE)
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS['gate-teams'])}")
    page.locator(YOUR_TURN).wait_for()
    assert page.locator(".seat .team").all_inner_texts() == ["B", "A", "B"]
    assert are_level(one["middle"] for one in boxes(page.locator(".seat .with")))


def test_names_of_four_are_whole_on_the_smallest_screen(visitors: Visitors) -> None:
    visitor = visitors(viewport=SMALLEST)
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS['gate-teams'])}")
    page.locator(YOUR_TURN).wait_for()
    cut = page.locator(".seat .name").evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length")
    assert cut == 0


def test_the_dealers_name_is_whole_on_a_phone(visitors: Visitors) -> None:
    """Beside the marks of a team, of who deals and of whose turn it is."""
    visitor = visitors(viewport=PHONE)
    code = visitor.open_table(game="gate", players=4, first=2, options={"teams": True})
    page = visitor.visit(f"/t/{code}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Fill up with bots").click()
    for seat, level in ((1, "kiki"), (2, "clara"), (3, "hugo")):
        page.locator("main ul > li").nth(seat).get_by_role("combobox").select_option(level)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(YOUR_TURN).wait_for()
    assert page.locator(".seat .name").all_inner_texts() == ["Kiki", "Clara", "Hugo"]
    cut = page.locator(".seat .name").evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length")
    assert cut == 0


def test_the_light_of_a_victory_ends_nowhere_before_the_screen(visitors: Visitors) -> None:
    page = sit_before_the_end(visitors(viewport=LARGE), "mine", 3)
    move(page, "mine")
    page.locator(OVER).wait_for()
    clipped = page.locator(f"{OVER} .light").evaluate(
        "light => [...light.ownerDocument.querySelectorAll('main')]"
        ".filter(main => main.contains(light) && main.clientWidth < innerWidth - 20).length"
    )
    assert clipped == 0


def test_only_what_an_own_card_can_be_exchanged_for_is_lit(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS['donkey'])}")
    page.locator(YOUR_TURN).wait_for()
    assert page.locator(".yours .card.swap").count() > 1
    page.locator(".yours .card.swap").first.click(position={"x": 20, "y": 10})
    page.locator(".offer .card.partner").first.wait_for()
    assert page.locator(".yours .card.swap").count() == 0
