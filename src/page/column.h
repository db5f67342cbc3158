/* column.h - columns of whole numbers in JSON: much shorter than an object for each row. */
#pragma once

#include <plycut/base.h>

/* "NAME": the value of an expression in `i`, for each i below `count`. */
#define COLUMN(json, name, i, count, value)                                                        \
    do {                                                                                           \
        plycut_json_key_open(json, name, '[');                                                     \
        for (size_t i = 0; i < (count); i++)                                                       \
            plycut_json_integer(json, value);                                                      \
        plycut_json_close(json);                                                                   \
    } while (false)
