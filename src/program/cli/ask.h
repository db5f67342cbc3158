/* ask.h - searches run for a command, with progress, and with advice if one is too large. */
#pragma once

#include "options/input.h"

/* Load every operand. *asked: the options; of all algorithms (-a all) only those that are defined for all inputs, and a
 * message names the others. */
bool ask_load(Inputs *inputs, const Options *options, Options *asked, PlycutError *error);

/* A quiet search as a row of the counts table, counted under the input's name. */
bool ask_count(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
               PlycutCountRow *row, PlycutError *error);

/* The options of a search that will be run again with the same result: those of options_search, but with --time
 * replaced by the number of nodes that the time is enough for. */
bool ask_settle(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                PlycutSearchOptions *search, PlycutError *error);

/* A search whose events go to the observer, if there is one. A trace is replayed; `search` is then its own.
 * timed: report its time. */
bool ask_search(const Options *options, const Input *input, const PlycutSearchOptions *search,
                const PlycutObserver *observer, bool timed, PlycutResult *result,
                PlycutError *error);

/* Record a search, to show this pass; `whole`: with the pruned subtrees, also in a generated game. If the
 * input is a trace, it is replayed and recorded, and the algorithm is ignored. */
bool ask_record(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                uint32_t pass, bool whole, PlycutTrace *trace, PlycutError *error);

/* Add to an error from a search the name of the input and, if the search was too large, what to
 * do about it. */
void ask_explain_error(const Options *options, const Input *input,
                       const PlycutSearchOptions *search, PlycutError *error);
