/* fits.h - whether a search is possible, apart from the leaves' values. */
#pragma once

#include <plycut/algorithm.h>

/* Like plycut_search_fits, for callers who do not need the leaves' values: some may be unknown. */
bool search_fits_shape(const PlycutGame *game, const PlycutSearchOptions *options,
                       PlycutError *error);
