/* arena.h - memory that is taken piece by piece and freed all at once. */
#pragma once

#include <plycut/base.h>

typedef struct ArenaBlock ArenaBlock;

/* Zero-initialise before first use. */
typedef struct Arena {
    ArenaBlock *blocks; /* the newest first */
} Arena;

/* size bytes, aligned for anything, zeroed. NULL: no memory. */
void *arena_take(Arena *arena, size_t size);

/* A copy of n bytes and a NUL. NULL: no memory. */
char *arena_text(Arena *arena, const char *bytes, size_t n);
/* A copy of a finished text, which is freed. NULL: no memory, here or while the text was written. */
char *arena_keep(Arena *arena, PlycutText *text);

void arena_release(Arena *arena);
