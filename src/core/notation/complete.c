/* The leaves of a complete tree, in a file of numbers, or behind "leaves:". */
#include "notation/complete.h"
#include "notation/digits.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { BRANCHING_DEFAULT = 2, BRANCHING_MOST = 1000 };

/* A list of leaves, and the tree that it fills. */
typedef struct Complete {
    Draft *draft;
    size_t next; /* the token of the next leaf, or a separator before it */
    uint64_t count, branching;
    int plies;
    bool said; /* the text begins with "leaves:" */
} Complete;

static const Token *complete_token(const Complete *c, size_t index)
{
    return &c->draft->tokens->items[index];
}

/* ---- What it is ------------------------------------------------------------------------------ */

bool complete_begins(const Tokens *tokens)
{
    return tokens->count > 2 && token_spells(tokens->items, "leaves") &&
           tokens->items[1].kind == TOKEN_COLON;
}

/* "leaves:", or numbers and separators, at least two numbers. */
bool complete_fits(const Tokens *tokens)
{
    size_t numbers = 0;
    if (complete_begins(tokens))
        return true;
    for (size_t i = 0; i + 1 < tokens->count; i++) {
        if (tokens->items[i].kind != TOKEN_NUMBER && !token_separates(&tokens->items[i]))
            return false;
        numbers += tokens->items[i].kind == TOKEN_NUMBER;
    }
    return numbers > 1;
}

static uint64_t whole_number(const Token *token, uint64_t most)
{
    LexemeNumber number;
    if (token->kind != TOKEN_NUMBER || token_number(token, &number) || number.fault != NULL ||
        number.kind != LEXEME_WHOLE || !(number.value >= 1 && number.value <= (double)most))
        return 0;
    return (uint64_t)number.value;
}

/* "leaves:" and perhaps "b=3:" */
static bool prefix_read(Complete *c)
{
    const size_t b = 2;
    const bool branches = c->draft->tokens->count > b + 4 &&
                          token_spells(complete_token(c, b), "b") &&
                          complete_token(c, b + 1)->kind == TOKEN_EQUALS;
    c->said = true;
    c->next = branches ? b + 4 : b;
    if (!branches)
        return true;
    c->branching = whole_number(complete_token(c, b + 2), BRANCHING_MOST);
    return (c->branching >= 2 && complete_token(c, b + 3)->kind == TOKEN_COLON) ||
           text_fails(c->draft->tokens, complete_token(c, b + 2)->at,
                      "expected the children of each inner node, from 2 to %d, as in "
                      "leaves:b=3:3,12,8",
                      BRANCHING_MOST);
}

/* Is the first line depth and branching of a tree with as many leaves as follow? */
static bool header_fits(Complete *c)
{
    const Token *items = c->draft->tokens->items;
    if (c->said || c->draft->tokens->count < 4 || items[1].begins || !items[2].begins)
        return false;
    const uint64_t depth = whole_number(&items[0], DRAFT_PLY_MOST),
                   branching = whole_number(&items[1], BRANCHING_MOST);
    uint64_t leaves = 1;
    for (uint64_t i = 0; i < depth && leaves <= c->count; i++)
        leaves *= branching;
    if (depth == 0 || branching < 2 || leaves != c->count - 2)
        return false;
    c->next = 2;
    c->count = leaves;
    c->branching = branching;
    c->plies = (int)depth;
    return true;
}

/* How many leaves each of several lines has, if all have as many; 0: they have not. */
static uint64_t row_length(const Complete *c)
{
    uint64_t length = 0, here = 0, lines = 0;
    for (size_t i = c->next; i < c->draft->tokens->count; i++) {
        const Token *token = complete_token(c, i);
        if (i > c->next && (token->begins || token->kind == TOKEN_END)) {
            if (length != 0 && here != length)
                return 0;
            length = here;
            here = 0;
            lines++;
        }
        here += token->kind == TOKEN_NUMBER;
    }
    return lines > 1 ? length : 0;
}

