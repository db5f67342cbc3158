/* foreign_window.c - the windows of a trace that cannot be replayed: where their bounds come from, and what crosses
 * them. */
#include "trace/foreign.h"

#include <math.h>
#include <string.h>

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

/* Is the bound the best value of the node at `ply`, which tightens this side, on the innermost node's scale? Both have it
 * then, by an update, even if the file leaves that out. */
static bool comes_from(Foreign *f, int ply, PlycutSide side, double bound)
{
    Node *source = &f->open[ply].node;
    double best = source->best;
    if (!judge_tightens(source->state.player, side) || !isfinite(bound))
        return false;
    for (int above = ply; above < f->ply; above++)
        best = handed_down(f->s, &f->open[above].node, &f->open[above + 1].node, side, best);
    if (!foreign_same(f, bound, best))
        return false;
    set_bound(innermost(f), side, best, owned_at(f, ply));
    set_bound(source, side, source->best, owned_at(f, ply));
    return true;
}

/* The bound is the best value of a node above. In a tie the first setter owns it: the node furthest up. */
static bool find_source(Foreign *f, PlycutSide side, double bound)
{
    int ply = 0;
    while (ply < f->ply && !comes_from(f, ply, side, bound))
        ply++;
    return ply < f->ply;
}

/* Is this the bound of a test by the node at `scout`: of its own, for its child, or handed down? */
static bool is_test(const Foreign *f, int scout, PlycutSide side, double bound)
{
    const Node *above = &f->open[f->ply - 1].node;
    PlycutWindow given = f->open[f->ply].node.window;
    const PlycutBoundOwner *owner = owner_at(&given, side);
    if (scout == f->ply - 1)
        return isfinite(bound) && bound >= above->window.alpha && bound <= above->window.beta;
    return owner->kind == PLYCUT_OWNER_SCOUT && owner->ply == scout &&
           foreign_same(f, bound, *bound_at(&given, side));
}

bool foreign_give(Foreign *f, int scout, PlycutSide side, double bound)
{
    Node *n = innermost(f);
    const bool root = n->parent == NULL,
               tested = !root && scout >= 0 &&
                        plycut_stop_side(f->open[scout].node.state.player) == side;
    if (tested ? !is_test(f, scout, side, bound)
               : !root && isfinite(bound) && !foreign_same(f, bound, *bound_at(&n->window, side)) &&
                     !find_source(f, side, bound))
        return false;
    if (tested)
        set_bound(n, side, bound,
                  (PlycutBoundOwner){.ply = (int16_t)scout, .kind = PLYCUT_OWNER_SCOUT});
    else if (root || isinf(bound))
        set_bound(n, side, bound, (PlycutBoundOwner){.kind = PLYCUT_OWNER_WINDOW});
    remember_entry(n);
    return true;
}

/* The node may tighten the bound of its own side to its best value; it cannot change another one. */
bool foreign_tighten(Foreign *f, double alpha, double beta)
{
    Node *n = innermost(f);
    const PlycutPlayer player = n->state.player;
    const PlycutSide own = judge_tightens(player, PLYCUT_ALPHA) ? PLYCUT_ALPHA : PLYCUT_BETA;
    const bool same_alpha = foreign_same(f, alpha, n->window.alpha),
               same_beta = foreign_same(f, beta, n->window.beta);
    if (same_alpha && same_beta)
        return true;
    if (!judge_tightens(player, own) || !(own == PLYCUT_ALPHA ? same_beta : same_alpha))
        return false;
    const double bound = own == PLYCUT_ALPHA ? alpha : beta, before = *bound_at(&n->window, own),
                 best = plycut_better(player, n->best, f->value);
    const PlycutMove move = plycut_prefers(player, f->value, n->best)
                                ? f->open[f->ply + 1].node.move
                                : *search_line(f->s, f->ply);
    set_bound(n, own, best, (PlycutBoundOwner){move, (int16_t)f->ply, PLYCUT_OWNER_NODE});
    return foreign_same(f, bound, best) && plycut_prefers(player, best, before);
}

PlycutSide foreign_side(const Foreign *f, const char *named)
{
    Node n = f->open[f->ply].node; /* a copy: it does not stop yet */
    const bool beta = named != NULL && strcmp(named, plycut_side_text(PLYCUT_BETA)) == 0;
    return plycut_decides(n.state.player) ? plycut_stop_side(n.state.player)
           : crosses_by_limits(f->s, &n)  ? n.chance.side
           : beta                         ? PLYCUT_BETA
                                          : PLYCUT_ALPHA;
}

double foreign_bound(Foreign *f, PlycutSide side)
{
    return *bound_at(&innermost(f)->window, side);
}

bool foreign_crosses(Foreign *f, PlycutSide side, double bound)
{
    Node *n = innermost(f);
    *bound_at(&n->window, side) = bound;
    return BY_MOVER(n, crosses_beta(f->s, n), crosses_alpha(f->s, n), crosses_by_limits(f->s, n));
}

bool foreign_owner(Foreign *f, const char *by, const char *witness, PlycutSide side, double bound)
{
    PlycutMove move;
    const int ply = foreign_ancestor(f, by);
    return ply >= 0 && foreign_find_move(f, ply, witness, &move) &&
           *search_line(f->s, ply) == move && comes_from(f, ply, side, bound);
}
