/* The label of an edge stands beside it, on its outer side, where siblings' edges are apart
 * already. Graphviz takes the place of a label only together with the edge's, so such an edge has
 * both. */
#include <math.h>

#include "render/edge.h"
#include "render/shape.h"
#include "render/utf8.h"

enum {
    TYPE = 9,    /* points */
    WIDEST = 90, /* points */
    ALONG = 60,  /* percent of the way down between the ranks */
    BESIDE = 3,  /* points from the line */
    FINE = 4096  /* steps from one end of a line to the other */
};

/* How much of a line's end its arrowhead takes, in tenths of a point: Graphviz draws it from the
 * node back, a gap of 5 points before each mark; a bar takes 5, a box 10. */
enum { BAR_ROOM = 100, BOX_ROOM = 150, OVERLAP = 15 };

EdgeKind edge_kind(const View *view, uint32_t d)
{
    static const EdgeKind cuts[] = {
        [PLYCUT_SHALLOW] = EDGE_SHALLOW, [PLYCUT_DEEP] = EDGE_DEEP, [PLYCUT_WINDOW] = EDGE_WINDOW};
    const PlycutTraceNode *node = drawn_node(view, d);
    if (node->pruned)
        return cuts[node->cut_kind];
    return node->visited ? EDGE_TREE : EDGE_NEVER;
}

bool edge_is_variation(const View *view, uint32_t d)
{
    return view->drawn[d].parent != NOT_DRAWN && drawn_node(view, d)->pv;
}

/* The label as it is drawn; "" where there is none, or no room at this detail. */
static void label_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
{
    const Drawn *drawn = &scene->view.drawn[d];
    const char *label = drawn_node(&scene->view, d)->label;
    text[0] = '\0';
    if (label != NULL && label[0] != '\0' && !drawn_is_several(drawn) &&
        drawn->parent != NOT_DRAWN && scene->measures->name != 0)
        text_fit(label, WIDEST, TYPE, false, text, LABEL_TEXT);
}

static int points(const char *text)
{
    return text_width(text, TYPE, false) / 1000 + 1;
}

int edge_label_space(const Scene *scene, uint32_t d)
{
    char text[LABEL_TEXT];
    label_text(scene, d, text);
    return text[0] == '\0' ? 0 : (points(text) + 3 * BESIDE) * 100 / ALONG;
}

/* The room of the arrowhead in tenths of a point; 0 where there is none. */
static int head_room(const Scene *scene, uint32_t d)
{
    static const int rooms[EDGES] = {
        [EDGE_SHALLOW] = BAR_ROOM, [EDGE_WINDOW] = BAR_ROOM, [EDGE_DEEP] = 2 * BAR_ROOM};
    return scene->picture->blank ? BOX_ROOM : rooms[edge_kind(&scene->view, d)];
}

int edge_label_gap(const Scene *scene, uint32_t d)
{
    int room = head_room(scene, d) / 10;
    return edge_label_space(scene, d) == 0 || room == 0 ? 0
                                                        : (room + TYPE / 2) * 100 / (100 - ALONG);
}

/* ---- The line -------------------------------------------------------------------------------- */

typedef struct Point {
    int x, y;
} Point;

/* The edge runs from middle to middle, or where it would touch a neighbour of one of its nodes from
 * that node's lowest, to that node's highest point. */
typedef struct Line {
    bool from_bottom, to_top;
    Point from, to;
} Line;

static int x_at(const Line *line, int y)
{
    if (line->from.y <= line->to.y)
        return line->to.x;
    return line->from.x + (int)((int64_t)(line->to.x - line->from.x) * (line->from.y - y) /
                                (line->from.y - line->to.y));
}

/* Does the line touch this node, entering its rank at y? The node stands on the left or the right.
 */
static bool touches(const Scene *scene, const Line *line, uint32_t d, int y, bool on_left)
{
    const Drawn *drawn = &scene->view.drawn[d];
    int reach = drawn_half(drawn) + BESIDE, x = x_at(line, y);
    return on_left ? x < drawn->x + reach : x > drawn->x - reach;
}

static bool touches_below(const Scene *scene, const Line *line, uint32_t child)
{
    const Drawn *drawn = scene->view.drawn;
    bool right = line->to.x > line->from.x;
    uint32_t d = right ? drawn[child].left : drawn[child].right;
    return d != NOT_DRAWN && touches(scene, line, d, drawn[d].y + drawn_top(scene, d), right);
}

static bool touches_above(const Scene *scene, const Line *line, uint32_t parent)
{
    const Drawn *drawn = scene->view.drawn;
    bool right = line->to.x > line->from.x;
    uint32_t d = right ? drawn[parent].right : drawn[parent].left;
    return d != NOT_DRAWN && touches(scene, line, d, drawn[d].y + drawn_bottom(scene, d), !right);
}

