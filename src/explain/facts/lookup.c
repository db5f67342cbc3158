/* Which node a word means, and what to ask if it may mean several. */
#include "facts/lookup_words.h"

#include "base/utf8.h"
#include "base/letter.h"
#include "base/same.h"
#include "facts/typed.h"

#include <string.h>

static void meaning_add(Meaning *meaning, uint32_t node)
{
    if (meaning->count < MEANINGS)
        meaning->nodes[meaning->count] = node;
    meaning->count++;
}

NameText name_bare(const char *text, size_t length)
{
    for (; length > 0 && text[length - 1] == ' '; length--)
        ;
    for (; length > 0 && *text == ' '; length--)
        text++;
    bool quoted = length > 1 && *text == '"' && text[length - 1] == '"';
    return quoted ? (NameText){text + 1, length - 2} : (NameText){text, length};
}

/* ---- What a node is called ------------------------------------------------------------------- */

static bool is_exactly(const char *name, NameText word)
{
    return strncmp(name, word.text, word.length) == 0 && name[word.length] == '\0';
}

static bool is_but_for_capitals(const char *name, NameText word)
{
    return spells(word.text, word.length, name);
}

typedef bool Same(const char *name, NameText word);

static bool has_value(const PlycutTraceNode *node, NameText word)
{
    double value;
    return node->leaf && typed_number(word.text, word.length, false, &value) &&
           same_number(node->value, value);
}

/* The nodes from `begin` to `end` that have this name or, for the children of a node, this move. */
static void add_called(const PlycutTrace *tree, uint32_t begin, uint32_t end, NameText word,
                       Same *same, bool moves, Meaning *meaning)
{
    for (uint32_t i = begin; i < end; i++) {
        const PlycutTraceNode *n = &tree->nodes[i];
        if (same(n->name, word) || (moves && n->label != NULL && same(n->label, word)))
            meaning_add(meaning, i);
    }
}

/* A node's children with this name, move or value. */
static Meaning below(const TreeIndex *index, uint32_t parent, NameText word)
{
    const PlycutTraceNode *above = &index->tree.nodes[parent];
    uint32_t begin = above->first_child, end = begin + above->child_count;
    Meaning meaning = {.count = 0};
    add_called(&index->tree, begin, end, word, is_exactly, true, &meaning);
    for (uint32_t i = begin; i < end; i++)
        if (has_value(&index->tree.nodes[i], word))
            meaning_add(&meaning, i);
    if (meaning.count == 0)
        add_called(&index->tree, begin, end, word, is_but_for_capitals, true, &meaning);
    return meaning;
}

uint32_t lookup_child(const TreeIndex *index, uint32_t parent, const char *word, size_t length)
{
    Meaning meaning = below(index, parent, name_bare(word, length));
    return meaning.count == 1 ? meaning.nodes[0] : PLYCUT_NO_NODE;
}

/* ---- In the whole tree ----------------------------------------------------------------------- */

static Meaning named(const TreeIndex *index, NameText word)
{
    const PlycutTraceNode *nodes = index->tree.nodes;
    uint32_t low = 0, high = index->tree.node_count;
    Meaning meaning = {.count = 0};
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const char *name = nodes[index->by_name[middle]].name;
        int order = strncmp(name, word.text, word.length);
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < index->tree.node_count && is_exactly(nodes[index->by_name[low]].name, word); low++)
        meaning_add(&meaning, index->by_name[low]);
    return meaning;
}

static Meaning valued(const TreeIndex *index, NameText word)
{
    double value;
    uint32_t count;
    Meaning meaning = {.count = 0};
    if (!typed_number(word.text, word.length, false, &value))
        return meaning;
    uint32_t first = index_leaves(index, value, &count);
    for (uint32_t i = 0; i < count; i++)
        meaning_add(&meaning, index->by_value[first + i]);
    return meaning;
}

static Meaning nodes_by_name(const TreeIndex *index, NameText word)
{
    Meaning meaning = named(index, word);
    if (meaning.count == 0)
        add_called(&index->tree, 0, index->tree.node_count, word, is_but_for_capitals, false,
                   &meaning);
    return meaning;
}

bool lookup_is_node(const TreeIndex *index, const char *word, size_t length)
{
    return nodes_by_name(index, name_bare(word, length)).count > 0;
}

/* ---- Edges ----------------------------------------------------------------------------------- */

/* The children that an edge split at this dash leads to; *parent: is the text before the dash a node? */
static Meaning cut_at(const TreeIndex *index, const char *word, const char *dash, bool *parent)
{
    const char *after = dash + typed_dash(dash);
    Meaning above = nodes_by_name(index, name_bare(word, (size_t)(dash - word))),
            found = {.count = 0};
    *parent = above.count > 0;
    for (uint32_t i = 0; i < above.count && i < MEANINGS; i++) {
        Meaning children = below(index, above.nodes[i], name_bare(after, strlen(after)));
        for (uint32_t k = 0; k < children.count && k < MEANINGS; k++)
            meaning_add(&found, children.nodes[k]);
    }
    return found;
}

Meaning lookup_edge(const TreeIndex *index, const char *word, const char **broken)
{
    Meaning found = {.count = 0};
    *broken = NULL;
    for (const char *at = word; *at != '\0' && found.count == 0; at++) {
        bool parent;
        if (at == word || typed_link(word, at) == 0)
            continue;
        found = cut_at(index, word, at, &parent);
        if (parent && *broken == NULL)
            *broken = at;
    }
    return found;
}

/* What follows "the node", "leaf" and the like, or NULL. */
static const char *past_kind(const char *word)
{
    static const char *const KINDS[] = {"the ",   "node ", "nodes ", "leaf ",    "leaves ",
                                        "child ", "edge ", "edges ", "subtree ", "subtrees "};
    size_t row;
    const size_t length =
        names_begin(word, PLYCUT_WORDS(KINDS, sizeof KINDS / sizeof *KINDS), &row);
    return length > 0 ? word + length + strspn(word + length, " ") : NULL;
}

static Meaning lookup_plain(const TreeIndex *index, const char *word, uint32_t near)
{
    NameText piece = {word, strlen(word)};
    Meaning meaning = {.count = 0};
    const char *broken;
    if (word[0] == '/') {
        uint32_t node = plycut_trace_find(&index->tree, word);
        if (node != PLYCUT_NO_NODE)
            meaning_add(&meaning, node);
        return meaning;
    }
    Meaning names = named(index, piece);
    if (names.count == 0) {
        piece = name_bare(word, strlen(word));
        names = named(index, piece);
    }
    if (names.count != 1 && near != PLYCUT_NO_NODE)
        meaning = below(index, near, piece);
    if (meaning.count == 0)
        meaning = names;
    if (meaning.count == 0)
        meaning = valued(index, piece);
    if (meaning.count == 0)
        add_called(&index->tree, 0, index->tree.node_count, piece, is_but_for_capitals, false,
                   &meaning);
    return meaning.count > 0 ? meaning : lookup_edge(index, word, &broken);
}

Meaning lookup(const TreeIndex *index, const char *word, uint32_t near)
{
    Meaning meaning = lookup_plain(index, word, near);
    while (meaning.count == 0 && (word = past_kind(word)) != NULL)
        meaning = lookup_plain(index, word, near);
    return meaning;
}
