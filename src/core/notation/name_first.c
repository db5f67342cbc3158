/* Lists that begin with the name of their node. Commas mean as much as blanks. */
#include "notation/name_first.h"
#include "notation/latex.h"
#include "notation/names.h"
#include "base/scan.h"

#include <string.h>

/* What the lists of a text look like. */
typedef struct Lists {
    size_t named;    /* lists that begin with a word and go on */
    bool outer;      /* the outermost is one of them */
    bool list_first; /* the outermost begins with a list */
    bool all;        /* the text is one list */
    bool pairs;      /* a chance node has pairs of a probability and a node */
    bool
        others; /* some are neither such lists nor one value alone, nor the children behind a name */
    bool open;  /* one of these others stands behind a name, (A (3 5) (7 2)) */
} Lists;

static const Token *first_token(const Tokens *tokens, size_t index)
{
    return &tokens->items[index];
}

/* The first token of a list that is no comma, from `index` on; `close`: there is none. */
static size_t element_from(const Tokens *tokens, size_t index, size_t close)
{
    while (index < close && token_separates(first_token(tokens, index)))
        index++;
    return index;
}

static bool is_quoted_number(const Token *token)
{
    double number;
    return token->kind == TOKEN_QUOTED && token->length > 2 &&
           lexeme_is_number(token->at + 1, token->at + token->length - 1, LEXEME_ALL, &number);
}

