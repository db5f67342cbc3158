/* The short form, read: each function reads what one rule of the grammar (short.h) names, from the tokens `from` to `end`. */
#include "notation/short.h"
#include "notation/leaf_values.h"
#include "notation/names.h"
#include "notation/short_piece.h"

#include <string.h>

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The first token of this kind at the level of the piece, or its end. */
static size_t find_token(const Draft *draft, Piece piece, TokenKind kind)
{
    size_t i = piece.from;
    while (i < piece.end && token_at(draft, i)->kind != kind)
        i = token_behind(draft->tokens, i);
    return i;
}

/* The number that a token should be. */
static bool short_number(const Draft *draft, size_t index, double *value)
{
    const Token *token = token_at(draft, index);
    LexemeNumber number;
    if (token->kind != TOKEN_NUMBER)
        return text_fails(draft->tokens, token->at, "expected a number");
    if (token_number(token, &number))
        return text_fails(draft->tokens, token->at,
                          "a percentage is the probability of a chance node's child, as in "
                          "chance(50%%: 3, 50%%: 5)");
    *value = number.value + 0.0;
    return number.fault == NULL || text_fails(draft->tokens, token->at, "%.*s is %s",
                                              (int)token->length, token->at, number.fault);
}

/* A leaf's value: a number, or the name of an unknown one, which is one word. */
static bool short_leaf_value(Draft *draft, uint32_t node, Piece value)
{
    const Token *token = token_at(draft, value.from);
    if (value.from == value.end)
        return text_fails(draft->tokens, token->at, "expected a number or a name behind '='");
    if (value.end > value.from + 1) {
        const Slice first = source_of(draft, value.from, value.from + 1);
        const Token *second = token_at(draft, value.from + 1);
        const Slice next = source_of(draft, value.from + 1, value.from + 2);
        return text_fails(draft->tokens, second->at,
                          "a comma is missing between %.*s and %.*s: nodes are separated either by "
                          "commas or by blanks",
                          (int)(first.length < 40 ? first.length : 40), first.at,
                          (int)(next.length < 40 ? next.length : 40), next.at);
    }
    if (token->kind == TOKEN_NUMBER)
        return short_number(draft, value.from, &draft->nodes[node].value);
    if (!token_is_atom(token))
        return text_fails(draft->tokens, token->at, "expected a node: a number, a name or a list");
    if (token->kind == TOKEN_QUOTED)
        return draft_unknown(draft, node, token_says(draft->tokens, token));
    draft->nodes[node].kind = DRAFT_UNKNOWN;
    return (draft->nodes[node].unknown = short_name(draft, value.from, value.end)) != NULL;
}

static bool short_leaf(Draft *draft, uint32_t node, Piece piece)
{
    const size_t equals = find_token(draft, piece, TOKEN_EQUALS);
    Piece value = piece;
    if (equals < piece.end) {
        if (equals == piece.from)
            return text_fails(draft->tokens, token_at(draft, equals)->at,
                              "expected a name in front of '=', or a list behind it");
        if ((draft->nodes[node].name = short_name(draft, piece.from, equals)) == NULL)
            return false;
        value.from = equals + 1;
    }
    return short_leaf_value(draft, node, value);
}

static bool short_list(Draft *draft, uint32_t node, size_t open);

/* "A (3 4)": the name should touch the bracket. */
static bool short_touches(const Draft *draft, size_t from, size_t open)
{
    const Token *bracket = token_at(draft, open);
    if (bracket->glued)
        return true;
    enum { SHOWN = 40 };
    const Slice head = source_of(draft, from, open),
                list = source_of(draft, open, bracket->other + (size_t)1);
    const bool all = list.length <= SHOWN;
    return text_fails(draft->tokens, bracket->at, "a name touches its bracket: write %.*s%.*s%s",
                      (int)(head.length < SHOWN ? head.length : SHOWN), head.at,
                      (int)(all ? list.length : 1), list.at, all ? "" : "...");
}

