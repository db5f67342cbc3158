/* legend_meaning.h - the words for marks whose meaning depends on the searches that a picture shows. */
#pragma once

#include "render/legend.h"

/* What the words for some marks depend on. */
typedef struct Circumstances {
    bool afar; /* a cutoff of a search is, or may be, shallow by a bound that is not the parent's */
    bool mistaken, sound;  /* ... because of a mistake; a search has no such cutoff */
    bool unproved, proved; /* a line that is not proved; one that is */
    bool exact, bound;     /* the root's value in some search */
    bool more;             /* arrows than are drawn */
    TextId never;
} Circumstances;

/* Are values written? */
bool legend_has_values(const Figure *figure);
Circumstances circumstances_of(const Figure *figure);
/* What a mark means; usual: its words where nothing else decides. */
TextId meaning_of(const Figure *figure, const Circumstances *c, Mark mark, TextId usual);