/* The plies of a tree with so many leaves; the error says which counts would do. */
static bool plies_fit(Complete *c)
{
    uint64_t leaves = 1;
    while (leaves * c->branching <= c->count) {
        leaves *= c->branching;
        c->plies++;
    }
    if (leaves == c->count && c->plies > 0)
        return true;
    if (!c->said && c->branching == BRANCHING_DEFAULT && row_length(c) > c->branching) {
        c->branching = row_length(c);
        c->plies = 0;
        return plies_fit(c);
    }
    const uint64_t fewer = leaves > 1 ? leaves : c->branching;
    return c->said
               ? text_fails(c->draft->tokens, complete_token(c, c->next)->at,
                            "%" PRIu64 " %s no complete tree in which each inner node has %" PRIu64
                            " children: %" PRIu64 " or %" PRIu64 " would; leaves:b=3:... is for 3",
                            c->count, c->count == 1 ? "leaf makes" : "leaves make", c->branching,
                            fewer, fewer * c->branching)
               : text_fails(c->draft->tokens, c->draft->tokens->text,
                            "%" PRIu64
                            " numbers without brackets: as the leaves of a complete tree with "
                            "%" PRIu64 " children at each "
                            "inner node they would be %" PRIu64 " or %" PRIu64
                            "; a first line may say depth and branching",
                            c->count, c->branching, leaves, leaves * c->branching);
}

/* ---- The list -------------------------------------------------------------------------------- */

/* "3,5;6,5": show both readings. */
static bool both_kinds(const Complete *c, const char *at)
{
    return text_fails(c->draft->tokens, at,
                      "',' and ';' in one list of leaves: if the commas are decimal points, write "
                      "points; otherwise separate all leaves alike");
}

/* The leaves are counted: numbers, behind "leaves:" names of unknown values, too, with at most one separator between two. */
static bool leaves_count(Complete *c)
{
    const Tokens *tokens = c->draft->tokens;
    const Token *separator = NULL;
    bool separated = true;
    for (size_t i = c->next; i + 1 < tokens->count; i++) {
        const Token *token = &tokens->items[i];
        const bool separates = token_separates(token);
        if (separates && separated)
            return text_fails(tokens, token->at, "leaf %" PRIu64 " is missing", c->count + 1);
        if (separates && separator != NULL && separator->kind != token->kind)
            return both_kinds(c, token->at);
        separator = separates ? token : separator;
        separated = separates;
        if (separates)
            continue;
        c->count++;
        if (token->kind != TOKEN_NUMBER && !(c->said && token_is_atom(token)))
            return text_fails(tokens, token->at,
                              "leaf %" PRIu64 ": expected a number; the leaves of a complete tree "
                              "are numbers without brackets",
                              c->count);
    }
    if (c->count == 0)
        return text_fails(tokens, tokens->end, "leaf 1 is missing");
    return c->said ? thousands_are_nowhere(tokens, c->next, tokens->count - 1)
                   : digits_are_clear(tokens, c->next, tokens->count - 1);
}

static bool complete_leaf(Complete *c, uint32_t node)
{
    const Tokens *tokens = c->draft->tokens;
    LexemeNumber number;
    while (token_separates(&tokens->items[c->next]))
        c->next++;
    const Token *token = &tokens->items[c->next++];
    c->draft->nodes[node].at = token->at;
    if (token->kind != TOKEN_NUMBER)
        return draft_unknown(c->draft, node, token_says(tokens, token));
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
        const uint32_t child = draft_add(c->draft, node, complete_token(c, c->next)->at);
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
    if ((complete_begins(tokens) && !prefix_read(&c)) || !leaves_count(&c))
        return false;
    if (!header_fits(&c) && !plies_fit(&c))
        return false;
    const uint32_t root = draft_add(draft, DRAFT_NONE, tokens->text);
    if (root == DRAFT_NONE || !complete_node(&c, root, c.plies))
        return false;
    snprintf(says, sizeof says, "%d %s, %" PRIu64 " children at each inner node", c.plies,
             c.plies == 1 ? "ply" : "plies", c.branching);
    plycut_text_write(note, says, strlen(says));
    return !note->failed || plycut_no_memory(tokens->error);
}
