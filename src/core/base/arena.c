/* An arena: blocks that double from 4 KB to 1 MB, all freed at once. */
#include "base/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_FIRST   ((size_t)4 << 10)
#define BLOCK_LARGEST ((size_t)1 << 20)

struct ArenaBlock {
    ArenaBlock *older;
    size_t size, used;
    alignas(max_align_t) unsigned char bytes[];
};

static ArenaBlock *block_new(size_t size)
{
    ArenaBlock *block = calloc(1, sizeof *block + size);
    if (block)
        block->size = size;
    return block;
}

/* A large request gets its own block, listed after the newest, so that the newest stays in use. */
static void *take_large(Arena *arena, size_t size)
{
    ArenaBlock *block = block_new(size);
    if (!block)
        return NULL;
    block->used = size;
    ArenaBlock **link = arena->blocks ? &arena->blocks->older : &arena->blocks;
    block->older = *link;
    *link = block;
    return block->bytes;
}

/* Twice the newest block, within bounds. */
static size_t next_size(const Arena *arena)
{
    size_t newest = arena->blocks ? arena->blocks->size : 0;
    if (newest < BLOCK_FIRST)
        return BLOCK_FIRST;
    return newest < BLOCK_LARGEST / 2 ? newest * 2 : BLOCK_LARGEST;
}

static void *take(Arena *arena, size_t size)
{
    const size_t unit = alignof(max_align_t);
    if (size > SIZE_MAX - sizeof(ArenaBlock) - unit)
        return NULL;
    size = (size + (size == 0) + unit - 1) / unit * unit;
    ArenaBlock *block = arena->blocks;
    if (!block || block->size - block->used < size) {
        size_t next = next_size(arena);
        if (size > next / 4)
            return take_large(arena, size);
        block = block_new(next);
        if (!block)
            return NULL;
        block->older = arena->blocks;
        arena->blocks = block;
    }
    void *piece = block->bytes + block->used;
    block->used += size;
    return piece;
}

void *arena_take(Arena *arena, size_t size)
{
    void *piece = take(arena, size);
    arena->failed |= piece == NULL;
    return piece;
}

char *arena_text(Arena *arena, const char *bytes, size_t n)
{
    char *text = n < SIZE_MAX ? arena_take(arena, n + 1) : NULL;
    if (text && n > 0)
        memcpy(text, bytes, n);
    return text;
}

const char *arena_copy(Arena *arena, const char *bytes, size_t n)
{
    const char *copy = arena_text(arena, bytes, n);
    return copy != NULL ? copy : "";
}

const char *arena_keep(Arena *arena, PlycutText *text)
{
    const char *kept = arena_copy(arena, text->bytes, text->length);
    arena->failed |= text->failed;
    plycut_text_free(text);
    return kept;
}

bool arena_room(Arena *arena, void *array, size_t *room, size_t count, size_t size)
{
    const size_t wanted = 2 * *room + 8;
    void *items, *moved = arena_take(arena, wanted * size);
    if (moved == NULL)
        return false;
    memcpy(&items, array, sizeof items);
    if (count > 0)
        memcpy(moved, items, count * size);
    memcpy(array, &moved, sizeof moved);
    *room = wanted;
    return true;
}

void arena_release(Arena *arena)
{
    while (arena->blocks) {
        ArenaBlock *older = arena->blocks->older;
        free(arena->blocks);
        arena->blocks = older;
    }
    arena->failed = false;
}
