/* An Othello position to play on by hand: the start, legal moves, a move made, moves as text. */
#include "othello/board.h"
#include "othello/bits.h"

#include <assert.h>
#include <stdio.h>

OthelloBoard board_start(int size)
{
    const int low = size / 2 - 1, high = size / 2;
    return (OthelloBoard){
        .own = UINT64_C(1) << (8 * low + high) | UINT64_C(1) << (8 * high + low),
        .other = UINT64_C(1) << (8 * low + low) | UINT64_C(1) << (8 * high + high),
        .size = size,
        .black = true,
    };
}

/* "Black" or "White". */
static const char *board_mover(const OthelloBoard *board)
{
    return board->black ? "Black" : "White";
}

/* The squares to which the mover may move; 0: it passes, or the game is over. */
static uint64_t board_moves(const OthelloBoard *board)
{
    return bits_moves(board->own, board->other) & bits_board(board->size);
}

static bool board_is_over(const OthelloBoard *board)
{
    return ((bits_moves(board->own, board->other) | bits_moves(board->other, board->own)) &
            bits_board(board->size)) == 0;
}

bool board_is_legal(const OthelloBoard *board, PlycutMove move)
{
    const uint64_t moves = board_moves(board);
    if (move == PLYCUT_PASS)
        return moves == 0 && !board_is_over(board);
    return (moves >> move & 1) != 0;
}

void board_play(OthelloBoard *board, PlycutMove move)
{
    assert(board_is_legal(board, move));
    uint64_t own = board->own, other = board->other;
    if (move != PLYCUT_PASS) {
        const uint64_t flips = bits_flips(own, other, move);
        own |= flips | UINT64_C(1) << move;
        other &= ~flips;
    }
    board->own = other;
    board->other = own;
    board->black = !board->black;
}

bool board_illegal(const OthelloBoard *board, const char *what, PlycutError *error)
{
    char list[64 * 3 + 1] = "", text[PLYCUT_STEP_MAX];
    size_t used = 0;
    PlycutMoves moves = {.set = board_moves(board)};
    PlycutMove move;
    if (board_is_over(board))
        return plycut_fail(error, PLYCUT_E_INPUT, "%s is illegal: the game is over", what);
    if (moves.set == 0)
        return plycut_fail(error, PLYCUT_E_INPUT, "%s is illegal for %s, who must pass", what,
                           board_mover(board));
    while (plycut_moves_take(&moves, &move)) {
        move_text(move, text);
        used += (size_t)snprintf(list + used, sizeof list - used, " %s", text);
    }
    return plycut_fail(error, PLYCUT_E_INPUT, "%s is illegal for %s; legal moves:%s", what,
                       board_mover(board), list);
}
