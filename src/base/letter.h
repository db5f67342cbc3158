/* letter.h - blanks and letters of ASCII, the same in every locale. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#define BLANK_BYTES " \t\r\n"

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static inline char small_letter(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Are the `length` bytes of text this name, in capitals or small letters? */
static inline bool spells(const char *text, size_t length, const char *name)
{
    size_t i = 0;
    while (i < length && name[i] != '\0' && small_letter(text[i]) == small_letter(name[i]))
        i++;
    return i == length && name[i] == '\0';
}
