/* The nodes that answers mean: by path, by name, as an edge, by the move that leads there, as a
 * leaf's value; and the question asked back where a word may mean several. */
#include "base/same.h"
#include "grade/response.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Numbers ----------------------------------------------------------------------------- */

/* Past a sign as people type it: "-", "+", U+2212. */
static const char *past_sign(const char *word, double *sign)
{
    *sign = 1;
    if (strncmp(word, "\xe2\x88\x92", 3) == 0 || *word == '-') {
        *sign = -1;
        return word + (*word == '-' ? 1 : 3);
    }
    return word + (*word == '+');
}

static bool is_infinity(const char *word)
{
    static const char *const WORDS[] = {"inf", "Inf", "INF", "infinity", "oo", "\xe2\x88\x9e"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(word, WORDS[i]) == 0)
            return true;
    return false;
}

bool response_number(const char *word, bool infinite, double *value)
{
    double sign;
    const char *digits = past_sign(word, &sign);
    bool number = *digits >= '0' && *digits <= '9' &&
                  plycut_number_parse(digits, strlen(digits), false, value);
    if (!number && infinite && is_infinity(digits)) {
        *value = INFINITY;
        number = true;
    }
    if (number)
        *value = sign * *value + 0.0; /* minus zero is zero */
    return number;
}

/* ---- One node ---------------------------------------------------------------------------- */

enum { ASKED = 5 }; /* so many candidates are named where a word is ambiguous */

/* "7 is ambiguous: 7 of B (/0/1) or 7 of C (/1/0)?" */
static bool ask_back(Items *items, const char *word, const uint32_t *leaves, uint32_t count,
                     Spot spot)
{
    char text[400];
    Brief brief = brief_begin(text, sizeof text);
    for (uint32_t i = 0; i < count && i < ASKED; i++) {
        const PlycutTraceNode *leaf = &items->roster->tree.nodes[leaves[i]];
        brief_text(&brief, i == 0 ? "" : i + 1 == count ? " or " : ", ");
        if (items->roster->tree.stored) {
            brief_text(&brief, leaf->name);
            brief_text(&brief, " (");
        }
        brief_text(&brief, leaf->path);
        brief_text(&brief, items->roster->tree.stored ? ")" : "");
    }
    if (count > ASKED) {
        brief_text(&brief, " or another of ");
        brief_count(&brief, count);
    }
    bool stored = items->roster->tree.stored;
    return responses_fail_by(items->from, REASON_AMBIGUOUS, spot, "%s is ambiguous: %s?%s%s", word,
                             text, stored ? "" : " Write the path, such as ",
                             stored ? "" : items->roster->tree.nodes[leaves[0]].path);
}

/* Keep the leaves that are children of `near`. */
static uint32_t children_among(const Items *items, const uint32_t *leaves, uint32_t count,
                               uint32_t near, uint32_t *first)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < count; i++)
        if (items->roster->tree.nodes[leaves[i]].parent == near && found++ == 0)
            *first = leaves[i];
    return found;
}

static bool find_value(Items *items, const char *word, double value, uint32_t near, Spot spot,
                       uint32_t *node)
{
    uint32_t count, first = roster_leaves(items->roster, value, &count);
    const uint32_t *leaves = items->roster->by_value + first;
    if (near != PLYCUT_NO_NODE && children_among(items, leaves, count, near, node) == 1)
        return true;
    if (count == 0)
        return responses_fail(items->from, spot, "no leaf has the value %s", word);
    *node = leaves[0];
    return count == 1 || ask_back(items, word, leaves, count, spot);
}

/* Does this move lead to a node: the label of its edge, in a generated game its name? */
static bool is_move_to(const PlycutTrace *tree, uint32_t node, const char *word)
{
    const PlycutTraceNode *n = &tree->nodes[node];
    const char *move = tree->stored ? n->label : n->name;
    return move != NULL && strcmp(move, word) == 0;
}

/* The one child that a move leads to, or PLYCUT_NO_NODE. A child that has the word for its value is
 * another meaning of it. */
static uint32_t child_by_move(const Items *items, uint32_t parent, const char *word)
{
    const PlycutTrace *tree = &items->roster->tree;
    uint32_t found = PLYCUT_NO_NODE, count = 0;
    double value;
    bool number = response_number(word, false, &value);
    const PlycutTraceNode *above = parent == PLYCUT_NO_NODE ? NULL : &tree->nodes[parent];
    for (uint32_t i = 0; above != NULL && i < above->child_count; i++) {
        uint32_t child = above->first_child + i;
        const PlycutTraceNode *n = &tree->nodes[child];
        bool move = is_move_to(tree, child, word);
        if (!move && !(number && n->leaf && same_number(n->value, value)))
            continue;
        found = move ? child : PLYCUT_NO_NODE;
        count++;
    }
    return count == 1 ? found : PLYCUT_NO_NODE;
}

/* Is this node called by the word, and its parent (unless NULL) by the other? */
static bool is_called(const PlycutTrace *tree, uint32_t node, const char *above, const char *word)
{
    uint32_t parent = tree->nodes[node].parent;
    return is_move_to(tree, node, word) &&
           (above == NULL || (parent != PLYCUT_NO_NODE && is_move_to(tree, parent, above)));
}

