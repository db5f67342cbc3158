/* Errors with a place: one struct that the caller owns. The first error wins, and its text is
 * always one printable line. */
#include "base/errors.h"
#include "base/template.h"
#include "base/utf8.h"

#include <stdio.h>

/* Set a field to a text of any origin, made printable. */
static void set_field(char *field, size_t size, const char *text)
{
    field_format(field, size, "%s", text != NULL ? text : "");
    plycut_make_printable(field);
}

static void set_text(PlycutError *error, PlycutCode code, const char *format, va_list arguments)
{
    error->code = code;
    field_format_list(error->text, sizeof error->text, format, arguments);
    plycut_make_printable(error->text);
}

bool plycut_fail(PlycutError *error, PlycutCode code, const char *format, ...)
{
    if (error->code != PLYCUT_OK)
        return false;
    va_list arguments;
    va_start(arguments, format);
    set_text(error, code, format, arguments);
    va_end(arguments);
    return false;
}

bool plycut_fail_at(PlycutError *error, PlycutCode code, const char *file, long line, long column,
                    const char *path, const char *format, ...)
{
    if (error->code != PLYCUT_OK)
        return false;
    error->line = line;
    error->column = column;
    set_field(error->file, sizeof error->file, file);
    set_field(error->path, sizeof error->path, path);
    va_list arguments;
    va_start(arguments, format);
    set_text(error, code, format, arguments);
    va_end(arguments);
    return false;
}

bool plycut_fail_template(PlycutError *error, PlycutCode code, const char *text,
                          const PlycutTerm *terms)
{
    if (error->code != PLYCUT_OK)
        return false;
    error->code = code;
    template_fill(error->text, sizeof error->text, text, terms);
    plycut_make_printable(error->text);
    return false;
}

bool plycut_no_memory(PlycutError *error)
{
    return fail_with(error, PLYCUT_E_MEMORY, ERROR_NO_MEMORY, NULL);
}

bool plycut_had_memory(const PlycutError *tried, PlycutError *error)
{
    return tried->code != PLYCUT_E_MEMORY || plycut_no_memory(error);
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
    if (size > 0)
        field_format(buffer, size, "%s%s%s%s%s%s%s", error->file,
                     error->file[0] && place[0] ? ":" : "", place,
                     error->file[0] || place[0] ? ": " : "", error->path,
                     error->path[0] ? ": " : "", error->text);
}
