/* arena.h - memory that is taken piece by piece and freed all at once. */
#pragma once

#include <plycut/base.h>

typedef struct ArenaBlock ArenaBlock;

/* Zero-initialise before first use. */
typedef struct Arena {
    ArenaBlock *blocks; /* the newest first */
    bool failed;        /* memory ran out, for one piece at least */
} Arena;

/* size bytes, aligned for anything, zeroed. NULL: no memory. */
void *arena_take(Arena *arena, size_t size);

/* A copy of n bytes and a NUL. NULL: no memory. */
char *arena_text(Arena *arena, const char *bytes, size_t n);

/* The same, and a copy of a finished text, which is freed. "" if memory ran out, here or while the text was written: ask the
 * arena at the end. */
const char *arena_copy(Arena *arena, const char *bytes, size_t n);
const char *arena_keep(Arena *arena, PlycutText *text);

/* Make room for one more item after the first `count` of an array with room for `room`, at first NULL and 0. `array` and
 * `room` are variables; both may change, and the arena keeps the old array. False: no memory, and both are unchanged. */
#define ARENA_ROOM(arena, array, room, count)                                                      \
    ((count) < (room) || arena_room((arena), &(array), &(room), (count), sizeof *(array)))
bool arena_room(Arena *arena, void *array, size_t *room, size_t count, size_t size);

void arena_release(Arena *arena);
