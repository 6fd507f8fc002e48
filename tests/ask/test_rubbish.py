"""Any JSON at all: an answer or a sentence, never anything else."""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.ask.questions import QUESTIONS, ask
from tdapp.ask.reader import read_json
from tdapp.resources import catalogue
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import PROFILES
from tdapp.values.refusal import Refused

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**6, 10**12, -(10**12), 2**63, 10**39]),
    st.floats(allow_nan=True, allow_infinity=True),
    st.sampled_from(
        ["", "a", "b", "As", "Td", "1", "0", "-1", "icm", "big blind", "amerifun", "0" * 64, "\ud800", "\x00"]
    ),
    st.text(max_size=3),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=3), inner, max_size=4)),
    max_leaves=8,
)


def answered_or_refused(name: str, text: str | bytes) -> bool:
    """True when answered; a refusal must have a sentence and a place that can be written down."""
    try:
        given = ask(QUESTIONS[name], read_json(text), catalogue())
    except Refused as refused:
        refusal = refused
    else:
        json.dumps(given, allow_nan=False)
        return True
    assert refusal.sentence.endswith((".", "?", ")"))
    json.dumps({"error": refusal.sentence, "at": refusal.place})
    return False


def parts(value, path=()):
    """Every place in a value, from the outside in."""
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        yield from parts(part, (*path, key))


def put(value, path, new):
    """The value with another one at a place."""
    if not path:
        return new
    changed = copy.deepcopy(value)
    inside = changed
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = new
    return changed


@pytest.mark.parametrize("name", QUESTIONS)
class TestRubbish:
    @given(JSON)
    @settings(max_examples=60)
    def test_any_json(self, name, value):
        assert answered_or_refused(name, json.dumps(value)) in (True, False)

    @given(st.data())
    @settings(max_examples=150)
    def test_a_good_question_with_one_part_spoilt(self, name, data):
        example = QUESTIONS[name].example
        path = data.draw(st.sampled_from(sorted(parts(example), key=str)))
        spoilt = put(example, path, data.draw(JSON))
        assert answered_or_refused(name, json.dumps(spoilt)) in (True, False)

    @given(st.data())
    @settings(max_examples=60)
    def test_a_good_question_with_other_house_rules(self, name, data):
        key = data.draw(st.sampled_from(sorted(KEYS)))
        choice = data.draw(st.sampled_from([option.choice for option in KEYS[key].options]))
        profile = data.draw(st.sampled_from(sorted(PROFILES)))
        asked = {**QUESTIONS[name].example, "profile": profile, "house": {key: choice}}
        is_a_forbidden_deal = name == "deal" and "forbidden" in (choice, KEYS["deals"].defaults[profile].choice)
        assert answered_or_refused(name, json.dumps(asked)) or is_a_forbidden_deal

    def test_a_good_question_cut_short_anywhere(self, name):
        text = json.dumps(QUESTIONS[name].example)
        cuts = random.Random(name).sample(range(len(text)), min(40, len(text)))
        assert not any(answered_or_refused(name, text[:cut]) for cut in cuts)

    def test_a_good_question_with_a_byte_changed(self, name):
        chance = random.Random(name)
        for _ in range(100):
            text = bytearray(json.dumps(QUESTIONS[name].example).encode())
            text[chance.randrange(len(text))] = chance.randrange(256)
            assert answered_or_refused(name, bytes(text)) in (True, False)
