/* judge.h - the rules by which a search judges, each in one place: when a value crosses a bound, what
 * kind of cutoff that is, what is proved about a value, and what fail-hard returns. Algorithms, traces of
 * other programs and facts all ask here. */
#pragma once

#include <plycut/algorithm.h>

#include <math.h>

/* The cut rule: does the best value of a node of this player cross the bound at which it stops? Alpha -inf and beta +inf are no
 * bounds, even where a leaf is infinite. */
static inline bool judge_crosses(PlycutPlayer player, bool strict, double best, double bound)
{
    return (strict ? plycut_prefers(player, best, bound) : !plycut_prefers(player, bound, best)) &&
           PLYCUT_BY_DECIDER(player, bound<INFINITY, bound> - INFINITY);
}

/* Stopping at the limits of the values: can a node of this player have no better value? */
static inline bool judge_at_limit(PlycutPlayer player, PlycutLimits limits, double best)
{
    return plycut_decides(player) &&
           judge_crosses(player, false, best, PLYCUT_BY_DECIDER(player, limits.high, limits.low));
}

/* Does a node of this player tighten the bound of this side to its best value? */
static inline bool judge_tightens(PlycutPlayer player, PlycutSide side)
{
    return plycut_decides(player) && plycut_stop_side(player) != side;
}

/* The ply where the run of nodes of a node's player begins, on the path to it, and where the run of the
 * other player above that begins (-1: there is none). If the players alternate, these are the node and
 * its parent. The root's are ROOT_RUNS. */
typedef struct Runs {
    int own, other;
} Runs;

#define ROOT_RUNS ((Runs){0, -1})

static inline Runs judge_runs(Runs above, int ply, bool same_player)
{
    return (Runs){.own = same_player ? above.own : ply,
                  .other = same_player ? above.other : above.own};
}

/* The same on a path with chance nodes, which do not count: *decider decides at the last other node above, and at the
 * child if it is no chance node. */
static inline Runs judge_runs_by_chance(Runs above, PlycutPlayer *decider, int ply,
                                        PlycutPlayer player)
{
    const bool same = player == *decider;
    if (!plycut_decides(player))
        return above;
    *decider = player;
    return judge_runs(above, ply, same);
}

/* For the kind of a cutoff at a node: those of a chance node begin with the nearest run above it. */
static inline Runs judge_runs_at(Runs runs, PlycutPlayer player)
{
    return plycut_decides(player) ? runs : (Runs){.own = runs.own, .other = runs.own};
}

/* A bound on a chance node's scale, handed down to a child of this probability: what the child must be worth for the node
 * to reach the bound, given what all its siblings together are worth (Ballard 1983). */
static inline double judge_translated(double bound, double others, double probability)
{
    return isinf(bound) ? bound
                        : plycut_quotient(plycut_add_product(bound, -1, others), probability);
}

/* A cutoff is shallow if the bound's owner is in the run just above, deep if it is further up. */
static inline PlycutCutKind judge_cut_kind(const PlycutBoundOwner *owner, Runs runs)
{
    if (owner->kind == PLYCUT_OWNER_WINDOW || owner->kind == PLYCUT_OWNER_SCOUT)
        return PLYCUT_WINDOW;
    return owner->ply >= runs.other ? PLYCUT_SHALLOW : PLYCUT_DEEP;
}

/* A value with the proved interval [low, high]: is it exact, or which bound is it? After a mistake it may be
 * neither. */
static inline PlycutProved judge_proved(double value, double low, double high)
{
    const bool lower = low >= value, upper = high <= value;
    return (PlycutProved){value,
                          lower && upper ? PLYCUT_EXACT
                          : lower        ? PLYCUT_LOWER
                          : upper        ? PLYCUT_UPPER
                                         : PLYCUT_UNPROVED,
                          low, high};
}

/* What the window alone proves about a value: it is a lower bound above alpha, an upper bound below beta. That is less than
 * the children prove, but quiet searches know no more. A value at both ends of the window is not even a bound. */
static inline bool judge_is_lower(double value, double alpha)
{
    return value > alpha;
}

static inline bool judge_is_upper(double value, double beta)
{
    return value < beta;
}

static inline PlycutProved judge_in_window(double value, double alpha, double beta)
{
    return judge_proved(value, judge_is_lower(value, alpha) ? value : -INFINITY,
                        judge_is_upper(value, beta) ? value : INFINITY);
}

/* Fail-hard returns no value outside the window. */
static inline double judge_clipped(double value, double alpha, double beta)
{
    return fmin(fmax(value, alpha), beta);
}
