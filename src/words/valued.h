/* valued.h - by which evaluation and score leaves are valued, told beside what depends on it. */
#ifndef WORDS_VALUED_H
#define WORDS_VALUED_H

#include <plycut/game.h>

/* ", evaluation=discs, score=discs"; nothing, and false, of a game whose leaves carry values. */
bool valued_tell(const PlycutValuation *valuation, PlycutOut *out);

/* The members "evaluation" and "score", null where leaves carry values. */
void valued_write(const PlycutValuation *valuation, PlycutJson *json);

#endif
