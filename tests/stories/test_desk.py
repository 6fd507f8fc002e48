"""A night at the desk through the real window, by the keyboard alone: who enters, buys, waits, goes and is paid."""

from __future__ import annotations

import random
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget

from tdapp.demo.names import cultures
from tests.stories.hand import CTRL, Hand

SHIFT = Qt.KeyboardModifier.ShiftModifier
ENTER, DOWN, UP = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Up
FIRST = "Ada Bea Cleo Dora Edda Fay Gil Hugo Iris Jan Kurt Lia Mona Nils Otto Paul Quin Rosa Sven Tilo".split()
LAST = "Abel Brand Cramer Drexl Engel Frisch Gerber Hauser Imhof Jansen Kraus Lorenz Maurer".split()
PEOPLE = [f"{FIRST[n % 20]} {LAST[n % 13]}" for n in range(33)]
BUY_IN, REBUY, ADD_ON = 2_450, 2_045, 1_010
NO, NAME, SEAT, AGAIN, REBUYS, ADD_ONS, PAID, STATUS = range(8)


@pytest.fixture(scope="session")
def application():
    return QApplication.instance() or QApplication([])


@pytest.fixture
def hand(application, tmp_path):
    hand = Hand.at(application, tmp_path)
    yield hand
    hand.leave()


def euros(cents: int) -> str:
    whole, part = divmod(cents, 100)
    return f"€{whole:,}" + (f".{part:02}" if part else "")


def start(hand: Hand, *, buy_in: str = "20.45", fee: str = "4.05") -> None:
    hand.reach("Start a tournament from a template")
    hand.enter()
    hand.write("Name", "Friday")
    hand.write("Buy-in", buy_in)
    hand.write("Fee", fee)
    hand.enter()
    assert hand.application.activeModalWidget() is None


def where(hand: Hand) -> str:
    """What has the keyboard."""
    focus = hand.application.focusWidget()
    return "" if focus is None else focus.accessibleName()


def turn_to(hand: Hand, page: str) -> None:
    hand.command(f"go to {page}")


def section(hand: Hand, name: str) -> None:
    """A section of Setup: Tab comes to the one that is shown, arrows go to the others."""
    turn_to(hand, "setup")
    for key in [Qt.Key.Key_Left] * 9 + [Qt.Key.Key_Right] * 9:
        if where(hand) == f"{name} section":
            return
        hand.press(key)
    raise AssertionError(f"there is no section {name}")


def offer(hand: Hand, title: str, price: str, chips: str) -> None:
    section(hand, "Purchases")
    hand.reach(f"Offer {title}")
    hand.press(Qt.Key.Key_Space)
    hand.write("Price", price)
    hand.write("Fee", "0")
    hand.write("Chips it gives", chips)
    hand.enter()
    assert hand.application.activeModalWidget() is None, hand.says("Problem")


def amend_registration(hand: Hand, **fields: str) -> None:
    section(hand, "Tournament")
    hand.reach("Edit registration")
    hand.press(Qt.Key.Key_Space)
    for name, text in fields.items():
        hand.write(name.replace("_", " "), text)
    hand.enter()
    assert hand.application.activeModalWidget() is None


def register(hand: Hand, name: str) -> str:
    """A new name: Enter, and Enter again."""
    hand.type(name)
    hand.enter()
    hand.enter()
    return hand.says("Registration says")


def pick(hand: Hand, *names: str) -> None:
    """Into the list and down to somebody; with Shift down to whoever stands below."""
    hand.press(Qt.Key.Key_F, CTRL)
    hand.press(Qt.Key.Key_A, CTRL)
    hand.press(Qt.Key.Key_Delete)
    table = hand.reach("Entrants")
    hand.press(Qt.Key.Key_Home)
    for _ in range(200):
        if hand.says("Who is picked") == names[0]:
            break
        hand.press(DOWN)
    for _ in names[1:]:
        hand.press(DOWN, SHIFT)
    assert table.accessibleName() == "Entrants"


def row_of(hand: Hand, name: str, status: str = "In") -> list[str]:
    found = [row for row in hand.rows("Entrants") if row[NAME] == name and row[STATUS] == status]
    assert len(found) == 1, f"{name} stands {len(found)} times in the list"
    return found[0]


def box(hand: Hand) -> None:
    turn_to(hand, "players")
    assert where(hand) == "Register a player"


