/* The options of a search as a table: search.def. A subnormal number could not be read back from a trace. */
#include "base/same.h"

#include <plycut/algorithm.h>

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define NUMBER_MOST 9007199254740992.0 /* 2^53 */

enum {
#define SEARCH_WORD(id, ...)   MEMBER_##id,
#define SEARCH_WINDOW(id, ...) MEMBER_##id,
#define SEARCH_NUMBER(id, ...) MEMBER_##id,
#include <plycut/search.def>
    MEMBERS
};

#define KIND_OF(type)                                                                              \
    _Generic((type)0, bool                                                                         \
             : PLYCUT_MEMBER_FLAG, double                                                          \
             : PLYCUT_MEMBER_REAL, default                                                         \
             : PLYCUT_MEMBER_WHOLE)

static const PlycutSearchMember TABLE[] = {
#define CONVENTION(KIND, id, in_links)                                                             \
    {.kind = KIND, .name = #id, .trace = #id, .rule = true, .link = in_links, .phrase = ""},
#define SEARCH_WORD(id, in_links)   CONVENTION(PLYCUT_MEMBER_WORD, id, in_links)
#define SEARCH_WINDOW(id, in_links) CONVENTION(PLYCUT_MEMBER_WINDOW, id, in_links)
#define SEARCH_NUMBER(...)          MEMBER_NUMBER(false, __VA_ARGS__)
#define SEARCH_RULE(...)            MEMBER_NUMBER(true, __VA_ARGS__)
#define MEMBER_NUMBER(is_rule, id, type, field, given, from, to, without, in_trace, in_counts,     \
                      words)                                                                       \
    {.kind = KIND_OF(type),                                                                        \
     .name = #id,                                                                                  \
     .rule = is_rule,                                                                              \
     .trace = in_trace,                                                                            \
     .counts = in_counts,                                                                          \
     .phrase = words,                                                                              \
     .least = from,                                                                                \
     .most = to,                                                                                   \
     .otherwise = without},
#include <plycut/search.def>
};

size_t plycut_search_member_count(void)
{
    return MEMBERS;
}

const PlycutSearchMember *plycut_search_member(size_t member)
{
    return &TABLE[member];
}

/* ---- Words ----------------------------------------------------------------------------------- */

const char *plycut_search_word(const PlycutSearchOptions *o, size_t member,
                               char text[PLYCUT_ORDERING_MAX])
{
    switch (member) {
    case MEMBER_algorithm:
        return o->algorithm->name;
    case MEMBER_cut:
        return plycut_cut_text(o->cut);
    case MEMBER_fail:
        return plycut_fail_text(o->fail);
    default:
        return plycut_ordering_text(o, text);
    }
}

static bool put_algorithm(PlycutSearchOptions *o, const char *text, PlycutError *error)
{
    const PlycutAlgorithm *algorithm = plycut_algorithm_or_mistake_find(text, error);
    if (algorithm != NULL)
        o->algorithm = algorithm;
    return algorithm != NULL;
}

bool plycut_search_put_word(PlycutSearchOptions *o, size_t member, const char *text,
                            PlycutError *error)
{
    switch (member) {
    case MEMBER_algorithm:
        return put_algorithm(o, text, error);
    case MEMBER_cut:
        return plycut_cut_parse(text, &o->cut, error);
    case MEMBER_fail:
        return plycut_fail_parse(text, &o->fail, error);
    default:
        return plycut_ordering_parse(text, o, error);
    }
}

/* ---- Numbers --------------------------------------------------------------------------------- */

bool plycut_search_given(const PlycutSearchOptions *o, size_t member)
{
    switch (member) {
#define SEARCH_NUMBER(id, type, field, given, ...)                                                 \
    case MEMBER_##id:                                                                              \
        return given;
#include <plycut/search.def>
    default:
        return true;
    }
}

double plycut_search_number(const PlycutSearchOptions *o, size_t member)
{
    switch (member) {
#define SEARCH_NUMBER(id, type, field, ...)                                                        \
    case MEMBER_##id:                                                                              \
        return (double)o->field;
#include <plycut/search.def>
    default:
        return NAN;
    }
}

static void number_put(PlycutSearchOptions *o, size_t member, double number)
{
    o->has_guess |= member == MEMBER_guess;
    switch (member) {
#define SEARCH_NUMBER(id, type, field, ...)                                                        \
    case MEMBER_##id:                                                                              \
        o->field = (type)number;                                                                   \
        return;
#include <plycut/search.def>
    default:
        return;
    }
}

bool plycut_search_put(PlycutSearchOptions *o, size_t member, double number)
{
    const PlycutSearchMember *m = &TABLE[member];
    if (!(number >= m->least && number <= m->most) ||
        (m->kind == PLYCUT_MEMBER_WHOLE && floor(number) < number))
        return false;
    number_put(o, member, number);
    return true;
}

