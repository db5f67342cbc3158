"""_read.py - trees as Python programs have them, as texts that plycut reads."""
import json
import math
import numbers
import os
from fractions import Fraction
from typing import Any, Dict, List

from ._run import Error

# Longer texts are no words of a command line.
LONG = 100_000


def text_of(tree: Any) -> str:
    """Lists, dictionaries, a networkx.DiGraph, nodes with children (anytree), a number: as JSON."""
    try:
        return json.dumps(_leaves_marked(_node(tree)), ensure_ascii=False, allow_nan=False)
    except RecursionError:
        raise Error("the tree is too deep, or contains itself") from None


def _leaves_marked(tree: Any) -> Any:
    """In lists, inf and 1/3 as objects: a list that begins with a text could begin with its name."""
    if isinstance(tree, list):
        return [_leaves_marked(child) for child in tree]
    return {"value": tree} if isinstance(tree, _Exact) else tree


class _Exact(str):
    """A number that JSON has not."""


def number_of(value: Any) -> Any:
    """A number as JSON has it: infinite ones and fractions are texts."""
    if hasattr(value, "item"):  # numpy
        value = value.item()
    if isinstance(value, Fraction) and value.denominator != 1:
        return _Exact(value)
    if isinstance(value, numbers.Integral) and not isinstance(value, bool):
        return int(value)
    if isinstance(value, numbers.Real) and not isinstance(value, bool):
        number = float(value)
        if math.isnan(number):
            raise Error("a leaf is nan, which is no value of a game")
        return _Exact("inf" if number > 0 else "-inf") if math.isinf(number) else number
    raise Error(f"a leaf is {value!r}: expected a number, a text, a list or a dictionary")


def _node(tree: Any) -> Any:
    if isinstance(tree, str):
        return str(tree)
    if hasattr(tree, "tolist"):  # numpy
        tree = tree.tolist()
    if isinstance(tree, dict):
        return {str(key): _node(value) for key, value in tree.items()}
    if isinstance(tree, (list, tuple)):
        return [_node(child) for child in tree]
    if hasattr(tree, "is_directed"):
        return _graph(tree)
    if hasattr(tree, "children"):
        return _object(tree)
    return number_of(tree)


# ---- Nodes as objects ------------------------------------------------------------------------------

_MEMBERS = ("player", "move", "probability", "static", "board")


def _leaf(name: Any, value: Any) -> Dict[str, Any]:
    """A leaf without a value is worth the number that is its name; a name that is no number is a value that is unknown."""
    if value is not None:
        return {"value": _node(value), **({"name": str(name)} if name is not None else {})}
    if isinstance(name, str):
        try:
            return {"value": number_of(float(name) if not name.lstrip("+-").isdigit() else int(name))}
        except ValueError:
            return {"value": name}
    return {"value": _node(name)}


def _made(name: Any, value: Any, members: Dict[str, Any], children: List[Any]) -> Dict[str, Any]:
    node = {member: _node(members[member]) for member in _MEMBERS if members.get(member) is not None}
    if children:
        return {**({"name": str(name)} if name is not None else {}), **node, "children": children}
    return {**_leaf(name, value), **node}


def _object(node: Any) -> Dict[str, Any]:
    """A node of anytree, or any object with children: its name, and if it has them value, player, move, probability."""
    name = getattr(node, "name", None)
    members = {member: getattr(node, member, None) for member in _MEMBERS}
    return _made(name, getattr(node, "value", None), members, [_object(child) for child in node.children])


# ---- networkx --------------------------------------------------------------------------------------

def _graph(graph: Any) -> Dict[str, Any]:
    """A networkx.DiGraph from its one root, in the order in which its edges were added. Nodes may have value, player and name, edges move and
    probability."""
    if not graph.is_directed():
        raise Error("the graph has no directions: expected a networkx.DiGraph, whose edges lead from a node to its children")
    roots = [node for node in graph.nodes if graph.in_degree(node) == 0]
    if len(roots) != 1:
        raise Error(f"a tree has one root; the graph has {len(roots)} nodes without a parent" + (f": {', '.join(map(str, roots[:5]))}" if roots else ""))
    return _graph_node(graph, roots[0], {}, ())


def _graph_node(graph: Any, node: Any, edge: Dict[str, Any], above: Any) -> Dict[str, Any]:
    if node in above:
        raise Error(f"the graph is no tree: {node} is below itself")
    data = graph.nodes[node]
    members = {**{member: data.get(member) for member in _MEMBERS}, **{member: edge[member] for member in ("move", "probability") if member in edge}}
    children = [_graph_node(graph, child, graph.edges[node, child], (*above, node)) for child in graph.successors(node)]
    return _made(data.get("name", data.get("label", node)), data.get("value"), members, children)


# ---- What a tree is on the command line --------------------------------------------------------------

class Spec:
    """An input of plycut: a word of its command line, or a text that it reads from standard input."""

    def __init__(self, source: Any) -> None:
        self.source = source
        self.text: str = ""
        if isinstance(source, os.PathLike):
            self.word = os.fspath(source)
            self.is_text = False
            return
        is_own = not isinstance(source, str)
        text = text_of(source) if is_own else source
        self.is_text = len(text) > LONG or (not is_own and "\n" in text.strip())
        self.word = "-" if self.is_text else f"tree:{text}" if is_own else text.strip()
        self.text = text if self.is_text else ""
        if not is_own and self.word == "" or self.word == "-" and not self.is_text:
            raise Error("expected a tree, such as A(B(3 12 8) C(2 4 6)), a file or a name of the catalogue")

    def __repr__(self) -> str:
        shown = repr(self.source if isinstance(self.source, (str, list, tuple, dict)) else self.word)
        return shown if len(shown) <= 70 else f"{shown[:66]} ..."
