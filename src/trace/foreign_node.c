/* foreign_node.c - the open nodes while a trace that cannot be replayed is read: their positions,
 * windows and proved intervals. */
#include "base/same.h"
#include "trace/foreign.h"

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
    f->single = *file->options->algorithm;
    f->single.searches_again = false;
    f->expected.writer =
        (PlycutTraceWriter){.game = file->game, .options = *file->options, .values = file->values};
    f->expected.writer.options.algorithm = &f->single;
    f->ply = -1;
    return f;
}

void foreign_free(Foreign *f)
{
    for (int ply = 0; f != NULL && ply < PLYCUT_PLY_MAX + 2; ply++) {
        free(f->open[ply].seen);
        free(f->open[ply].line);
    }
    if (f != NULL) {
        free(f->pruned);
        expect_free(&f->expected);
    }
    free(f);
}

static const PlycutRules *rules_of(const Foreign *f)
{
    return f->file->game->rules;
}

/* Note that this visit of the innermost node has come to a child, to visit or to prune it; *before: not for the first
 * time. */
static bool note_child(Foreign *f, PlycutMove move, bool *before)
{
    ForeignNode *n = &f->open[f->ply];
    const size_t room = n->seen_room;
    if (!PLYCUT_ROOM(n->seen, n->seen_room, (size_t)move, 1))
        return plycut_no_memory(f->error);
    memset(n->seen + room, 0, (n->seen_room - room) * sizeof *n->seen);
    *before = n->seen[move] == n->visit;
    n->seen[move] = n->visit;
    return true;
}

/* ---- Entering -------------------------------------------------------------------------------- */

