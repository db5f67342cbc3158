/* The pieces of a list. */
#include "base/utf8.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

/* A place between two pieces. */
typedef struct Place {
    const TreeIndex *index;
    const char *begin; /* of the list */
    const char *at;
} Place;

size_t word_length(const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && !is_blank(text[i]))
        i++;
    return i;
}

size_t next_word(const char *text, size_t length, size_t at)
{
    at += word_length(text + at, length - at);
    return at + strspn(text + at, BLANK_BYTES);
}

size_t group_length(const char *text, size_t length)
{
    static const char OPEN[] = "\"([{", CLOSE[] = "\")]}";
    const char *open = length > 0 && *text != '\0' ? strchr(OPEN, *text) : NULL;
    size_t depth = 0;
    for (size_t i = 0; open != NULL && i < length && text[i] != '\0'; i++) {
        const bool closes = text[i] == CLOSE[open - OPEN] && i > 0;
        depth += text[i] == *open && !closes;
        depth -= closes;
        if (depth == 0)
            return i + 1;
    }
    return 0;
}

/* ---- What separates -------------------------------------------------------------------------- */

/* Does the text begin with a letter of ASCII, so that blanks part it from other words? */
static bool begins_with_letter(const char *text)
{
    const char small = small_letter(*text);
    return small >= 'a' && small <= 'z';
}

static bool begins_arrow(const char *sign)
{
    return strncmp(sign, "->", 2) == 0 || strncmp(sign, "=>", 2) == 0;
}

/* Does a sign separate the pieces of this kind of list, blanks before it and behind it or not? */
static bool separates(const char *sign, size_t length, bool spaced, Between between)
{
    Relation relation;
    if (begins_arrow(sign))
        return between >= ARROWS;
    if (strchr("/+>", *sign) == NULL)
        return true;
    return between >= SIGNS && (*sign == '>' || spaced) &&
           typed_relation_at(sign, &relation) <= length;
}

/* The separator at a place, with the blanks before it; 0: there is none. */
static size_t separating_sign_at(const Place *place, Between between)
{
    const size_t gap = strspn(place->at, " \t");
    const char *sign = place->at + gap;
    const size_t length = word_at(place->index, TYPED_SEPARATOR, sign, NULL);
    const bool before = gap > 0 || place->at == place->begin || is_blank(place->at[-1]) ||
                        place->at[-1] == ',',
               spaced = before && is_blank(sign[length]);
    if (length == 0 || (begins_with_letter(sign) && !spaced) ||
        !separates(sign, length, spaced, between))
        return 0;
    return gap + length;
}

static size_t spaced_dash_at(const char *text)
{
    const size_t dash = is_blank(*text) ? typed_at(TYPED_DASH, text + 1, NULL) : 0;
    return dash > 0 && is_blank(text[1 + dash]) ? 1 + dash : 0;
}

/* The blanks in "3 of B (2)" belong to a name. */
static bool is_inside_name(const Place *place)
{
    const char *next = place->at + strspn(place->at, " \t");
    const bool after_of = place->at - place->begin >= 3 && strncmp(place->at - 3, " of", 3) == 0;
    const size_t of = word_at(place->index, TYPED_OF, next, NULL);
    const bool behind_pair = place->at > place->begin && place->at[-1] == ')';
    return after_of || (of > 0 && is_blank(next[of])) || (*next == '(' && !behind_pair);
}

static size_t separator_at(const Place *place, Between between)
{
    if (between == DASHES)
        return spaced_dash_at(place->at);
    const size_t sign = separating_sign_at(place, between), blanks = strspn(place->at, " \t");
    return sign > 0 ? sign : between == BLANKS && blanks > 0 && !is_inside_name(place) ? blanks : 0;
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

/* How much of a text, at a place of it, belongs together: a name, which may have commas or blanks, a group in brackets or quotes, an
 * arrow that does not separate. */
static size_t whole_at(const TreeIndex *index, const char *text, size_t at)
{
    const bool begins = at == 0 || !isalnum((unsigned char)text[at - 1]);
    const size_t name = index != NULL && begins ? lookup_name_at(index, text + at) : 0,
                 group = group_length(text + at, SIZE_MAX), arrow = begins_arrow(text + at) ? 2 : 1;
    return name > 0 ? name : group > 0 ? group : arrow;
}

static size_t piece_length(const TreeIndex *index, const char *text, Between between)
{
    size_t i = 0;
    while (text[i] != '\0' && separator_at(&(Place){index, text, text + i}, between) == 0)
        i += whole_at(index, text, i);
    return i;
}

static const char *past_separators(const TreeIndex *index, const char *text, Between between)
{
    const char *at = text;
    size_t length;
    do {
        length = separator_at(&(Place){index, text, at}, between);
        if (length == 0)
            length = strspn(at, ", \t");
        at += length;
    } while (length > 0);
    return at;
}

bool has_several(const TreeIndex *index, const char *text, Between between)
{
    text += strspn(text, " \t");
    return text[piece_length(index, text, between)] != '\0';
}

const char *piece_take(Submissions *s, const TreeIndex *index, const char **text, Between between)
{
    const char *begin = past_separators(index, *text, between);
    const size_t length = piece_length(index, begin, between);
    *text = begin + length;
    return length == 0 ? NULL : text_kept(s, begin, length);
}
