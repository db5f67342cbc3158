/* Remarks in parentheses, which cost nothing unless they may be another answer, and answers that are left open. */
#include "base/same.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

/* A word begins behind a blank or a sign; in Japanese and Chinese, anywhere. */
static bool begins_word(const char *text, const char *at)
{
    const bool letter = isalpha((unsigned char)*at);
    return at == text || !letter ||
           (!isalnum((unsigned char)at[-1]) && (unsigned char)at[-1] < 0x80);
}

bool is_taken_back(const TreeIndex *index, const char *text)
{
    for (const char *at = text; *at != '\0'; at++)
        if (begins_word(text, at) && word_at(index, TYPED_TAKES_BACK, at, NULL) > 0)
            return true;
    return false;
}

bool is_hedged(const TreeIndex *index, const char *text)
{
    for (const char *at = text; *at != '\0'; at++)
        if (*at == '?' || (begins_word(text, at) && (word_at(index, TYPED_OR, at, NULL) > 0 ||
                                                     word_at(index, TYPED_HEDGE, at, NULL) > 0)))
            return true;
    return false;
}

/* Does a word limit what is said, wherever it stands but in brackets, or, in a remark, on what is before it? */
static bool has_limit(const TreeIndex *index, const char *text, bool in_remark)
{
    int only_remarks, open = 0;
    for (const char *at = text; *at != '\0'; at++) {
        open += (*at == '(') - (*at == ')');
        const bool word = isalpha((unsigned char)*at) || (unsigned char)*at >= 0x80;
        if (word && (in_remark || open <= 0) && begins_word(text, at) &&
            word_at(index, TYPED_LIMITS, at, &only_remarks) > 0 && (in_remark || !only_remarks))
            return true;
    }
    return false;
}

bool remark_limits(const TreeIndex *index, const char *remark)
{
    return has_limit(index, remark, true);
}

bool is_limited(const TreeIndex *index, const char *text)
{
    const bool asked = strstr(text, "pruned if") != NULL || strstr(text, "pruned_if") != NULL ||
                       strstr(text, "visited if") != NULL; /* of a leaf without a value */
    return !asked && has_limit(index, text, false);
}

bool is_unfinished(const TreeIndex *index, const char *line)
{
    size_t length = trimmed_length(line, strlen(line)), dots = 0;
    for (; length > 0; dots++)
        if (line[length - 1] == '.')
            length--;
        else if (length > 2 && memcmp(line + length - 3, "\xe2\x80\xa6", 3) == 0) {
            length -= 3;
            dots += 2;
        } else
            break;
    while (length > 0 && strchr(", \t", line[length - 1]) != NULL)
        length--;
    return dots > 2 && length > 0 && strchr(":=_", line[length - 1]) == NULL &&
           !label_is_known(index, line, length);
}

/* The next number of a text, which moves past it; numbers within words, as in "2nd" or "B2", do not count. */
static bool number_take(const char **text, double *number)
{
    static const char BETWEEN[] = " \t,;:()[]{}=<>+|";
    for (const char *at = *text; *at != '\0';) {
        at += strspn(at, BETWEEN);
        size_t length = typed_bound_number_at(at, number);
        const size_t first = length == 0 && *at != '\0' ? 1 + strcspn(at + 1, "-") : 0; /* 2-3 */
        if (first > 0 && at[first] == '-' && typed_number(at, first, false, number))
            length = first;
        if (length > 0 && !isalpha((unsigned char)at[length])) {
            *text = at + length + (at[length] == '-');
            return true;
        }
        at += *at != '\0';
        while (*at != '\0' && strchr(BETWEEN, *at) == NULL)
            at++;
    }
    return false;
}

static bool has_number(const char *text, double wanted)
{
    double number;
    while (number_take(&text, &number))
        if (same_number(number, wanted))
            return true;
    return false;
}

bool aside_number_take(const char **text, double *number)
{
    double right;
    Relation relation;
    while (number_take(text, number)) {
        const char *after = *text + strspn(*text, " \t");
        if (typed_relation_at(after, &relation) == 0)
            return true;
        if (!number_take(text, &right))
            return false;
    }
    return false;
}

