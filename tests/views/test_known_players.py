"""The desk's search: parts, accents and typos; who comes first; and who is probably known already."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.values.house import Player
from tdapp.views.known_players import MANY, KnownPlayers
from tdapp.views.same_person import name_words
from tdapp.views.search import folded, parts, spellings
from tdapp.views.typos import SHORTEST, edits, forgiven


def player(name: str, nickname: str = "", member: str = "", *, of: str = "") -> Player:
    return Player(of or name, name, nickname, member, "")


ROOM = [
    player("Zoë Meyer", "Zip", "4711"),
    player("Łukasz Żak"),
    player("Hannah Moe"),
    player("Ann Lee", "The Hammer"),
    player("Jörg Großkopf"),
    player("Moeller Hans"),
    player("김민준", member="K-12"),
    player("Jonathan Featherstone"),
    player("Jean-Luc O’Hara"),
]
LETTERS = "abcdeoué-łö김 1"
NAMES = st.text(LETTERS, min_size=1, max_size=20)
LISTS = st.lists(st.tuples(NAMES, st.one_of(st.just(""), NAMES), st.integers(0, 3)), max_size=12)


def called(query: str, known: KnownPlayers | None = None, **how: int) -> list[str]:
    return [one.name for one in (KnownPlayers(ROOM) if known is None else known).found(query, **how)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("zoe", "Zoë Meyer"),
        ("ZOË", "Zoë Meyer"),
        ("mey zo", "Zoë Meyer"),
        ("zip", "Zoë Meyer"),
        ("4711", "Zoë Meyer"),
        ("71", "Zoë Meyer"),
        ("lukasz", "Łukasz Żak"),
        ("ZAK", "Łukasz Żak"),
        ("hammer lee", "Ann Lee"),
        ("joerg", "Jörg Großkopf"),
        ("jorg grosskopf", "Jörg Großkopf"),
        ("Möller", "Moeller Hans"),
        ("moller", "Moeller Hans"),
        ("민", "김민준"),
        ("k-12", "김민준"),
        ("o'hara", "Jean-Luc O’Hara"),
        ("luc", "Jean-Luc O’Hara"),
    ],
)
def test_any_part_of_name_nickname_or_member_number_whatever_the_accents(typed, first):
    assert called(typed)[0] == first


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("meyr", "Zoë Meyer"),
        ("maier zoe", None),
        ("lukazs", "Łukasz Żak"),
        ("xukasz", "Łukasz Żak"),
        ("hnanah", "Hannah Moe"),
        ("grosskof", "Jörg Großkopf"),
        ("faetherstoen jonathan", "Jonathan Featherstone"),
        ("jonahtan fethertsone", "Jonathan Featherstone"),
        ("faethers", "Jonathan Featherstone"),
        ("ohara", "Jean-Luc O’Hara"),
        ("4712", None),
        ("zie", None),
    ],
)
def test_typos_in_words_long_enough_but_not_in_numbers(typed, first):
    assert called(typed)[:1] == ([first] if first else [])


def test_beginnings_come_before_words_before_parts_before_typos():
    known = KnownPlayers(
        [player(name) for name in ("Marta Vane", "Amy Vane-Martin", "Joan Marten", "Marie", "Bo Mart")]
    )
    assert called("mart", known) == ["Marta Vane", "Bo Mart", "Joan Marten", "Amy Vane-Martin", "Marie"]


def test_equals_are_shown_by_how_often_they_entered_and_then_by_name():
    three = [player("Ann B"), player("Ann A"), player("Ann C")]
    known = KnownPlayers(three, {"Ann C": 7, "Ann B": 1, "Ann A": 1})
    assert called("ann", known) == ["Ann C", "Ann A", "Ann B"]
    assert called("amn", known) == []
    assert called("ann", known, most=1) == ["Ann C"]
    known.put(three[0], 9)
    assert called("ann", known) == ["Ann B", "Ann C", "Ann A"]


def test_the_ranks_hold_in_a_crowd():
    crowd = [player(f"Ba Anna {n}", of=f"p{n}") for n in range(300)]
    known = KnownPlayers([*crowd, player("Hanna", of="h"), player("Anna", of="a")], {"p7": 3, "p5": 2, "h": 99})
    assert called("anna", known, most=4) == ["Anna", "Ba Anna 7", "Ba Anna 5", "Ba Anna 0"]
    assert called("anna", known, most=400)[-1] == "Hanna"
    assert called("ann ba", known, most=2) == ["Ba Anna 7", "Ba Anna 5"]
    assert len(called("anna", known, most=400)) == 302


def test_nothing_typed_finds_nobody():
    assert called("") == called(" \t") == called("zoe", most=0) == called("zoe", KnownPlayers()) == []


def test_who_changes_is_found_as_they_are_now():
    known = KnownPlayers(ROOM)
    known.put(replace(ROOM[0], name="Zoë Novák"))
    known.put(player("Cora Bell"), 2)
    known.drop("Ann Lee")
    known.drop("nobody")
    assert called("novak", known) == ["Zoë Novák"]
    assert called("meyer", known) == called("hammer", known) == called("meyre", known) == []
    assert called("bell", known) == ["Cora Bell"]
    assert len(known) == len(ROOM)


@given(LISTS, LISTS, st.text(LETTERS, max_size=12))
def test_keeping_up_is_the_same_as_starting_anew(before, after, query):
    def rows(listed, shift=0):
        return {f"p{n + shift}": player(name, nick, of=f"p{n + shift}") for n, (name, nick, _) in enumerate(listed)}

    old, now = rows(before), rows(after, 3)
    old_entries, entries = ({f"p{n}": often for n, (*_, often) in enumerate(one)} for one in (before, after))
    known = KnownPlayers(old.values(), old_entries)
    known.keep_up(now, entries)
    fresh = KnownPlayers(now.values(), entries)
    assert known.found(query) == fresh.found(query)
    assert all(known.near_duplicates(one.name) == fresh.near_duplicates(one.name) for one in now.values())
    assert len(known) == len(now)


def test_many_changes_at_once():
    known = KnownPlayers(ROOM)
    many = {f"p{n}": player(f"Player {n}", of=f"p{n}") for n in range(MANY)}
    known.keep_up(many, {})
    assert called("player 42", known)[0] == "Player 42"
    assert called("zoe", known) == []


@given(LISTS)
def test_a_name_always_finds_itself_by_any_of_its_words(listed):
    rows = [player(name, nick, of=f"p{n}") for n, (name, nick, _) in enumerate(listed)]
    known = KnownPlayers(rows)
    for one in rows:
        for word in (one.name, one.nickname, *one.name.split(), *one.nickname.split()):
            assert not word.strip() or one in known.found(word, most=len(rows))


@given(
    LISTS, st.text("abcdefgh", min_size=4, max_size=12), st.integers(0, 99), st.sampled_from(["swap", "drop", "more"])
)
def test_one_typo_in_a_long_word_still_finds_it(listed, word, at, slip):
    at %= len(word)
    typed = {
        "swap": word[:at] + word[at : at + 2][::-1] + word[at + 2 :],
        "drop": word[:at] + word[at + 1 :],
        "more": word[:at] + "x" + word[at:],
    }[slip]
    bearer = player(f"Bo {word} King", of="bearer")
    rows = [player(name, of=f"p{n}") for n, (name, *_) in enumerate(listed)]
    if len(typed) >= SHORTEST:
        assert bearer in KnownPlayers([*rows, bearer]).found(typed, most=99)


@given(LISTS, st.one_of(NAMES, st.lists(st.text("abcdeo", min_size=3, max_size=9), max_size=3).map(" ".join)))
def test_nobody_is_found_who_neither_holds_the_words_nor_one_near(listed, query):
    rows = [player(name, nick, of=f"p{n}") for n, (name, nick, _) in enumerate(listed)]
    found = KnownPlayers(rows).found(query, most=99)
    assert len({one.id for one in found}) == len(found)
    for one in rows:
        ways = [*spellings(one.name), *spellings(one.nickname)]
        words = {word for way in ways for word in (*way.split(), *parts(way)) if not re.search(r"\d", word)}
        fits = [
            (
                any(wanted in way for way in ways),
                any(edits(wanted, word, forgiven(wanted)) is not None for word in words),
                any(
                    edits(wanted, word[:length], forgiven(wanted)) is not None
                    for word in words
                    for length in range(SHORTEST, len(word))
                ),
            )
            for wanted in folded(query).split()
        ]
        if one in found:
            assert fits
            assert all(any(fit) for fit in fits)
        else:
            assert not fits or not all(whole or near for whole, near, _ in fits)


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("Meyer Zoe", "Zoë Meyer"),
        ("zoe  MEYER", "Zoë Meyer"),
        ("Zoe Meier", "Zoë Meyer"),
        ("Z. Meyer", "Zoë Meyer"),
        ("Zoe K Meyer", "Zoë Meyer"),
        ("Zip", "Zoë Meyer"),
        ("Möller, Hans", "Moeller Hans"),
        ("Joerg Grosskopf", "Jörg Großkopf"),
        ("Jon Featherstone", "Jonathan Featherstone"),
        ("Jean Luc OHara", "Jean-Luc O’Hara"),
        ("Jean Luc O'Hara", "Jean-Luc O’Hara"),
        ("김민준", "김민준"),
        ("김민수", None),
        ("Zoe", None),
        ("Zoe Meyer Kern", None),
        ("Ann Leeds", None),
        ("Bob Lee", None),
        ("Z M", None),
        ("", None),
    ],
)
def test_a_new_name_that_is_probably_known(typed, known):
    assert [one.name for one in KnownPlayers(ROOM).near_duplicates(typed)] == ([known] if known else [])


def test_an_initial_in_the_house_is_known_by_the_whole_name_and_the_likest_come_first():
    known = KnownPlayers(
        [player("J Smith"), player("John Smiht"), player("Smith John"), player("John Smit")], {"John Smit": 3}
    )
    assert [one.name for one in known.near_duplicates("John Smith")] == [
        "Smith John",
        "John Smit",
        "John Smiht",
        "J Smith",
    ]
    assert len(known.near_duplicates("John Smith", most=2)) == 2


@given(LISTS)
def test_a_name_is_always_its_own_duplicate_in_any_order(listed):
    rows = [player(name, nick, of=f"p{n}") for n, (name, nick, _) in enumerate(listed)]
    known = KnownPlayers(rows)
    for one in rows:
        if any(len(word) > 1 for word in name_words(one.name)):
            turned = " ".join(reversed(one.name.split()))
            assert one in known.near_duplicates(turned, most=len(rows)), turned
