/* The naive peer counts what everyone counts, so comparisons with it are fair. */
#include "naive/othello_naive.h"
#include "othello_kit.h"

/* Values and leaves from the start, depth 1 ... 6. */
static const struct {
    int value;
    uint64_t minimax, alpha_beta;
} KNOWN[] = {{3, 4, 4}, {0, 12, 6}, {3, 56, 25}, {-2, 244, 90}, {3, 1396, 238}, {-2, 8200, 881}};

Test(othello_naive, minimax_counts)
{
    int **board = naive_board_start();
    for (int depth = 1; depth <= 6; depth++) {
        NaiveCounts counts = {0};
        int value =
            naive_minimax(board, depth, NAIVE_BLACK, NAIVE_BLACK, naive_count_discs, &counts);
        cr_expect_eq(value, KNOWN[depth - 1].value, "depth %d", depth);
        cr_expect_eq(counts.leaves, KNOWN[depth - 1].minimax, "depth %d", depth);
    }
    naive_board_free(board);
}

Test(othello_naive, alpha_beta_counts)
{
    int **board = naive_board_start();
    for (int depth = 1; depth <= 6; depth++) {
        NaiveCounts counts = {0};
        int value = naive_alpha_beta(board, depth, -1000, 1000, NAIVE_BLACK, NAIVE_BLACK,
                                     naive_count_discs, &counts);
        cr_expect_eq(value, KNOWN[depth - 1].value, "depth %d", depth);
        cr_expect_eq(counts.leaves, KNOWN[depth - 1].alpha_beta, "depth %d", depth);
    }
    naive_board_free(board);
}

/* Nodes too, also from positions with many passes: compared with the same search over plycut's
 * rules. */
Test(othello_naive, agrees_with_plycut_where_players_pass)
{
    static const char *const boards[] = {
        "XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO",
        "O-OOOOOOXXXXXXOOXXXOOOOOXXXXOXXOXXXXOXXXO-XOOXX-OXXOXXXOO-OOOOOO",
        "X-----O-XXXXXXXXXXXXOXOXXXOXXXXXXXOOXXXXXOOXXXXXXOOOOOXXXXXXXXXX",
    };
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        char spec[128];
        snprintf(spec, sizeof spec, "othello:%s X", boards[i]);
        PlycutGame game = game_of(spec);
        int **board = naive_board_read(boards[i]);
        for (int depth = 1; depth <= 8; depth++) {
            NaiveCounts naive[2] = {{0}, {0}};
            Counts ours[2] = {{0}, {0}};
            int full =
                naive_minimax(board, depth, NAIVE_BLACK, NAIVE_BLACK, naive_count_discs, &naive[0]);
            int cut = naive_alpha_beta(board, depth, -1000, 1000, NAIVE_BLACK, NAIVE_BLACK,
                                       naive_count_discs, &naive[1]);
            cr_expect_eq(full,
                         search(&game, &game.root, depth, -INFINITY, INFINITY, true, &ours[0]));
            cr_expect_eq(cut,
                         search(&game, &game.root, depth, -INFINITY, INFINITY, false, &ours[1]));
            cr_expect_eq(naive[0].nodes, ours[0].nodes);
            cr_expect_eq(naive[0].leaves, ours[0].leaves);
            cr_expect_eq(naive[1].nodes, ours[1].nodes);
            cr_expect_eq(naive[1].leaves, ours[1].leaves);
        }
        naive_board_free(board);
        plycut_game_release(&game);
    }
}
