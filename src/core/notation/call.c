/* Arguments and nodes of a call. What an argument means follows from its kind, or from its keyword: the first text is the name, the
 * second one the move, a list holds the children, calls are children. A number is the value; without a list, numbers are children
 * if there are several of them, or if a MaxNode or a MinNode has calls among its arguments, too. */
#include "notation/call.h"
#include "notation/members.h"
#include "notation/names.h"
#include "base/letter.h"

#include <stdlib.h>
#include <string.h>

bool call_fails(const Calls *c, size_t index, const char *says)
{
    return text_fails(c->draft->tokens, call_token(c, index)->at, "%s", says);
}

int variable_order(const void *one, const void *other)
{
    const Slice *a = &((const Variable *)one)->name, *b = &((const Variable *)other)->name;
    const int order = memcmp(a->at, b->at, a->length < b->length ? a->length : b->length);
    return order != 0 ? order : (a->length > b->length) - (a->length < b->length);
}

Variable *variable_at(const Calls *c, size_t index)
{
    const Token *word = call_token(c, index);
    const Variable key = {.name = {word->at, word->length}};
    return word->kind == TOKEN_WORD
               ? bsearch(&key, c->variables, c->count, sizeof key, variable_order)
               : NULL;
}

/* The keyword of an argument, name= or name:, and its sign; 0: it has none. */
static size_t keyword_length(const Calls *c, size_t index)
{
    const Token *sign = call_token(c, index + 1);
    return token_is_atom(call_token(c, index)) &&
                   (sign->kind == TOKEN_EQUALS || sign->kind == TOKEN_COLON)
               ? 2
               : 0;
}

/* Where the argument that begins here ends. */
static size_t argument_behind(const Calls *c, size_t index)
{
    const size_t open = call_at(c->draft->tokens, index);
    return token_behind(c->draft->tokens, open != 0 ? open : index);
}

static bool call_number(const Calls *c, size_t index, double *value)
{
    LexemeNumber number = {0};
    if (call_token(c, index)->kind != TOKEN_NUMBER)
        return call_fails(c, index, "expected a number");
    token_number(call_token(c, index), &number);
    *value = number.value;
    return number.fault == NULL || call_fails(c, index, "this number cannot be held exactly");
}

/* ---- Arguments ------------------------------------------------------------------------------- */

/* What the arguments of one call say so far. */
typedef struct Arguments {
    size_t numbers, calls, list; /* how many of the first; where the list of children is, or 0 */
    bool named;                  /* the first text was there */
} Arguments;

static bool call_node(Calls *c, uint32_t node, size_t index);

static bool argument_passed_over(Calls *c, size_t index)
{
    return member_passed_over(&c->others, token_says(c->draft->tokens, call_token(c, index))) ||
           plycut_no_memory(c->draft->tokens->error);
}

static bool is_child(const Calls *c, size_t index)
{
    return call_at(c->draft->tokens, index) != 0 || variable_at(c, index) != NULL;
}

/* "Player.MIN": its last word. */
static Slice word_behind_dots(Slice says)
{
    for (size_t i = says.length; i > 0; i--)
        if (says.at[i - 1] == '.')
            return (Slice){says.at + i, says.length - i};
    return says;
}

/* A text: the player, the name, then the move; words without quotation marks that are none of these are passed over. */
static bool argument_text(Calls *c, uint32_t node, size_t index, Arguments *a)
{
    const Token *token = call_token(c, index);
    const Slice says = token_says(c->draft->tokens, token);
    const DraftPlayer player =
        player_of_word(word_behind_dots(says).at, word_behind_dots(says).length);
    DraftNode *made = &c->draft->nodes[node];
    if (player != DRAFT_UNSAID && (token->kind == TOKEN_WORD || a->named)) {
        made->player = (uint8_t)player;
        return true;
    }
    if (token_spells(token, "true") || token_spells(token, "false"))
        return call_fails(c, index,
                          "does this say who decides? Then write is_max= in front of it; otherwise "
                          "leave it out");
    if (token->kind == TOKEN_WORD)
        return argument_passed_over(c, index);
    if (a->named)
        return made->move == NULL ? draft_move(c->draft, node, says)
                                  : argument_passed_over(c, index);
    a->named = true;
    return draft_name(c->draft, node, says);
}

