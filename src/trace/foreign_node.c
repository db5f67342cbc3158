/* foreign_node.c - the open nodes while a trace that cannot be replayed is read: their positions,
 * windows and proved intervals. */
#include "base/same.h"
#include "trace/foreign_node.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Foreign *foreign_new(const ForeignFile *file, const PlycutObserver *observer, PlycutResult *result,
                     PlycutError *error)
{
    Foreign *f = calloc(1, sizeof *f);
    if (f == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    *result = (PlycutResult){.depth = file->options->depth, .passes = 1};
    f->file = file;
    f->observer = observer;
    f->result = result;
    f->error = error;
    f->ply = -1;
    return f;
}

void foreign_free(Foreign *f)
{
    for (int ply = 0; f != NULL && ply < PLYCUT_PLY_MAX + 2; ply++) {
        free(f->open[ply].seen);
        free(f->open[ply].line);
    }
    if (f != NULL)
        free(f->pruned);
    free(f);
}

static const PlycutRules *rules_of(const Foreign *f)
{
    return f->file->game->rules;
}

static bool append(Foreign *f, PlycutMove **moves, size_t *count, size_t *room, PlycutMove move)
{
    if (!PLYCUT_ROOM(*moves, *room, *count, 1))
        return plycut_no_memory(f->error);
    (*moves)[(*count)++] = move;
    return true;
}

static bool is_among(const PlycutMove *moves, size_t count, PlycutMove move)
{
    for (size_t i = 0; i < count; i++)
        if (moves[i] == move)
            return true;
    return false;
}

/* ---- Entering -------------------------------------------------------------------------------- */

static bool open_node(Foreign *f, int ply)
{
    ForeignNode *n = &f->open[ply];
    if (n->line == NULL && (n->line = malloc(PLYCUT_PLY_MAX * sizeof *n->line)) == NULL)
        return plycut_no_memory(f->error);
    n->best = n->low = n->high = n->state.player == PLYCUT_MAX ? -INFINITY : INFINITY;
    n->seen_count = 0;
    n->line_length = 0;
    f->ply = ply;
    f->returned = false;
    return true;
}

bool foreign_begin(Foreign *f)
{
    ForeignNode *root = &f->open[0];
    root->state = f->file->game->root;
    root->window = (PlycutWindow){.alpha = f->file->options->alpha, .beta = f->file->options->beta};
    root->path_length = 0;
    root->search = 1;
    f->path[0] = '/';
    return open_node(f, 0);
}

/* Is this the path of the node at `ply`, or of its child by this step? */
static bool is_path(const Foreign *f, int ply, const char *step, size_t step_length,
                    const char *path)
{
    size_t length = f->open[ply].path_length;
    if (step == NULL)
        return ply == 0 ? strcmp(path, "/") == 0
                        : strlen(path) == length && memcmp(path, f->path, length) == 0;
    return strlen(path) == length + 1 + step_length && memcmp(path, f->path, length) == 0 &&
           path[length] == '/' && memcmp(path + length + 1, step, step_length) == 0;
}

/* The ply of the ancestor of the innermost open node that has this path; -1: none has. */
static int ancestor(const Foreign *f, const char *path)
{
    int ply = f->ply - 1;
    while (ply >= 0 && !is_path(f, ply, NULL, 0, path))
        ply--;
    return ply;
}

/* The move to the child of the node at `ply` that has this path. */
static bool find_move(const Foreign *f, int ply, const char *path, PlycutMove *move)
{
    PlycutMoves moves;
    char step[PLYCUT_STEP_MAX];
    rules_of(f)->moves(f->file->game, &f->open[ply].state, &moves);
    while (plycut_moves_take(&moves, move))
        if (is_path(f, ply, step, rules_of(f)->step(f->file->game, *move, step), path))
            return true;
    return false;
}

/* A child that is searched again proves anew; what its first search proved no longer counts. */
static void prove_again(ForeignNode *n, bool again)
{
    if (again) {
        n->low = n->low_before;
        n->high = n->high_before;
    }
    n->low_before = n->low;
    n->high_before = n->high;
}

bool foreign_child(Foreign *f, const char *path)
{
    ForeignNode *n = &f->open[f->ply], *child = n + 1;
    PlycutMove move;
    if (!find_move(f, f->ply, path, &move))
        return foreign_fail(f, "node", "this is not a child of the innermost open node");
    bool again = f->returned && child->move == move;
    if (!again && !foreign_settle(f))
        return false;
    prove_again(n, again);
    child->search = again ? child->search + 1 : 1;
    child->move = move;
    child->window = n->window;
    child->path_length = strlen(path);
    memcpy(f->path, path, child->path_length);
    rules_of(f)->play(f->file->game, &n->state, move, &child->state);
    return (is_among(n->seen, n->seen_count, move) ||
            append(f, &n->seen, &n->seen_count, &n->seen_room, move)) &&
           open_node(f, f->ply + 1);
}

void foreign_give(ForeignNode *n, double alpha, double beta)
{
    if (!same_number(alpha, n->window.alpha))
        n->window.alpha_owner = (PlycutBoundOwner){.kind = PLYCUT_OWNER_WINDOW};
    if (!same_number(beta, n->window.beta))
        n->window.beta_owner = (PlycutBoundOwner){.kind = PLYCUT_OWNER_WINDOW};
    n->window.alpha = alpha;
    n->window.beta = beta;
}

bool foreign_is_leaf(const Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    return plycut_search_evaluates(f->file->game, f->file->options, f->file->options->depth,
                                   f->ply == 0 ? NULL : &n[-1].state, &n->state);
}

/* ---- Returning ------------------------------------------------------------------------------- */

static bool all_seen(const Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    PlycutMoves moves;
    rules_of(f)->moves(f->file->game, &n->state, &moves);
    return plycut_moves_count(&moves) == n->seen_count;
}

PlycutProved foreign_proved(const Foreign *f, double value)
{
    const ForeignNode *n = &f->open[f->ply];
    const bool max = n->state.player == PLYCUT_MAX, all = all_seen(f);
    double low = max || all ? n->low : -INFINITY, high = max && !all ? INFINITY : n->high;
    PlycutBound type = low < value ? PLYCUT_UPPER : high > value ? PLYCUT_LOWER : PLYCUT_EXACT;
    return (PlycutProved){value, type, low, high};
}

/* What the child's value proves about its parent, with or without an update. */
static void prove_parent(ForeignNode *n, const PlycutProved *child)
{
    bool max = n->state.player == PLYCUT_MAX;
    n->low = max ? fmax(n->low, child->low) : fmin(n->low, child->low);
    n->high = max ? fmax(n->high, child->high) : fmin(n->high, child->high);
}

bool foreign_return(Foreign *f, double value)
{
    PlycutProved proved = foreign_is_leaf(f) ? (PlycutProved){value, PLYCUT_EXACT, value, value}
                                             : foreign_proved(f, value);
    f->value = value;
    f->result->type = proved.type; /* in the end, the root's */
    f->returned = true;
    f->finished = f->ply == 0;
    f->ply--;
    if (f->ply >= 0)
        prove_parent(&f->open[f->ply], &proved);
    return true;
}

bool foreign_is_innermost(const Foreign *f, const char *path)
{
    return is_path(f, f->ply, NULL, 0, path);
}

bool foreign_returned_last(const Foreign *f, const char *path)
{
    return f->returned && is_path(f, f->ply + 1, NULL, 0, path);
}

/* ---- Updates --------------------------------------------------------------------------------- */

static void keep_line(ForeignNode *n, const ForeignNode *child)
{
    n->line[0] = child->move;
    n->line_length = child->line_length + 1;
    memcpy(n->line + 1, child->line, (size_t)child->line_length * sizeof *n->line);
}

void foreign_update(Foreign *f, PlycutEvent *event)
{
    ForeignNode *n = &f->open[f->ply], *child = n + 1;
    bool improved = n->state.player == PLYCUT_MAX ? f->value > n->best : f->value < n->best;
    if (improved) {
        n->best = f->value;
        n->best_move = child->move;
        keep_line(n, child);
    }
    event->as.update.from = child->move;
    event->as.update.value = f->value;
    event->as.update.best = n->best;
    event->as.update.improved = improved;
    f->returned = false;
}

void foreign_tighten(Foreign *f, double alpha, double beta)
{
    ForeignNode *n = &f->open[f->ply];
    PlycutBoundOwner own = {n->best_move, (int16_t)f->ply, PLYCUT_OWNER_NODE};
    bool raised = alpha > n->window.alpha && same_number(alpha, n->best);
    bool lowered = beta < n->window.beta && same_number(beta, n->best);
    foreign_give(n, alpha, beta);
    if (raised)
        n->window.alpha_owner = own;
    if (lowered)
        n->window.beta_owner = own;
}

void foreign_inherit(Foreign *f, double alpha, double beta)
{
    ForeignNode *n = &f->open[f->ply], *parent = n - 1;
    if (f->ply == 0)
        return;
    const bool max = parent->state.player == PLYCUT_MAX;
    f->ply--;
    if (max && same_number(alpha, parent->best))
        foreign_tighten(f, alpha, parent->window.beta);
    else if (!max && same_number(beta, parent->best))
        foreign_tighten(f, parent->window.alpha, beta);
    f->ply++;
    n->window = parent->window;
}

bool foreign_scout(Foreign *f, const char *path)
{
    const int ply = ancestor(f, path);
    PlycutWindow *window = &f->open[f->ply].window;
    if (ply < 0)
        return false;
    *(f->open[ply].state.player == PLYCUT_MAX ? &window->beta_owner : &window->alpha_owner) =
        (PlycutBoundOwner){.ply = (int16_t)ply, .kind = PLYCUT_OWNER_SCOUT};
    return true;
}

bool foreign_settle(Foreign *f)
{
    PlycutEvent event = {0};
    if (!f->returned)
        return true;
    foreign_update(f, &event);
    return foreign_tell(f, PLYCUT_EVENT_UPDATE, &event);
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

bool foreign_owner(const Foreign *f, const char *by, const char *witness, PlycutBoundOwner *owner)
{
    const int ply = ancestor(f, by);
    if (ply < 0 || !find_move(f, ply, witness, &owner->witness))
        return false;
    owner->ply = (int16_t)ply;
    owner->kind = PLYCUT_OWNER_NODE;
    return true;
}

bool foreign_prune(Foreign *f, const char *path)
{
    PlycutMove move;
    return find_move(f, f->ply, path, &move) && !is_among(f->pruned, f->pruned_count, move) &&
           append(f, &f->pruned, &f->pruned_count, &f->pruned_room, move);
}

static PlycutCutKind kind_of(const Foreign *f, const PlycutBoundOwner *owner)
{
    int ply = f->ply - 1;
    if (owner->kind != PLYCUT_OWNER_NODE)
        return PLYCUT_WINDOW;
    while (ply > owner->ply && f->open[ply].state.player == f->open[f->ply].state.player)
        ply--; /* the nearest run of the other player */
    while (ply > owner->ply && f->open[ply].state.player != f->open[f->ply].state.player)
        ply--;
    return ply == owner->ply && f->open[ply].state.player != f->open[f->ply].state.player
               ? PLYCUT_SHALLOW
               : PLYCUT_DEEP;
}

static int64_t pruned_leaves(const Foreign *f)
{
    const PlycutSearchOptions *o = f->file->options;
    int64_t leaves = 0;
    if (!rules_of(f)->stored)
        return -1;
    for (size_t i = 0; i < f->pruned_count; i++) {
        PlycutState child;
        rules_of(f)->play(f->file->game, &f->open[f->ply].state, f->pruned[i], &child);
        leaves += (int64_t)plycut_game_leaves(f->file->game, &child, o->depth, INT64_MAX);
    }
    return leaves;
}

void foreign_cut(Foreign *f, PlycutEvent *event)
{
    event->as.cutoff.kind = kind_of(f, &event->as.cutoff.owner);
    event->as.cutoff.pruned = (PlycutSiblings){.list = f->pruned, .count = f->pruned_count};
    event->as.cutoff.pruned_leaves = pruned_leaves(f);
    f->result->cutoffs[event->as.cutoff.kind]++;
    f->result->pruned_subtrees += (int64_t)f->pruned_count;
    f->result->pruned_leaves = event->as.cutoff.pruned_leaves < 0
                                   ? -1
                                   : f->result->pruned_leaves + event->as.cutoff.pruned_leaves;
}

/* ---- Events for the observer ----------------------------------------------------------------- */

bool foreign_tell(Foreign *f, PlycutEventKind kind, const PlycutEvent *event)
{
    const ForeignNode *n = &f->open[f->ply];
    PlycutEvent report = event != NULL ? *event : (PlycutEvent){0};
    report.kind = kind;
    report.n = ++f->reported;
    report.path = f->path;
    report.path_length = f->ply == 0 ? 1 : n->path_length;
    report.ply = f->ply;
    report.state = &n->state;
    report.parent = f->ply == 0 ? NULL : &n[-1].state;
    report.move = n->move;
    report.search = n->search;
    report.window = n->window;
    return f->observer == NULL || f->observer->event(f->observer->self, &report);
}

void foreign_finish(Foreign *f)
{
    const ForeignNode *root = &f->open[0];
    f->result->value = f->value;
    f->result->pv_length = plycut_root_fails_low(root->state.player, f->value,
                                                 f->file->options->alpha, f->file->options->beta)
                               ? 0
                               : root->line_length;
    memcpy(f->result->pv, root->line, (size_t)f->result->pv_length * sizeof *root->line);
    f->result->distinct_nodes = f->result->distinct_leaves = -1;
}
