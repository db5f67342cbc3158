/* Connect Four: a disc falls to the lowest free square of a column; four of a side in a row, a column or a diagonal win. Allis 1988.
 *
 * word[0] of a position are the mover's squares, word[1] the opponent's. A column takes seven bits from the bottom, of which the
 * seventh stays 0: so no line of four runs over the edge (Tromp's board). A position where the game goes on is valued by the lines
 * that are open to a side, since the other has no disc on them; a thousandth of that is taken, so that no such value is as good
 * as a win, which is worth 1. */
#include "game/board_text.h"
#include "game/rules.h"

#include <string.h>

enum { COLUMNS = 7, ROWS = 6, SQUARES = COLUMNS * ROWS, HIGH = ROWS + 1, FOUR = 4 };

#define DISC(column, row) (UINT64_C(1) << (HIGH * (column) + (row)))

/* The steps from a square to the next one of a line: up, to the right, down and up to the right. */
static const int STEPS[] = {1, HIGH, HIGH - 1, HIGH + 1};
enum { DIRECTIONS = sizeof STEPS / sizeof *STEPS };

static int discs_of(uint64_t squares)
{
    return __builtin_popcountll(squares);
}

static bool connects(uint64_t discs)
{
    for (int i = 0; i < DIRECTIONS; i++) {
        const uint64_t pairs = discs & discs >> STEPS[i];
        if ((pairs & pairs >> 2 * STEPS[i]) != 0)
            return true;
    }
    return false;
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* The four squares from here in a direction; 0: they run over the edge. */
static uint64_t line_from(int column, int row, int direction)
{
    static const int ACROSS[] = {0, 1, 1, 1}, UP[] = {1, 0, -1, 1};
    const int last_column = column + (FOUR - 1) * ACROSS[direction],
              last_row = row + (FOUR - 1) * UP[direction];
    uint64_t line = 0;
    if (last_column >= COLUMNS || last_row < 0 || last_row >= ROWS)
        return 0;
    for (int i = 0; i < FOUR; i++)
        line |= DISC(column + i * ACROSS[direction], row + i * UP[direction]);
    return line;
}

/* Lines that are open to a side count 1 with one disc of it, 3 with two, 9 with three. */
static int connect_open(uint64_t own, uint64_t other)
{
    static const int WORTH[FOUR + 1] = {0, 1, 3, 9, 0};
    int sum = 0;
    for (int column = 0; column < COLUMNS; column++)
        for (int row = 0; row < ROWS; row++)
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                const uint64_t line = line_from(column, row, direction);
                if ((other & line) == 0)
                    sum += WORTH[discs_of(own & line)];
            }
    return sum;
}

/* ---- The rules ------------------------------------------------------------------------------- */

/* Columns are moves. Only who has just moved can have won. */
static bool connectfour_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *open)
{
    (void)game;
    const uint64_t all = state->word[0] | state->word[1];
    *open = (PlycutMoves){.set = 0};
    if (connects(state->word[1]))
        return false;
    for (int column = 0; column < COLUMNS; column++)
        if ((all & DISC(column, ROWS - 1)) == 0)
            open->set |= UINT64_C(1) << column;
    return open->set != 0;
}

/* The discs of a column and one more at its bottom: the sum is the lowest free square. */
static void connectfour_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                             PlycutState *child)
{
    (void)game;
    const uint64_t column = DISC(move, ROWS) - DISC(move, 0),
                   free = ((state->word[0] | state->word[1]) & column) + DISC(move, 0);
    *child = (PlycutState){.word = {state->word[1], state->word[0] | free},
                           .ply = state->ply + 1,
                           .player = plycut_other(state->player)};
}

static double connectfour_value(const PlycutGame *game, const PlycutState *state)
{
    const bool max_moves = PLYCUT_BY_DECIDER(state->player, true, false);
    const uint64_t max = state->word[max_moves ? 0 : 1], min = state->word[max_moves ? 1 : 0];
    PlycutMoves open;
    if (connectfour_moves(game, state, &open))
        return (connect_open(max, min) - connect_open(min, max)) / 1000.0;
    return connects(max) - connects(min);
}

static int connectfour_plies_left(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    return SQUARES - discs_of(state->word[0] | state->word[1]);
}

static size_t connectfour_path_width(const PlycutGame *game, int depth)
{
    const int left = connectfour_plies_left(game, &game->root);
    return (size_t)COLUMNS * (size_t)(depth < 0 || depth > left ? left : depth);
}

static size_t connectfour_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX])
{
    (void)game;
    step[0] = (char)('a' + move);
    step[1] = '\0';
    return 1;
}

/* ---- The board as text ----------------------------------------------------------------------- */

