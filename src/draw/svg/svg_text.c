/* Text in SVG: each line of a label is a separate element, with a class that says what it shows.
 */
#include <string.h>

#include "render/escape.h"
#include "scene/utf8.h"
#include "svg/svg.h"

void svg_tooltip(const char *text, PlycutOut *out)
{
    plycut_out_text(out, "<title>");
    xml_write(out, text);
    plycut_out_text(out, "</title>");
}

/* ` font-size="9" font-weight="bold"` */
static void svg_type_write(int size, bool bold, PlycutOut *out)
{
    svg_attribute("font-size", size, out);
    plycut_out_text(out, bold ? " font-weight=\"bold\"" : "");
}

void svg_text(const SvgText *place, const char *text, PlycutOut *out)
{
    plycut_out_text(out, "<text");
    svg_word(" class=\"", place->classes, out);
    svg_type_write(place->size, place->bold, out);
    svg_word(" text-anchor=\"", place->anchor, out);
    svg_attribute("x", place->x, out);
    svg_attribute("y", -place->y, out);
    svg_word(" fill=\"", place->colour, out);
    plycut_out_char(out, '>');
    if (place->whole != NULL)
        svg_tooltip(place->whole, out);
    xml_write(out, text);
    plycut_out_text(out, "</text>\n");
}

/* ---- Lines of labels ------------------------------------------------------------------------- */

/* ` class="window" font-size="9"`: what a run says, and in which type; within a window the bound that was crossed, and its
 * owner. */
static void svg_run_attributes(const LabelRun *run, PlycutOut *out)
{
    static const char *const names[LABEL_PARTS] = {"name", "value", "window", "hidden"};
    bool crossed = run->part == LABEL_WINDOW && run->bold;
    svg_word(" class=\"", run->owner ? "owner" : crossed ? "crossed" : names[run->part], out);
    svg_type_write(run->size, run->bold, out);
    svg_word(" fill=\"", run->colour, out);
    svg_word(" text-decoration=\"", run->struck ? "line-through" : NULL, out);
}

static bool same_type(const LabelRun *a, const LabelRun *b)
{
    return a->part == b->part && a->size == b->size && a->bold == b->bold &&
           a->struck == b->struck && a->colour == b->colour;
}

/* Is the letter before this place written from right to left: Hebrew or Arabic, of two bytes, the first from 0xD6 to 0xDF? */
static bool is_behind_right(const char *text, const char *at)
{
    enum { FIRST = 0xd6, LAST = 0xdf };
    const unsigned char lead = at - text > 1 ? (unsigned char)at[-2] : 0;
    return lead >= FIRST && lead <= LAST;
}

/* The number of a node behind a name from right to left would be turned, "2#": a left-to-right mark (U+200E) keeps them apart. */
static void letters_write(const LabelRun *run, const LabelRun *end, PlycutOut *out)
{
    char text[LABEL_TEXT];
    run_letters(run, end, text);
    char *number = strstr(text, " #");
    if (number == NULL || !is_behind_right(text, number)) {
        xml_write(out, text);
        return;
    }
    *number = '\0';
    xml_write(out, text);
    plycut_out_text(out, "&#8206; ");
    xml_write(out, number + 1);
}

/* Where a line of several runs begins if its middle is at x. (LibreOffice would centre each run at x.) */
static double begin_of(const LabelRun *first, const LabelRun *end, double x)
{
    char text[LABEL_TEXT];
    for (const LabelRun *run = first; run < end; run++) {
        run_letters(run, end, text);
        x -= text_width(text, run->size, run->bold) / 2000.0;
    }
    return x;
}

/* A run in a separate element. The owner of a bound is set a little lower, as a subscript;
 * what follows it returns to the line. */
static void span_write(const LabelRun *run, const LabelRun *end, bool typed, bool after_owner,
                       PlycutOut *out)
{
    enum { LOWERED = 2 };
    plycut_out_text(out, "<tspan");
    if (typed)
        svg_run_attributes(run, out);
    if (run->owner)
        svg_attribute("dy", LOWERED, out);
    else if (after_owner)
        svg_attribute("dy", -LOWERED, out);
    plycut_out_char(out, '>');
    letters_write(run, end, out);
    plycut_out_text(out, "</tspan>");
}

/* A window is text with the crossed bound in spans; another line of several types, and one that begins with such a bound, has a span
 * for each, for a span cannot undo the type of the text around it; the spaces at the ends of these stay. */
static void svg_label_line(const Label *label, int line, double x, double y, PlycutOut *out)
{
    const LabelRun *first = &label->runs[label_line_begin(label, line)];
    const LabelRun *end = &label->runs[label->line_end[line]];
    bool spans = false;
    for (const LabelRun *run = first + 1; run < end; run++)
        spans |= (first->part != LABEL_WINDOW || first->bold) && !same_type(first, run);
    plycut_out_text(out, end - first > 1 ? "<text xml:space=\"preserve\"" : "<text");
    if (!spans)
        svg_run_attributes(first, out);
    if (end - first > 1)
        plycut_out_text(out, " text-anchor=\"start\"");
    svg_attribute("x", end - first > 1 ? begin_of(first, end, x) : x, out);
    svg_attribute("y", -y, out);
    plycut_out_char(out, '>');
    for (const LabelRun *run = first; run < end; run++) {
        bool after_owner = run > first && run[-1].owner;
        bool typed = spans || !same_type(first, run);
        if (typed || after_owner)
            span_write(run, end, typed, after_owner, out);
        else
            letters_write(run, end, out);
    }
    plycut_out_text(out, "</text>\n");
}

/* Lines are as high as their type, as Graphviz sets them: four fifths of it above the baseline. */
void svg_label_lines(const Label *label, int first, int end, double x, double y, PlycutOut *out)
{
    for (int line = first; line < end; line++)
        y += label_line_size(label, line) / 2.0;
    for (int line = first; line < end; line++) {
        int size = label_line_size(label, line);
        svg_label_line(label, line, x, y - size * 0.8, out);
        y -= size;
    }
}

void svg_label_line_from(const Label *label, int line, double x, double y, PlycutOut *out)
{
    const LabelRun *first = &label->runs[label_line_begin(label, line)];
    const double half = x - begin_of(first, &label->runs[label->line_end[line]], x);
    svg_label_lines(label, line, line + 1, x + half, y, out);
}
