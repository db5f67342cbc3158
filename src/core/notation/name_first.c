/* Lists that begin with the name of their node. Commas mean as much as blanks. */
#include "notation/name_first.h"
#include "notation/names.h"

#include <string.h>

/* What the lists of a text look like. */
typedef struct Lists {
    size_t named;    /* lists that begin with a word and go on */
    bool outer;      /* the outermost is one of them */
    bool list_first; /* the outermost begins with a list */
    bool all;        /* all but the outermost are such lists, or one value alone */
} Lists;

static const Token *first_token(const Tokens *tokens, size_t index)
{
    return &tokens->items[index];
}

/* qtree's command in front of the tree. */
static size_t tree_begin(const Tokens *tokens)
{
    return token_spells(first_token(tokens, 0), "\\Tree") ? 1 : 0;
}

/* The first token of a list that is no comma, from `index` on; `close`: there is none. */
static size_t element_from(const Tokens *tokens, size_t index, size_t close)
{
    while (index < close && token_separates(first_token(tokens, index)))
        index++;
    return index;
}

static bool is_name_token(const Token *token)
{
    return token->kind == TOKEN_WORD || token->kind == TOKEN_QUOTED;
}

/* How many elements does a list have? Counting stops at `most`. */
static size_t elements_count(const Tokens *tokens, size_t open, size_t most)
{
    const size_t close = first_token(tokens, open)->other;
    size_t count = 0;
    for (size_t i = element_from(tokens, open + 1, close); i < close && count < most; count++)
        i = element_from(tokens, token_behind(tokens, i), close);
    return count;
}

static Lists lists_look(const Tokens *tokens)
{
    const size_t begin = tree_begin(tokens), last = tokens->count - 1;
    Lists lists = {0};
    for (size_t i = begin; i < last; i++) {
        const Token *token = first_token(tokens, i);
        if (token->kind == TOKEN_COLON || token->kind == TOKEN_EQUALS)
            return (Lists){0};
        if (token->kind != TOKEN_OPEN)
            continue;
        const Token *before = i > begin ? first_token(tokens, i - 1) : NULL;
        if (before != NULL && token->glued && token_is_atom(before))
            return (Lists){0}; /* a name in front of its bracket */
        const size_t first = element_from(tokens, i + 1, token->other),
                     count = elements_count(tokens, i, 2);
        const bool named = is_name_token(first_token(tokens, first)) && count > 1;
        lists.named += named;
        if (i == begin) {
            lists.outer = named;
            lists.list_first = first_token(tokens, first)->kind == TOKEN_OPEN;
        } else if (!named && (count != 1 || first_token(tokens, first)->kind == TOKEN_OPEN))
            return (Lists){0};
    }
    lists.all = first_token(tokens, begin)->kind == TOKEN_OPEN &&
                first_token(tokens, begin)->other + (size_t)1 == last;
    return lists;
}

bool name_first_fits(const Tokens *tokens)
{
    const Lists lists = lists_look(tokens);
    return lists.all && lists.outer && lists.named > 1;
}

bool name_first_may_fit(const Tokens *tokens)
{
    const Lists lists = lists_look(tokens);
    return lists.all && lists.named > 0 && (lists.list_first || (lists.outer && lists.named == 1));
}

/* ---- Reading --------------------------------------------------------------------------------- */

static DraftPlayer player_word(const Token *token)
{
    return token_spells(token, "max")      ? DRAFT_MAX
           : token_spells(token, "min")    ? DRAFT_MIN
           : token_spells(token, "chance") ? DRAFT_CHANCE
                                           : DRAFT_UNSAID;
}

/* The name of a list, or its player; without the dot that qtree puts in front of it. */
static bool list_name_read(Draft *draft, uint32_t node, const Token *token)
{
    const DraftPlayer player = player_word(token);
    Slice name = token_says(draft->tokens, token);
    if (player != DRAFT_UNSAID) {
        draft->nodes[node].player = (uint8_t)player;
        return true;
    }
    if (token->kind == TOKEN_WORD && name.length > 1 && name.at[0] == '.') {
        name.at++;
        name.length--;
    }
    return draft_name(draft, node, name);
}

static bool atom_read(Draft *draft, uint32_t node, const Token *token)
{
    LexemeNumber number;
    if (token->kind != TOKEN_NUMBER)
        return is_name_token(token)
                   ? draft_unknown(draft, node, token_says(draft->tokens, token))
                   : text_fails(draft->tokens, token->at, "expected a name, a number or a list");
    token_number(token, &number);
    draft_number(draft, node, number.value);
    return number.fault == NULL ||
           text_fails(draft->tokens, token->at, "this number is %s", number.fault);
}

