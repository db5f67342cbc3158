/* What the label of a line and the text behind it are as an entry, and labels that say how many there are, too: "visited (5 leaves)". */
#include "base/letter.h"
#include "answers/read.h"

#include <stdio.h>
#include <string.h>

bool label_names_node(const TreeIndex *index, const char *label)
{
    return index != NULL && lookup_name_at(index, label) == strlen(label);
}

bool label_is_of_nodes(const TreeIndex *index, const char *label)
{
    if (label_names_node(index, label))
        return false;
    const int fact = label_fact(label, strlen(label), NULL);
    return fact >= 0 && !fact_table[fact].shape->of_whole && claim_named(label, strlen(label)) < 0;
}

bool names_pruned(const char *text)
{
    return label_fact(text, strlen(text), NULL) == PLYCUT_FACT_PRUNED;
}

bool heading_tells(const TreeIndex *index, const char *text)
{
    double low, high;
    int word;
    return word_means(index, TYPED_NEVER, text) || names_pruned(text) ||
           typed_window(text, &low, &high) || fact_of_word(text, &word) >= 0;
}

bool label_is_type(const char *label)
{
    int word;
    label = typed_past_article(label);
    return strpbrk(label, " -") != NULL && fact_of_word(label, &word) >= 0;
}

Entry entry_of_label(Submissions *s, const TreeIndex *index, const char *label, const char *text)
{
    Entry entry = {.reading = UNSTATED};
    const bool node = label_names_node(index, label);
    int claim = node ? -1 : claim_named(label, strlen(label)),
        fact = node ? -1 : label_fact(label, strlen(label), &entry.reading);
    if (claim == CLAIM_order && orders_leaves(text)) {
        claim = -1;
        fact = PLYCUT_FACT_VISITED;
    }
    if (!node && label_is_type(label))
        fact = -1; /* the nodes decide */
    if (fact < 0 && claim < 0)
        side_move(s, &label, &text);
    entry.label = label;
    entry.text = text;
    entry.number = number_of_question(label);
    entry.what = claim >= 0 && claim_is_meant((Claim)claim, fact, text) ? CLAIMED + claim
                 : fact >= 0                                            ? fact
                                                                        : LABELLED;
    return entry;
}

bool piece_is_student(const char *piece)
{
    Piece form;
    char label[16] = "";
    const char *word = piece + strspn(piece, "*_ ");
    if (typed_at(TYPED_STUDENT, word, NULL) == 0)
        return false;
    if (!piece_parse(NULL, piece, strlen(piece), &form) || form.label >= sizeof label)
        return false;
    memcpy(label, piece, form.label);
    return (form.form == FORM_LABEL || form.form == FORM_EQUATION) &&
           typed_is(TYPED_STUDENT, label);
}

/* ---- Labels with a number --------------------------------------------------------------------- */

/* What such a number counts, or -1. */
static int counted_fact(int fact)
{
    return fact == PLYCUT_FACT_VISITED || fact == PLYCUT_FACT_LEAVES ? (int)PLYCUT_FACT_LEAVES
           : fact == PLYCUT_FACT_NODES                               ? (int)PLYCUT_FACT_NODES
                                                                     : -1;
}

/* May this be in parentheses behind the label of a fact: a number, an order, what is listed, "alpha, beta"? */
static bool says_no_more(const char *inside, int fact, int *number)
{
    const size_t digits = typed_count_at(inside, number);
    const char *unit = inside + digits + strspn(inside + digits, BLANK_BYTES);
    const int named = label_fact(unit, strlen(unit), NULL);
    int bounds = -1;
    return (digits > 0 && *unit == '\0') || typed_is(TYPED_IN_ALL, unit) || named == fact ||
           (fact == PLYCUT_FACT_VALUE && typed_is(TYPED_ROOT, inside)) ||
           typed_at(TYPED_THING, unit, NULL) == strlen(unit) || named == PLYCUT_FACT_LEAVES ||
           (typed_at(TYPED_LABEL_OF_NODE, inside, &bounds) == strlen(inside) && bounds == fact);
}

/* "visited (5 leaves)", "windows (alpha, beta)" */
static bool count_behind(const char *label, size_t length, LabelCount *count)
{
    const char *open = memchr(label, '(', length);
    const size_t plain = open != NULL ? trimmed_length(label, (size_t)(open - label)) : 0;
    char inside[LABEL_LONGEST + 1] = "";
    int number = -1;
    if (plain == 0 || group_length(open, SIZE_MAX) != (size_t)(label + length - open))
        return false;
    memcpy(inside, open + 1, (size_t)(label + length - open) - 2);
    const int fact = label_fact(label, plain, NULL);
    *count = (LabelCount){0, plain, counted_fact(fact), number};
    if (fact < 0 || !says_no_more(inside, fact, &number))
        return false;
    count->number = number;
    return true;
}

/* "5 leaves visited", "the 3 leaves that are pruned" */
static bool count_before(const char *label, size_t length, LabelCount *count)
{
    int number = -1;
    const char *from = typed_past_article(label);
    const size_t fill = typed_at(TYPED_FILL, from, NULL); /* "only one leaf" */
    from += fill + strspn(from + fill, BLANK_BYTES);
    const size_t digits = typed_count_at(from, &number);
    const size_t begin = (size_t)(from - label) + digits + strspn(from + digits, BLANK_BYTES);
    if (digits == 0 || !is_blank(from[digits]) || begin >= length)
        return false;
    const int fact = label_fact(label + begin, length - begin, NULL);
    *count = (LabelCount){begin, length - begin, counted_fact(fact), number};
    return fact == PLYCUT_FACT_PRUNED || count->fact >= 0;
}

bool label_count(const TreeIndex *index, const char *label, size_t length, LabelCount *count)
{
    return length > 0 && length <= LABEL_LONGEST && !label_has_meaning(index, label, length) &&
           (count_behind(label, length, count) || count_before(label, length, count));
}

Entry entry_of_count(Submissions *s, const TreeIndex *index, const LabelCount *count,
                     const char *text)
{
    char number[16];
    Entry entry = {.reading = UNSTATED};
    if (count->fact < 0 || count->number < 0 || !has_several(index, text, BLANKS))
        return entry;
    snprintf(number, sizeof number, "%d", count->number);
    entry.what = count->fact;
    entry.label = plycut_fact_name((PlycutFact)count->fact);
    entry.text = text_kept(s, number, strlen(number));
    return entry;
}
