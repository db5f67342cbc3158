/* Errors with a place: one struct that the caller owns. The first error wins, and its text is
 * always one printable line. */
#include <plycut/base.h>

#include <stdio.h>
#include <string.h>

static bool is_utf8_tail(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* End a text that did not fit with "...", without cutting a character. */
static void shorten(char *field, size_t size)
{
    size_t end = size - sizeof "...";
    while (end > 0 && is_utf8_tail(field[end]))
        end--;
    memcpy(field + end, "...", sizeof "...");
}

static void set_field_v(char *field, size_t size, const char *format, va_list arguments)
{
    int length = vsnprintf(field, size, format, arguments);
    if (length < 0)
        field[0] = '\0';
    else if ((size_t)length >= size)
        shorten(field, size);
    plycut_make_printable(field);
}

static void set_field(char *field, size_t size, const char *text)
{
    size_t length = text ? strlen(text) : 0;
    size_t kept = length < size ? length : size - 1;
    if (kept > 0)
        memcpy(field, text, kept);
    field[kept] = '\0';
    if (kept < length)
        shorten(field, size);
    plycut_make_printable(field);
}

bool plycut_fail(PlycutError *error, PlycutCode code, const char *format, ...)
{
    if (error->code != PLYCUT_OK)
        return false;
    error->code = code;
    va_list arguments;
    va_start(arguments, format);
    set_field_v(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return false;
}

bool plycut_fail_at(PlycutError *error, PlycutCode code, const char *file, long line, long column,
                    const char *path, const char *format, ...)
{
    if (error->code != PLYCUT_OK)
        return false;
    error->code = code;
    error->line = line;
    error->column = column;
    set_field(error->file, sizeof error->file, file);
    set_field(error->path, sizeof error->path, path);
    va_list arguments;
    va_start(arguments, format);
    set_field_v(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return false;
}

void plycut_error_in_file(PlycutError *error, const char *file)
{
    if (error->code != PLYCUT_OK && error->file[0] == '\0')
        set_field(error->file, sizeof error->file, file);
}

/* The place as "3:14" or "3", or "" if the line is unknown. */
static void place_text(const PlycutError *error, char *text, size_t size)
{
    text[0] = '\0';
    if (error->line > 0 && error->column > 0)
        snprintf(text, size, "%ld:%ld", error->line, error->column);
    else if (error->line > 0)
        snprintf(text, size, "%ld", error->line);
}

void plycut_error_message(const PlycutError *error, char *buffer, size_t size)
{
    char place[64];
    place_text(error, place, sizeof place);
    if (size == 0)
        return;
    int length =
        snprintf(buffer, size, "%s%s%s%s%s%s%s", error->file, error->file[0] && place[0] ? ":" : "",
                 place, error->file[0] || place[0] ? ": " : "", error->path,
                 error->path[0] ? ": " : "", error->text);
    if ((size_t)length >= size && size >= sizeof "...")
        shorten(buffer, size);
}
