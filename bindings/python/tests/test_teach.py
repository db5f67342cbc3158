"""Answers graded, sheets, functions on trial."""
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import plycut
from helpers import environment, refuses

TREE = plycut.tree("A(B(3 12 8) C(2 4 6) D(14 5 2))")


def test_check():
    grade = plycut.check(TREE, "value: 3\npruned: 4, 6")
    assert grade.right and [mark.item for mark in grade.marks] == ["value", "pruned"] and (grade.points, grade.of) == (2, 10)
    wrong = plycut.check(TREE, {"value": 3, "pruned": ["4"]})
    assert not wrong.right and wrong.marks[1].found == "4, 6" and wrong.marks[1].share == 0.5
    assert wrong.divergence.startswith("You did not prune 6 of C") and wrong.divergence in str(wrong)
    assert plycut.check([[0, [0, 0]]], "leaves: 3", cut="strict").right
    assert plycut.check([math.inf, 3], {"value": math.inf}).right
    long = [[float(i) for i in range(200)] for _ in range(200)]
    assert plycut.check(long, {"value": 0}).right
    refuses("no such answer|expected|read", lambda: plycut.check(TREE, "???"))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "ann.txt").write_text("value: 4\n")
        assert plycut.check(TREE, Path(folder) / "ann.txt").marks[0].right is False
    refuses("missing.txt", lambda: plycut.check(TREE, Path("missing.txt")))


def test_sheet():
    with tempfile.TemporaryDirectory() as folder:
        files = plycut.sheet(TREE, {"A": {"B": [3, 12], "C": [2, 4]}}, output=folder, format="svg", questions="value,pruned")
        assert {path.suffix for path in files} == {".svg", ".json", ".txt"} and len(files) == 12
        key, = [path for path in files if path.name.startswith("A-B") and path.name.endswith("answers.json")]
        assert plycut.check(TREE, key).right
    refuses("needs a tree", plycut.sheet)
    refuses("unknown option --colour", lambda: plycut.sheet(TREE, colour="value"))


def strict(node, alpha, beta, maximizingPlayer, test=lambda alpha, beta: alpha > beta):
    if not isinstance(node, list):
        return node
    value = -math.inf if maximizingPlayer else math.inf
    for child in node:
        below = strict(child, alpha, beta, not maximizingPlayer, test)
        if maximizingPlayer:
            value = max(value, below)
            alpha = max(alpha, value)
        else:
            value = min(value, below)
            beta = min(beta, value)
        if test(alpha, beta):
            break
    return value


def test_judge():
    verdict = plycut.judge(strict)
    assert not verdict.right and verdict.explained_by == ["cut=strict"] and verdict.smallest == [0, [0, 0]]
    assert "it cuts off with > and <" in verdict.text and "plycut judge" not in verdict.text
    assert verdict.picture.svg.count('class="tree"') == 2 and "<img" in verdict._repr_html_()
    assert verdict.page().html.startswith("<!DOCTYPE html>")
    assert plycut.judge(strict, cut="strict", trees=100).right
    assert plycut.judge(lambda tree: strict(tree, -math.inf, math.inf, True, lambda alpha, beta: alpha >= beta), trees=100).right


def test_judge_in_a_shape():
    def minimax(node):
        return node.value if node.is_leaf else (max if node.is_max else min)(minimax(child) for child in node.children)
    verdict = plycut.judge(minimax, plycut.Node, algorithm="minimax", trees=100)
    assert verdict.right and verdict.picture is None
    refuses("there is no tree to show", verdict.page)


def test_a_function_that_fails_or_never_ends():
    verdict = plycut.judge(lambda tree: tree[0][0] / 0, trees=5)
    assert not verdict.right and "Error" in verdict.failure
    assert "did not answer within 1 second" in plycut.judge(forever, trees=5, seconds=1).failure
    left = subprocess.run(["pgrep", "-P", str(os.getpid())], capture_output=True, text=True).stdout.split()
    assert len(left) <= 1, left  # pgrep itself


def forever(tree):
    while True:
        pass


def test_what_a_function_keeps_is_noticed():
    kept = {}

    def keeps(tree, is_max):
        key = len(tree) if isinstance(tree, list) else tree
        if key not in kept:
            kept[key] = (max if is_max else min)(keeps(child, not is_max) for child in tree) if isinstance(tree, list) else tree
        return kept[key]
    verdict = plycut.judge(keeps, algorithm="minimax", trees=50)
    assert "It keeps something between searches" in verdict.text and not kept


def test_judge_refuses():
    refuses("what is the parameter wibble", lambda: plycut.judge(lambda tree, wibble: 1))
    refuses("parameters can be seen", lambda: plycut.judge(max))
    refuses("parameters can be seen", lambda: plycut.judge(3))
    refuses("no option output", lambda: plycut.judge(strict, output="folder"))
    refuses("unknown option --treez", lambda: plycut.judge(strict, treez=5))


def test_the_package_answers_plycut_judge():
    """In a program on trial, `import plycut` may find this package instead of the single file."""
    with tempfile.TemporaryDirectory() as folder, environment(PYTHONPATH=str(Path(plycut.__file__).parent.parent)):
        (Path(folder) / "trial.py").write_text("import plycut\ndef f(t, m=True):\n    if not isinstance(t, list): return t\n"
                                               "    return (max if m else min)([f(c, not m) for c in t])\nif __name__ == '__main__':\n    plycut.judge(f)\n")
        program = plycut._program.find()
        for words in ([f"{folder}/trial.py"], ["-m", "plycut", f"{folder}/trial.py", "f"]):
            done = subprocess.run([program, "judge", "-a", "minimax", "--trees", "50", "--", sys.executable, *words], capture_output=True, text=True)
            assert done.returncode == 0 and "every value is right" in done.stdout, done


def test_a_tree_with_words_as_of_the_single_file():
    assert "</svg>" in plycut.Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]], "-a", "alpha-beta", "--until", "cut:C")._repr_svg_()
