/* mistake.h - the mistakes that have a name: first those of the search (src/search/mistakes.def), then those made when it
 * is written down (mistakes.def). */
#pragma once

#include "facts/key.h"

/* Change an answer that was written down with the mistake into the answer that is meant. */
typedef void Meant(const Facts *facts, Answer *answer);

/* A number of the list, from 0. */
typedef size_t MistakeId;
#define NO_MISTAKE SIZE_MAX

/* NULL: the mistake is in the search. */
Meant *mistake_meant(MistakeId id);

/* Can the mistake be made in this search? Not if a mistake in the order replaces another order than the one that its
 * sentence names. */
bool mistake_fits(MistakeId id, const PlycutGame *game, const PlycutSearchOptions *options);
