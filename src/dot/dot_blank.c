/* Boxes to fill in, in DOT: rows of an HTML table. */
#include "dot/dot.h"
#include "scene/blank.h"

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
                      width, height + BLANK_ROW_GAP);
}

static void row_end(PlycutOut *out)
{
    plycut_out_text(out, "</TR></TABLE></TD></TR>");
}

static void value_row(const Scene *scene, PlycutOut *out)
{
    int width = blank_box_width(scene, BLANK_VALUE_WIDTH), height = blank_box_height(scene, BLANK_VALUE_HEIGHT);
    row_begin(width, height, out);
    box_write(width, height, out);
    row_end(out);
}

static void sign_write(const char *sign, int height, PlycutOut *out)
{
    plycut_out_format(out,
                      "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\">"
                      "<FONT POINT-SIZE=\"14\">%s</FONT></TD>",
                      BLANK_SIGN, height, sign);
}

static void window_row(const Scene *scene, PlycutOut *out)
{
    int width = blank_box_width(scene, BLANK_BOUND_WIDTH), height = blank_box_height(scene, BLANK_BOUND_HEIGHT);
    row_begin(2 * width + 3 * BLANK_SIGN, height, out);
    sign_write("[", height, out);
    box_write(width, height, out);
    sign_write(",", height, out);
    box_write(width, height, out);
    sign_write("&#93;", height, out);
    row_end(out);
}

void dot_blank_rows(const Scene *scene, PlycutOut *out)
{
    value_row(scene, out);
    if (blank_has_window(scene))
        window_row(scene, out);
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
    plycut_out_format(out, "<TR><TD HEIGHT=\"%d\">", blank_name_height(label));
    dot_label_line(label, 0, out);
    plycut_out_text(out, "</TD></TR>");
}

/* Name and boxes stand on the floor of the house. A spacer takes twice what remains above them, so that the label's
 * middle is that of the node. */
void dot_blank(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    bool house = look_is_house(scene_look(scene, d));
    int spacer = 2 * blank_floor(drawn) - blank_rows_height(scene) - blank_name_height(label);
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"0\">");
    if (house)
        spacer_row(spacer, out);
    name_row(label, out);
    if (!house && blank_has_window(scene))
        window_row(scene, out);
    value_row(scene, out);
    if (house && blank_has_window(scene))
        window_row(scene, out);
    if (!house)
        spacer_row(spacer, out);
    plycut_out_text(out, "</TABLE>>");
}
