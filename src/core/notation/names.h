/* names.h - names and moves in the short form: when they need quotation marks. */
#pragma once

#include "notation/draft.h"

/* May a name be written without quotation marks? `blanks`: it may have single blanks in it, as it stands in a list with commas, as
 * a move or in front of '=' or a bracket. */
bool name_is_plain(const char *name, size_t length, bool blanks);

/* Which player the word names, in capitals or small letters: max, min, chance. DRAFT_UNSAID: it names none of them. */
DraftPlayer player_of_word(const char *word, size_t length);
/* The same of a token, which is no player's in quotation marks. */
DraftPlayer player_of_token(const Token *token);

/* Where a name has its own place, a player's word in it says who decides: an inner node of such a name, of which nobody is said to
 * decide, has this player and no name. A leaf of such a name keeps it. */
void players_from_names(Draft *draft);

/* Is a word no name in an outline, but a sign of a list (- * + 1.) or lines of a drawn tree (|--)? */
bool word_is_bullet(const char *word, const char *end);

/* Is a word nothing but signs, as "?" is? Nobody calls an inner node so. */
bool word_is_signs(const char *word, size_t length);

/* Write a name: as it is if it is plain, otherwise in quotation marks, with JSON's escapes. */
void name_write(PlycutOut *out, const char *name, bool blanks);

/* The same of the root's name, which begins a text: one that would be read as the call of a constructor, as the heading of a flowchart or as HTML
 * is quoted. */
void name_write_root(PlycutOut *out, const char *name, bool blanks);

/* The beginning of a text in quotation marks, for messages: `text` has room for `size` bytes. */
void name_quoted(const char *name, size_t length, char *text, size_t size);
