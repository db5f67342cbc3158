#!/usr/bin/python3
"""overlap.py FILE.svg... - measure plycut's SVG to find what would disturb a reader.

Fails where two node shapes overlap, a line of a label runs past its node's outline (a house narrows
towards its roof) or through a line that cuts a corner off, or a label of an edge, the legend or a
text overlaps a node or another label; where the line of an edge touches a label (its own or another's) or
passes through a node that it does not join, or a label is nearer to another edge than to its own;
where two edges cross; where an edge does not begin and end at its nodes, or its bars or box cover a label; where the arrow to a bound's
owner does not lead from node to node, or leaves the picture, or passes through another node, behind which it is drawn; where a board is not square or a label touches it, or a box pokes out of its
node; where two texts of one label run into each other. Text is measured in Liberation Sans, which has Arial's metrics."""
import functools
import math
import re
import sys
import xml.etree.ElementTree as ET

from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts/truetype/liberation/LiberationSans-%s.ttf"
SVG = "{http://www.w3.org/2000/svg}"
SLACK = 1.5  # points: hinting and the width of lines
GAP = 4  # points that an edge may keep from its node: it begins below the fill of a round corner
NEAR = 20  # points around a label within which lines are measured
CLEAR = 0.5  # points between the ink of a line and that of a label
RUNS = 0.6  # points by which two texts of a line may be rounded


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
def shapes_of(path):
    """The parts of a path, each as its points; a rounded corner is the corner."""
    shapes = []
    for part in path.split("M")[1:]:
        values = list(map(float, re.findall(r"-?\d+(?:\.\d+)?", part)))
        shapes.append(Points(zip(values[0::2], values[1::2])))
    return shapes


def rect_of(rect):
    x, y, width, height = (float(rect.get(k)) for k in ("x", "y", "width", "height"))
    return x, y, x + width, y + height


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


def runs_of(element, size=9.0, bold=False):
    """What a text shows, piece by piece: letters, size, bold."""
    size, bold = float(element.get("font-size") or size), element.get("font-weight", "bold" if bold else "") == "bold"
    runs = [(element.text or "", size, bold)]
    for child in element:
        runs += runs_of(child, size, bold) if child.tag == SVG + "tspan" else []
        runs.append((child.tail or "", size, bold))
    return [run for run in runs if run[0]]


def letters(element):
    return "".join(run[0] for run in runs_of(element))


@functools.lru_cache(maxsize=4096)  # so is a text's box
def text_box(element):
    runs = runs_of(element)
    widths = [font_of("Bold" if bold else "Regular").width(text, size) for text, size, bold in runs]
    size, wide = max(run[1] for run in runs), sum(widths)
    x, y = float(element.get("x")), float(element.get("y"))
    x -= {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", "middle"), 0)
    return x, y - size * 0.72, x + wide, y + size * 0.02


def ink(element):
    """The box of these very letters: few letters reach below the line, and not all are tall."""
    x0, y0, x1, y1 = text_box(element)
    text = letters(element)
    size = runs_of(element)[0][1]
    base = y1 - size * 0.02
    tall = any(c not in "acegmnopqrsuvwxyz.,-_" for c in text)
    deep = any(c in "gjpqyQ,;_()[]{}|@$/\\" or ord(c) > 126 for c in text)
    return x0, base - size * (0.73 if tall else 0.53), x1, base + size * (0.21 if deep else 0.02)


def box_far(b, segment):
    """How far a line between two points is from a box."""
    if crosses(segment, b):
        return 0
    corners = [(b[0], b[1]), (b[2], b[1]), (b[2], b[3]), (b[0], b[3])]
    ends = [math.hypot(max(b[0] - x, 0, x - b[2]), max(b[1] - y, 0, y - b[3])) for x, y in segment]
    return min(ends + [far(corner, segment) for corner in corners])


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


def crossing(one, other):
    """Where two lines between two points cross, or None."""
    ((ax, ay), (bx, by)), ((cx, cy), (dx, dy)) = one, other
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(turn) < 1e-9:
        return None
    t, u = (((cx - ax) * (ry) - (cy - ay) * (rx)) / turn for rx, ry in ((dx - cx, dy - cy), (bx - ax, by - ay)))
    return (ax + t * (bx - ax), ay + t * (by - ay)) if 0 < t < 1 and 0 < u < 1 else None


def far(point, segment):
    """How far a point is from a line between two points."""
    (x, y), ((x0, y0), (x1, y1)) = point, segment
    square = (x1 - x0) ** 2 + (y1 - y0) ** 2
    t = min(1, max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square)) if square else 0
    return math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0))


def far_from_outline(point, shape):
    return min(far(point, side) for side in zip(shape, shape[1:] + shape[:1]))


