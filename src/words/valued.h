/* valued.h - name the evaluation and scoring that give leaves their values, next to results that depend on them. */
#pragma once

#include <plycut/algorithm.h>

/* Write ", evaluation=discs, score=discs"; for a game whose leaves have given values, write nothing and return
 * false. */
bool valued_tell(const PlycutValuation *valuation, PlycutOut *out);

/* The members "evaluation" and "score"; null if the leaves have given values. */
void valued_write(const PlycutValuation *valuation, PlycutJson *json);

/* A line with the member "search": the options that apply, and the members of valued_write. */
void valued_write_search(const PlycutSearchOptions *options, const PlycutValuation *valuation,
                         PlycutJson *json);
