/* Players that look at their next move only: random, greedy, and by the rank of a move. */
#include "play/contestant.h"

#include <math.h>

PlycutMove choose_random(const Choice *choice)
{
    return dice_square(choice->dice, choice->moves);
}

/* Choose the square of the highest rank, at random if there are several. */
static PlycutMove choose_highest(const Choice *choice,
                                 double (*rank)(const PlycutGame *problem, PlycutMove move))
{
    const PlycutGame problem = choice_problem(choice);
    uint64_t best = 0;
    double highest = -INFINITY;
    for (uint64_t left = choice->moves; left != 0; left &= left - 1) {
        const double ranked = rank(&problem, (PlycutMove)__builtin_ctzll(left));
        if (ranked > highest)
            best = 0;
        if (ranked >= highest) {
            highest = ranked;
            best |= left & (0 - left);
        }
    }
    return dice_square(choice->dice, best);
}

/* The value of the position after the move. */
static double rank_by_value(const PlycutGame *problem, PlycutMove move)
{
    PlycutState child;
    problem->rules->play(problem, &problem->root, move, &child);
    return problem->rules->value(problem, &child);
}

PlycutMove choose_greedy(const Choice *choice)
{
    return choose_highest(choice, rank_by_value);
}

static double rank_by_sight(const PlycutGame *problem, PlycutMove move)
{
    return problem->rules->sides->rank(problem, &problem->root, move);
}

PlycutMove choose_heuristic(const Choice *choice)
{
    return choose_highest(choice, rank_by_sight);
}
