/* moodle_gaps.c - the gaps of a cloze question, one for each node, in Moodle's XML. */
#include "base/utf8.h"
#include "facts/typed.h"
#include "scene/wording.h"
#include "sheet/moodle.h"

#include <math.h>
#include <string.h>

void moodle_gap_open(const Bank *b, PlycutFact fact, const char *type)
{
    plycut_out_char(b->out, '{');
    plycut_out_number(b->out, bank_points(b, fact));
    plycut_out_format(b->out, ":%s:", type);
}

static size_t width_in_characters(const char *text)
{
    size_t width = 0;
    for (; *text != '\0'; width++)
        (void)utf8_next(&text);
    return width;
}

/* The words for a node never visited are in every gap, right or wrong: Moodle makes a gap as wide
 * as its longest answer. So no longer words are in any. */
static void never_write(const Bank *b, bool right)
{
    static const TypedKind KINDS[] = {TYPED_NEVER, TYPED_DASH};
    if (!right) {
        plycut_out_format(b->out, "~%s", text_of(SAY_KEY_NEVER));
        return;
    }
    const size_t widest = width_in_characters(text_of(SAY_KEY_NEVER));
    bool first = true;
    for (size_t k = 0; k < sizeof KINDS / sizeof *KINDS; k++) {
        const char *text;
        for (size_t i = 0; (text = typed_text(KINDS[k], i)) != NULL; i++) {
            if (width_in_characters(text) > widest)
                continue;
            plycut_out_format(b->out, "%s%s", first ? "=" : "~=", text);
            first = false;
        }
    }
}

/* A choice of words, of which one is right. */
static void words_gap(const Bank *b, const Answer *answer)
{
    const Choices choices = bank_choices(b, answer->fact, answer->node);
    moodle_gap_open(b, answer->fact, "MULTICHOICE");
    for (size_t i = 0; i < choices.count; i++)
        plycut_out_format(b->out, "%s%s%s", i == 0 ? "" : "~", choices.items[i].right ? "=" : "",
                          choices.items[i].text);
    plycut_out_char(b->out, '}');
}

/* Infinity and fractions in the ways that people type them. */
static void bound_gap(const Bank *b, const Answer *answer, double bound)
{
    const char *forms[MOODLE_FORMS];
    const size_t count = answer->never ? 0 : moodle_forms(b, bound, forms);
    moodle_gap_open(b, answer->fact, "SHORTANSWER");
    for (size_t i = 0; i < count; i++)
        plycut_out_format(b->out, "%s=%s", i > 0 ? "~" : "", forms[i]);
    if (!answer->never && !isfinite(bound))
        plycut_out_text(b->out, bound < 0 ? "~=-∞~=−∞~=-infinity" : "~=∞~=+inf~=infinity");
    never_write(b, answer->never);
    plycut_out_char(b->out, '}');
}

static void window_gap(const Bank *b, const Answer *answer)
{
    plycut_out_char(b->out, '[');
    bound_gap(b, answer, answer->alpha);
    plycut_out_text(b->out, ", ");
    bound_gap(b, answer, answer->beta);
    plycut_out_char(b->out, ']');
}

void moodle_gaps(const Bank *b, PlycutFact fact)
{
    const Shape *shape = fact_table[fact].shape;
    void (*gap)(const Bank *, const Answer *) = shape == &window_shape ? window_gap : words_gap;
    plycut_out_text(b->out, "<table>");
    for (size_t i = 0; i < b->asked_count; i++) {
        if (!fact_asks(&b->facts, fact, b->asked[i]))
            continue;
        const Answer answer = fact_derive(&b->facts, fact, b->asked[i], 0);
        plycut_out_text(b->out, "<tr><td>");
        cloze_text(b->out, bank_node(b->trace, b->asked[i]));
        plycut_out_text(b->out, "</td><td>");
        gap(b, &answer);
        plycut_out_text(b->out, "</td></tr>");
    }
    plycut_out_text(b->out, "</table>");
}
