"""Every look that the projector has, with usual texts and with the longest that can be."""

from __future__ import annotations

from dataclasses import replace

from tdapp.views.projector.faces import PanelFace, Row
from tdapp.views.projector.looks import Look
from tdapp.views.projector.showing import Figure, Piece, SeatShown, Showing, Winner

LONG_NAME = (
    "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximilian Alexander van der Westhuizen-Abernathy "
    "Ó Súilleabháin"
)
LONG_EVENT = "The Annual Midsummer Charity Deepstack of the Royal Philharmonic Society and Friends"
NAMES = ("Ann L.", "Łukasz Ż.", "Zoë M.", "김민준", "Dan O.", "Eva N.", "Σωκράτης Π.", "Finn H.", "Юрий Ш.", "Gus B.")


def prizes(count: int = 6) -> PanelFace:
    rows = [Row(place, amount) for place, amount in (("1st", "€2,400"), ("2nd", "€1,560"), ("3rd", "€1,080"))]
    rows += [Row(f"{place}th", f"€{900 - 10 * place}") for place in range(4, count)]
    rows.append(Row("10th–15th", "€200", tone="strong"))
    return PanelFace("prizes", "Prize pool", 20, "€9,600", tuple(rows), scrolls=True)


def usual() -> Showing:
    return Showing(
        look=Look("running", ""),
        event="Friday Deepstack",
        aside="Break in 31:42 · late entries until the end of level 8",
        title="Level 7",
        time="11:42",
        share=0.58,
        blinds="200 / 400",
        ante="ante 400",
        following="next 300/600, ante 600",
        note="",
        figures=(
            Figure("Players", "75", "of 96"),
            Figure("Average stack", "25,600", "64 big blinds"),
            Figure("Chips in play", "1,920,000"),
            Figure("Next color-up", "25s", "after level 8"),
        ),
        pieces=(
            Piece("Ann L. → table 7 seat 7", "Moving"),
            Piece("Zoë M. → table 2 seat 8"),
            Piece("60 to the money"),
        ),
        banner="",
        hour="21:40",
        panel=prizes(),
        seats=(),
        winner=None,
    )


def longest() -> Showing:
    return replace(
        usual(),
        event=LONG_EVENT,
        aside="Break in 12:31:42 · late entries until the end of the break after level 28",
        title="Level 28",
        time="12:31:42",
        blinds="1,000,000 / 2,000,000",
        ante="big blind ante 2,000,000",
        following="next 1,500,000/3,000,000, big blind ante 3,000,000",
        figures=(
            Figure("Players", "10,000", "of 10,000"),
            Figure("Average stack", "1,250,000,000", "10,625 big blinds"),
            Figure("Chips in play", "12,500,000,000,000"),
            Figure("Next color-up", "500,000s and 1,000,000s", "after level 28"),
        ),
        pieces=(
            Piece(f"{LONG_NAME} → table 1,000 seat 10", "Moving"),
            Piece("Zoë M. → table 2 seat 8"),
            Piece("and 312 more"),
            Piece("9,600 to the money"),
        ),
        panel=PanelFace(
            "prizes",
            "Prize pool",
            20,
            "CHF 100,000,000,000.55",
            tuple(Row(f"{place}st–{place + 999}th", "CHF 12,000,000,000.55") for place in (1, 21, 1031)),
        ),
    )


def panels(name: str = "Ann L.") -> dict[str, PanelFace]:
    """Each panel with something to say."""
    many = tuple(
        Row(f"{NAMES[n % 10]} {n}" if name == "Ann L." else name, f"{n % 30 + 1} – {n % 9 + 1}") for n in range(240)
    )
    return {
        "prizes": prizes(),
        "many prizes": prizes(60),
        "seats": PanelFace("seats", "Seats", 20, "table – seat", many, scrolls=True, is_wide=True),
        "moves": PanelFace(
            "moves",
            "Moving",
            12,
            "table – seat",
            (Row(name, "7 – 7", "from table 12"), Row("김민준", "2 – 10", "from table 3")),
        ),
        "standings": PanelFace(
            "standings",
            "Out",
            10,
            "9,999 players left",
            (Row(name, "101st–199th", "€2,000"), *(Row(one, f"{n + 16}th", "€1") for n, one in enumerate(NAMES))),
        ),
        "structure": PanelFace(
            "structure",
            "Levels",
            12,
            "",
            (
                Row("Level 7", "200 / 400", "ante 400", "strong"),
                Row("Break", "15 min", "22:00", "quiet"),
                Row("Level 8", "300 / 600", "22:15 · ante 600 · color up 25s"),
                Row("Level 28", "1,000,000 / 2,000,000", "04:15 · big blind ante 2,000,000 · color up 25,000s"),
            ),
        ),
        "chips": PanelFace(
            "chips",
            "Chips",
            8,
            "",
            tuple(
                Row(color, worth, "until level 8" if worth == "25" else "", chip=color)
                for color, worth in (
                    ("green", "25"),
                    ("black", "100"),
                    ("purple", "500"),
                    ("yellow", "1,000"),
                    ("white", "25,000,000"),
                )
            ),
        ),
        "proof": PanelFace("proof", "Proof of the draw", 8, "", text=PROOF),
        "notice": PanelFace("notices 1", "Notice", 10, text="No phones at the table while you have cards"),
        "long notice": PanelFace("notices 2", "Notice", 10, text=f"{LONG_NAME} {LONG_NAME}"[:240]),
    }


