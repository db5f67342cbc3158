"""Games in Python, asked position by position."""
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import plycut
from helpers import refuses


def nim(left=7, **functions):
    """Take one, two or three; whoever takes the last one wins."""
    rules = {"moves": lambda n: {str(take): take for take in (1, 2, 3) if take <= abs(n)}, "play": lambda n, take: -(n - take) if n > 0 else -(n + take),
             "player": lambda n: n > 0, "value": lambda n: None, "label": "Nim"}
    return plycut.game(left, **{**rules, **functions})


class Takes:
    """The same with a position that knows who moves, and counts what is asked."""

    def __init__(self, left):
        self.asked = 0
        self.game = plycut.game((left, "ann"), moves=self.moves, play=lambda s, take: (s[0] - take, "bob" if s[1] == "ann" else "ann"),
                                value=lambda s, ann: -1 if s[1] == ann else 1, player=lambda s: s[1], name=lambda s: f"{s[0]} left", label="Nim")

    def moves(self, state):
        self.asked += 1
        return [take for take in (1, 2, 3) if take <= state[0]]


def naive(left, is_max):
    return (-1 if is_max else 1) if left == 0 else (max if is_max else min)(naive(left - take, not is_max) for take in (1, 2, 3) if take <= left)


def leaves(left):
    return 1 if left == 0 else sum(leaves(left - take) for take in (1, 2, 3) if take <= left)


def test_a_game_has_the_value_of_minimax():
    for left in range(1, 9):
        search = Takes(left).game.search("minimax")
        assert (search.value, search.leaves) == (naive(left, True), leaves(left)), left
        assert Takes(left).game.search().value == naive(left, True)


def test_only_what_the_search_visits_is_asked():
    whole, pruned = Takes(12), Takes(12)
    assert whole.game.search("minimax").value == pruned.game.search("alpha-beta").value
    assert pruned.asked < whole.asked / 2


def test_the_search_needs_the_game_no_more():
    takes = Takes(5)
    search = takes.game.search(depth=3)
    asked = takes.asked
    assert "5 left" in search.draw().svg and "5 left" in search.explain() and len(search.table()) > 0 and "5 left" in search.page().html
    assert takes.asked == asked
    assert search.cutoffs == plycut.Search(search.trace).cutoffs


def test_horizon():
    rules = dict(moves=lambda s: [0, 1], play=lambda s, m: s + [m], label="bits")
    assert plycut.game([], value=lambda s: sum(s), **rules).search("minimax", depth=4).value == 2
    assert plycut.game([], value=lambda s: 1 / 0, static=lambda s: 2 * sum(s), **rules).search("minimax", depth=4).value == 4
    assert plycut.game([], value=lambda s: sum(s), **rules).search(depth=4, deepen=True).value == 2
    assert plycut.game([], value=lambda s: sum(s), **rules).search(depth=3, order="best").value == 2


def test_players_chance_and_names():
    dice = plycut.game((), moves=lambda s: ["roll", "stop"] if not s else ["1", "6"] if s == ("roll",) else [], play=lambda s, m: (*s, m),
                       player=lambda s: "chance" if s == ("roll",) else "MAX", probabilities=lambda s: [0.75, 0.25],
                       value=lambda s: int(s[1]) if len(s) == 2 else 2)
    search = dice.search("minimax")
    assert (search.value, search.best) == (2.25, "/0")
    begins = plycut.game(0, moves=lambda n: [1, 2] if n < 2 else [], play=lambda n, m: n + m, player=lambda n: False, value=lambda n: n)
    assert begins.search("minimax").value == 2 and begins.search().problem["root"] == "min"


def test_what_functions_raise_comes_out():
    def broken(state):
        raise LookupError("mine")
    for which in ("moves", "value", "player", "name"):
        try:
            rules = {"moves": lambda s: [1] if s < 1 else [], "play": lambda s, m: s + m, "value": lambda s: s, which: broken}
            plycut.game(0, **rules).search()
        except LookupError as error:
            assert str(error) == "mine"
        else:
            raise AssertionError(f"what {which} raised was lost")


def test_what_is_no_game():
    refuses("is None: expected a number", lambda: nim().search())
    refuses("is nan|nan", lambda: nim(value=lambda n: math.nan).search())
    refuses("play returned None", lambda: nim(play=lambda n, take: None).search())
    refuses("two moves have the same name", lambda: nim(moves=lambda n: ["a", "a"]).search())
    refuses("leave the position before as it is", lambda: plycut.game([], moves=lambda s: [1, 2] if len(s) < 3 else [],
                                                                     play=lambda s, m: s.append(m) or s, value=lambda s: sum(s)).search())
    error = refuses("^Nim: at the start: it answers", lambda: nim(player=lambda n: "chance", probabilities=lambda n: [1], value=lambda n: 0).search())
    assert "/ask" not in str(error)


def test_a_game_as_a_tree():
    takes = Takes(4)
    stored = takes.game.tree()
    assert stored.search("minimax").leaves == leaves(4) and plycut.check(stored, {"value": naive(4, True)}).right
    refuses("is a game: game.tree", lambda: plycut.check(takes.game, "value: 1"))


def test_an_endless_game_is_refused():
    refuses("depth|plies|-d", lambda: plycut.game(0, moves=lambda n: ["on"], play=lambda n, m: n + 1, value=lambda n: 0).search())


def test_a_function_may_think_for_long():
    slow = plycut.game(1, moves=lambda n: ["on"] if n else [], play=lambda n, m: n - 1, value=lambda n: time.sleep(1.6) or 5)
    assert slow.search().value == 5
    refuses("within 1 second", lambda: slow.search(seconds=1))


def test_in_a_notebook():
    bundle = Takes(5).game._repr_mimebundle_()
    assert "5 left" in bundle["image/svg+xml"] and bundle["text/plain"] == "<Nim>"
    assert [row["leaves"] for row in Takes(4).game.count("minimax")] == [leaves(4)]
    assert "2 left" in str(Takes(3).game) and "1 left" not in str(Takes(5).game)


def test_ctrl_c_while_a_function_thinks():
    code = ("import plycut, time\ndef moves(n):\n    print('asked', flush=True)\n    time.sleep(60)\n"
            "try:\n    plycut.game(0, moves=moves, play=None, value=None).search()\nexcept KeyboardInterrupt:\n    print('interrupted')\n")
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(Path(plycut.__file__).parent.parent)})
    assert child.stdout.readline() == "asked\n"
    child.send_signal(signal.SIGINT)
    assert child.communicate(timeout=20)[0] == "interrupted\n"
