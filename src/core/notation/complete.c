/* The leaves of a complete tree, in a file of numbers. */
#include "notation/complete.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { BRANCHING_DEFAULT = 2, BRANCHING_MOST = 1000 };

/* Numbers and separators, at least two numbers. */
bool complete_fits(const Tokens *tokens)
{
    size_t numbers = 0;
    for (size_t i = 0; i + 1 < tokens->count; i++) {
        if (tokens->items[i].kind != TOKEN_NUMBER && !token_separates(&tokens->items[i]))
            return false;
        numbers += tokens->items[i].kind == TOKEN_NUMBER;
    }
    return numbers > 1;
}

/* A list of leaves, and the tree that it fills. */
typedef struct Complete {
    Draft *draft;
    size_t next; /* the token of the next leaf, or a separator before it */
    uint64_t count, branching;
    int plies;
} Complete;

static uint64_t whole_number(const Token *token)
{
    LexemeNumber number;
    if (token->kind != TOKEN_NUMBER || token_number(token, &number) || number.fault != NULL ||
        number.kind != LEXEME_WHOLE || !(number.value >= 1 && number.value <= BRANCHING_MOST))
        return 0;
    return (uint64_t)number.value;
}

/* Is the first line depth and branching of a tree with so many leaves? */
static bool header_fits(Complete *c)
{
    const Token *items = c->draft->tokens->items;
    if (c->draft->tokens->count < 4 || items[1].begins || !items[2].begins)
        return false;
    const uint64_t depth = whole_number(&items[0]), branching = whole_number(&items[1]);
    uint64_t leaves = 1;
    for (uint64_t i = 0; i < depth && leaves <= c->count; i++)
        leaves *= branching;
    if (depth == 0 || branching < 2 || leaves != c->count - 2)
        return false;
    *c = (Complete){c->draft, 2, leaves, branching, (int)depth};
    return true;
}

/* The plies of a tree with so many leaves; the error says which counts would do. */
static bool plies_fit(Complete *c)
{
    uint64_t leaves = 1;
    while (leaves * c->branching <= c->count) {
        leaves *= c->branching;
        c->plies++;
    }
    return (leaves == c->count && c->plies > 0) ||
           text_fails(c->draft->tokens, c->draft->tokens->text,
                      "%" PRIu64 " numbers without brackets: as the leaves of a complete tree with "
                      "two children at each "
                      "inner node they would be %" PRIu64 " or %" PRIu64
                      "; a first line may say depth and branching",
                      c->count, leaves, leaves * c->branching);
}

static bool complete_leaf(Complete *c, uint32_t node)
{
    const Tokens *tokens = c->draft->tokens;
    LexemeNumber number;
    while (token_separates(&tokens->items[c->next]))
        c->next++;
    const Token *token = &tokens->items[c->next++];
    c->draft->nodes[node].at = token->at;
    if (token_number(token, &number) || number.fault != NULL)
        return text_fails(tokens, token->at, "%.*s is %s", (int)token->length, token->at,
                          number.fault != NULL ? number.fault : "a percentage, and no value");
    draft_number(c->draft, node, number.value);
    return true;
}

static bool complete_node(Complete *c, uint32_t node, int plies)
{
    if (plies == 0)
        return complete_leaf(c, node);
    for (uint64_t i = 0; i < c->branching; i++) {
        const uint32_t child = draft_add(c->draft, node, c->draft->tokens->items[c->next].at);
        if (child == DRAFT_NONE || !complete_node(c, child, plies - 1))
            return false;
    }
    return true;
}

bool complete_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Complete c = {.draft = draft, .branching = BRANCHING_DEFAULT};
    char says[80];
    *draft = (Draft){.tokens = tokens};
    for (size_t i = 0; i + 1 < tokens->count; i++)
        c.count += tokens->items[i].kind == TOKEN_NUMBER;
    if (!complete_fits(tokens))
        return text_fails(tokens, tokens->text, "expected numbers without brackets");
    if (!header_fits(&c) && !plies_fit(&c))
        return false;
    const uint32_t root = draft_add(draft, DRAFT_NONE, tokens->text);
    if (root == DRAFT_NONE || !complete_node(&c, root, c.plies))
        return false;
    snprintf(says, sizeof says, "%d plies, %" PRIu64 " children at each inner node", c.plies,
             c.branching);
    plycut_text_write(note, says, strlen(says));
    return !note->failed || plycut_no_memory(tokens->error);
}
