/* lookup_errors.c - why a word means no node, or which of several it may mean. */
#include "facts/called.h"

#include "base/utf8.h"
#include "facts/typed.h"

#include <string.h>

/* "7 is ambiguous: 7 of B (/0/1) or 7 of C (/1/0)?" */
static bool ask_which(const PlycutTrace *tree, const char *word, const Meaning *meaning,
                      PlycutError *error)
{
    char list[400];
    size_t length = 0;
    bool whole = true;
    for (uint32_t i = 0; whole && i < meaning->count && i < MEANINGS; i++, length = strlen(list)) {
        const PlycutTraceNode *node = &tree->nodes[meaning->nodes[i]];
        const char *between = i == 0 ? "" : i + 1 == meaning->count ? " or " : ", ";
        whole = tree->stored ? field_format(list + length, sizeof list - length, "%s%s (%s)",
                                            between, node->name, node->path)
                             : field_format(list + length, sizeof list - length, "%s%s", between,
                                            node->path);
    }
    if (whole && meaning->count > MEANINGS)
        field_format(list + length, sizeof list - length, ", or another of %u",
                     (unsigned)meaning->count);
    return plycut_fail(error, PLYCUT_E_INPUT, "%s is ambiguous: %s?%s%s", word, list,
                       tree->stored ? "" : " Write the path, such as ",
                       tree->stored ? "" : tree->nodes[meaning->nodes[0]].path);
}

/* The name of an inner node that is most similar to the word, or NULL. */
static const char *nearest_name(const PlycutTrace *tree, const char *word)
{
    enum { CANDIDATES = 1000 };
    const char *names[CANDIDATES];
    size_t count = 0;
    for (uint32_t i = 0; i < tree->node_count && count < CANDIDATES; i++)
        if (!tree->nodes[i].leaf)
            names[count++] = tree->nodes[i].name;
    return tree->stored ? plycut_nearest(word, PLYCUT_WORDS(names, count)) : NULL;
}

/* The first node that a move with this label leads to. */
static const PlycutTraceNode *labelled(const PlycutTrace *tree, const char *word)
{
    for (uint32_t i = 0; i < tree->node_count; i++)
        if (tree->nodes[i].label != NULL && strcmp(tree->nodes[i].label, word) == 0)
            return &tree->nodes[i];
    return NULL;
}

/* The error for "A-Q" if A is a node, but Q is not its child. */
static bool refuse_edge(const TreeIndex *index, const char *word, PlycutError *error)
{
    const char *dash;
    lookup_dashed(index, word, &dash);
    if (dash == NULL)
        return false;
    const char *after = dash + typed_at(TYPED_DASH, dash, NULL);
    const NameText above = name_bare(word, (size_t)(dash - word)),
                   below = name_bare(after, strlen(after));
    if (below.length == 0)
        return false;
    plycut_fail(error, PLYCUT_E_INPUT, "'%s' is not an edge: %.*s has no child '%.*s'", word,
                (int)above.length, above.text, (int)below.length, below.text);
    return true;
}

bool lookup_refuse(const TreeIndex *index, const char *word, const Meaning *meaning,
                   PlycutError *error)
{
    double value;
    const PlycutTrace *tree = &index->tree;
    const char *nearest = nearest_name(tree, word);
    const PlycutTraceNode *move = labelled(tree, word);
    if (meaning->count > 1)
        return ask_which(tree, word, meaning, error);
    if (word[0] != '/' && refuse_edge(index, word, error))
        return false;
    if (move != NULL)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "there is no node '%s': it is a move; write the node, such as %s", word,
                           move->name);
    if (typed_number(word, strlen(word), false, &value))
        return plycut_fail(error, PLYCUT_E_INPUT, "no leaf has the value %s", word);
    if (nearest != NULL)
        return plycut_fail(error, PLYCUT_E_INPUT, "there is no node '%s' (did you mean '%s'?)",
                           word, nearest);
    return plycut_fail(
        error, PLYCUT_E_INPUT,
        "there is no node '%s'; write a path such as %s, a name, or the value of a leaf", word,
        tree->nodes[tree->node_count - 1].path);
}