static Line line_of(const Scene *scene, uint32_t d)
{
    const Drawn *child = &scene->view.drawn[d], *parent = &scene->view.drawn[child->parent];
    Line line = {.from = {parent->x, parent->y}, .to = {child->x, child->y}};
    if (child->x == parent->x)
        return line;
    for (int pass = 0; pass < 2; pass++) {
        if (!line.to_top && touches_below(scene, &line, d)) {
            line.to_top = true;
            line.to.y += drawn_top(scene, d);
        }
        if (!line.from_bottom && touches_above(scene, &line, child->parent)) {
            line.from_bottom = true;
            line.from.y += drawn_bottom(scene, child->parent);
        }
    }
    return line;
}

/* ---- The label's place ----------------------------------------------------------------------- */

static Point between(Point a, Point b, int part)
{
    return (Point){a.x + (int)((int64_t)(b.x - a.x) * part / FINE),
                   a.y + (int)((int64_t)(b.y - a.y) * part / FINE)};
}

static bool inside(const Scene *scene, uint32_t d, Point p)
{
    const Drawn *n = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    int dx = p.x - n->x, dy = p.y - n->y, half = drawn_half(n);
    return dx >= -half && dx <= half && dy <= shape_top(look, n->width, n->height, dx) &&
           dy >= shape_bottom(look, n->width, n->height, dx);
}

/* Where the line from a point of d's towards `away` leaves d's shape. */
static Point leaves(const Scene *scene, uint32_t d, Point from, Point away)
{
    int in = 0, out = FINE;
    while (out - in > 1) {
        int middle = (in + out) / 2;
        if (inside(scene, d, between(from, away, middle)))
            in = middle;
        else
            out = middle;
    }
    return between(from, away, out);
}

/* The point where the line to `tip` meets its arrowhead. Graphviz draws the head from the tip
 * towards it, so of the whole points that are near enough the one is taken that turns the head
 * least. It never stands before the head: better a line that runs a little into it. */
static Point head_foot(Point from, Point tip, int room)
{
    int64_t dx = from.x - tip.x, dy = from.y - tip.y;
    double straightest = -1, length = hypot((double)dx, (double)dy);
    Point foot = tip;
    for (int y = -room / 10; y <= room / 10; y++)
        for (int x = -room / 10; x <= room / 10; x++) {
            double far = hypot(x, y) * 10;
            if (far > room || far < room - OVERLAP)
                continue;
            double straight = (double)(x * dx + y * dy) / (far * length);
            if (straight > straightest) {
                straightest = straight;
                foot = (Point){tip.x + x, tip.y + y};
            }
        }
    return foot;
}

static bool is_longer(Point a, Point b, int tenths)
{
    return hypot(a.x - b.x, a.y - b.y) * 10 > tenths;
}

/* The edge's place; where there is an arrowhead the line ends where that begins. */
static void line_write(const Scene *scene, uint32_t d, const Line *line, PlycutOut *out)
{
    Point a = leaves(scene, scene->view.drawn[d].parent, line->from, line->to);
    Point b = leaves(scene, d, line->to, line->from), end = b;
    int room = head_room(scene, d);
    plycut_out_text(out, ", pos=\"");
    if (room > 0 && is_longer(a, b, room)) {
        plycut_out_format(out, "e,%d,%d ", b.x, b.y);
        end = head_foot(a, b, room);
    }
    plycut_out_format(out, "%d,%d %d,%d %d,%d %d,%d\"", a.x, a.y, a.x, a.y, end.x, end.y, end.x,
                      end.y);
}

/* The middle of the label, and the edge. */
static void place_write(const Scene *scene, uint32_t d, const Line *line, const char *text,
                        PlycutOut *out)
{
    const Drawn *child = &scene->view.drawn[d], *parent = &scene->view.drawn[child->parent];
    int high = scene->rank_y[parent->rank] - scene->rank_height[parent->rank] / 2;
    int low = scene->rank_y[child->rank] + scene->rank_height[child->rank] / 2;
    int y = high - (high - low) * ALONG / 100;
    int beside = points(text) / 2 + BESIDE;
    int x = x_at(line, y - TYPE * 2 / 3) + (child->x < parent->x ? -beside : beside);
    plycut_out_format(out, ", lp=\"%d,%d\"", x, y);
    line_write(scene, d, line, out);
}

void edge_attributes_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    char text[LABEL_TEXT];
    label_text(scene, d, text);
    Line line = line_of(scene, d);
    bool tidy = scene->picture->layout == PLYCUT_LAYOUT_TIDY;
    if (text[0] != '\0') {
        plycut_out_text(out, ", label=\"");
        quoted_write(out, text);
        plycut_out_char(out, '"');
        if (tidy)
            place_write(scene, d, &line, text, out);
        return;
    }
    if (tidy && line.from_bottom)
        plycut_out_text(out, ", tailport=s");
    if (tidy && line.to_top)
        plycut_out_text(out, ", headport=n");
}
