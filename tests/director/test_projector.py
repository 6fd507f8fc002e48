"""What the house shows the room: theme and names, the panels' turns, messages; and what is refused."""

from __future__ import annotations

from tdapp.director import projector
from tdapp.values.house import Message
from tests.director.evenings import BY, refused, undo

USUAL = [(kind.id, kind.seconds) for kind in projector.PANELS]


class TestSettingItUp:
    def test_a_house_that_said_nothing_shows_initials_in_the_first_theme(self, house):
        assert projector.the_projector(house) == projector.NEW
        assert [(panel.id, panel.seconds) for panel in projector.panels(house)] == USUAL

    def test_theme_and_names_are_said_and_said_anew(self, house):
        projector.set_up(house, theme="daylight", has_full_names=False, by=BY)
        told = projector.set_up(house, theme="daylight", has_full_names=True, by=BY)
        assert projector.the_projector(house).has_full_names
        assert told.sentence == "The projector shows whole names in the theme daylight"
        undo(house, told)
        assert not projector.the_projector(house).has_full_names

    def test_it_needs_a_theme(self, house):
        sentence, at = refused(projector.set_up, house, theme=" ", has_full_names=False, by=BY)
        assert (sentence, at) == ("The projector needs a theme.", ("theme",))


class TestPanels:
    def test_turns_and_seconds_are_set_together_and_set_again(self, house):
        turned = [(panel, 0 if panel == "chips" else 15) for panel, _ in reversed(USUAL)]
        for shown in (turned, turned[1:] + turned[:1]):
            projector.set_panels(house, shown=shown, by=BY)
            assert [(panel.id, panel.seconds) for panel in projector.panels(house)] == shown

    def test_each_is_named_once_and_stays_long_enough_to_be_read(self, house):
        assert refused(projector.set_panels, house, shown=USUAL[1:], by=BY)[1] == ("panels",)
        for seconds in (-1, 2, 601):
            shown = [("moves", seconds), *(one for one in USUAL if one[0] != "moves")]
            assert refused(projector.set_panels, house, shown=shown, by=BY) == (
                "A panel stays for 3 to 600 seconds, or not at all.",
                ("moves",),
            )


class TestMessages:
    def test_one_stands_at_the_foot_until_another_replaces_it_or_it_is_taken_down(self, house, friday):
        projector.tell(house, friday, text="  Food is\n served ", by=BY)
        projector.tell(house, friday, text="Last orders", by=BY)
        row = projector.banner(house.snapshot(friday))
        assert row is not None
        assert row.text == "Last orders"
        down = projector.take_down(house, friday, message=row.n, by=BY)
        assert projector.banner(house.snapshot(friday)) is None
        undo(house, down)
        assert projector.banner(house.snapshot(friday)) == row

    def test_notices_come_round_beside_it(self, house, friday):
        projector.tell(house, friday, text="Food is served", by=BY)
        for text in ("No phones at the table", "Wifi: swan"):
            projector.post(house, friday, text=text, by=BY)
        assert [row.text for row in projector.notices(house.snapshot(friday))] == [
            "No phones at the table",
            "Wifi: swan",
        ]

    def test_what_says_nothing_or_too_much_is_refused_and_nothing_changes(self, house, friday):
        for text in ("", " \n ", "x" * 241):
            assert refused(projector.tell, house, friday, text=text, by=BY)[1] == ("text",)
        assert refused(projector.take_down, house, friday, message=7, by=BY)[0] == "There is no message 7."
        assert not house.snapshot(friday)[Message]
