"""events.py - the events of a trace as dataclasses. What they mean is written down in docs/formats.md of plycut, under Trace.

No bound is an infinite number: alpha and low are -inf then, beta and high inf. A node is its path: "/" is the root, "/0/2" the third child of
its first child.
"""
import dataclasses
import math
from dataclasses import dataclass
from typing import Any, Dict, Mapping, Optional, Tuple, Type


@dataclass(frozen=True)
class Event:
    """An event, its number from 1, and the node where it happens."""
    n: int
    node: str


@dataclass(frozen=True)
class _Windowed(Event):
    alpha: float = -math.inf
    beta: float = math.inf


@dataclass(frozen=True)
class Pass(_Windowed):
    """A pass of a search with several begins."""
    number: int = 1
    depth: Optional[int] = None
    reason: str = "first"


@dataclass(frozen=True)
class Enter(_Windowed):
    """An inner node is entered with this window."""
    name: Optional[str] = None
    ply: int = 0
    player: str = "max"
    swing: Optional[float] = None
    tried: Optional[str] = None
    search: int = 1
    scout: Optional[str] = None


@dataclass(frozen=True)
class Leaf(_Windowed):
    """A leaf, or a node at the horizon, is evaluated."""
    name: Optional[str] = None
    ply: int = 0
    value: float = math.nan
    tried: Optional[str] = None
    search: int = 1
    scout: Optional[str] = None


@dataclass(frozen=True)
class Table(_Windowed):
    """The transposition table answers for a node."""
    name: Optional[str] = None
    ply: int = 0
    player: str = "max"
    value: float = math.nan
    type: str = "exact"
    low: float = -math.inf
    high: float = math.inf
    tried: Optional[str] = None
    search: int = 1
    scout: Optional[str] = None


@dataclass(frozen=True)
class Update(_Windowed):
    """A child, `source`, has returned `value`; `best` is the best that the node has so far, and the window is the one after that."""
    source: str = "/"
    value: float = math.nan
    improved: bool = False
    best: float = math.nan
    low: float = -math.inf
    high: float = math.inf


@dataclass(frozen=True)
class Probe(_Windowed):
    """Star2 has probed a child, `source`."""
    source: str = "/"
    value: float = math.nan
    best: float = math.nan
    low: float = -math.inf
    high: float = math.inf


@dataclass(frozen=True)
class Cutoff(Event):
    """A node is cut off: its `value` has reached `bound`, which its ancestor `owner` has from its child `witness`, `distance` plies above."""
    kind: str = "shallow"
    name: Optional[str] = None
    value: float = math.nan
    bound: float = math.nan
    side: str = "alpha"
    owner: Optional[str] = None
    owner_name: Optional[str] = None
    witness: Optional[str] = None
    distance: Optional[int] = None
    shallow_suffices: Optional[bool] = None
    held: Optional[float] = None
    scout: Optional[str] = None
    kept_by: Optional[str] = None
    met_by: Optional[str] = None
    met_witness: Optional[str] = None
    pruned: Tuple[str, ...] = ()
    pruned_leaves: Optional[int] = None


@dataclass(frozen=True)
class Exit(Event):
    """A node returns `value`, which is exact, a lower or an upper bound of what it is worth."""
    value: float = math.nan
    type: str = "exact"
    low: float = -math.inf
    high: float = math.inf


@dataclass(frozen=True)
class Stop(Event):
    """The budget of the search ended before this node."""


KINDS: Dict[str, Type[Event]] = {"pass": Pass, "enter": Enter, "leaf": Leaf, "table": Table, "update": Update, "probe": Probe, "cutoff": Cutoff,
                                 "exit": Exit, "stop": Stop}
# Members whose names are other words in Python, or say more.
_RENAMED = {"from": "source", "by": "owner", "by_name": "owner_name", "pass": "number"}
_UNBOUNDED = {"alpha": -math.inf, "low": -math.inf, "beta": math.inf, "high": math.inf}
_INFINITE = {"inf": math.inf, "-inf": -math.inf}
_FIELDS = {kind: {field.name for field in dataclasses.fields(kind)} for kind in KINDS.values()}
_NUMBERS = {"value", "bound", "best", "held", "swing", *_UNBOUNDED}


def number(value: Any) -> Any:
    """A number of a JSON file, which writes infinite ones as texts."""
    return _INFINITE.get(value, value) if isinstance(value, str) else value


def event_of(row: Mapping[str, Any]) -> Event:
    """An event of a trace; members that it does not know are left out."""
    kind = KINDS[row["event"]]
    members: Dict[str, Any] = {}
    for name, value in row.items():
        name = _RENAMED.get(name, name)
        if name in _FIELDS[kind] and not (name == "value" and value is None):
            value = _UNBOUNDED[name] if value is None and name in _UNBOUNDED else value
            members[name] = number(value) if name in _NUMBERS else tuple(value) if name == "pruned" else value
    return kind(**members)
