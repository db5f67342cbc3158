/* output_text.c - writes a finished text to an output. */
#include "os/output.h"

bool output_text(const PlycutText *text, const char *path, PlycutError *error)
{
    Output output;
    if (!output_open(&output, path, OUTPUT_DIRECT, error))
        return false;
    plycut_out_bytes(&output.out, text->bytes, text->length);
    return output_commit(&output, error);
}
