"""The random stream, and the page that explains it to players."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from itertools import permutations

import pytest

from tdapp.ask.questions import ask, find
from tdapp.ask.reader import read_json
from tdapp.resources import FOLDER, catalogue
from tdapp.rules.chance import WORD_VALUES, Chance, commitment
from tdapp.rules.draw import Draw, TableToFill
from tdapp.rules.draw_plan import draw_once, make_plan

SEED = bytes(range(32))


def words_of(seed: bytes, room: str, blocks: int) -> list[int]:
    digests = [hashlib.sha256(seed + room.encode() + i.to_bytes(8, "big")).digest() for i in range(blocks)]
    return [int.from_bytes(digest[i : i + 8], "big") for digest in digests for i in (0, 8, 16, 24)]


class TestTheStream:
    def test_a_number_below_n_is_the_next_word_modulo_n(self):
        chance = Chance(SEED, "seven of clubs")
        words = words_of(SEED, "seven of clubs", 3)
        assert [chance.below(1000 + i) for i in range(12)] == [word % (1000 + i) for i, word in enumerate(words)]

    def test_words_from_the_largest_multiple_of_n_up_are_skipped(self):
        n = WORD_VALUES // 2 + 1
        words = words_of(SEED, "", 16)
        kept = [word for word in words if word < n]
        chance = Chance(SEED)
        assert len(kept) < len(words)
        assert [chance.below(n) for _ in kept] == kept

    def test_a_number_past_one_word_is_read_from_several(self):
        n = WORD_VALUES**2 // 2 + 1
        words = words_of(SEED, "", 8)
        pairs = [high * WORD_VALUES + low for high, low in zip(words[::2], words[1::2])]
        kept = [pair for pair in pairs if pair < n]
        chance = Chance(SEED)
        assert [chance.below(n) for _ in kept] == kept

    def test_what_the_room_adds_changes_everything(self):
        numbers = {Chance(SEED, room).below(WORD_VALUES) for room in ("", "a", "b", "ä")}
        assert len(numbers) == 4

    def test_a_shuffle_swaps_from_the_last_place_down(self):
        words = words_of(SEED, "", 2)
        order = list("abcdef")
        for word, i in zip(words, (5, 4, 3, 2, 1)):
            j = word % (i + 1)
            order[i], order[j] = order[j], order[i]
        assert Chance(SEED).shuffled("abcdef") == order

    def test_the_commitment_is_the_hash_of_the_seed_alone(self):
        assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


class TestC7Uniformity:
    def test_three_players_in_three_seats_sit_in_each_order_equally_often(self):
        plan = make_plan(Draw(("a", "b", "c"), (TableToFill(1, 3),)))
        chance = Chance(SEED)
        seen: Counter[tuple[str, ...]] = Counter()
        for _ in range(60_000):
            seating = draw_once(plan, chance)
            assert seating is not None
            seen[tuple(sorted(seating, key=lambda player: seating[player]))] += 1
        four_sigma = 4 * (60_000 * 1 / 6 * 5 / 6) ** 0.5
        assert set(seen) == set(permutations("abc"))
        assert all(abs(count - 10_000) < four_sigma for count in seen.values())

    def test_every_choice_of_a_shuffle_of_four_is_equally_likely(self):
        chance = Chance(SEED)
        seen = Counter(tuple(chance.shuffled("abcd")) for _ in range(24_000))
        assert len(seen) == 24
        assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 23 + 4 * (2 * 23) ** 0.5


@pytest.fixture(scope="module")
def page() -> str:
    return (FOLDER / "help" / "chance.md").read_text("utf-8")


def blocks_of(page: str) -> list[str]:
    """What stands indented, as the example's figures do."""
    example = page.partition("## An example by hand")[2]
    return re.findall(r"(?m)(?:^ {4}\S.*\n)+", example)


class TestTheHelpPage:
    """Its figures are recomputed from its own text, so it cannot go stale."""

    def question(self, page: str) -> str:
        return page.partition("```json\n")[2].partition("```")[0]

    def test_its_seed_has_the_commitment_it_shows(self, page: str):
        shown, seed = (block.strip() for block in blocks_of(page)[:2])
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == shown

    def test_its_bytes_are_seed_room_and_counter_and_give_its_hash(self, page: str):
        _, seed, content, digest = (re.sub(r"\s", "", block) for block in blocks_of(page)[:4])
        room = json.loads(self.question(page))["room"]
        assert bytes.fromhex(content) == bytes.fromhex(seed) + room.encode() + bytes(8)
        assert f"these {len(bytes.fromhex(content))} bytes" in page
        assert hashlib.sha256(bytes.fromhex(content)).hexdigest() == digest

    def test_its_words_and_numbers_follow_from_the_hash(self, page: str):
        digest = blocks_of(page)[3].strip()
        rows = re.findall(r"\| ([0-9a-f]{16}) \| (\d+) \| (\d+) \| (\d+) \|", page)
        assert "".join(word for word, *_ in rows) == digest
        for word, decimal, n, number in rows:
            assert int(word, 16) == int(decimal)
            assert int(decimal) % int(n) == int(number)
        question = json.loads(self.question(page))
        chance = Chance(bytes.fromhex(question["seed"]), question["room"])
        assert [chance.below(int(n)) for _, _, n, _ in rows] == [int(number) for *_, number in rows]

    def test_its_swaps_are_the_numbers_of_the_table(self, page: str):
        rows = re.findall(r"\| [0-9a-f]{16} \| \d+ \| \d+ \| (\d+) \|", page)
        assert re.findall(r"with place \*\*(\d)\*\*", page) == rows

    def test_its_seats_are_those_that_are_drawn(self, page: str):
        rows = re.findall(r"(?m)^\| (\w+) \| (\d) \| (\d) \|$", page)
        listed = [{"player": name, "table": int(table), "seat": int(seat)} for name, table, seat in rows]
        question = json.loads(self.question(page))
        assert question["seats"] == listed
        del question["seats"]
        assert ask(find("draw"), read_json(json.dumps(question)), catalogue())["seats"] == listed

    def test_its_question_is_answered_as_it_says(self, page: str):
        answer = ask(find("check-draw"), read_json(self.question(page)), catalogue())
        assert answer["genuine"] is True
        assert answer["commitment"] == blocks_of(page)[0].strip()