_BLOCKS = "\n".join(["9f86 d081 884c 7d65"] * 4)
PROOF = f"Commitment\n{_BLOCKS}\nSeed\n{_BLOCKS}\nThe room added: seven of clubs, ace of spades\ntdapp ask check-draw"


def looks(base: Showing, name: str = "") -> dict[str, Showing]:
    """Every look by its name, with this one's texts; `name` stands in for every player's."""
    names = [name or one for one in NAMES]
    seats = tuple(SeatShown(n, one, n == 4) for n, one in enumerate(names[:9], 1))
    table = replace(base, look=Look("running", "final table"), title=f"{base.title} · final table", seats=seats)
    won = Winner("Winner", names[0], "€2,400", (("2nd", names[1], "€1,560"), ("3rd", names[2], "€1,080")))
    bubble = (Piece("the next one out is the last without a prize", "Bubble"),)
    paused = {"look": Look("paused", ""), "title": "Paused · Dinner", "aside": "", "note": base.title}
    at_break = {"look": Look("break", ""), "title": "Break", "note": "Color-up: the 25s and 100s leave", "aside": ""}
    by_hand = {
        "look": Look("hand for hand", "bubble"),
        "title": "Hand for hand",
        "note": f"{base.title} · hand 12 · tables 3, 14, 25, 116, 1,007 play",
        "pieces": bubble,
    }
    waiting = {"look": Look("waiting", ""), "title": "Starts at 19:30", "time": "12:31:42", "share": 0.0}
    soon = {**waiting, "title": "Starting soon", "time": "", "note": f"{base.title} · 20 minutes"}
    return {
        "running": base,
        "last minute": replace(base, look=Look("last minute", ""), title=f"{base.title} · last minute", time="0:42"),
        "overtime": replace(base, look=Look("overtime", ""), title=f"{base.title} · overtime", time="+1:10:42"),
        "paused": replace(base, **paused),  # type: ignore[arg-type]
        "break": replace(base, **at_break),  # type: ignore[arg-type]
        "hand for hand": replace(base, **by_hand),  # type: ignore[arg-type]
        "bubble": replace(base, look=Look("running", "bubble"), title=f"{base.title} · bubble", pieces=bubble),
        "in the money": replace(
            base,
            look=Look("running", "in the money"),
            title=f"{base.title} · in the money",
            pieces=(Piece("next out gets €200", "In the money"),),
        ),
        "final table": table,
        "final table, paused": replace(table, look=Look("paused", "final table"), title="Paused", note=base.title),
        "winner": replace(base, look=Look("over", "winner"), winner=won, title="The tournament is over"),
        "waiting": replace(base, **waiting),  # type: ignore[arg-type]
        "waiting, seats": replace(base, **waiting, panel=panels(name or "Ann L.")["seats"]),  # type: ignore[arg-type]
        "starting soon": replace(base, **soon),  # type: ignore[arg-type]
        "starting soon, seats": replace(base, **soon, panel=panels(name or "Ann L.")["seats"]),  # type: ignore[arg-type]
        "banner": replace(base, banner="Dinner is served in the room next door"),
        "long banner": replace(base, banner=f"{LONG_NAME} {LONG_NAME}"[:240]),
        "no panel": replace(base, panel=None),
        **{f"panel: {at}": replace(base, panel=face) for at, face in panels(name or "Ann L.").items()},
    }
