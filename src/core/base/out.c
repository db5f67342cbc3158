/* Buffered output that remembers its first failure, so that writers need to ask only at the end. */
#include <plycut/base.h>

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void plycut_out_init(PlycutOut *out, PlycutWrite *write, void *self)
{
    assert(write);
    out->write = write;
    out->self = self;
    out->failed = false;
    out->no_memory = false;
    out->total = 0;
    out->used = 0;
}

bool plycut_out_flush(PlycutOut *out)
{
    if (!out->failed && out->used > 0)
        out->failed = !out->write(out->self, out->buffer, out->used);
    out->used = 0;
    return !out->failed;
}

bool plycut_out_end(PlycutOut *out, const char *what, PlycutError *error)
{
    if (plycut_out_flush(out))
        return true;
    return out->no_memory || out->write == plycut_text_write
               ? plycut_no_memory(error)
               : plycut_fail(error, PLYCUT_E_SYSTEM, "%s cannot be written", what);
}

/* Write what does not fit: first the buffer, then large pieces directly. */
static void write_past_buffer(PlycutOut *out, const char *bytes, size_t n)
{
    if (!plycut_out_flush(out))
        return;
    if (n < sizeof out->buffer) {
        memcpy(out->buffer, bytes, n);
        out->used = n;
    } else {
        out->failed = !out->write(out->self, bytes, n);
    }
    if (!out->failed)
        out->total += n;
}

void plycut_out_bytes(PlycutOut *out, const char *bytes, size_t n)
{
    if (out->failed || n == 0)
        return;
    if (n > sizeof out->buffer - out->used) {
        write_past_buffer(out, bytes, n);
        return;
    }
    memcpy(out->buffer + out->used, bytes, n);
    out->used += n;
    out->total += n;
}

void plycut_out_text(PlycutOut *out, const char *text)
{
    plycut_out_bytes(out, text, strlen(text));
}

void plycut_out_char(PlycutOut *out, char c)
{
    plycut_out_bytes(out, &c, 1);
}

void plycut_out_shell(PlycutOut *out, const char *word)
{
    static const char PLAIN[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+=.,:/@%";
    const char *quote = word[0] == '\0' || word[strspn(word, PLAIN)] != '\0' ? "'" : "";
    plycut_out_text(out, quote);
    for (; *word != '\0'; word++)
        if (*word == '\'')
            plycut_out_text(out, "'\\''");
        else
            plycut_out_char(out, *word);
    plycut_out_text(out, quote);
}

void plycut_out_memory(PlycutOut *out, bool had)
{
    if (!had && !out->failed)
        out->failed = out->no_memory = true;
}

/* A formatted text longer than the small buffer of plycut_out_format. */
static void format_long(PlycutOut *out, size_t length, const char *format, va_list arguments)
{
    char *text = malloc(length + 1);
    plycut_out_memory(out, text != NULL);
    if (!text)
        return;
    vsnprintf(text, length + 1, format, arguments);
    plycut_out_bytes(out, text, length);
    free(text);
}

void plycut_out_format(PlycutOut *out, const char *format, ...)
{
    char text[512];
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(text, sizeof text, format, arguments);
    if (length < 0)
        out->failed = true;
    else if ((size_t)length < sizeof text)
        plycut_out_bytes(out, text, (size_t)length);
    else
        format_long(out, (size_t)length, format, again);
    va_end(again);
    va_end(arguments);
}

void plycut_out_integer(PlycutOut *out, int64_t value)
{
    char text[24];
    char *start = text + sizeof text;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        *--start = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        *--start = '-';
    plycut_out_bytes(out, start, (size_t)(text + sizeof text - start));
}

void plycut_out_number(PlycutOut *out, double value)
{
    char text[PLYCUT_NUMBER_SIZE];
    plycut_out_bytes(out, text, plycut_number_text(value, text));
}

/* ---- Text and arrays that grow --------------------------------------------------------------- */

/* An array doubles; one of many megabytes grows by an eighth, so that little of it stays empty. */
static size_t room_after(size_t room, size_t size)
{
    enum { LARGE = 1 << 23 };
    return room > LARGE / size ? room + room / 8 : 2 * room;
}

/* The pointer to the array is copied as bytes, because its type is not known here. */
bool plycut_array_room(void *array, size_t *room, size_t count, size_t more, size_t size)
{
    size_t needed = count + more, wanted = room_after(*room, size);
    void *items;
    if (needed <= *room)
        return true;
    if (wanted <= needed)
        wanted = needed + 8;
    memcpy(&items, array, sizeof items);
    items = wanted <= SIZE_MAX / size ? realloc(items, wanted * size) : NULL;
    if (items == NULL)
        return false;
    memcpy(array, &items, sizeof items);
    *room = wanted;
    return true;
}

bool plycut_text_write(void *self, const char *bytes, size_t n)
{
    PlycutText *text = self;
    if (text->failed || n == 0)
        return !text->failed;
    text->failed = n >= SIZE_MAX - text->length ||
                   !PLYCUT_ROOM(text->bytes, text->capacity, text->length, n + 1);
    if (text->failed)
        return false;
    memcpy(text->bytes + text->length, bytes, n);
    text->length += n;
    text->bytes[text->length] = '\0';
    return true;
}

void plycut_text_free(PlycutText *text)
{
    free(text->bytes);
    *text = (PlycutText){0};
}