/* What is in front of an inner node's bracket but the player: its name and its static value. */
static bool short_head(Draft *draft, uint32_t node, Piece head)
{
    const size_t equals = find_token(draft, head, TOKEN_EQUALS);
    if (equals > head.from &&
        (draft->nodes[node].name = short_name(draft, head.from, equals)) == NULL)
        return false;
    if (equals == head.end)
        return true;
    if (head.end != equals + 2)
        return text_fails(draft->tokens, token_at(draft, equals)->at,
                          "expected one number between '=' and the bracket: a static value, as in "
                          "B=4(3 12 8)");
    draft->nodes[node].has_static = true;
    return short_number(draft, equals + 1, &draft->nodes[node].value);
}

static bool short_inner(Draft *draft, uint32_t node, Piece piece, size_t open)
{
    const size_t behind = token_behind(draft->tokens, open);
    if (open > piece.from && token_is_atom(token_at(draft, open - 1)) &&
        holds_one_list(draft, open))
        return one_list_fails(draft, piece.from, open);
    if (open > piece.from && holds_arguments(draft, open))
        return arguments_fail_here(draft, piece.from, open);
    if (open > piece.from && (!short_touches(draft, piece.from, open) ||
                              !short_head(draft, node, (Piece){piece.from, open, piece.chance})))
        return false;
    if (behind != piece.end)
        return text_fails(
            draft->tokens, token_at(draft, behind)->at,
            "expected ',', ';' or the end of the list behind this node; a name stands "
            "in front of its bracket, as in B(3 12 8)");
    return short_list(draft, node, open);
}

/* A player's word decides at an inner node, so a bracket follows. */
static bool short_player(Draft *draft, uint32_t node, Piece *piece, size_t open)
{
    const DraftPlayer player =
        piece->from < piece->end ? player_of_token(token_at(draft, piece->from)) : DRAFT_UNSAID;
    if (player == DRAFT_UNSAID)
        return true;
    if (open == piece->end)
        return needs_quotes(draft, piece->from, piece->from + 1,
                            "max, min and chance are players, and stand in front of a bracket, "
                            "max(...); as a name the word is quoted");
    draft->nodes[node].player = (uint8_t)player;
    piece->from++;
    return true;
}

static bool short_node(Draft *draft, uint32_t node, Piece piece)
{
    const size_t open = find_token(draft, piece, TOKEN_OPEN);
    if (piece.from == piece.end)
        return text_fails(draft->tokens, token_at(draft, piece.end)->at, "a node is missing here");
    if (!short_player(draft, node, &piece, open))
        return false;
    return open < piece.end ? short_inner(draft, node, piece, open)
                            : short_leaf(draft, node, piece);
}

/* ---- Items of a list ------------------------------------------------------------------------- */

static bool short_item(Draft *draft, uint32_t parent, Piece piece)
{
    const size_t colon = find_token(draft, piece, TOKEN_COLON);
    const uint32_t node = draft_add(draft, parent, token_at(draft, piece.from)->at);
    if (node == DRAFT_NONE)
        return false;
    if (colon == piece.end)
        return short_node(draft, node, piece);
    Piece label = piece, rest = piece;
    label.end = colon;
    rest.from = colon + 1;
    const size_t second = find_token(draft, rest, TOKEN_COLON);
    if (second < piece.end)
        return needs_quotes(draft, piece.from, second,
                            "a second ':' in one node; a move with a colon in it is quoted");
    if (!short_label(draft, node, label) || !short_node(draft, node, rest))
        return false;
    if (draft->labels_named)
        draft_label_name(draft, node);
    return true;
}

/* Where a node ends whose name, '=' and bracket touch. */
static size_t node_end(const Draft *draft, size_t from, size_t end)
{
    size_t i = from;
    if (player_of_token(token_at(draft, i)) != DRAFT_UNSAID && i + 1 < end &&
        token_at(draft, i + 1)->kind != TOKEN_COLON)
        i++;
    const size_t head = i;
    if (i < end && token_is_atom(token_at(draft, i)) && (i == from || i == head))
        i++;
    if (i < end && token_at(draft, i)->kind == TOKEN_EQUALS &&
        (i == head || token_at(draft, i)->glued)) {
        i++;
        i += i < end && token_is_atom(token_at(draft, i)) && token_at(draft, i)->glued;
    }
    const Token *open = token_at(draft, i);
    return i < end && open->kind == TOKEN_OPEN && (i == head || open->glued)
               ? token_behind(draft->tokens, i)
               : i;
}

