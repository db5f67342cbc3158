/* diverge.h - where an answer first departs from the search, and the sentence that says so. */
#pragma once

#include "grade/mark.h"
#include "words/sentence.h"

/* A wrong item. event is an index; NO_EVENT: no single moment, the whole search. */
typedef struct Divergence {
    const Facts *facts;
    const Item *item;
    const Judging *judging;
    TextId writer;    /* how the sentence begins: "You", "The answer" ... */
    Answer found;     /* what the search answers */
    PlycutText shown; /* the same in words */
    size_t event;
    uint32_t node;
    PlycutPruning pruning;
    PlycutText text; /* the sentence */
} Divergence;

/* Find where a wrong item departs from the search. False: no memory. Call divergence_free in any case. */
bool diverge(Divergence *d);
void divergence_free(Divergence *d);

/* Write the sentence with the terms that every sentence has, and any others. */
#define diverge_in(d, id, ...) sentence_add(&(d)->text, (d)->facts->trace, id, TERMS(__VA_ARGS__))
#define ANSWER_TERMS(d)                                                                            \
    WORD(writer, (d)->writer), NODE(node, (d)->node), TEXT(given, (d)->item->given),               \
        TEXT(found, (d)->shown.bytes)

/* Of a search that may visit a node more than once: say what can be said of an answer that is no number. True if it is none. */
bool diverge_again(Divergence *d);

/* ---- diverge_words.c --------------------------------------------------------------------- */

/* Say why a node was not yet cut off at this event, and what else its children would have had to return, so that this child
 * were never visited; PLYCUT_NO_NODE: no child is in question. */
void diverge_not_cut(Divergence *d, TextId did, uint32_t node, uint32_t child, size_t event);
/* Say what had been cut off. */
void diverge_cut(Divergence *d, TextId did, size_t cutoff);
/* Say that the node returns another value. */
void diverge_returned(Divergence *d);

/* ---- diverge_list.c ---------------------------------------------------------------------- */

/* Is a node below another one, or the same? */
bool is_above(const Facts *facts, uint32_t above, uint32_t node);

/* The answer prunes this visited node, or leaves it out. */
void pruned_too_much(Divergence *d, TextId did, uint32_t node);
/* The answer visits this node, which was pruned. */
void pruned_too_little(Divergence *d, TextId did, uint32_t node);

#define FACT(id, name, shape, of) void diverge_##id(Divergence *d);
#include <plycut/facts.def>
