/* Labels in DOT, as HTML or as plain text. */
#include "dot/dot.h"
#include "render/escape.h"

static void dot_run_write(const LabelRun *run, PlycutOut *out)
{
    plycut_out_format(out, "<FONT POINT-SIZE=\"%d\"", run->size);
    if (run->colour != NULL)
        plycut_out_format(out, " COLOR=\"%s\"", run->colour);
    plycut_out_text(out, run->bold ? "><B>" : run->struck ? "><S>" : ">");
    html_write(out, run->text);
    plycut_out_text(out, run->bold ? "</B></FONT>" : run->struck ? "</S></FONT>" : "</FONT>");
}

void dot_label_line(const Label *label, int line, PlycutOut *out)
{
    for (int i = label_line_begin(label, line); i < label->line_end[line]; i++)
        dot_run_write(&label->runs[i], out);
}

/* An empty line that moves the others. */
static void spacer_write(int points, PlycutOut *out)
{
    plycut_out_format(out, "<FONT POINT-SIZE=\"%d\">&#160;</FONT>", points);
}

static void html_label_write(const Label *label, int up, PlycutOut *out)
{
    plycut_out_text(out, "label=<");
    if (up < 0) {
        spacer_write(-2 * up, out);
        plycut_out_text(out, "<BR/>");
    }
    for (int line = 0; line < label->line_count; line++) {
        if (line > 0)
            plycut_out_text(out, "<BR/>");
        dot_label_line(label, line, out);
    }
    if (up > 0) {
        plycut_out_text(out, "<BR/>");
        spacer_write(2 * up, out);
    }
    plycut_out_char(out, '>');
}

static void plain_label_write(const Label *label, PlycutOut *out)
{
    plycut_out_format(out, "fontsize=%d, label=\"", label_line_size(label, 0));
    for (int line = 0; line < label->line_count; line++) {
        if (line > 0)
            plycut_out_text(out, "\\n");
        for (int i = label_line_begin(label, line); i < label->line_end[line]; i++)
            quoted_write(out, label->runs[i].text);
    }
    plycut_out_char(out, '"');
}

void dot_label(const Label *label, bool plain, int up, PlycutOut *out)
{
    if (label->line_count == 0)
        plycut_out_text(out, "label=\"\"");
    else if (plain)
        plain_label_write(label, out);
    else
        html_label_write(label, up, out);
}
