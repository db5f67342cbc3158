/* Lists without what is around their nodes: parentheses, verbs, and words for what is listed. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

/* A copy with blanks for these signs. */
static const char *blanked(Reader *r, const char *text, const char *signs)
{
    char *plain = (char *)text_kept(r->s, text, strlen(text));
    for (char *at = plain; *at != '\0'; at++)
        if (strchr(signs, *at) != NULL)
            *at = ' ';
    return plain;
}

const char *list_without_parentheses(Reader *r, const char *text)
{
    if (lookup_is_node(r->index, text, strlen(text)))
        return text;
    return blanked(r, text, strstr(text, " of ") != NULL ? "" : "()");
}

const char *list_past_go(const Reader *r, const char *text)
{
    const size_t go = typed_at(TYPED_GO, text, NULL), blanks = strspn(text + go, BLANK_BYTES);
    return go > 0 && blanks > 0 && lookup_name_at(r->index, text) == 0 ? text + go + blanks : text;
}

const char *list_without_groups(Reader *r, const char *text)
{
    const bool group = *text != '\0' && strchr("[{(", *text) != NULL;
    if (!group || group_length(text, SIZE_MAX) == strlen(text) ||
        lookup_name_at(r->index, text) > 0)
        return text;
    return blanked(r, text, "[]{}()");
}

const char *list_past_things(const Reader *r, const char *text)
{
    for (;;) {
        const size_t article = typed_at(TYPED_ARTICLE, text, NULL),
                     thing = typed_at(TYPED_THING, text, NULL),
                     length = article > thing ? article : thing;
        if (length == 0 || !is_blank(text[length]) || lookup_name_at(r->index, text) > 0)
            return text;
        text += length + strspn(text + length, BLANK_BYTES);
    }
}

const char *list_without_order(Reader *r, const char *text)
{
    int order = 0;
    for (size_t i = 1; text[i] != '\0'; i++)
        if (is_blank(text[i - 1]) && typed_at(TYPED_IN_ALL, text + i, &order) == strlen(text + i) &&
            order == 1) {
            while (i > 0 && (is_blank(text[i - 1]) || text[i - 1] == ','))
                i--;
            return text_kept(r->s, text, i);
        }
    return text;
}
