/* check.h - the parts of plycut check. */
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "input.h"

/* Hold the move:score pairs of a position against searches to the end. */
bool check_position(const Options *options, const Input *input, PlycutVerdicts *verdicts,
                    PlycutError *error);

/* Is one of the files after the first neither a tree nor a trace nor positions, but answers of its
 * own? */
bool no_answer_files(const Options *options, PlycutError *error);

#endif
