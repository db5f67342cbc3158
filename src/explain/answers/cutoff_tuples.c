/* Cutoffs in brackets: "(C, alpha, shallow, A), (D, alpha, deep, A)", where the node behind the parts is the owner of the bound. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

/* What a tuple says behind its node, as a sentence would: the last node is the owner of the bound, and gets a "by". NULL: it says nothing
 * of a cutoff. */
static const char *tuple_parts(Reader *r, const char *text)
{
    const char *parts = "";
    size_t count = 0;
    for (const char *piece; (piece = piece_take(r->s, r->index, &text, COMMAS)) != NULL; count++) {
        Cutoff scratch = NO_PARTS;
        const bool owner = lookup_inner(r->index, piece, PLYCUT_NO_NODE).count == 1 &&
                           typed_part_at(piece, &scratch) == 0;
        if ((count == 0 && typed_part_at(piece, &scratch) == 0) ||
            (owner && text[strspn(text, BLANK_BYTES)] != '\0'))
            return NULL;
        parts = text_joined(r->s, parts, owner ? " by " : " ", piece);
    }
    return count > 0 ? parts : NULL;
}

/* Take the next tuple from *text: a node, and what is said about its cutoff. False at the end, or if the tuple describes no cutoff. */
static bool tuple_take(Reader *r, const char **text, const char **node, const char **parts)
{
    const char *at = *text + strspn(*text, ",; \t");
    const size_t length = *at == '(' ? group_length(at, SIZE_MAX) : 0;
    if (length == 0)
        return false;
    const char *inside = text_kept(r->s, at + 1, length - 2);
    *node = piece_take(r->s, r->index, &inside, COMMAS);
    *parts = *node != NULL && lookup_inner(r->index, *node, PLYCUT_NO_NODE).count == 1
                 ? tuple_parts(r, inside)
                 : NULL;
    *text = at + length;
    return *parts != NULL;
}

bool cutoffs_in_tuples(Reader *r, const char *text, bool *found)
{
    const char *rest = text, *node, *parts;
    *found = *text == '(';
    while (*found && rest[strspn(rest, ",; \t")] != '\0')
        *found = tuple_take(r, &rest, &node, &parts);
    if (!*found)
        return true;
    while (tuple_take(r, &text, &node, &parts))
        if (!cutoff_add(r, node, parts))
            return false;
    return true;
}
