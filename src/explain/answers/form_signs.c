/* Signs between a label and its answer: a colon, an equals sign, a relation, a verb, an arrow, the comma of a table. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/form_signs.h"

#include <string.h>

/* A verb between blanks; in Japanese and Chinese, anywhere. */
size_t verb_at(const TreeIndex *index, const char *text, size_t at)
{
    const size_t length = word_at(index, TYPED_VERB, text + at, NULL);
    enum { FIRST_OF_ASIA = 0xe3 }; /* the first byte of their letters; "é" is not one */
    const bool spaced = (unsigned char)text[at] < FIRST_OF_ASIA;
    return length > 0 &&
                   (!spaced || (at > 0 && is_blank(text[at - 1]) && is_blank(text[at + length])))
               ? length
               : 0;
}

/* Can what follows a comma only be one answer: a number, a bound, a window? So a comma parts the columns of a table. */
bool is_cell(const char *text, size_t length)
{
    char cell[64] = "";
    double low, high, number;
    PlycutBound bound;
    while (length > 0 && strchr("\" \t", *text) != NULL) {
        text++;
        length--;
    }
    while (length > 0 && strchr("\" \t", text[length - 1]) != NULL)
        length--;
    if (length == 0 || length >= sizeof cell)
        return false;
    memcpy(cell, text, length);
    return typed_value_at(cell, &bound, &number) == length || typed_is(TYPED_NEVER, cell) ||
           (strchr("[(]", *cell) != NULL && typed_window(cell, &low, &high));
}

/* Then it is more likely an element of a list than the label of a row. */
static bool begins_number(const char *text)
{
    double number;
    return typed_number_at(text, &number) > 0;
}

bool sign_may_be_minus(const TreeIndex *index, const char *text, size_t sign)
{
    double number;
    uint32_t count = 0;
    const char *at = text + strspn(text, BLANK_BYTES);
    const bool minus = typed_at(TYPED_DASH, at, NULL) > 0 || memchr(at, '-', sign) != NULL;
    const char *rest = text + sign + strspn(text + sign, BLANK_BYTES);
    if (index == NULL || !minus || strncmp(at, "->", 2) == 0 || strncmp(at, "--", 2) == 0 ||
        typed_number_at(rest, &number) == 0 || number <= 0)
        return false;
    (void)index_leaves(index, -number, &count);
    return count > 0;
}

/* "B - C = 1": a difference, and not "B - 3"? */
static bool joins_equation(const TreeIndex *index, const char *text)
{
    text += strspn(text, BLANK_BYTES);
    const size_t name = index != NULL ? lookup_name_at(index, text) : 0;
    return name > 0 && text[name + strspn(text + name, BLANK_BYTES)] == '=';
}

Sign sign_at(const TreeIndex *index, const char *text, size_t length, size_t at)
{
    Relation relation;
    if (text[at] == ':' && text[at + 1] != '=')
        return (Sign){1, FORM_LABEL, false};
    if (typed_is_equals_then_relation(text + at))
        return (Sign){1, FORM_EQUATION, false};
    size_t sign = typed_at(TYPED_PARTS, text + at, NULL);
    const size_t related = typed_relation_at(text + at, &relation);
    const bool parts = sign > 0 && sign >= related && at + sign < length;
    if (parts &&
        (sign_may_be_minus(index, text + at, sign) || joins_equation(index, text + at + sign)))
        return (Sign){.length = 0};
    if (parts)
        return (Sign){sign, FORM_KNOWN, false};
    if (related > 0)
        return (Sign){related, FORM_EQUATION, true};
    if (text[at] == '=')
        return (Sign){1, FORM_EQUATION, false};
    sign = begins_with_person(text) ? 0 : verb_at(index, text, at);
    if (sign > 0)
        return (Sign){sign, FORM_EQUATION, false};
    if (strchr(",;\t", text[at]) != NULL && text[at] != '\0' && !begins_number(text) &&
        is_cell(text + at + 1, length - at - 1))
        return (Sign){1, FORM_ROW, false};
    return (Sign){.length = 0};
}
