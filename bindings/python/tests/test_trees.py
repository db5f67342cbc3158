"""Trees in the forms that Python programs have them, and what their searches say."""
import math
import pathlib
import tempfile
from fractions import Fraction

import plycut
from helpers import refuses, stand_in_node

TEXT = "A(B(3 12 8) C(2 4 6) D(14 5 2))"
LISTS = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def found(source, **options):
    search = plycut.tree(source, **options).search(quiet=True)
    return search.value, search.leaves


def test_forms_of_one_tree():
    named = {"A": {"B": [3, 12, 8], "C": [2, 4, 6], "D": [14, 5, 2]}}
    nodes = {"name": "A", "children": LISTS}
    outline = "A\n  B\n    3\n    12\n    8\n  C\n    2\n    4\n    6\n  D\n    14\n    5\n    2\n"
    for source in (TEXT, LISTS, tuple(map(tuple, LISTS)), named, nodes, outline, "aima-two-ply"):
        assert found(source) == (3, 7), source


def test_files():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "a tree.txt"
        path.write_text(TEXT)
        assert found(path) == found(str(path)) == (3, 7)
    refuses("a tree.txt: no such file", lambda: plycut.tree(path).search())


def test_numbers():
    assert found([[math.inf, 2], [3, -math.inf]]) == (2, 4)
    assert found([[Fraction(1, 3), 2], [Fraction(6, 3), 5]]) == (2, 4)
    refuses("nan, which is no value", lambda: plycut.tree([[1, math.nan]]))
    refuses("a leaf is None", lambda: plycut.tree([[1, None]]))
    refuses("a leaf is True", lambda: plycut.tree([[1, True]]))


def test_numpy():
    try:
        import numpy
    except ImportError:
        return
    assert found(numpy.array(LISTS)) == (3, 7)
    assert found([[numpy.int64(3), numpy.float32(4.5)], [2, 9]]) == (3, 3)


def test_a_long_tree_is_no_word_of_a_command_line():
    leaves = [[float(i) for i in range(200)] for _ in range(200)]
    assert found(leaves)[0] == 0
    itself = []
    itself.append(itself)
    refuses("too deep, or contains itself", lambda: plycut.tree(itself))


def test_nodes_as_in_anytree():
    def node(name, *children, **members):
        return stand_in_node(name=name, children=children, **members)
    tree = node("root", node("B", node("3"), node("12"), node("8")), node("C", node("x", value=2), node("4"), node("6")),
                node("D", node("14"), node("5"), node("2")))
    assert found(tree) == (3, 7)
    assert plycut.tree(tree).search().cutoffs[0].name == "C"
    chance = node("A", node("c", node("4", probability=0.75), node("8", probability=0.25), player="chance"), node("3"))
    assert plycut.tree(chance).search("minimax").value == 5


def test_networkx():
    try:
        import networkx
    except ImportError:
        return
    graph = networkx.DiGraph([("A", "B"), ("A", "C"), ("B", "b1"), ("B", "b2"), ("C", "c1"), ("C", "c2")])
    networkx.set_node_attributes(graph, {"b1": 3, "b2": 12, "c1": 2, "c2": 9}, "value")
    search = plycut.tree(graph).search()
    assert (search.value, search.leaves, search.cutoffs[0].name) == (3, 3, "C")
    refuses("expected a networkx.DiGraph", lambda: plycut.tree(graph.to_undirected()))
    graph.add_node("alone")
    refuses("2 nodes without a parent", lambda: plycut.tree(graph))
    graph.remove_node("alone")
    graph.add_edge("c2", "C")
    refuses("below itself", lambda: plycut.tree(graph))


def test_options_go_with_a_tree():
    assert found(LISTS, root="min") == (6, 7)
    assert plycut.tree([3, 12], leaf_values="mover").search().value == -3
    assert found(plycut.tree(LISTS), root="min") == (6, 7) and found(plycut.tree(LISTS, root="min")) == (6, 7)
    assert plycut.tree(TEXT).json()["tree"]["name"] == "A"


def test_games_of_plycut():
    game = plycut.tree("othello:4x4")
    assert game.search(depth=2).leaves > 0
    assert "<svg" in game.draw(depth=2).svg
    refuses("give a depth", lambda: plycut.tree("othello:start").search())
    assert "board" in plycut.tree("othello:start")._repr_mimebundle_()["image/svg+xml"]
    assert "needs the value of the leaf x" in plycut.tree("A(B(x y) C(1 2))")._repr_mimebundle_()["text/plain"]


def test_what_is_no_tree():
    for nothing in ("", "-", " "):
        refuses("expected a tree", lambda nothing=nothing: plycut.tree(nothing))
    refuses("unknown input 'nosuch'", lambda: plycut.tree("nosuch").search())
    refuses("expected .* before the end of the text", lambda: plycut.tree("A(B(3").search())
    refuses("zero byte", lambda: plycut.tree("A\0(3)").search())
    refuses("expected a number", lambda: plycut.tree(object()))


def test_a_mistake_in_a_tree_is_said_at_once():
    refuses(r"1:11: expected \) before the end", lambda: plycut.tree("A(B(3 12 8"))
    refuses("has at least one child", lambda: plycut.tree([[3, 12], []]))
    assert plycut.tree("aima-two-ply").search().value == 3
