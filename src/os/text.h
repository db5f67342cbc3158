/* text.h - names of files and inputs: texts of any length, endings. */
#ifndef OS_TEXT_H
#define OS_TEXT_H

#include <plycut/base.h>

/* The length of a name in front of ".ENDING"; 0 if it does not end like this, or has nothing in front. */
size_t length_before(const char *name, const char *ending);

/* As printf; to be freed. NULL: no memory, with the error set. */
__attribute__((format(printf, 2, 3))) char *text_format(PlycutError *error, const char *format,
                                                        ...);

#endif
