/* Text in a field of fixed size, shortened between characters. */
#include "base/field.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool field_format(char *field, size_t size, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(field, size, format, arguments);
    va_end(arguments);
    if (length >= 0 && (size_t)length < size)
        return true;
    size_t keep = size - sizeof "...";
    while (keep > 0 && ((unsigned char)field[keep] & 0xc0) == 0x80)
        keep--;
    memcpy(field + keep, "...", sizeof "...");
    return false;
}
