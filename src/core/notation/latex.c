/* Trees of LaTeX as lists. */
#include "notation/latex.h"

#include <stdlib.h>

bool latex_begins(const Tokens *tokens)
{
    return token_spells(tokens->items, "\\Tree") || token_spells(tokens->items, "\\begin") ||
           token_spells(tokens->items, "\\documentclass") ||
           token_spells(tokens->items, "\\usepackage");
}

/* A text that is being copied. */
typedef struct Latex {
    const Tokens *from;
    Tokens *list;
    PlycutError *error;
    bool options; /* of forest, whose nodes have options behind a comma */
} Latex;

static const Token *latex_token(const Latex *l, size_t index)
{
    return &l->from->items[index];
}

/* \begin{forest} */
static bool is_forest(const Latex *l, size_t index)
{
    return token_spells(latex_token(l, index), "\\begin") &&
           latex_token(l, index + 1)->kind == TOKEN_OPEN &&
           token_spells(latex_token(l, index + 2), "forest");
}

/* Where the tree begins: the bracket behind \Tree, or the first [ of the environment. 0: the text has no such bracket. */
static size_t tree_open(const Latex *l)
{
    size_t first = 0;
    for (size_t i = 0; i + 1 < l->from->count; i = token_behind(l->from, i)) {
        const Token *token = latex_token(l, i);
        const bool opens = token->kind == TOKEN_OPEN && token->bracket == '[';
        if (token_spells(token, "\\Tree"))
            return latex_token(l, i + 1)->kind == TOKEN_OPEN ? i + 1 : 0;
        first = is_forest(l, i) ? 0 : opens && first == 0 ? i : first;
    }
    return first;
}

static bool token_copy(Latex *l, Token token)
{
    Tokens *list = l->list;
    if (!PLYCUT_ROOM(list->items, list->room, list->count, 1))
        return plycut_no_memory(l->error);
    list->items[list->count++] = token;
    return true;
}

/* A word, without dollar signs around it, and without qtree's dot in front of these. */
static bool word_copy(Latex *l, Token word)
{
    double value;
    if (word.kind == TOKEN_WORD && word.length > 3 && word.at[0] == '.' && word.at[1] == '$') {
        word.at++;
        word.length--;
    }
    if (word.kind == TOKEN_WORD && word.length > 2 && word.at[0] == '$' &&
        word.at[word.length - 1] == '$') {
        word.at++;
        word.length -= 2;
        if (lexeme_is_number(word.at, word.at + word.length, LEXEME_ALL, &value))
            word.kind = TOKEN_NUMBER;
    }
    return token_copy(l, word);
}

/* {A} is A. */
static bool is_word_in_braces(const Latex *l, size_t index)
{
    const Token *token = latex_token(l, index);
    return token->kind == TOKEN_OPEN && token->bracket == '{' && token->other == index + 2 &&
           token_is_atom(token + 1);
}

static bool is_lone_dot(const Latex *l, size_t index)
{
    const Token *token = latex_token(l, index);
    return token->kind == TOKEN_WORD && token->length == 1 && *token->at == '.' &&
           token[1].kind == TOKEN_OPEN && token[1].bracket == '{';
}

/* Behind a comma: the next node. */
static size_t options_end(const Latex *l, size_t index, size_t close)
{
    while (index < close &&
           !(latex_token(l, index)->kind == TOKEN_OPEN && latex_token(l, index)->bracket == '['))
        index = token_behind(l->from, index);
    return index;
}

static bool list_copy(Latex *l, size_t open)
{
    const size_t close = latex_token(l, open)->other;
    const uint32_t opened = (uint32_t)l->list->count;
    bool added = token_copy(l, *latex_token(l, open));
    for (size_t i = open + 1; added && i < close;) {
        if (l->options && latex_token(l, i)->kind == TOKEN_COMMA) {
            i = options_end(l, i, close);
            continue;
        }
        const bool inner = latex_token(l, i)->kind == TOKEN_OPEN;
        if (is_word_in_braces(l, i))
            added = word_copy(l, *latex_token(l, i + 1));
        else if (!is_lone_dot(l, i))
            added = inner ? list_copy(l, i) : word_copy(l, *latex_token(l, i));
        i = token_behind(l->from, i);
    }
    if (!added || !token_copy(l, *latex_token(l, close)))
        return false;
    l->list->items[opened].other = (uint32_t)l->list->count - 1;
    l->list->items[l->list->count - 1].other = opened;
    return true;
}

static bool all_copy(Latex *l)
{
    for (size_t i = 0; i < l->from->count; i++)
        if (!token_copy(l, *latex_token(l, i)))
            return false;
    return true;
}

bool latex_tokens(const Tokens *tokens, Tokens *list, PlycutError *error)
{
    Latex l = {.from = tokens, .list = list, .error = error};
    *list = *tokens;
    list->items = NULL;
    list->count = list->room = 0;
    list->error = error;
    if (!latex_begins(tokens))
        return all_copy(&l);
    const size_t open = tree_open(&l);
    l.options = open > 0 && !token_spells(latex_token(&l, open - 1), "\\Tree");
    if (open == 0)
        return text_fails(list, tokens->text,
                          "expected a tree of forest or qtree, such as \\Tree [.S [.P 4 11 ] ]");
    return list_copy(&l, open) && token_copy(&l, tokens->items[tokens->count - 1]);
}

void latex_free(Tokens *list)
{
    free(list->items);
}
