/* write.h - the parts of a trace as JSON, shared by the writer and by the reader that compares. */
#pragma once

#include <plycut/trace.h>

/* The object of one event. */
void write_event(PlycutTraceWriter *writer, const PlycutEvent *event);

/* The members of a cutoff, and the member of the summary, that say what is pruned. */
void write_pruned_list(PlycutTraceWriter *writer, const PlycutEvent *event);
void write_pruned_sum(PlycutTraceWriter *writer, const PlycutResult *result);

/* The members algorithm, cut, fail and order of a search. */
void convention_json(const PlycutSearchOptions *options, PlycutJson *json);

/* The numbers of a search that were given and the flags that were set, under their keys in counts or in a trace. */
typedef enum NumbersOf { NUMBERS_OF_TRACE, NUMBERS_OF_COUNTS, NUMBERS_OF_KEY } NumbersOf;
void search_numbers_json(const PlycutSearchOptions *options, NumbersOf where, PlycutJson *json);

/* The object of a search: these and its window. */
void write_search(PlycutJson *json, const PlycutSearchOptions *options);

/* The "summary" object. */
void write_summary(PlycutTraceWriter *writer, const PlycutResult *result);

/* The members "evaluation" and "score", null if the leaves have given values; and "limits", if these have limits. */
void valued_write(const PlycutValuation *valuation, PlycutLimits limits, PlycutJson *json);

/* A line with the member "search": the options that apply, and the members of valued_write. */
void valued_write_search(const PlycutSearchOptions *options, const PlycutValuation *valuation,
                         PlycutLimits limits, PlycutJson *json);