class TestANightAtTheDesk:
    def test_from_thirty_entries_to_the_counted_till(self, hand, tmp_path):
        start(hand)
        offer(hand, "rebuy", "20.45", "1000")
        offer(hand, "add-on", "10.10", "2000")
        amend_registration(hand, Most_players="30")
        self.thirty_enter_and_three_wait(hand)
        self.two_get_their_money_back_and_two_sit_down(hand)
        self.the_first_hand(hand)
        self.five_go_out_and_come_back(hand)
        self.four_rebuy_and_six_add_on(hand)
        self.ledger(hand)
        self.till(hand)
        hand.leave()
        done = subprocess.run(
            [sys.executable, "-m", "tdapp", "verify", "--house", str(tmp_path / "house.tdapp")],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stdout

    def thirty_enter_and_three_wait(self, hand: Hand) -> None:
        box(hand)
        for name in PEOPLE[:29]:
            assert register(hand, name).startswith(f"{name} is in as entry")
        # One pays €10 in cash, handing over €20, and the rest by card.
        hand.type(PEOPLE[29])
        hand.enter()
        hand.press(ENTER, SHIFT)
        hand.write("Amount", "10")
        hand.write("Handed over", "20")
        assert hand.says("Change") == "Change €10"
        hand.enter()
        assert hand.says("Registration says") == (
            f"{PEOPLE[29]} is in as entry 30, €10 cash and €14.50 card, change €10"
        )
        for place, name in zip(("1st", "2nd", "3rd"), PEOPLE[30:]):
            assert "Enter again puts" in register(hand, name)
            hand.enter()
            assert hand.says("Registration says") == f"{name} is {place} on the waiting list"

    def two_get_their_money_back_and_two_sit_down(self, hand: Hand) -> None:
        pick(hand, PEOPLE[4])
        hand.press(Qt.Key.Key_U)
        assert hand.says("What was done") == f"{PEOPLE[4]} was unregistered, €24.50 returned"
        hand.command(f"refund {PEOPLE[7]}")
        assert hand.says("What was done") == f"{PEOPLE[7]} was unregistered, €24.50 returned"
        hand.command("seat next")
        assert hand.says("What was done") == f"{PEOPLE[30]} is in as entry 31"
        pick(hand, PEOPLE[31])
        hand.press(Qt.Key.Key_E)
        assert hand.says("What was done") == f"{PEOPLE[31]} is in as entry 32"

    def the_first_hand(self, hand: Hand) -> None:
        hand.command("draw seats")
        hand.enter()
        assert len(hand.rows("Seats drawn")) == 30
        hand.enter()
        assert hand.application.activeModalWidget() is None
        hand.press(Qt.Key.Key_Escape)
        hand.command("start the clock")
        assert hand.says("Players left").startswith("30")

    def five_go_out_and_come_back(self, hand: Hand) -> None:
        out = PEOPLE[10:16]
        for name in out:
            hand.command(f"out {name}")
        # Whoever waits comes before whoever wants to come back.
        turn_to(hand, "now")
        hand.enter()
        assert re.match(f"{PEOPLE[32]} is in as entry 33, table", hand.says("What was done"))
        box(hand)
        for name in out[:5]:
            hand.type(name[:3])
            while name not in self.marked(hand):
                hand.press(DOWN)
            hand.enter()
            assert re.match(rf"{name} is in as entry \d+, a re-entry, table", hand.says("Registration says"))

    @staticmethod
    def marked(hand: Hand) -> str:
        return hand.find("Known players", QListWidget).currentItem().text()

    def four_rebuy_and_six_add_on(self, hand: Hand) -> None:
        for name in PEOPLE[:2]:
            pick(hand, name)
            hand.press(Qt.Key.Key_R)
            assert hand.says("What was done") == f"1 rebuy for {name}: {euros(REBUY)} (cash)"
        pick(hand, PEOPLE[2])
        hand.press(Qt.Key.Key_R, SHIFT)
        hand.choose("Paid by", "Card")
        hand.enter()
        assert hand.says("What was done") == f"1 rebuy for {PEOPLE[2]}: {euros(REBUY)} (card)"
        hand.command(f"rebuy {PEOPLE[3]}")
        pick(hand, *PEOPLE[0:4])
        hand.press(Qt.Key.Key_A)
        assert hand.says("What was done").startswith("No add-on before level 6.")
        hand.wait(2 * 3600)
        hand.press(Qt.Key.Key_A)
        assert hand.says("What was done") == f"4 add-ons for 4 players: {euros(4 * ADD_ON)} (cash)"
        for name in PEOPLE[5:7]:
            hand.command(f"addon {name}")
        assert row_of(hand, PEOPLE[0])[AGAIN : PAID + 1] == ["", "1", "1", euros(BUY_IN + REBUY + ADD_ON)]

    def ledger(self, hand: Hand) -> None:
        hand.press(Qt.Key.Key_L, CTRL | SHIFT)
        entries = 33 * BUY_IN - 2 * BUY_IN
        everything = entries + 5 * BUY_IN + 4 * REBUY + 6 * ADD_ON
        by_card = 1_450 + REBUY
        self.cash = everything - by_card
        assert hand.says("What they come to").split("   ·   ")[1:] == [
            f"Cash {euros(self.cash)}",
            f"Card {euros(by_card)}",
            f"All {euros(everything)}",
        ]
        chips = 36 * 10_000 + 4 * 1_000 + 6 * 2_000
        assert hand.says("Chips sold and recorded") == f"{chips:,} chips sold and recorded; {chips:,} are in play."
        assert len(hand.rows("Payments")) == 33 + 1 + 2 + 5 + 4 + 6
        hand.type("taken back")
        assert {row[2] for row in hand.rows("Payments")} == {PEOPLE[4], PEOPLE[7]}
        hand.press(Qt.Key.Key_Escape)

    def till(self, hand: Hand) -> None:
        hand.command("close a till")
        hand.write("Began with", "100")
        assert hand.says("Expected in the till").startswith(f"Expected {euros(self.cash + 10_000)}:")
        hand.write("Counted", f"{(self.cash + 9_950) / 100:.2f}")
        assert hand.says("Difference") == "€0.50 short"
        hand.enter()
        assert hand.says("What was done").endswith(f"{euros(self.cash + 10_000)} expected, €0.50 short")
        hand.press(Qt.Key.Key_T, CTRL)
        assert hand.says("Expected in the till").startswith("Expected €0: 0 payments")
        for _ in range(2):
            hand.press(Qt.Key.Key_Escape)


MOST_KEYS = 6
"""What a known player may cost with nothing but the keyboard, Enter included."""


class TestKeystrokes:
    @pytest.fixture
    def regulars(self, application, tmp_path):
        """A thousand people whom the house knows before the window opens."""
        Hand.at(application, tmp_path).leave()
        given, family = ([name for one in cultures() for name in getattr(one, part)] for part in ("given", "family"))
        chance = random.Random(7)
        names = chance.sample([f"{first} {last}" for first in given for last in family], 1_000)
        (tmp_path / "players.csv").write_text("Name\n" + "\n".join(names), encoding="utf-8")
        command = [sys.executable, "-m", "tdapp", "import", "players", str(tmp_path / "players.csv")]
        command += ["--house", str(tmp_path / "house.tdapp")]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        return [name for name in names if name.isascii()][:12]

    def test_a_known_player_costs_at_most_six(self, regulars, hand):
        start(hand)
        box(hand)
        cost = {name: self.register(hand, name) for name in regulars}
        assert max(cost.values()) <= MOST_KEYS, cost
        assert {row[NAME] for row in hand.rows("Entrants")} == set(regulars)

    def register(self, hand: Hand, name: str) -> int:
        """As a clerk does: some letters, arrows to the name that is seen, Enter. How many keys it took."""
        first, last = name.split()[0], name.split()[-1]
        for letters in (last[:2], last[:3], f"{first[:1]} {last[:2]}", f"{first[:2]} {last[:2]}", last[:5], first[:5]):
            hand.type(letters)
            lines = hand.find("Known players", QListWidget)
            at = [n for n in range(lines.count()) if lines.item(n).text() == name]
            steps = at[0] - lines.currentRow() if at else MOST_KEYS
            if len(letters) + abs(steps) < MOST_KEYS:
                for _ in range(abs(steps)):
                    hand.press(DOWN if steps > 0 else UP)
                hand.enter()
                assert hand.says("Registration says").startswith(f"{name} is in as entry")
                return len(letters) + abs(steps) + 1
            hand.press(Qt.Key.Key_Escape)
        return MOST_KEYS + 1


class TestAnEventWithoutNames:
    def test_twenty_seven_to_their_prizes(self, hand):
        start(hand, buy_in="20", fee="0")
        offer(hand, "rebuy", "20", "1000")
        offer(hand, "add-on", "10", "2000")
        section(hand, "Tournament")
        hand.reach("Edit registration")
        hand.press(Qt.Key.Key_Space)
        hand.choose("Entries", "Without names")
        hand.enter()
        turn_to(hand, "players")
        hand.type("25")
        assert hand.says("Counting says") == "Enter: 25 entries more: €500"
        hand.enter()
        hand.type("++")
        assert hand.says("In: 27, of 27 entries") == "27"
        hand.command("start the clock")
        turn_to(hand, "players")
        hand.type("---rr")
        hand.type("4 out")
        hand.enter()
        hand.command("out 5")
        hand.command("rebuy 2")
        assert hand.says("In: 15, of 27 entries") == "15"
        assert hand.says("Taken: €620, 274,000 chips") == "€620"
        hand.wait(2 * 3600)
        hand.command("addon 10")
        assert hand.says("Taken: €720, 294,000 chips") == "€720"
        self.to_the_prizes(hand)

    def to_the_prizes(self, hand: Hand) -> None:
        hand.command("lock the prizes")
        hand.enter()
        prizes = self.prizes(hand)
        assert sum(amount for _, amount, _ in prizes) == 720
        turn_to(hand, "players")
        hand.type("12 out")
        hand.enter()
        hand.type("--")
        assert "tournament is over" in hand.find("How many", QLineEdit).placeholderText()
        turn_to(hand, "now")
        hand.enter()
        assert [status for *_, status in self.prizes(hand)] == ["Paid"] * len(prizes)
        hand.press(Qt.Key.Key_L, CTRL | SHIFT)
        assert hand.says("What they come to").endswith("All €0")

    @staticmethod
    def prizes(hand: Hand) -> list[tuple[str, int, str]]:
        turn_to(hand, "prizes")
        return [(row[0], int(row[1].lstrip("€").replace(",", "")), row[3]) for row in hand.rows("Places and prizes")]
