#!/usr/bin/python3
"""overlap.py FILE.svg... - measure Graphviz's SVG to find what would disturb a reader.

Fails where two node shapes overlap, a line of a label runs past its node's outline (a house narrows
towards its roof) or through a line that cuts a corner off, or a label of an edge, the legend or a
text overlaps a node or another label; where the line of an edge touches a label (its own or another's) or
passes through a node that it does not join, or a label is nearer to another edge than to its own;
where the head of an arrow to a bound's owner covers an edge;
where an edge does not begin and end at its nodes, its line stops before its bars or box, or these
cover a label; where a board is not square or a label touches it, or a box pokes out of its node; where two texts of one
label run into each other, or one is set in a font that browsers do not know; where a tooltip is the name of
a node of the DOT file. Text is measured in Liberation Sans, which has Arial's metrics."""
import functools
import math
import re
import sys
import xml.etree.ElementTree as ET

from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts/truetype/liberation/LiberationSans-%s.ttf"
SVG = "{http://www.w3.org/2000/svg}"
TITLE = "{http://www.w3.org/1999/xlink}title"
SLACK = 1.5  # points: hinting and the width of lines
GAP = 3  # points that an edge may keep from its node, besides the width of borders
NEAR = 20  # points around a label within which lines are measured
CLEAR = 0.5  # points between the ink of a line and that of a label
RUNS = 0.6  # points that Graphviz may round away between two texts of a line
CELLS = 16  # on the smallest board
BENDS = 12  # straight pieces by which a curve is measured


class Font:
    def __init__(self, style):
        font = TTFont(FONTS % style)
        self.cmap, self.hmtx = font.getBestCmap(), font["hmtx"]
        self.em = font["head"].unitsPerEm

    @functools.cache
    def letter(self, c):
        return self.hmtx[self.cmap[ord(c)]][0] / self.em if ord(c) in self.cmap else 1

    def width(self, text, size):
        return sum(map(self.letter, text)) * size


@functools.cache
def font_of(style):
    return Font(style)


class Points(list):
    """The points of a line or an outline."""

    @functools.cached_property
    def box(self):
        xs, ys = [p[0] for p in self], [p[1] for p in self]
        return min(xs), min(ys), max(xs), max(ys)


