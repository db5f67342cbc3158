/* foreign_window.c - the windows of a trace that cannot be replayed: where their bounds come from, and what crosses
 * them. */
#include "base/same.h"
#include "trace/foreign.h"

#include <math.h>

static double *bound_at(PlycutWindow *window, PlycutSide side)
{
    return side == PLYCUT_ALPHA ? &window->alpha : &window->beta;
}

static PlycutBoundOwner *owner_at(PlycutWindow *window, PlycutSide side)
{
    return side == PLYCUT_ALPHA ? &window->alpha_owner : &window->beta_owner;
}

/* Is the bound the best value of this node, and on the side that its player tightens? */
static bool is_best_of(const ForeignNode *n, PlycutSide side, double bound)
{
    return plycut_stop_side(n->state.player) != side && isfinite(bound) &&
           same_number(bound, n->best);
}

static void set_bound(PlycutWindow *window, PlycutSide side, double bound, PlycutBoundOwner owner)
{
    *bound_at(window, side) = bound;
    *owner_at(window, side) = owner;
}

/* The node above whose best value the bound is. In a tie the first setter owns it: the node furthest up. */
static bool find_source(Foreign *f, PlycutSide side, double bound, PlycutBoundOwner *owner)
{
    int ply = 0;
    while (ply < f->ply && !is_best_of(&f->open[ply], side, bound))
        ply++;
    if (ply == f->ply)
        return false;
    *owner = (PlycutBoundOwner){f->open[ply].best_move, (int16_t)ply, PLYCUT_OWNER_NODE};
    return true;
}

/* Is this the bound of a test by the node at `scout`: of its own, for its child, or handed down? */
static bool is_test(const Foreign *f, int scout, PlycutSide side, double bound)
{
    PlycutWindow above = f->open[f->ply - 1].window;
    const PlycutBoundOwner *owner = owner_at(&above, side);
    if (scout == f->ply - 1)
        return isfinite(bound) && bound >= above.alpha && bound <= above.beta;
    return owner->kind == PLYCUT_OWNER_SCOUT && owner->ply == scout &&
           same_number(bound, *bound_at(&above, side));
}

bool foreign_give(Foreign *f, int scout, PlycutSide side, double bound)
{
    ForeignNode *n = &f->open[f->ply], *parent = n - 1;
    PlycutBoundOwner owner = {.kind = PLYCUT_OWNER_WINDOW};
    if (f->ply > 0 && scout >= 0 && plycut_stop_side(f->open[scout].state.player) == side) {
        if (!is_test(f, scout, side, bound))
            return false;
        owner = (PlycutBoundOwner){.ply = (int16_t)scout, .kind = PLYCUT_OWNER_SCOUT};
    } else if (f->ply > 0 && same_number(bound, *bound_at(&parent->window, side))) {
        owner = *owner_at(&parent->window, side);
    } else if (f->ply > 0 && isfinite(bound) && !find_source(f, side, bound, &owner)) {
        return false;
    }
    if (owner.kind == PLYCUT_OWNER_NODE && owner.ply == f->ply - 1)
        set_bound(&parent->window, side, bound, owner); /* by an update that the file leaves out */
    set_bound(&n->window, side, bound, owner);
    *(side == PLYCUT_ALPHA ? &n->alpha_in : &n->beta_in) = bound;
    return true;
}

/* The node may tighten the bound of its own side to its best value; it cannot change the other one. */
bool foreign_tighten(Foreign *f, double alpha, double beta)
{
    ForeignNode *n = &f->open[f->ply];
    const PlycutPlayer player = n->state.player;
    const PlycutSide stop = plycut_stop_side(player),
                     own = stop == PLYCUT_ALPHA ? PLYCUT_BETA : PLYCUT_ALPHA;
    const double bound = own == PLYCUT_ALPHA ? alpha : beta, before = *bound_at(&n->window, own);
    if (!same_number(stop == PLYCUT_ALPHA ? alpha : beta, *bound_at(&n->window, stop)))
        return false;
    if (same_number(bound, before))
        return true;
    set_bound(&n->window, own, bound,
              (PlycutBoundOwner){n->best_move, (int16_t)f->ply, PLYCUT_OWNER_NODE});
    return same_number(bound, n->best) && plycut_prefers(player, bound, before);
}

bool foreign_owner(const Foreign *f, const char *by, const char *witness, PlycutEvent *event)
{
    PlycutBoundOwner *owner = &event->as.cutoff.owner;
    const int ply = foreign_ancestor(f, by);
    if (ply < 0 || !foreign_find_move(f, ply, witness, &owner->witness))
        return false;
    owner->ply = (int16_t)ply;
    owner->kind = PLYCUT_OWNER_NODE;
    return is_best_of(&f->open[ply], event->as.cutoff.side, event->as.cutoff.bound) &&
           f->open[ply].best_move == owner->witness;
}

void foreign_bound(Foreign *f, PlycutEvent *event)
{
    PlycutWindow *window = &f->open[f->ply].window;
    event->as.cutoff.side = plycut_stop_side(f->open[f->ply].state.player);
    event->as.cutoff.bound = *bound_at(window, event->as.cutoff.side);
    event->as.cutoff.owner = *owner_at(window, event->as.cutoff.side);
}

/* Would the best value of the run of nodes above suffice as the bound? */
bool foreign_shallow_suffices(const Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    const PlycutPlayer player = n->state.player;
    double best = -plycut_worst(player);
    for (int ply = n->runs.other < 0 ? 0 : n->runs.other; ply < n->runs.own; ply++)
        best = plycut_better(plycut_other(player), best, f->open[ply].best);
    return isfinite(best) && foreign_crosses(f, best);
}

bool foreign_crosses(const Foreign *f, double bound)
{
    const ForeignNode *n = &f->open[f->ply];
    return judge_crosses(n->state.player, f->file->options->cut == PLYCUT_CUT_STRICT, n->best,
                         bound);
}
