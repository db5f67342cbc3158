/* Text in SVG: each line of a label is a separate element, with a class that says what it shows.
 */
#include <string.h>

#include "render/escape.h"
#include "svg/svg.h"

void svg_tooltip(const char *text, PlycutOut *out)
{
    plycut_out_text(out, "<title>");
    xml_write(out, text);
    plycut_out_text(out, "</title>");
}

/* `t9 b"`: the classes of a type, to their end; larger type has an attribute instead. */
static void type_write(int size, bool bold, const char *more, PlycutOut *out)
{
    bool classed = size <= SVG_LARGEST_TYPE;
    if (classed) {
        plycut_out_char(out, 't');
        plycut_out_integer(out, size);
    }
    plycut_out_text(out, bold ? (classed ? " b" : "b") : "");
    plycut_out_text(out, more);
    plycut_out_char(out, '"');
    if (!classed)
        svg_attribute("font-size", size, out);
}

static void colour_write(const char *colour, PlycutOut *out)
{
    if (colour != NULL)
        plycut_out_format(out, " fill=\"%s\"", colour);
}

void svg_text(const SvgText *place, const char *text, PlycutOut *out)
{
    plycut_out_text(out, "<text class=\"");
    if (place->classes != NULL)
        plycut_out_format(out, "%s ", place->classes);
    type_write(place->size, place->bold, "", out);
    if (strcmp(place->anchor, "middle") != 0)
        plycut_out_format(out, " text-anchor=\"%s\"", place->anchor);
    svg_attribute("x", place->x, out);
    svg_attribute("y", -place->y, out);
    colour_write(place->colour, out);
    plycut_out_char(out, '>');
    if (place->whole != NULL)
        svg_tooltip(place->whole, out);
    xml_write(out, text);
    plycut_out_text(out, "</text>\n");
}

/* ---- Lines of labels ------------------------------------------------------------------------- */

/* Names and numbers are of the colour of small type, which the style sheet knows. */
static bool is_small(const Scene *scene, const LabelRun *run)
{
    return run->colour == scene->palette->small;
}

/* "window t9": what a run says, and in which type; within a window the bound that was crossed, and
 * its owner. */
static void classes_write(const Scene *scene, const LabelRun *run, PlycutOut *out)
{
    static const char *const names[LABEL_PARTS] = {"name ", "value ", "window ", "hidden "};
    bool crossed = run->part == LABEL_WINDOW && run->bold;
    plycut_out_text(out, " class=\"");
    plycut_out_text(out, run->owner ? "owner " : crossed ? "crossed " : names[run->part]);
    type_write(run->size, run->bold, is_small(scene, run) ? " s" : "", out);
    if (!is_small(scene, run) && run->colour != scene->palette->never)
        colour_write(run->colour, out);
}

static bool same_type(const LabelRun *a, const LabelRun *b)
{
    return a->part == b->part && a->size == b->size && a->bold == b->bold && a->colour == b->colour;
}

/* The text of a run, without the space that keeps a bound from its owner's name: the name is
 * set lower. */
static void letters_write(const LabelRun *run, bool before_owner, PlycutOut *out)
{
    char text[LABEL_TEXT];
    size_t length = strlen(run->text);
    memcpy(text, run->text, length + 1);
    if (before_owner && length > 0 && text[length - 1] == ' ')
        text[length - 1] = '\0';
    xml_write(out, text);
}

/* A run in a separate element. The owner of a bound is set a little lower, as a subscript;
 * what follows it returns to the line. */
static void span_write(const Scene *scene, const LabelRun *run, bool typed, bool after_owner,
                       bool before_owner, PlycutOut *out)
{
    enum { LOWERED = 2 };
    plycut_out_text(out, "<tspan");
    if (typed)
        classes_write(scene, run, out);
    if (run->owner)
        svg_attribute("dy", LOWERED, out);
    else if (after_owner)
        svg_attribute("dy", -LOWERED, out);
    plycut_out_char(out, '>');
    letters_write(run, before_owner, out);
    plycut_out_text(out, "</tspan>");
}

/* A window is text with the crossed bound in spans; another line of several types has a span for
 * each, for a span cannot undo the type of the text around it; the spaces at the ends of these
 * stay. */
static void line_write(const Scene *scene, const Label *label, int line, double x, double y,
                       PlycutOut *out)
{
    const LabelRun *first = &label->runs[label_line_begin(label, line)];
    const LabelRun *end = &label->runs[label->line_end[line]];
    bool spans = false;
    for (const LabelRun *run = first + 1; run < end; run++)
        spans |= first->part != LABEL_WINDOW && !same_type(first, run);
    plycut_out_text(out, spans ? "<text xml:space=\"preserve\"" : "<text");
    if (!spans)
        classes_write(scene, first, out);
    svg_attribute("x", x, out);
    svg_attribute("y", -y, out);
    plycut_out_char(out, '>');
    for (const LabelRun *run = first; run < end; run++) {
        bool after_owner = run > first && run[-1].owner, before = run + 1 < end && run[1].owner;
        bool typed = spans || !same_type(first, run);
        if (typed || after_owner)
            span_write(scene, run, typed, after_owner, before, out);
        else
            letters_write(run, before, out);
    }
    plycut_out_text(out, "</text>\n");
}

/* Lines are as high as their type, as Graphviz sets them: four fifths of it above the baseline. */
void svg_label_lines(const Scene *scene, const Label *label, int first, int end, double x, double y,
                     PlycutOut *out)
{
    for (int line = first; line < end; line++)
        y += label_line_size(label, line) / 2.0;
    for (int line = first; line < end; line++) {
        int size = label_line_size(label, line);
        line_write(scene, label, line, x, y - size * 0.8, out);
        y -= size;
    }
}
