/* foreign_enter.c - a trace that cannot be replayed enters a node, or evaluates a leaf: with which window. */
#include "trace/foreign.h"

#include <math.h>
#include <string.h>

/* Make the node of this path the innermost one: the root, or a child of the open node. */
static bool go_to(Foreign *f, const char *path)
{
    if (f->ply < 0)
        return f->file->events > 0 || strcmp(path, "/") != 0
                   ? foreign_fail(f, "node", "the first event, and no other, enters the root")
                   : foreign_begin(f);
    return foreign_child(f, path);
}

static bool foreign_give_bound(Foreign *f, int scout, PlycutSide side, double bound)
{
    const char *member = (side == PLYCUT_ALPHA) != foreign_is_mins(f) ? "alpha" : "beta";
    const Node *parent = innermost(f)->parent;
    const double given = foreign_bound(f, side);
    if (foreign_give(f, scout, side, bound))
        return true;
    if (parent != NULL && !plycut_decides(parent->state.player) && isfinite(given))
        return foreign_fail_number(f, member, "on this child's scale, the chance node's bound is",
                                   given);
    return foreign_fail(f, member,
                        "this is neither the parent's bound, nor the best value of a node above, "
                        "nor the bound of a test");
}

/* The window that the node gets; by default its parent's. "scout": the node that tests it. */
static bool read_entry(Foreign *f)
{
    double alpha, beta;
    const cJSON *scout = foreign_member(f, "scout");
    const int ply = cJSON_IsString(scout) ? foreign_ancestor(f, scout->valuestring) : -1;
    if (cJSON_IsString(scout) && (ply < 0 || !plycut_decides(f->open[ply].node.state.player)))
        return foreign_fail(f, "scout", "a MAX or MIN node above this node tests it");
    if (!foreign_window(f, &alpha, &beta))
        return false;
    if (alpha > beta)
        return foreign_fail(f, "alpha", "alpha is greater than beta");
    if (f->ply == 0) {
        f->options->alpha = alpha;
        f->options->beta = beta;
    }
    return foreign_give_bound(f, ply, PLYCUT_ALPHA, alpha) &&
           foreign_give_bound(f, ply, PLYCUT_BETA, beta);
}

static bool read_visit(Foreign *f, bool leaf)
{
    if (!go_to(f, f->read.node) || !read_entry(f))
        return false;
    if (f->max_nodes != 0 && f->s->nodes >= f->max_nodes)
        return plycut_fail(f->file->error, PLYCUT_E_LIMIT, "the trace visits more than %llu nodes",
                           (unsigned long long)f->max_nodes);
    return is_leaf(f->s, innermost(f)) == leaf ||
           foreign_fail(f, "event",
                        leaf ? "this node is not a leaf: a search enters it"
                             : "this node is a leaf: a search evaluates it");
}

bool foreign_read_enter(Foreign *f)
{
    if (!read_visit(f, false))
        return false;
    enter(f->s, innermost(f));
    return !f->s->stopped;
}

bool foreign_read_leaf(Foreign *f)
{
    if (!read_visit(f, true))
        return false;
    if (f->open[f->ply].repeated)
        return foreign_fail(f, "node", "this leaf has been evaluated already");
    return foreign_return(f, leaf(f->s, innermost(f)));
}
