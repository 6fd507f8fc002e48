"""Writes the records anew: python -m tests.scenarios.write_records

A record is what a referee would note: how many hands went by, who went out and with how much, when play went hand
for hand, and which chips were raced. It names no seats, so that every profile can be played on it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

RECORDS = Path(__file__).parent / "records"
FIELDS = {9: 9, 27: 9, 100: 8, 1000: 9}
"""Players, and seats at a table."""
STACK = 10_000


def write(players: int, seats: int) -> None:
    chance = random.Random(players)
    alive = [f"P{number:04}" for number in range(1, players + 1)]
    paid = max(1, round(players * 0.15))
    steps, races = [], {players // 2: (25, 100), players // 5: (100, 500)}
    while len(alive) > 1:
        out = min(chance.choice([1, 1, 1, 1, 1, 2, 2, 3]), len(alive) - 1)
        hand_for_hand = len(alive) > paid >= len(alive) - 3
        names = chance.sample(alive, out)
        alive = [name for name in alive if name not in names]
        stacks = [chance.choice([400, 900, 900, 2500, 7000]) for _ in names]
        steps.append({"hands": chance.randint(1, 4), "out": dict(zip(names, stacks)), "hand_for_hand": hand_for_hand})
        for at in [at for at in races if at >= len(alive)]:
            old, new = races.pop(at)
            held = {name: chance.randrange(12) for name in alive}
            steps.append({"race": {"old": old, "new": new, "chips": {k: n for k, n in held.items() if n}}})
    record = {
        "players": players,
        "seats": seats,
        "stack": STACK,
        "buy_in": 2_500,
        "percent": 15,
        "seed": chance.randbytes(32).hex(),
    }
    lines = ",\n  ".join(json.dumps(step) for step in steps)
    text = json.dumps(record, indent=1)[:-2] + f',\n "steps": [\n  {lines}\n ]\n}}\n'
    (RECORDS / f"{players}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for players, seats in FIELDS.items():
        write(players, seats)
