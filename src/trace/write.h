/* write.h - the parts of a trace as JSON, shared by the writer and by the reader that compares. */
#ifndef PLYCUT_TRACE_WRITE_H
#define PLYCUT_TRACE_WRITE_H

#include <plycut/trace.h>

/* The object of one event; name is scratch space. */
void write_event(PlycutJson *json, const PlycutGame *game, PlycutText *name,
                 const PlycutEvent *event);

/* The "search" object. */
void write_search(PlycutJson *json, const PlycutSearchOptions *options);

/* The "summary" object. */
void write_summary(PlycutJson *json, const PlycutGame *game, const PlycutSearchOptions *options,
                   const PlycutResult *result);

#endif
