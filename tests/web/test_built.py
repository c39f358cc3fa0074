"""The built pages: served from a folder, whatever lies in it."""

import gzip
from pathlib import Path

import pytest

from motherlode.web.built import FOLDER, NOT_BUILT, read_folder
from tests.web.serving import run, serving

ZIPPED = gzip.compress(b"export {}")
SCRIPT = "assets/index-3f2a.js"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """What Vite makes, in small."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Motherlode</title>")
    (folder / SCRIPT).write_text("export {}")
    (folder / f"{SCRIPT}.gz").write_bytes(ZIPPED)
    (folder / f"{SCRIPT}.br").write_bytes(b"a brotli stream")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "favicon.ico").write_bytes(b"an icon")
    (folder / "robots.txt").write_text("User-agent: *")
    (tmp_path / "secret.txt").write_text("not a page")
    return folder


def test_every_place_of_the_app_is_the_index(pages: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(pages)) as site, site.browser() as client:
            for path in ("/", "/t/bcdfghjk", "/rules/donkey", "/replay", "/replay/0a1b", "/learn/gate", "/me/x.y"):
                answer = await client.get(path)
                assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Motherlode</title>"), path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert "default-src 'none'" in answer.headers["content-security-policy"]
            head = await client.head("/")
            assert (head.status_code, head.content) == (200, b"")

    run(test())


def test_what_is_not_the_apps_is_not_the_index(pages: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(pages)) as site, site.browser() as client:
            for path in ("/api/nothing", "/api", "/schema/nothing", "/health/x", "/metrics/x", "/assets/old-1.js"):
                answer = await client.get(path)
                assert answer.status_code == 404, path
                assert "Motherlode</title>" not in answer.text
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
                assert "not a page" not in (await client.get(path)).text
            assert (await client.get("/health")).json() == {"status": "ok"}
            assert (await client.get("/verify")).status_code == 200

    run(test())


def test_files_that_everybody_asks_for_are_what_they_are(pages: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(pages)) as site, site.browser() as client:
            for path, kind in {"/favicon.ico": "image/x-icon", "/robots.txt": "text/plain; charset=utf-8"}.items():
                answer = await client.get(path)
                assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
            for path in (
                "/apple-touch-icon-precomposed.png", "/.well-known/security.txt", "/.well-known/nothing",
                "/sitemap.xml", "/wp-login.php", "/assets/old-1.css", "/preview/chess.jpg",
            ):  # fmt: skip
                answer = await client.get(path)
                assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json"), path
            lost = await client.get("/nowhere")
            assert (lost.status_code, "Motherlode</title>" in lost.text) == (404, True)

    run(test())


def test_a_link_shows_a_preview_that_tells_no_table(pages: Path, tmp_path: Path) -> None:
    """Links to games show the game; links to tables are all alike, whether there is such a table or not."""
    (pages / "index.html").write_text("<!doctype html><head><!--preview--></head><title>Motherlode</title>")

    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(pages)) as site, site.browser() as client:
            opened = await client.post("/api/tables", json={"game": "gate", "players": 2})
            real = await client.get(f"/t/{opened.json()['code']}")
            assert real.content == (await client.get("/t/bcdfghjk")).content
            assert "gate" not in real.text.lower()
            assert 'og:image" content="http://127.0.0.1' in real.text
            rules = await client.get("/rules/gate", headers={"accept-language": "de-AT,en;q=0.5"})
            assert "/preview/gate.jpg" in rules.text
            assert 'og:locale" content="de"' in rules.text
            evil = await client.get("/", headers={"host": '"><script>x</script>'})
            assert "<script>" not in evil.text

    run(test())


def test_what_stands_inside_the_page_is_allowed_by_its_hash(pages: Path, tmp_path: Path) -> None:
    (pages / "index.html").write_text("<!doctype html><style>b{}</style><script>1</script><script src=/x></script>")

    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(pages)) as site, site.browser() as client:
            policy = (await client.get("/")).headers["content-security-policy"]
            assert "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='" in policy
            assert "style-src 'self' 'sha256-" in policy
            assert "unsafe" not in policy

    run(test())


def test_assets_are_kept_for_ever_and_sent_small(pages: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(pages)) as site, site.browser() as client:
            wanted = {
                "br, gzip": "br",
                "gzip;q=1.0": "gzip",
                "br;q=0, gzip": "gzip",
                "identity": None,
                "br;q=0.000": None,
            }
            for accepts, encoding in wanted.items():
                async with client.stream("GET", f"/{SCRIPT}", headers={"accept-encoding": accepts}) as answer:
                    body = b"".join([part async for part in answer.aiter_raw()])
                assert answer.headers.get("content-encoding") == encoding
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert answer.headers["vary"] == "accept-encoding"
                assert body == {"br": b"a brotli stream", "gzip": ZIPPED, None: b"export {}"}[encoding]
            icon = await client.get("/icon.svg")
            assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")
            again = await client.get("/icon.svg", headers={"if-none-match": icon.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

    run(test())


def test_without_pages_a_sentence_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", pages=str(tmp_path / "none")) as site, site.browser() as client:
            assert (await client.get("/")).text == NOT_BUILT

    run(test())


def test_built_files_have_known_types() -> None:
    """Whatever is built into this tree, if anything, is served with its right type."""
    assert [path for path, file in read_folder(FOLDER).items() if file.media_type == "application/octet-stream"] == []
