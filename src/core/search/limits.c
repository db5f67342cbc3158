/* limits.c - the limits that end a search early (the node limit, the budgets of nodes and time), and its
 * progress reports. */
#include "search/node.h"

/* Nodes between two reports of progress, or two looks at the clock. */
enum { TICK = 1 << 20, CLOCK_TICK = 1 << 12 };

static uint64_t next_check(const Search *s)
{
    const PlycutSearchOptions *o = &s->options;
    uint64_t next = s->nodes + (o->seconds > 0 ? CLOCK_TICK : TICK);
    if (o->max_nodes != 0 && o->max_nodes + 1 < next)
        next = o->max_nodes + 1;
    return o->node_budget != 0 && o->node_budget + 1 < next ? o->node_budget + 1 : next;
}

static bool is_out_of_time(const Search *s)
{
    return s->options.seconds > 0 && plycut_seconds() >= s->deadline;
}

/* n is one node too many: it is neither entered nor counted. */
static void stop_before(Search *s, const Node *n)
{
    s->nodes--;
    if (s->observer != NULL)
        emit_stop(s, n);
    s->stopped = s->out_of_budget = true;
}

void search_check(Search *s, const Node *n)
{
    if (s->stopped)
        return;
    if ((s->options.node_budget != 0 && s->nodes > s->options.node_budget) || is_out_of_time(s))
        stop_before(s, n);
    else if (s->options.max_nodes != 0 && s->nodes > s->options.max_nodes)
        s->stopped = s->limit_passed = true;
    else if (s->options.progress != NULL)
        s->options.progress(s->options.progress_self, s->nodes);
    s->check_at = next_check(s);
}

void search_check_ordering(Search *s)
{
    s->order_nodes++;
    if (s->options.max_nodes != 0 && s->order_nodes > s->options.max_nodes)
        s->stopped = s->limit_passed = true;
    else if (s->order_nodes % CLOCK_TICK == 0 && is_out_of_time(s))
        s->stopped = s->out_of_budget = true;
}

void search_needs(Search *s, const PlycutState *leaf)
{
    s->stopped = s->needs_leaf = true;
    s->leaf = leaf->node;
}

void search_limits_begin(Search *s)
{
    s->deadline = s->options.seconds > 0 ? plycut_seconds() + s->options.seconds : 0;
    s->check_at = next_check(s);
}
