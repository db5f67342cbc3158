/* wrap.h - text broken into lines that fit a terminal, each paragraph with a hanging indent. */
#ifndef WORDS_WRAP_H
#define WORDS_WRAP_H

#include <plycut/base.h>

#define WRAP_WIDTH 100

/* Written into a line, it says that the lines that continue it begin below what follows. */
#define WRAP_HANG "\t"

/* A PlycutOut writes into it through wrap_write, with PlycutOut.self = the wrap. Zero-initialise
 * but for `to`. The last line must be ended. */
typedef struct Wrap {
    PlycutOut *to;
    size_t column, hang;
    size_t spaces; /* before the word held back */
    char word[512];
    size_t length, columns; /* of the word held back */
    bool open;              /* a part of it is written already */
} Wrap;

bool wrap_write(void *wrap, const char *bytes, size_t n);

#endif
