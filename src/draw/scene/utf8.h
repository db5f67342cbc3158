/* utf8.h - text of any origin, made fit to be drawn: decoded, measured, shortened.
 *
 * Names and titles come from files and may hold anything. What is not UTF-8 becomes U+FFFD, harmful characters
 * (utf8_is_harmful) become spaces; each back end escapes what its format interprets (render/escape.h). */
#pragma once

#include "base/utf8.h"

/* Text for a terminal: cleaned only. */
void text_write_clean(PlycutOut *out, const char *text);

/* The width of a text in thousandths of a point at a type size in points. */
int text_width(const char *text, int size, bool bold);
int text_width_to(const char *text, const char *end, int size, bool bold);

/* Copy text, cleaned, into buffer; if it is wider than `points` or too long for the buffer, the
 * end becomes an ellipsis. True if nothing was cut. */
bool text_fit(const char *text, int points, int size, bool bold, char *buffer, size_t capacity);

/* The same, however wide it is. */
bool text_keep(const char *text, char *buffer, size_t capacity);

/* Where a text that is wider than `points` goes on in a second line: after the space that makes the wider line narrowest; if it
 * is too wide for two lines, after the last space that leaves the first whole. NULL: it fits, or has no such space. */
const char *text_second_line(const char *text, int points, int size);
