/* utf8.h - text of any origin, character by character (UTF-8: RFC 3629): what may be shown, and what fits into a field. */
#pragma once

#include <plycut/base.h>

/* Replaces a byte that begins no character: U+FFFD. */
#define UTF8_REPLACEMENT "\xEF\xBF\xBD"

/* Is the byte one of a character that has begun before it? */
static inline bool utf8_continues(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* How many bytes follow the first one of a character, and the range of the first of them, which is smaller for some
 * characters; -1: no character begins with this byte. */
int utf8_tail(int first, int *low, int *high);

/* The length of the character at the beginning of `left` bytes; 0: no character begins there. */
size_t utf8_length(const char *text, size_t left);

/* Are all these bytes UTF-8? */
bool utf8_valid(const char *text, size_t length);

/* Take the next character; U+FFFD for a byte that begins none. *text must not be at its end. */
uint32_t utf8_next(const char **text);

/* Write a character; returns how many bytes (at most 4, no NUL). */
size_t utf8_put(uint32_t character, char bytes[4]);

/* Is it invisible and harmful? Control characters (C0, DEL, C1) drive a terminal, the
 * bidirectional embeddings, overrides and isolates reorder the text around them (Unicode Standard
 * Annex 9), and U+FFFE and U+FFFF cannot be in XML. */
bool utf8_is_harmful(uint32_t character);

/* A mark above or below the letter before it. */
bool utf8_combines(uint32_t character);
/* A full square wide: Chinese, Japanese, Korean, and pictures. */
bool utf8_is_wide(uint32_t character);
/* How many columns of a terminal a text takes. */
int text_columns(const char *text);

/* printf into a field. What does not fit ends in "...", never within a UTF-8 character. True if all
 * of it fits. */
bool field_format(char *field, size_t size, const char *format, ...) PLYCUT_PRINTF(3, 4);
bool field_format_list(char *field, size_t size, const char *format, va_list arguments)
    PLYCUT_PRINTF(3, 0);
