/* What a node is called: its name, the move to it, its value. */
#include "facts/called.h"

#include "base/letter.h"
#include "base/same.h"
#include "base/utf8.h"
#include "facts/typed.h"

#include <string.h>

void meaning_add(Meaning *meaning, uint32_t node)
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
    bool quoted = length > 1 && strchr("\"'*", *text) != NULL && text[length - 1] == *text;
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

Meaning called_below(const TreeIndex *index, uint32_t parent, NameText word)
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
    Meaning meaning = called_below(index, parent, name_bare(word, length));
    return meaning.count == 1 ? meaning.nodes[0] : PLYCUT_NO_NODE;
}

/* ---- In the whole tree ----------------------------------------------------------------------- */

Meaning called_exactly(const TreeIndex *index, NameText word)
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

Meaning called_inner(const TreeIndex *index, NameText word)
{
    Meaning meaning = {.count = 0};
    for (uint32_t i = 0; i < index->tree.node_count; i++)
        if (!index->tree.nodes[i].leaf && is_exactly(index->tree.nodes[i].name, word))
            meaning_add(&meaning, i);
    return meaning;
}

Meaning called_by_value(const TreeIndex *index, NameText word)
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

Meaning called_roughly(const TreeIndex *index, NameText word)
{
    Meaning meaning = {.count = 0};
    add_called(&index->tree, 0, index->tree.node_count, word, is_but_for_capitals, false, &meaning);
    return meaning;
}

Meaning called(const TreeIndex *index, NameText word)
{
    const Meaning meaning = called_exactly(index, word);
    return meaning.count > 0 ? meaning : called_roughly(index, word);
}

bool lookup_is_node(const TreeIndex *index, const char *word, size_t length)
{
    return called(index, name_bare(word, length)).count > 0;
}

size_t lookup_name_at(const TreeIndex *index, const char *text)
{
    enum { LONGEST = 64 };
    size_t longest = 0;
    for (size_t length = 1; length <= LONGEST && text[length - 1] != '\0'; length++)
        if (ends_word(text[length]) && !utf8_continues(text[length]) &&
            called_exactly(index, (NameText){text, length}).count > 0)
            longest = length;
    return longest;
}