static bool argument_value(Calls *c, uint32_t node, size_t index)
{
    double value;
    const Token *token = call_token(c, index);
    const Slice says = token_is_atom(token) ? token_says(c->draft->tokens, token) : (Slice){"", 0};
    if (token->kind == TOKEN_QUOTED &&
        lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, &value)) {
        c->draft->texts_valued = true;
        return published_value(&c->published, c->draft, node, value);
    }
    if (token->kind == TOKEN_WORD || token->kind == TOKEN_QUOTED)
        return draft_unknown(c->draft, node, says);
    if (!call_number(c, index, &value))
        return false;
    return published_value(&c->published, c->draft, node, value);
}

/* "value=3" */
static bool argument_keyword(Calls *c, uint32_t node, size_t index, Arguments *a)
{
    size_t row;
    const Slice key = token_says(c->draft->tokens, call_token(c, index));
    const size_t value = index + 2;
    const Slice says = token_says(c->draft->tokens, call_token(c, value));
    DraftPlayer player;
    if (token_is_nothing(call_token(c, value)))
        return true;
    const bool atom = token_is_atom(call_token(c, value));
    const MemberSays decides =
        member_player(key, atom ? word_behind_dots(says) : (Slice){"", 0}, &player);
    if (decides == SAYS_UNCLEAR)
        return player_unclear(c->draft->tokens, call_token(c, value)->at, key);
    if (decides == SAYS_PLAYER) {
        c->draft->nodes[node].player = (uint8_t)player;
        return true;
    }
    switch (member_of(key, &row)) {
    case MEMBER_CHILDREN:
        a->list = value;
        return is_list_open(call_token(c, value)) ||
               call_fails(c, value, "expected the children in brackets");
    case MEMBER_NAME:
        a->named = true;
        return draft_name(c->draft, node, says);
    case MEMBER_VALUE:
        return argument_value(c, node, value);
    case MEMBER_STATIC:
        c->draft->nodes[node].has_static = true;
        return call_number(c, value, &c->draft->nodes[node].value);
    case MEMBER_MOVE:
        return draft_move(c->draft, node, says);
    case MEMBER_PROBABILITY:
        return call_number(c, value, &c->draft->nodes[node].share);
    case MEMBER_LEFT:
    case MEMBER_RIGHT:
        a->calls++;
        return true;
    default:
        return !member_loses_nodes(c->draft->tokens, index) && argument_passed_over(c, index);
    }
}

