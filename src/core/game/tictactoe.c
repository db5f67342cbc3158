/* Tic-tac-toe (noughts and crosses): the rules, and how a position is written and read.
 *
 * word[0] of a position are the mover's squares, word[1] the opponent's; a square's bit is its
 * move. A position where the game goes on is valued by open lines: a line is open to a side if the
 * other has no mark on it (Russell & Norvig, AIMA, 3rd ed., exercise 5.9: Eval = 3 X2 + X1 - (3 O2
 * + O1)). A hundredth of that is taken, so that no such value is as good as a win, which is
 * worth 1. */
#include "game/board_text.h"
#include "game/rules.h"
#include "game/square.h"

#include <string.h>

enum { SIDE = 3, SQUARES = SIDE * SIDE, LINES = 8 };

static const double EVALUATION_PER_WIN = 100;

/* ---- The board ------------------------------------------------------------------------------- */

#define BIT(column, row) (UINT64_C(1) << (8 * (row) + (column)))
#define ROW(row)         (BIT(0, row) | BIT(1, row) | BIT(2, row))
#define COLUMN(column)   (BIT(column, 0) | BIT(column, 1) | BIT(column, 2))

static const uint64_t BOARD = ROW(0) | ROW(1) | ROW(2);
static const uint64_t LINE[LINES] = {
    ROW(0),    ROW(1),    ROW(2),    BIT(0, 0) | BIT(1, 1) | BIT(2, 2),
    COLUMN(0), COLUMN(1), COLUMN(2), BIT(2, 0) | BIT(1, 1) | BIT(0, 2),
};

static int count_of(uint64_t squares)
{
    return __builtin_popcountll(squares);
}

static bool has_line(uint64_t marks)
{
    for (int i = 0; i < LINES; i++)
        if ((marks & LINE[i]) == LINE[i])
            return true;
    return false;
}

/* Lines that are open to a side count 1 with one mark of it, 3 with two. */
static int open_lines(uint64_t own, uint64_t other)
{
    static const int worth[SIDE] = {0, 1, 3};
    int sum = 0;
    for (int i = 0; i < LINES; i++)
        if ((other & LINE[i]) == 0)
            sum += worth[count_of(own & LINE[i])];
    return sum;
}

/* X moves first: it is X's move if there are as many X as O. */
static bool is_x_to_move(const PlycutState *state)
{
    return count_of(state->word[0]) == count_of(state->word[1]);
}

/* ---- The rules ------------------------------------------------------------------------------- */

static bool tictactoe_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *empty)
{
    (void)game;
    const bool over = has_line(state->word[1]) || has_line(state->word[0]);
    *empty = (PlycutMoves){.set = over ? 0 : BOARD & ~(state->word[0] | state->word[1])};
    return empty->set != 0;
}

static void tictactoe_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                           PlycutState *child)
{
    (void)game;
    *child = (PlycutState){
        .word = {state->word[1], state->word[0] | UINT64_C(1) << move},
        .ply = state->ply + 1,
        .player = PLYCUT_BY_DECIDER(state->player, PLYCUT_MIN, PLYCUT_MAX),
    };
}

static double tictactoe_value(const PlycutGame *game, const PlycutState *state)
{
    const bool max_moves = PLYCUT_BY_DECIDER(state->player, true, false);
    const uint64_t max = state->word[max_moves ? 0 : 1], min = state->word[max_moves ? 1 : 0];
    PlycutMoves empty;
    if (tictactoe_moves(game, state, &empty))
        return (open_lines(max, min) - open_lines(min, max)) / EVALUATION_PER_WIN;
    return has_line(max) - has_line(min);
}

/* There is no choice, but a book's reader knows the numbers without the hundredth. */
static PlycutValuation tictactoe_valuation(const PlycutGame *game)
{
    (void)game;
    return (PlycutValuation){.unit = "AIMA's evaluation", .per_unit = EVALUATION_PER_WIN};
}

/* Each move fills a square. */
static size_t tictactoe_path_width(const PlycutGame *game, int depth)
{
    const int empty = SQUARES - count_of(game->root.word[0] | game->root.word[1]);
    int width = 0;
    for (int ply = 0; ply < empty && (depth < 0 || ply < depth); ply++)
        width += empty - ply;
    return (size_t)width;
}

/* ---- The board as text ----------------------------------------------------------------------- */

