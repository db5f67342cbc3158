/* Keys of dictionaries. */
#include "notation/keys.h"
#include "notation/graph.h"

bool is_key(const Tokens *tokens, size_t index)
{
    const Token *token = &tokens->items[index];
    return token_is_atom(token) && (token[1].kind == TOKEN_COLON || token[1].kind == TOKEN_EQUALS);
}

bool is_dictionary_open(const Tokens *tokens, size_t index)
{
    const Token *token = &tokens->items[index];
    return token->kind == TOKEN_OPEN &&
           (token->bracket == '{' || (token->bracket == '(' && index > 0 && token->glued &&
                                      token_spells(token - 1, "dict")));
}

/* Each name is noted with the dictionary that had it last; dictionaries come one after the other. */
static bool dictionary_keys_check(Graph *names, size_t open)
{
    Tokens *tokens = names->tokens;
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i)) {
        const Token *key = &tokens->items[i];
        if (!is_key(tokens, i))
            continue;
        const uint32_t name = graph_node(names, token_says(tokens, key), key->at);
        if (name == GRAPH_NONE)
            return false;
        if (names->nodes[name].key_of == open + 1)
            return text_fails(tokens, key->at, "the key %.*s occurs twice in this dictionary",
                              (int)key->length, key->at);
        names->nodes[name].key_of = (uint32_t)open + 1;
    }
    return true;
}

bool keys_occur_once(Tokens *tokens)
{
    Graph names;
    bool once = true;
    graph_begin(&names, tokens);
    for (size_t i = 0; i + 1 < tokens->count && once; i++)
        once = !is_dictionary_open(tokens, i) || dictionary_keys_check(&names, i);
    graph_free(&names);
    return once;
}
