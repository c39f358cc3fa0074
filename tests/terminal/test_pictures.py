"""The main screens look as on the pictures in the documentation, in two sizes."""

import pytest

from tests.terminal.playing import PREFERENCES
from tests.terminal.stills import FOLDER, PICTURES, SIZES, take
from tests.web.serving import run


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PICTURES)
def test_a_screen_looks_as_on_its_picture(name: str, size: str) -> None:
    """If it should look different now, renew the picture with `make pictures`, and look at it."""

    async def test() -> None:
        wanted = (FOLDER / f"{name}-{size}.svg").read_text("utf-8")
        assert await take(name, size, PREFERENCES, wanted) == wanted

    run(test())


def test_there_is_no_other_picture() -> None:
    expected = {f"{name}-{size}.svg" for name in PICTURES for size in SIZES}
    assert {file.name for file in FOLDER.iterdir()} == expected