static size_t tictactoe_squares(const PlycutGame *game, const PlycutState *state, char text[65])
{
    const BoardForm form = board_text_plain(SIDE, SIDE);
    (void)game;
    return board_text_state(&form, state, is_x_to_move(state), text);
}

static const BoardForm ROWS = {.columns = SIDE,
                               .rows = SIDE,
                               .letters = {"X", "O", "."},
                               .end = '/',
                               .expected = "start or three rows of three squares",
                               .example = "tictactoe:X.O/.X./..."};

/* Can the marks come from a game? X begins, the sides alternate, and a line ends the game. */
static bool check_marks(uint64_t x, uint64_t o, PlycutError *error)
{
    const int more = count_of(x) - count_of(o);
    if (more != 0 && more != 1)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_TICTACTOE_COUNTS,
                         WITH(FILL_NUMBER(first, count_of(x)), FILL_NUMBER(second, count_of(o))));
    if (has_line(x) && has_line(o))
        return fail_with(error, PLYCUT_E_INPUT, ERROR_TICTACTOE_BOTH_WON, NULL);
    return !has_line(more == 0 ? x : o) ||
           fail_with(error, PLYCUT_E_INPUT, ERROR_TICTACTOE_MOVED_AFTER,
                     WITH(FILL(side, more == 0 ? "O" : "X"), FILL(winner, more == 0 ? "X" : "O")));
}

static bool tictactoe_make(const char *rows, PlycutGame *game, PlycutError *error)
{
    uint64_t sets[2];
    if (!board_text_parse(&ROWS, rows, sets, error) ||
        !check_marks(sets[BOARD_X], sets[BOARD_O], error))
        return false;
    const bool x_moves = count_of(sets[BOARD_X]) == count_of(sets[BOARD_O]);
    game->rules = &tictactoe_rules;
    game->root = (PlycutState){
        .word = {sets[x_moves ? BOARD_X : BOARD_O], sets[x_moves ? BOARD_O : BOARD_X]},
        .player = PLYCUT_MAX};
    return true;
}

static bool tictactoe_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    return tictactoe_make(strcmp(text, "start") == 0 ? ".../.../..." : text, game, error);
}

static void tictactoe_spec(const PlycutGame *game, const PlycutState *state, PlycutText *text)
{
    static const char prefix[] = "tictactoe:";
    char rows[BOARD_TEXT_ROOM];
    (void)game;
    plycut_text_write(text, prefix, sizeof prefix - 1);
    plycut_text_write(text, rows, board_text_state(&ROWS, state, is_x_to_move(state), rows));
}

bool tictactoe_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    return position_from_problem(problem, tictactoe_make, game, error);
}

/* ---- For people who play --------------------------------------------------------------------- */

/* Which side a player is follows from the root, where the side to move is game->root.player. */
static int tictactoe_side(const PlycutGame *game, PlycutPlayer player)
{
    return is_x_to_move(&game->root) == (player == game->root.player) ? 0 : 1;
}

/* How many lines run through the square: 4 in the centre, 3 in a corner, 2 on an edge. */
static int tictactoe_rank(const PlycutGame *game, const PlycutState *state, PlycutMove square)
{
    (void)game, (void)state;
    int lines = 0;
    for (int i = 0; i < LINES; i++)
        lines += (LINE[i] >> square & 1) != 0;
    return lines;
}

static const PlycutBoard TICTACTOE = {
    .squares = tictactoe_squares,
    .pieces = PLYCUT_MARKS,
};

static const PlycutSides SIDES = {
    .side = tictactoe_side,
    .rank = tictactoe_rank,
    .name = {"X", "O"},
    .title = {"X", "O"},
    .initial = {'X', 'O'},
};

const PlycutRules tictactoe_rules = {
    .name = "tictactoe",
    .summary = "tic-tac-toe: a win is worth 1, a draw 0, a loss -1",
    .syntax = "tictactoe:start, tictactoe:X.O/.X./...",
    .board = &TICTACTOE,
    .sides = &SIDES,
    .parse = tictactoe_parse,
    .moves = tictactoe_moves,
    .play = tictactoe_play,
    .value = tictactoe_value,
    .valuation = tictactoe_valuation,
    .path_width = tictactoe_path_width,
    .step = square_step,
    .node_name = square_node_name,
    .spec = tictactoe_spec,
    .write_problem = position_write_problem,
};
