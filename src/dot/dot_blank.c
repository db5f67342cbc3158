/* Boxes to fill in, in DOT: rows of an HTML table. */
#include "dot/dot.h"
#include "scene/blank.h"

static void box_write(BoxSize size, PlycutOut *out)
{
    plycut_out_format(
        out,
        "<TD><TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" "
        "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" BGCOLOR=\"#FFFFFF\">"
        "<TR><TD></TD></TR></TABLE></TD>",
        size.width, size.height);
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

static void value_row(const BlankRows *rows, PlycutOut *out)
{
    row_begin(rows->value.width, rows->value.height, out);
    box_write(rows->value, out);
    row_end(out);
}

static void sign_write(const char *sign, int height, PlycutOut *out)
{
    plycut_out_format(out,
                      "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\">"
                      "<FONT POINT-SIZE=\"14\">%s</FONT></TD>",
                      BLANK_SIGN, height, sign);
}

static void window_row(const BlankRows *rows, PlycutOut *out)
{
    const int height = rows->bound.height;
    row_begin(rows->all.width, height, out);
    sign_write("[", height, out);
    box_write(rows->bound, out);
    sign_write(",", height, out);
    box_write(rows->bound, out);
    sign_write("&#93;", height, out);
    row_end(out);
}

void dot_blank_rows(const Scene *scene, PlycutOut *out)
{
    const BlankRows rows = blank_rows(scene);
    value_row(&rows, out);
    if (rows.window)
        window_row(&rows, out);
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

/* Name and boxes are at the bottom of the house. A spacer takes twice what remains above them, so that the label's
 * middle is that of the node. */
void dot_blank(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const BlankRows rows = blank_rows(scene);
    bool house = look_info(scene_look(scene, d))->outline == OUTLINE_HOUSE;
    int spacer = 2 * blank_floor(drawn) - rows.all.height - blank_name_height(label);
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"0\">");
    if (house)
        spacer_row(spacer, out);
    name_row(label, out);
    if (!house && rows.window)
        window_row(&rows, out);
    value_row(&rows, out);
    if (house && rows.window)
        window_row(&rows, out);
    if (!house)
        spacer_row(spacer, out);
    plycut_out_text(out, "</TABLE>>");
}
