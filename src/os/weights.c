/* weights.c - opens plycut-weights files for the library to read. */
#include "os/weights.h"
#include "os/source.h"

#include <stdlib.h>
#include <string.h>

char *weights_file_text(const char *file, PlycutError *error)
{
    size_t length;
    char *text = file_text(file, &length, error);
    if (text != NULL && memchr(text, '\0', length) != NULL) {
        plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, NULL,
                       "not a text file: it contains a zero byte");
        free(text);
        return NULL;
    }
    return text;
}

bool weights_file_value(PlycutGame *game, const PlycutValuation *valuation, const char *file,
                        PlycutError *error)
{
    if (plycut_game_value_by(game, valuation, error))
        return true;
    if (file != NULL && (error->path[0] != '\0' || error->line != 0))
        plycut_error_in_file(error, file);
    return false;
}
