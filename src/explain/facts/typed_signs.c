/* How people type relations, bounds, windows, and the parts of a cutoff. */
#include "base/letter.h"
#include "facts/typed.h"

#include <string.h>

static size_t blanks_at(const char *text)
{
    return strspn(text, BLANK_BYTES);
}

/* ---- Bounds ---------------------------------------------------------------------------------- */

bool typed_is_equals_then_relation(const char *text)
{
    return text[0] == '=' && (text[1] == '<' || text[1] == '>') && text[2] == '=';
}

size_t typed_relation_at(const char *text, Relation *relation)
{
    int meaning;
    if (typed_is_equals_then_relation(text))
        return 0;
    const size_t length = typed_at(TYPED_RELATION, text, &meaning);
    if (length > 0)
        *relation = (Relation)meaning;
    return length;
}

/* A relation that a value can have: a bound, or equality. */
static PlycutBound bound_of(Relation relation)
{
    return relation == REL_AT_LEAST  ? PLYCUT_LOWER
           : relation == REL_AT_MOST ? PLYCUT_UPPER
                                     : PLYCUT_EXACT;
}

/* What precedes a value: "<=", "=", "exactly", with the blanks behind it. False: it is "<". */
static bool value_begins(const char *text, size_t *length, PlycutBound *bound)
{
    Relation relation = REL_NONE;
    const size_t sign =
        *text == '=' && ((text[1] != '<' && text[1] != '>') || typed_is_equals_then_relation(text));
    *length = sign + blanks_at(text + sign);
    *length += typed_at(TYPED_EXACTLY, text + *length, NULL);
    *length += blanks_at(text + *length);
    const size_t related = typed_relation_at(text + *length, &relation);
    *length += related;
    *length += blanks_at(text + *length);
    *bound = bound_of(relation);
    return related == 0 || *bound != PLYCUT_EXACT;
}

/* "or less", "as an upper bound", "(upper bound)", behind a number, with the blanks before it: its length, or 0. */
static size_t relation_after_at(const char *text, int *relation)
{
    const size_t gap = blanks_at(text), open = text[gap] == '(',
                 word = typed_at(TYPED_RELATION_AFTER, text + gap + open, relation),
                 length = gap + open + word;
    return word == 0 || (open && text[length] != ')') ? 0 : length + open;
}

size_t typed_value_at(const char *text, PlycutBound *bound, double *value)
{
    size_t before;
    int after = REL_NONE;
    if (!value_begins(text, &before, bound))
        return 0;
    const size_t number = typed_number_at(text + before, value);
    if (number == 0)
        return 0;
    const char *behind = text + before + number;
    const size_t word = relation_after_at(behind, &after);
    if (word == 0 || *bound != PLYCUT_EXACT)
        return before + number;
    *bound = bound_of((Relation)after);
    return before + number + word;
}

size_t typed_side_at(const char *text, int *alpha)
{
    return typed_at(TYPED_SIDE, text, alpha);
}

static size_t named_bound_at(const char *text, int *alpha, double *value)
{
    const size_t side = typed_side_at(text, alpha);
    const char *number = text + side + strspn(text + side, " \t=:");
    const size_t verb = typed_at(TYPED_VERB, number, NULL),
                 arrow = verb > 0 ? 0 : typed_at(TYPED_BECOMES, number, NULL);
    number += verb + arrow + blanks_at(number + verb + arrow);
    const size_t length = side > 0 ? typed_bound_number_at(number, value) : 0;
    return length > 0 ? (size_t)(number - text) + length : 0;
}

bool typed_update(const char *text, int *alpha, double *value)
{
    const size_t length = named_bound_at(text, alpha, value);
    return length > 0 && text[length] == '\0';
}

/* ---- Windows --------------------------------------------------------------------------------- */

/* "a = 3": where only bounds are, a letter and an equals sign are enough. */
static size_t lettered_bound_at(const char *text, int *alpha, double *value)
{
    const size_t letter = typed_at(TYPED_SIDE_LETTER, text, alpha),
                 sign = letter + blanks_at(text + letter);
    if (letter == 0 || strchr("=:", text[sign]) == NULL || text[sign] == '\0')
        return 0;
    const size_t number = sign + 1 + blanks_at(text + sign + 1),
                 length = typed_bound_number_at(text + number, value);
    return length > 0 ? number + length : 0;
}

/* A bound of a window, "3" or "alpha = 3", with the blanks after it. */
static size_t window_bound_at(const char *text, int *alpha, double *value)
{
    size_t length = named_bound_at(text, alpha, value);
    if (length == 0)
        length = lettered_bound_at(text, alpha, value);
    if (length == 0) {
        *alpha = UNSTATED;
        length = typed_bound_number_at(text, value);
    }
    return length > 0 ? length + blanks_at(text + length) : 0;
}

