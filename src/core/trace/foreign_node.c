/* foreign_node.c - the open nodes while a trace that cannot be replayed is read: which child a path means, which
 * children have been visited, and what has returned. */
#include "trace/foreign.h"

#include <stdlib.h>
#include <string.h>

/* What the file's search has in common with one of ours. */
static PlycutSearchOptions own_options(const Foreign *f)
{
    PlycutSearchOptions o = plycut_search_defaults(&f->single);
    o.depth = f->options->depth;
    o.quiescence = f->options->quiescence;
    o.extension = f->options->extension;
    o.cut = f->options->cut;
    o.limits_cut = f->options->limits_cut;
    return o;
}

/* A program may search a node again; what it prunes counts once, in a stored tree. */
static bool count_once(Search *s)
{
    if (s->rules->node_count == NULL || !s->rules->stored)
        return true;
    s->seen = calloc(s->rules->node_count(s->game), 1);
    s->watched = s->seen != NULL;
    return s->watched;
}

Foreign *foreign_new(Compared *file, PlycutSearchOptions *options, const PlycutObserver *observer)
{
    Foreign *f = calloc(1, sizeof *f);
    if (f == NULL)
        return NULL;
    f->file = file;
    f->options = options;
    f->observer = observer;
    f->single = *options->algorithm;
    f->single.searches_again = false;
    file->writer.options.algorithm = &f->single;
    file->rounded = file->writer.game->chance;
    f->ply = -1;
    const PlycutSearchOptions own = own_options(f);
    f->s = search_open(file->writer.game, &own, &f->own);
    if (f->s == NULL) {
        foreign_free(f);
        return NULL;
    }
    if (!count_once(f->s)) {
        foreign_free(f);
        return NULL;
    }
    f->s->windowed = false; /* the file says which bounds are tightened */
    f->open[0].node = search_begin(f->s, own.depth, options->alpha, options->beta);
    return f;
}

void foreign_free(Foreign *f)
{
    if (f == NULL)
        return;
    for (int ply = 0; ply < PLYCUT_PLY_MAX + 2; ply++)
        free(f->open[ply].seen);
    free(f->pruned);
    search_free(f->s);
    free(f);
}

/* Note that this visit of the innermost node has come to a child, to visit or to prune it; *before: not for the first
 * time. */
static bool note_child(Foreign *f, PlycutMove move, bool *before)
{
    ForeignNode *n = &f->open[f->ply];
    const size_t room = n->seen_room;
    if (!PLYCUT_ROOM(n->seen, n->seen_room, (size_t)move, 1))
        return plycut_no_memory(f->file->error);
    memset(n->seen + room, 0, (n->seen_room - room) * sizeof *n->seen);
    *before = n->seen[move] == n->visit;
    n->seen[move] = n->visit;
    return true;
}

/* ---- Paths ----------------------------------------------------------------------------------- */

/* Is this the path of the node at `ply`, or of its child by this step? */
static bool is_path(const Foreign *f, int ply, const char *step, size_t step_length,
                    const char *path)
{
    const char *own = f->s->path;
    size_t length = f->open[ply].node.path_length;
    if (step == NULL)
        return ply == 0 ? strcmp(path, "/") == 0
                        : strlen(path) == length && memcmp(path, own, length) == 0;
    return strlen(path) == length + 1 + step_length && memcmp(path, own, length) == 0 &&
           path[length] == '/' && memcmp(path + length + 1, step, step_length) == 0;
}

int foreign_ancestor(const Foreign *f, const char *path)
{
    int ply = f->ply - 1;
    while (ply >= 0 && !is_path(f, ply, NULL, 0, path))
        ply--;
    return ply;
}

bool foreign_is_innermost(const Foreign *f, const char *path)
{
    return is_path(f, f->ply, NULL, 0, path);
}

bool foreign_returned_last(const Foreign *f, const char *path)
{
    return f->returned && is_path(f, f->ply + 1, NULL, 0, path);
}

static bool is_move(const PlycutMoves *moves, uint64_t move)
{
    return (move < 64 && (moves->set >> move & 1) != 0) ||
           (move >= moves->next && move < moves->end);
}

