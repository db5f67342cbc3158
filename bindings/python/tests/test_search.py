"""Searches as objects: what they found, their events, what is refused."""
import json
import math
import os
import signal
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

import plycut
from helpers import environment, refuses
from plycut import events

TREE = plycut.tree("A(B(3 12 8) C(2 4 6) D(14 5 2))")


def test_what_it_found():
    search = TREE.search("alpha-beta")
    assert (search.value, search.best, search.pv) == (3, "/0", ("/0", "/0/0"))
    assert (search.leaves, search.nodes, search.algorithm) == (7, 11, "alpha-beta")
    assert search.visited == ["/0/0", "/0/1", "/0/2", "/1/0", "/2/0", "/2/1", "/2/2"]
    assert search.pruned == ["/1/1", "/1/2"]
    cutoff, = search.cutoffs
    assert (cutoff.kind, cutoff.node, cutoff.name, cutoff.owner, cutoff.owner_name) == ("shallow", "/1", "C", "/", "A")
    assert (cutoff.value, cutoff.bound, cutoff.side, cutoff.distance, cutoff.pruned) == (2, 3, "alpha", 1, ("/1/1", "/1/2"))
    assert repr(search) == "<alpha-beta: value 3, 7 leaves, 11 nodes, cutoffs: 1 shallow>"


def test_events_are_those_of_the_trace():
    search = plycut.tree("eppstein-deep").search()
    rows = json.loads(search.trace)["events"]
    assert [event.n for event in search.events] == list(range(1, len(rows) + 1))
    assert [type(event) for event in search.events] == [events.KINDS[row["event"]] for row in rows]
    first = search.events[0]
    assert isinstance(first, events.Enter) and (first.alpha, first.beta) == (-math.inf, math.inf)
    assert {cutoff.kind for cutoff in search.cutoffs} == {"shallow", "deep"}
    for event, row in zip(search.events, rows):
        if row["event"] == "update":
            assert (event.source, event.best, event.improved) == (row["from"], row["best"], row["improved"])
            assert event.alpha == (-math.inf if row["alpha"] is None else row["alpha"])


def test_every_algorithm_and_mistake_is_read():
    listed = [subprocess.run([plycut._program.find(), "list", "-q", what], capture_output=True, text=True).stdout.split() for what in ("algorithms", "mistakes")]
    plain, by_chance = plycut.tree("random:b=2,d=3"), plycut.tree("random:b=2,d=3,players=max/chance/min,limits=0..99")
    for name in listed[0] + listed[1]:
        try:
            search = plain.search(name, table=100 if name == "mtdf" else None)
        except plycut.Error:
            search = by_chance.search(name)
        assert len(search.events) == len(json.loads(search.trace)["events"]), name
    passes = plycut.tree("random:b=3,d=3").search(deepen=True, table=100)
    assert [event.number for event in passes.events if isinstance(event, events.Pass)] == [1, 2, 3]
    chance = plycut.tree({"player": "chance", "children": [[3, 5], [1, 2]]}, limits=(0, 9)).search("star2")
    assert any(isinstance(event, events.Probe) for event in chance.events)


def test_options_by_name():
    tied = plycut.tree([0, [0, 0]])
    assert (tied.search(cut="equal").leaves, tied.search(cut="strict").leaves) == (2, 3)
    assert TREE.search(window=(3, math.inf)).options["window"] == [3, None]
    assert TREE.search(root="min", order="reversed").options["order"] == "reversed"
    assert plycut.tree("A(3 4)").search(as_="short").value == 4
    assert TREE.search(cut=None, deepen=False).value == 3
    refuses(r"unknown option --ordr \(did you mean --order\?\)", lambda: TREE.search(ordr="best"))
    refuses("unknown algorithm 'alpa-beta' .did you mean 'alpha-beta'", lambda: TREE.search("alpa-beta"))
    refuses("unknown order 'x'", lambda: TREE.search(order="x"))
    refuses("belongs to", lambda: TREE.search(style="mono"))


def test_infinite_values():
    search = plycut.tree([[math.inf, 2], [-math.inf, 5]]).search()
    assert search.value == 2 and math.inf in [event.value for event in search.events if isinstance(event, events.Leaf)]


def test_traces_as_files():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "search.json"
        TREE.search().save(path)
        assert plycut.Search.read(path).trace == TREE.search().trace
        path.write_bytes(path.read_bytes().replace(b'"value":12', b'"value":13', 1))
        refuses("search.json", lambda: plycut.Search.read(path))


def test_counts_and_tables_without_pandas():
    hidden = sys.modules.get("pandas")
    sys.modules["pandas"] = None
    try:
        rows = TREE.count("minimax", "alpha-beta")
        assert [(row["algorithm"], row["value"], row["leaves"]) for row in rows] == [("minimax", 3, 9), ("alpha-beta", 3, 7)]
        assert rows._repr_html_().count("<tr>") == 3
        table = TREE.search().table()
        assert [row["pruned"] for row in table if row["visits"] == 0] == ["shallow cutoff at C"] * 2
    finally:
        if hidden is None:
            del sys.modules["pandas"]
        else:
            sys.modules["pandas"] = hidden


def test_with_pandas_a_table_is_a_frame():
    class DataFrame(list):
        pass
    hidden = sys.modules.get("pandas")
    sys.modules["pandas"] = type(sys)("pandas")
    sys.modules["pandas"].DataFrame = DataFrame
    try:
        assert type(TREE.count()) is DataFrame and len(TREE.count()) == 3
    finally:
        if hidden is None:
            del sys.modules["pandas"]
        else:
            sys.modules["pandas"] = hidden


def test_remarks_are_warnings():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        plycut.tree('("A", [("B", [3, 5]),\n ("C", [3, 4])])').count()
        plycut.tree({"A": {"B": [3, 5], "C": [3, 4]}}).count()
    assert [str(one.message) for one in caught if one.category is plycut.Note] == ["read as lists that begin with a name"]
    assert caught[0].filename == __file__


def test_a_missing_program_says_how_to_get_it():
    with environment(PLYCUT="/nowhere/plycut"):
        refuses("PLYCUT names no program: /nowhere/plycut", TREE.search)
    places, plycut._program.places = plycut._program.places, lambda: []
    try:
        with environment(PLYCUT=None):
            refuses("was not found. Install a wheel", TREE.search)
    finally:
        plycut._program.places = places


def test_an_error_in_a_notebook_is_one_sentence():
    error = refuses("did you mean", lambda: TREE.search(ordr=1))
    assert isinstance(error, ValueError) and error._render_traceback_() == [f"plycut.Error: {error}"]


def test_ctrl_c_ends_a_search():
    code = "import plycut, sys\nprint('begun', flush=True)\ntry:\n    plycut.tree('random:b=20,d=9').count('minimax', max_nodes=10**12)\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(Path(plycut.__file__).parent.parent)})
    assert child.stdout.readline() == "begun\n"
    try:
        child.wait(0.5)
    except subprocess.TimeoutExpired:
        child.send_signal(signal.SIGINT)
    assert child.communicate(timeout=20)[0] == "interrupted\n"


def test_version():
    assert plycut.__version__.count(".") == 2
    try:
        plycut.nonsense
    except AttributeError:
        return
    raise AssertionError("plycut.nonsense exists")
