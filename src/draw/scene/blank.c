/* Boxes to fill in: one for the value, and below or above it two in brackets for the window. How large they make a node. */
#include <math.h>

#include "base/same.h"
#include "scene/blank.h"
#include "scene/shape.h"

enum {
    BODY = 563, /* thousandths of a house's height below its eaves */
    LETTERS = 3 /* from the upper edge of a name's row to its letters */
};

const PlycutTrace *blank_trace(const PlycutTrace *trace, Arena *arena)
{
    PlycutTraceNode *nodes = arena_take(arena, trace->node_count * sizeof *nodes);
    PlycutTrace *blank = arena_take(arena, sizeof *blank);
    if (nodes == NULL || blank == NULL)
        return NULL;
    for (uint32_t n = 0; n < trace->node_count; n++) {
        nodes[n] = trace->nodes[n];
        nodes[n].visited = true;
        nodes[n].pruned = nodes[n].pv = nodes[n].cause = nodes[n].cut = false;
        nodes[n].visit = 0;
        nodes[n].type = PLYCUT_EXACT;
        if (!nodes[n].leaf)
            nodes[n].value = NAN;
    }
    *blank = *trace;
    blank->nodes = nodes;
    return blank;
}

bool blank_asks(const Scene *scene, const PlycutTraceNode *node)
{
    return scene->picture->boxes.height > 0 && !node->leaf;
}

bool blank_has_boxes(const Scene *scene, uint32_t d)
{
    return blank_asks(scene, drawn_node(&scene->view, d)) && !scene_has_board(scene, d);
}

/* Windows have boxes if they are asked, the algorithm has them and the labels are large. */
BlankRows blank_rows(const Scene *scene)
{
    enum { BOUND_WIDTH = 26, BOUND_HEIGHT = 18 };
    const int across = scene->picture->boxes.width, down = scene->picture->boxes.height;
    BlankRows rows = {.value = {BLANK_VALUE_WIDTH * across / 100, BLANK_VALUE_HEIGHT * down / 100},
                      .bound = {BOUND_WIDTH * across / 100, BOUND_HEIGHT * down / 100},
                      .window = scene->picture->boxes.windows && scene->measures->window != 0 &&
                                scene->view.trace->options.algorithm->windowed};
    rows.all.width = rows.window ? 2 * rows.bound.width + 3 * BLANK_SIGN : rows.value.width;
    rows.all.height =
        rows.value.height + BLANK_ROW_GAP + (rows.window ? rows.bound.height + BLANK_ROW_GAP : 0);
    return rows;
}

int blank_name_height(const Label *label)
{
    return label->line_count == 0 ? 0 : label_height(label) + 1;
}

/* The width of a house of this height whose roof has room for what is furthest from the floor: the name or, in an
 * inverted house, the value's box. */
static int width_at(const BlankRows *rows, const Label *label, int height)
{
    int top = rows->all.height + blank_name_height(label) + BLANK_EDGE / 2 +
              shape_bottom(LOOK_MAX, 1, height, 0);
    int name = label->line_count == 0 ? 0 : label_line_width(label, 0);
    int in_roof = shape_house_width(height, top - LETTERS, name + BLANK_EDGE);
    int box = shape_house_width(height, top - BLANK_ROW_GAP / 2, rows->value.width + BLANK_EDGE);
    return larger(larger(rows->all.width + 2 * BLANK_EDGE, in_roof), box);
}

/* The distance from a circle's middle to the furthest corner of its rows: an upper corner of the name or of the window, or
 * a lower corner of the value. */
static double furthest_corner(const BlankRows *rows, const Label *label)
{
    const int name = blank_name_height(label);
    const double half = (rows->all.height + name) / 2.0;
    return fmax(
        hypot(name > 0 ? label_line_width(label, 0) / 2.0 : 0, half),
        fmax(hypot(rows->all.width / 2.0, half - name), hypot(rows->value.width / 2.0, half)));
}

/* The boxes fill the body of the house, the name its roof; an inverted one has the name in its
 * body, too, and a box in the roof. A higher house is a narrower one: the smallest is taken. */
void blank_size(const Scene *scene, uint32_t d, const Label *label, int *width, int *height)
{
    const BlankRows rows = blank_rows(scene);
    if (look_info(scene_look(scene, d))->outline == OUTLINE_CIRCLE) {
        *width = *height = 2 * ((int)ceil(furthest_corner(&rows, label)) + BLANK_EDGE);
        return;
    }
    const int filled = rows.all.height + BLANK_EDGE;
    int least = filled * 1000 / BODY, most = (filled + blank_name_height(label)) * 1000 / BODY;
    *height = least;
    *width = width_at(&rows, label, least);
    for (int high = least + 1; high <= most; high++) {
        int wide = width_at(&rows, label, high);
        if (wide * high < *width * *height) {
            *width = wide;
            *height = high;
        }
    }
}

double blank_top(const Scene *scene, uint32_t d, const Label *label)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const double all = blank_rows(scene).all.height + blank_name_height(label),
                 floor = -shape_bottom(LOOK_MAX, drawn->width, drawn->height, 0) - BLANK_EDGE / 2.0;
    switch (look_info(scene_look(scene, d))->outline) {
    case OUTLINE_HOUSE:
        return all - floor;
    case OUTLINE_CIRCLE:
        return all / 2;
    default:
        return floor;
    }
}