@functools.lru_cache(maxsize=4096)  # a shape's points are asked for by several checks
def points_of(text):
    values = list(map(float, re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", text)))
    return Points(zip(values[0::2], values[1::2]))


def outline(group):
    """The outermost outline of a node, or None for one without a border."""
    best = None
    for shape in group.iter():
        if shape.tag == SVG + "polygon":
            points = points_of(shape.get("points"))
        elif shape.tag == SVG + "path":
            points = points_of(shape.get("d"))
        elif shape.tag == SVG + "ellipse":
            cx, cy, rx, ry = (float(shape.get(k)) for k in ("cx", "cy", "rx", "ry"))
            points = Points([(cx - rx, cy - ry), (cx + rx, cy - ry), (cx + rx, cy + ry), (cx - rx, cy + ry)])
        else:
            continue
        if best is None or area(points.box) > area(best.box):
            best = points
    return best


def innermost(group, outer):
    """The outline that text must stay inside: the inner one of a double border (borders are drawn first)."""
    inner = outer
    for element in group.iter():
        if element.tag == SVG + "text":
            break
        if element.tag == SVG + "polygon":
            points = points_of(element.get("points"))
            if area(outer.box) * 0.5 < area(points.box) < area(inner.box):
                inner = points
    return inner


def box_of(segment):
    (x0, y0), (x1, y1) = segment
    return (x0 if x0 < x1 else x1), (y0 if y0 < y1 else y1), (x1 if x0 < x1 else x0), (y1 if y0 < y1 else y0)


def area(b):
    return (b[2] - b[0]) * (b[3] - b[1])


def grown(b, by):
    return b[0] - by, b[1] - by, b[2] + by, b[3] + by


def overlap(a, b, slack=0.5):
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def apart(a, b):
    """How far two boxes are from each other."""
    return math.hypot(max(a[0] - b[2], b[0] - a[2], 0), max(a[1] - b[3], b[1] - a[3], 0))


def span(points, y):
    """The x range of an outline at height y."""
    xs = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
        if min(y0, y1) <= y <= max(y0, y1):
            xs += [x0, x1] if y0 == y1 else [x0 + (x1 - x0) * (y - y0) / (y1 - y0)]
    return (min(xs), max(xs)) if xs else None


@functools.lru_cache(maxsize=4096)  # so is a text's box
def text_box(element):
    size = float(element.get("font-size"))
    font = font_of("Bold" if element.get("font-weight") == "bold" else "Regular")
    text = element.text or ""
    wide = font.width(text, size)
    x, y = float(element.get("x")), float(element.get("y"))
    x -= {"middle": wide / 2, "end": wide}.get(element.get("text-anchor"), 0)
    before, after = (font.width(blank, size) for blank in (text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]))
    return x + before, y - size * 0.72, x + wide - after, y + size * 0.02


def ink(element):
    """The box of these very letters: few letters reach below the line, and not all are tall."""
    x0, y0, x1, y1 = text_box(element)
    size, text = float(element.get("font-size")), (element.text or "").strip()
    base = y1 - size * 0.02
    tall = any(c not in "acegmnopqrsuvwxyz.,-_" for c in text)
    deep = any(c in "gjpqyQ,;_()[]{}|@$/\\" or ord(c) > 126 for c in text)
    return x0, base - size * (0.73 if tall else 0.53), x1, base + size * (0.21 if deep else 0.02)


def bend(a, b, c, d, t):
    """A point of a Bezier curve."""
    i, j, k, l = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
    return i * a[0] + j * b[0] + k * c[0] + l * d[0], i * a[1] + j * b[1] + k * c[1] + l * d[1]


def segments(path):
    """The line of an edge as straight pieces."""
    points, line = points_of(path.get("d")), []
    for i in range(0, len(points) - 3, 3):
        curve = points[i:i + 4]
        straight = curve[0] == curve[1] and curve[2] == curve[3]
        line += [bend(*curve, k / (1 if straight else BENDS)) for k in range(1 if straight else BENDS)]
    return list(zip(line, line[1:] + points[-1:]))


def box_far(b, segment):
    """How far a line between two points is from a box."""
    if crosses(segment, b):
        return 0
    corners = [(b[0], b[1]), (b[2], b[1]), (b[2], b[3]), (b[0], b[3])]
    ends = [math.hypot(max(b[0] - x, 0, x - b[2]), max(b[1] - y, 0, y - b[3])) for x, y in segment]
    return min(ends + [far(corner, segment) for corner in corners])


def line_far(b, line):
    """How far a line of many pieces is from a box."""
    least = math.inf
    for piece in line:
        if apart(b, box_of(piece)) < least:
            least = min(least, box_far(b, piece))
    return least


def clip(segment, shape):
    """Does a line between two points run through a convex outline? (Cyrus and Beck 1978)"""
    (x0, y0), (x1, y1) = segment
    enter, leave = 0.0, 1.0
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(shape, shape[1:] + shape[:1]))
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1]):
        nx, ny = (by - ay, ax - bx) if turn > 0 else (ay - by, bx - ax)
        out, step = nx * (x0 - ax) + ny * (y0 - ay), nx * (x1 - x0) + ny * (y1 - y0)
        if step == 0 and out > 0:
            return False
        if step < 0:
            enter = max(enter, -out / step)
        elif step > 0:
            leave = min(leave, -out / step)
    return enter < leave


def passes(segment, half, shape):
    """Does a line between two points, of half this width, run through a convex outline or touch a corner of it?"""
    return overlap(grown(box_of(segment), half), shape.box, 0) and (
        clip(segment, shape) or min(far(corner, segment) for corner in shape) < half - CLEAR)


def crosses(line, b):
    """Does a line between two points run through a box? (Liang and Barsky 1984)"""
    (x0, y0), (x1, y1) = line
    enter, leave = 0.0, 1.0
    for delta, low, high in ((x1 - x0, b[0] - x0, b[2] - x0), (y1 - y0, b[1] - y0, b[3] - y0)):
        if delta == 0:
            if low > 0 or high < 0:
                return False
            continue
        near, far = sorted((low / delta, high / delta))
        enter, leave = max(enter, near), min(leave, far)
    return enter < leave


def far(point, segment):
    """How far a point is from a line between two points."""
    (x, y), ((x0, y0), (x1, y1)) = point, segment
    square = (x1 - x0) ** 2 + (y1 - y0) ** 2
    t = min(1, max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square)) if square else 0
    return math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0))


def far_from_outline(point, shape):
    return min(far(point, side) for side in zip(shape, shape[1:] + shape[:1]))


def board(group):
    """The box of the board in a node, which is the smallest filled shape that contains cells; or None."""
    filled = [points_of(p.get("points")).box for p in group.iter(SVG + "polygon") if p.get("fill") != "none"]
    filled.sort(key=area)
    for b in filled[CELLS:]:
        if area(filled[CELLS - 1]) < area(b) / 10 and sum(overlap(b, c) and area(c) < area(b) / 10 for c in filled) >= CELLS:
            return b
    return None


