/* passes.c - iterative deepening (Slate & Atkin 1977, Chess 4.5) and aspiration windows around the
 * value of the previous depth (Gillogly 1972; Eppstein's lecture of 1997), widened as long as the value
 * is outside. */
#include "search/passes.h"

#include <string.h>

/* ---- What is watched ------------------------------------------------------------------------- */

static void see(Search *s, const Node *n, uint8_t how, int64_t *distinct)
{
    if (s->seen == NULL || s->stopped)
        return;
    uint8_t *seen =
        &s->seen[s->rules->stored ? n->state.node : s->rules->node_number(s->game, &n->state)];
    *distinct += (*seen & how) == 0;
    *seen |= how;
}

/* A leaf that is not the end of the game shows that a deeper pass would see more. One such leaf is enough, and
 * then the others need not be played; but a transposition table must know below which of its positions
 * they lie, so one is looked for again below each of the last plies that it keeps. */
void watch_node(Search *s, const Node *n)
{
    see(s, n, SEEN_ENTERED, &s->distinct_nodes);
    if (s->seen != NULL && s->rules->stored && !s->stopped)
        pruned_entered(s, n);
    if (n->ply == s->table_ply) {
        s->awaits_end = true;
        s->plan.unplayed = -1;
    }
}

void watch_leaf(Search *s, const Node *n)
{
    PlycutMoves moves;
    see(s, n, SEEN_EVALUATED, &s->distinct_leaves);
    if (n->ply < s->horizon || !s->awaits_end || !s->rules->moves(s->game, &n->state, &moves))
        return;
    s->ends++;
    s->awaits_end = false;
    if (s->plan.leaves_at_once)
        s->plan.unplayed = s->horizon;
}

/* ---- One depth ------------------------------------------------------------------------------- */

/* The window around a guess: its reach on each side, and how often each side has failed. */
typedef struct Aim {
    double guess, below, above;
    int failed_low, failed_high;
} Aim;

/* After this many failures on one side, that bound becomes infinite. */
enum { FAILURES_MOST = 3 };

static Aim aim_at(const Search *s, bool has_guess, double guess)
{
    has_guess = has_guess && isfinite(guess);
    const double reach = has_guess && s->options.aspiration > 0 ? s->options.aspiration : INFINITY;
    return (Aim){.guess = has_guess ? guess : 0, .below = reach, .above = reach};
}

/* Widen the side that failed: double its reach, or twice the distance of the value if that is more. */
static double wider(double reach, double off, int failures)
{
    return failures >= FAILURES_MOST || isinf(off) ? INFINITY : 2 * fmax(reach, off);
}

/* The next pass tries this one's principal variation first, if it has one. */
static void take_lead(Search *s, const PlycutResult *result)
{
    if (result->pv_length == 0)
        return;
    s->lead_length = result->pv_length;
    memcpy(s->lead, result->pv, (size_t)s->lead_length * sizeof *s->lead);
}

static void open_window(const Aim *aim, Pass *pass)
{
    /* The window always contains the guess, however narrow. */
    pass->alpha = fmin(aim->guess - aim->below, nextafter(aim->guess, -INFINITY));
    pass->beta = fmax(aim->guess + aim->above, nextafter(aim->guess, INFINITY));
}

/* Search until the value is inside the window. False if the budget or the observer ended the search. */
static bool search_depth(Search *s, Aim aim, Pass pass, PlycutResult *result)
{
    for (;; s->pass++) {
        open_window(&aim, &pass);
        if (!search_pass(s, &pass, result))
            return false;
        take_lead(s, result);
        if (judge_crosses(PLYCUT_MIN, false, result->value, pass.alpha)) {
            pass.reason = PLYCUT_PASS_FAILED_LOW;
            aim.below = wider(aim.below, aim.guess - result->value, ++aim.failed_low);
        } else if (judge_crosses(PLYCUT_MAX, false, result->value, pass.beta)) {
            pass.reason = PLYCUT_PASS_FAILED_HIGH;
            aim.above = wider(aim.above, result->value - aim.guess, ++aim.failed_high);
        } else {
            return true;
        }
    }
}

/* ---- All depths ------------------------------------------------------------------------------ */

/* The root is a leaf: there is nothing to deepen, and no window to fail. */
static bool root_is_leaf(const Search *s)
{
    PlycutMoves moves;
    const PlycutState *root = &s->game->root;
    return (s->options.depth == 0 && horizon_ends(s->game, &s->options, 0, NULL, root)) ||
           !s->rules->moves(s->game, root, &moves);
}

static bool is_last(const Search *s, int depth)
{
    return !s->options.deepen || depth == s->options.depth || depth == PLYCUT_PLY_MAX ||
           s->ends == 0;
}

/* Without aspiration and tests, every depth has the root window of the options. */
static bool search_at(Search *s, const Pass *pass, const Aim *aim, PlycutResult *result)
{
    const bool tests = plycut_search_tests(&s->options);
    if (s->options.aspiration > 0)
        return search_depth(s, *aim, *pass, result);
    bool done = tests ? search_mtdf(s, *pass, aim->guess, result) : search_pass(s, pass, result);
    if (done)
        take_lead(s, result);
    return done;
}

bool search_passes(Search *s, PlycutResult *result)
{
    const PlycutSearchOptions *o = &s->options;
    Pass pass = {.depth = o->depth, .alpha = o->alpha, .beta = o->beta};
    bool leaf = root_is_leaf(s), answered = false;
    Aim aim = aim_at(s, o->has_guess && !leaf, o->guess);
    if (o->deepen && o->depth != 0)
        pass.depth = 1;
    for (s->pass = 1;; s->pass++, pass.depth++) {
        PlycutResult found = *result;
        if (!(leaf ? search_pass(s, &pass, &found) : search_at(s, &pass, &aim, &found)))
            break;
        *result = found;
        answered = true;
        if (leaf || is_last(s, pass.depth))
            break;
        aim = aim_at(s, true, result->value);
        pass.reason = PLYCUT_PASS_DEEPER;
    }
    return answered && (!s->stopped || s->out_of_budget);
}
