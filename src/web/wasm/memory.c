/* memory.c - malloc for a run that has its own memory: blocks are taken one after the other and released together when
 * the run ends. Only the last block can grow in place. Also pow, for whole exponents: the core needs no others, and the C
 * library's tables would be a tenth of it. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = 16, PAGE = 65536 };

extern unsigned char __heap_base;

static uintptr_t next, last; /* the first free byte; the last block, after its size */

static int reach(uintptr_t end)
{
    const uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    return end <= have || __builtin_wasm_memory_grow(0, (end - have + PAGE - 1) / PAGE) != SIZE_MAX;
}

static size_t block_size(const void *block)
{
    return ((const size_t *)block)[-1];
}

void *malloc(size_t size)
{
    const uintptr_t block =
        (next != 0 ? next : ((uintptr_t)&__heap_base + ALIGN - 1) / ALIGN * ALIGN) + ALIGN;
    const uintptr_t end = block + (size + ALIGN - 1) / ALIGN * ALIGN;
    if (end < block || !reach(end))
        return NULL;
    last = block;
    next = end;
    ((size_t *)block)[-1] = size;
    return (void *)block;
}

void free(void *block)
{
    if (block == NULL || (uintptr_t)block != last)
        return;
    next = last - ALIGN;
    last = 0;
}

void *calloc(size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size)
        return NULL;
    void *block = malloc(count * size);
    return block != NULL ? memset(block, 0, count * size) : NULL;
}

void *realloc(void *block, size_t size)
{
    if (block == NULL)
        return malloc(size);
    if ((uintptr_t)block == last) {
        const size_t before = block_size(block);
        next = last - ALIGN;
        void *grown = malloc(size);
        if (grown == NULL)
            next = last + (before + ALIGN - 1) / ALIGN * ALIGN;
        return grown;
    }
    void *moved = malloc(size);
    return moved != NULL ? memcpy(moved, block, block_size(block) < size ? block_size(block) : size)
                         : NULL;
}

double pow(double base, double exponent)
{
    double power = 1;
    for (double i = 0; i < exponent; i++)
        power *= base;
    return power;
}
