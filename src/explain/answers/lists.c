/* The nodes of an answer: a move, a line of play, leaves in order, a set. */
#include "base/same.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

bool answer_is(const Reader *r, TypedKind kind, const char *text)
{
    return word_means(r->index, kind, text);
}

static bool add_ref(Reader *r, List *list, Ref ref)
{
    if (!ARENA_ROOM(&r->s->arena, list->refs, list->room, list->count))
        return false;
    list->refs[list->count++] = ref;
    return true;
}

bool list_add_node(Reader *r, List *list, uint32_t node)
{
    return add_ref(r, list, (Ref){node, r->index->tree.nodes[node].value});
}

/* ---- One word -------------------------------------------------------------------------------- */

static bool list_refuse_word(Reader *r, const char *word, const Meaning *meaning)
{
    PlycutError inner = {0};
    lookup_refuse(r->index, word, meaning, &inner);
    return reader_refuse(r, "%s", inner.text);
}

/* A word that cannot be parsed does not spoil the list, unless each node depends on the one before it. */
static bool list_pass_over(const Reader *r, List *list)
{
    if (list->shape == &line_shape || list->shape == &node_shape || r->unread == NULL)
        return false;
    if (list->unread == NULL)
        list->unread = r->unread;
    return true;
}

/* Where to look for a move or a leaf's value: in a line of play, below the node before it. */
static uint32_t near_of(const List *list)
{
    if (list->shape != &line_shape && list->shape != &node_shape)
        return PLYCUT_NO_NODE;
    return list->count == 0 ? 0 : list->refs[list->count - 1].node;
}

/* In an ordered list, the order decides which of several leaves is meant; in a set, it may be any of them. */
static bool list_add_word(Reader *r, List *list, const char *word)
{
    double value;
    Meaning meaning = lookup(r->index, word, near_of(list));
    const PlycutTraceNode *first =
        meaning.count > 0 ? &r->index->tree.nodes[meaning.nodes[0]] : NULL;
    bool number = typed_number(word, strlen(word), false, &value);
    list->by_path |= word[0] == '/';
    list->by_value |= number && first != NULL && strcmp(first->name, word) != 0;
    if (meaning.count == 1)
        return list_add_node(r, list, meaning.nodes[0]);
    if (meaning.count > 1 && number && first->leaf && list->shape != &node_shape)
        return add_ref(r, list, (Ref){PLYCUT_NO_NODE, value});
    (void)list_refuse_word(r, word, &meaning);
    return list_pass_over(r, list) && add_ref(r, list, UNREAD_REF);
}

/* ---- Lines of play --------------------------------------------------------------------------- */

/* The node that a part of "A-B-E" means: the root or its child for the first part, a child of the node before it for
 * later ones. */
static uint32_t list_step(const Reader *r, const List *list, const char *word, size_t length)
{
    uint32_t near = near_of(list);
    if (list->count == 0 && spells(word, length, r->index->tree.nodes[0].name))
        return 0;
    return near == PLYCUT_NO_NODE ? near : lookup_child(r->index, near, word, length);
}

/* The longest part of a text, up to a dash, that is a step: its length, or 0. */
static size_t step_length(const Reader *r, const List *list, const char *text, uint32_t *node)
{
    for (size_t length = strlen(text); length > 0; length--)
        if (text[length] == '\0' || typed_link(text, text + length) > 0) {
            *node = list_step(r, list, text, length);
            if (*node != PLYCUT_NO_NODE)
                return length;
        }
    return 0;
}

/* "A-B-E": the whole path or nothing. */
static bool add_steps(Reader *r, List *list, const char *word, bool *found)
{
    size_t before = list->count;
    uint32_t node;
    *found = false;
    while (*word != '\0') {
        size_t length = step_length(r, list, word, &node);
        if (length == 0) {
            list->count = before;
            return true;
        }
        if (!list_add_node(r, list, node))
            return false;
        word += length;
        word += typed_at(TYPED_DASH, word, NULL);
    }
    *found = true;
    return true;
}

static bool has_dash(const char *word)
{
    const char *at = word;
    while (*at != '\0' && typed_link(word, at) == 0)
        at++;
    return *at != '\0';
}

static bool list_add_text(Reader *r, List *list, const char *text, Between between);

/* What a piece of a list may be, but for a word: a path "A-B-E" in a line; in a list of what is pruned, "C 4" for an edge, or nodes
 * with arrows between them. */
