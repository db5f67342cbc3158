/* The naive peer: minimax and alpha-beta for Othello as tutorials write them. */
#include "othello_naive.h"

#include <stdlib.h>

enum { SIZE = 8 };

static const int DIRECTIONS[8][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1},
                                     {0, 1},   {1, -1}, {1, 0},  {1, 1}};

typedef struct Move {
    int row, column;
} Move;

static int **new_board(void)
{
    int **board = malloc(SIZE * sizeof *board);
    if (!board)
        abort();
    for (int row = 0; row < SIZE; row++) {
        board[row] = calloc(SIZE, sizeof *board[row]);
        if (!board[row])
            abort();
    }
    return board;
}

int **naive_board_start(void)
{
    int **board = new_board();
    board[3][3] = board[4][4] = NAIVE_WHITE;
    board[3][4] = board[4][3] = NAIVE_BLACK;
    return board;
}

int **naive_board_read(const char *letters)
{
    int **board = new_board();
    for (int row = 0; row < SIZE; row++) {
        for (int column = 0; column < SIZE; column++, letters++)
            board[row][column] = *letters == 'X'   ? NAIVE_BLACK
                                 : *letters == 'O' ? NAIVE_WHITE
                                                   : NAIVE_EMPTY;
    }
    return board;
}

int **naive_board_copy(int **board)
{
    int **copy = new_board();
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            copy[row][column] = board[row][column];
    return copy;
}

void naive_board_free(int **board)
{
    for (int row = 0; row < SIZE; row++)
        free(board[row]);
    free(board);
}

static int is_on_board(int row, int column)
{
    return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

/* How many discs a move flips in one direction. */
static int count_flips(int **board, int row, int column, int player, const int direction[2])
{
    int flips = 0;
    row += direction[0];
    column += direction[1];
    while (is_on_board(row, column) && board[row][column] == -player) {
        flips++;
        row += direction[0];
        column += direction[1];
    }
    return is_on_board(row, column) && board[row][column] == player ? flips : 0;
}

int naive_is_legal(int **board, int row, int column, int player)
{
    if (board[row][column] != NAIVE_EMPTY)
        return 0;
    for (int i = 0; i < 8; i++)
        if (count_flips(board, row, column, player, DIRECTIONS[i]) > 0)
            return 1;
    return 0;
}

void naive_make_move(int **board, int row, int column, int player)
{
    for (int i = 0; i < 8; i++) {
        int flips = count_flips(board, row, column, player, DIRECTIONS[i]);
        for (int step = 1; step <= flips; step++)
            board[row + step * DIRECTIONS[i][0]][column + step * DIRECTIONS[i][1]] = player;
    }
    board[row][column] = player;
}

int naive_count_discs(int **board, int player)
{
    int difference = 0;
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            difference += board[row][column] * player;
    return difference;
}

static int list_moves(int **board, int player, Move moves[64])
{
    int count = 0;
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            if (naive_is_legal(board, row, column, player))
                moves[count++] = (Move){row, column};
    return count;
}

/* The board after a move of the list, or after a pass (number -1). */
static int **board_after(int **board, const Move *moves, int number, int player)
{
    int **child = naive_board_copy(board);
    if (number >= 0)
        naive_make_move(child, moves[number].row, moves[number].column, player);
    return child;
}

/* The moves to try: 0 to count - 1, or only -1, a pass; count 0 ends the game. */
static int first_move(int **board, int player, Move moves[64], int *count)
{
    Move others[64];
    *count = list_moves(board, player, moves);
    return *count == 0 && list_moves(board, -player, others) > 0 ? -1 : 0;
}

static int leaf(int **board, int max_player, NaiveEvaluation *evaluate, NaiveCounts *counts)
{
    counts->leaves++;
    return evaluate(board, max_player);
}

int naive_minimax(int **board, int depth, int player, int max_player, NaiveEvaluation *evaluate,
                  NaiveCounts *counts)
{
    Move moves[64];
    int count;
    counts->nodes++;
    if (depth == 0)
        return leaf(board, max_player, evaluate, counts);
    int first = first_move(board, player, moves, &count);
    if (first == count)
        return leaf(board, max_player, evaluate, counts);
    int best = player == max_player ? -1000 : 1000;
    for (int i = first; i < count; i++) {
        int **child = board_after(board, moves, i, player);
        int value = naive_minimax(child, depth - 1, -player, max_player, evaluate, counts);
        naive_board_free(child);
        if (player == max_player ? value > best : value < best)
            best = value;
    }
    return best;
}

int naive_alpha_beta(int **board, int depth, int alpha, int beta, int player, int max_player,
                     NaiveEvaluation *evaluate, NaiveCounts *counts)
{
    Move moves[64];
    int count;
    counts->nodes++;
    if (depth == 0)
        return leaf(board, max_player, evaluate, counts);
    int first = first_move(board, player, moves, &count);
    if (first == count)
        return leaf(board, max_player, evaluate, counts);
    int best = player == max_player ? -1000 : 1000;
    for (int i = first; i < count && alpha < beta; i++) {
        int **child = board_after(board, moves, i, player);
        int value =
            naive_alpha_beta(child, depth - 1, alpha, beta, -player, max_player, evaluate, counts);
        naive_board_free(child);
        if (player == max_player ? value > best : value < best)
            best = value;
        if (player == max_player && best > alpha)
            alpha = best;
        if (player != max_player && best < beta)
            beta = best;
    }
    return best;
}
