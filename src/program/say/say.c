/* The texts of say.def. */
#include "say/say.h"

const char *saying(Saying id)
{
    static const char *const TEXTS[SAYINGS] = {
#define SAY(id, text) PLYCUT_TEXT(text),
#include "say/say.def"
#undef SAY
    };
    return TEXTS[id];
}

void say(PlycutOut *out, Saying id, const PlycutTerm *terms)
{
    plycut_out_template(out, saying(id), terms);
}

bool say_usage(PlycutError *error, Saying id, const PlycutTerm *terms)
{
    return plycut_fail_template(error, PLYCUT_E_USAGE, saying(id), terms);
}

bool say_fails(PlycutError *error, PlycutCode code, const char *file, Saying id,
               const PlycutTerm *terms)
{
    if (error->code != PLYCUT_OK)
        return false;
    plycut_fail_template(error, code, saying(id), terms);
    if (file != NULL)
        plycut_error_in_file(error, file);
    return false;
}
