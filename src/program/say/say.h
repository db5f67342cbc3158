/* say.h - what the program prints, and what its errors about options say: the templates of say.def. */
#pragma once

#include <plycut/base.h>

typedef enum Saying {
#define SAY(id, text) SAY_##id,
#include "say/say.def"
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

/* Fail with a text of the table: a usage error, or an input error about a file (NULL: about none). */
bool say_usage(PlycutError *error, Saying id, const PlycutTerm *terms);
bool say_fails(PlycutError *error, PlycutCode code, const char *file, Saying id,
               const PlycutTerm *terms);