def heads(group):
    """The parts of an edge's arrowhead, each as its points."""
    return [points_of(part.get("points")) for part in group.iter() if part.tag in (SVG + "polyline", SVG + "polygon")]


def chords(group):
    """The lines inside a node that cut its corners off."""
    lines = [points_of(shape.get("points")) for shape in group.iter(SVG + "polyline")]
    return [line for line in lines if len(line) == 2]


def meetings(items, others):
    """Every overlapping pair of two lists of (name, box), or of one, as names, by a sweep over x."""
    events = sorted([(b[0], 0, n, b) for n, b in items] + [(b[0], 1, n, b) for n, b in others], key=lambda e: e[:2])
    active = [[], []]
    for x, side, name, b in events:
        against = 1 - side if others else 0
        active[against] = [o for o in active[against] if o[1][2] > x]
        yield from ((o[0], name) if side else (name, o[0]) for o in active[against] if overlap(b, o[1]))
        active[side].append((name, b))


class Picture:
    def __init__(self, name):
        self.name, self.faults = name, []
        root = ET.parse(name).getroot()
        self.nodes, self.labels, self.heads, self.edges, self.outlines = [], [], [], [], {}
        self.moves, self.lines, self.tips = [], [], []
        for group in root.iter(SVG + "g"):
            kind = (group.get("class") or "").split(" ")[0]
            if kind in ("node", "edge"):
                self.check_texts(group)
            texts = [(text_box(t), t.text) for t in group.iter(SVG + "text") if (t.text or "").strip()]
            if kind == "node":
                self.add_node(group, texts)
            elif kind == "edge":
                self.labels += [("edge label", b, t) for b, t in texts]
                self.moves += [(group.get("id"), t.text, ink(t)) for t in group.iter(SVG + "text") if (t.text or "").strip()]
                self.edges.append(group)
            elif kind == "graph":
                own = [t for t in group if t.tag == SVG + "text" and (t.text or "").strip()]
                self.labels += [("legend", text_box(t), t.text) for t in own]

    def add_node(self, group, texts):
        shape = outline(group)
        if shape is None or len(shape) < 3:
            self.labels += [("text", b, t) for b, t in texts]
            return
        self.nodes.append((group.get("id"), shape.box))
        # Graphviz ends the edges of a rounded box where they would meet its corners.
        x0, y0, x1, y1 = shape.box
        corners = Points([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        self.outlines[group.find(SVG + "title").text] = corners if group.find(".//%spath" % SVG) is not None else shape
        cells = board(group)
        if cells and abs((cells[2] - cells[0]) - (cells[3] - cells[1])) > 0.5:
            self.faults.append("the board of %s is not square" % group.get("id"))
        self.faults += ["label %r on the board of %s" % (text, group.get("id")) for b, text in texts if cells and overlap(b, cells, -1)]
        inner = innermost(group, shape)
        self.check_boxes(group, inner)
        lines = chords(group)
        for b, text in texts:
            if any(crosses(line, b) for line in lines):
                self.faults.append("a corner is cut off through label %r of %s" % (text, group.get("id")))
            for y in (b[1], b[3]):
                at = span(inner, y)
                if at is None or b[0] < at[0] - SLACK or b[2] > at[1] + SLACK:
                    self.faults.append("label %r runs past %s" % (text, group.get("id")))
                    break

    def check_texts(self, group):
        """The texts of one line keep clear of each other; fonts are ones that browsers have."""
        texts = [t for t in group.iter(SVG + "text") if (t.text or "").strip()]
        for text in texts:
            if text.get("font-family") != "Arial":
                self.faults.append("font %r in %s" % (text.get("font-family"), group.get("id")))
        for left, right in zip(texts, texts[1:]):
            if left.get("y") == right.get("y") and text_box(left)[2] > text_box(right)[0] + RUNS:
                self.faults.append("%r runs into %r in %s" % (left.text, right.text, group.get("id")))
        shown = re.fullmatch(r"n\d+(->n\d+)?", group.find(SVG + "title").text)
        if shown and not any(link.get(TITLE) for link in group.iter(SVG + "a")):
            self.faults.append("%s has the tooltip %s" % (group.get("id"), shown.group()))

    def check_boxes(self, group, inner):
        """A box to fill in, or a board, is inside the outline of its node."""
        for polygon in group.iter(SVG + "polygon"):
            b = points_of(polygon.get("points")).box
            if area(b) >= area(inner.box) * 0.9:
                continue
            for y in (b[1], b[3]):
                at = span(inner, y)
                if at is None or b[0] < at[0] - SLACK or b[2] > at[1] + SLACK:
                    self.faults.append("a box pokes out of %s" % group.get("id"))
                    return

    def sweep(self, items, others, what):
        """Every overlapping pair of two lists of (name, box), or of one, is a fault."""
        self.faults += [what % pair for pair in meetings(items, others)]

    def check_edge(self, group):
        """Line and arrowhead are joined, and reach from the outline of one node to that of the other."""
        name, paths, parts = group.get("id"), list(group.iter(SVG + "path")), heads(group)
        path = paths[len(paths) // 2] if paths else None  # of a double line, the gap between its two lines
        if path is None:
            self.faults.append("%s has no line" % name)
            return
        line = points_of(path.get("d"))
        upper, lower = (self.outlines.get(node) for node in group.find(SVG + "title").text.split("->"))
        ends = [line[-1]] + [point for part in parts for point in part]
        if parts and not any(math.dist(line[-1], point) <= GAP for point in ends[1:]):
            self.faults.append("the line of %s stops before its arrowhead" % name)
        if upper and far_from_outline(line[0], upper) > GAP:
            self.faults.append("the line of %s does not begin at its node" % name)
        if lower and not any(far_from_outline(point, lower) <= GAP for point in ends):
            self.faults.append("%s does not reach its node" % name)
        self.heads += [("the arrowhead of %s" % name, part.box) for part in parts if len(part) > 2]
        bound = "bound" in (group.get("class") or "").split(" ")
        upright = len(line) > 1 and line[-1][0] == line[-2][0]  # placed by plycut; dot places heads elsewhere
        self.tips += [(name, part.box) for part in parts if bound and upright]
        between = math.dist(*(points_of(p.get("d"))[0] for p in (paths[0], paths[-1])))
        wide = between + float(path.get("stroke-width") or 1)
        nodes = [end.split(":")[0] for end in group.find(SVG + "title").text.split("->")]
        self.lines.append((name, nodes, segments(path), wide / 2, bound))

    def check_label(self, edge, text, b, places):
        """No line touches the label of an edge, and no other line is nearer to it than the edge's own."""
        by_dot = text != text.strip()  # dot puts its labels, which have blanks around them, on the right of their line
        wide = grown(b, NEAR)
        around = [p for p in places if overlap(wide, p[1], -1) and not (by_dot and p[0] == edge)]
        own = NEAR
        for name, place, _, line, half, bound in sorted(around, key=lambda p: p[0] != edge):
            if name != edge and apart(b, place) - half >= max(own, CLEAR):
                continue
            gap = line_far(b, line) - half
            if gap < CLEAR:
                self.faults.append("the line of %s touches the label %r of %s" % (name, text, edge))
            elif name == edge and not bound:
                own = gap
            elif gap < own and not bound and not by_dot:
                self.faults.append("the label %r of %s is nearer to %s" % (text, edge, name))

    def check_lines(self):
        """No line touches a label, or a node that it does not join."""
        places = [(name, Points(p for s in line for p in s).box, nodes, line, half, bound) for name, nodes, line, half, bound in self.lines]
        for edge, text, b in self.moves:
            self.check_label(edge, text, b, places)
        for tip, b in self.tips:
            for name, place, _, line, half, bound in places:
                if not bound and overlap(b, place) and line_far(b, line) < half:
                    self.faults.append("the head of %s covers the line of %s" % (tip, name))
        around = [(node, shape.box) for node, shape in self.outlines.items()]
        for node, place in meetings(around, [(place, grown(place[1], place[4] + CLEAR)) for place in places]):
            name, _, joined, line, half, _ = place
            if node not in joined and any(passes(s, half, self.outlines[node]) for s in line):
                self.faults.append("the line of %s passes through the node %s" % (name, node))

    def check(self):
        for group in self.edges:
            self.check_edge(group)
        self.check_lines()
        self.sweep(self.nodes, [], "%s overlaps %s")
        labels = [("%s %r" % (kind, text), b) for kind, b, text in self.labels]
        self.sweep(labels, self.nodes, "%s overlaps %s")
        self.sweep([l for l in labels if l[0].startswith("edge label")], self.heads, "%s under %s")
        self.sweep([l for l in labels if not l[0].startswith("legend")], [], "%s overlaps %s")
        for fault in self.faults:
            print("%s: %s" % (self.name, fault))
        return not self.faults and bool(self.nodes)


def main(names):
    good = [Picture(name).check() for name in names]
    return 0 if good and all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
