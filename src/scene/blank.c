/* Boxes to fill in: one for the value, and below or above it two in brackets for the window. How large they make a node. */
#include <math.h>

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

/* Windows are asked for if the algorithm has them and the labels are large. */
bool blank_has_window(const Scene *scene)
{
    return scene->measures->window != 0 && scene->view.trace->options.algorithm->windowed;
}

bool blank_has_boxes(const Scene *scene, uint32_t d)
{
    return scene->picture->boxes.height > 0 && !drawn_node(&scene->view, d)->leaf &&
           !scene_has_board(scene, d);
}

int blank_box_height(const Scene *scene, int usual)
{
    return usual * scene->picture->boxes.height / 100;
}

int blank_box_width(const Scene *scene, int usual)
{
    return usual * scene->picture->boxes.width / 100;
}

int blank_rows_height(const Scene *scene)
{
    int value = blank_box_height(scene, BLANK_VALUE_HEIGHT), bound = blank_box_height(scene, BLANK_BOUND_HEIGHT);
    return value + BLANK_ROW_GAP + (blank_has_window(scene) ? bound + BLANK_ROW_GAP : 0);
}

int blank_rows_width(const Scene *scene)
{
    return blank_has_window(scene) ? 2 * blank_box_width(scene, BLANK_BOUND_WIDTH) + 3 * BLANK_SIGN
                                   : blank_box_width(scene, BLANK_VALUE_WIDTH);
}

int blank_name_height(const Label *label)
{
    return label->line_count == 0 ? 0 : label_height(label) + 1;
}

/* The width of a house of this height in whose roof the name has room, and the value's box in that
 * of an inverted one: what is furthest from the floor. */
static int width_at(const Scene *scene, const Label *label, int height)
{
    int rows = blank_rows_height(scene), width = blank_rows_width(scene);
    int top = rows + blank_name_height(label) + BLANK_EDGE / 2 + shape_bottom(LOOK_MAX, 1, height, 0);
    int name = label->line_count == 0 ? 0 : label_line_width(label, 0);
    int in_roof = shape_house_width(height, top - LETTERS, name + BLANK_EDGE);
    int box = shape_house_width(height, top - BLANK_ROW_GAP / 2, blank_box_width(scene, BLANK_VALUE_WIDTH) + BLANK_EDGE);
    width = width + 2 * BLANK_EDGE > in_roof ? width + 2 * BLANK_EDGE : in_roof;
    return width > box ? width : box;
}

/* The boxes fill the body of the house, the name its roof; an inverted one has the name in its
 * body, too, and a box in the roof. A higher house is a narrower one: the smallest is taken. */
void blank_size(const Scene *scene, const Label *label, int *width, int *height)
{
    int rows = blank_rows_height(scene) + BLANK_EDGE;
    int least = rows * 1000 / BODY, most = (rows + blank_name_height(label)) * 1000 / BODY;
    *height = least;
    *width = width_at(scene, label, least);
    for (int high = least + 1; high <= most; high++) {
        int wide = width_at(scene, label, high);
        if (wide * high < *width * *height) {
            *width = wide;
            *height = high;
        }
    }
}

int blank_floor(const Drawn *drawn)
{
    return -shape_bottom(LOOK_MAX, drawn->width, drawn->height, 0) - BLANK_EDGE / 2;
}
