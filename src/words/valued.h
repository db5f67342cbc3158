/* valued.h - the evaluation and the scoring that give leaves their values, named next to what depends on them. */
#ifndef WORDS_VALUED_H
#define WORDS_VALUED_H

#include <plycut/algorithm.h>

/* ", evaluation=discs, score=discs"; nothing, and false, of a game whose leaves carry values. */
bool valued_tell(const PlycutValuation *valuation, PlycutOut *out);

/* The members "evaluation" and "score", null where leaves carry values. */
void valued_write(const PlycutValuation *valuation, PlycutJson *json);

/* A line with the member "search": what of the options applies, and the members of valued_write. */
void valued_write_search(const PlycutSearchOptions *options, const PlycutValuation *valuation,
                         PlycutJson *json);

#endif
