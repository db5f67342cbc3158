/* Moves on a board as text: the column's letter and the row's number, a1 top left, or pass. */
#include "base/letter.h"
#include "game/board_text.h"
#include "game/square.h"

#include <string.h>

size_t move_text(PlycutMove move, char text[PLYCUT_STEP_MAX])
{
    if (move == PLYCUT_PASS) {
        memcpy(text, "pass", sizeof "pass");
        return strlen(text);
    }
    text[0] = (char)('a' + move % 8);
    text[1] = (char)('1' + move / 8);
    text[2] = '\0';
    return 2;
}

size_t plycut_move_read(const char *text, size_t length, PlycutMove *move)
{
    static const char *const passes[] = {"pass", "pa", "ps", "--"};
    for (size_t i = 0; i < sizeof passes / sizeof passes[0]; i++) {
        const size_t letters = strlen(passes[i]);
        if (length >= letters && spells(text, letters, passes[i])) {
            *move = PLYCUT_PASS;
            return letters;
        }
    }
    if (length < 2 || small_letter(text[0]) < 'a' || small_letter(text[0]) > 'h' || text[1] < '1' ||
        text[1] > '8')
        return 0;
    *move = (PlycutMove)(8 * (text[1] - '1') + small_letter(text[0]) - 'a');
    return 2;
}

size_t square_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX])
{
    (void)game;
    return move_text(move, step);
}

/* Are there no more pieces on the board than at the start of the game? */
static bool is_start(const PlycutGame *game, const PlycutState *state)
{
    char squares[65];
    const PlycutBoard *board = game->rules->board;
    board->squares(game, state, squares);
    return board_text_pieces(squares) == board->placed;
}

void square_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                      const PlycutState *state, PlycutText *name)
{
    char step[PLYCUT_STEP_MAX];
    const char *root = parent != NULL ? NULL : is_start(game, state) ? "start" : "root";
    plycut_text_write(name, root != NULL ? root : step,
                      root != NULL ? strlen(root) : move_text(move, step));
}
