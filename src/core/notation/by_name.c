/* Children of each node by name. The text is read twice: first the keys, so that a number among children is known to be a name if
 * it is a key; then what they have. */
#include "notation/by_name.h"
#include "notation/graph.h"
#include "notation/keys.h"
#include "notation/members.h"
#include "notation/names.h"
#include "base/letter.h"

/* A text that is being read. */
typedef struct ByName {
    Graph graph;
    Tokens *tokens;
    size_t from, end; /* of the dictionaries */
    bool keys;        /* the first time: only the keys */
    const char
        *number_name; /* a number among children that is a key, and one that is none; or NULL */
    const char *number_leaf;
} ByName;

static const Token *name_token(const ByName *b, size_t index)
{
    return &b->tokens->items[index];
}

/* The index of the bracket of dict(, or of the token itself. */
static size_t dictionary_open(const ByName *b, size_t index)
{
    const bool named = token_spells(name_token(b, index), "dict") &&
                       name_token(b, index + 1)->kind == TOKEN_OPEN &&
                       name_token(b, index + 1)->bracket == '(';
    return named ? index + 1 : index;
}

static bool is_dictionary(const ByName *b, size_t index)
{
    const Token *token = name_token(b, index);
    return dictionary_open(b, index) != index ||
           (token->kind == TOKEN_OPEN && token->bracket == '{');
}

/* ---- Children -------------------------------------------------------------------------------- */

/* A child: a name, or a number, which is a name if it is a key. */
static bool child_read(ByName *b, uint32_t parent, const Token *token, Slice move)
{
    LexemeNumber number;
    const Slice name = token_says(b->tokens, token);
    if (!token_is_atom(token))
        return text_fails(b->tokens, token->at, "expected the name of a child, or a value");
    if (token_is_nothing(token))
        return true;
    if (token->kind == TOKEN_NUMBER && graph_find(&b->graph, name) == GRAPH_NONE) {
        token_number(token, &number);
        b->number_leaf = b->number_leaf != NULL ? b->number_leaf : token->at;
        return number.fault == NULL
                   ? graph_leaf(&b->graph, parent, number.value, move, token->at)
                   : text_fails(b->tokens, token->at, "this number is %s", number.fault);
    }
    if (token->kind == TOKEN_NUMBER)
        b->number_name = token->at;
    const uint32_t child = graph_node(&b->graph, name, token->at);
    return child != GRAPH_NONE && graph_child(&b->graph, parent, child, move, token->at);
}

/* Is it no move to a child, but who decides: 'player': 'MIN', where MIN is no key? */
static bool is_player_of(ByName *b, uint32_t node, size_t index)
{
    const DraftPlayer player = player_of_entry(b->tokens, index);
    if (player == DRAFT_UNSAID ||
        graph_find(&b->graph, token_says(b->tokens, name_token(b, index + 2))) != GRAPH_NONE)
        return false;
    b->graph.nodes[node].player = (uint8_t)player;
    return true;
}

/* The children in brackets: names, or moves and names. */
static bool children_read(ByName *b, uint32_t parent, size_t open)
{
    const size_t close = name_token(b, open)->other;
    for (size_t i = open + 1; i < close; i++) {
        if (token_separates(name_token(b, i)))
            continue;
        if (is_player_of(b, parent, i)) {
            i += 2;
            continue;
        }
        Slice move = {0};
        if (is_key(b->tokens, i)) {
            move = token_says(b->tokens, name_token(b, i));
            i += 2;
        }
        if (!child_read(b, parent, name_token(b, i), move))
            return false;
    }
    return true;
}

/* ---- Dictionaries ---------------------------------------------------------------------------- */

/* What a key has; *behind: what follows. */
static bool dictionary_entry_read(ByName *b, uint32_t node, size_t value, size_t *behind)
{
    const Token *token = name_token(b, value);
    LexemeNumber number;
    const size_t open = dictionary_open(b, value);
    *behind = token_behind(b->tokens, open);
    if (name_token(b, open)->kind == TOKEN_OPEN)
        return b->keys ||
               ((b->graph.nodes[node].first == GRAPH_NONE ||
                 text_fails(b->tokens, token->at, "the children of %.*s were given before",
                            (int)b->graph.nodes[node].name.length, b->graph.nodes[node].name.at)) &&
                children_read(b, node, open));
    if (token->kind == TOKEN_NUMBER) {
        token_number(token, &number);
        if (number.fault != NULL)
            return text_fails(b->tokens, token->at, "this number is %s", number.fault);
        return b->keys || graph_value(&b->graph, node, number.value, token->at);
    }
    return token_is_nothing(token) ||
           text_fails(b->tokens, token->at,
                      "expected a list of children, or the value of a leaf, behind its name");
}

static bool dictionary_read(ByName *b, size_t open)
{
    const size_t close = name_token(b, open)->other;
    for (size_t i = open + 1; i < close;) {
        if (token_separates(name_token(b, i))) {
            i++;
            continue;
        }
        const Token *key = name_token(b, i);
        if (!is_key(b->tokens, i))
            return text_fails(b->tokens, key->at,
                              "expected a name and its children, such as 'A': ['B', 'C']");
        const uint32_t node = graph_node(&b->graph, token_says(b->tokens, key), key->at);
        if (node == GRAPH_NONE || !dictionary_entry_read(b, node, i + 2, &i))
            return false;
    }
    return true;
}

