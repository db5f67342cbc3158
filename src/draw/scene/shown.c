/* What is shown of a node: its name, and its numbers from the point of view of MAX or of the player to move; numbers for
 * people, with U+2212 for minus, the sign of infinity, and no more digits than can be read. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/same.h"
#include "facts/facts.h"
#include "scene/hidden.h"
#include "scene/shown.h"
#include "scene/utf8.h"
#include "trace/beside.h"
#include "trace/viewpoint.h"

/* ---- Names ----------------------------------------------------------------------------------- */

/* A bare number that is the last step of the path: the node's position shows it already. */
static bool repeats_place(const PlycutTraceNode *node)
{
    const char *step = strrchr(node->path, '/');
    return strcmp(node->name, step + 1) == 0 && strspn(step + 1, "0123456789") == strlen(step + 1);
}

/* A leaf without a value, whose name takes the value's place. */
static bool has_name_for_value(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    return trace->stored && node->leaf && isnan(node->value);
}

const char *label_name(const PlycutTrace *trace, uint32_t n)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    return has_name_for_value(trace, node) || leaf_named_by_value(node) || repeats_place(node)
               ? ""
               : node->name;
}

bool label_name_is_whole(const PlycutTrace *trace, uint32_t n)
{
    char text[LABEL_TEXT];
    return text_keep(label_name(trace, n), text, NAME_ROOM);
}

/* ---- Numbers --------------------------------------------------------------------------------- */

enum { LONG = 7, SIGNIFICANT = 4 }; /* LONG: without a minus */

/* The decimals of a long number that are shown: enough for the significant digits, at least one. */
static int decimals_shown(const char *digits)
{
    int significant = 0, decimals = 0;
    bool point = false;
    for (; isdigit((unsigned char)*digits) || *digits == '.' || *digits == '-'; digits++) {
        if (decimals > 0 && significant >= SIGNIFICANT)
            break;
        decimals += point;
        significant += isdigit((unsigned char)*digits) && (*digits != '0' || significant > 0);
        point |= *digits == '.';
    }
    return decimals;
}

/* The number of these digits, rounded if they are many. */
static double number_rounded(double number, const char *digits)
{
    const size_t length = strlen(digits), mantissa = strcspn(digits, "e");
    char text[2 * PLYCUT_NUMBER_SIZE];
    double rounded = number;
    if (length <= LONG + (number < 0) || strchr(digits, '.') == NULL)
        return number;
    (void)plycut_number_parse(digits, mantissa, false, &rounded);
    double scale = 1;
    for (int decimals = decimals_shown(digits); decimals > 0; decimals--)
        scale *= 10;
    strcpy(text + plycut_number_text(round(rounded * scale) / scale, text), digits + mantissa);
    return plycut_number_parse(text, strlen(text), false, &rounded) ? rounded : number;
}

static void text_append(char text[LABEL_TEXT], const char *more)
{
    strncat(text, more, LABEL_TEXT - 1 - strlen(text));
}

void label_number(double value, char text[LABEL_TEXT])
{
    char digits[PLYCUT_NUMBER_SIZE];
    text[0] = '\0';
    if (isinf(value)) {
        text_append(text, value < 0 ? "−∞" : "∞");
        return;
    }
    const size_t length = plycut_fraction_text(value, digits);
    const bool fraction = memchr(digits, '/', length) != NULL;
    const double rounded = fraction ? value : number_rounded(value, digits);
    if (!same_number(rounded, value))
        text_append(text, "≈");
    if (!fraction)
        (void)plycut_number_text(rounded, digits);
    for (const char *c = digits; *c != '\0'; c++)
        text_append(text, *c == '-' ? "−" : (char[]){*c, '\0'});
}

Marks label_marked(double value, const char *mark, char text[LABEL_TEXT])
{
    label_number(value, text);
    text_append(text, mark);
    return (mark[0] != '\0' ? MARKS_OF(BESIDE) : 0) |
           (strncmp(text, "≈", strlen("≈")) == 0 ? MARKS_OF(ROUNDED) : 0);
}

/* ---- Values and windows ---------------------------------------------------------------------- */

BoundText bound_text(double number, const char *mark, bool decimal)
{
    BoundText bound = {""};
    if (!isnan(number))
        strcat(bound.text +
                   (decimal ? plycut_number_text : plycut_fraction_text)(number, bound.text),
               mark);
    return bound;
}