/* X moves first. */
static bool is_x_next(const PlycutState *state)
{
    return discs_of(state->word[0]) == discs_of(state->word[1]);
}

/* The rows from the top, each with this character at its end, the last one if it is asked for. Returns the length. */
static size_t rows_text(const PlycutState *state, char end, bool last, char text[BOARD_TEXT_ROOM])
{
    const uint64_t x = state->word[is_x_next(state) ? 0 : 1],
                   o = state->word[is_x_next(state) ? 1 : 0];
    char *at = text;
    for (int row = ROWS - 1; row >= 0; row--) {
        for (int column = 0; column < COLUMNS; column++)
            *at++ = x & DISC(column, row) ? 'X' : o & DISC(column, row) ? 'O' : '.';
        if (row > 0 || last)
            *at++ = end;
    }
    return (size_t)(at - text);
}

static void connectfour_board_text(const PlycutGame *game, const PlycutState *state,
                                   PlycutText *rows)
{
    char text[BOARD_TEXT_ROOM];
    (void)game;
    plycut_text_write(rows, text, rows_text(state, '\n', true, text));
}

static const BoardForm FORM = {.columns = COLUMNS,
                               .rows = ROWS,
                               .letters = {"X", "O", "."},
                               .end = '/',
                               .expected = "start or six rows of seven squares",
                               .example = "connectfour:......./......./......./......./...O.../"
                                          "...X..."};

/* The bits of a board as text, eight to a row from the top, as those of ours. */
static uint64_t discs_at(uint64_t squares)
{
    uint64_t discs = 0;
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++)
            if (squares >> (8 * row + column) & 1)
                discs |= DISC(column, ROWS - 1 - row);
    return discs;
}

/* Can the discs come from a game? They lie on each other, X begins, the sides alternate, and four in a line end the game. */
static bool check_discs(uint64_t x, uint64_t o, PlycutError *error)
{
    const int more = discs_of(x) - discs_of(o);
    for (int column = 0; column < COLUMNS; column++)
        for (int row = 1; row < ROWS; row++)
            if (((x | o) & DISC(column, row)) != 0 && ((x | o) & DISC(column, row - 1)) == 0)
                return fail_with(error, PLYCUT_E_INPUT, ERROR_CONNECTFOUR_HANGS,
                                 WITH(FILL(column, BYTE_TEXT('a' + column))));
    if (more != 0 && more != 1)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_TICTACTOE_COUNTS,
                         WITH(FILL_NUMBER(first, discs_of(x)), FILL_NUMBER(second, discs_of(o))));
    if (connects(x) && connects(o))
        return fail_with(error, PLYCUT_E_INPUT, ERROR_CONNECTFOUR_BOTH_WON, NULL);
    return !connects(more == 0 ? x : o) ||
           fail_with(error, PLYCUT_E_INPUT, ERROR_CONNECTFOUR_MOVED_AFTER,
                     WITH(FILL(side, more == 0 ? "O" : "X"), FILL(winner, more == 0 ? "X" : "O")));
}

static bool connectfour_make(const char *rows, PlycutGame *game, PlycutError *error)
{
    uint64_t sets[2] = {0, 0};
    if (strcmp(rows, "start") != 0 && !board_text_parse(&FORM, rows, sets, error))
        return false;
    const uint64_t x = discs_at(sets[BOARD_X]), o = discs_at(sets[BOARD_O]);
    if (!check_discs(x, o, error))
        return false;
    const bool x_next = discs_of(x) == discs_of(o);
    game->rules = &connectfour_rules;
    game->discs = true;
    game->root = (PlycutState){.word = {x_next ? x : o, x_next ? o : x}, .player = PLYCUT_MAX};
    return true;
}

static void connectfour_spec(const PlycutGame *game, const PlycutState *state, PlycutText *text)
{
    static const char prefix[] = "connectfour:";
    char rows[BOARD_TEXT_ROOM];
    (void)game;
    plycut_text_write(text, prefix, sizeof prefix - 1);
    plycut_text_write(text, rows, rows_text(state, '/', false, rows));
}

bool connectfour_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    return position_from_problem(problem, connectfour_make, game, error);
}

const PlycutRules connectfour_rules = {
    .name = "connectfour",
    .summary = "Connect Four: a win is worth 1, a draw 0, a loss -1",
    .syntax = "connectfour:start, connectfour:ROW/ROW/ROW/ROW/ROW/ROW",
    .parse = connectfour_make,
    .moves = connectfour_moves,
    .play = connectfour_play,
    .value = connectfour_value,
    .plies_left = connectfour_plies_left,
    .path_width = connectfour_path_width,
    .step = connectfour_step,
    .node_name = step_node_name,
    .board_text = connectfour_board_text,
    .spec = connectfour_spec,
    .write_problem = position_write_problem,
};
