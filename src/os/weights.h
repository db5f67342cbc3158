/* weights.h - an evaluation in a file: -e FILE.json. */
#pragma once

#include <plycut/game.h>

/* The text of a weights file; the caller frees it. NULL on error. */
char *weights_file_text(const char *file, PlycutError *error);

/* Value a game by the valuation, whose weights (if any) come from the file. Errors in the weights
 * (those with a JSON path or a line) get the file's name. */
bool weights_file_value(PlycutGame *game, const PlycutValuation *valuation, const char *file,
                        PlycutError *error);