static bool first_list_read(Draft *draft, uint32_t node, size_t open, bool pairs_are_leaves);

/* Is one of the elements a list of several, a node? Then pairs beside it are nodes with one child. */
static bool has_longer_list(const Tokens *tokens, size_t from, size_t close)
{
    for (size_t i = element_from(tokens, from, close); i < close;
         i = element_from(tokens, token_behind(tokens, i), close))
        if (first_token(tokens, i)->kind == TOKEN_OPEN &&
            (elements_count(tokens, i, 3) > 2 ||
             first_token(tokens, token_behind(tokens, i) - 2)->kind == TOKEN_CLOSE))
            return true;
    return false;
}

static bool elements_read(Draft *draft, uint32_t node, size_t from, size_t close)
{
    const Tokens *tokens = draft->tokens;
    const bool pairs_are_leaves = !has_longer_list(tokens, from, close);
    for (size_t i = element_from(tokens, from, close); i < close;
         i = element_from(tokens, token_behind(tokens, i), close)) {
        const Token *token = first_token(tokens, i);
        const uint32_t child = draft_add(draft, node, token->at);
        if (child == DRAFT_NONE ||
            !(token->kind == TOKEN_OPEN ? first_list_read(draft, child, i, pairs_are_leaves)
                                        : atom_read(draft, child, token)))
            return false;
    }
    return true;
}

/* A list of one value is a leaf; one of a name and a number, too, where no list beside it is a node. */
static bool first_list_read(Draft *draft, uint32_t node, size_t open, bool pairs_are_leaves)
{
    const Tokens *tokens = draft->tokens;
    const size_t close = first_token(tokens, open)->other,
                 first = element_from(tokens, open + 1, close),
                 second = element_from(tokens, token_behind(tokens, first), close);
    if (first == close)
        return text_fails(tokens, first_token(tokens, close)->at,
                          "an empty list is not a node: an inner node has at least one child");
    const Token *head = first_token(tokens, first);
    if (head->kind == TOKEN_OPEN || (second < close && !is_name_token(head)))
        return elements_read(draft, node, open + 1, close); /* the outermost, without a name */
    if (second >= close)
        return atom_read(draft, node, head);
    if (!list_name_read(draft, node, head))
        return false;
    const size_t third = element_from(tokens, token_behind(tokens, second), close);
    if (pairs_are_leaves && third >= close && draft->nodes[node].player == DRAFT_UNSAID &&
        first_token(tokens, second)->kind == TOKEN_NUMBER)
        return atom_read(draft, node, first_token(tokens, second));
    return elements_read(draft, node, second, close);
}

/* Was a pair read as a leaf, or as a node with one child? */
static const char *pairs_say(const Draft *draft)
{
    bool leaf = false, node = false;
    for (uint32_t i = 0; i < draft->count; i++) {
        const DraftNode *n = &draft->nodes[i];
        const bool only = n->kind == DRAFT_INNER && n->first == n->last &&
                          draft->nodes[n->first].kind == DRAFT_LEAF &&
                          draft->nodes[n->first].name == NULL;
        leaf |= n->kind == DRAFT_LEAF && n->name != NULL;
        node |= only && n->name != NULL;
    }
    return leaf && node
               ? "a pair of a name and a number is a leaf, or a node with one child beside "
                 "longer lists"
           : leaf ? "a pair of a name and a number is a leaf of that name"
           : node ? "a pair of a name and a number is a node with one child"
                  : "";
}

bool name_first_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    const size_t begin = tree_begin(tokens);
    const Token *first = first_token(tokens, begin);
    *draft = (Draft){.tokens = tokens};
    if (first->kind != TOKEN_OPEN || first->other + (size_t)1 != tokens->count - 1)
        return text_fails(tokens,
                          first->kind != TOKEN_OPEN
                              ? first->at
                              : first_token(tokens, token_behind(tokens, begin))->at,
                          "expected one list, such as (S (P 4 11) (Q 3 7))");
    const uint32_t root = draft_add(draft, DRAFT_NONE, first->at);
    if (root == DRAFT_NONE || !first_list_read(draft, root, begin, true))
        return false;
    const char *pairs = pairs_say(draft);
    plycut_text_write(note, pairs, strlen(pairs));
    return !note->failed || plycut_no_memory(tokens->error);
}
