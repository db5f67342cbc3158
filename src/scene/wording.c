/* The sentences of wording.def. */
#include <stdio.h>
#include <string.h>

#include "scene/wording.h"

static const char *const texts[WORDINGS] = {
#define WORDING(id, text) text,
#include "scene/wording.def"
#undef WORDING
};

const char *wording(Wording id)
{
    return texts[id];
}

void wording_write(Wording id, const char *const *parts, PlycutOut *out)
{
    for (const char *text = texts[id]; *text != '\0'; text++)
        if (text[0] == '%' && text[1] >= '1' && text[1] <= '9')
            plycut_out_text(out, parts[*++text - '1']);
        else
            plycut_out_char(out, *text);
}

static bool sentence_take(void *self, const char *bytes, size_t n)
{
    Sentence *s = self;
    size_t room = sizeof s->text - 1 - s->length;
    memcpy(s->text + s->length, bytes, n < room ? n : room);
    s->length += n < room ? n : room;
    s->text[s->length] = '\0';
    return true;
}

void sentence_begin(Sentence *sentence, PlycutOut *out)
{
    sentence->length = 0;
    sentence->text[0] = '\0';
    plycut_out_init(out, sentence_take, sentence);
}

Sentence sentence(Wording id, const char *const *parts)
{
    Sentence whole;
    PlycutOut out;
    sentence_begin(&whole, &out);
    wording_write(id, parts, &out);
    plycut_out_flush(&out);
    return whole;
}

CountText counted(uint64_t count)
{
    CountText text;
    (void)snprintf(text.text, sizeof text.text, "%llu", (unsigned long long)count);
    return text;
}
