"""The actions of the window."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QKeySequence

from tdapp.gui.gestures.list_actions import LIST_ACTIONS
from tdapp.gui.shell.actions import ACTIONS


def test_the_keys_of_each_are_ones_that_a_keyboard_has():
    named = {action.id: action.keys for action in ACTIONS if action.keys}
    assert {name: QKeySequence(keys).toString() for name, keys in named.items()} == named


def test_no_two_actions_have_the_same_keys():
    times = Counter(action.keys for action in ACTIONS if action.keys)
    assert [keys for keys in times if times[keys] > 1] == []


def test_a_letter_of_the_list_does_one_thing_for_anybody():
    """Whoever pays and sits has no entry yet, and whoever enters again is out."""
    times = Counter(action.letter for action in LIST_ACTIONS if action.letter)
    assert [letter for letter in times if times[letter] > 1] == ["E"]
