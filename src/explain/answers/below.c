/* What is pruned below a node, written behind it: "C: 4, 6", "C -> {4, 6}", "C(4, 6)", or a pair, "(C, 4)". */
#include "base/same.h"
#include "answers/read.h"

#include <string.h>

bool may_list_children(const TreeIndex *index, uint32_t node, const char *text)
{
    double low, high;
    bool below[2] = {false, false};
    const PlycutTraceNode *above = &index->tree.nodes[node];
    if (strchr("[]", *text) != NULL || typed_named_window_at(text + (*text == '(')) > 0 ||
        !typed_window(text, &low, &high))
        return false;
    for (uint32_t i = 0; i < above->child_count; i++) {
        const PlycutTraceNode *child = &index->tree.nodes[above->first_child + i];
        below[0] |= child->leaf && same_number(child->value, low);
        below[1] |= child->leaf && same_number(child->value, high);
    }
    return below[0] && below[1];
}

/* The child of a node that two words in parentheses mean. */
static uint32_t pair_child(Reader *r, const char *text)
{
    const size_t length = strlen(text);
    const bool bracket = length > 2 && *text == '(' && group_length(text, length) == length;
    const char *inside = bracket ? text_kept(r->s, text + 1, length - 2) : "",
               *above = piece_take(r->s, r->index, &inside, COMMAS),
               *child = above != NULL ? piece_take(r->s, r->index, &inside, COMMAS) : NULL;
    return child != NULL && *inside == '\0' ? lookup_edge(r->index, above, child) : PLYCUT_NO_NODE;
}

/* How much of a text is the node that its children follow; *children: where they begin. 0: it does not begin so. */
static size_t above_length(const Reader *r, const char *text, size_t *children)
{
    const size_t plain = trimmed_length(text, strcspn(text, ":-=([{")),
                 name = lookup_is_node(r->index, text, plain) ? plain : 0,
                 gap = name + strspn(text + name, BLANK_BYTES),
                 dash = typed_at(TYPED_DASH, text + gap, NULL), sign = text[gap] == ':' ? 1 : dash;
    *children = gap + sign + strspn(text + gap + sign, BLANK_BYTES);
    const char *begin = text + *children;
    const bool several = *begin != '\0' && strchr("{[(", *begin) != NULL &&
                         group_length(begin, SIZE_MAX) == strlen(begin) &&
                         strpbrk(begin, ",; ") != NULL;
    return text[gap] == ':' || several ? name : 0;
}

/* Add the children that a text lists; *found: each of them is one. */
static bool add_children(Reader *r, List *list, const char *name, const char *text, bool *found)
{
    for (const char *child;
         *found && (child = piece_take(r->s, r->index, &text, BLANKS)) != NULL;) {
        const uint32_t node = lookup_edge(r->index, name, unwrapped(r->s, child));
        *found = node != PLYCUT_NO_NODE;
        if (*found && !list_add_node(r, list, node))
            return false;
    }
    return true;
}

bool list_add_below(Reader *r, List *list, const char *text, bool *found)
{
    const size_t before = list->count;
    const uint32_t pair = pair_child(r, text);
    size_t children;
    *found = pair != PLYCUT_NO_NODE;
    if (*found)
        return list_add_node(r, list, pair);
    const size_t name = above_length(r, text, &children);
    *found = name > 0;
    if (*found && !add_children(r, list, text_kept(r->s, text, name),
                                without_brackets(r->s, text + children), found))
        return false;
    if (!*found)
        list->count = before;
    return true;
}