static bool add_several(Reader *r, List *list, const char *word, bool *found)
{
    *found = false;
    if (list->shape == &line_shape)
        return !has_dash(word) || lookup_is_node(r->index, word, strlen(word)) ||
               add_steps(r, list, word, found);
    if (lookup(r->index, word, PLYCUT_NO_NODE).count > 0)
        return true;
    if (list->shape == &nodes_shape) { /* "3 12 8 | 2" */
        *found = has_several(r->index, word, BLANKS) && text_lists_nodes(r->s, r->index, word);
        return !*found || list_add_text(r, list, word, BLANKS);
    }
    if (list->shape != &cover_shape)
        return true;
    const uint32_t child = lookup_pair(r->index, word);
    *found = child != PLYCUT_NO_NODE || has_several(r->index, word, ARROWS);
    return !*found || (child != PLYCUT_NO_NODE ? list_add_node(r, list, child)
                                               : list_add_text(r, list, word, ARROWS));
}

static bool add_piece(Reader *r, List *list, const char *word)
{
    bool found = false;
    if (list->shape == &cover_shape && !list_add_below(r, list, word, &found))
        return false;
    word = found ? word : without_own_value(r, without_aside(r, unwrapped(r->s, word)));
    return found || (add_several(r, list, word, &found) && (found || list_add_word(r, list, word)));
}

/* ---- Sets ------------------------------------------------------------------------------------ */

static bool is_unresolved(const Ref *ref, double value)
{
    return ref->node == PLYCUT_NO_NODE && same_number(ref->value, value);
}

/* A value that is listed as often as there are leaves with it means all of them. */
static bool resolve_value(Reader *r, List *list, double value)
{
    uint32_t count, first = index_leaves(r->index, value, &count), mentions = 0;
    for (size_t i = 0; i < list->count; i++)
        mentions += is_unresolved(&list->refs[i], value);
    for (size_t i = 0; i < list->count; i++)
        if (is_unresolved(&list->refs[i], value))
            list->refs[i] =
                mentions == count ? (Ref){r->index->by_value[first++], value} : UNREAD_REF;
    if (mentions == count)
        return true;
    char word[PLYCUT_NUMBER_SIZE];
    plycut_number_text(value, word);
    Meaning meaning = lookup(r->index, word, PLYCUT_NO_NODE);
    (void)list_refuse_word(r, word, &meaning);
    return list_pass_over(r, list);
}

static bool resolve_set(Reader *r, List *list)
{
    list_resolve_by_order(r->index, list);
    for (size_t i = 0; i < list->count; i++)
        if (list->refs[i].node == PLYCUT_NO_NODE && !ref_is_unread(&list->refs[i]) &&
            !resolve_value(r, list, list->refs[i].value))
            return false;
    return true;
}

/* ---- Lists ----------------------------------------------------------------------------------- */

static bool list_add_text(Reader *r, List *list, const char *text, Between between)
{
    for (const char *piece; (piece = piece_take(r->s, r->index, &text, between)) != NULL;)
        if (!add_piece(r, list, piece))
            return false;
    return true;
}

/* "C 4 C 6": nodes, each before a child of its own, are edges. */
static bool add_edges(Reader *r, List *list, const char *text, bool *found)
{
    const size_t before = list->count;
    *found = list->shape == &cover_shape;
    while (*found) {
        const char *above = piece_take(r->s, r->index, &text, BLANKS),
                   *child = above != NULL ? piece_take(r->s, r->index, &text, BLANKS) : NULL;
        if (above == NULL)
            break;
        const uint32_t node = child != NULL ? lookup_edge(r->index, above, child) : PLYCUT_NO_NODE;
        *found = node != PLYCUT_NO_NODE;
        if (*found && !list_add_node(r, list, node))
            return false;
    }
    if (!*found)
        list->count = before;
    return true;
}

/* "3-12-8": nodes with dashes between them. */
static bool add_dashed(Reader *r, List *list, const char *text, bool *found)
{
    const size_t before = list->count;
    *found = list->shape == &nodes_shape;
    while (*found && *text != '\0') {
        size_t length = 0;
        while (text[length] != '\0' && (length == 0 || typed_link(text, text + length) == 0))
            length++;
        const char *word = text_kept(r->s, text, length);
        *found = lookup(r->index, word, PLYCUT_NO_NODE).count > 0;
        if (*found && !list_add_word(r, list, word))
            return false;
        text += length;
        text += typed_at(TYPED_DASH, text, NULL);
    }
    if (!*found)
        list->count = before;
    return true;
}

