/* record.h - a search's events gathered into a Trace. */
#pragma once

#include "base/arena.h"

#include <plycut/trace.h>

/* The part of a trace that belongs to one pass. */
typedef struct RecordBody {
    PlycutTraceNode *nodes;
    PlycutTraceEvent *events;
    uint32_t *pruned;
    size_t node_room, event_room, pruned_room, event_count, pruned_count;
    uint32_t node_count;
    uint64_t visited;
    int depth;
} RecordBody;

/* Observer state while a trace is being recorded. */
typedef struct Recorder {
    PlycutTrace *trace;
    const PlycutGame *game;
    PlycutError *error;
    size_t node_room, event_room, pruned_room, pass_room;
    int depth;                            /* the horizon of what is recorded */
    uint32_t wanted;                      /* the pass to show; 0: the last that answered */
    RecordBody kept;                      /* it, while another one goes on */
    uint32_t on_path[PLYCUT_PLY_MAX + 2]; /* nodes from the root to the current one, by ply */
    PlycutText name;
} Recorder;

bool recorder_begin(Recorder *recorder, const PlycutGame *game, const PlycutSearchOptions *options,
                    uint32_t pass, PlycutTrace *trace, PlycutError *error);

bool recorder_event(void *recorder, const PlycutEvent *event);

/* After the search: add the principal variation and the pruned subtrees. Frees the recorder, and, if done
 * is false because the search failed, the trace too. Returns done, or false if memory ran out or the
 * search has no such pass. */
bool recorder_end(Recorder *recorder, bool done, const PlycutResult *result);

/* ---- The parts that passes.c does ------------------------------------------------------------ */

/* A pass begins; keep the record of the previous one if it may be the one to show. */
bool record_pass(Recorder *recorder, const PlycutEvent *event);

/* After the search: its result; and make the trace show its pass, with that pass's result. False if there is no such
 * pass. */
bool record_passes_end(Recorder *recorder, const PlycutResult *result);

void record_passes_free(Recorder *recorder);

/* ---- The parts that nodes.c does ------------------------------------------------------------- */

/* The first node. */
bool record_root(Recorder *recorder);

/* Give a node its children, in the game's order. */
bool record_children(Recorder *recorder, uint32_t node, const PlycutState *state);

/* The child that a move leads to. */
uint32_t record_child(const PlycutTrace *trace, uint32_t parent, PlycutMove move);

/* Add all nodes below one that has no children yet. */
bool record_below(Recorder *recorder, uint32_t node, const PlycutState *state);

/* Add the nodes of pruned subtrees, if they are to be visible. */
bool record_pruned(Recorder *recorder);