/* The length of what separates two bounds; bounds with names may follow each other directly. The "a" of "b = 5, a = 3" is a bound, and that
 * of "3 a 5" means "to". */
static size_t between_bounds(const char *text)
{
    int alpha;
    double value;
    const size_t comma = strspn(text, ",;" BLANK_BYTES);
    if (lettered_bound_at(text + comma, &alpha, &value) > 0)
        return comma;
    const bool apart = strcspn(text, ",;") < comma;
    if (!apart && text[comma] != '\0' && strchr(">=+", text[comma]) != NULL)
        return 0; /* compared, or added up */
    const size_t word = typed_at(TYPED_TO, text + comma, NULL),
                 separator = word > 0 ? word : typed_at(TYPED_SEPARATOR, text + comma, NULL);
    return comma + separator + blanks_at(text + comma + separator);
}

/* Two bounds, with the blanks behind them: their length, or 0. *first: the side that the first one names, or UNSTATED. */
static size_t two_bounds_at(const char *text, int *first, double bounds[2])
{
    int second;
    const size_t before = window_bound_at(text, first, &bounds[0]),
                 gap = before > 0 ? between_bounds(text + before) : 0,
                 after = before > 0 ? window_bound_at(text + before + gap, &second, &bounds[1]) : 0;
    const bool fit =
        after > 0 && (*first == UNSTATED ? second == UNSTATED && gap > 0 : second == !*first);
    return fit ? before + gap + after : 0;
}

size_t typed_named_window_at(const char *text)
{
    int first = UNSTATED;
    double bounds[2];
    const size_t length = two_bounds_at(text, &first, bounds);
    return first != UNSTATED ? length : 0;
}

/* "," or "/" between the names of two bounds, with blanks. */
static size_t between_names(const char *text)
{
    const size_t blanks = blanks_at(text), sign = strspn(text + blanks, ",;/|-");
    return sign > 0 ? blanks + sign + blanks_at(text + blanks + sign) : 0;
}

size_t typed_bounds_named_at(const char *text)
{
    int alpha = 0, beta = 1;
    const char *open = text + (*text != '\0' && strchr("[(]{<", *text) != NULL);
    const size_t first = typed_side_at(open, &alpha),
                 gap = first > 0 ? between_names(open + first) : 0,
                 second = gap > 0 ? typed_side_at(open + first + gap, &beta) : 0;
    const char *at = open + first + gap + second;
    at += blanks_at(at);
    at += open > text && *at != '\0' && strchr("])[}>", *at) != NULL;
    at += blanks_at(at);
    const size_t verb = typed_at(TYPED_VERB, at, NULL), becomes = typed_at(TYPED_BECOMES, at, NULL),
                 sign = *at == '=' || *at == ':' ? 1
                        : verb > 0               ? verb
                                                 : becomes;
    at += sign;
    return second > 0 && alpha == 1 && beta == 0 && sign > 0 ? (size_t)(at - text) + blanks_at(at)
                                                             : 0;
}

/* "7 and 8", "7 then 2": two numbers that only a word joins are no bounds, unless brackets or "between" say so. */
static bool word_joins_numbers(const char *text)
{
    double value;
    const size_t number = typed_bound_number_at(text, &value),
                 gap = number + blanks_at(text + number);
    return number > 0 && typed_at(TYPED_TO, text + gap, NULL) == 0 &&
           typed_at(TYPED_SEPARATOR, text + gap, NULL) > 0 && strchr(",;|/", text[gap]) == NULL;
}

