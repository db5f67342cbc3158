/* Positions solved to the end: tests/data/othello-positions.txt, by both ways of scoring. */
#include "othello_kit.h"

#include <stdlib.h>

typedef struct Solved {
    char name[32], squares[65], side;
    int discs, winner;                    /* score for the side to move */
    char discs_best[64], winner_best[64]; /* d3,c4 ... or pass, or none */
    unsigned long nodes, leaves;          /* under winner-takes-empties; 0: not known */
} Solved;

/* Is the step in a list such as "b1,e7"? */
static bool is_listed(const char *step, const char *list)
{
    const char *found = strstr(list, step);
    return found && (found == list || found[-1] == ',');
}

/* Exactly the listed moves reach the value; the window proves that the others do not. */
static void check_best(const PlycutGame *game, const Solved *solved, int value, const char *best)
{
    PlycutMoves moves;
    PlycutMove move;
    if (!game->rules->moves(game, &game->root, &moves)) {
        cr_expect_str_eq(best, "none", "%s", solved->name);
        return;
    }
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        Counts counts = {0};
        char step[PLYCUT_STEP_MAX];
        game->rules->step(game, move, step);
        game->rules->play(game, &game->root, move, &child);
        double found = search(game, &child, -1, value - 1, value, false, &counts);
        cr_expect_eq(found >= value, is_listed(step, best), "%s: %s", solved->name, step);
    }
}

static void check(PlycutGame *game, const Solved *solved, const char *score, int value,
                  const char *best)
{
    Counts counts;
    value_by(game, "discs", score);
    double found = solve(game, &counts);
    cr_expect_eq(found, value, "%s, %s: %g instead of %d", solved->name, score, found, value);
    check_best(game, solved, value, best);
    if (strcmp(score, "discs") == 0 || solved->nodes == 0)
        return;
    cr_expect_eq(counts.nodes, solved->nodes, "%s: %lu nodes", solved->name,
                 (unsigned long)counts.nodes);
    cr_expect_eq(counts.leaves, solved->leaves, "%s: %lu leaves", solved->name,
                 (unsigned long)counts.leaves);
}

Test(othello_solve, every_position_both_ways)
{
    char line[512];
    int positions = 0;
    FILE *file = fopen("tests/data/othello-positions.txt", "r");
    cr_assert_not_null(file);
    while (fgets(line, sizeof line, file)) {
        Solved solved;
        if (line[0] == '#')
            continue;
        cr_assert_eq(sscanf(line, "%31s %64s %c %d %63s %d %63s %lu %lu", solved.name,
                            solved.squares, &solved.side, &solved.discs, solved.discs_best,
                            &solved.winner, solved.winner_best, &solved.nodes, &solved.leaves),
                     9);
        PlycutGame game;
        PlycutError error = {0};
        cr_assert(plycut_othello_board(solved.squares, 64, solved.side, &game, &error));
        check(&game, &solved, "discs", solved.discs, solved.discs_best);
        check(&game, &solved, "winner-takes-empties", solved.winner, solved.winner_best);
        plycut_game_release(&game);
        positions++;
    }
    fclose(file);
    cr_expect_eq(positions, 83);
}

/* Who is MAX changes the sign of the value and nothing else. */
Test(othello_solve, the_root_may_be_MIN)
{
    PlycutGame game =
        game_of("othello:X-OOOOO-XXOXXOOOXOXXOOOOXXOXOOXOXXOOXOXOXXOOOXXOX-OOXXXOXXXXXXX- X");
    Counts counts;
    cr_expect_eq(solve(&game, &counts), 34);
    plycut_game_set_root(&game, PLYCUT_MIN);
    cr_expect_eq(solve(&game, &counts), -34);
    cr_expect_eq(counts.nodes, 10);
    plycut_game_release(&game);
}
