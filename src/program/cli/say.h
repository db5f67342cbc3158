/* say.h - what the commands print: the templates of say.def. */
#pragma once

#include <plycut/base.h>

typedef enum Saying {
#define SAY(id, text) SAY_##id,
#include "cli/say.def"
#undef SAY
    SAYINGS
} Saying;

/* clang-format off */
#define TERMS(...)         (const PlycutTerm[]){__VA_ARGS__, {.name = NULL}}
#define NO_TERMS           (&(const PlycutTerm){.name = NULL})
#define TEXT(term, value)  {.name = #term, .text = (value)}
#define COUNT(term, value) {.name = #term, .number = (double)(value)}
/* clang-format on */

void say(PlycutOut *out, Saying id, const PlycutTerm *terms);

/* A text without placeholders. */
const char *saying(Saying id);
