/* text.h - names of files and inputs: texts of any length, endings. */
#ifndef OS_TEXT_H
#define OS_TEXT_H

#include <plycut/base.h>

/* The length of a name without its ".ENDING"; 0 if the name does not end this way, or is only the ending. */
size_t length_before(const char *name, const char *ending);

/* As printf; to be freed. NULL: no memory, with the error set. */
__attribute__((format(printf, 2, 3))) char *text_format(PlycutError *error, const char *format,
                                                        ...);

#endif
