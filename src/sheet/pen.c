/* Text in an arena: each time it is full it moves to twice the room. */
#include <string.h>

#include "sheet/pen.h"

enum { FIRST_ROOM = 64 };

Pen pen_begin(Arena *arena)
{
    return (Pen){.arena = arena, .bytes = arena_take(arena, FIRST_ROOM), .capacity = FIRST_ROOM};
}

static void pen_grow(Pen *pen, size_t least)
{
    while (pen->capacity < least)
        pen->capacity *= 2;
    char *larger = arena_take(pen->arena, pen->capacity);
    if (larger != NULL)
        memcpy(larger, pen->bytes, pen->length);
    pen->bytes = larger;
}

void pen_text(Pen *pen, const char *text)
{
    size_t length = strlen(text);
    if (pen->bytes != NULL && pen->length + length >= pen->capacity)
        pen_grow(pen, pen->length + length + 1);
    if (pen->bytes == NULL)
        return;
    memcpy(pen->bytes + pen->length, text, length + 1);
    pen->length += length;
}

const char *pen_end(const Pen *pen)
{
    return pen->bytes;
}
