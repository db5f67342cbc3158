/* fits.h - whether a search is possible, apart from the leaves' values. */
#ifndef SEARCH_FITS_H
#define SEARCH_FITS_H

#include <plycut/algorithm.h>

/* Like plycut_search_fits, for callers who do not need the leaves' values: some may be unknown. */
bool search_fits_shape(const PlycutGame *game, const PlycutSearchOptions *options,
                       PlycutError *error);

#endif
