/* write_cutoff.c - a cutoff as JSON: the bound that was crossed, whose it is, and what is pruned. */
#include "trace/write_parts.h"

#include <assert.h>

/* ---- Whose the bounds are ---------------------------------------------------------------------- */

/* The owner of a bound of this side; the keys of the owner and of its witness. */
typedef struct Owned {
    const PlycutBoundOwner *owner;
    PlycutSide side;
    const char *by, *witness;
} Owned;

/* The path of a node that has returned. */
static size_t left_path(const PlycutGame *game, const PlycutLeftBehind *left,
                        char path[PLYCUT_PATH_MAX])
{
    size_t length = 0;
    for (int i = 0; i < left->ply; i++) {
        assert(length + 1 + PLYCUT_STEP_MAX <= PLYCUT_PATH_MAX);
        path[length++] = '/';
        length += game->rules->step(game, left->moves[i], path + length);
    }
    return length;
}

/* No node owns a bound of the root window or of a scout: both are null. */
static void write_owner(PlycutTraceWriter *w, const PlycutEvent *event, Owned owned)
{
    const PlycutBoundOwner *owner = owned.owner;
    const bool left = owner->kind == PLYCUT_OWNER_LEFT;
    char returned[PLYCUT_PATH_MAX];
    if (owner->kind != PLYCUT_OWNER_NODE && !left) {
        plycut_json_key_string(&w->json, owned.by, NULL);
        plycut_json_key_string(&w->json, owned.witness, NULL);
        return;
    }
    const char *path = left ? returned : event->path;
    const size_t length =
        left
            ? left_path(w->game, owned.side == PLYCUT_BETA ? &event->beta_left : &event->alpha_left,
                        returned)
            : plycut_event_ancestor(event, owner->ply);
    write_path(&w->json, owned.by, path, length);
    plycut_json_key(&w->json, owned.witness);
    write_child(w, path, length, owner->witness);
}

/* Whose the bound is that a node stops at; the node on the path that went on with it if it was left behind; and whose the
 * other bound is, if that is what reached it. */
static void write_owners(PlycutTraceWriter *w, const PlycutEvent *event)
{
    const PlycutBoundOwner *owner = &event->as.cutoff.owner;
    const PlycutSide side = event->as.cutoff.side;
    write_owner(w, event, (Owned){owner, side, "by", "witness"});
    if (owner->kind == PLYCUT_OWNER_NODE)
        plycut_json_key_integer(&w->json, "distance", event->ply - owner->ply);
    else
        plycut_json_key_string(&w->json, "distance", NULL);
    write_scout(&w->json, event, owner);
    if (owner->kind == PLYCUT_OWNER_LEFT)
        write_path(&w->json, "kept_by", event->path, plycut_event_ancestor(event, owner->ply));
    if (event->as.cutoff.met)
        write_owner(w, event,
                    side == PLYCUT_BETA
                        ? (Owned){&event->window.alpha_owner, PLYCUT_ALPHA, "met_by", "met_witness"}
                        : (Owned){&event->window.beta_owner, PLYCUT_BETA, "met_by", "met_witness"});
}

/* Which bound was crossed, and the names of the node and of the bound's owner. */
static void write_cutoff_names(PlycutTraceWriter *w, const PlycutEvent *event)
{
    const PlycutState *by = event->as.cutoff.by;
    plycut_json_key_string(&w->json, "side", plycut_side_text(event->as.cutoff.side));
    write_name(w, event);
    if (by != NULL)
        write_name_of(w, "by_name", event->as.cutoff.above_by, event->as.cutoff.by_move, by);
    else
        plycut_json_key_string(&w->json, "by_name", NULL);
}

/* ---- What is pruned -------------------------------------------------------------------------- */

/* The path of the node that one or two moves lead to. */
static void write_below(PlycutTraceWriter *w, const char *path, size_t length,
                        const PlycutMove moves[2], size_t count)
{
    char child[PLYCUT_PATH_MAX];
    if (count == 1) {
        write_child(w, path, length, moves[0]);
        return;
    }
    const size_t child_length = child_path(w->game, path, length, moves[0], child);
    write_child(w, child, child_length, moves[1]);
}

void write_pruned_list(PlycutTraceWriter *w, const PlycutEvent *event)
{
    plycut_json_key_open(&w->json, "pruned", '[');
    PlycutPruned pruned = event->as.cutoff.pruned;
    if (w->older)
        pruned.unprobed = NULL;
    size_t count;
    for (PlycutMove moves[2]; (count = plycut_pruned_take(&pruned, moves)) > 0;)
        write_below(w, event->path, event->path_length, moves, count);
    plycut_json_close(&w->json);
    plycut_json_key_count(&w->json, "pruned_leaves",
                          w->older ? event->as.cutoff.left_leaves : event->as.cutoff.pruned_leaves);
}

/* ---- The whole ------------------------------------------------------------------------------ */

void write_cutoff(PlycutTraceWriter *w, const PlycutEvent *event)
{
    plycut_json_key_string(&w->json, "kind", plycut_cut_kind_text(event->as.cutoff.kind));
    write_event_value(&w->json, "value", event->as.cutoff.value);
    write_event_value(&w->json, "bound", event->as.cutoff.bound);
    if (w->game->chance)
        write_event_value(&w->json, "held", event->as.cutoff.held);
    write_owners(w, event);
    plycut_json_key_bool(&w->json, "shallow_suffices", event->as.cutoff.shallow_suffices);
    write_pruned_list(w, event);
    write_cutoff_names(w, event);
}
