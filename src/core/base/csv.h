/* csv.h - fields of CSV (RFC 4180). */
#pragma once

#include <plycut/base.h>

/* Write a text field, in quotes when it needs them. A text that a spreadsheet would take for a
 * formula gets a ' before it; U+FFFD replaces each byte that is not UTF-8. */
void csv_text(PlycutOut *out, const char *text);

/* A comma and a field, empty for NULL and NAN. */
void csv_put(PlycutOut *out, const char *text);
void csv_put_number(PlycutOut *out, double number);
