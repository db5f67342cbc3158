/* tree_text.h - JSON text read strictly into cJSON values. */
#ifndef PLYCUT_GAME_TREE_TEXT_H
#define PLYCUT_GAME_TREE_TEXT_H

#include <cjson/cJSON.h>
#include <plycut/base.h>

/* The one value that the text is, or NULL with line and column of what is wrong; cJSON_Delete it.
 * `values` as in scan_values_are, or NULL. */
cJSON *json_read(const char *text, size_t length, const char *values, PlycutError *error);

#endif
