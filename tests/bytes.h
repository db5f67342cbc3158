/* bytes.h - bytes in memory as the source of a trace reader. */
#pragma once

#include <plycut/base.h>

#include <string.h>

typedef struct Bytes {
    const char *bytes;
    size_t left;
    size_t most; /* handed out at a time; 0: as many as are asked for */
} Bytes;

static inline size_t bytes_read(void *self, char *bytes, size_t n, bool *failed)
{
    Bytes *from = self;
    (void)failed;
    size_t taken = n < from->left ? n : from->left;
    if (from->most != 0 && taken > from->most)
        taken = from->most;
    memcpy(bytes, from->bytes, taken);
    from->bytes += taken;
    from->left -= taken;
    return taken;
}