bool typed_window(const char *text, double *alpha, double *beta)
{
    int first;
    double bounds[2];
    text += typed_bounds_named_at(text);
    const bool bracket = *text != '\0' && strchr("[(]{<", *text) != NULL;
    text += bracket + blanks_at(text + bracket);
    const size_t from = typed_at(TYPED_FROM, text, NULL);
    text += from + blanks_at(text + from);
    if (!bracket && from == 0 && word_joins_numbers(text))
        return false;
    const size_t length = two_bounds_at(text, &first, bounds);
    text += length;
    if (length == 0 || (bracket && (*text == '\0' || strchr("])[}>", *text) == NULL)))
        return false;
    *alpha = bounds[first == 0];
    *beta = bounds[first != 0];
    return text[bracket] == '\0';
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

size_t typed_kind_at(const char *text, int *kind)
{
    const size_t length = typed_at(TYPED_CUT_KIND, text, kind);
    return length > 0 ? length : typed_at(TYPED_CUTOFF, text, NULL);
}

size_t typed_cut_after_at(const char *text)
{
    const size_t word = typed_at(TYPED_STOPS, text, NULL), gap = word + blanks_at(text + word),
                 after = word > 0 && gap > word ? typed_at(TYPED_AFTER, text + gap, NULL) : 0;
    return after > 0 ? gap + after : 0;
}

/* "2 <= 3", "because 2 <= 3" */
static size_t test_at(const char *text, Cutoff *cutoff)
{
    Relation relation;
    double value, bound;
    const size_t because = typed_at(TYPED_BECAUSE, text, NULL);
    const char *at = text + because + blanks_at(text + because);
    const size_t left = typed_bound_number_at(at, &value);
    at += left + blanks_at(at + left);
    const size_t sign = left > 0 ? typed_relation_at(at, &relation) : 0;
    at += sign + blanks_at(at + sign);
    const size_t length = sign > 0 ? typed_bound_number_at(at, &bound) : 0;
    if (length == 0)
        return 0;
    cutoff->relation = relation;
    cutoff->value = value;
    cutoff->bound = bound;
    return (size_t)(at - text) + length;
}

size_t typed_part_at(const char *text, Cutoff *cutoff)
{
    Cutoff part = NO_PARTS;
    size_t length = typed_side_at(text, &part.alpha);
    if (length == 0)
        length = typed_kind_at(text, &part.kind);
    if (length == 0)
        return cutoff->relation != REL_NONE ? 0 : test_at(text, cutoff);
    /* "shallow deep" is neither */
    if ((cutoff->alpha == !part.alpha && part.alpha != UNSTATED) ||
        (cutoff->kind != UNSTATED && part.kind != UNSTATED && cutoff->kind != part.kind))
        return 0;
    cutoff->alpha = part.alpha != UNSTATED ? part.alpha : cutoff->alpha;
    cutoff->kind = part.kind != UNSTATED ? part.kind : cutoff->kind;
    return length;
}

/* A dash or a bar between blanks, as in the columns of a table: "alpha - shallow", "alpha | shallow". */
static size_t column_sign_at(const char *text)
{
    const size_t dash = typed_at(TYPED_DASH, text, NULL), length = *text == '|' ? 1 : dash;
    return length > 0 && is_blank(text[length]) ? length : 0;
}

/* "- 2": a dash, or a number below zero? A long dash is no minus. */
static bool may_be_minus(const char *text, size_t dash)
{
    static const char *const LONG_DASHES[] = {"\xe2\x80\x93", "\xe2\x80\x94"};
    double value;
    for (size_t i = 0; i < sizeof LONG_DASHES / sizeof *LONG_DASHES; i++)
        if (strncmp(text, LONG_DASHES[i], strlen(LONG_DASHES[i])) == 0)
            return false;
    return *text != '|' && typed_bound_number_at(text + dash + blanks_at(text + dash), &value) > 0;
}

/* *columns: have dashes parted what is before, so that none of them is a minus? Nor is the first one behind a name: "C - 2 <= 3". */
static const char *past_gap(const char *text, bool begins, bool *columns)
{
    double value;
    for (size_t sign = 1; sign > 0;) {
        const size_t gaps = strspn(text, TYPED_GAPS);
        begins = begins && strcspn(text, "(:,") >= gaps;
        text += gaps;
        sign = column_sign_at(text);
        if (sign > 0 && !begins && !*columns && may_be_minus(text, sign))
            return text;
        *columns |= sign > 0;
        text += sign;
    }
    int part;
    const bool joins = *text == '/' && (typed_side_at(text + 1, &part) > 0 ||
                                        typed_kind_at(text + 1, &part) > 0); /* "alpha/deep" */
    return joins || (*text == '-' && strchr("0123456789.", text[1]) == NULL &&
                     typed_bound_number_at(text, &value) == 0)
               ? text + 1
               : text;
}

const char *typed_past_gap(const char *text)
{
    bool columns = true;
    return past_gap(text, true, &columns);
}

const char *typed_past_article(const char *text)
{
    const size_t article = typed_at(TYPED_ARTICLE, text, NULL), blanks = blanks_at(text + article);
    return article > 0 && blanks > 0 ? text + article + blanks : text;
}

const char *typed_parts(const char *text, Cutoff *cutoff)
{
    size_t length;
    bool begins = true, columns = false;
    do {
        const char *gap = past_gap(text, begins, &columns), *part = typed_past_article(gap);
        length = typed_part_at(part, cutoff);
        text = length > 0 ? part + length : gap;
        begins = false;
    } while (length > 0);
    return text;
}

size_t typed_by_at(const char *text)
{
    const size_t length = typed_at(TYPED_BY, text, NULL);
    return length > 0 ? length + strspn(text + length, " :") : 0;
}