/* Among others like it, a number in quotation marks is a value, as programs that read tables write it. */
static bool is_name_token(const Token *token)
{
    const Token *next = token + 1 + token_separates(token + 1);
    return token->kind == TOKEN_WORD ||
           (token->kind == TOKEN_QUOTED &&
            !(is_quoted_number(token) && (next->kind == TOKEN_CLOSE || is_quoted_number(next))));
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

/* Is a list the element behind the name that begins the list above? */
static bool is_second(const Tokens *tokens, size_t open, size_t above)
{
    const size_t close = first_token(tokens, above)->other,
                 head = element_from(tokens, above + 1, close);
    return is_name_token(first_token(tokens, head)) &&
           element_from(tokens, head + 1, close) == open;
}

/* Is the list at `open` all that stands behind the name in the list above, and no node of its own: ("B", [3, 5])? Lists of another
 * kind of bracket are. */
static bool is_children_list(const Tokens *tokens, size_t open, size_t above)
{
    const Token *list = first_token(tokens, open);
    const size_t close = first_token(tokens, above)->other,
                 first = element_from(tokens, open + 1, list->other);
    const bool own_node = is_name_token(first_token(tokens, first)) &&
                          list->bracket == first_token(tokens, above)->bracket;
    return !own_node && element_from(tokens, token_behind(tokens, open), close) == close &&
           is_second(tokens, open, above) && elements_count(tokens, open, 1) > 0;
}

/* Is it a number that is at most 1, or a percentage? */
static bool may_be_share(const Token *token)
{
    LexemeNumber number;
    if (token->kind != TOKEN_NUMBER)
        return false;
    const bool percent = token_number(token, &number);
    return percent || number.value <= 1;
}

/* The player whose word begins a list. Python and JSON put all names in quotation marks, and a comma behind them; where no comma
 * is, quotation marks say that the word is a name. */
static DraftPlayer player_of_head(const Tokens *tokens, size_t head)
{
    const Token *token = first_token(tokens, head);
    const Slice says = token_says(tokens, token);
    return token->kind == TOKEN_QUOTED && token[1].kind == TOKEN_COMMA
               ? player_of_word(says.at, says.length)
               : player_of_token(token);
}

/* How many elements are pairs of a probability and a node, as in (chance (0.5 3) (0.5 5)): all but the first, or 0. */
static size_t pairs_of_chance(const Tokens *tokens, size_t open)
{
    const size_t close = first_token(tokens, open)->other,
                 head = element_from(tokens, open + 1, close);
    size_t pairs = 0;
    if (player_of_head(tokens, head) != DRAFT_CHANCE)
        return 0;
    for (size_t i = element_from(tokens, head + 1, close); i < close;
         i = element_from(tokens, token_behind(tokens, i), close), pairs++) {
        if (first_token(tokens, i)->kind != TOKEN_OPEN || elements_count(tokens, i, 3) != 2 ||
            !may_be_share(first_token(tokens, i + 1)))
            return 0;
    }
    return pairs;
}

/* The list that a list is in: its bracket, and whether it has pairs of a probability and a node. */
typedef struct Above {
    size_t open;
    bool likely;
} Above;

/* What a list may be that does not begin with a name: of one value; behind the name alone, with the children; a probability and a
 * node. */
static bool list_fits(const Tokens *tokens, size_t open, Above above)
{
    const size_t first = element_from(tokens, open + 1, first_token(tokens, open)->other);
    return (elements_count(tokens, open, 2) == 1 &&
            first_token(tokens, first)->kind != TOKEN_OPEN) ||
           is_children_list(tokens, open, above.open) || above.likely;
}

/* A bracket that opens: what its list says of the text. `above`: the list that it is in. False: it is not name first. */
static bool list_look(const Tokens *tokens, size_t open, Above above, Lists *lists)
{
    const Token *token = first_token(tokens, open);
    const size_t first = element_from(tokens, open + 1, token->other);
    if (open > 0 && token->glued && token_is_atom(token - 1))
        return false; /* a name in front of its bracket */
    const bool named =
        is_name_token(first_token(tokens, first)) && elements_count(tokens, open, 2) > 1;
    lists->named += named;
    if (open == 0) {
        lists->outer = named;
        lists->list_first = first_token(tokens, first)->kind == TOKEN_OPEN;
        return true;
    }
    lists->pairs |= above.likely;
    if (named || list_fits(tokens, open, above))
        return true;
    lists->open |= is_second(tokens, open, above.open);
    lists->others = true;
    return true;
}

static Lists lists_look(const Tokens *tokens)
{
    Above above[SCAN_DEPTH + 1] = {{0}};
    size_t depth = 0;
    Lists lists = {0};
    for (size_t i = 0; i + 1 < tokens->count; i++) {
        const Token *token = first_token(tokens, i);
        if (token->kind == TOKEN_COLON || token->kind == TOKEN_EQUALS)
            return (Lists){0};
        if (token->kind == TOKEN_CLOSE)
            depth--;
        if (token->kind != TOKEN_OPEN)
            continue;
        if (!list_look(tokens, i, above[depth], &lists))
            return (Lists){0};
        above[++depth] = (Above){i, pairs_of_chance(tokens, i) > 0};
    }
    lists.all =
        tokens->items->kind == TOKEN_OPEN && tokens->items->other + (size_t)2 == tokens->count;
    return lists;
}

static Lists lists_of(const Tokens *tokens)
{
    Tokens list;
    PlycutError wrong = {0};
    const Lists lists = latex_tokens(tokens, &list, &wrong) ? lists_look(&list) : (Lists){0};
    latex_free(&list);
    (void)plycut_had_memory(&wrong, tokens->error);
    return lists;
}

bool name_first_fits(const Tokens *tokens)
{
    const Lists lists = lists_of(tokens);
    return latex_begins(tokens) ||
           (lists.all && !lists.others && lists.outer && (lists.named > 1 || lists.pairs));
}

bool name_first_may_fit(const Tokens *tokens)
{
    const Lists lists = lists_of(tokens);
    return lists.all && lists.named > 0 &&
           (lists.others ? lists.open : lists.list_first || (lists.outer && lists.named == 1));
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* The name of a list, or its player; without the dot that qtree puts in front of it. */
static bool list_name_read(Draft *draft, uint32_t node, size_t head)
{
    const Token *token = first_token(draft->tokens, head);
    Slice name = token_says(draft->tokens, token);
    DraftPlayer player = player_of_head(draft->tokens, head);
    if (token->kind == TOKEN_WORD && name.length > 1 && name.at[0] == '.') {
        name.at++;
        name.length--;
        player = player_of_word(name.at, name.length);
    }
    if (player != DRAFT_UNSAID) {
        draft->nodes[node].player = (uint8_t)player;
        draft->players_named |= token->kind == TOKEN_QUOTED;
        return true;
    }
    return draft_name(draft, node, name);
}

static bool atom_read(Draft *draft, uint32_t node, const Token *token)
{
    LexemeNumber number;
    if (token->kind != TOKEN_NUMBER)
        return token_is_atom(token)
                   ? draft_unknown(draft, node, token_says(draft->tokens, token))
                   : text_fails(draft->tokens, token->at, "expected a name, a number or a list");
    token_number(token, &number);
    draft_number(draft, node, number.value);
    return number.fault == NULL ||
           text_fails(draft->tokens, token->at, "this number is %s", number.fault);
}

/* What pairs of a name and a number are. Below a node that has a player's word for its name, (max (min 3) (min 4)), a player's word
 * in quotation marks is one, too; elsewhere leaves may be called Max. */
typedef enum Pairs { PAIRS_NODES, PAIRS_LEAVES, PAIRS_LEAVES_OF_PLAYER } Pairs;

static bool first_list_read(Draft *draft, uint32_t node, size_t open, Pairs pairs);

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

/* (0.5 5), a child of a chance node: its probability, and the node. */
static bool likely_read(Draft *draft, uint32_t node, size_t open)
{
    const Tokens *tokens = draft->tokens;
    const size_t close = first_token(tokens, open)->other,
                 what = element_from(tokens, open + 2, close);
    const Token *share = first_token(tokens, open + 1), *token = first_token(tokens, what);
    LexemeNumber number;
    const bool percent = token_number(share, &number);
    draft->nodes[node].share = percent ? plycut_quotient(number.value, 100) : number.value;
    if (number.fault != NULL || !(draft->nodes[node].share > 0 && draft->nodes[node].share <= 1))
        return text_fails(
            tokens, share->at,
            "expected a probability: more than 0 and at most 1, as 1/3, 50%% or 0.25");
    return token->kind == TOKEN_OPEN ? first_list_read(draft, node, what, PAIRS_LEAVES_OF_PLAYER)
                                     : atom_read(draft, node, token);
}

static bool element_read(Draft *draft, uint32_t child, size_t index, bool likely, Pairs pairs)
{
    const Token *token = first_token(draft->tokens, index);
    return token->kind != TOKEN_OPEN ? atom_read(draft, child, token)
           : likely                  ? likely_read(draft, child, index)
                                     : first_list_read(draft, child, index, pairs);
}

/* The elements from `from` on, of the list at `open`. */
static bool elements_read(Draft *draft, uint32_t node, size_t open, size_t from)
{
    const Tokens *tokens = draft->tokens;
    const size_t close = first_token(tokens, open)->other;
    const bool likely = pairs_of_chance(tokens, open) > 0;
    const Pairs pairs = has_longer_list(tokens, from, close)        ? PAIRS_NODES
                        : draft->nodes[node].player != DRAFT_UNSAID ? PAIRS_LEAVES_OF_PLAYER
                                                                    : PAIRS_LEAVES;
    for (size_t i = element_from(tokens, from, close); i < close;
         i = element_from(tokens, token_behind(tokens, i), close)) {
        const Token *token = first_token(tokens, i);
        const uint32_t child = draft_add(draft, node, token->at);
        if (child == DRAFT_NONE || !element_read(draft, child, i, likely, pairs))
            return false;
    }
    return true;
}

/* A list of one value is a leaf; one of a name and a number, too, where no list beside it is a node. */
static bool first_list_read(Draft *draft, uint32_t node, size_t open, Pairs pairs)
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
        return elements_read(draft, node, open, open + 1); /* the outermost, without a name */
    if (second >= close)
        return atom_read(draft, node, head);
    const bool pair =
        elements_count(tokens, open, 3) == 2 && first_token(tokens, second)->kind == TOKEN_NUMBER;
    if (pair && pairs == PAIRS_LEAVES && head->kind == TOKEN_QUOTED)
        return draft_name(draft, node, token_says(tokens, head)) &&
               atom_read(draft, node, first_token(tokens, second));
    if (!list_name_read(draft, node, first))
        return false;
    if (first_token(tokens, second)->kind == TOKEN_OPEN && is_children_list(tokens, second, open))
        return elements_read(draft, node, second, second + 1);
    if (pair && pairs != PAIRS_NODES && draft->nodes[node].player == DRAFT_UNSAID)
        return atom_read(draft, node, first_token(tokens, second));
    return elements_read(draft, node, open, second);
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

static bool lists_read(Tokens *list, Draft *draft)
{
    const Token *first = list->items;
    if (first->kind != TOKEN_OPEN || first->other + (size_t)2 != list->count)
        return text_fails(list,
                          first->kind != TOKEN_OPEN ? first->at
                                                    : first_token(list, token_behind(list, 0))->at,
                          "expected one list, such as (S (P 4 11) (Q 3 7))");
    const uint32_t root = draft_add(draft, DRAFT_NONE, first->at);
    return root != DRAFT_NONE && first_list_read(draft, root, 0, PAIRS_LEAVES_OF_PLAYER);
}

bool name_first_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Tokens list;
    *draft = (Draft){.tokens = &list};
    const bool read = latex_tokens(tokens, &list, tokens->error) && lists_read(&list, draft);
    tokens->arena = list.arena; /* which has grown */
    draft->tokens = tokens;
    latex_free(&list);
    const char *pairs = read ? pairs_say(draft) : "";
    plycut_text_write(note, pairs, strlen(pairs));
    return read && (!note->failed || plycut_no_memory(tokens->error));
}
