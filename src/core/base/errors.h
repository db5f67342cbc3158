/* errors.h - what the library's errors say: the templates of errors.def, and how they are filled in. */
#pragma once

#include <plycut/base.h>

typedef enum ErrorId {
#define ERROR(id, text) ERROR_##id,
#include "base/errors.def"
    ERROR_TEXTS
} ErrorId;

/* What the placeholders of a text stand for: WITH(FILL(name, "Ann"), FILL_NUMBER(most, 3)). */
/* clang-format off */
#define WITH(...)                (const PlycutTerm[]){__VA_ARGS__, {.name = NULL}}
#define FILL(term, value)        {.name = #term, .text = (value)}
#define FILL_NUMBER(term, value) {.name = #term, .number = (double)(value)}
/* A byte as a text. */
#define BYTE_TEXT(byte)          ((const char[]){(char)(byte), '\0'})
/* clang-format on */

/* A text as it is in the table. */
const char *error_text(ErrorId id);

/* Write a text into a field, which it may be cut for; terms may be NULL if it has no placeholders. */
void error_fill(char *field, size_t size, ErrorId id, const PlycutTerm *terms);

/* As plycut_fail and plycut_fail_at do, with a text of the table. */
bool fail_with(PlycutError *error, PlycutCode code, ErrorId id, const PlycutTerm *terms);
