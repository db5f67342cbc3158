/* Boxes to fill in: one for the value, and below or above it two in brackets for the window. */
#include <math.h>

#include "scene/blank.h"
#include "scene/shape.h"

enum {
    VALUE_WIDTH = 34, /* of the boxes, with their lines: points */
    VALUE_HEIGHT = 22,
    BOUND_WIDTH = 26,
    BOUND_HEIGHT = 18,
    SIGN = 8, /* what stands round and between the bounds */
    ROW_GAP = 2,
    BODY = 563, /* thousandths of a house's height below its eaves */
    EDGE = 4,   /* points kept free at the floor */
    LETTERS = 3 /* from the upper edge of a name's row to its letters */
};

bool blank_trace(const PlycutTrace *trace, PlycutTrace *blank, Arena *arena)
{
    PlycutTraceNode *nodes = arena_take(arena, trace->node_count * sizeof *nodes);
    if (nodes == NULL)
        return false;
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
    return true;
}

/* Windows are asked for where the algorithm has them and the labels are large. */
static bool has_window(const Scene *scene)
{
    return scene->measures->window != 0 && scene->view.trace->options.algorithm->windowed;
}

bool blank_has_boxes(const Scene *scene, uint32_t d)
{
    return scene->picture->boxes && !drawn_node(&scene->view, d)->leaf &&
           !scene_has_board(scene, d);
}

int blank_rows_height(const Scene *scene)
{
    return VALUE_HEIGHT + ROW_GAP + (has_window(scene) ? BOUND_HEIGHT + ROW_GAP : 0);
}

static int name_height(const Label *label)
{
    return label->line_count == 0 ? 0 : label_height(label) + 1;
}

/* The width of a house of this height in whose roof the name has room, and the value's box in that
 * of an inverted one: what stands furthest from the floor. */
static int width_at(const Scene *scene, const Label *label, int height)
{
    int rows = blank_rows_height(scene), width = VALUE_WIDTH;
    int top = rows + name_height(label) + EDGE / 2 + shape_bottom(LOOK_MAX, 1, height, 0);
    if (has_window(scene))
        width = 2 * BOUND_WIDTH + 3 * SIGN;
    int name = label->line_count == 0 ? 0 : label_line_width(label, 0);
    int in_roof = shape_house_width(height, top - LETTERS, name + EDGE);
    int box = shape_house_width(height, top - ROW_GAP / 2, VALUE_WIDTH + EDGE);
    width = width + 2 * EDGE > in_roof ? width + 2 * EDGE : in_roof;
    return width > box ? width : box;
}

/* The boxes fill the body of the house, the name its roof; an inverted one has the name in its
 * body, too, and a box in the roof. A higher house is a narrower one: the smallest is taken. */
void blank_size(const Scene *scene, const Label *label, int *width, int *height)
{
    int rows = blank_rows_height(scene) + EDGE;
    int least = rows * 1000 / BODY, most = (rows + name_height(label)) * 1000 / BODY;
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

/* ---- HTML ------------------------------------------------------------------------------------ */

static void box_write(int width, int height, PlycutOut *out)
{
    plycut_out_format(
        out,
        "<TD><TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" "
        "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" BGCOLOR=\"#FFFFFF\">"
        "<TR><TD></TD></TR></TABLE></TD>",
        width, height);
}

static void row_begin(int width, int height, PlycutOut *out)
{
    plycut_out_format(out,
                      "<TR><TD CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" "
                      "HEIGHT=\"%d\"><TABLE BORDER=\"0\" "
                      "CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>",
                      width, height + ROW_GAP);
}

static void row_end(PlycutOut *out)
{
    plycut_out_text(out, "</TR></TABLE></TD></TR>");
}

static void value_row(PlycutOut *out)
{
    row_begin(VALUE_WIDTH, VALUE_HEIGHT, out);
    box_write(VALUE_WIDTH, VALUE_HEIGHT, out);
    row_end(out);
}

static void sign_write(const char *sign, PlycutOut *out)
{
    plycut_out_format(out,
                      "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\">"
                      "<FONT POINT-SIZE=\"14\">%s</FONT></TD>",
                      SIGN, BOUND_HEIGHT, sign);
}

static void window_row(PlycutOut *out)
{
    row_begin(2 * BOUND_WIDTH + 3 * SIGN, BOUND_HEIGHT, out);
    sign_write("[", out);
    box_write(BOUND_WIDTH, BOUND_HEIGHT, out);
    sign_write(",", out);
    box_write(BOUND_WIDTH, BOUND_HEIGHT, out);
    sign_write("&#93;", out);
    row_end(out);
}

void blank_rows_write(const Scene *scene, PlycutOut *out)
{
    value_row(out);
    if (has_window(scene))
        window_row(out);
}

static void spacer_row(int height, PlycutOut *out)
{
    if (height > 0)
        plycut_out_format(out, "<TR><TD HEIGHT=\"%d\"></TD></TR>", height);
}

static void name_row(const Label *label, PlycutOut *out)
{
    if (label->line_count == 0)
        return;
    plycut_out_format(out, "<TR><TD HEIGHT=\"%d\">", name_height(label));
    label_line_write(label, 0, out);
    plycut_out_text(out, "</TD></TR>");
}

/* Text and boxes stand at the floor: as much as remains above them is left free, and for the middle
 * of the label to be that of the node as much again. */
void blank_write(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    bool house = look_is_house(scene_look(scene, d));
    int content = blank_rows_height(scene) + name_height(label);
    int floor = -shape_bottom(LOOK_MAX, drawn->width, drawn->height, 0) - EDGE / 2;
    int spacer = 2 * floor - content;
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"0\">");
    if (house)
        spacer_row(spacer, out);
    name_row(label, out);
    if (!house && has_window(scene))
        window_row(out);
    value_row(out);
    if (house && has_window(scene))
        window_row(out);
    if (!house)
        spacer_row(spacer, out);
    plycut_out_text(out, "</TABLE>>");
}