/* The nodes that edges of this label lead to: how many, and the first of them, the root's children
 * at their head. With `above`, after a move of that label. */
static uint32_t labelled(const Items *items, const char *above, const char *word,
                         uint32_t first[ASKED])
{
    const PlycutTrace *tree = &items->roster->tree;
    uint32_t count = 0;
    for (int below = 0; below < 2; below++)
        for (uint32_t i = 1; i < tree->node_count; i++)
            if ((tree->nodes[i].parent != 0) == below && is_called(tree, i, above, word) &&
                count++ < ASKED)
                first[count - 1] = i;
    return count;
}

bool items_labelled(const Items *items, const char *word)
{
    uint32_t first[ASKED];
    return labelled(items, NULL, word, first) > 0;
}

/* By path or name alone. */
static uint32_t find_plain(const Items *items, const char *word)
{
    return word[0] == '/' ? plycut_trace_find(&items->roster->tree, word)
                          : roster_named(items->roster, word);
}

/* The one node among these whose name, or the move to it, is the word but for capitals. */
static uint32_t find_among(const PlycutTrace *tree, uint32_t begin, uint32_t end, const char *word)
{
    uint32_t found = PLYCUT_NO_NODE;
    for (uint32_t i = begin; i < end; i++) {
        const PlycutTraceNode *n = &tree->nodes[i];
        if (!words_alike(n->name, word) && (n->label == NULL || !words_alike(n->label, word)))
            continue;
        if (found != PLYCUT_NO_NODE)
            return PLYCUT_NO_NODE;
        found = i;
    }
    return found;
}

/* The same below a node, else in the whole tree. */
static uint32_t find_by_letters(const Items *items, const char *word, uint32_t near)
{
    const PlycutTrace *tree = &items->roster->tree;
    const PlycutTraceNode *above = near != PLYCUT_NO_NODE ? &tree->nodes[near] : NULL;
    uint32_t found = above == NULL ? PLYCUT_NO_NODE
                                   : find_among(tree, above->first_child,
                                                above->first_child + above->child_count, word);
    return found != PLYCUT_NO_NODE ? found : find_among(tree, 0, tree->node_count, word);
}

/* The first sign of an edge, "-", "->" or an arrow, from here on, or NULL; *length: of it. */
static const char *edge_sign(const char *text, size_t *length)
{
    for (; *text != '\0'; text++) {
        *length = words_arrow_length(text);
        if (*length == 0 && *text == '-')
            *length = 1;
        if (*length > 0)
            return text;
    }
    return NULL;
}

/* A sign's two sides. */
static const char *edge_above(Items *items, const char *word, const char *sign)
{
    return words_trimmed(items->from, word, (size_t)(sign - word));
}

static const char *edge_below(const char *sign, size_t length)
{
    return sign + length + strspn(sign + length, " \t");
}

/* An edge "A-B": the child. Names may hold dashes, so that each is tried. */
static bool find_edge(Items *items, const char *word, Spot spot, uint32_t *node, bool *is_edge)
{
    size_t length;
    const char *sign = edge_sign(word, &length);
    *is_edge = false;
    for (; sign != NULL && !*is_edge; sign = edge_sign(sign + length, &length)) {
        const char *above = edge_above(items, word, sign);
        const char *below = edge_below(sign, length);
        uint32_t parent = above == NULL ? PLYCUT_NO_NODE : find_plain(items, above);
        if (above == NULL)
            return false;
        if (parent == PLYCUT_NO_NODE)
            parent = find_by_letters(items, above, PLYCUT_NO_NODE);
        if (parent == PLYCUT_NO_NODE || *below == '\0')
            continue;
        *is_edge = true;
        if (!items_node(items, below, parent, spot, node))
            return false;
        if (items->roster->tree.nodes[*node].parent != parent)
            return responses_fail(items->from, spot, "'%s' is no edge: %s is no child of %s", word,
                                  below, above);
    }
    return true;
}

/* An edge by two moves, one after the other: "f3-f4". */
static bool find_moves(Items *items, const char *word, Spot spot, uint32_t *node, bool *found)
{
    uint32_t first[ASKED];
    size_t length;
    *found = false;
    for (const char *sign = edge_sign(word, &length); sign != NULL && !*found;
         sign = edge_sign(sign + length, &length)) {
        const char *above = edge_above(items, word, sign);
        if (above == NULL)
            return false;
        uint32_t count = labelled(items, above, edge_below(sign, length), first);
        *found = count > 0;
        *node = *found ? first[0] : PLYCUT_NO_NODE;
        if (count > 1)
            return ask_back(items, word, first, count, spot);
    }
    return true;
}

