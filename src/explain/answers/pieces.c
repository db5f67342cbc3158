/* The pieces of a list. */
#include "answers/read.h"

#include <string.h>

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
        const size_t group = group_length(text + i, SIZE_MAX);
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
