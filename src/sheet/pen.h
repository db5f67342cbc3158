/* pen.h - text put together piece by piece, kept in an arena. */
#ifndef SHEET_PEN_H
#define SHEET_PEN_H

#include <plycut/base.h>

#include "base/arena.h"

/* Text that grows in an arena; NULL bytes: no memory, for good. */
typedef struct Pen {
    Arena *arena;
    char *bytes;
    size_t length, capacity;
} Pen;

Pen pen_begin(Arena *arena);
void pen_text(Pen *pen, const char *text);
/* The text so far; NULL: no memory. */
const char *pen_end(const Pen *pen);

#endif
