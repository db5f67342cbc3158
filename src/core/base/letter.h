/* letter.h - blanks and letters of ASCII, the same in every locale. */
#pragma once

#include <plycut/base.h>

#define BLANK_BYTES " \t\r\n"

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* White space within a line; a carriage return may end one. */
static inline bool is_gap(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* The first character from `at` on that is no gap, or the end. */
static inline const char *skip_gaps(const char *at, const char *end)
{
    while (at < end && is_gap(*at))
        at++;
    return at;
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

/* The length of a word or sign that begins a text, in capitals or small letters; 0: another one does. */
static inline size_t text_begins(const char *text, const char *word)
{
    size_t i = 0;
    while (word[i] != '\0' && small_letter(text[i]) == small_letter(word[i]))
        i++;
    return word[i] == '\0' ? i : 0;
}

/* Does a word end before this byte? */
static inline bool ends_word(char next)
{
    const char small = small_letter(next);
    return (small < 'a' || small > 'z') && (next < '0' || next > '9') && next != '_' && next != '-';
}

/* The same for a whole word. */
static inline size_t word_begins(const char *text, const char *word)
{
    const size_t length = text_begins(text, word);
    return ends_word(text[length]) ? length : 0;
}

/* The first of these words or signs that begins a text: its length, or 0; *row: which. */
size_t names_begin(const char *text, PlycutNames names, size_t *row);
