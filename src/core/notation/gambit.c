/* Gambit's .efg: nodes in preorder, each with its kind: p (a player moves), c (chance), t (the end). */
#include "notation/gambit.h"
#include "base/same.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A set of nodes that its player cannot tell apart: of perfect information, one node. An outcome, with player 1's payoff. */
typedef struct Seen {
    double player, number; /* player 0: an outcome */
    double payoff;
} Seen;

/* A game that is being read. */
typedef struct Gambit {
    Draft *draft;
    size_t at;
    Seen *seen;
    size_t seen_count, seen_room;
    double sum; /* of the payoffs; NAN: none has been read */
} Gambit;

static const Token *gambit_token(const Gambit *g)
{
    return &g->draft->tokens->items[g->at];
}

static bool gambit_fails(const Gambit *g, const char *says)
{
    return text_fails(g->draft->tokens, gambit_token(g)->at, "%s", says);
}

/* ---- Parts ----------------------------------------------------------------------------------- */

static bool take_number(Gambit *g, double *value, const char *what)
{
    LexemeNumber number;
    const Token *token = gambit_token(g);
    if (token->kind != TOKEN_NUMBER || token_number(token, &number) || number.fault != NULL)
        return gambit_fails(g, what);
    *value = number.value;
    g->at++;
    return true;
}

/* A quoted text, if there is one; a comma may follow. */
static bool take_text(Gambit *g, Slice *text)
{
    const Token *token = gambit_token(g);
    *text = (Slice){0};
    if (token->kind != TOKEN_QUOTED)
        return false;
    *text = token_says(g->draft->tokens, token);
    g->at++;
    return true;
}

static bool opens(const Gambit *g)
{
    return gambit_token(g)->kind == TOKEN_OPEN && gambit_token(g)->bracket == '{';
}

/* What was noted of an information set or an outcome; NULL: nothing. */
static Seen *seen_find(const Gambit *g, double player, double number)
{
    for (size_t i = 0; i < g->seen_count; i++)
        if (same_number(g->seen[i].player, player) && same_number(g->seen[i].number, number))
            return &g->seen[i];
    return NULL;
}

static bool seen_add(Gambit *g, Seen seen)
{
    enum { MOST = 10000 }; /* each new one is compared with all before */
    if (g->seen_count == MOST)
        return gambit_fails(g, "more than 10000 information sets and outcomes");
    if (!PLYCUT_ROOM(g->seen, g->seen_room, g->seen_count, 1))
        return plycut_no_memory(g->draft->tokens->error);
    g->seen[g->seen_count++] = seen;
    return true;
}

/* ---- Payoffs --------------------------------------------------------------------------------- */

/* "{ 4, -4 }": two payoffs whose sum is that of all others. */
static bool payoffs_read(Gambit *g, double *first)
{
    double second;
    const size_t open = g->at;
    g->at++;
    if (!take_number(g, first, "expected the payoff of player 1"))
        return false;
    g->at += gambit_token(g)->kind == TOKEN_COMMA;
    if (!take_number(g, &second, "expected the payoff of player 2"))
        return false;
    if (gambit_token(g)->kind != TOKEN_CLOSE)
        return gambit_fails(g, "expected } behind the payoffs of two players");
    g->at++;
    if (isnan(g->sum))
        g->sum = *first + second;
    if (nearly_same(*first + second, g->sum))
        return true;
    g->at = open;
    return gambit_fails(
        g, "these payoffs have another sum than those before: MAX and MIN need payoffs "
           "of one sum");
}