static bool open_node(Foreign *f, int ply)
{
    ForeignNode *n = &f->open[ply];
    if (n->line == NULL && (n->line = malloc(PLYCUT_PLY_MAX * sizeof *n->line)) == NULL)
        return plycut_no_memory(f->error);
    n->best = n->low = n->high = plycut_worst(n->state.player);
    n->seen_count = 0;
    n->visit = ++f->visits;
    n->cut = false;
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
    root->runs = ROOT_RUNS;
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
int foreign_ancestor(const Foreign *f, const char *path)
{
    int ply = f->ply - 1;
    while (ply >= 0 && !is_path(f, ply, NULL, 0, path))
        ply--;
    return ply;
}

static bool is_left(const PlycutMoves *moves, uint64_t move)
{
    return (move < 64 && (moves->set >> move & 1) != 0) ||
           (move >= moves->next && move < moves->end);
}

/* The move to the child of the node at `ply` that has this path. Steps of most games are numbers of moves: try that first,
 * for a node may have many children. */
bool foreign_find_move(const Foreign *f, int ply, const char *path, PlycutMove *move)
{
    const PlycutRules *rules = f->file->game->rules;
    const char *last = strrchr(path, '/');
    PlycutMoves moves;
    uint64_t number;
    char step[PLYCUT_STEP_MAX];
    rules->moves(f->file->game, &f->open[ply].state, &moves);
    if (last != NULL && plycut_integer_parse(last + 1, strlen(last + 1), UINT32_MAX, &number) &&
        is_left(&moves, number)) {
        *move = (PlycutMove)number;
        if (is_path(f, ply, step, rules->step(f->file->game, *move, step), path))
            return true;
    }
    while (plycut_moves_take(&moves, move))
        if (is_path(f, ply, step, rules->step(f->file->game, *move, step), path))
            return true;
    return false;
}

/* Was it searched with the null window of a test? */
static bool is_tested(const ForeignNode *n)
{
    return n->window.alpha_owner.kind == PLYCUT_OWNER_SCOUT ||
           n->window.beta_owner.kind == PLYCUT_OWNER_SCOUT;
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
    bool before;
    if (!foreign_find_move(f, f->ply, path, &move))
        return foreign_fail(f, "node", "this is not a child of the innermost open node");
    if (n->cut)
        return foreign_fail(f, "node", "its parent has cut off: no other child is searched");
    const bool again = f->returned && child->move == move;
    if ((!again && !foreign_settle(f)) || !note_child(f, move, &before))
        return false;
    prove_again(n, again);
    n->seen_count += !before;
    child->repeated = before && !(again && is_tested(child));
    child->search = again ? child->search + 1 : 1;
    child->move = move;
    child->window = n->window;
    child->path_length = strlen(path);
    memcpy(f->path, path, child->path_length);
    rules_of(f)->play(f->file->game, &n->state, move, &child->state);
    child->runs = judge_runs(n->runs, f->ply + 1, child->state.player == n->state.player);
    return open_node(f, f->ply + 1);
}

bool foreign_is_leaf(const Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    return plycut_search_evaluates(f->file->game, f->file->options, f->file->options->depth,
                                   f->ply == 0 ? NULL : &n[-1].state, &n->state);
}

/* ---- Returning ------------------------------------------------------------------------------- */

size_t foreign_unvisited(const Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    PlycutMoves moves;
    rules_of(f)->moves(f->file->game, &n->state, &moves);
    return plycut_moves_count(&moves) - n->seen_count;
}

PlycutProved foreign_proved(const Foreign *f, double value)
{
    const ForeignNode *n = &f->open[f->ply];
    double low = n->low, high = n->high;
    if (foreign_unvisited(f) > 0)
        *PLYCUT_BY_DECIDER(n->state.player, &high, &low) = -plycut_worst(n->state.player);
    return judge_proved(value, low, high);
}

/* What the child's value proves about its parent, with or without an update. */
static void prove_parent(ForeignNode *n, const PlycutProved *child)
{
    n->low = plycut_better(n->state.player, n->low, child->low);
    n->high = plycut_better(n->state.player, n->high, child->high);
}

bool foreign_return(Foreign *f, double value)
{
    PlycutProved proved =
        foreign_is_leaf(f) ? judge_proved(value, value, value) : foreign_proved(f, value);
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

static void foreign_keep_line(ForeignNode *n, const ForeignNode *child)
{
    n->line[0] = child->move;
    n->line_length = child->line_length + 1;
    memcpy(n->line + 1, child->line, (size_t)child->line_length * sizeof *n->line);
}

void foreign_update(Foreign *f, PlycutEvent *event)
{
    ForeignNode *n = &f->open[f->ply], *child = n + 1;
    bool improved = plycut_prefers(n->state.player, f->value, n->best);
    if (improved) {
        n->best = f->value;
        n->best_move = child->move;
        foreign_keep_line(n, child);
    }
    event->as.update.from = child->move;
    event->as.update.value = f->value;
    event->as.update.best = n->best;
    event->as.update.improved = improved;
    f->returned = false;
}

bool foreign_settle(Foreign *f)
{
    PlycutEvent event = {0};
    if (!f->returned)
        return true;
    foreign_update(f, &event);
    foreign_fill(f, PLYCUT_EVENT_UPDATE, &event);
    return foreign_tell(f, &event);
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

bool foreign_prune(Foreign *f, const char *path)
{
    PlycutMove move;
    bool before;
    if (!foreign_find_move(f, f->ply, path, &move) || !note_child(f, move, &before) || before)
        return false;
    if (!PLYCUT_ROOM(f->pruned, f->pruned_room, f->pruned_count, 1))
        return plycut_no_memory(f->error);
    f->pruned[f->pruned_count++] = move;
    return true;
}

static int64_t foreign_pruned_leaves(const Foreign *f)
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
    ForeignNode *n = &f->open[f->ply];
    const PlycutBoundOwner *owner = &event->as.cutoff.owner;
    const ForeignNode *by = &f->open[owner->ply];
    n->cut = true;
    event->as.cutoff.value = n->best;
    event->as.cutoff.kind = judge_cut_kind(owner, n->runs);
    if (owner->kind == PLYCUT_OWNER_NODE) {
        event->as.cutoff.by = &by->state;
        event->as.cutoff.above_by = owner->ply == 0 ? NULL : &by[-1].state;
        event->as.cutoff.by_move = by->move;
    }
    event->as.cutoff.shallow_suffices = foreign_shallow_suffices(f);
    event->as.cutoff.pruned = (PlycutSiblings){.list = f->pruned, .count = f->pruned_count};
    event->as.cutoff.pruned_leaves = foreign_pruned_leaves(f);
    f->result->cutoffs[event->as.cutoff.kind]++;
    f->result->pruned_subtrees += (int64_t)f->pruned_count;
    f->result->pruned_leaves = event->as.cutoff.pruned_leaves < 0
                                   ? -1
                                   : f->result->pruned_leaves + event->as.cutoff.pruned_leaves;
}

/* ---- Events for the observer ----------------------------------------------------------------- */

void foreign_fill(Foreign *f, PlycutEventKind kind, PlycutEvent *event)
{
    const ForeignNode *n = &f->open[f->ply];
    event->kind = kind;
    event->n = ++f->reported;
    event->path = f->path;
    event->path_length = f->ply == 0 ? 1 : n->path_length;
    event->ply = f->ply;
    event->state = &n->state;
    event->parent = f->ply == 0 ? NULL : &n[-1].state;
    event->move = n->move;
    event->search = n->search;
    event->window = n->window;
}

bool foreign_tell(const Foreign *f, const PlycutEvent *event)
{
    return f->observer == NULL || f->observer->event(f->observer->self, event);
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
