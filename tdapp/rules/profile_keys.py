"""The keys in which the rulebooks differ: their choices, each with a sentence, and what each profile starts with."""

from __future__ import annotations

from tdapp.rules.profiles import AMERIFUN, R7, R11, TDA, Choice, Default, Key, Option
from tdapp.values.say import say


def _key(
    name: str,
    title: str,
    options: tuple[tuple[Choice, str], ...],
    *,
    r11: tuple[Choice, str],
    r7: tuple[Choice, str],
    amerifun: tuple[Choice, str],
    tda: tuple[Choice, str],
    any_from: int | None = None,
) -> Key:
    defaults = zip((R11, R7, AMERIFUN, TDA), (r11, r7, amerifun, tda))
    return Key(
        name,
        title,
        tuple(Option(*option) for option in options),
        {profile: Default(*default) for profile, default in defaults},
        any_from,
    )


_KEYS = (
    _key(
        "button_mode",
        say("Button"),
        (
            ("dead", say("Blinds never skip a player; the button may stand at an empty seat.")),
            ("moving", say("The button always goes to a player; a blind may be posted by two, or on the button.")),
        ),
        r11=("dead", "R11 §15.30"),
        r7=("dead", "R7 §15.30"),
        amerifun=("dead", "AM Dead button"),
        tda=("dead", "TDA 32"),
    ),
    _key(
        "balance_limit",
        say("How far tables may differ"),
        (
            ("by tables", say("Within one player up to six tables, within two above six.")),
            (1, say("Always within one player.")),
        ),
        r11=("by tables", "R11 §15.17"),
        r7=("by tables", "R7 §15.17"),
        amerifun=(1, "AM Moving players"),
        tda=(1, "house"),
        any_from=1,
    ),
    _key(
        "who_moves",
        say("Who is moved"),
        (
            ("next big blind", say("The player due for the next big blind is moved.")),
            ("same position", say("The player who sat as far from the button as the eliminated one is moved.")),
            ("low card", say("A card is dealt to each player of the table and the lowest is moved, as in stud.")),
        ),
        r11=("next big blind", "R11 §15.15"),
        r7=("next big blind", "R7 §15.15"),
        amerifun=("same position", "AM Moving players"),
        tda=("next big blind", "TDA 11A"),
    ),
    _key(
        "destination",
        say("Where a moved player sits"),
        (
            ("soonest big blind", say("In the open seat that the big blind reaches first.")),
            ("vacated seat", say("In the seat of the eliminated player.")),
            ("worst position, never small blind", say("In the worst open position, but not in the small blind.")),
        ),
        r11=("soonest big blind", "R11 §15.15"),
        r7=("soonest big blind", "R7 §15.15"),
        amerifun=("vacated seat", "AM Moving players"),
        tda=("worst position, never small blind", "TDA 11A"),
    ),
    _key(
        "source_tie",
        say("Which of equally full tables gives a player"),
        (
            ("fewest moved", say("The table whose player has been moved least often.")),
            ("low card", say("Each table gets a card and the lowest gives a player.")),
        ),
        r11=("fewest moved", "house"),
        r7=("fewest moved", "house"),
        amerifun=("low card", "AM Moving players"),
        tda=("fewest moved", "TDA 11C"),
    ),
    _key(
        "mover_in_blinds",
        say("A moved player in the small blind or on the button"),
        (
            ("plays", say("Is dealt in at once and takes over the position.")),
            ("waits in small blind or on the button", say("Waits there until the button has passed.")),
            ("waits between small blind and button", say("Waits only in a gap between button and small blind.")),
        ),
        r11=("waits in small blind or on the button", "R11 §15.16"),
        r7=("plays", "R7 §15.16"),
        amerifun=("plays", "AM Moving players"),
        tda=("waits between small blind and button", "TDA 10A"),
    ),
    _key(
        "halt_short_by",
        say("Play halts on a short table"),
        (
            (None, say("A short table plays on until it is balanced.")),
            (
                3,
                say("A table three short of the fullest one stops once its big blind would fall on an empty seat."),
            ),
        ),
        r11=(None, "house"),
        r7=(None, "house"),
        amerifun=(None, "house"),
        tda=(3, "TDA 11D"),
        any_from=1,
    ),
    _key(
        "redraw",
        say("When all seats are drawn anew"),
        (
            ("3, 2, 1 tables", say("When the field fits three, two and one table.")),
            ("18 and 9 players", say("When 18 players are left for two tables and 9 for the final table.")),
            ("final table", say("Only for the final table.")),
        ),
        r11=("3, 2, 1 tables", "R11 §15.18"),
        r7=("3, 2, 1 tables", "R7 §15.18"),
        amerifun=("18 and 9 players", "AM Seating"),
        tda=("final table", "TDA RP-9"),
    ),
    _key(
        "race_protection",
        say("A player whose last chips are raced"),
        (
            ("first", say("Gets a chip before the cards decide, out of the chips that are raced for.")),
            ("after", say("Gets a chip on top when the cards gave him none.")),
        ),
        r11=("first", "R11 §15.11"),
        r7=("after", "R7 §15.10"),
        amerifun=("first", "AM §15.11"),
        tda=("after", "TDA 24A"),
    ),
    _key(
        "race_one_chip_max",
        say("One chip per player in a race"),
        (
            (True, say("Nobody wins more than one chip in a race.")),
            (False, say("Each card may win a chip, so one player can win several.")),
        ),
        r11=(True, "house"),
        r7=(True, "house"),
        amerifun=(True, "house"),
        tda=(True, "TDA 24A"),
    ),
    _key(
        "race_leftover",
        say("Odd chips that do not make a whole new chip"),
        (
            ("half or more", say("Half a new chip or more is rounded up to one more chip.")),
            ("dropped", say("They are taken off without a chip in exchange.")),
        ),
        r11=("half or more", "R11 §15.11"),
        r7=("half or more", "R7 §15.10"),
        amerifun=("half or more", "AM §15.11"),
        tda=("half or more", "house"),
    ),
    _key(
        "same_hand_other_table",
        say("Bust-outs at different tables, hand for hand"),
        (
            ("by stack", say("The bigger stack at the start of the hand takes the better place.")),
            ("share", say("All who went out on that hand share the places and their money.")),
        ),
        r11=("by stack", "house"),
        r7=("by stack", "house"),
        amerifun=("by stack", "house"),
        tda=("share", "TDA RP-8A"),
    ),
    _key(
        "hand_for_hand",
        say("Time that a hand takes, hand for hand"),
        (
            ("2 minutes", say("The clock stands, and each hand takes two minutes off it.")),
            ("1 minute", say("The clock stands, and each hand takes one minute off it.")),
            ("3 minutes", say("The clock stands, and each hand takes three minutes off it, the most that is allowed.")),
            ("clock runs", say("The clock runs on, however long a hand takes.")),
        ),
        r11=("2 minutes", "house"),
        r7=("2 minutes", "house"),
        amerifun=("2 minutes", "house"),
        tda=("2 minutes", "TDA RP-8C"),
    ),
    _key(
        "tie_same_table",
        say("Bust-outs at one table on one hand"),
        (("stack, then equal", say("The bigger stack places higher; equal stacks share the money.")),),
        r11=("stack, then equal", "R11 §15.35"),
        r7=("stack, then equal", "R7 §15.35"),
        amerifun=("stack, then equal", "AM Winning"),
        tda=("stack, then equal", "house"),
    ),
    _key(
        "deals",
        say("Deals between players"),
        (
            ("allowed", say("The director may pay out as the players agree.")),
            ("forbidden", say("Players may not agree on another division of the prizes.")),
        ),
        r11=("allowed", "R11 §15.37"),
        r7=("allowed", "R7 §15.37"),
        amerifun=("forbidden", "AM Winning"),
        tda=("allowed", "house"),
    ),
    _key(
        "first_button",
        say("First button"),
        (
            ("high card", say("The players draw, and the highest card has the button.")),
            ("ace of the seat draw", say("Whoever drew the ace for the seat has the button.")),
        ),
        r11=("high card", "R11 §15.8"),
        r7=("high card", "R7 §15.7"),
        amerifun=("ace of the seat draw", "AM Seating"),
        tda=("high card", "house"),
    ),
    _key(
        "hand_start",
        say("When a hand has begun"),
        (
            ("riffle", say("With the first riffle.")),
            ("blinds and riffle", say("When all blinds are posted and the riffle has begun.")),
            ("riffle or push", say("With the riffle, the button of the shuffler or the dealer's push.")),
        ),
        r11=("riffle", "R11 §15.10"),
        r7=("riffle", "R7 §15.9"),
        amerifun=("blinds and riffle", "AM Timer"),
        tda=("riffle or push", "TDA 23"),
    ),
    _key(
        "no_show_removal",
        say("When the stack of a no-show may come off"),
        (
            ("level or 30 minutes", say("When the second level starts, or after 30 minutes if that is sooner.")),
            ("second level", say("With the first hand of the second level.")),
            ("level after the first break", say("When the first level after the first break starts.")),
        ),
        r11=("level or 30 minutes", "R11 §15.5"),
        r7=("level or 30 minutes", "R7 §15.4"),
        amerifun=("second level", "AM Late players"),
        tda=("level after the first break", "house"),
    ),
    _key(
        "absent_player",
        say("A player who leaves the table"),
        (
            ("blinded", say("Is dealt hands and pays blinds until the stack is gone.")),
            ("forfeits after 20 minutes", say("Loses the stack to the others at the table after 20 minutes.")),
        ),
        r11=("blinded", "R11 §15.7"),
        r7=("blinded", "R7 §15.6"),
        amerifun=("forfeits after 20 minutes", "AM Players leaving"),
        tda=("blinded", "TDA 30"),
    ),
    _key(
        "headsup_start",
        say("When two players are left"),
        (
            ("last big blind", say("Whoever had the big blind last gets the button.")),
            ("next big blind", say("Whoever is due for the big blind has it, and the other the button.")),
            ("no big blind twice", say("The button goes where nobody has the big blind twice running.")),
        ),
        r11=("last big blind", "R11 §15.31"),
        r7=("last big blind", "house"),
        amerifun=("next big blind", "AM When only two players remain"),
        tda=("no big blind twice", "TDA 34B"),
    ),
    _key(
        "rebuy_window",
        say("Rebuys"),
        (
            ("event", say("As the event announces them.")),
            ("broke before level 4", say("Only with no chips left, before the first hand of the fourth level.")),
        ),
        r11=("event", "house"),
        r7=("event", "house"),
        amerifun=("broke before level 4", "AM Buy-in"),
        tda=("event", "house"),
    ),
    _key(
        "payout",
        say("Places paid unless the event says otherwise"),
        (
            ("15 percent", say("About 15 of 100 entries are paid.")),
            ("by players", say("Three, four or five places for up to 10, 20 and 30 players.")),
        ),
        r11=("15 percent", "house"),
        r7=("15 percent", "house"),
        amerifun=("by players", "AM Payout"),
        tda=("15 percent", "house"),
    ),
    _key(
        "penalty_unit",
        say("How long a player is dealt out"),
        (
            ("time", say("For a length of time.")),
            ("time or hands", say("For a length of time or a number of hands.")),
            ("hands or rounds", say("For a number of hands or of rounds of the table.")),
        ),
        r11=("time or hands", "R11 §15.28"),
        r7=("time", "R7 §15.28"),
        amerifun=("time or hands", "AM §15.28"),
        tda=("hands or rounds", "TDA 71A"),
    ),
    _key(
        "penalty_posts_blinds",
        say("Blinds of a player who is dealt out"),
        (
            (True, say("Are taken from the stack; the hand is dealt and killed.")),
            (False, say("Are not taken.")),
        ),
        r11=(True, "house"),
        r7=(True, "house"),
        amerifun=(True, "house"),
        tda=(True, "TDA 71C"),
    ),
    _key(
        "action_clock",
        say("Time to act once the clock is called"),
        (
            ("60 seconds", say("One minute, with a warning for its last ten seconds.")),
            ("25 + 5 seconds", say("25 seconds, then a countdown of five.")),
            ("60 + 10 seconds", say("One minute, then a countdown of ten seconds.")),
        ),
        r11=("60 seconds", "R11 §14.16"),
        r7=("60 seconds", "R7 §14.16"),
        amerifun=("60 seconds", "R11 §14.16"),
        tda=("25 + 5 seconds", "TDA 29"),
    ),
    _key(
        "misplaced_button",
        say("A button found in the wrong place"),
        (
            ("next hand", say("Is set right with the next hand, so that each gets every position once.")),
            ("stands after action", say("Stands once there was substantial action, and is not moved back.")),
        ),
        r11=("next hand", "R11 §3 Irregularities 1"),
        r7=("next hand", "R7 §3 Irregularities 1"),
        amerifun=("next hand", "AM §3 Irregularities 1"),
        tda=("stands after action", "TDA 34A"),
    ),
)

KEYS = {key.id: key for key in _KEYS}
