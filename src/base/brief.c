/* Text in a fixed field: what does not fit ends in "...", never within a character. */
#include "base/brief.h"

#include <stdio.h>
#include <string.h>

Brief brief_begin(char *text, size_t size)
{
    text[0] = '\0';
    return (Brief){.text = text, .size = size};
}

/* Keep what leaves room for the dots, back to the beginning of a UTF-8 character. */
static void brief_end(Brief *brief)
{
    size_t keep = brief->size - sizeof "...";
    while (keep > 0 && ((unsigned char)brief->text[keep] & 0xc0) == 0x80)
        keep--;
    memcpy(brief->text + keep, "...", sizeof "...");
    brief->full = true;
}

void brief_text(Brief *brief, const char *text)
{
    size_t room = brief->size - brief->length, n = strlen(text);
    if (brief->full)
        return;
    memcpy(brief->text + brief->length, text, n < room ? n + 1 : room);
    brief->length += n;
    if (n >= room)
        brief_end(brief);
}

void brief_number(Brief *brief, double value)
{
    char text[PLYCUT_NUMBER_SIZE];
    plycut_number_text(value, text);
    brief_text(brief, text);
}

void brief_count(Brief *brief, uint64_t count)
{
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)count);
    brief_text(brief, text);
}
