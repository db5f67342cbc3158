/* Newick. A comment in square brackets is passed over; a branch length behind an inner node, too, with a note. */
#include "notation/name_last.h"
#include "notation/names.h"

#include <string.h>

/* A text that is being read. */
typedef struct Newick {
    Draft *draft;
    size_t at;
    bool lengths; /* branch lengths were passed over */
} Newick;

/* The token at this place; comments are passed over. */
static const Token *newick_next(Newick *n)
{
    const Tokens *tokens = n->draft->tokens;
    while (tokens->items[n->at].kind == TOKEN_OPEN && tokens->items[n->at].bracket == '[')
        n->at = token_behind(tokens, n->at);
    return &tokens->items[n->at];
}

static bool newick_fails(const Newick *n, const char *says)
{
    return text_fails(n->draft->tokens, n->draft->tokens->items[n->at].at, "%s", says);
}

/* ":4" behind a node; *given: it is there. */
static bool newick_length(Newick *n, double *length, bool *given)
{
    LexemeNumber number;
    *given = newick_next(n)->kind == TOKEN_COLON;
    if (!*given)
        return true;
    n->at++;
    const Token *token = newick_next(n);
    if (token->kind != TOKEN_NUMBER || token_number(token, &number) || number.fault != NULL)
        return newick_fails(n, "expected a number behind ':'");
    *length = number.value;
    n->at++;
    return true;
}

/* A leaf: a name and its value; a number is a value itself. */
static bool newick_leaf(Newick *n, uint32_t node)
{
    const Token *token = newick_next(n);
    LexemeNumber number;
    double value;
    bool given;
    const bool named = token_is_atom(token), is_value = token->kind == TOKEN_NUMBER;
    if (!named && token->kind != TOKEN_COLON)
        return newick_fails(n, "expected a leaf, such as 3 or p1:4, or a list");
    n->at += named;
    if (!newick_length(n, &value, &given))
        return false;
    if (is_value) {
        token_number(token, &number);
        n->lengths |= given;
        draft_number(n->draft, node, number.value);
        return number.fault == NULL ||
               newick_fails(n, "expected a smaller number in front of this");
    }
    if (!given)
        return draft_unknown(n->draft, node, token_says(n->draft->tokens, token));
    draft_number(n->draft, node, value);
    return !named || draft_name(n->draft, node, token_says(n->draft->tokens, token));
}

static bool newick_node(Newick *n, uint32_t node);

static bool newick_children(Newick *n, uint32_t node)
{
    const TokenKind close = TOKEN_CLOSE;
    do {
        n->at++;
        const uint32_t child = draft_add(n->draft, node, newick_next(n)->at);
        if (child == DRAFT_NONE || !newick_node(n, child))
            return false;
    } while (newick_next(n)->kind == TOKEN_COMMA);
    return newick_next(n)->kind == close || newick_fails(n, "expected ',' or ')' behind this node");
}

static bool newick_node(Newick *n, uint32_t node)
{
    double length;
    bool given;
    if (newick_next(n)->kind != TOKEN_OPEN)
        return newick_leaf(n, node);
    if (!newick_children(n, node))
        return false;
    n->at++;
    const Token *name = newick_next(n);
    if (token_is_atom(name)) {
        n->at++;
        if (!draft_name(n->draft, node, token_says(n->draft->tokens, name)))
            return false;
    }
    if (!newick_length(n, &length, &given))
        return false;
    n->lengths |= given;
    return true;
}

/* Is it a number behind a colon? */
static bool is_length(const Token *colon)
{
    return colon->kind == TOKEN_COLON && colon->glued && colon[1].kind == TOKEN_NUMBER &&
           colon[1].glued;
}

/* Does the text end with ");"? */
static bool ends_as_newick(const Tokens *tokens)
{
    const Token *last = &tokens->items[tokens->count - 1];
    return tokens->count > 3 && last[-1].kind == TOKEN_SEMICOLON && last[-1].glued &&
           last[-2].kind == TOKEN_CLOSE && last[-2].bracket == '(';
}

/* A name or a length directly behind a bracket; or lengths, which could be moves, and the semicolon that ends every tree. */
bool name_last_fits(const Tokens *tokens)
{
    const bool ends = ends_as_newick(tokens);
    for (size_t i = 1; i + 1 < tokens->count; i++) {
        const Token *token = &tokens->items[i];
        const bool behind = token[-1].kind == TOKEN_CLOSE && token[-1].bracket == '(';
        if ((behind && token->glued && token_is_atom(token)) ||
            ((behind || ends) && is_length(token)))
            return true;
    }
    return false;
}

bool name_last_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    static const char LENGTHS[] = "branch lengths are passed over";
    Newick n = {.draft = draft};
    *draft = (Draft){.tokens = tokens};
    const uint32_t root = draft_add(draft, DRAFT_NONE, newick_next(&n)->at);
    if (root == DRAFT_NONE || !newick_node(&n, root))
        return false;
    n.at += newick_next(&n)->kind == TOKEN_SEMICOLON;
    if (newick_next(&n)->kind != TOKEN_END)
        return newick_fails(&n, "text behind the end of the tree");
    players_from_names(draft);
    plycut_text_write(note, LENGTHS, n.lengths ? strlen(LENGTHS) : 0);
    return !note->failed || plycut_no_memory(tokens->error);
}
