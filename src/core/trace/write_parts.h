/* write_parts.h - the parts of events that several files write. */
#pragma once

#include "trace/write.h"

/* A member that is a value, which may be infinite. */
void write_event_value(PlycutJson *json, const char *key, double value);

/* A member that is a path. */
void write_path(PlycutJson *json, const char *key, const char *path, size_t length);

/* The path of a child of the node whose path is path[0..length). Returns its length. */
size_t child_path(const PlycutGame *game, const char *path, size_t length, PlycutMove move,
                  char child[PLYCUT_PATH_MAX]);
void write_child(PlycutTraceWriter *w, const char *path, size_t length, PlycutMove move);

/* The name of the event's node, and of the position that a move leads to from its parent's. */
void write_name(PlycutTraceWriter *w, const PlycutEvent *event);
void write_name_of(PlycutTraceWriter *w, const char *key, const PlycutState *parent,
                   PlycutMove move, const PlycutState *state);

/* The node that scouts, if this is a scout's bound. */
void write_scout(PlycutJson *json, const PlycutEvent *event, const PlycutBoundOwner *owner);

/* The members of a cutoff (write_cutoff.c). */
void write_cutoff(PlycutTraceWriter *w, const PlycutEvent *event);