/* The outcome of a node; its payoffs are there where it comes first. *payoff: NAN if it has none. */
static bool outcome_read(Gambit *g, double *payoff)
{
    double number;
    Slice name;
    *payoff = NAN;
    if (!take_number(g, &number, "expected the number of the outcome"))
        return false;
    (void)take_text(g, &name);
    Seen *seen = seen_find(g, 0, number);
    if (!opens(g)) {
        *payoff = seen != NULL ? seen->payoff : NAN;
        return true;
    }
    return payoffs_read(g, payoff) &&
           (seen != NULL || seen_add(g, (Seen){.number = number, .payoff = *payoff}));
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static bool gambit_node(Gambit *g, uint32_t node);

static bool gambit_end(Gambit *g, uint32_t node)
{
    double payoff;
    const size_t outcome = g->at;
    if (!outcome_read(g, &payoff))
        return false;
    draft_number(g->draft, node, payoff);
    g->at = isnan(payoff) ? outcome : g->at;
    return !isnan(payoff) || gambit_fails(g, "this outcome has no payoffs");
}

/* A player's node stands alone in its information set. */
static bool set_is_new(Gambit *g, double player, double number)
{
    if (seen_find(g, player, number) == NULL)
        return seen_add(g, (Seen){.player = player, .number = number});
    return text_fails(g->draft->tokens, gambit_token(g)->at,
                      "information set %.0f of player %.0f has several nodes: MAX and MIN see all "
                      "moves",
                      number, player);
}

/* The moves of a node, from its bracket on, and what they lead to, which follows behind the outcome. */
static bool moves_read(Gambit *g, uint32_t node, bool chance)
{
    size_t move = g->at + 1;
    const size_t close = gambit_token(g)->other;
    double payoff;
    g->at = close + 1;
    if (!outcome_read(g, &payoff))
        return false;
    if (!isnan(payoff))
        return gambit_fails(g, "payoffs on the way are not read: only leaves have values");
    for (size_t rest = g->at; move < close; rest = g->at) {
        Slice name;
        double share = 0;
        g->at = move;
        if (!take_text(g, &name))
            return gambit_fails(g, "expected a move in quotation marks");
        if (chance && !take_number(g, &share, "expected the probability of this move"))
            return false;
        g->at += gambit_token(g)->kind == TOKEN_COMMA;
        move = g->at;
        g->at = rest;
        const uint32_t child = draft_add(g->draft, node, gambit_token(g)->at);
        if (child == DRAFT_NONE || (name.length > 0 && !draft_move(g->draft, child, name)))
            return false;
        g->draft->nodes[child].share = share;
        if (!gambit_node(g, child))
            return false;
    }
    return true;
}

/* "p "" 1 1 "" { "L" "R" } 0" behind the name, or "c "" 1 "" { "H" 1/2 "T" 1/2 } 0" */
static bool gambit_choice(Gambit *g, uint32_t node, bool chance)
{
    double player = 0, number;
    Slice name;
    if (!chance && !take_number(g, &player, "expected the number of the player"))
        return false;
    if (!chance && !same_number(player, 1) && !same_number(player, 2))
        return gambit_fails(g, "expected player 1 or 2 in front of this: the game has two players");
    if (!take_number(g, &number, "expected the number of the information set"))
        return false;
    if (!chance && !set_is_new(g, player, number))
        return false;
    (void)take_text(g, &name);
    g->draft->nodes[node].player = (uint8_t)(chance                   ? DRAFT_CHANCE
                                             : same_number(player, 1) ? DRAFT_MAX
                                                                      : DRAFT_MIN);
    return opens(g) ? moves_read(g, node, chance)
                    : gambit_fails(g, "expected the moves, { \"L\" \"R\" }");
}

static bool gambit_node(Gambit *g, uint32_t node)
{
    const Token *kind = gambit_token(g);
    const bool ends = token_spells(kind, "t"), chance = token_spells(kind, "c");
    Slice name;
    if (!ends && !chance && !token_spells(kind, "p"))
        return gambit_fails(g, "expected a node: p, c or t");
    g->at++;
    if (take_text(g, &name) && name.length > 0 && !draft_name(g->draft, node, name))
        return false;
    return ends ? gambit_end(g, node) : gambit_choice(g, node, chance);
}

/* ---- The file -------------------------------------------------------------------------------- */

bool gambit_fits(const Tokens *tokens)
{
    return token_spells(tokens->items, "EFG") && tokens->items[1].kind == TOKEN_NUMBER;
}

/* EFG 2 R "title" { "One" "Two" } "comment" */
static bool gambit_begin(Gambit *g)
{
    double version;
    Slice text;
    if (!token_spells(gambit_token(g), "EFG"))
        return gambit_fails(g, "expected EFG, with which a game of Gambit begins");
    g->at++;
    if (!take_number(g, &version, "expected the version of the format"))
        return false;
    g->at += gambit_token(g)->kind == TOKEN_WORD;
    (void)take_text(g, &text);
    if (!opens(g))
        return gambit_fails(g, "expected the names of the players, { \"One\" \"Two\" }");
    g->at = token_behind(g->draft->tokens, g->at);
    (void)take_text(g, &text);
    return true;
}

bool gambit_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Gambit g = {.draft = draft, .sum = NAN};
    (void)note;
    *draft = (Draft){.tokens = tokens};
    bool read = gambit_begin(&g);
    const uint32_t root = read ? draft_add(draft, DRAFT_NONE, gambit_token(&g)->at) : DRAFT_NONE;
    read = root != DRAFT_NONE && gambit_node(&g, root) &&
           (gambit_token(&g)->kind == TOKEN_END ||
            gambit_fails(&g, "text behind the end of the game"));
    free(g.seen);
    return read;
}
