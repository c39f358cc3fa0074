"""Notices in the browser: the page where they are set up, the service worker that shows them, the page when offline."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import FLAGS, PHONE, WAIT, WHOLE, Site, Visitor, check_with_axe
from tests.browser.push_service import ToPushService, push_service

LOOKS, BETWEEN_LOOKS = 1800, 50
"""So often, and so many milliseconds apart, what is shown is looked at before a test gives up."""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""


@pytest.fixture
def own_site(tmp_path: Path) -> Site:
    """A server that can be stopped."""
    site = Site(tmp_path)
    site.start()
    return site


def with_worker(browser: Browser, site: Site) -> Visitor:
    visitor = Visitor(browser, site, viewport=PHONE, service_workers="allow", permissions=["notifications"])
    visitor.visit("/")
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    return visitor


def test_what_i_want_to_hear_is_kept(browser: Browser, site: Site) -> None:
    """On the server, so that all servers and other devices know it; what cannot be is told in a sentence."""
    visitor = Visitor(browser, site, viewport=PHONE)
    page = visitor.visit("/notices")
    page.get_by_label("The game is over").uncheck()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("checkbox", name="Quiet hours").check()
    page.get_by_label("from", exact=True).fill("23:15")
    page.get_by_label("from", exact=True).blur()
    expect(page.get_by_text("Time zone:")).to_be_visible()
    page.get_by_label("URL of the webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("lead to a public server")).to_be_visible()
    page.get_by_role("button", name="Send me a test").click()
    expect(page.get_by_text("There is no way yet")).to_be_visible()
    check_with_axe(page)
    page.reload()
    expect(page.get_by_label("The game is over")).not_to_be_checked()
    expect(page.get_by_label("It is my turn")).to_be_checked()
    expect(page.get_by_label("from", exact=True)).to_have_value("23:15")
    expect(page.locator("#notices-mail")).to_have_count(0)
    page.get_by_role("button", name="Stop all notices").click()
    expect(page.get_by_label("The game is over")).to_be_checked()
    visitor.close()


def test_times_of_day_are_those_where_one_lives(browser: Browser, site: Site) -> None:
    """From the first way on, whichever it is."""
    visitor = Visitor(browser, site, viewport=PHONE, timezone_id="Asia/Tokyo")
    page = visitor.visit("/notices")
    page.get_by_label("URL of the webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Time zone: Asia/Tokyo")).to_be_visible()
    visitor.close()


def test_a_push_is_shown_while_no_page_looks(whole_browser: Browser, site: Site) -> None:
    """The newest of a table only; and none once the table is visited."""
    visitor = with_worker(whole_browser, site)
    page = visitor.page
    for body in ("Donkey with Ann.", "Donkey with Ann and Ben."):
        push(page, site, {"title": "Your turn", "body": body, "place": "/t/abcd2345", "waiting": 1})
    wait_for_shown(page, [["Your turn", "Donkey with Ann and Ben.", "/t/abcd2345"]])
    page.goto(f"{site.url}/t/abcd2345")
    wait_for_shown(page, [])
    visitor.context.close()


def test_a_real_subscription_gets_what_the_server_sends(whole_browser: Browser, tmp_path: Path) -> None:
    """The button subscribes this browser; what the server encrypts, the browser reads and shows."""
    with push_service(tmp_path) as service:
        site = Site(tmp_path, outgoing=ToPushService(service))
        site.start()
        context = whole_browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=WHOLE, args=FLAGS + service.switches,
            permissions=["notifications"], locale="en-GB",
        )  # fmt: skip
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.goto(f"{site.url}/notices")
        page.get_by_role("button", name="Send notices to this browser").click()
        expect(page.get_by_role("status")).to_have_text("This browser gets notices.")
        page.get_by_role("button", name="Send me a test").click()
        wait_for_shown(page, [["It works", "Notices of your tables come like this.", "/notices"]])
        assert b"Notices" not in service.posted[0].body
        context.close()
        site.stop()


def wait_for_shown(page: Page, wanted: list[list[str]]) -> None:
    """What is shown comes about after some steps of the service worker; a predicate that waits itself is not polled."""
    for _ in range(LOOKS):
        if page.evaluate(SHOWN) == wanted:
            return
        page.wait_for_timeout(BETWEEN_LOOKS)
    assert page.evaluate(SHOWN) == wanted


def push(page: Page, site: Site, content: dict[str, Any]) -> None:
    """As a push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    message = {"origin": f"{site.url}/", "registrationId": found[0], "data": json.dumps(content)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_there_is_a_page_when_offline_and_it_goes_on_by_itself(whole_browser: Browser, own_site: Site) -> None:
    visitor = with_worker(whole_browser, own_site)
    page = visitor.page
    own_site.stop()
    page.goto(f"{own_site.url}/notices")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    own_site.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="This browser")).to_be_visible()
    visitor.context.close()
    own_site.stop()


def test_links_of_mails_ask_first(browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site)
    page = visitor.visit(f"/notices/stop/{'0' * 32}")
    page.get_by_role("button", name="No more mail").click()
    expect(page.get_by_role("alert")).to_contain_text("link")
    visitor.context.close()


def test_the_app_can_be_installed(whole_browser: Browser, site: Site) -> None:
    """Chromium finds nothing that is missing."""
    visitor = with_worker(whole_browser, site)
    session = visitor.context.new_cdp_session(visitor.page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    visitor.context.close()
