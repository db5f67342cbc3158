/* Alpha-beta for Othello with the faults of published programs: docs/lessons.md shows what they do.
 */
#include "faults.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 8, INFINITE = 1000 };

/* A position that has its node: the board, who is to move, and what was returned for it. */
typedef struct Merged {
    signed char square[SIZE * SIZE];
    int player, value;
} Merged;

/* The positions met so far. */
typedef struct Met {
    Merged *node;
    size_t count;
} Met;

/* What stays the same in one search. */
typedef struct Program {
    Fault fault;
    int max_player, depth;
    NaiveCounts *counts;
    int *move;
    Met *met;
} Program;

static int value_of(const Program *program, int **board)
{
    int value = naive_count_discs(board, program->max_player);
    program->counts->leaves++;
    for (int row = 0; program->fault == FAULT_EMPTIES && row < SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            value -= board[row][column] == NAIVE_EMPTY;
    return value;
}

static bool can_move(int **board, int player)
{
    for (int square = 0; square < SIZE * SIZE; square++)
        if (naive_is_legal(board, square / SIZE, square % SIZE, player))
            return true;
    return false;
}

static int search(const Program *program, int **board, int depth, int alpha, int beta, int player);

/* The player to move has no move. */
static int pass(const Program *program, int **board, int depth, int alpha, int beta, int player)
{
    const int best = player == program->max_player ? INFINITE : -INFINITE;
    if (!can_move(board, -player) || program->fault == FAULT_PASS_IS_END)
        return value_of(program, board);
    if (program->fault == FAULT_PASS_IS_BEST || program->fault == FAULT_PASS_IS_WORST)
        return program->fault == FAULT_PASS_IS_BEST ? best : -best;
    return search(program, board, depth - 1, alpha, beta, -player);
}

static Merged merged_from(int **board, int player)
{
    Merged node = {.player = player};
    for (int i = 0; i < SIZE * SIZE; i++)
        node.square[i] = (signed char)board[i / SIZE][i % SIZE];
    return node;
}

static const Merged *find(const Met *met, const Merged *wanted)
{
    for (size_t i = 0; i < met->count; i++)
        if (met->node[i].player == wanted->player &&
            memcmp(met->node[i].square, wanted->square, sizeof wanted->square) == 0)
            return &met->node[i];
    return NULL;
}

static void remember(Met *met, Merged node, int value)
{
    met->node = realloc(met->node, (met->count + 1) * sizeof *met->node);
    if (met->node == NULL)
        abort();
    node.value = value;
    met->node[met->count++] = node;
}

/* The value of the position's one node, which only the first visit searches. */
static int merged_search(const Program *program, int **board, int depth, int alpha, int beta,
                         int player)
{
    const Merged node = merged_from(board, player), *known = find(program->met, &node);
    if (known != NULL)
        return known->value;
    const int value = search(program, board, depth, alpha, beta, player);
    remember(program->met, node, value);
    return value;
}

static int child_value(const Program *program, int **board, int depth, int alpha, int beta,
                       int player, int square)
{
    int **child = naive_board_copy(board);
    const bool is_root = depth == program->depth, forgets = program->fault == FAULT_ROOT_WINDOW;
    naive_make_move(child, square / SIZE, square % SIZE, player);
    if (is_root && forgets)
        alpha = -INFINITE, beta = INFINITE;
    if (program->fault == FAULT_EXCHANGED) {
        const int old_alpha = alpha;
        alpha = beta, beta = old_alpha;
    }
    const int value = program->fault == FAULT_MERGED
                          ? merged_search(program, child, depth - 1, alpha, beta, -player)
                          : search(program, child, depth - 1, alpha, beta, -player);
    naive_board_free(child);
    return value;
}

static int search(const Program *program, int **board, int depth, int alpha, int beta, int player)
{
    const bool is_max = player == program->max_player;
    int best = is_max ? -INFINITE : INFINITE;
    program->counts->nodes++;
    if (depth == 0)
        return value_of(program, board);
    if (!can_move(board, player))
        return pass(program, board, depth, alpha, beta, player);
    for (int square = 0; square < SIZE * SIZE; square++) {
        if (!naive_is_legal(board, square / SIZE, square % SIZE, player))
            continue;
        const int value = child_value(program, board, depth, alpha, beta, player, square);
        if (is_max ? value > best : value < best) {
            best = value;
            if (depth == program->depth)
                program->move[0] = square / SIZE, program->move[1] = square % SIZE;
        }
        if (is_max && best > alpha)
            alpha = best;
        if (!is_max && best < beta)
            beta = best;
        if (alpha >= beta && program->fault != FAULT_NO_BREAK)
            break;
    }
    return best;
}

int faulty_search(int **board, int depth, int player, Fault fault, NaiveCounts *counts, int move[2])
{
    Met met = {0};
    const Program program = {.fault = fault,
                             .max_player = player,
                             .depth = depth,
                             .counts = counts,
                             .move = move,
                             .met = &met};
    const int value = search(&program, board, depth, -INFINITE, INFINITE, player);
    free(met.node);
    return value;
}
