/* text.c - texts of any length: names of files and inputs. */
#include "os/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

char *text_format(PlycutError *error, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *text = length >= 0 ? malloc((size_t)length + 1) : NULL;
    if (text != NULL)
        (void)vsnprintf(text, (size_t)length + 1, format, again);
    else
        plycut_fail(error, PLYCUT_E_MEMORY, "no memory for a name");
    va_end(again);
    va_end(arguments);
    return text;
}
