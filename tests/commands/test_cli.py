"""The words of the command line, and what they load."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tdapp.cli import COMMANDS, USAGE, main


def test_every_command_is_in_the_usage():
    for command in COMMANDS:
        assert f"tdapp {command} " in USAGE


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help(word, capsys):
    assert main([word]) == 0
    assert capsys.readouterr().out == USAGE


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_one_command_speaks_of_it_alone(command, capsys):
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"tdapp {command} ")
    assert all(f"tdapp {other} " not in told for other in COMMANDS if other != command)


def test_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("tdapp ")


@pytest.mark.parametrize("words", [["dance"], ["--version", "please"], ["asks"], [""]])
def test_what_it_does_not_know_gets_a_sentence_and_the_usage(words, capsys):
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"tdapp does not know {words[0]!r}.\n")
    assert told.endswith(USAGE)


@pytest.mark.parametrize("words", [["--house"], ["--house", "a", "b"]])
def test_a_house_is_one_file(words, capsys):
    assert main(words) == 2
    assert capsys.readouterr().err == "Say which house: tdapp --house FILE\n"


@pytest.mark.parametrize("words", [[], ["--house"], ["swan.tdapp"], ["--house", "no such house.tdapp"]])
def test_verify_without_a_house_gets_a_sentence(words, capsys):
    assert main(["verify", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_ask_loads_nothing_heavy():
    program = (
        "import sys; from tdapp.cli import main; main(['ask', '--list'])\n"
        "heavy = {'PySide6', 'sqlmodel', 'sqlalchemy', 'reportlab', 'numpy'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, timeout=60)
