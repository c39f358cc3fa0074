"""What holds on every page: nothing is wider than the screen, nobody reads an id, and the keyboard gets everywhere."""

import re

from playwright.sync_api import Page

SMALLEST = {"width": 320, "height": 568}
ID = re.compile(
    r"(ui|home|before|over|donkey|mine|gate|learn|replay|event|level|hint|phase|card|games|me|person|moderation|friend|achieved)-[a-z0-9.-]+"
)


def assert_no_wider_than_the_screen(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


def assert_no_ids(page: Page) -> None:
    texts = page.evaluate(
        """() => [...document.querySelectorAll('body *')].flatMap(e => [e.getAttribute('aria-label') ?? '',
            ...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim())])"""
    )
    assert not [text for text in texts if ID.fullmatch(text)]


def keyboard_reaches(page: Page, name: str) -> bool:
    """Whether Tab leads to a control of that name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return True
    return False