/* Is the whole text a node, a path of steps, or a row of edges? */
static bool add_whole(Reader *r, List *list, const char *text, bool *found)
{
    *found = false;
    if (list->shape == &line_shape && has_dash(text) && !add_steps(r, list, text, found))
        return false;
    if (*found)
        return true;
    if (lookup(r->index, text, near_of(list)).count == 1) {
        *found = true;
        return add_piece(r, list, text);
    }
    return add_edges(r, list, text, found) && (*found || add_dashed(r, list, text, found));
}

/* "B: 3, 12, 8; C: 2": the leaves of each node behind its name, as "3 of B". */
static bool add_groups(Reader *r, List *list, const char *text, bool *found)
{
    const size_t before = list->count;
    const char *node = NULL;
    *found = list->shape == &nodes_shape && strchr(text, ':') != NULL;
    while (*found) {
        text += strspn(text, ",;| \t");
        const size_t name = lookup_name_at(r->index, text), gap = strspn(text + name, BLANK_BYTES);
        if (name > 0 && text[name + gap] == ':') {
            node = text_kept(r->s, text, name);
            text += name + gap + 1;
            continue;
        }
        const char *word = piece_take(r->s, r->index, &text, BLANKS);
        if (word == NULL)
            break;
        const char *of = node != NULL ? text_joined(r->s, word, " of ", node) : "";
        *found = lookup(r->index, of, PLYCUT_NO_NODE).count > 0;
        if (*found && !list_add_word(r, list, of))
            return false;
    }
    if (!*found)
        list->count = before;
    return true;
}

/* The best move. A number that is no child of the root may be its value: "MAX chooses 3". */
static bool list_add_move(Reader *r, List *list, const char *word)
{
    double number;
    if (!list_add_word(r, list, word))
        return false;
    const Ref *last = &list->refs[list->count - 1];
    return !typed_number(word, strlen(word), false, &number) || last->node == PLYCUT_NO_NODE ||
           r->index->tree.nodes[last->node].parent == 0 ||
           reader_refuse(r,
                         "%s is no child of the root: is it the value? Write 'best: X' and "
                         "'value: %s'",
                         word, word);
}

static bool list_read_text(Reader *r, List *list, const char *text)
{
    bool found;
    if (list->shape != &cover_shape && list->shape != &node_shape && has_limiting_remark(r, text))
        return reader_refuse(r, "does '%s' say that it is not the whole answer?",
                             strrchr(text, '('));
    if (list->shape == &cover_shape && (!list_add_below(r, list, text, &found) || found))
        return found;
    if (list->shape == &cover_shape && is_left_tree(text) &&
        (!list_add_left_tree(r, list, text, &found) || found))
        return found;
    if (list->label_of_tree)
        return reader_refuse(r, "write the tree that is left as nested lists, without what was "
                                "pruned: [3, [5, 2], [4]]");
    const Between signs = list->shape == &cover_shape ? SIGNS : ARROWS;
    if (list->shape != &node_shape)
        text = list_plain(r, text);
    if (text == NULL)
        return false;
    if (*text == '\0' || answer_is(r, TYPED_NONE, unwrapped(r->s, text)))
        return true;
    if (list->shape == &node_shape)
        return list_add_move(r, list, node_word(r, list_past_go(r, text)));
    if (list->shape == &line_shape)
        text = list_without_parentheses(r, text);
    if (!add_groups(r, list, text, &found) || found)
        return found;
    if (list->shape == &nodes_shape)
        text = list_without_groups(r, list_without_order(r, text));
    if (list->shape != &line_shape && has_several(r->index, text, BLANKS))
        text = list_past_things(r, text);
    if (has_several(r->index, text, signs))
        return list_add_text(r, list, text, signs);
    if ((list->shape == &line_shape || list->shape == &nodes_shape) &&
        has_several(r->index, text, DASHES))
        return list_add_text(r, list, text, DASHES);
    return add_whole(r, list, text, &found) && (found || list_add_text(r, list, text, BLANKS));
}

bool list_read(Reader *r, const Entry *entry, Item *item)
{
    List list = {.shape = fact_table[entry->what].shape,
                 .label_of_tree =
                     entry->label != NULL && typed_is(TYPED_LABEL_OF_TREE, entry->label)};
    bool set = list.shape == &set_shape || list.shape == &cover_shape;
    bool read = entry->words != NULL || list_read_text(r, &list, entry->text);
    for (size_t i = 0; read && i < entry->count && entry->words != NULL; i++)
        read = list_add_word(r, &list, entry->words[i]);
    if (!read || (set && !resolve_set(r, &list)))
        return false;
    item->unread = list.unread;
    item->answer.refs = list.refs;
    item->answer.count = list.count;
    item->naming = list.by_value ? NAMED_BY_VALUE : list.by_path ? NAMED_BY_PATH : NAMED;
    return true;
}
