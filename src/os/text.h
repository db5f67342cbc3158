/* text.h - names of files and inputs: texts of any length, endings. */
#ifndef OS_TEXT_H
#define OS_TEXT_H

#include <plycut/base.h>

/* The length of a name without its ".ENDING"; 0 if the name does not end this way, or is only the ending. */
size_t length_before(const char *name, const char *ending);

/* As printf; to be freed. NULL: no memory, with the error set. */
__attribute__((format(printf, 2, 3))) char *text_format(PlycutError *error, const char *format,
                                                        ...);

/* Cut the next cell out of a CSV text (RFC 4180) and go on behind it; it may end the line. NULL at the end of the text. */
char *csv_cell(char **at, bool *ends_line);

#endif
