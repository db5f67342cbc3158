/* weights.h - an evaluation from a file: -e FILE.json. */
#ifndef OS_WEIGHTS_H
#define OS_WEIGHTS_H

#include <plycut/game.h>

/* Is this the name of a file, and no evaluation's: has it a '/' or the ending .json? */
bool is_weights_file(const char *name);

/* The text of a weights file, to be freed; NULL on error. */
char *weights_file_text(const char *file, PlycutError *error);

/* Set the evaluation of a game. If its weights come from the file, errors in them get its name. */
bool weights_file_value(PlycutGame *game, const PlycutValuation *valuation, const char *file,
                        PlycutError *error);

#endif
