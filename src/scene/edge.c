/* An edge in DOT. Graphviz takes the place of a label only together with the edge's, so an edge
 * with a label has both. */
#include <math.h>

#include "scene/edge.h"
#include "scene/line.h"
#include "scene/shape.h"
#include "scene/utf8.h"

enum {
    WIDEST = 90, /* points that a label may be wide */
    FINE = 65536 /* steps from one end of a line to the other */
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

/* The label as it is drawn; "" if there is none, or no room at this detail. */
static void label_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
{
    const Drawn *drawn = &scene->view.drawn[d];
    const char *label = drawn_node(&scene->view, d)->label;
    text[0] = '\0';
    if (label == NULL || label[0] == '\0' || drawn_is_several(drawn) ||
        drawn->parent == NOT_DRAWN || scene->measures->name == 0)
        return;
    text_fit(label, WIDEST, EDGE_TYPE, false, text, LABEL_TEXT);
}

int edge_label_width(const Scene *scene, uint32_t d)
{
    char text[LABEL_TEXT];
    label_text(scene, d, text);
    return text[0] == '\0' ? 0 : text_width(text, EDGE_TYPE, false) / 1000 + 1;
}

/* The room of the arrowhead in tenths of a point; 0 if there is none. */
static int head_room(const Scene *scene, uint32_t d)
{
    static const int rooms[EDGES] = {
        [EDGE_SHALLOW] = BAR_ROOM, [EDGE_WINDOW] = BAR_ROOM, [EDGE_DEEP] = 2 * BAR_ROOM};
    return scene->picture->boxes ? BOX_ROOM : rooms[edge_kind(&scene->view, d)];
}

int edge_head_room(const Scene *scene, uint32_t d)
{
    return (head_room(scene, d) + 9) / 10;
}

int edge_half_pen(const Scene *scene, uint32_t d)
{
    EdgeKind kind = edge_kind(&scene->view, d);
    return kind == EDGE_WINDOW                  ? 3
           : edge_is_variation(&scene->view, d) ? 2
                                                : kind != EDGE_TREE && kind != EDGE_NEVER;
}

/* ---- The line's place ------------------------------------------------------------------------ */

static Point between(Point a, Point b, int part)
{
    return (Point){a.x + (int)((int64_t)(b.x - a.x) * part / FINE),
                   a.y + (int)((int64_t)(b.y - a.y) * part / FINE)};
}

/* Where the line from a point of d's towards `away` leaves d's shape. */
static Point leaves(const Scene *scene, uint32_t d, Point from, Point away)
{
    int in = 0, out = FINE;
    while (out - in > 1) {
        int middle = (in + out) / 2;
        Point p = between(from, away, middle);
        if (drawn_holds(scene, d, p.x, p.y))
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

/* The edge's place; where there is an arrowhead the line ends where that begins. Graphviz finds the
 * sides of a double line from the curve's inner points. */
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
    bool twofold = edge_kind(&scene->view, d) == EDGE_WINDOW;
    Point c = twofold ? between(a, end, FINE / 3) : a,
          e = twofold ? between(end, a, FINE / 3) : end;
    plycut_out_format(out, "%d,%d %d,%d %d,%d %d,%d\"", a.x, a.y, c.x, c.y, e.x, e.y, end.x, end.y);
}

static void place_write(const Scene *scene, uint32_t d, const Line *line, PlycutOut *out)
{
    const EdgeLabel *label = &scene->view.drawn[d].label;
    plycut_out_format(out, ", lp=\"%d,%d\"", label->x, label->y);
    line_write(scene, d, line, out);
}

/* dot sets a label close to the right of its line: there blanks keep it off, and further off the
 * line on its other side. */
static void move_write(const Scene *scene, const char *text, PlycutOut *out)
{
    bool tidy = scene->picture->layout == PLYCUT_LAYOUT_TIDY;
    plycut_out_format(out, ", label=\"%s", tidy ? "" : "   ");
    quoted_write(out, text);
    plycut_out_text(out, tidy ? "\"" : "     \"");
}

void edge_attributes_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    char text[LABEL_TEXT];
    label_text(scene, d, text);
    Line line = line_of(scene, d);
    bool tidy = scene->picture->layout == PLYCUT_LAYOUT_TIDY;
    if (text[0] != '\0') {
        move_write(scene, text, out);
        if (tidy)
            place_write(scene, d, &line, out);
        return;
    }
    if (tidy && line.from_bottom)
        plycut_out_text(out, ", tailport=s");
    if (tidy && line.to_top)
        plycut_out_text(out, ", headport=n");
}