/* The number of tokens of the label that begins an item of a list of blanks; 0: there is none. */
static size_t label_length(const Draft *draft, size_t from, size_t end, bool chance)
{
    LexemeNumber number;
    bool percent;
    if (from + 1 < end && token_at(draft, from + 1)->kind == TOKEN_COLON)
        return 1;
    return chance && from + 2 < end && token_at(draft, from + 2)->kind == TOKEN_COLON &&
                   token_is_atom(token_at(draft, from)) &&
                   is_probability(token_at(draft, from + 1), &number, &percent)
               ? 2
               : 0;
}

/* The end of the item of a list of blanks that begins here; it is not empty. */
static size_t short_item_end(const Draft *draft, size_t from, size_t end, bool chance)
{
    const size_t label = label_length(draft, from, end, chance);
    const size_t node = label > 0 ? from + label + 1 : from;
    const size_t ends = node < end ? node_end(draft, node, end) : node;
    return ends > from ? ends : from + 1;
}

/* "B (3 5)" among nodes that blanks separate may be the node B(3 5), or a leaf B of unknown value and a list. In quotation marks the word
 * is a leaf. At the beginning of its list, the word may also be the name of that list. */
static bool word_stands_alone(const Draft *draft, size_t begin, Piece item, size_t end)
{
    enum { SHOWN = 40 };
    const Token *word = token_at(draft, item.end - 1), *open = token_at(draft, item.end);
    if (item.end == end || open->kind != TOKEN_OPEN || open->glued || word->kind != TOKEN_WORD ||
        word_is_signs(word->at, word->length) ||
        (item.end > begin + 1 && word[-1].kind == TOKEN_EQUALS))
        return true;
    const Slice list = source_of(draft, item.end, open->other + (size_t)1);
    const bool all = list.length <= SHOWN;
    const int name = (int)(word->length < SHOWN ? word->length : SHOWN),
              shown = (int)(all ? list.length : 1);
    return text_fails(
        draft->tokens, open->at,
        "a name touches its bracket: write %.*s%.*s%s, or, if it is a leaf of unknown "
        "value, \"%.*s\" %.*s%s%s",
        name, word->at, shown, list.at, all ? "" : "...", name, word->at, shown, list.at,
        all ? "" : "...",
        item.from == begin ? "; if each list begins with its name, add --as name-first" : "");
}

static bool blank_items_read(Draft *draft, uint32_t node, Piece list)
{
    const size_t begin = list.from;
    while (list.from < list.end) {
        Piece item = list;
        item.end = short_item_end(draft, list.from, list.end, list.chance);
        const Token *first = token_at(draft, item.from);
        if (first->kind == TOKEN_EQUALS && token_is_atom(token_at(draft, item.from - 1)) &&
            find_token(draft, item, TOKEN_OPEN) == item.end)
            return text_fails(draft->tokens, first->at,
                              "no blanks around '=' in a list without commas: write x=2");
        if (!word_stands_alone(draft, begin, item, list.end) || !short_item(draft, node, item))
            return false;
        list.from = item.end;
    }
    return true;
}

static bool separated_items_read(Draft *draft, uint32_t node, Piece list, TokenKind separator)
{
    while (list.from < list.end) {
        Piece item = list;
        item.end = find_token(draft, list, separator);
        if (item.from == item.end)
            return text_fails(draft->tokens, token_at(draft, item.end)->at,
                              "a node is missing in front of '%c'",
                              separator == TOKEN_COMMA ? ',' : ';');
        if (!short_item(draft, node, item))
            return false;
        list.from = item.end + 1;
    }
    return true;
}

/* ---- Lists ----------------------------------------------------------------------------------- */

static bool short_list(Draft *draft, uint32_t node, size_t open)
{
    Piece list = {.from = open + 1,
                  .end = token_at(draft, open)->other,
                  .chance = draft->nodes[node].player == DRAFT_CHANCE};
    const size_t comma = find_token(draft, list, TOKEN_COMMA),
                 semicolon = find_token(draft, list, TOKEN_SEMICOLON);
    if (list.from == list.end)
        return text_fails(draft->tokens, token_at(draft, list.end)->at,
                          "an empty list is not a node: an inner node has at least one child");
    if (comma < list.end && semicolon < list.end)
        return both_separators(draft, list, comma, semicolon);
    return comma < list.end       ? separated_items_read(draft, node, list, TOKEN_COMMA)
           : semicolon < list.end ? separated_items_read(draft, node, list, TOKEN_SEMICOLON)
                                  : blank_items_read(draft, node, list);
}

