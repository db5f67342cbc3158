/* called.h - what a node is called, for lookup.c: its name, the move to it, its value. */
#pragma once

#include "facts/lookup.h"

/* Part of a longer text. */
typedef struct NameText {
    const char *text;
    size_t length;
} NameText;

/* A part of a text without blanks and quotation marks around it. */
NameText name_bare(const char *text, size_t length);

/* One more node that a word may mean. */
void meaning_add(Meaning *meaning, uint32_t node);

/* The nodes of this name; the same in any capitals, which takes a look at every node; the one or else the other. */
Meaning called_exactly(const TreeIndex *index, NameText word);
Meaning called_roughly(const TreeIndex *index, NameText word);
Meaning called(const TreeIndex *index, NameText word);
/* The inner nodes of this name, among all nodes. */
Meaning called_inner(const TreeIndex *index, NameText word);
/* The leaves of this value. */
Meaning called_by_value(const TreeIndex *index, NameText word);
/* A node's children with this name, move or value. */
Meaning called_below(const TreeIndex *index, uint32_t parent, NameText word);

/* The nodes that a word may mean as an edge with a dash, "A-B" (lookup.c). Names may contain dashes, so each dash is tried. *broken: a
 * dash after a node, not followed by a child of it, or NULL. */
Meaning lookup_dashed(const TreeIndex *index, const char *word, const char **broken);
