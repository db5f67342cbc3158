/* hash.h - a hash of bytes, the same on every machine. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Fowler, Noll and Vo's hash, variant 1a. */
static inline uint64_t hash_bytes(const char *bytes, size_t n)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * 0x100000001b3u;
    return hash ^ hash >> 32;
}
