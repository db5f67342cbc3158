/* text.c - names of files and inputs: texts of any length, endings. */
#include "os/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t length_before(const char *name, const char *ending)
{
    const size_t length = strlen(name), ends = strlen(ending);
    const bool found = length > ends + 1 && name[length - ends - 1] == '.' &&
                       strcmp(name + length - ends, ending) == 0;
    return found ? length - ends - 1 : 0;
}

size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? (size_t)(slash - path) + 1 : 0;
}

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
        plycut_no_memory(error);
    va_end(again);
    va_end(arguments);
    return text;
}

/* Cut the next cell out of a CSV text (RFC 4180) and go on after it; it may end the line. NULL at the end of the text. */
static char *csv_cell(char **at, char separator, bool *ends_line)
{
    const char ends[] = {separator, '\r', '\n', '\0'};
    char *from = *at, *to = from, *cell = from;
    bool quoted = *from == '"';
    if (*from == '\0')
        return NULL;
    for (from += quoted; *from != '\0' && (quoted || strchr(ends, *from) == NULL); from++)
        if (quoted && *from == '"' && from[1] != '"')
            quoted = false;
        else {
            from += quoted && *from == '"';
            *to++ = *from;
        }
    *ends_line = *from != separator;
    from += *from == '\r' && from[1] == '\n';
    *at = from + (*from != '\0');
    *to = '\0';
    return cell;
}

size_t csv_line_by(char **at, char separator, char *cells[CSV_CELLS])
{
    size_t count = 0;
    bool last = false;
    for (char *cell; !last && (cell = csv_cell(at, separator, &last)) != NULL;)
        if (count < CSV_CELLS)
            cells[count++] = cell;
    return count;
}

size_t csv_line(char **at, char *cells[CSV_CELLS])
{
    return csv_line_by(at, ',', cells);
}

char csv_separator(const char *text)
{
    size_t commas = 0, others = 0;
    char other = ';';
    bool quoted = false;
    for (; *text != '\0' && (quoted || strchr("\r\n", *text) == NULL); text++) {
        quoted ^= *text == '"';
        commas += !quoted && *text == ',';
        if (!quoted && (*text == ';' || *text == '\t')) {
            other = *text;
            others++;
        }
    }
    return others > commas ? other : ',';
}

const char *csv_at(char *const cells[CSV_CELLS], size_t count, int column)
{
    return column >= 0 && (size_t)column < count ? cells[column] : "";
}