def meetings(items, others):
    """Every overlapping pair of two lists of (name, box), or of one, as names, by a sweep over x."""
    events = sorted([(b[0], 0, n, b) for n, b in items] + [(b[0], 1, n, b) for n, b in others], key=lambda e: e[:2])
    active = [[], []]
    for x, side, name, b in events:
        against = 1 - side if others else 0
        active[against] = [o for o in active[against] if o[1][2] > x]
        yield from ((o[0], name) if side else (name, o[0]) for o in active[against] if overlap(b, o[1]))
        active[side].append((name, b))


def texts_of(group):
    return [t for t in group.iter(SVG + "text") if t.get("x") and letters(t).strip()]


def ends_of(edge):
    """The ids of the nodes above and below an edge: "alpha-beta/e/0/2" joins "alpha-beta/n/0" and "alpha-beta/n/0/2"."""
    prefix, path = re.fullmatch(r"((?:.*/)?)e(/.*)", edge).groups()
    above = path.rsplit("/", 1)[0]
    return prefix + "n" + (above or "/"), prefix + "n" + path


def along(points):
    """Places of a curve, from its beginning to its end."""
    for part in range(0, len(points) - 1, 3):
        for u, t in ((1 - i / 60, i / 60) for i in range(61)):
            yield tuple(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d for a, b, c, d in zip(*points[part:part + 4]))


