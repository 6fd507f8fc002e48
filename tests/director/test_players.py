"""The records of people: made, changed, barred, merged and kept apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director import events, registration
from tdapp.director.apart import keep_apart, let_together, pair_of, pairs_with
from tdapp.director.merging import CARRIED, carried, merge
from tdapp.director.player_imports import take_in
from tdapp.director.player_lists import read_players
from tdapp.director.players import (
    add_player,
    amend_player,
    bar,
    known,
    lift_bar,
    new_player,
    records_of,
    refuse_barred,
)
from tdapp.director.tonight import By, Tonight, the_player
from tdapp.rules.chance import Chance
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import Apart, Player
from tdapp.values.refusal import Refused

BY = By("Mia", 1_700_000_000_000, "desk 1")


def added(house, name="Ann Lee", **more) -> str:
    return str(add_player(house, name=name, by=BY, **more).rows[0].key[0])


def the(house, key) -> Player:
    return house.house[Player][key]


def undo(house, change):
    return house.undo(HOUSE_STREAM, change.n, at=BY.at, who=BY.who, desk=BY.desk)


def refused(verb, *args, **what):
    with pytest.raises(Refused) as no:
        verb(*args, **what, by=BY)
    return no.value.sentence, no.value.at


class TestAdding:
    def test_a_record_holds_what_was_said_in_one_line_each(self, house):
        key = added(house, " Zoe\u0308  Meyer ", nickname=" Z ", member=" 17", note="tall\n and quiet", is_of_age=True)
        assert the(house, key) == Player(key, "Zoë Meyer", "Z", "17", "tall and quiet", "", True)

    def test_two_may_bear_one_name_but_not_one_number(self, house):
        added(house, member="A-17")
        added(house)
        assert refused(add_player, house, name="Bob Marsh", member="a-17") == (
            "a-17 is the number of Ann Lee.",
            ("member",),
        )

    @pytest.mark.parametrize(("column", "most"), [("name", 120), ("nickname", 60), ("member", 40), ("note", 500)])
    def test_what_is_too_long_is_refused_at_its_place(self, house, column, most):
        sentence, at = refused(add_player, house, **{"name": "Ann", column: "x" * (most + 1)})
        assert (f"at most {most} letters" in sentence, at) == (True, (column,))

    def test_nobody_is_without_a_name(self, house):
        assert refused(add_player, house, name="  ")[1] == ("name",)


class TestAmending:
    @pytest.mark.parametrize(
        ("changes", "sentence"),
        [
            ({"name": "Ann  Roy"}, "Ann Lee: now called Ann Roy"),
            ({"nickname": "Duke", "member": "18"}, "Ann Lee: nickname Duke; member number 18 instead of 17"),
            ({"member": ""}, "Ann Lee: no member number any more"),
            ({"note": "tall"}, "Ann Lee: note tall"),
            ({"is_of_age": True}, "Ann Lee: is of age"),
        ],
    )
    def test_the_sentence_tells_what_changed(self, house, changes, sentence):
        ann = added(house, member="17")
        before = the(house, ann)
        change = amend_player(house, player=ann, by=BY, **changes)
        assert change.sentence == sentence
        assert the(house, ann) != before
        undo(house, change)
        assert the(house, ann) == before

    def test_what_is_so_already_is_refused(self, house):
        assert refused(amend_player, house, player=added(house), nickname=" ")[1] == ("nickname",)

    def test_a_bar_is_no_amendment(self, house):
        assert refused(amend_player, house, player=added(house), barred="x")[1] == ("barred",)

    def test_a_stranger_is_refused(self, house):
        assert refused(amend_player, house, player="p0", name="Bob")[1] == ("player",)

    def test_another_ones_number_is_refused_and_ones_own_is_not(self, house):
        ann, bob = added(house, member="17"), added(house, "Bob Marsh")
        assert refused(amend_player, house, player=bob, member="17")[1] == ("member",)
        amend_player(house, player=ann, member="17", nickname="Duke", by=BY)
        assert the(house, ann).nickname == "Duke"


class TestBarring:
    def test_a_barred_player_is_refused_with_the_reason_until_the_bar_is_lifted(self, house):
        ann = added(house)
        assert bar(house, player=ann, why="threw chips", by=BY).sentence == "Ann Lee is barred: threw chips"
        with pytest.raises(Refused, match="Ann Lee is barred: threw chips"):
            refuse_barred(the(house, ann))
        assert lift_bar(house, player=ann, by=BY).sentence == "Ann Lee may enter again"
        refuse_barred(the(house, ann))

    def test_a_reason_is_due(self, house):
        assert refused(bar, house, player=added(house), why="  ")[1] == ("why",)

    def test_the_same_bar_twice_or_lifting_none_is_refused(self, house):
        ann = added(house)
        assert refused(lift_bar, house, player=ann)[0] == "Ann Lee is not barred."
        bar(house, player=ann, why="x", by=BY)
        assert refused(bar, house, player=ann, why="x")[1] == ("why",)


class TestMerging:
    def test_one_record_stands_and_has_what_it_lacked(self, house):
        ann = added(house, note="tall")
        twin = added(house, "A. Lee", nickname="Duke", member="17", note="short", is_of_age=True)
        bar(house, player=twin, why="threw chips", by=BY)
        change = merge(house, keep=ann, other=twin, by=BY)
        assert change.sentence == "A. Lee is Ann Lee: two records became one"
        assert the(house, ann) == Player(ann, "Ann Lee", "Duke", "17", "tall", "threw chips", True)
        assert known(house) == {ann: the(house, ann)}
        assert the_player(house, twin).id == ann
        assert records_of(house, twin) == records_of(house, ann) == {ann, twin}

    def test_undo_brings_both_back_as_they_were(self, house):
        ann, twin, bob = added(house), added(house, "A. Lee", member="17"), added(house, "Bob Marsh")
        keep_apart(house, player=twin, other=bob, why="brothers", by=BY)
        before = dict(house.house[Player]), dict(house.house[Apart])
        undo(house, merge(house, keep=ann, other=twin, by=BY))
        assert (dict(house.house[Player]), dict(house.house[Apart])) == before

    def test_chains_lead_to_the_end(self, house):
        one, two, three = added(house, "A"), added(house, "B"), added(house, "C")
        merge(house, keep=two, other=one, by=BY)
        merge(house, keep=three, other=two, by=BY)
        assert records_of(house, one) == {one, two, three}
        assert list(known(house)) == [three]

    def test_the_number_of_a_merged_record_stays_that_persons(self, house):
        ann, twin = added(house, member="5"), added(house, "A. Lee", member="17")
        merge(house, keep=ann, other=twin, by=BY)
        assert refused(add_player, house, name="Bob", member="17")[0] == "17 is the number of Ann Lee."
        amend_player(house, player=ann, member="17", by=BY)

    def test_whom_the_other_was_kept_from_is_kept_from_the_one(self, house):
        ann, twin, bob, eva = added(house), added(house, "A. Lee"), added(house, "Bob"), added(house, "Eva")
        for other in (ann, bob, eva):
            keep_apart(house, player=twin, other=other, why="feud", by=BY)
        keep_apart(house, player=bob, other=ann, why="brothers", by=BY)
        merge(house, keep=ann, other=twin, by=BY)
        assert {who: pair.why for who, pair in pairs_with(house, ann).items()} == {bob: "brothers", eva: "feud"}
        assert pairs_with(house, twin) == {}

    def test_itself_a_stranger_and_who_was_merged_are_refused(self, house):
        ann, twin, bob = added(house), added(house, "A. Lee"), added(house, "Bob")
        assert refused(merge, house, keep=ann, other=ann)[1] == ("other",)
        assert refused(merge, house, keep="p0", other=ann)[1] == ("keep",)
        merge(house, keep=ann, other=twin, by=BY)
        sentence = "This record of A. Lee was merged into that of Ann Lee."
        assert refused(merge, house, keep=bob, other=twin) == (sentence, ("other",))
        assert refused(merge, house, keep=twin, other=bob) == (sentence, ("keep",))
        assert refused(amend_player, house, player=twin, name="X") == (sentence, ("player",))

    def test_two_who_play_in_one_tournament_are_two_people(self, house):
        friday = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000), by=BY)
        for name in ("Ann Lee", "A. Lee"):
            registration.register(house, friday, name=name, chance=Chance(bytes(32)), by=BY)
        ann, twin = sorted(known(house), key=lambda key: -len(the(house, key).name))
        sentence, at = refused(merge, house, keep=ann, other=twin)
        assert (sentence, at) == ("Ann Lee and A. Lee are both in Friday: they cannot be one person.", ("other",))
        assert len(known(house)) == 2

    def test_who_plays_under_a_merged_record_has_the_name_of_the_one_that_stands(self, house):
        friday = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000), by=BY)
        registration.register(house, friday, name="A. Lee", chance=Chance(bytes(32)), by=BY)
        (twin,) = known(house)
        merge(house, keep=added(house), other=twin, by=BY)
        assert Tonight.of(house, friday).known_as(1) == "Ann Lee"

    TEXTS = st.sampled_from(["", "a", "b"])
    RECORDS = st.builds(new_player, st.just("x"), TEXTS, TEXTS, TEXTS, is_of_age=st.booleans())

    @given(one=RECORDS, other=RECORDS)
    def test_nothing_is_lost_and_nothing_that_was_there_changes(self, one, other):
        both = replace(one, **carried(one, other))
        for column in CARRIED:
            assert getattr(both, column) == (getattr(one, column) or getattr(other, column))


class TestKeepingApart:
    def test_a_pair_is_kept_in_either_order_and_let_go(self, house):
        ann, bob = added(house), added(house, "Bob Marsh")
        change = keep_apart(house, player=max(ann, bob), other=min(ann, bob), why=" a  couple ", by=BY)
        assert change.sentence.endswith("are not seated together: a couple")
        pair = pair_of(house, ann, bob)
        assert pair is not None
        assert (pair.player, pair.other, pair.why) == (min(ann, bob), max(ann, bob), "a couple")
        assert refused(keep_apart, house, player=ann, other=bob)[1] == ("other",)
        assert let_together(house, player=ann, other=bob, by=BY).sentence == (
            "Ann Lee and Bob Marsh may sit together again"
        )
        assert refused(let_together, house, player=ann, other=bob)[1] == ("other",)

    def test_nobody_is_kept_from_themselves(self, house):
        ann = added(house)
        assert refused(keep_apart, house, player=ann, other=ann)[1] == ("other",)


class TestTakingAListIn:
    LIST = b"Name;Nick;Card\nAnn Lee;Duke;17\nBob Marsh;;\n"

    def found(self, house):
        return read_players(self.LIST, known=house.house[Player].values())

    def test_the_new_are_added_and_the_known_completed_in_one_change(self, house):
        ann = added(house)
        change = take_in(house, found=self.found(house), by=BY)
        assert change.sentence == "1 player added to the house, 1 record of known players completed"
        assert (the(house, ann).nickname, the(house, ann).member) == ("Duke", "17")
        undo(house, change)
        assert [player.name for player in known(house).values()] == ["Ann Lee"]

    def test_twice_brings_nobody_new(self, house):
        take_in(house, found=self.found(house), by=BY)
        assert refused(take_in, house, found=self.found(house))[0] == "There is nobody new to add."

    @pytest.mark.parametrize("later", ["amended", "number taken"])
    def test_a_house_that_has_changed_since_is_left_alone(self, house, later):
        ann = added(house)
        found = self.found(house)
        if later == "amended":
            amend_player(house, player=ann, note="x", by=BY)
        else:
            found = replace(found, new=(*found.new, *read_players(b"Name;Card\nEva;9\n").new))
            added(house, "Zoë", member="9")
        before = house.house
        assert "changed since" in refused(take_in, house, found=found)[0]
        assert house.house is before
