/* lookup_words.h - what looking a word up and saying what is wrong with it have in common. */
#pragma once

#include "facts/lookup.h"

/* Part of a longer text. */
typedef struct NameText {
    const char *text;
    size_t length;
} NameText;

/* Without surrounding blanks and quotes. */
NameText name_bare(const char *text, size_t length);

/* The nodes that a word may mean as an edge "A-B". Names may contain dashes, so each dash is tried. *broken: a dash after a
 * node, not followed by a child of it, or NULL. */
Meaning lookup_edge(const TreeIndex *index, const char *word, const char **broken);
