"""`tdapp ask` as a process: exit codes, lines, files, and never a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tdapp.ask.questions import QUESTIONS
from tests.ask.asking import answer, refusal


def tdapp(*words: str, given: bytes = b"") -> tuple[int, list[str]]:
    done = subprocess.run([sys.executable, "-m", "tdapp", "ask", *words], input=given, capture_output=True, timeout=60)
    assert done.stderr == b""
    return done.returncode, done.stdout.decode().splitlines()


def only(lines: list[str]) -> Any:
    assert len(lines) == 1
    return json.loads(lines[0])


class TestTheProcess:
    def test_the_list(self):
        code, lines = tdapp("--list")
        assert (code, lines) == (0, list(QUESTIONS))

    def test_a_file(self, tmp_path):
        file = tmp_path / "question.json"
        file.write_text('{"cards": {"1": "Kd", "2": "Ks"}}', encoding="utf-8")
        code, lines = tdapp("high-card", str(file))
        assert (code, only(lines)["winner"]) == (0, "2")

    def test_a_wrong_question_on_standard_input(self):
        code, lines = tdapp("high-card", given=b'{"cards": {"1": "Kd", "1": "Ks"}}')
        assert (code, only(lines)["at"]) == (2, "cards.1")

    def test_lines_go_on_after_a_wrong_one(self):
        good = b'{"cards": {"1": "Kd"}}\n'
        code, lines = tdapp("high-card", "--lines", given=good + b"rubbish\n" + b"\n" + good)
        answers = [json.loads(line) for line in lines]
        assert code == 0
        assert [("error" in given) for given in answers] == [False, True, True, False]

    def test_each_line_is_answered_as_it_arrives(self):
        command = [sys.executable, "-m", "tdapp", "ask", "high-card", "--lines"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin
            assert process.stdout
            for card in ("Kd", "2c"):
                process.stdin.write(json.dumps({"cards": {"4": card}}).encode() + b"\n")
                process.stdin.flush()
                assert json.loads(process.stdout.readline())["winner"] == "4"
            process.stdin.close()
            assert process.wait(30) == 0

    @pytest.mark.parametrize(
        "words",
        [["no-such"], [], ["button", "a", "b"], ["button", "--wrong"], ["button", "/no/such/file"], ["button", "."]],
    )
    def test_wrong_words_get_a_sentence(self, words):
        code, lines = tdapp(*words)
        assert code == 2
        assert only(lines)["error"]

    def test_names_in_any_script_come_back_as_they_are(self):
        table = {"table": 1, "seats": 2, "players": {"1": "Łukasz", "2": "김민준"}}
        asked = {"tables": [table, {"table": 2, "seats": 2, "players": {"1": "Zoë"}}], "table": 2}
        code, lines = tdapp("break", given=json.dumps(asked).encode())
        assert code == 2
        assert "Table 2" in lines[0]


class TestEveryQuestion:
    @pytest.mark.parametrize("name", QUESTIONS)
    def test_has_an_example_that_works_in_a_profile_that_allows_it(self, name):
        given = answer(name, QUESTIONS[name].example)
        assert given["profile"] == "roberts-11"

    @pytest.mark.parametrize("name", QUESTIONS)
    def test_refuses_unknown_keys(self, name):
        assert refusal(name, {**QUESTIONS[name].example, "colour": "red"})[0] == "colour"

    @pytest.mark.parametrize("name", QUESTIONS)
    def test_takes_a_profile_and_house_rules(self, name):
        asked = {**QUESTIONS[name].example, "profile": "tda-2024", "house": {"balance_limit": 2}}
        assert answer(name, asked)["profile"] == "tda-2024"

    @pytest.mark.parametrize("name", QUESTIONS)
    @pytest.mark.parametrize("text", ["", "[]", "null", "7", '"x"', "{", '{"a": NaN}', b"\xff\xfe", "[" * 100_000])
    def test_refuses_what_is_no_object(self, name, text):
        assert refusal(name, text)[1]


class TestReading:
    def test_a_key_twice_deep_inside_is_named(self):
        text = '{"tables": [{"table": 1, "seats": 9, "players": {"4": "a", "4": "b"}}]}'
        assert refusal("balance", text)[0] == "tables[0].players.4"

    def test_a_byte_order_mark_is_no_fault(self):
        assert answer("high-card", b'\xef\xbb\xbf{"cards": {"1": "Kd"}}')["winner"] == "1"

    def test_half_a_character_is_refused(self):
        text = '{"tables": [{"table": 1, "seats": 9, "players": {"4": "\\ud800"}}]}'
        assert refusal("balance", text)[0] == "tables[0].players.4"

    @pytest.mark.parametrize("number", ["9" * 1000, "NaN", "-Infinity"])
    def test_what_is_no_sensible_number_is_named(self, number):
        text = '{"tables": [{"table": 1, "seats": ' + number + ', "players": {"4": "a"}}]}'
        assert refusal("balance", text)[0] == "tables[0].seats"

    def test_an_empty_line_is_told_plainly(self):
        assert "nothing to read" in refusal("redraw", "  \n")[1]
