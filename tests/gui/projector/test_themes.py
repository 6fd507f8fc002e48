"""Theme files: read strictly, said in a sentence when they are broken, and never run."""

from __future__ import annotations

import pytest

from tdapp.gui.projector.themes import SHIPPED, find_themes, read_theme
from tdapp.values.refusal import Refused

FELT = (SHIPPED / "felt.toml").read_text(encoding="utf-8").split("[letters]")[0]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "themes").mkdir()
    return tmp_path / "themes"


def refusal(folder, content: str) -> str:
    (folder / "mine.toml").write_text(content, encoding="utf-8")
    with pytest.raises(Refused) as no:
        read_theme(folder / "mine.toml")
    return no.value.sentence


def test_what_the_first_one_explains_is_what_is_so_where_nothing_is_said(folder):
    (folder / "felt.toml").write_text(FELT, encoding="utf-8")
    assert read_theme(folder / "felt.toml") == read_theme(SHIPPED / "felt.toml")


def test_four_ship_with_the_app_the_default_first():
    themes = find_themes([])
    assert [*themes.by_id] == ["felt", "claret", "daylight", "midnight"]
    assert themes.broken == {}


def test_one_of_the_users_own_is_found_beside_them_and_may_take_the_place_of_one(folder):
    (folder / "mine.toml").write_text(FELT.replace('"Felt"', '"The Swan"'), encoding="utf-8")
    (folder / "claret.toml").write_text(FELT, encoding="utf-8")
    themes = find_themes([folder])
    assert themes.by_id["mine"].name == "The Swan"
    assert themes.by_id["claret"].colors == themes.by_id["felt"].colors
    assert themes.named("mine").id == "mine"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("name = ", "The theme mine cannot be read"),
        ("import os", "The theme mine cannot be read"),
        (f"name = {'[' * 20_000}", "The theme mine cannot be read"),
        (f"name = {'9' * 20_000}", "The theme mine cannot be read"),
        (f"{FELT}\n[sounds]\n", "The theme mine has 'sounds', which means nothing."),
        (FELT.replace('name = "Felt"', "name = 7"), "The name of the theme mine is no short text."),
        (FELT.replace("ground =", "grund ="), "In the theme mine, [colors] has 'grund', which means nothing."),
        (FELT.replace('ground = "#081713"\n', ""), "In the theme mine, [colors] does not say 'ground'."),
        (
            FELT.replace('"#081713"', '"url(http://example.org)"'),
            "In the theme mine, ground in [colors] is a color like #1f6fc9 or #1f6fc980.",
        ),
        (f"{FELT}\n[letters]\nclock = 'Heavy'", "clock in [letters] is one of Regular, Medium, SemiBold, Bold."),
        (f"{FELT}\n[letters]\ncapitals = 1", "capitals in [letters] is true or false."),
        (f"{FELT}\n[shape]\ncorner = 1e9", "corner in [shape] is a number from 0 to 200."),
        (f"{FELT}\n[places]\nleft = 'clock'", "left in [places] is one of figures, panels, nothing."),
        (f"{FELT}\n[places]\nleft = 'panels'", "In the theme mine, panels and figures have one place each."),
        (f"{FELT}\n[behind]\nfile = '../secret.png'", "The picture of the theme mine is a file beside it"),
        (f"{FELT}\n[behind]\nfile = 'room.exe'", "The picture of the theme mine is a file beside it"),
        (f"{FELT}\n[behind]\nfile = 'room.png'", "The theme mine needs the picture room.png, which is not beside it."),
        ("#" * 70_000, "The theme mine is too long to be a theme."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(folder, content, sentence):
    assert sentence in refusal(folder, content)


def test_a_broken_theme_gets_a_sentence_and_the_default(folder):
    (folder / "mine.toml").write_text("[colors]\n", encoding="utf-8")
    themes = find_themes([folder])
    assert themes.named("mine").id == "felt"
    assert themes.trouble_with("mine") == "In the theme mine, [colors] does not say 'ground'."
    assert themes.trouble_with("gone") == "There is no theme 'gone' on this computer."
    assert themes.trouble_with("daylight") == ""


def test_a_theme_with_a_picture_that_is_none_is_drawn_without(folder, application):
    from tdapp.gui.projector.ground import ground

    (folder / "room.png").write_bytes(b"not a picture")
    (folder / "mine.toml").write_text(f"{FELT}\n[behind]\nfile = 'room.png'", encoding="utf-8")
    theme = read_theme(folder / "mine.toml")
    assert theme.picture == folder / "room.png"
    drawn = ground(64, 36, theme.colors.ground, theme.colors.glow, theme.picture, 0.5)
    assert (drawn.width(), drawn.height()) == (64, 36)


def test_a_picture_lies_under_a_veil(folder, application):
    from PySide6.QtGui import QColor, QPixmap

    from tdapp.gui.projector.ground import ground

    white = QPixmap(40, 10)
    white.fill(QColor("white"))
    white.save(str(folder / "room.png"))
    drawn = ground(64, 36, "#000000", "#000000", folder / "room.png", 0.75).toImage()
    assert {drawn.pixelColor(x, y).red() for x, y in ((1, 1), (32, 18), (62, 34))} <= set(range(60, 68))
