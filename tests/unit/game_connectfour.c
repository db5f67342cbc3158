/* Connect Four: its published counts, lines found by a naive search of the board, what specs say and what they are refused for. */
#include "unit/othello_kit.h"

#include <plycut/algorithm.h>
#include <string.h>

enum { COLUMNS = 7, ROWS = 6 };

Test(game_connectfour, the_tree_has_its_published_counts)
{
    static const uint64_t leaves[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536};
    PlycutGame game = game_of("connectfour:start");
    for (int ply = 0; ply < 8; ply++)
        cr_expect_eq(plycut_perft(&game, &game.root, ply), leaves[ply], "%d", ply);
    plycut_game_release(&game);
}

/* ---- Random games, followed by a board of characters ------------------------------------------- */

typedef struct Naive {
    char square[ROWS][COLUMNS + 1];
} Naive;

static bool has_four(const Naive *board, char piece)
{
    static const int dx[] = {1, 0, 1, 1}, dy[] = {0, 1, 1, -1};
    for (int y = 0; y < ROWS; y++)
        for (int x = 0; x < COLUMNS; x++)
            for (int d = 0; d < 4; d++) {
                int length = 0;
                for (int cx = x, cy = y;
                     cx < COLUMNS && cy >= 0 && cy < ROWS && board->square[cy][cx] == piece;
                     cx += dx[d], cy += dy[d])
                    length++;
                if (length >= 4)
                    return true;
            }
    return false;
}

static void drop(Naive *board, int column, char piece)
{
    int row = ROWS - 1;
    while (board->square[row][column] != '.')
        row--;
    board->square[row][column] = piece;
}

static void expect_board(const PlycutGame *game, const PlycutState *state, const Naive *board)
{
    PlycutText rows = {0};
    game->rules->board_text(game, state, &rows);
    for (int row = 0; row < ROWS; row++)
        cr_expect_eq(memcmp(rows.bytes + row * (COLUMNS + 1), board->square[row], COLUMNS), 0, "%s",
                     rows.bytes);
    cr_expect_eq(rows.length, ROWS * (COLUMNS + 1));
    plycut_text_free(&rows);
}

/* A position is read again from its spec, with the same side to move. */
static void expect_spec(const PlycutGame *game, const PlycutState *state)
{
    PlycutText spec = {0};
    game->rules->spec(game, state, &spec);
    PlycutGame again = game_of(spec.bytes);
    cr_expect(again.root.word[0] == state->word[0] && again.root.word[1] == state->word[1], "%s",
              spec.bytes);
    plycut_game_release(&again);
    plycut_text_free(&spec);
}

static void follow_game(const PlycutGame *game, unsigned seed)
{
    Naive board;
    PlycutState state = game->root;
    PlycutMoves moves;
    for (int row = 0; row < ROWS; row++)
        memset(board.square[row], '.', COLUMNS);
    for (int ply = 0; game->rules->moves(game, &state, &moves); ply++) {
        PlycutMove move = 0;
        seed = seed * 1103515245u + 12345u;
        for (size_t skip = (seed >> 16) % plycut_moves_count(&moves) + 1; skip > 0; skip--)
            (void)plycut_moves_take(&moves, &move);
        PlycutState child;
        game->rules->play(game, &state, move, &child);
        state = child;
        drop(&board, (int)move, ply % 2 == 0 ? 'X' : 'O');
        expect_board(game, &state, &board);
        expect_spec(game, &state);
        const bool over =
            has_four(&board, 'X') || has_four(&board, 'O') || ply + 1 == ROWS * COLUMNS;
        cr_expect_eq(game->rules->moves(game, &state, &moves), !over);
        if (over)
            cr_expect_eq(game->rules->value(game, &state),
                         has_four(&board, 'X') - has_four(&board, 'O'));
        else
            cr_expect(fabs(game->rules->value(game, &state)) < 1);
    }
}

Test(game_connectfour, random_games_are_those_on_a_board_of_characters)
{
    PlycutGame game = game_of("connectfour:start");
    for (unsigned seed = 0; seed < 200; seed++)
        follow_game(&game, seed);
    plycut_game_release(&game);
}

/* ---- Searches --------------------------------------------------------------------------------- */

Test(game_connectfour, a_win_is_found)
{
    /* X wins in the fourth column, in the first row. */
    PlycutGame game = game_of("connectfour:......./......./......./......./OO...../XXX...O");
    cr_expect_eq(game.root.player, PLYCUT_MAX);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    PlycutResult result;
    PlycutError error = {0};
    options.depth = 1;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s", error.text);
    cr_expect_eq(result.value, 1);
    cr_expect_eq(result.pv[0], 3);
    plycut_game_release(&game);
}

static void expect_refused(const char *spec, const char *text)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_expect_not(plycut_game_parse(spec, &game, &error), "%s", spec);
    cr_expect(strstr(error.text, text) != NULL, "%s: %s", spec, error.text);
}

Test(game_connectfour, what_is_no_position_is_refused)
{
    expect_refused("connectfour:......./......./......./...X.../......./.......",
                   "in column d a disc has none below it");
    expect_refused("connectfour:......./......./......./......./......./OO.....", "X moves first");
    expect_refused("connectfour:......./......./......./......./OOOO.../XXXX...",
                   "X and O cannot both have a line of four");
    expect_refused("connectfour:......./......./......./......./OOO..../XXXX..O",
                   "O has moved after X had a line of four");
    expect_refused("connectfour:......./.......", "expected");
    expect_refused("connectfour:", "expected");
}