static double number_shown(const PlycutTrace *trace, double number, const char **mark)
{
    const Beside beside = trace_beside(trace, number);
    *mark = beside_mark(beside.side);
    return beside.number;
}

/* A scout's bound is next to the number that it tests. */
static PlycutTraceBound bound_shown(const PlycutTrace *trace, PlycutTraceBound bound,
                                    const char **mark)
{
    if (bound.scout == PLYCUT_NO_NODE) {
        bound.value = number_shown(trace, bound.value, mark);
    } else {
        bound.value = plycut_trace_tested(trace, bound.scout, bound.value);
        *mark = beside_mark(PLYCUT_BY_DECIDER(trace->nodes[bound.scout].player, 1, -1));
    }
    return bound;
}

static const char *mark_turned(const char *mark)
{
    return mark[0] == '\0' ? "" : mark[0] == '+' ? "−" : "+";
}

static Shown shown_turned(const Shown *s)
{
    Shown shown = {.value = number_turned(s->value),
                   .type = bound_turned(s->type),
                   .value_mark = mark_turned(s->value_mark),
                   .full = number_turned(s->full),
                   .alpha = s->beta,
                   .beta = s->alpha,
                   .alpha_mark = mark_turned(s->beta_mark),
                   .beta_mark = mark_turned(s->alpha_mark),
                   .crosses_alpha = s->crosses_beta,
                   .crosses_beta = s->crosses_alpha};
    shown.alpha.value = number_turned(shown.alpha.value);
    shown.beta.value = number_turned(shown.beta.value);
    return shown;
}

/* A bound that the node has set itself, by mistake, is not in its window. */
static bool crosses_entry(const PlycutTraceNode *node, PlycutSide side,
                          const PlycutTraceBound *bound)
{
    return node->cut && node->cut_side == side && bound->value == node->cut_bound;
}

Shown shown_of(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values)
{
    Shown shown = {.full = node->value,
                   .type = node->type,
                   .crosses_alpha = crosses_entry(node, PLYCUT_ALPHA, &node->alpha),
                   .crosses_beta = crosses_entry(node, PLYCUT_BETA, &node->beta)};
    shown.value = number_shown(trace, node->value, &shown.value_mark);
    shown.alpha = bound_shown(trace, node->alpha, &shown.alpha_mark);
    shown.beta = bound_shown(trace, node->beta, &shown.beta_mark);
    return is_turned(values, node->player) ? shown_turned(&shown) : shown;
}

bool label_value(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values,
                 char text[LABEL_TEXT], Marks *marks)
{
    static const struct {
        const char *sign;
        Marks marks;
    } bounds[] = {[PLYCUT_EXACT] = {"", 0},
                  [PLYCUT_LOWER] = {"≥", MARKS_OF(LOWER)},
                  [PLYCUT_UPPER] = {"≤", MARKS_OF(UPPER)},
                  [PLYCUT_UNPROVED] = {"?", MARKS_OF(UNPROVED)}};
    char number[LABEL_TEXT];
    const Shown shown = shown_of(trace, node, values);
    text[0] = '\0';
    if (has_name_for_value(trace, node))
        text_fit(node->name, NAME_WIDTH, BLANK_NAME, false, text, NAME_ROOM);
    *marks |= node->name == hidden_value ? MARKS_OF(HIDDEN) : 0;
    if (isnan(node->value))
        return text[0] != '\0';
    *marks |= label_marked(shown.value, shown.value_mark, number);
    if (node->open && !plycut_decides(node->player)) { /* what is proved about it */
        char low[LABEL_TEXT], high[LABEL_TEXT];
        label_number(node->low, low);
        label_number(node->high, high);
        snprintf(text, LABEL_TEXT, "[%.40s, %.40s]", low, high);
        return true;
    }
    const PlycutBound type =
        node->visited && !node->leaf && !node->open ? shown.type : PLYCUT_EXACT;
    snprintf(text, LABEL_TEXT, "%s%.100s%s", bounds[type].sign, number, node->open ? "…" : "");
    *marks |= bounds[type].marks | (node->open ? MARKS_OF(SO_FAR) : 0);
    return true;
}

bool label_is_translated(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    return node->cut && trace->chance && !same_number(node->cut_held, node->cut_bound);
}

bool label_has_window(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    return trace->options.algorithm->windowed && node->visited && !node->leaf &&
           (!plycut_trace_is_moment(trace) || node->open || node->cut);
}
