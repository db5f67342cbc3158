/* text.h - names of files and inputs: texts of any length, endings. */
#pragma once

#include <plycut/base.h>

/* The length of a name without its ".ENDING"; 0 if the name does not end this way, or is only the ending. */
size_t length_before(const char *name, const char *ending);

/* The length of a path's folder, with its slash; 0: it names none. */
size_t folder_length(const char *path);

/* As printf; to be freed. NULL: no memory, with the error set. */
__attribute__((format(printf, 2, 3))) char *text_format(PlycutError *error, const char *format,
                                                        ...);

/* Cut the next line out of a CSV text (RFC 4180) and go on after it. Returns how many cells it has, as far as there is
 * room; 0 at the end of the text. */
enum { CSV_CELLS = 256 };
size_t csv_line(char **at, char *cells[CSV_CELLS]);
/* The same with another separator; and the one that the first line of a text has: a comma, or what a spreadsheet writes where
 * that is the decimal point. */
size_t csv_line_by(char **at, char separator, char *cells[CSV_CELLS]);
char csv_separator(const char *text);
/* The cell in a column; "": there is none. */
const char *csv_at(char *const cells[CSV_CELLS], size_t count, int column);
