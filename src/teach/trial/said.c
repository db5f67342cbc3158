/* said.c - what is said of a tree: by a search, and whether a program (reply.c) says the same. */
#include "base/same.h"
#include "trial/trial.h"

#include <math.h>

bool said_add_visit(Said *said, SaidVisit visit)
{
    if (visit.node != PLYCUT_NO_NODE && said->count > 0 &&
        said->visits[said->count - 1].node == visit.node)
        return true;
    if (!PLYCUT_ROOM(said->visits, said->room, said->count, 1))
        return false;
    said->visits[said->count++] = visit;
    return true;
}

void said_begin(Said *said)
{
    *said = (Said){.visits = said->visits, .room = said->room, .best = -1, .last_best = -1};
}

/* ---- A search -------------------------------------------------------------------------------- */

static bool said_watch(void *self, const PlycutEvent *event)
{
    Said *said = self;
    if (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF)
        return said_add_visit(
            said, (SaidVisit){event->state->node, NAN, event->window.alpha, event->window.beta});
    /* The last of equal moves: one whose value, perhaps only a bound, is as good as the best so far. */
    if (event->kind == PLYCUT_EVENT_UPDATE && event->ply == 0 &&
        same_number(event->as.update.value, event->as.update.best))
        said->last_best = event->as.update.from;
    return true;
}

void said_result(Said *said, const Skeleton *shape, const PlycutResult *result)
{
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        said->has[what] = true;
    said->inner = shape->tree.nodes[0].child_count > 0;
    said->value = result->value;
    said->best = result->pv_length > 0 ? (int64_t)result->pv[0] : -1;
}

bool said_of_search(const Skeleton *shape, const PlycutSearchOptions *options, Said *said,
                    PlycutError *error)
{
    PlycutResult result;
    const PlycutGame game = skeleton_game(shape);
    const PlycutObserver observer = {said_watch, said};
    said_begin(said);
    if (!plycut_search(&game, options, &observer, &result, error))
        return plycut_no_memory(error); /* for the visits, unless the error says more */
    said_result(said, shape, &result);
    return true;
}

/* ---- Compared with a search ------------------------------------------------------------------ */

/* A program may count in single precision: then a decimal is the nearest float. */
static bool same_in_float(double said, double value)
{
    return same_number(said, value) ||
           (!number_is_whole(value) && same_number(said, (double)(float)value));
}

/* A search's visits, as a program lists them: leaves only, the same one twice in a row once, or all nodes but the root. */
typedef struct Listing {
    const Said *search;
    const Skeleton *shape;
    bool inner;
    size_t at;
    uint32_t last; /* the leaf listed last, if only leaves are */
} Listing;

/* The next, or NULL. */
static const SaidVisit *next_listed(Listing *l)
{
    while (l->at < l->search->count) {
        const SaidVisit *v = &l->search->visits[l->at++];
        const bool leaf = l->shape->tree.nodes[v->node].child_count == 0,
                   listed = l->inner ? leaf || v->node != 0 : leaf && v->node != l->last;
        l->last = l->inner || !leaf ? l->last : v->node;
        if (listed)
            return v;
    }
    return NULL;
}

bool said_is_same(const Said *a, const Said *b)
{
    bool same = a->count == b->count && same_number(a->value, b->value) == (!isnan(a->value)) &&
                isnan(a->value) == isnan(b->value) && a->best == b->best;
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        same &= a->has[what] == b->has[what];
    for (size_t i = 0; same && i < a->count; i++)
        same = a->visits[i].node == b->visits[i].node &&
               (a->visits[i].node != PLYCUT_NO_NODE ||
                same_number(a->visits[i].value, b->visits[i].value));
    return same;
}

static bool same_visit(const SaidVisit *said, const Skeleton *shape, const SaidVisit *search)
{
    const Node *n = search != NULL ? &shape->tree.nodes[search->node] : NULL;
    return n != NULL && (said->node != PLYCUT_NO_NODE
                             ? said->node == search->node
                             : n->child_count == 0 && same_in_float(said->value, n->as.value));
}

/* Do the visits differ, or only the windows of inner nodes? */
static unsigned visits_differ(const Said *said, const Skeleton *shape, const Said *search)
{
    Listing listing = {search, shape, said->inner, 0, PLYCUT_NO_NODE};
    bool windows = true;
    for (size_t i = 0; i < said->count; i++) {
        const SaidVisit *s = &said->visits[i];
        if (s->node == 0 && shape->tree.count > 1)
            continue;
        const SaidVisit *v = next_listed(&listing);
        if (!same_visit(s, shape, v))
            return 1u << PLYCUT_SAID_VISITS;
        windows &= shape->tree.nodes[v->node].child_count == 0 ||
                   (same_number(s->alpha, v->alpha) && same_number(s->beta, v->beta));
    }
    if (next_listed(&listing) != NULL)
        return 1u << PLYCUT_SAID_VISITS;
    return windows || !said->has[PLYCUT_SAID_WINDOWS] ? 0 : 1u << PLYCUT_SAID_WINDOWS;
}

unsigned said_differs(const Said *said, const Skeleton *shape, const Said *search)
{
    unsigned differs = 0;
    if (said->has[PLYCUT_SAID_VALUE] &&
        !(shape->chance ? nearly_same : same_in_float)(said->value, search->value))
        differs |= 1u << PLYCUT_SAID_VALUE;
    if (said->has[PLYCUT_SAID_VISITS])
        differs |= visits_differ(said, shape, search);
    if (said->has[PLYCUT_SAID_BEST] && said->best != search->best)
        differs |= 1u << PLYCUT_SAID_BEST;
    return differs;
}
