/* utf8.h - text of any origin, made fit to be drawn: decoded, escaped, measured, shortened.
 *
 * Names and titles come from files and may hold anything. What is not UTF-8 becomes U+FFFD, harmful
 * characters (utf8_is_harmful) become spaces, and what means something to Graphviz is escaped, here and nowhere else.
 */
#ifndef SCENE_UTF8_H
#define SCENE_UTF8_H

#include "base/utf8.h"

/* Text inside an HTML label: what markup or Graphviz interprets as entities. */
void html_write(PlycutOut *out, const char *text);

/* Text inside a quoted DOT string whose escapes and entities Graphviz interprets; a line break
 * stays one. */
void quoted_write(PlycutOut *out, const char *text);

/* The same, shortened: Graphviz takes at most 16,384 bytes in one string. */
void html_write_short(PlycutOut *out, const char *text);
void quoted_write_short(PlycutOut *out, const char *text);

/* Text for a terminal: cleaned only. */
void text_write(PlycutOut *out, const char *text);

/* How many columns of a terminal a text takes. */
int text_columns(const char *text);

/* The width of a text in thousandths of a point at a type size in points. */
int text_width(const char *text, int size, bool bold);

/* Copy text, cleaned, into buffer; where it is wider than `points` or too long for the buffer, the
 * end becomes an ellipsis. True where nothing was cut. */
bool text_fit(const char *text, int points, int size, bool bold, char *buffer, size_t capacity);

#endif
