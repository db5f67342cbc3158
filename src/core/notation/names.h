/* names.h - names and moves in the short form: when they need quotation marks. */
#pragma once

#include <plycut/base.h>

/* May a name be written without quotation marks? `blanks`: it may have single blanks in it, as it stands in a list with commas, as
 * a move or in front of '=' or a bracket. */
bool name_is_plain(const char *name, size_t length, bool blanks);

/* Is the word a player's, in capitals or small letters: max, min, chance? */
bool word_is_player(const char *word, size_t length);

/* Write a name: as it is if it is plain, otherwise in quotation marks, with JSON's escapes. */
void name_write(PlycutOut *out, const char *name, bool blanks);

/* The beginning of a text in quotation marks, for messages: `text` has room for `size` bytes. */
void name_quoted(const char *name, size_t length, char *text, size_t size);
