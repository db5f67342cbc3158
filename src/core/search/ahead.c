/* ahead.c - how far a quiet search may look ahead (ahead.h): only where its counts, too, stay those of the search that
 * goes move by move. */
#include "search/node.h"

static Sort sort_of(PlycutOrder order)
{
    return order == PLYCUT_ORDER_STATIC     ? SORT_VALUE
           : order == PLYCUT_ORDER_FEWEST   ? SORT_REPLIES
           : order == PLYCUT_ORDER_MOBILITY ? SORT_MOBILITY
           : order == PLYCUT_ORDER_PARITY   ? SORT_PARITY
                                            : SORT_NOTHING;
}

static bool learns_only_hash(const PlycutSearchOptions *o)
{
    return (o->learned & ~(unsigned)PLYCUT_LEARNED_HASH) == 0;
}

/* Sorting may wait, unless what the search learns meanwhile would change the order. */
static bool may_postpone(const Search *s)
{
    return learns_only_hash(&s->options) &&
           (s->options.order == PLYCUT_ORDER_GIVEN ||
            (s->plan.by != SORT_NOTHING && s->plan.fast->rank != NULL));
}

/* Moves may come with their ranks, unless a remembered move often makes the ranks needless. */
static bool may_rank_moves(const Search *s)
{
    return s->options.learned == 0 && s->plan.by == SORT_VALUE && s->plan.then == SORT_NOTHING &&
           s->plan.fast->ranked_moves != NULL;
}

/* Leaves at the horizon may be evaluated at once if the game can put them in order: as they come, or by their values. */
static bool may_evaluate_leaves(const Search *s)
{
    const PlycutSearchOptions *o = &s->options;
    const bool hash_only =
        o->learned == 0 || (o->learned == PLYCUT_LEARNED_HASH && o->table_from > 1);
    const bool ordered = o->order == PLYCUT_ORDER_GIVEN ||
                         (o->order == PLYCUT_ORDER_STATIC && o->then == PLYCUT_ORDER_GIVEN &&
                          s->rules->static_value == NULL);
    return s->horizon > 0 && s->horizon != NO_HORIZON && s->plan.fast->last_moves != NULL &&
           o->quiescence <= 0 && hash_only && ordered;
}

/* The last plies of the game may be searched at once, unless the search would learn killers there; not under
 * fail-hard, because a clipped value may hide which of two moves is better. */
static bool may_end_at_once(const Search *s)
{
    const PlycutSearchOptions *o = &s->options;
    const bool sorted = o->order == PLYCUT_ORDER_GIVEN || s->plan.by != SORT_NOTHING;
    return s->horizon == NO_HORIZON && s->plan.fast->end_moves != NULL && learns_only_hash(o) &&
           sorted && !s->hard && (s->table == NULL || o->table_from > FAST_END_PLIES);
}

void ahead_plan(Search *s)
{
    const bool quiet = s->observer == NULL;
    AheadPlan *plan = &s->plan;
    plan->fast = fast_of(s->game);
    plan->by = sort_of(s->options.order);
    plan->then = sort_of(s->options.then);
    plan->best_first = s->options.order == PLYCUT_ORDER_STATIC;
    plan->postpones = quiet && may_postpone(s);
    plan->ranks_moves = plan->postpones && may_rank_moves(s);
}

/* In a search of several passes nothing is left unplayed until one leaf is known to be there because of the horizon
 * (watch_leaf); by then the line that is searched first has been searched. */
void ahead_plan_pass(Search *s)
{
    AheadPlan *plan = &s->plan;
    const bool unwatched = s->observer == NULL && s->seen == NULL;
    plan->leaves_at_once = unwatched && may_evaluate_leaves(s);
    plan->ends_at_once = unwatched && may_end_at_once(s);
    plan->unplayed = plan->leaves_at_once && !s->watched ? s->horizon : -1;
}

static bool rank_moves(const Search *s, const Node *n, uint64_t moves, Sort by, Sort then,
                       MoveRanks *ranks)
{
    return by != SORT_NOTHING && s->plan.fast->rank != NULL &&
           s->plan.fast->rank(s->game, &n->state, moves, by, then, ranks);
}

bool ahead_rank(const Search *s, const Node *n, uint64_t moves, MoveRanks *ranks)
{
    return rank_moves(s, n, moves, s->plan.by, s->plan.then, ranks);
}

bool ahead_rank_by(const Search *s, const Node *n, uint64_t moves, PlycutOrder order,
                   MoveRanks *ranks)
{
    return rank_moves(s, n, moves, sort_of(order), SORT_NOTHING, ranks);
}