/* "initial = 'S'": the name of the root, if it is one; anything else is passed over. */
static void root_said(ByName *b, const Token *token)
{
    const uint32_t node = graph_find(&b->graph, token_says(b->tokens, token));
    if (token_is_atom(token) && token->kind != TOKEN_NUMBER && node != GRAPH_NONE)
        b->graph.root = node;
}

/* Is it what programs call a dictionary of a tree, or its root? */
static bool is_part(Slice name)
{
    static const char *const PARTS[] = {
        "graph",  "nodes",       "vertices",   "neighbors", "neighbours", "children_of", "data",
        "tree",   "children",    "edges",      "adjacency", "successors", "succs",       "moves",
        "values", "leaf_values", "leaves",     "utilities", "utility",    "utils",       "scores",
        "start",  "initial",     "evaluation", "root",      "eval",       "payoffs"};
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++)
        if (spells(name.at, name.length, PARTS[i]))
            return true;
    return false;
}

/* {"graph": {...}, "values": {...}, "start": "A"}: the dictionaries are in one, by such names. */
static bool has_parts(const Tokens *tokens)
{
    const Token *items = tokens->items;
    size_t dictionaries = 0;
    if (!is_dictionary_open(tokens, 0) || items->other + (size_t)2 != tokens->count)
        return false;
    for (size_t i = 1; i < items->other; i = token_behind(tokens, i)) {
        if (token_separates(&items[i]))
            continue;
        if (!is_key(tokens, i) || !is_part(token_says(tokens, &items[i])) ||
            (items[i + 2].kind == TOKEN_OPEN && !is_dictionary_open(tokens, i + 2)))
            return false;
        dictionaries += items[i + 2].kind == TOKEN_OPEN;
        i += 2;
    }
    return dictionaries > 0;
}

static ByName by_name_begin(Tokens *tokens)
{
    const bool parts = has_parts(tokens);
    ByName b = {.tokens = tokens,
                .keys = true,
                .from = parts ? 1 : 0,
                .end = parts ? tokens->items->other : tokens->count - 1};
    graph_begin(&b.graph, tokens);
    return b;
}

/* Dictionaries one after the other, with names in front of them. */
static bool dictionaries_read(ByName *b)
{
    for (size_t i = b->from; i < b->end;) {
        const bool named =
            is_key(b->tokens, i) && (name_token(b, i + 1)->kind == TOKEN_EQUALS || b->from > 0);
        const size_t value = named ? i + 2 : i;
        if (is_dictionary(b, value)) {
            const size_t open = dictionary_open(b, value);
            if (!dictionary_read(b, open))
                return false;
            i = token_behind(b->tokens, open);
        } else if (named && token_is_atom(name_token(b, value))) {
            root_said(b, name_token(b, value));
            i = value + 1;
        } else if (token_separates(name_token(b, i))) {
            i++;
        } else
            return text_fails(b->tokens, name_token(b, i)->at,
                              "expected a dictionary, such as {'A': ['B', 'C']}");
    }
    return true;
}

static bool by_name_graph(ByName *b)
{
    if (!dictionaries_read(b))
        return false;
    b->keys = false;
    if (!dictionaries_read(b))
        return false;
    return b->number_name == NULL || b->number_leaf == NULL ||
           graph_number_fails(&b->graph, b->number_leaf);
}

/* ---- The text -------------------------------------------------------------------------------- */

/* Does a name among children, in a bracket within a bracket, occur as a key? */
static bool key_is_child(const ByName *b)
{
    size_t depth = 0;
    for (size_t i = b->from; i < b->end; i++) {
        const Token *token = name_token(b, i);
        depth += token->kind == TOKEN_OPEN;
        depth -= token->kind == TOKEN_CLOSE;
        if (depth > 1 && token_is_atom(token) && !is_key(b->tokens, i) &&
            graph_find(&b->graph, token_says(b->tokens, token)) != GRAPH_NONE)
            return true;
    }
    return false;
}

bool by_name_fits(const Tokens *tokens)
{
    PlycutError wrong = {0};
    Tokens scratch = *tokens;
    const Token *first = tokens->items;
    scratch.error = &wrong;
    ByName b = by_name_begin(&scratch);
    const bool fits =
        (first->kind == TOKEN_WORD || (first->kind == TOKEN_OPEN && first->bracket == '{')) &&
        dictionaries_read(&b) && key_is_child(&b);
    graph_free(&b.graph);
    return plycut_had_memory(&wrong, tokens->error) && fits;
}

bool by_name_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    ByName b = by_name_begin(tokens);
    const bool read = keys_occur_once(tokens) && by_name_graph(&b) &&
                      (b.graph.node_count > 0 ||
                       text_fails(tokens, tokens->text, "expected the children of a node")) &&
                      graph_draft(&b.graph, draft, note);
    players_from_names(draft);
    graph_free(&b.graph);
    return read;
}
