/* field.h - text in a field of fixed size. */
#pragma once

#include <plycut/base.h>

/* printf into a field. What does not fit ends in "...", never within a UTF-8 character. True if all
 * of it fits. */
bool field_format(char *field, size_t size, const char *format, ...) PLYCUT_PRINTF(3, 4);
bool field_format_list(char *field, size_t size, const char *format, va_list arguments)
    PLYCUT_PRINTF(3, 0);
