/* ascii.h - drawn text for terminals and fonts that have only ASCII characters. */
#pragma once

#include "base/arena.h"

/* The text with each character that is not ASCII replaced: signs by what people type ("<=", "inf"),
 * lines by lines, anything else by "?". NULL: no memory. */
const char *ascii_make(const char *text, Arena *arena);
