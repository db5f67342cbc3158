/* The texts of say.def. */
#include "cli/say.h"

const char *saying(Saying id)
{
    static const char *const TEXTS[SAYINGS] = {
#define SAY(id, text) PLYCUT_TEXT(text),
#include "cli/say.def"
#undef SAY
    };
    return TEXTS[id];
}

void say(PlycutOut *out, Saying id, const PlycutTerm *terms)
{
    plycut_out_template(out, saying(id), terms);
}
