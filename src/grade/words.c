/* The words of an answer: numbers, relations, sides, and the pieces of a list. */
#include "facts/typed.h"
#include "grade/read.h"

#include <ctype.h>
#include <string.h>

/* ---- Numbers and signs ----------------------------------------------------------------------- */

/* "minus infinity" */
static size_t sign_in_words(const char *text)
{
    static const char *const WORDS[] = {"minus ", "plus "};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strnlen(text, strlen(WORDS[i])) == strlen(WORDS[i]) &&
            spells(text, strlen(WORDS[i]), WORDS[i]))
            return strlen(WORDS[i]);
    return 0;
}

static size_t digits_begin(const char *text, double *value)
{
    size_t length = 0;
    Relation relation;
    while (text[length] != '\0' && strchr(" \t,;:=()[]", text[length]) == NULL &&
           relation_at(text + length, &relation) == 0)
        length++;
    size_t fraction = length + strspn(text + length, " 0123456789/"); /* "1 2/3", "5 / 3" */
    while (fraction > 0 && text[fraction - 1] == ' ')
        fraction--;
    if (fraction > length && typed_number(text, fraction, false, value))
        return fraction;
    return typed_number(text, length, true, value) ? length : 0;
}

size_t number_begins(const char *text, double *value)
{
    const size_t sign = sign_in_words(text), length = digits_begin(text + sign, value);
    if (length > 0 && sign > 0 && small_letter(*text) == 'm')
        *value = 0.0 - *value;
    return length > 0 ? sign + length : 0;
}

size_t relation_at(const char *text, Relation *relation)
{
    static const struct {
        const char *sign;
        Relation relation;
    } SIGNS[] = {{"<=", REL_AT_MOST},
                 {">=", REL_AT_LEAST},
                 {"\xe2\x89\xa4", REL_AT_MOST},
                 {"\xe2\x89\xa5", REL_AT_LEAST},
                 {"<", REL_LESS},
                 {">", REL_MORE}};
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (strncmp(text, SIGNS[i].sign, strlen(SIGNS[i].sign)) == 0) {
            *relation = SIGNS[i].relation;
            return strlen(SIGNS[i].sign);
        }
    return 0;
}

size_t side_at(const char *text, int *alpha)
{
    static const struct {
        const char *word;
        int alpha;
    } SIDES[] = {{"alpha", 1}, {"beta", 0}, {"\xce\xb1", 1}, {"\xce\xb2", 0}};
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++) {
        size_t length = strlen(SIDES[i].word);
        if (strnlen(text, length) < length || !spells(text, length, SIDES[i].word) ||
            isalnum((unsigned char)text[length]) ||
            strchr("_-", text[length] == '\0' ? ' ' : text[length]) != NULL)
            continue;
        *alpha = SIDES[i].alpha;
        return length;
    }
    return 0;
}

bool window_read(const char *text, double *alpha, double *beta)
{
    size_t length;
    if (*text == '\0' || strchr("[(]", *text) == NULL)
        return false;
    text += 1 + strspn(text + 1, " \t");
    length = number_begins(text, alpha);
    text += length + strspn(text + length, " \t");
    if (length == 0 || strchr(",;", *text) == NULL || *text == '\0')
        return false;
    text += 1 + strspn(text + 1, " \t");
    length = number_begins(text, beta);
    text += length + strspn(text + length, " \t");
    return length > 0 && *text != '\0' && strchr("])[", *text) != NULL && text[1] == '\0';
}

size_t bound_begins(const char *text, int *alpha, double *value)
{
    const size_t side = side_at(text, alpha);
    const char *number = text + side + strspn(text + side, " \t=:");
    if (strncmp(number, "is ", 3) == 0)
        number += 3;
    const size_t length = side > 0 ? number_begins(number, value) : 0;
    return length > 0 ? (size_t)(number - text) + length : 0;
}

bool bound_read(const char *text, int *alpha, double *value)
{
    const size_t length = bound_begins(text, alpha, value);
    return length > 0 && text[length] == '\0';
}

/* ---- Lists ----------------------------------------------------------------------------------- */

/* The length of what is in quotes or parentheses at the beginning; 0: there is nothing. */
static size_t group_at(const char *text)
{
    const char *end =
        *text == '"' || *text == '(' ? strchr(text + 1, *text == '(' ? ')' : '"') : NULL;
    return end == NULL ? 0 : (size_t)(end - text) + 1;
}

/* Is there a dash between blanks? */
static bool is_spaced_dash(const char *text)
{
    size_t dash = is_blank(*text) ? typed_dash(text + 1) : 0;
    return dash > 0 && is_blank(text[1 + dash]);
}

/* The blanks in "3 of B (2)" belong to a name. */
static bool is_inside_name(const char *begin, const char *text)
{
    const char *next = text + strspn(text, " \t");
    const bool before = text - begin >= 3 && strncmp(text - 3, " of", 3) == 0;
    return before || strncmp(next, "of ", 3) == 0 || *next == '(';
}

static bool is_between(const char *begin, const char *text, Between between)
{
    return between == DASHES ? is_spaced_dash(text)
                             : *text == ',' || (between == BLANKS && is_blank(*text) &&
                                                !is_inside_name(begin, text));
}

static size_t piece_length(const char *text, Between between)
{
    size_t i = 0;
    while (text[i] != '\0' && !is_between(text, text + i, between)) {
        const size_t group = group_at(text + i);
        i += group > 0 ? group : 1;
    }
    return i;
}

bool has_several(const char *text, Between between)
{
    while (is_blank(*text))
        text++;
    return text[piece_length(text, between)] != '\0';
}

const char *piece_take(Submissions *s, const char **text, Between between)
{
    const char *begin = *text;
    while (is_blank(*begin) || *begin == ',' || is_between(begin, begin, between))
        begin += is_spaced_dash(begin) && between == DASHES ? 1 + typed_dash(begin + 1) : 1;
    size_t length = piece_length(begin, between);
    *text = begin + length;
    return length == 0 ? NULL : text_kept(s, begin, length);
}
