/* foreign_open.c - what happens at the innermost open node of a trace that cannot be replayed: updates, cutoffs, its return. */
#include "trace/foreign.h"

#include <math.h>

static bool is_open(const Foreign *f)
{
    return foreign_is_innermost(f, f->read.node) ||
           foreign_fail(f, "node", "this is not the innermost open node");
}

bool foreign_read_update(Foreign *f)
{
    double alpha, beta;
    if (!is_open(f))
        return false;
    if (!foreign_returned_last(f, f->read.from))
        return foreign_fail(f, "from", "this child did not return just now");
    if (!foreign_window(f, &alpha, &beta))
        return false;
    if (!foreign_tighten(f, alpha, beta))
        return foreign_fail(f, "",
                            plycut_decides(innermost(f)->state.player)
                                ? "an update changes at most one bound of the window: the one that "
                                  "the best value tightens, to the best value"
                                : "a chance node keeps its window");
    return foreign_update(f);
}

/* Say why n does not stop: its children left to search can still change its value enough. */
static bool fail_crossing(const Foreign *f, const Node *n, PlycutSide side)
{
    if (plycut_decides(n->state.player))
        return foreign_fail(f, "bound", "this node's best value does not reach the bound");
    return side == PLYCUT_ALPHA
               ? foreign_fail_number(
                     f, "bound", "this chance node may still exceed the bound: it is worth at most",
                     chance_most(f->s, n, n->best))
               : foreign_fail_number(
                     f, "bound",
                     "this chance node may still fall below the bound: it is worth at least",
                     chance_least(f->s, n, n->best));
}

/* The bound that was crossed, and whose it is: "bound", "by" and "witness", or as the window says. */
static bool foreign_read_bound(Foreign *f)
{
    const cJSON *by = foreign_member(f, "by"), *witness = foreign_member(f, "witness");
    const PlycutSide side = foreign_side(f, cJSON_GetStringValue(foreign_member(f, "side")));
    const double windows = foreign_bound(f, side);
    double bound;
    if (!foreign_number(f, "bound", windows, NAN, &bound))
        return false;
    if (!foreign_crosses(f, side, bound))
        return fail_crossing(f, innermost(f), side);
    if (cJSON_IsString(by) && cJSON_IsString(witness))
        return foreign_owner(f, by->valuestring, witness->valuestring, side, bound) ||
               foreign_fail(f, "by", "the bound is not what this node above has from the witness");
    return foreign_same(f, bound, windows) ||
           foreign_fail_number(f, "bound", "this node's window has the bound", windows);
}

static bool read_pruned(Foreign *f)
{
    const cJSON *pruned = f->read.pruned, *path;
    f->pruned_count = 0;
    cJSON_ArrayForEach(path, pruned)
    {
        if (!cJSON_IsString(path) || !foreign_prune(f, path->valuestring))
            return foreign_fail(f, "pruned", "expected children of this node, each once");
    }
    if (f->pruned_count == 0)
        return foreign_fail(f, "pruned", "a cutoff prunes at least one child: name them");
    return foreign_unvisited(f) == f->pruned_count ||
           foreign_fail(f, "pruned", "a cutoff prunes every child that is left: name them all");
}

bool foreign_read_cutoff(Foreign *f)
{
    if (!is_open(f) || !foreign_settle(f))
        return false;
    ForeignNode *n = &f->open[f->ply];
    if (n->cut)
        return foreign_fail(f, "event", "this node has cut off already");
    if ((!stops_at_limit(f->s, &n->node) && !foreign_read_bound(f)) || !read_pruned(f))
        return false;
    n->cut = true;
    n->node.left = (PlycutSiblings){.list = f->pruned, .count = f->pruned_count};
    prune_left(f->s, &n->node);
    return !f->s->stopped;
}

bool foreign_read_exit(Foreign *f)
{
    Node *n = innermost(f);
    double value;
    if (!is_open(f) || !foreign_settle(f) || !foreign_number(f, "value", n->best, NAN, &value))
        return false;
    if (isinf(value))
        return foreign_fail(f, "value", "this node returns before any of its children has");
    if (!plycut_decides(n->state.player) && n->chance.rest > 0 && !f->open[f->ply].cut)
        return foreign_fail_number(
            f, "event",
            "a chance node that does not cut off returns after all its children; "
            "those left have a probability of",
            n->chance.rest);
    if (foreign_unvisited(f) > 0)
        prove_left(f->s, n);
    if (n->low < value && n->high > value)
        return foreign_fail(f, "value",
                            "the leaves visited below this node do not prove this value");
    const double clipped = judge_clipped(n->best, n->alpha_in, n->beta_in);
    if (!foreign_same(f, value, n->best) && !foreign_same(f, value, clipped))
        return foreign_fail_number(f, "value", "this node's best value is", n->best);
    emit_exit(f->s, n, value);
    return foreign_return(f, value);
}

bool foreign_read_probe(Foreign *f)
{
    return foreign_fail(f, "event", "only traces of star2 have probes, and those are replayed");
}
