/* Values that a text gives for inner nodes. */
#include "notation/published.h"
#include "base/same.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool published_value(PublishedValues *published, Draft *draft, uint32_t node, double value)
{
    if (!draft->nodes[node].has_static)
        draft_number(draft, node, value);
    if (!PLYCUT_ROOM(published->items, published->room, published->count, 1))
        return plycut_no_memory(draft->tokens->error);
    published->items[published->count++] = (PublishedValue){node, value};
    return true;
}

/* Take the last one away if it is of this node. Returns whether it was. */
static bool published_take(PublishedValues *published, uint32_t node)
{
    const bool taken = published->count > 0 && published->items[published->count - 1].node == node;
    published->count -= taken;
    return taken;
}

bool published_leaf(PublishedValues *published, Draft *draft, uint32_t node, const char *at)
{
    DraftNode *leaf = &draft->nodes[node];
    const bool valued = published_take(published, node);
    leaf->player = DRAFT_UNSAID;
    if (leaf->has_static && !valued && leaf->kind != DRAFT_UNKNOWN) {
        leaf->has_static = false; /* the evaluation of a leaf is its value */
        return true;
    }
    if (valued || leaf->kind == DRAFT_UNKNOWN)
        return true;
    if (leaf->name == NULL)
        return text_fails(draft->tokens, at, "a node has a value or children");
    double number;
    if (lexeme_is_number(leaf->name, leaf->name + strlen(leaf->name), LEXEME_ALL, &number))
        return text_fails(draft->tokens, at,
                          "a leaf has the name %s and no value: if %s is its value, write %s alone",
                          leaf->name, leaf->name, leaf->name);
    leaf->kind = DRAFT_UNKNOWN;
    leaf->unknown = leaf->name;
    leaf->name = NULL;
    return true;
}

/* Minimax; NAN: a value below is unknown, or a chance node is on the way. */
static double minimax_of(const Draft *draft, uint32_t index, bool max)
{
    const DraftNode *node = &draft->nodes[index];
    if (node->kind != DRAFT_INNER)
        return node->kind == DRAFT_LEAF ? node->value : NAN;
    if (node->player == DRAFT_CHANCE)
        return NAN;
    max = node->player == DRAFT_UNSAID ? max : node->player == DRAFT_MAX;
    double best = max ? -INFINITY : INFINITY;
    for (uint32_t i = node->first; i != DRAFT_NONE; i = draft->nodes[i].next) {
        const double value = minimax_of(draft, i, !max);
        if (isnan(value))
            return NAN;
        best = max ? fmax(best, value) : fmin(best, value);
    }
    return best;
}

/* Whose turn is it at a node where nothing is said? The players alternate above it. */
static bool turn_is_max(const Draft *draft, const uint32_t *parents, uint32_t node)
{
    bool turned = false;
    for (; node != 0; node = parents[node]) {
        if (draft->nodes[node].player != DRAFT_UNSAID)
            break;
        turned = !turned;
    }
    const uint8_t player = draft->nodes[node].player;
    return (player != DRAFT_MIN) != turned;
}

/* Compare all of them: how many differ, and the first that does. */
static size_t published_compare(const PublishedValues *published, const Draft *draft,
                                const uint32_t *parents, size_t *compared, PublishedValue *first)
{
    size_t differ = 0;
    for (size_t i = 0; i < published->count; i++) {
        const PublishedValue *said = &published->items[i];
        const double value = minimax_of(draft, said->node, turn_is_max(draft, parents, said->node));
        if (isnan(value))
            continue;
        ++*compared;
        if (nearly_same(value, said->value))
            continue;
        *first = differ++ == 0 ? *said : *first;
    }
    return differ;
}

bool published_say(const PublishedValues *published, const Draft *draft, bool goes_on,
                   PlycutOut *out)
{
    uint32_t *parents = calloc(draft->count, sizeof *parents);
    size_t compared = 0;
    PublishedValue first = {0};
    if (parents == NULL)
        return plycut_no_memory(draft->tokens->error);
    for (uint32_t i = 0; i < draft->count; i++)
        for (uint32_t k = draft->nodes[i].first; k != DRAFT_NONE; k = draft->nodes[k].next)
            parents[k] = i;
    const size_t differ = published_compare(published, draft, parents, &compared, &first);
    free(parents);
    if (compared > 0)
        plycut_out_format(out, "%s%zu of %zu inner value%s %s from minimax", goes_on ? "; " : "",
                          differ, compared, compared == 1 ? "" : "s",
                          differ == 1 ? "differs" : "differ");
    if (differ > 0) {
        const char *name = draft->nodes[first.node].name;
        plycut_out_text(out, ": ");
        plycut_out_text(out, name != NULL ? name : "a node");
        plycut_out_text(out, " has ");
        plycut_out_number(out, first.value);
    }
    return true;
}
