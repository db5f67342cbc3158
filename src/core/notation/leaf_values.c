/* Values behind a tree: "H = 3, I = 5", also with colons, with blanks alone, and a line each. */
#include "notation/leaf_values.h"
#include "notation/names.h"

#include <inttypes.h>
#include <string.h>

/* ---- What they are --------------------------------------------------------------------------- */

/* Does a tree open here: at the beginning, behind its name, its player or the sign of a definition? Edges have brackets, too. */
static bool opens_tree(const Tokens *tokens, size_t open)
{
    const Token *bracket = &tokens->items[open];
    return bracket->kind == TOKEN_OPEN &&
           (open == 0 || bracket->glued || bracket[-1].kind == TOKEN_EQUALS ||
            player_of_token(bracket - 1) != DRAFT_UNSAID);
}

/* The first token behind the brackets that the text begins with, and behind a separator; 0: it begins with no tree in brackets. */
static size_t behind_tree(const Tokens *tokens)
{
    size_t open = 0;
    while (token_is_atom(&tokens->items[open]) || tokens->items[open].kind == TOKEN_EQUALS ||
           tokens->items[open].kind == TOKEN_COLON)
        open++;
    if (!opens_tree(tokens, open))
        return 0;
    const size_t behind = token_behind(tokens, open);
    return behind + token_separates(&tokens->items[behind]);
}

/* A name and its number: the token of the number, or 0. */
static size_t value_at(const Tokens *tokens, size_t index)
{
    const Token *items = tokens->items;
    const bool named = items[index].kind == TOKEN_WORD || items[index].kind == TOKEN_QUOTED;
    if (!named)
        return 0;
    const size_t number =
        index + 1 + (items[index + 1].kind == TOKEN_EQUALS || items[index + 1].kind == TOKEN_COLON);
    return items[number].kind == TOKEN_NUMBER ? number : 0;
}

static size_t past_value(const Tokens *tokens, size_t number)
{
    return number + 1 + token_separates(&tokens->items[number + 1]);
}

/* Is nothing behind the tree but values? */
static bool are_values(const Tokens *tokens, size_t behind)
{
    size_t i = behind, number = behind;
    while (tokens->items[i].kind != TOKEN_END && (number = value_at(tokens, i)) != 0)
        i = past_value(tokens, number);
    return number != 0 && i > behind;
}

/* ---- Taking ---------------------------------------------------------------------------------- */

static bool names_add(Graph *names, size_t behind)
{
    const Tokens *tokens = names->tokens;
    for (size_t i = behind; tokens->items[i].kind != TOKEN_END;
         i = past_value(tokens, value_at(tokens, i)))
        if (graph_node(names, token_says(tokens, &tokens->items[i]), tokens->items[i].at) ==
            GRAPH_NONE)
            return false;
    return true;
}

/* Is one of the names in the tree? */
static bool tree_has_one(const Graph *names, size_t behind)
{
    const Tokens *tokens = names->tokens;
    for (size_t i = 0; i < behind; i++)
        if (token_is_atom(&tokens->items[i]) &&
            graph_find(names, token_says(tokens, &tokens->items[i])) != GRAPH_NONE)
            return true;
    return false;
}

static bool leaf_value_read(Graph *names, const Token *name, const Token *token)
{
    const Tokens *tokens = names->tokens;
    LexemeNumber number;
    if (token_number(token, &number))
        return text_fails(tokens, token->at, "a leaf's value is no percentage");
    if (number.fault != NULL)
        return text_fails(tokens, token->at, "%.*s is %s", (int)token->length, token->at,
                          number.fault);
    return graph_value(names, graph_find(names, token_says(tokens, name)), number.value + 0.0,
                       name->at);
}

static bool values_read(Graph *names, size_t behind)
{
    const Token *items = names->tokens->items;
    for (size_t i = behind; items[i].kind != TOKEN_END;) {
        const size_t number = value_at(names->tokens, i);
        if (!leaf_value_read(names, &items[i], &items[number]))
            return false;
        i = past_value(names->tokens, number);
    }
    return true;
}

void leaf_values_free(LeafValues *values)
{
    graph_free(&values->names);
}

bool leaf_values_take(Tokens *tokens, LeafValues *values)
{
    const size_t behind = behind_tree(tokens);
    graph_begin(&values->names, tokens);
    if (behind == 0 || !are_values(tokens, behind))
        return true;
    if (!names_add(&values->names, behind))
        return false;
    if (!tree_has_one(&values->names, behind)) {
        graph_free(&values->names);
        graph_begin(&values->names, tokens);
        return true;
    }
    if (!values_read(&values->names, behind))
        return false;
    tokens->items[behind] = tokens->items[tokens->count - 1];
    tokens->count = behind + 1;
    return true;
}

/* ---- Giving ---------------------------------------------------------------------------------- */

/* given: of each name, whether a leaf has its value. */
static void values_give(const Graph *names, Draft *draft, bool *given)
{
    for (uint32_t n = 0; n < draft->count; n++) {
        DraftNode *node = &draft->nodes[n];
        if (node->kind != DRAFT_UNKNOWN)
            continue;
        const uint32_t name = graph_find(names, (Slice){node->unknown, strlen(node->unknown)});
        if (name == GRAPH_NONE)
            continue;
        node->name = node->name != NULL ? node->name : node->unknown;
        draft_number(draft, n, names->nodes[name].value);
        given[name] = true;
    }
}

bool leaf_values_give(const LeafValues *values, Draft *draft, PlycutText *note)
{
    const Graph *names = &values->names;
    PlycutOut out;
    if (names->node_count == 0)
        return true;
    bool *given = arena_take(&draft->tokens->arena, names->node_count * sizeof *given);
    if (given == NULL)
        return plycut_no_memory(draft->tokens->error);
    values_give(names, draft, given);
    for (uint32_t i = 0; i < names->node_count; i++)
        if (!given[i])
            return text_fails(draft->tokens, names->nodes[i].at,
                              "the tree has no leaf %.*s without a value",
                              (int)names->nodes[i].name.length, names->nodes[i].name.at);
    plycut_out_init(&out, plycut_text_write, note);
    plycut_out_format(&out, "%s%" PRIu32 " leaf value%s behind the tree",
                      note->length > 0 ? "; " : "", names->node_count,
                      names->node_count == 1 ? "" : "s");
    return plycut_out_flush(&out) || plycut_no_memory(draft->tokens->error);
}
