/* record.h - a search's events gathered into a Trace. */
#ifndef PLYCUT_TRACE_RECORD_H
#define PLYCUT_TRACE_RECORD_H

#include "base/arena.h"

#include <plycut/trace.h>

/* Observer state while a trace is being recorded. */
typedef struct Recorder {
    PlycutTrace *trace;
    const PlycutGame *game;
    PlycutError *error;
    uint64_t visits;
    size_t node_room, event_room, pruned_room;
    uint32_t on_path[PLYCUT_PLY_MAX + 2]; /* nodes from the root to the current one, by ply */
    PlycutText name;
} Recorder;

bool recorder_begin(Recorder *recorder, const PlycutGame *game, const PlycutSearchOptions *options,
                    PlycutTrace *trace, PlycutError *error);

bool recorder_event(void *recorder, const PlycutEvent *event);

/* After the search: the principal variation, the pruned subtrees. Releases the recorder; where done
 * is false (the search failed) the trace too. Returns done, or false where memory ran out. */
bool recorder_end(Recorder *recorder, bool done, const PlycutResult *result);

#endif
