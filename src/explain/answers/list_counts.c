/* Lists of nodes with the number of their nodes: "5 (5, 6, 7, 3, 1)", "5, 6, 7, 3, 1 (5 leaves)", "5, 6 and 7, three in total". */
#include "base/same.h"
#include "answers/read.h"

#include <string.h>

/* Is a text a list of as many nodes as a number says, and of more than one? */
static bool lists_as_many(const Reader *r, double number, const char *list)
{
    size_t count = 0;
    if (!text_lists_nodes(r->s, r->index, list))
        return false;
    while (piece_take(r->s, r->index, &list, BLANKS) != NULL)
        count++;
    return count > 1 && same_number(number, (double)count);
}

const char *without_counted_list(Reader *r, const char *text)
{
    double number;
    const char *bracket = strchr(text, '(');
    if (bracket == NULL || group_length(bracket, SIZE_MAX) != strlen(bracket))
        return text;
    const char *plain = text_kept(r->s, text, (size_t)(bracket - text)),
               *inside = text_kept(r->s, bracket + 1, strlen(bracket) - 2);
    return typed_number(plain, strlen(plain), false, &number) && lists_as_many(r, number, inside)
               ? plain
               : text;
}

/* Is the whole of a text a number of leaves, "5 leaves", "three in total"? Without a unit only if something else shows what it is (`bare`). */
static bool is_count(const char *text, bool bare, double *number)
{
    int word = 0;
    const size_t digits = typed_number_at(text, number),
                 length = digits > 0 ? digits : typed_at(TYPED_NUMBER, text, &word);
    const char *unit = text + length + strspn(text + length, BLANK_BYTES);
    int order = 0;
    if (digits == 0)
        *number = word;
    return length > 0 &&
           (*unit == '\0'
                ? bare
                : label_names_leaves(unit) ||
                      (typed_at(TYPED_IN_ALL, unit, &order) == strlen(unit) && order == 0));
}

/* Where the number begins if a part of a text is what parts a list from it: ", ", " = ", " - that is "; NULL: it is not. *bare: nothing but
 * this number can follow. */
static const char *past_parting(const char *text, bool *bare)
{
    const char *at = text + strspn(text, ", \t");
    const size_t dash = typed_at(TYPED_DASH, at, NULL), sign = *at == '=' ? 1 : 0;
    *bare = sign > 0;
    if (dash + sign > 0)
        at += dash + sign + strspn(at + dash + sign, BLANK_BYTES);
    const size_t lead = typed_at(TYPED_LEAD, at, NULL);
    at += lead + strspn(at + lead, BLANK_BYTES);
    return at > text && (dash + sign + lead > 0 || strchr(",=", *text) != NULL) ? at : NULL;
}

/* "5, 6, 7 (3 leaves)" */
static const char *without_count_in_parentheses(Reader *r, const char *text, double *number)
{
    const char *bracket = strrchr(text, '(');
    if (bracket == NULL || bracket == text || group_length(bracket, SIZE_MAX) != strlen(bracket))
        return text;
    const char *inside = text_kept(r->s, bracket + 1, strlen(bracket) - 2),
               *list = text_kept(r->s, text, (size_t)(bracket - text));
    return is_count(inside, true, number) && lists_as_many(r, *number, list) ? list : text;
}

const char *list_without_count(Reader *r, const char *text, double *number)
{
    const char *plain = without_count_in_parentheses(r, text, number);
    for (size_t i = 1; plain == text && text[i] != '\0'; i++) {
        bool bare;
        const bool parts = (is_blank(text[i]) || text[i] == ',') && !is_blank(text[i - 1]);
        const char *count = parts ? past_parting(text + i, &bare) : NULL;
        if (count == NULL || !is_count(count, bare, number))
            continue;
        const char *list = text_kept(r->s, text, i);
        if (lists_as_many(r, *number, list))
            plain = list;
    }
    return plain;
}