static bool no_such_node(Items *items, const char *word, Spot spot)
{
    enum { CANDIDATES = 1000 };
    const PlycutTrace *tree = &items->roster->tree;
    const char *names[CANDIDATES];
    size_t count = 0;
    for (uint32_t i = 0; i < tree->node_count && count < CANDIDATES; i++)
        if (!tree->nodes[i].leaf)
            names[count++] = tree->nodes[i].name;
    const char *nearest = tree->stored ? plycut_nearest(word, names, count) : NULL;
    if (nearest != NULL)
        return responses_fail(items->from, spot, "there is no node '%s' (did you mean '%s'?)", word,
                              nearest);
    return responses_fail(items->from, spot,
                          "there is no node '%s' (a path such as /0/2, a name, or a leaf's value)",
                          word);
}

uint32_t items_called(const Items *items, const char *word, uint32_t near)
{
    double value;
    uint32_t first[ASKED], count, node = find_plain(items, word);
    if (node == PLYCUT_NO_NODE)
        node = child_by_move(items, near, word);
    if (node != PLYCUT_NO_NODE)
        return node;
    if (response_number(word, false, &value)) {
        uint32_t begin = roster_leaves(items->roster, value, &count);
        const uint32_t *leaves = items->roster->by_value + begin;
        if (children_among(items, leaves, count, near, &node) == 1)
            return node;
        return count == 1 ? leaves[0] : PLYCUT_NO_NODE;
    }
    count = labelled(items, NULL, word, first);
    return count == 0 ? find_by_letters(items, word, near) : count == 1 ? first[0] : PLYCUT_NO_NODE;
}

bool items_node(Items *items, const char *word, uint32_t near, Spot spot, uint32_t *node)
{
    double value;
    bool is_edge, are_moves;
    uint32_t leaves = 0, first[ASKED];
    *node = find_plain(items, word);
    if (*node == PLYCUT_NO_NODE)
        *node = child_by_move(items, near, word);
    if (*node != PLYCUT_NO_NODE)
        return true;
    bool number = response_number(word, false, &value);
    if (number)
        roster_leaves(items->roster, value, &leaves);
    uint32_t count = leaves > 0 ? 0 : labelled(items, NULL, word, first);
    if (count > 0) {
        *node = first[0];
        return count == 1 || ask_back(items, word, first, count, spot);
    }
    if (number)
        return find_value(items, word, value, near, spot, node);
    *node = find_by_letters(items, word, near);
    if (*node != PLYCUT_NO_NODE)
        return true;
    if (!find_edge(items, word, spot, node, &is_edge))
        return false;
    if (is_edge)
        return true;
    if (!find_moves(items, word, spot, node, &are_moves))
        return false;
    return are_moves || no_such_node(items, word, spot);
}

/* ---- Lists ------------------------------------------------------------------------------- */

/* How often, up to here and in all, is this value written? */
static void count_mentions(const Entry *entry, size_t at, double value, uint32_t *before,
                           uint32_t *all)
{
    *before = *all = 0;
    for (size_t i = 0; i < entry->count; i++) {
        double other;
        if (response_number(entry->words[i], false, &other) && same_number(other, value)) {
            *before += i < at;
            ++*all;
        }
    }
}

/* A value in a set: mentioned as often as there are leaves of it, it means all of them. */
static bool set_value(Items *items, const Entry *entry, size_t at, double value, uint32_t *node,
                      bool *found)
{
    uint32_t before, all, count, first = roster_leaves(items->roster, value, &count);
    count_mentions(entry, at, value, &before, &all);
    *found = count > 1 && all == count;
    if (*found)
        *node = items->roster->by_value[first + before];
    return true;
}

/* In order a value may stay one, where several leaves have it. */
static bool order_value(Items *items, double value, Ref *ref, bool *found)
{
    uint32_t count;
    roster_leaves(items->roster, value, &count);
    *found = count > 1;
    *ref = (Ref){PLYCUT_NO_NODE, value};
    return true;
}

static bool list_word(Items *items, const Entry *entry, size_t at, ListUse use, Item *item)
{
    const char *word = entry->words[at];
    double value;
    bool found = false;
    Ref *ref = &item->refs[at];
    uint32_t near = use == LIST_LINE ? (at == 0 ? 0 : item->refs[at - 1].node) : PLYCUT_NO_NODE;
    *ref = (Ref){PLYCUT_NO_NODE, NAN};
    bool bare = find_plain(items, word) == PLYCUT_NO_NODE && response_number(word, false, &value);
    item->by_value |= bare;
    item->by_path |= word[0] == '/';
    if (bare && use == LIST_SET && !set_value(items, entry, at, value, &ref->node, &found))
        return false;
    if (bare && use == LIST_ORDER && !order_value(items, value, ref, &found))
        return false;
    if (!found && !items_node(items, word, near, entry->spot, &ref->node))
        return false;
    if (ref->node != PLYCUT_NO_NODE)
        ref->value = items->roster->tree.nodes[ref->node].value;
    return true;
}

bool items_list(Items *items, const Entry *entry, ListUse use, Item *item)
{
    item->refs = arena_take(&items->from->arena, (entry->count + 1) * sizeof *item->refs);
    if (item->refs == NULL)
        return responses_no_memory(items->from);
    for (item->count = 0; item->count < entry->count; item->count++)
        if (!list_word(items, entry, item->count, use, item))
            return false;
    return true;
}
