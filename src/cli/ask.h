/* ask.h - searches run for a command: with progress, and with advice where one is too large. */
#ifndef CLI_ASK_H
#define CLI_ASK_H

#include "options/input.h"

/* A quiet search as a row of the counts table, counted under the input's name. */
bool ask_count(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
               PlycutCountRow *row, PlycutError *error);

/* How to search by one algorithm, as options_search tells it, where the search must be the same
 * when it is run again: --time is turned into the nodes that it suffices for. */
bool ask_settle(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                PlycutSearchOptions *search, PlycutError *error);

/* A search whose events go to the observer, if there is one. */
bool ask_search(const Options *options, const Input *input, const PlycutSearchOptions *search,
                const PlycutObserver *observer, PlycutResult *result, PlycutError *error);

/* A search recorded, to show the pass of --pass; a trace is replayed and recorded, whatever the
 * algorithm. */
bool ask_record(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                PlycutTrace *trace, PlycutError *error);

/* Give an error that came from a search of this input its name, and where the search was too large
 * what to do about it. */
void ask_explain_error(const Options *options, const Input *input,
                       const PlycutSearchOptions *search, PlycutError *error);

#endif
