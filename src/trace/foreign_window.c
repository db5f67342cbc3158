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

static void set_bound(Node *n, PlycutSide side, double bound, PlycutBoundOwner owner)
{
    *bound_at(&n->window, side) = bound;
    *owner_at(&n->window, side) = owner;
}

/* The bound is the best value of the node at `ply`. */
static PlycutBoundOwner owned_at(const Foreign *f, int ply)
{
    return (PlycutBoundOwner){*search_line(f->s, ply), (int16_t)ply, PLYCUT_OWNER_NODE};
}

/* Is the bound the best value of this node, and on the side that its player tightens? */
static bool is_best_of(const Node *n, PlycutSide side, double bound)
{
    return plycut_stop_side(n->state.player) != side && isfinite(bound) &&
           same_number(bound, n->best);
}

/* The node above whose best value the bound is. In a tie the first setter owns it: the node furthest up. It has the
 * bound by an update, even if the file leaves that out. */
static bool find_source(Foreign *f, PlycutSide side, double bound, PlycutBoundOwner *owner)
{
    int ply = 0;
    while (ply < f->ply && !is_best_of(&f->open[ply].node, side, bound))
        ply++;
    if (ply == f->ply)
        return false;
    *owner = owned_at(f, ply);
    set_bound(&f->open[ply].node, side, bound, *owner);
    return true;
}

/* Is this the bound of a test by the node at `scout`: of its own, for its child, or handed down? */
static bool is_test(const Foreign *f, int scout, PlycutSide side, double bound)
{
    PlycutWindow above = f->open[f->ply - 1].node.window;
    const PlycutBoundOwner *owner = owner_at(&above, side);
    if (scout == f->ply - 1)
        return isfinite(bound) && bound >= above.alpha && bound <= above.beta;
    return owner->kind == PLYCUT_OWNER_SCOUT && owner->ply == scout &&
           same_number(bound, *bound_at(&above, side));
}

bool foreign_give(Foreign *f, int scout, PlycutSide side, double bound)
{
    Node *n = innermost(f), *parent = n->parent;
    PlycutBoundOwner owner = {.kind = PLYCUT_OWNER_WINDOW};
    if (parent != NULL && scout >= 0 &&
        plycut_stop_side(f->open[scout].node.state.player) == side) {
        if (!is_test(f, scout, side, bound))
            return false;
        owner = (PlycutBoundOwner){.ply = (int16_t)scout, .kind = PLYCUT_OWNER_SCOUT};
    } else if (parent != NULL && same_number(bound, *bound_at(&parent->window, side))) {
        owner = *owner_at(&parent->window, side);
    } else if (parent != NULL && isfinite(bound) && !find_source(f, side, bound, &owner)) {
        return false;
    }
    set_bound(n, side, bound, owner);
    remember_entry(n);
    return true;
}

/* The node may tighten the bound of its own side to its best value; it cannot change the other one. */
bool foreign_tighten(Foreign *f, double best, double alpha, double beta)
{
    Node *n = innermost(f);
    const PlycutPlayer player = n->state.player;
    const PlycutSide stop = plycut_stop_side(player),
                     own = stop == PLYCUT_ALPHA ? PLYCUT_BETA : PLYCUT_ALPHA;
    const double bound = own == PLYCUT_ALPHA ? alpha : beta, before = *bound_at(&n->window, own);
    if (!same_number(stop == PLYCUT_ALPHA ? alpha : beta, foreign_bound(f)))
        return false;
    if (same_number(bound, before))
        return true;
    const PlycutMove move = plycut_prefers(player, f->value, n->best)
                                ? f->open[f->ply + 1].node.move
                                : *search_line(f->s, f->ply);
    set_bound(n, own, bound, (PlycutBoundOwner){move, (int16_t)f->ply, PLYCUT_OWNER_NODE});
    return same_number(bound, best) && plycut_prefers(player, bound, before);
}

double foreign_bound(Foreign *f)
{
    Node *n = innermost(f);
    return *bound_at(&n->window, plycut_stop_side(n->state.player));
}

bool foreign_crosses(Foreign *f, double bound)
{
    const Node *n = innermost(f);
    return judge_crosses(n->state.player, f->s->strict, n->best, bound);
}

bool foreign_owner(Foreign *f, const char *by, const char *witness, double bound)
{
    PlycutMove move;
    Node *n = innermost(f);
    const PlycutSide side = plycut_stop_side(n->state.player);
    const int ply = foreign_ancestor(f, by);
    if (ply < 0 || !foreign_find_move(f, ply, witness, &move) ||
        !is_best_of(&f->open[ply].node, side, bound) || *search_line(f->s, ply) != move)
        return false;
    set_bound(&f->open[ply].node, side, bound, owned_at(f, ply));
    set_bound(n, side, bound, owned_at(f, ply));
    return true;
}
