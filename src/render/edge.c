/* The label of an edge stands beside it, on its outer side, where siblings' edges are apart
 * already. Graphviz takes the place of a label only together with the edge's, so such an edge has
 * both. */
#include "render/edge.h"
#include "render/shape.h"
#include "render/utf8.h"

enum {
    TYPE = 9,     /* points */
    WIDEST = 90,  /* points */
    ALONG = 60,   /* percent of the way down between the ranks */
    BESIDE = 3,   /* points from the line */
    BAR_ROOM = 10 /* points of line that a bar at its end takes */
};

EdgeKind edge_kind(const View *view, uint32_t d)
{
    static const EdgeKind cuts[] = {
        [PLYCUT_SHALLOW] = EDGE_SHALLOW, [PLYCUT_DEEP] = EDGE_DEEP, [PLYCUT_WINDOW] = EDGE_WINDOW};
    const PlycutTraceNode *node = drawn_node(view, d);
    if (node->pruned)
        return cuts[node->cut_kind];
    return !node->visited ? EDGE_NEVER : node->pv ? EDGE_VARIATION : EDGE_TREE;
}

/* The label as it is drawn; "" where there is none, or no room at this detail. */
static void label_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
{
    const Drawn *drawn = &scene->view.drawn[d];
    const char *label = drawn_node(&scene->view, d)->label;
    text[0] = '\0';
    if (label != NULL && label[0] != '\0' && drawn->kind != DRAWN_STUB &&
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

/* ---- The line -------------------------------------------------------------------------------- */

typedef struct Point {
    int x, y;
} Point;

static Point between(Point a, Point b, int thousandths)
{
    return (Point){a.x + (b.x - a.x) * thousandths / 1000, a.y + (b.y - a.y) * thousandths / 1000};
}

static bool inside(const Scene *scene, uint32_t d, Point p)
{
    const Drawn *n = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    int dx = p.x - n->x, dy = p.y - n->y;
    int half = n->width / 2 + (n->kind == DRAWN_FOLDED ? SHAPE_RING : 0);
    return dx >= -half && dx <= half && dy <= shape_top(look, n->width, n->height, dx) &&
           dy >= shape_bottom(look, n->width, n->height, dx);
}

/* Where the line from the middle of d towards `away` leaves its shape. */
static Point leaves(const Scene *scene, uint32_t d, Point away)
{
    Point middle = {scene->view.drawn[d].x, scene->view.drawn[d].y};
    int t = 0;
    while (t < 1000 && inside(scene, d, between(middle, away, t)))
        t += 5;
    return between(middle, away, t);
}

static int bars(EdgeKind kind)
{
    return kind == EDGE_DEEP ? 2 : kind == EDGE_SHALLOW || kind == EDGE_WINDOW ? 1 : 0;
}

static void line_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *child = &scene->view.drawn[d], *parent = &scene->view.drawn[child->parent];
    Point a = leaves(scene, child->parent, (Point){child->x, child->y});
    Point b = leaves(scene, d, (Point){parent->x, parent->y}), end = b;
    int room = bars(edge_kind(&scene->view, d)) * BAR_ROOM, length = a.y - b.y;
    plycut_out_text(out, ", pos=\"");
    if (room > 0 && length > room) {
        plycut_out_format(out, "e,%d,%d ", b.x, b.y);
        end = between(b, a, room * 1000 / length);
    }
    Point c = between(a, end, 333), e = between(a, end, 667);
    plycut_out_format(out, "%d,%d %d,%d %d,%d %d,%d\"", a.x, a.y, c.x, c.y, e.x, e.y, end.x, end.y);
}

/* The middle of the label, and the edge. */
static void place_write(const Scene *scene, uint32_t d, const char *text, PlycutOut *out)
{
    const Drawn *child = &scene->view.drawn[d], *parent = &scene->view.drawn[child->parent];
    int high = parent->y - scene->rank_height[parent->rank] / 2;
    int low = child->y + scene->rank_height[child->rank] / 2;
    int y = high - (high - low) * ALONG / 100;
    int x = parent->x + (child->x - parent->x) * (parent->y - y) / (parent->y - child->y);
    int beside = points(text) / 2 + BESIDE;
    plycut_out_format(out, ", lp=\"%d,%d\"", child->x < parent->x ? x - beside : x + beside, y);
    line_write(scene, d, out);
}

void edge_label_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    char text[LABEL_TEXT];
    label_text(scene, d, text);
    if (text[0] == '\0')
        return;
    plycut_out_text(out, " [label=\"");
    quoted_write(out, text);
    plycut_out_char(out, '"');
    if (scene->picture->layout == PLYCUT_LAYOUT_TIDY)
        place_write(scene, d, text, out);
    plycut_out_char(out, ']');
}