/* All but children, which are read when it is known whether numbers are some. */
static bool argument_read(Calls *c, uint32_t node, size_t index, Arguments *a)
{
    const Token *token = call_token(c, index);
    if (keyword_length(c, index) > 0)
        return argument_keyword(c, node, index, a);
    if (is_child(c, index)) {
        a->calls++;
        return true;
    }
    if (is_list_open(token)) {
        if (a->list != 0)
            return call_fails(c, index, "a second list: a node has one list of children");
        a->list = index;
        return true;
    }
    if (token->kind == TOKEN_NUMBER) {
        a->numbers++;
        return true;
    }
    return token_is_nothing(token) || (token_is_atom(token) && argument_text(c, node, index, a)) ||
           (!token_is_atom(token) && call_fails(c, index, "expected an argument"));
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static bool child_add(Calls *c, uint32_t node, size_t index, size_t key)
{
    const uint32_t child = draft_add(c->draft, node, call_token(c, index)->at);
    return child != DRAFT_NONE &&
           (key == 0 ||
            draft_move(c->draft, child, token_says(c->draft->tokens, call_token(c, key)))) &&
           call_node(c, child, index);
}

/* Children in brackets, perhaps with moves as their keys. */
static bool children_of_list(Calls *c, uint32_t node, size_t open)
{
    const size_t close = call_token(c, open)->other;
    for (size_t i = open + 1; i < close; i = argument_behind(c, i)) {
        if (token_separates(call_token(c, i)) || token_is_nothing(call_token(c, i)))
            continue;
        const size_t key = keyword_length(c, i) > 0 ? i : 0;
        i += key != 0 ? 2 : 0;
        if (!child_add(c, node, i, key))
            return false;
    }
    return true;
}

/* Calls, and numbers if they are children, in the order of the arguments; left= and right=. */
static bool children_of_call(Calls *c, uint32_t node, size_t open, bool numbers)
{
    const size_t close = call_token(c, open)->other;
    for (size_t i = open + 1; i < close; i = argument_behind(c, i)) {
        size_t row;
        const size_t keyword = keyword_length(c, i);
        const Slice key = token_says(c->draft->tokens, call_token(c, i));
        const bool side = keyword > 0 && (member_of(key, &row) == MEMBER_LEFT ||
                                          member_of(key, &row) == MEMBER_RIGHT);
        i += keyword;
        const bool child =
            (keyword == 0 || side) &&
            (is_child(c, i) || (call_token(c, i)->kind == TOKEN_NUMBER && (numbers || side)));
        if (child && !child_add(c, node, i, 0))
            return false;
    }
    return true;
}

/* The only number is the value. */
static bool value_of_call(Calls *c, uint32_t node, size_t open)
{
    const size_t close = call_token(c, open)->other;
    for (size_t i = open + 1; i < close; i = argument_behind(c, i)) {
        const size_t keyword = keyword_length(c, i);
        i += keyword;
        if (keyword == 0 && call_token(c, i)->kind == TOKEN_NUMBER)
            return argument_value(c, node, i);
    }
    return true;
}

static bool call_children(Calls *c, uint32_t node, size_t open, const Arguments *a)
{
    const bool decides = c->draft->nodes[node].player != DRAFT_UNSAID,
               numbers = a->list == 0 && (a->numbers > 1 || (a->calls > 0 && decides));
    if (a->list != 0 && a->calls > 0)
        return call_fails(c, a->list,
                          "a node has either a list of children, or calls as arguments");
    if (a->list != 0 && a->numbers > 1)
        return call_fails(c, open, "several numbers beside a list of children");
    if (!numbers && !value_of_call(c, node, open))
        return false;
    return (a->list != 0 ? children_of_list(c, node, a->list)
                         : children_of_call(c, node, open, numbers)) &&
           (c->draft->nodes[node].first != DRAFT_NONE ||
            published_leaf(&c->published, c->draft, node, call_token(c, open)->at));
}

/* MaxNode(...), MIN_NODE(...) */
static DraftPlayer player_of_constructor(const Token *name)
{
    enum { WORD = 3, CHANCE = 6 };
    return name->length > CHANCE && spells(name->at, CHANCE, "chance") ? DRAFT_CHANCE
           : name->length > WORD && spells(name->at, WORD, "max")      ? DRAFT_MAX
           : name->length > WORD && spells(name->at, WORD, "min")      ? DRAFT_MIN
                                                                       : DRAFT_UNSAID;
}

bool call_read(Calls *c, uint32_t node, size_t open)
{
    Arguments a = {0};
    const size_t close = call_token(c, open)->other;
    c->draft->nodes[node].player = (uint8_t)player_of_constructor(call_token(c, open - 1));
    for (size_t i = open + 1; i < close; i = argument_behind(c, i)) {
        if (token_separates(call_token(c, i)))
            continue;
        if (!argument_read(c, node, i, &a))
            return false;
        i += keyword_length(c, i);
        if (i >= close)
            return call_fails(c, close, "expected a value");
    }
    return call_children(c, node, open, &a);
}

/* A node: a call, the name of one, a number, a list of nodes. */
static bool call_node(Calls *c, uint32_t node, size_t index)
{
    const size_t open = call_at(c->draft->tokens, index);
    Variable *variable = variable_at(c, index);
    double value;
    if (open != 0)
        return call_read(c, node, open);
    if (variable != NULL && variable->used)
        return call_fails(c, index, "this node is a child of two nodes, or of itself");
    if (variable != NULL) {
        variable->used = true;
        return call_read(c, node, variable->open);
    }
    if (is_list_open(call_token(c, index)))
        return call_token(c, index)->other > index + 1
                   ? children_of_list(c, node, index)
                   : call_fails(c, index, "an inner node has at least one child");
    if (call_token(c, index)->kind != TOKEN_NUMBER)
        return call_fails(c, index, "expected a node: a call, its name, a number or a list");
    if (!call_number(c, index, &value))
        return false;
    draft_number(c->draft, node, value);
    return true;
}
