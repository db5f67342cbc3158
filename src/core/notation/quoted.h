/* quoted.h - quoted texts of trees, with JSON's escapes, and which names need quotation marks. */
#pragma once

#include "base/arena.h"

/* Where the quotation that `open` opened and whose first byte is `at` is closed: the closing mark; NULL: not on its line. */
const char *quoted_end(const char *open, const char *at, const char *end);

/* What the bytes between the marks say: at `*says`, `*length` bytes, in the arena if there are escapes (NULL: no memory). A
 * backslash before a quotation mark of any kind is an escape, too. Returns NULL, or the place of an escape that is wrong. */
const char *quoted_resolve(const char *at, const char *end, Arena *arena, const char **says,
                           size_t *length);
#define QUOTED_WRONG                                                                               \
    "expected an escape of JSON: \\\", \\\\, \\/, \\n, \\t or \\u and four hexadecimal digits"