/* "7 (else 8)", "3 (2, 4, 5)", in any language: a number next to a number may be meant instead of it. */
static bool has_other_number(const char *plain, const char *remark)
{
    double number;
    const char *first = plain;
    if (!number_take(&first, &number))
        return false;
    while (aside_number_take(&remark, &number))
        if (!has_number(plain, number))
            return true;
    return false;
}

/* "and 6" */
static bool begins_with_and(const Reader *r, const char *remark)
{
    return isalpha((unsigned char)*remark) && word_at(r->index, TYPED_SEPARATOR, remark, NULL) > 0;
}

/* "cut off (beta, shallow, 7 >= 6, by B)": does the remark begin with what is asked of a cutoff, its side or its kind? */
static bool is_of_cutoff(const char *remark, Cutoff *cutoff)
{
    return typed_part_at(remark, cutoff) > 0 &&
           (cutoff->alpha != UNSTATED || cutoff->kind != UNSTATED);
}

/* What stands in parentheses may be a second answer: "8 (9)", "PV (CUT)", "2 (<=2)", "8 (or 9)", "4 (and 6)". */
static bool may_answer(const Reader *r, const char *plain, const char *remark)
{
    double number;
    int word;
    Relation relation;
    Cutoff cutoff = NO_PARTS;
    return typed_number(remark, strlen(remark), true, &number) || typed_is(TYPED_NUMBER, remark) ||
           typed_relation_at(remark, &relation) > 0 || is_of_cutoff(remark, &cutoff) ||
           (fact_of_word(plain, &word) >= 0 && fact_of_word(remark, &word) >= 0) ||
           is_hedged(r->index, remark) || is_taken_back(r->index, remark) ||
           begins_with_and(r, remark);
}

/* "2 (leaves pruned)", "2 (number of leaves)": does a remark on a value say that it counts something? "(from B)" does not. */
static bool names_things(const char *remark)
{
    for (const char *at = remark; *at != '\0'; at++)
        if (begins_word(remark, at) &&
            (typed_at(TYPED_LEAVES, at, NULL) > 0 || typed_at(TYPED_COUNT_OF, at, NULL) > 0))
            return true;
    return false;
}

/* "C (the last two)", "C (2 leaves)", "14 (at first)": does the remark limit what it is about? It says nothing of a leaf, which has no parts. */
static bool limits(const Reader *r, const char *plain, const char *remark, bool node)
{
    int count;
    const Meaning meaning = node ? lookup(r->index, plain, PLYCUT_NO_NODE) : (Meaning){.count = 0};
    const size_t digits = node ? typed_count_at(remark, &count) : 0;
    const bool leaf = meaning.count > 0 && r->index->tree.nodes[meaning.nodes[0]].leaf,
               counts = digits > 0 &&
                        typed_at(TYPED_THING,
                                 remark + digits + strspn(remark + digits, BLANK_BYTES), NULL) > 0;
    const char *which = typed_past_article(remark); /* "B (the first one)" says which node B is */
    const size_t ordinal = node ? typed_at(TYPED_ORDINAL, which, NULL) : 0;
    const char *one = which + ordinal + strspn(which + ordinal, BLANK_BYTES);
    if (ordinal > 0 && (*one == '\0' || typed_at(TYPED_ONES, one, NULL) == strlen(one)))
        return false;
    const bool reason = typed_by_at(remark) > 0 || typed_at(TYPED_BECAUSE, remark, NULL) > 0;
    const bool of_value = !node && names_things(remark);
    return !leaf && !reason && (of_value || counts || has_limit(r->index, remark, true));
}

static const char *remark_leave_out(Reader *r, const char *text, bool numbers)
{
    const char *bracket = strrchr(text, '(');
    if (bracket == NULL || bracket == text || text[strlen(text) - 1] != ')')
        return text;
    const char *plain = text_kept(r->s, text, (size_t)(bracket - text)),
               *remark = text_kept(r->s, bracket + 1, strlen(bracket) - 2);
    const bool kept = may_answer(r, plain, remark) || limits(r, plain, remark, !numbers) ||
                      (numbers && has_other_number(plain, remark));
    return kept ? text : plain;
}

const char *without_remark(Reader *r, const char *text)
{
    return remark_leave_out(r, text, true);
}

const char *without_remark_on_node(Reader *r, const char *text)
{
    return remark_leave_out(r, text, false);
}
