/* The texts of wording.def. */
#include <string.h>

#include "scene/wording.h"

const char *wording(Wording id)
{
    static const char *const TEXTS[WORDINGS] = {
#define WORDING(id, text) PLYCUT_TEXT(text),
#include "scene/wording.def"
#undef WORDING
    };
    return TEXTS[id];
}

void wording_write(PlycutOut *out, Wording id, const Term *terms)
{
    sentence_write(out, NULL, wording(id), terms);
}

static bool worded_take(void *self, const char *bytes, size_t n)
{
    Worded *worded = self;
    size_t room = sizeof worded->text - 1 - worded->length;
    memcpy(worded->text + worded->length, bytes, n < room ? n : room);
    worded->length += n < room ? n : room;
    worded->text[worded->length] = '\0';
    return true;
}

void worded_begin(Worded *worded, PlycutOut *out)
{
    worded->length = 0;
    worded->text[0] = '\0';
    plycut_out_init(out, worded_take, worded);
}

Worded worded_about(const PlycutTrace *trace, Wording id, const Term *terms)
{
    Worded whole;
    PlycutOut out;
    worded_begin(&whole, &out);
    sentence_write(&out, trace, wording(id), terms);
    plycut_out_flush(&out);
    return whole;
}

Worded worded(Wording id, const Term *terms)
{
    return worded_about(NULL, id, terms);
}
