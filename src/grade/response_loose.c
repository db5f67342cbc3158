/* Students' answers written beside the form, where they can mean one thing only: lists in brackets,
 * with "and" or bars; names of several words without quotes; lines of play with dashes; decimal
 * commas; "10/12". */
#include "base/same.h"
#include "grade/response.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Numbers ----------------------------------------------------------------------------- */

/* "2,5" is a number; "1,000" may be two. */
static bool with_comma(const char *word, double *value)
{
    char text[64];
    const char *comma = strchr(word, ',');
    size_t length = strlen(word), after = comma == NULL ? 0 : strlen(comma + 1);
    if (comma == NULL || comma == word || !isdigit((unsigned char)comma[-1]) || after == 0 ||
        strspn(comma + 1, "0123456789") != after || length >= sizeof text)
        return false;
    if (after == 3 && strtol(word, NULL, 10) != 0)
        return false;
    memcpy(text, word, length + 1);
    text[comma - word] = '.';
    return response_number(text, false, value);
}

bool loose_bound(const char *word, double *value)
{
    return response_number(word, true, value) || with_comma(word, value);
}

bool loose_comma(const char *text, const char *at)
{
    return at > text && *at == ',' && isdigit((unsigned char)at[-1]) &&
           isdigit((unsigned char)at[1]);
}

bool loose_number(const char *word, double *value)
{
    word += *word == '=' ? 1 + strspn(word + 1, " \t") : 0;
    return response_number(word, false, value) || with_comma(word, value);
}

bool loose_share(const char *word, double all, double *value)
{
    char part[64];
    double whole;
    const char *slash = strchr(word, '/'), *of = strstr(word, " of ");
    const char *sign = slash != NULL ? slash : of;
    size_t length = sign == NULL ? 0 : (size_t)(sign - word), skip = slash != NULL ? 1 : 4;
    if (sign == NULL || length >= sizeof part)
        return false;
    while (length > 0 && words_space(word[length - 1]))
        length--;
    memcpy(part, word, length);
    part[length] = '\0';
    sign += skip + strspn(sign + skip, " \t");
    return response_number(part, false, value) && response_number(sign, false, &whole) &&
           same_number(whole, all);
}

/* ---- Lists ------------------------------------------------------------------------------- */

/* Is the text in brackets of one kind as a whole? */
static bool bracketed(const char *text, size_t length)
{
    static const char OPEN[] = "{[(", CLOSE[] = "}])";
    const char *kind = length >= 2 ? strchr(OPEN, text[0]) : NULL;
    return kind != NULL && text[length - 1] == CLOSE[kind - OPEN] &&
           memchr(text, text[length - 1], length - 1) == NULL;
}

/* The length of "|" or " and ", which part elements, at the text's beginning; 0: none is there. */
static size_t parting(const char *text)
{
    static const char *const WORDS[] = {"|", "&", " and ", " und ", " + "};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strncmp(text, WORDS[i], strlen(WORDS[i])) == 0)
            return strlen(WORDS[i]);
    return words_arrow_length(text);
}

const char *loose_list(Responses *r, const char *text)
{
    size_t length = strlen(text);
    bool cut = bracketed(text, length), quoted = false, changed = cut;
    char *list = arena_text(&r->arena, text + cut, length - (cut ? 2 : 0));
    if (list == NULL)
        responses_no_memory(r);
    char between = strpbrk(text, ",;") != NULL ? ',' : ' ';
    for (char *c = list; c != NULL && *c != '\0'; c++) {
        size_t part = quoted ? 0 : parting(c);
        quoted ^= *c == '"';
        changed |= part > 0;
        if (part == 0)
            continue;
        memset(c, ' ', part);
        *c = between;
        c += part - 1 - (part > 1); /* the space behind may be the next one's */
    }
    return changed ? list : NULL;
}

const char *loose_edges(Responses *r, const char *text)
{
    size_t length = strlen(text), arrows = 0, used = 0;
    bool cut = bracketed(text, length);
    char *list = arena_text(&r->arena, text + cut, length - (cut ? 2 : 0));
    if (list == NULL)
        responses_no_memory(r);
    for (const char *c = list; c != NULL && *c != '\0';) {
        size_t blanks = strspn(c, " \t"), arrow = words_arrow_length(c + blanks);
        if (arrow == 0) {
            list[used++] = *c++;
            continue;
        }
        memmove(list + used, c + blanks, arrow);
        used += arrow;
        c += blanks + arrow;
        c += strspn(c, " \t");
        arrows++;
    }
    if (list != NULL)
        list[used] = '\0';
    return arrows > 0 ? list : NULL;
}

/* ---- Lines of play ----------------------------------------------------------------------- */

/* The length of a dash or an arrow at the text's beginning, or 0. */
static size_t dash_length(const char *text)
{
    size_t arrow = words_arrow_length(text);
    return *text == '>' ? 1 : arrow > 0 ? arrow : words_dash_length(text);
}

/* The longest beginning of the text up to a dash that is a node, below `near`; *length: of it, as
 * it stands. *piece NULL: none is. False: no memory. */
static bool next_node(Items *items, const char *text, uint32_t *near, size_t *length,
                      const char **piece)
{
    for (size_t end = strlen(text); end > 0; end--) {
        if (text[end] != '\0' && dash_length(text + end) == 0)
            continue;
        *piece = words_trimmed(items->from, text, end);
        if (*piece == NULL)
            return false;
        uint32_t node = **piece != '\0' ? items_called(items, *piece, *near) : PLYCUT_NO_NODE;
        if (node == PLYCUT_NO_NODE)
            continue;
        *near = node;
        *length = end;
        return true;
    }
    *piece = NULL;
    return true;
}

/* What follows a node and a dash is none: say which. */
static bool no_line(Items *items, const Entry *entry, const char *text)
{
    uint32_t node;
    size_t end = 0;
    while (text[end] != '\0' && (end == 0 || dash_length(text + end) == 0))
        end++;
    const char *piece = words_trimmed(items->from, text, end);
    return piece != NULL && items_node(items, piece, PLYCUT_NO_NODE, entry->spot, &node) &&
           item_wants(items, entry, "one node after the other");
}

bool loose_line(Items *items, const Entry *entry, Entry *line)
{
    enum { LONGEST = 256, DASHES_MOST = 64 };
    const char *text = entry->text, *piece;
    uint32_t near = 0;
    size_t length = 0, dashes = 0;
    for (const char *c = text; *c != '\0'; c++)
        dashes += dash_length(c) > 0;
    *line = *entry;
    line->count = 0;
    line->words = arena_take(&items->from->arena, (dashes + 2) * sizeof *line->words);
    if (line->words == NULL)
        return responses_no_memory(items->from);
    if (dashes == 0 || dashes > DASHES_MOST || strlen(text) > LONGEST)
        return false;
    for (;; text += dash_length(text)) {
        if (!next_node(items, text, &near, &length, &piece))
            return false;
        if (piece == NULL)
            return line->count > 0 && no_line(items, entry, text);
        line->words[line->count++] = piece;
        text += length;
        if (*text == '\0')
            return true;
    }
}
