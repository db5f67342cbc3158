/* Text in a field of fixed size, shortened between characters. */
#include "base/field.h"
#include "base/utf8.h"

#include <stdio.h>

bool field_format_list(char *field, size_t size, const char *format, va_list arguments)
{
    int length = vsnprintf(field, size, format, arguments);
    if (length >= 0 && (size_t)length < size)
        return true;
    size_t keep = size < sizeof "..." ? 0 : size - sizeof "...";
    while (keep > 0 && utf8_continues(field[keep]))
        keep--;
    snprintf(field + keep, size - keep, "...");
    return false;
}

bool field_format(char *field, size_t size, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    bool fits = field_format_list(field, size, format, arguments);
    va_end(arguments);
    return fits;
}
