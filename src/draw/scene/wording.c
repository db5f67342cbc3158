/* Templates of the catalogue, filled and written, or kept. */
#include <string.h>

#include "scene/wording.h"

void wording_write(PlycutOut *out, TextId id, const Term *terms)
{
    sentence_write(out, NULL, text_of(id), terms);
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

Worded worded_about(const PlycutTrace *trace, TextId id, const Term *terms)
{
    Worded whole;
    PlycutOut out;
    worded_begin(&whole, &out);
    sentence_write(&out, trace, text_of(id), terms);
    plycut_out_flush(&out);
    return whole;
}

Worded worded(TextId id, const Term *terms)
{
    return worded_about(NULL, id, terms);
}