/* ---- A line of an outline -------------------------------------------------------------------- */

/* A node without its list: what is in front of the bracket would stand here, too. */
static bool line_node(Draft *draft, uint32_t node, Piece piece, bool inner)
{
    if (!inner)
        return short_node(draft, node, piece);
    const DraftPlayer player =
        piece.from < piece.end ? player_of_token(token_at(draft, piece.from)) : DRAFT_UNSAID;
    draft->nodes[node].player = (uint8_t)player;
    draft->nodes[node].kind = DRAFT_INNER;
    piece.from += player != DRAFT_UNSAID;
    return piece.from == piece.end || short_head(draft, node, piece);
}

bool short_line(Draft *draft, uint32_t node, Piece piece, bool inner)
{
    const size_t colon = find_token(draft, piece, TOKEN_COLON);
    Piece label = piece, rest = piece;
    if (colon == piece.end)
        return line_node(draft, node, piece, inner);
    label.end = colon;
    rest.from = colon + 1;
    if (!short_label(draft, node, label))
        return false;
    return rest.from < rest.end ? line_node(draft, node, rest, inner)
                                : inner || text_fails(draft->tokens, token_at(draft, colon)->at,
                                                      "expected a node behind the move");
}

/* ---- The text -------------------------------------------------------------------------------- */

/* "Camp fire(3 4)": where the words of a name in front of the root's bracket end, or 0. */
static size_t root_words(const Draft *draft)
{
    size_t i = 0;
    while (token_at(draft, i)->kind == TOKEN_WORD)
        i++;
    const Token *open = token_at(draft, i);
    return i > 1 && open->kind == TOKEN_OPEN && open->glued &&
                   open->other + (size_t)2 == draft->tokens->count
               ? i
               : 0;
}

/* Fail at what follows the tree: two nodes, perhaps one with a blank too much. */
static bool text_goes_on(const Draft *draft, size_t end)
{
    const Token *next = token_at(draft, end);
    const size_t words = root_words(draft);
    if (words > 0)
        return needs_quotes(draft, 0, words, "in front of a bracket a name with blanks is quoted");
    if (next->kind == TOKEN_OPEN && end > 0 && token_is_atom(token_at(draft, end - 1)))
        return short_touches(draft, end - 1, end);
    if (next->kind == TOKEN_COLON)
        return text_fails(draft->tokens, next->at,
                          "a move is the label of the edge above a node, and the root has none");
    if (leaf_values_stand(draft->tokens, end))
        return leaf_values_fail(draft, end);
    return text_fails(
        draft->tokens, next->at,
        "text behind the end of the tree: several nodes are one tree only in brackets, "
        "as in (3 12)");
}

/* "A:(B:(3 12) C:4)": the root has a colon behind its name, so that the others have, too. */
static bool labels_are_names(const Draft *draft)
{
    const Token *name = token_at(draft, 0);
    return draft->tokens->count > 3 && token_is_atom(name) && name[1].kind == TOKEN_COLON &&
           name[2].kind == TOKEN_OPEN && name[2].other + (size_t)2 == draft->tokens->count;
}

bool short_read(Tokens *tokens, Draft *draft)
{
    const size_t last = tokens->count - 1;
    *draft = (Draft){.tokens = tokens};
    if (last == 0)
        return text_fails(tokens, tokens->end, "expected a tree, such as ((3 12) (2 4))");
    const size_t end = node_end(draft, 0, last), rest = end + token_separates(token_at(draft, end));
    const uint32_t root = draft_add(draft, DRAFT_NONE, tokens->items->at);
    if (root == DRAFT_NONE)
        return false;
    if (end == 0)
        return text_fails(tokens, tokens->items->at, "expected a tree, such as ((3 12) (2 4))");
    draft->labels_named = labels_are_names(draft);
    if (draft->labels_named)
        return draft_name(draft, root, token_says(tokens, tokens->items)) &&
               short_node(draft, root, (Piece){.from = 2, .end = last});
    if (rest != last)
        return text_goes_on(draft, rest);
    return short_node(draft, root, (Piece){.from = 0, .end = end});
}
