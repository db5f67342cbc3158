/* Values behind a tree: "H = 3, I = 5", also with colons, with blanks alone, and a line each. */
#include "notation/leaf_values.h"
#include "notation/names.h"
#include "base/letter.h"

#include <inttypes.h>
#include <stdio.h>
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
bool leaf_values_stand(const Tokens *tokens, size_t behind)
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
    if (behind == 0 || !leaf_values_stand(tokens, behind))
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

/* ---- Names that the tree has not ------------------------------------------------------------- */

/* The word of the tree that a name may be meant as: in other letters, or nearly so. NULL: none. */
static const char *word_nearest(const Draft *draft, size_t end, Slice name)
{
    enum { WORDS = 200 };
    const char *words[WORDS];
    const char *meant = draft_text(draft, name);
    size_t count = 0;
    for (size_t i = 0; i < end && count < WORDS && meant != NULL; i++) {
        const Token *token = &draft->tokens->items[i];
        if (token->kind != TOKEN_WORD && token->kind != TOKEN_QUOTED)
            continue;
        const Slice says = token_says(draft->tokens, token);
        if ((words[count] = draft_text(draft, says)) == NULL)
            return NULL;
        if (spells(name.at, name.length, words[count]))
            return words[count];
        count++;
    }
    return meant != NULL ? plycut_nearest(meant, PLYCUT_WORDS(words, count)) : NULL;
}

static bool tree_has_name(const Tokens *tokens, size_t end, Slice name)
{
    for (size_t i = 0; i < end; i++) {
        const Slice says = token_says(tokens, &tokens->items[i]);
        if (token_is_atom(&tokens->items[i]) && says.length == name.length &&
            memcmp(says.at, name.at, name.length) == 0)
            return true;
    }
    return false;
}

/* Fail at a name: `names` are all that the tree has not, and `near` the word that the first may be meant as, or NULL. */
static bool no_such_leaf(const Draft *draft, const char *at, const char *names, const char *near)
{
    return text_fails(draft->tokens, at, "the tree has no leaf %s without a value%s%s%s", names,
                      near != NULL ? ": did you mean " : "", near != NULL ? near : "",
                      near != NULL ? "?" : "");
}

bool leaf_values_fail(const Draft *draft, size_t end)
{
    enum { SHOWN = 80 };
    const Tokens *tokens = draft->tokens;
    char names[2 * SHOWN] = "";
    size_t used = 0;
    for (size_t i = end; tokens->items[i].kind != TOKEN_END && used < SHOWN;
         i = past_value(tokens, value_at(tokens, i))) {
        const Slice name = token_says(tokens, &tokens->items[i]);
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%.*s", used > 0 ? ", " : "",
                                 (int)(name.length < SHOWN / 2 ? name.length : SHOWN / 2), name.at);
    }
    return no_such_leaf(draft, tokens->items[end].at, names,
                        word_nearest(draft, end, token_says(tokens, &tokens->items[end])));
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

/* The tree has no leaf of this name, or it has a value. */
static bool name_fails(const Draft *draft, const GraphNode *node)
{
    const size_t end = draft->tokens->count;
    const char *name = draft_text(draft, node->name);
    return name != NULL && no_such_leaf(draft, node->at, name,
                                        tree_has_name(draft->tokens, end, node->name)
                                            ? NULL
                                            : word_nearest(draft, end, node->name));
}

bool leaf_values_give(const LeafValues *values, Draft *draft, PlycutText *note)
{
    const Graph *names = &values->names;
    char says[64];
    if (names->node_count == 0)
        return true;
    bool *given = arena_take(&draft->tokens->arena, names->node_count * sizeof *given);
    if (given == NULL)
        return plycut_no_memory(draft->tokens->error);
    values_give(names, draft, given);
    for (uint32_t i = 0; i < names->node_count; i++)
        if (!given[i])
            return name_fails(draft, &names->nodes[i]);
    (void)snprintf(says, sizeof says, "%" PRIu32 " leaf value%s behind the tree", names->node_count,
                   names->node_count == 1 ? "" : "s");
    return draft_note(draft, note, says);
}
