/* A tree as a text gives it. */
#include "notation/draft.h"

#include <stdlib.h>
#include <string.h>

uint32_t draft_add(Draft *draft, uint32_t parent, const char *at)
{
    const int ply = parent == DRAFT_NONE ? 0 : draft->nodes[parent].ply + 1;
    if (ply > DRAFT_PLY_MOST) {
        text_fails(draft->tokens, at, "a tree is at most %d plies deep, and this node lies deeper",
                   DRAFT_PLY_MOST);
        return DRAFT_NONE;
    }
    if (!PLYCUT_ROOM(draft->nodes, draft->room, draft->count, 1)) {
        plycut_no_memory(draft->tokens->error);
        return DRAFT_NONE;
    }
    const uint32_t node = draft->count++;
    draft->nodes[node] = (DraftNode){.at = at,
                                     .first = DRAFT_NONE,
                                     .last = DRAFT_NONE,
                                     .next = DRAFT_NONE,
                                     .ply = (uint16_t)ply,
                                     .kind = DRAFT_LEAF};
    if (parent == DRAFT_NONE)
        return node;
    DraftNode *above = &draft->nodes[parent];
    if (above->first == DRAFT_NONE)
        above->first = node;
    else
        draft->nodes[above->last].next = node;
    above->last = node;
    above->kind = DRAFT_INNER;
    return node;
}

const char *draft_text(const Draft *draft, Slice slice)
{
    const char *copy = arena_text(&draft->tokens->arena, slice.at, slice.length);
    if (copy == NULL)
        plycut_no_memory(draft->tokens->error);
    return copy;
}

bool draft_note(const Draft *draft, PlycutText *note, const char *says)
{
    plycut_text_write(note, "; ", note->length > 0 ? 2 : 0);
    plycut_text_write(note, says, strlen(says));
    return !note->failed || plycut_no_memory(draft->tokens->error);
}

void draft_number(Draft *draft, uint32_t node, double value)
{
    draft->nodes[node].kind = DRAFT_LEAF;
    draft->nodes[node].value = value;
}

bool draft_unknown(Draft *draft, uint32_t node, Slice name)
{
    LexemeNumber number; /* fractions and infinite ones are texts in a tree file, too */
    const bool whole =
        name.length > 0 &&
        lexeme_number(name.at, name.at + name.length, LEXEME_ALL, &number) == name.length &&
        (number.kind == LEXEME_WHOLE || number.kind == LEXEME_DECIMAL) && number.fault == NULL;
    if (whole) {
        draft_number(draft, node, number.value + 0.0);
        draft->texts_valued = true;
        return true;
    }
    draft->nodes[node].kind = DRAFT_UNKNOWN;
    return (draft->nodes[node].unknown = draft_text(draft, name)) != NULL;
}

bool draft_name(Draft *draft, uint32_t node, Slice name)
{
    return (draft->nodes[node].name = draft_text(draft, name)) != NULL;
}

bool draft_move(Draft *draft, uint32_t node, Slice move)
{
    return (draft->nodes[node].move = draft_text(draft, move)) != NULL;
}

void draft_label_name(Draft *draft, uint32_t node)
{
    DraftNode *labelled = &draft->nodes[node];
    if (labelled->name != NULL || labelled->kind == DRAFT_UNKNOWN)
        return;
    labelled->name = labelled->move;
    labelled->move = NULL;
}

void draft_free(Draft *draft)
{
    free(draft->nodes);
}

/* ---- As JSON --------------------------------------------------------------------------------- */

static void draft_children_write(const Draft *draft, const DraftNode *node, PlycutJson *json)
{
    plycut_json_open(json, '[');
    for (uint32_t i = node->first; i != DRAFT_NONE; i = draft->nodes[i].next)
        draft_write(draft, i, json);
    plycut_json_close(json);
}

static void draft_value_write(const DraftNode *node, PlycutJson *json)
{
    if (node->kind == DRAFT_UNKNOWN)
        plycut_json_string(json, node->unknown);
    else
        plycut_json_value(json, node->value);
}

static void optional_write(PlycutJson *json, const char *key, const char *text)
{
    if (text != NULL)
        plycut_json_key_string(json, key, text);
}

static void draft_object_write(const Draft *draft, const DraftNode *node, PlycutJson *json)
{
    static const char *const PLAYERS[] = {
        [DRAFT_MAX] = "max", [DRAFT_MIN] = "min", [DRAFT_CHANCE] = "chance"};
    plycut_json_open(json, '{');
    optional_write(json, "name", node->name);
    optional_write(json, "player", PLAYERS[node->player]);
    optional_write(json, "move", node->move);
    optional_write(json, "probability", node->probability);
    if (node->probability == NULL && node->share > 0)
        plycut_json_key_number(json, "probability", node->share);
    if (node->has_static)
        plycut_json_key_number(json, "static", node->value);
    plycut_json_key(json, node->kind == DRAFT_INNER ? "children" : "value");
    if (node->kind == DRAFT_INNER)
        draft_children_write(draft, node, json);
    else
        draft_value_write(node, json);
    plycut_json_close(json);
}

void draft_write(const Draft *draft, uint32_t index, PlycutJson *json)
{
    const DraftNode *node = &draft->nodes[index];
    if (node->name != NULL || node->player != DRAFT_UNSAID || node->move != NULL ||
        node->probability != NULL || node->share > 0 || node->has_static)
        draft_object_write(draft, node, json);
    else if (node->kind == DRAFT_INNER)
        draft_children_write(draft, node, json);
    else
        draft_value_write(node, json);
}

/* ---- Places ---------------------------------------------------------------------------------- */

const char *draft_place(const Draft *draft, const char *path)
{
    uint32_t node = 0;
    for (; *path != '\0'; path++) {
        if (*path != '[')
            continue;
        uint32_t child = draft->nodes[node].first;
        for (long i = strtol(path + 1, NULL, 10); i > 0 && child != DRAFT_NONE; i--)
            child = draft->nodes[child].next;
        if (child == DRAFT_NONE)
            break;
        node = child;
    }
    return draft->nodes[node].at;
}
