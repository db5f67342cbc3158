/* How people type relations, bounds, windows, and the parts of a cutoff. */
#include "base/letter.h"
#include "facts/typed.h"

#include <string.h>

#define BEGINS(text, rows, member, row)                                                            \
    names_begin(text, PLYCUT_NAMES(rows, member, sizeof(rows) / sizeof *(rows)), row)

/* ---- Bounds ---------------------------------------------------------------------------------- */

size_t typed_relation_at(const char *text, Relation *relation)
{
    static const struct {
        const char *sign;
        Relation relation;
    } SIGNS[] = {{"<=", REL_AT_MOST},
                 {"=<", REL_AT_MOST},
                 {"\xe2\x89\xa4", REL_AT_MOST},
                 {">=", REL_AT_LEAST},
                 {"=>", REL_AT_LEAST},
                 {"\xe2\x89\xa5", REL_AT_LEAST},
                 {"<", REL_LESS},
                 {">", REL_MORE},
                 {"at most", REL_AT_MOST},
                 {"no more than", REL_AT_MOST},
                 {"not more than", REL_AT_MOST},
                 {"less than or equal to", REL_AT_MOST},
                 {"at least", REL_AT_LEAST},
                 {"no less than", REL_AT_LEAST},
                 {"not less than", REL_AT_LEAST},
                 {"greater than or equal to", REL_AT_LEAST}};
    size_t row;
    const size_t length = BEGINS(text, SIGNS, sign, &row);
    if (length > 0)
        *relation = SIGNS[row].relation;
    return length;
}

size_t typed_bound_at(const char *text, PlycutBound *bound)
{
    Relation relation = REL_NONE;
    size_t length = typed_relation_at(text, &relation);
    *bound = relation == REL_AT_LEAST  ? PLYCUT_LOWER
             : relation == REL_AT_MOST ? PLYCUT_UPPER
                                       : PLYCUT_EXACT;
    if (*bound == PLYCUT_EXACT)
        length = *text == '=';
    return length + strspn(text + length, BLANK_BYTES);
}

size_t typed_side_at(const char *text, int *alpha)
{
    static const struct {
        const char *word;
        int alpha;
    } SIDES[] = {{"alpha", 1}, {"beta", 0}, {"\xce\xb1", 1}, {"\xce\xb2", 0}};
    size_t row;
    const size_t length = BEGINS(text, SIDES, word, &row);
    if (length == 0 || !ends_word(text[length]))
        return 0;
    *alpha = SIDES[row].alpha;
    return length;
}

static size_t named_bound_at(const char *text, int *alpha, double *value)
{
    const size_t side = typed_side_at(text, alpha);
    const char *number = text + side + strspn(text + side, " \t=:");
    number += text_begins(number, "is ");
    const size_t length = side > 0 ? typed_number_at(number, value) : 0;
    return length > 0 ? (size_t)(number - text) + length : 0;
}

bool typed_update(const char *text, int *alpha, double *value)
{
    const size_t length = named_bound_at(text, alpha, value);
    return length > 0 && text[length] == '\0';
}

/* A bound of a window, "3" or "alpha = 3", with the blanks after it. */
static size_t window_bound_at(const char *text, int *alpha, double *value)
{
    size_t length = named_bound_at(text, alpha, value);
    if (length == 0) {
        *alpha = UNSTATED;
        length = typed_number_at(text, value);
    }
    return length > 0 ? length + strspn(text + length, BLANK_BYTES) : 0;
}

bool typed_window(const char *text, double *alpha, double *beta)
{
    int first, second;
    double bounds[2];
    const bool bracket = *text != '\0' && strchr("[(]", *text) != NULL;
    text += bracket + strspn(text + bracket, BLANK_BYTES);
    const size_t before = window_bound_at(text, &first, &bounds[0]);
    text += before;
    const size_t gap = strspn(text, ",;" BLANK_BYTES);
    text += gap + text_begins(text + gap, "and ");
    const size_t after = window_bound_at(text, &second, &bounds[1]);
    text += after;
    if (before == 0 || after == 0 ||
        (first == UNSTATED ? second != UNSTATED || gap == 0 : second != !first))
        return false;
    if (bracket && (*text == '\0' || strchr("])[", *text) == NULL))
        return false;
    *alpha = bounds[first == 0];
    *beta = bounds[first != 0];
    return text[bracket] == '\0';
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

size_t typed_kind_at(const char *text, int *kind)
{
    for (int i = PLYCUT_SHALLOW; i < PLYCUT_CUT_KINDS; i++) {
        const size_t length = word_begins(text, plycut_cut_kind_text((PlycutCutKind)i));
        if (length > 0) {
            *kind = i;
            return length;
        }
    }
    const size_t length = word_begins(text, "cutoff");
    return length > 0 ? length : word_begins(text, "cut");
}

/* "2 <= 3" */
static size_t test_at(const char *text, Cutoff *cutoff)
{
    Relation relation;
    double value, bound;
    const char *at = text + typed_number_at(text, &value);
    at += at > text ? strspn(at, " ") : 0;
    const size_t sign = at > text ? typed_relation_at(at, &relation) : 0;
    at += sign + strspn(at + sign, " ");
    const size_t length = sign > 0 ? typed_number_at(at, &bound) : 0;
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

const char *typed_parts(const char *text, Cutoff *cutoff)
{
    size_t length;
    do {
        text += strspn(text, TYPED_GAPS);
        length = typed_part_at(text, cutoff);
        text += length;
    } while (length > 0);
    return text;
}

size_t typed_by_at(const char *text)
{
    static const char *const WORDS[] = {"owned by", "owner", "by", "from"};
    size_t row;
    const size_t length =
        names_begin(text, PLYCUT_WORDS(WORDS, sizeof WORDS / sizeof *WORDS), &row);
    return length > 0 && ends_word(text[length]) ? length + strspn(text + length, " :") : 0;
}
