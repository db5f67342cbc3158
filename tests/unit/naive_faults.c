/* What docs/lessons.md says of faulty programs: each fault shows where the lesson says it shows. */
#include "naive/faults.h"
#include "othello_kit.h"

#define MIDGAME "O--OOO--XXOX-O--XXXOOOOOXXOOO---X-XXOO--X-X-OO--XXX-O-O-X-X-----"
#define PASSES  "O-OOOOOOXXXXXXOOXXXOOOOOXXXXOXXOXXXXOXXXO-XOOXX-OXXOXXXOO-OOOOOO"
#define LAST_4  "OOOOOX--OOOOOX--OXOOOOOOOOXOOXXXOXXOXXXXOXOXXXXXOOXXXOXXOXXXXXXX"
#define LAST_6  "X-OOOOOOXXXXXXOOXXOXXOO-XOOOOOOXXOOOOXOXXOXXXXXXOOOOOXXXOOO-X---"
#define START   "---------------------------OX------XO---------------------------"

/* Black to move; row and column of the root's move from 1, 0: none. */
static const struct {
    const char *board;
    int depth;
    Fault fault;
    int value;
    uint64_t leaves;
    const char *move;
} KNOWN[] = {
    {START, 6, FAULT_NONE, -2, 881, "d3"},
    {START, 6, FAULT_ROOT_WINDOW, -2, 1189, "d3"},
    {START, 6, FAULT_EXCHANGED, 4, 101, "d3"},
    {START, 6, FAULT_NO_BREAK, -2, 8200, "d3"},
    {START, 6, FAULT_EMPTIES, -56, 881, "d3"},
    {MIDGAME, 4, FAULT_NONE, 4, 220, "f4"},
    {MIDGAME, 4, FAULT_ROOT_WINDOW, 4, 1009, "f4"},
    {MIDGAME, 4, FAULT_EXCHANGED, 10, 61, "f4"},
    {MIDGAME, 4, FAULT_NO_BREAK, 4, 3393, "f4"},
    {MIDGAME, 4, FAULT_PASS_IS_BEST, 2, 302, "g1"},
    {MIDGAME, 4, FAULT_EMPTIES, -18, 220, "f4"},
    {PASSES, 4, FAULT_NONE, -22, 11, NULL},
    {PASSES, 4, FAULT_PASS_IS_END, 0, 1, NULL},
    {PASSES, 4, FAULT_PASS_IS_BEST, 1000, 0, NULL},
    {PASSES, 4, FAULT_PASS_IS_WORST, -1000, 0, NULL},
    {PASSES, 4, FAULT_EMPTIES, -24, 11, NULL},
    {LAST_4, 5, FAULT_NONE, 2, 5, "h2"},
    {LAST_4, 5, FAULT_EMPTIES, 0, 4, "g2"},
    {START, 3, FAULT_NONE, 3, 25, "d3"},
    {START, 3, FAULT_MERGED, 3, 24, "d3"},
    {LAST_6, 4, FAULT_NONE, -14, 27, "h3"},
    {LAST_6, 4, FAULT_MERGED, -12, 27, "f8"},
};

Test(naive_faults, show_where_the_lessons_say)
{
    for (size_t i = 0; i < sizeof KNOWN / sizeof KNOWN[0]; i++) {
        int **board = naive_board_read(KNOWN[i].board);
        NaiveCounts counts = {0};
        int move[2] = {-1, -1};
        int value =
            faulty_search(board, KNOWN[i].depth, NAIVE_BLACK, KNOWN[i].fault, &counts, move);
        cr_expect_eq(value, KNOWN[i].value, "case %zu: %d", i, value);
        cr_expect_eq(counts.leaves, KNOWN[i].leaves, "case %zu: %d leaves", i, (int)counts.leaves);
        const char text[] = {(char)('a' + move[1]), (char)('1' + move[0]), '\0'};
        cr_expect(KNOWN[i].move == NULL ? move[0] < 0 : strcmp(text, KNOWN[i].move) == 0,
                  "case %zu: %s", i, text);
        naive_board_free(board);
    }
}

/* The correct result is that of plycut's search: value and leaves. */
Test(naive_faults, the_right_one_is_plycuts)
{
    for (size_t i = 0; i < sizeof KNOWN / sizeof KNOWN[0]; i++) {
        char spec[128];
        Counts counts = {0};
        if (KNOWN[i].fault != FAULT_NONE)
            continue;
        snprintf(spec, sizeof spec, "othello:%s X", KNOWN[i].board);
        PlycutGame game = game_of(spec);
        cr_expect_eq(search(&game, &game.root, KNOWN[i].depth, -INFINITY, INFINITY, false, &counts),
                     KNOWN[i].value);
        cr_expect_eq(counts.leaves, KNOWN[i].leaves);
        plycut_game_release(&game);
    }
}

/* The values of the moves that the lessons call wrong, and of the best move. */
static const struct {
    const char *board;
    int depth;
    Fault fault;
    int worth, best;
} WORSE[] = {
    {MIDGAME, 4, FAULT_PASS_IS_BEST, 2, 4},
    {LAST_4, 5, FAULT_EMPTIES, 0, 2},
    {LAST_6, 4, FAULT_MERGED, -18, -14},
};

Test(naive_faults, wrong_moves_are_worse)
{
    for (size_t i = 0; i < sizeof WORSE / sizeof WORSE[0]; i++) {
        int **board = naive_board_read(WORSE[i].board), move[2];
        const int depth = WORSE[i].depth;
        NaiveCounts counts = {0};
        cr_expect_eq(
            naive_minimax(board, depth, NAIVE_BLACK, NAIVE_BLACK, naive_count_discs, &counts),
            WORSE[i].best);
        faulty_search(board, depth, NAIVE_BLACK, WORSE[i].fault, &counts, move);
        naive_make_move(board, move[0], move[1], NAIVE_BLACK);
        const int worth =
            naive_minimax(board, depth - 1, NAIVE_WHITE, NAIVE_BLACK, naive_count_discs, &counts);
        cr_expect_eq(worth, WORSE[i].worth, "case %zu: %d", i, worth);
        naive_board_free(board);
    }
}

/* The positions this many plies from here, including repeated ones. */
static size_t collect(const PlycutGame *game, const PlycutState *state, int depth,
                      PlycutState *found, size_t count)
{
    PlycutMoves moves;
    PlycutMove move;
    if (depth == 0) {
        found[count] = *state;
        return count + 1;
    }
    game->rules->moves(game, state, &moves);
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        count = collect(game, &child, depth - 1, found, count);
    }
    return count;
}

/* 56 paths of three moves from the start lead to 54 positions. */
Test(naive_faults, paths_are_more_than_positions)
{
    static PlycutState found[2000];
    PlycutGame game = game_of("othello:start");
    size_t known[] = {4, 12, 54, 236};
    for (int depth = 1; depth <= 4; depth++) {
        size_t count = collect(&game, &game.root, depth, found, 0), distinct = 0;
        for (size_t i = 0; i < count; i++) {
            bool before = false;
            for (size_t j = 0; j < i && !before; j++)
                before = memcmp(found[i].word, found[j].word, sizeof found[i].word) == 0;
            distinct += !before;
        }
        cr_expect_eq(distinct, known[depth - 1], "%d plies: %zu of %zu", depth, distinct, count);
    }
    plycut_game_release(&game);
}
