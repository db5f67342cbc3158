/* text.h - texts of any length: names of files and inputs. */
#ifndef OS_TEXT_H
#define OS_TEXT_H

#include <plycut/base.h>

/* As printf; to be freed. NULL: no memory, with the error set. */
__attribute__((format(printf, 2, 3))) char *text_format(PlycutError *error, const char *format,
                                                        ...);

#endif