/* Steps of most games are numbers of moves: try that first, for a node may have many children. */
bool foreign_find_move(const Foreign *f, int ply, const char *path, PlycutMove *move)
{
    const Search *s = f->s;
    const char *last = strrchr(path, '/');
    PlycutMoves moves;
    uint64_t number;
    char step[PLYCUT_STEP_MAX];
    s->rules->moves(s->game, &f->open[ply].node.state, &moves);
    if (last != NULL && plycut_integer_parse(last + 1, strlen(last + 1), UINT32_MAX, &number) &&
        is_move(&moves, number)) {
        *move = (PlycutMove)number;
        if (is_path(f, ply, step, s->rules->step(s->game, *move, step), path))
            return true;
    }
    while (plycut_moves_take(&moves, move))
        if (is_path(f, ply, step, s->rules->step(s->game, *move, step), path))
            return true;
    return false;
}

/* ---- Visiting -------------------------------------------------------------------------------- */

static bool open_node(Foreign *f, int ply)
{
    ForeignNode *n = &f->open[ply];
    n->seen_count = 0;
    n->visit = f->s->nodes + 1;
    n->cut = false;
    f->ply = ply;
    f->returned = false;
    return true;
}

bool foreign_begin(Foreign *f)
{
    return open_node(f, 0);
}

/* Was it searched with the null window of a test? */
static bool is_tested(const Node *n)
{
    return n->window.alpha_owner.kind == PLYCUT_OWNER_SCOUT ||
           n->window.beta_owner.kind == PLYCUT_OWNER_SCOUT;
}

bool foreign_child(Foreign *f, const char *path)
{
    ForeignNode *n = &f->open[f->ply], *below = n + 1;
    Node *child = &below->node;
    PlycutMove move;
    bool before = false;
    if (!foreign_find_move(f, f->ply, path, &move))
        return compare_fail_event(f->file, "node",
                                  "this is not a child of the innermost open node");
    if (n->cut)
        return compare_fail_event(f->file, "node",
                                  "its parent has cut off: no other child is searched");
    const bool again = f->returned && child->move == move;
    const uint32_t search = again ? child->search + 1 : 1;
    if ((!again && !foreign_settle(f)) || !note_child(f, move, &before))
        return false;
    if (before && !plycut_decides(n->node.state.player))
        return compare_fail_event(f->file, "node",
                                  "a chance node counts each child once, and this one has been "
                                  "searched");
    n->seen_count += !before;
    below->repeated = before && !(again && is_tested(child));
    reach_child(f->s, &n->node, move, child);
    take_share(&n->node, child, foreign_unvisited(f) == 0);
    child->search = search;
    give_translated(f->s, &n->node, child);
    return open_node(f, f->ply + 1);
}

bool foreign_return(Foreign *f, double value)
{
    f->value = value;
    f->returned = true;
    f->finished = f->ply == 0;
    f->ply--;
    return !f->s->stopped;
}

bool foreign_update(Foreign *f)
{
    Node *n = innermost(f), *child = &f->open[f->ply + 1].node;
    if (plycut_decides(n->state.player))
        update_either(f->s, n, child, f->value);
    else
        update_chance(f->s, n, child, f->value);
    f->returned = false;
    return !f->s->stopped;
}

bool foreign_settle(Foreign *f)
{
    f->omitted = true;
    const bool settled = !f->returned || foreign_update(f);
    f->omitted = false;
    return settled;
}

/* ---- Pruning --------------------------------------------------------------------------------- */

size_t foreign_unvisited(const Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    PlycutMoves moves;
    f->s->rules->moves(f->s->game, &n->node.state, &moves);
    return plycut_moves_count(&moves) - n->seen_count;
}

bool foreign_prune(Foreign *f, const char *path)
{
    PlycutMove move;
    bool before = false;
    if (!foreign_find_move(f, f->ply, path, &move) || !note_child(f, move, &before) || before)
        return false;
    if (!PLYCUT_ROOM(f->pruned, f->pruned_room, f->pruned_count, 1))
        return plycut_no_memory(f->file->error);
    f->pruned[f->pruned_count++] = move;
    return true;
}