static bool member_same(const PlycutSearchOptions *a, const PlycutSearchOptions *b, size_t member)
{
    char one[PLYCUT_ORDERING_MAX], other[PLYCUT_ORDERING_MAX];
    switch (TABLE[member].kind) {
    case PLYCUT_MEMBER_WORD:
        return strcmp(plycut_search_word(a, member, one), plycut_search_word(b, member, other)) ==
               0;
    case PLYCUT_MEMBER_WINDOW:
        return same_number(a->alpha, b->alpha) && same_number(a->beta, b->beta);
    default:
        return plycut_search_given(a, member) == plycut_search_given(b, member) &&
               (!plycut_search_given(a, member) ||
                same_number(plycut_search_number(a, member), plycut_search_number(b, member)));
    }
}

size_t plycut_search_difference(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    size_t member = 0;
    while (member < MEMBERS && member_same(a, b, member))
        member++;
    return member;
}

/* ---- Options --------------------------------------------------------------------------------- */

static const struct {
    size_t member;
    const char *syntax; /* NULL: a flag */
} OPTIONS[] = {
#define SEARCH_OPTION(id, name, syntax, ...) {MEMBER_##id, syntax},
#include <plycut/search.def>
};

/* "SECONDS, a number greater than 0", "N[,PLIES], PLIES a whole number from 1 to 400". */
static bool number_expected(const char *name, PlycutSearchOption option, size_t part,
                            const char *text, PlycutError *error)
{
    const PlycutSearchMember *m = &TABLE[OPTIONS[option].member + part];
    const char *syntax = OPTIONS[option].syntax, *second = strchr(syntax, ',');
    const char *letters = part > 0 ? second + 1 : syntax;
    const bool whole = m->kind == PLYCUT_MEMBER_WHOLE;
    char range[64] = "";
    if (whole)
        (void)snprintf(range, sizeof range, " from %.0f to %.0f", m->least, m->most);
    else if (m->least > 0)
        (void)snprintf(range, sizeof range, " greater than 0");
    return plycut_fail(error, PLYCUT_E_USAGE, "%s: expected %s, %.*s%sa %snumber%s, not '%s'", name,
                       syntax, second != NULL ? (int)strcspn(letters, "[]") : 0, letters,
                       second != NULL ? " " : "", whole ? "whole " : "", range, text);
}

/* One number; digits only if it is a whole one. */
static bool part_parse(PlycutSearchOptions *o, size_t member, const char *text, size_t length)
{
    double number;
    if (TABLE[member].kind == PLYCUT_MEMBER_REAL)
        return plycut_number_parse(text, length, false, &number) &&
               plycut_search_put(o, member, number);
    uint64_t whole;
    return plycut_integer_parse(text, length, (uint64_t)TABLE[member].most, &whole) &&
           plycut_search_put(o, member, (double)whole);
}

/* "65536" or "65536,4". */
static bool numbers_parse(PlycutSearchOption option, const char *name, const char *text,
                          PlycutSearchOptions *o, PlycutError *error)
{
    const size_t member = OPTIONS[option].member;
    const char *syntax = OPTIONS[option].syntax, *second = strchr(syntax, ',');
    const size_t length = second != NULL ? strcspn(text, ",") : strlen(text);
    if (!part_parse(o, member, text, length))
        return number_expected(name, option, 0, text, error);
    if (second == NULL)
        return true;
    number_put(o, member + 1, TABLE[member + 1].otherwise);
    return text[length] == '\0' ||
           part_parse(o, member + 1, text + length + 1, strlen(text + length + 1)) ||
           number_expected(name, option, 1, text, error);
}

/* One end of the window. A number out of range is an error with a reason; other text is left to
 * the caller. */
static bool window_end(const char *name, const char *text, size_t length, double *end,
                       PlycutError *error)
{
    const char *fault = plycut_number_fault(text, length);
    if (fault != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "%s: %.*s is %s", name, (int)length, text, fault);
    return plycut_number_parse(text, length, true, end);
}

static bool window_parse(const char *name, const char *text, PlycutSearchOptions *o,
                         PlycutError *error)
{
    const size_t comma = strcspn(text, ",");
    const char *second = text + comma + 1;
    double alpha, beta;
    if (text[comma] == ',' && window_end(name, text, comma, &alpha, error) &&
        window_end(name, second, strlen(second), &beta, error) && alpha < beta) {
        o->alpha = alpha;
        o->beta = beta;
        return true;
    }
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "%s: expected A,B with A < B, such as -5,5 or -inf,3, not '%s'", name, text);
}

bool plycut_search_option_parse(PlycutSearchOption option, const char *name, const char *text,
                                PlycutSearchOptions *o, PlycutError *error)
{
    const size_t member = OPTIONS[option].member;
    switch (TABLE[member].kind) {
    case PLYCUT_MEMBER_WORD:
        return plycut_search_put_word(o, member, text, error);
    case PLYCUT_MEMBER_WINDOW:
        return window_parse(name, text, o, error);
    case PLYCUT_MEMBER_FLAG:
        number_put(o, member, 1);
        return true;
    default:
        return numbers_parse(option, name, text, o, error);
    }
}
