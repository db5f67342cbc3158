/* json_build.h - values from checked JSON text. */
#pragma once

#include "base/arena.h"

#include <cjson/cJSON.h>

/* Build the value that `text` spells into the empty root, all below it in the arena. The text is as scan_value gives it:
 * checked, without white space. False: no memory. */
bool json_build(const char *text, Arena *arena, cJSON *root);