class Picture:
    def __init__(self, name):
        self.name, self.faults = name, []
        root = ET.parse(name).getroot()
        self.paper = list(map(float, root.get("viewBox").split()))
        self.nodes, self.labels, self.bars, self.edges, self.outlines = [], [], [], [], {}
        self.moves, self.lines, self.arrows = [], [], []
        for group in root.iter(SVG + "g"):
            words = (group.get("class") or "").split(" ")
            if words[0] == "node":
                self.add_node(group)
            elif words == ["edge", "bound"]:
                self.arrows.append(group)
            elif words[0] == "edge":
                self.add_edge(group)
            elif words[0] == "legend" and group.get("transform") is None:
                self.labels += [("legend", text_box(t), letters(t)) for t in texts_of(group)]
        self.notes = [("note %r" % letters(t), ink(t)) for tree in root.iter(SVG + "g") if tree.get("class") == "tree" for t in tree.findall(SVG + "text")]
        self.labels += [("text", text_box(t), letters(t)) for t in root.findall(SVG + "text") if letters(t).strip()]

    def add_node(self, group):
        name, path, texts = group.get("id"), group.find(SVG + "path"), texts_of(group)
        for left, right in zip(texts, texts[1:]):
            if left.get("y") == right.get("y") and text_box(left)[2] > text_box(right)[0] + RUNS:
                self.faults.append("%r runs into %r in %s" % (letters(left), letters(right), name))
        if path is None:
            self.labels += [("text", text_box(t), letters(t)) for t in texts]
            return
        shapes = shapes_of(path.get("d"))
        inner, outer = shapes[0], max(shapes, key=lambda shape: area(shape.box))
        chords = [shape for shape in shapes if len(shape) == 2]
        self.nodes.append((name, outer.box))
        self.outlines[name] = outer
        cells = group.find("./%sg/%srect" % (SVG, SVG))
        boxes = [rect_of(rect) for rect in group.findall(SVG + "rect") + ([cells] if cells is not None else [])]
        if cells is not None and cells.get("width") != cells.get("height"):
            self.faults.append("the board of %s is not square" % name)
        left, low, right, high = inner.box
        if boxes and "chance" in group.get("class").split(" ") and abs(right - left - high + low) > SLACK:
            self.faults.append("the chance node %s with boxes is not round" % name)
        if any(self.pokes_out(b, inner) for b in boxes):
            self.faults.append("a box pokes out of %s" % name)
        for text in texts:
            b = text_box(text)
            if any(crosses(line, b) for line in chords):
                self.faults.append("a corner is cut off through label %r of %s" % (letters(text), name))
            if cells is not None and overlap(b, rect_of(cells), -1) and text.get("class"):
                self.faults.append("label %r on the board of %s" % (letters(text), name))
            if self.pokes_out(b, inner):
                self.faults.append("label %r runs past %s" % (letters(text), name))

    def add_edge(self, group):
        name, texts = group.get("id"), texts_of(group)
        self.labels += [("edge label", text_box(t), letters(t)) for t in texts]
        self.moves += [(name, letters(t), ink(t)) for t in texts]
        for path in group.findall(SVG + "path"):
            if path.get("class"):
                self.bars += [("the mark on %s" % name, grown(shape.box, 0.5)) for shape in shapes_of(path.get("d"))]
            else:
                lines = shapes_of(path.get("d"))
                self.edges.append((name, lines))
                # a line with a bend is two
                self.lines += [(name, ends_of(name), Points(part), float(path.get("stroke-width") or 1) / 2)
                               for line in lines for part in zip(line, line[1:])]

    @staticmethod
    def pokes_out(b, shape):
        sides = [span(shape, y) for y in (b[1], b[3])]
        return any(at is None or b[0] < at[0] - SLACK or b[2] > at[1] + SLACK for at in sides)

    def sweep(self, items, others, what):
        """Every overlapping pair of two lists of (name, box), or of one, is a fault."""
        self.faults += [what % pair for pair in meetings(items, others)]

    def check_edges(self):
        """A line reaches from the outline of one node to that of the other. (Where it ends at a bare value there is none.)"""
        for name, lines in self.edges:
            for which, node in enumerate(ends_of(name)):
                shape = self.outlines.get(node)
                for line in lines:
                    if shape and far_from_outline(line[-which], shape) > GAP:
                        self.faults.append("the line of %s does not %s at its node" % (name, "end" if which else "begin"))

    def check_crossings(self):
        """No two edges cross: a tidy tree has none. Where they begin at one node, their ends may be rounded."""
        places = [(name, grown(line.box, 0.01), line) for name, _, line, _ in self.lines]
        found = {(a, b): (a, b) for a, b in meetings([((name, i), b) for i, (name, b, _) in enumerate(places)], [])}
        for (one, i), (other, j) in found:
            at = crossing(places[i][2], places[j][2])
            if one != other and at is not None and min(math.dist(at, end) for k in (i, j) for end in places[k][2]) > GAP:
                self.faults.append("the lines of %s and %s cross" % (one, other))

    def check_arrows(self):
        for group in self.arrows:
            title = group.find(SVG + "title").text
            line, head = (shapes_of(path.get("d"))[0] for path in group.findall(SVG + "path"))
            places, joined = list(along(line)), []
            for what, point in (("begin", line[0]), ("end", head[0])):
                near = [node for node, shape in self.outlines.items() if far_from_outline(point, shape) <= 2 * GAP]
                joined += near
                if not near:
                    self.faults.append("%s: its arrow does not %s at a node" % (title, what))
            x, _, width, _ = self.paper
            if not all(x <= place <= x + width for place, _ in places):
                self.faults.append("%s: its arrow leaves the picture" % title)
            for node, shape in self.outlines.items():
                if node not in joined and any(passes(part, 0, shape) for part in zip(places, places[1:])):
                    self.faults.append("%s: its arrow passes through the node %s" % (title, node))

    def check_label(self, edge, text, b, places):
        """No line touches the label of an edge, and no other line is nearer to it than the edge's own."""
        wide = grown(b, NEAR)
        around = [p for p in places if overlap(wide, p[1], -1)]
        own = NEAR
        for name, place, _, line, half in sorted(around, key=lambda p: p[0] != edge):
            if name != edge and apart(b, place) - half >= max(own, CLEAR):
                continue
            gap = box_far(b, line) - half
            if gap < CLEAR:
                self.faults.append("the line of %s touches the label %r of %s" % (name, text, edge))
            elif name == edge:
                own = gap
            elif gap < own - CLEAR:
                self.faults.append("the label %r of %s is nearer to %s" % (text, edge, name))

    def check_lines(self):
        """No line touches a label, or a node that it does not join."""
        places = [(name, line.box, nodes, line, half) for name, nodes, line, half in self.lines]
        for edge, text, b in self.moves:
            self.check_label(edge, text, b, places)
        around = [(node, shape.box) for node, shape in self.outlines.items()]
        for node, place in meetings(around, [(place, grown(place[1], place[4] + CLEAR)) for place in places]):
            name, _, joined, line, half = place
            if node not in joined and passes(line, half, self.outlines[node]):
                self.faults.append("the line of %s passes through the node %s" % (name, node))

    def check_notes(self):
        """Nothing is below a note of the author: no line, node, mark or label."""
        for what in (self.nodes, self.bars, [("%s %r" % (kind, text), b) for kind, b, text in self.labels]):
            self.sweep(self.notes, what, "%s overlaps %s")
        self.sweep(self.notes, [], "%s overlaps %s")
        places = [((edge, line, half), grown(line.box, half + CLEAR)) for edge, _, line, half in self.lines]
        for (note, b), (edge, line, half) in meetings([((n, b), b) for n, b in self.notes], places):
            if box_far(b, line) - half < CLEAR:
                self.faults.append("the line of %s touches the %s" % (edge, note))

    def check(self):
        self.check_notes()
        self.check_edges()
        self.check_crossings()
        self.check_arrows()
        self.check_lines()
        self.sweep(self.nodes, [], "%s overlaps %s")
        labels = [("%s %r" % (kind, text), b) for kind, b, text in self.labels]
        self.sweep(labels, self.nodes, "%s overlaps %s")
        self.sweep([l for l in labels if l[0].startswith("edge label")], self.bars, "%s under %s")
        self.sweep([l for l in labels if not l[0].startswith("legend")], [], "%s overlaps %s")
        for fault in self.faults:
            print("%s: %s" % (self.name, fault))
        return not self.faults and bool(self.nodes or self.labels)


def main(names):
    pictures = [Picture(name) for name in names]
    good = [picture.check() for picture in pictures]
    return 0 if good and all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
