/* brief.h - text in a fixed field, shortened between characters with "..." where it does not fit.
 */
#ifndef BASE_BRIEF_H
#define BASE_BRIEF_H

#include <plycut/base.h>

typedef struct Brief {
    char *text;
    size_t size, length;
    bool full;
} Brief;

Brief brief_begin(char *text, size_t size);
void brief_text(Brief *brief, const char *text);
void brief_number(Brief *brief, double value);
void brief_count(Brief *brief, uint64_t count);

#endif
