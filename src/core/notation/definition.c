/* Definitions: the tree alone is left, with its places. */
#include "notation/definition.h"

#include <string.h>

/* Keep the tokens from this bracket to its other one, and the end. */
static void tree_keep(Tokens *tokens, size_t open)
{
    const size_t behind = tokens->items[open].other + (size_t)1, count = behind - open;
    const Token end = tokens->items[tokens->count - 1];
    memmove(tokens->items, tokens->items + open, count * sizeof *tokens->items);
    tokens->items[count] = end;
    tokens->count = count + 1;
    for (size_t i = 0; i < count; i++)
        if (tokens->items[i].kind == TOKEN_OPEN || tokens->items[i].kind == TOKEN_CLOSE)
            tokens->items[i].other -= (uint32_t)open;
}

size_t assignment_sign(const Tokens *tokens, size_t index)
{
    enum { WORDS = 5 };
    const Token *items = tokens->items;
    size_t i = index;
    while (i < index + WORDS &&
           (items[i].kind == TOKEN_WORD || (i > index && items[i].kind == TOKEN_COLON)))
        i++;
    return i > index && items[i].kind == TOKEN_EQUALS ? i : 0;
}

/* "tree = (": the bracket behind the equals sign, or 0. Nothing but a semicolon is behind the tree. */
static size_t assigned_tree(const Tokens *tokens)
{
    const Token *items = tokens->items;
    const size_t sign = assignment_sign(tokens, 0);
    if (sign == 0 || items[sign + 1].kind != TOKEN_OPEN)
        return 0;
    const size_t behind = token_behind(tokens, sign + 1);
    return items[behind + (items[behind].kind == TOKEN_SEMICOLON)].kind == TOKEN_END ? sign + 1 : 0;
}

/* "(defvar *tree* '(": the bracket behind the name, or 0. Nothing but the brackets that close it is behind the tree. */
static size_t lisp_tree(const Tokens *tokens)
{
    static const char *const WORDS[] = {"defvar", "defparameter", "defconstant", "setq",
                                        "setf",   "define",       "def"};
    const Token *items = tokens->items;
    bool defines = false;
    if (tokens->count < 6 || items[0].kind != TOKEN_OPEN || items[0].bracket != '(' ||
        items[2].kind != TOKEN_WORD || items[3].kind != TOKEN_OPEN)
        return 0;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        defines |= token_spells(&items[1], WORDS[i]);
    const bool quoted = items[3].kind == TOKEN_OPEN && token_spells(&items[4], "quote") &&
                        items[5].kind == TOKEN_OPEN &&
                        items[5].other + (size_t)1 == items[3].other; /* (quote (A ...)) */
    return defines && items[3].other + (size_t)1 == items[0].other &&
                   items[0].other + (size_t)2 == tokens->count
               ? (quoted ? 5 : 3)
               : 0;
}

void definition_drop(Tokens *tokens)
{
    const size_t assigned = assigned_tree(tokens),
                 open = assigned != 0 ? assigned : lisp_tree(tokens);
    if (open != 0)
        tree_keep(tokens, open);
}
