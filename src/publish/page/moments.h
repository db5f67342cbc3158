/* moments.h - what the parts of a moments document share. */
#pragma once

#include <plycut/page.h>
#include <plycut/words.h>

#include "base/arena.h"

/* "NAME": a column of whole numbers, the value of an expression in `i` for each i below `count`: much shorter than an object
 * for each row. */
#define COLUMN(json, name, i, count, value)                                                        \
    do {                                                                                           \
        plycut_json_key_open(json, name, '[');                                                     \
        for (size_t i = 0; i < (count); i++)                                                       \
            plycut_json_integer(json, value);                                                      \
        plycut_json_close(json);                                                                   \
    } while (false)

/* The same, a letter for each. */
#define LETTERS(moments, json, name, i, count, letter)                                             \
    do {                                                                                           \
        for (size_t i = 0; i < (count); i++)                                                       \
            (moments)->letters[i] = letter;                                                        \
        (moments)->letters[count] = '\0';                                                          \
        plycut_json_key_string(json, name, (moments)->letters);                                    \
    } while (false)

/* ---- numbers.c: the numbers of a document, each once; elsewhere a number is its index ---- */

typedef struct Numbers {
    double *values; /* ascending, each once */
    size_t count;
} Numbers;

/* The different finite ones of `count` values, which are sorted in place. */
Numbers numbers_of(double *values, size_t count);

/* The index of a value that is among them; -1 if it is not finite. */
int64_t numbers_index(const Numbers *numbers, double value);

/* "numbers" as they are, and "texts" as a picture of this search writes them, or of any if it is NULL. */
void numbers_write(const Numbers *numbers, const PlycutTrace *trace, PlycutJson *json);

/* ---- moments_tree.c: nodes in preorder ----
 *
 * A search numbers nodes as it meets them; searches that meet the same nodes share one tree of a document if they are
 * numbered alike. */

typedef struct Order {
    uint32_t *number; /* of each node of the trace */
    uint32_t *node;   /* with each number */
} Order;

/* False: no memory. */
bool order_make(const PlycutTrace *trace, Order *order, Arena *arena);

/* A node's number, or -1 for none. */
static inline int64_t order_number(const Order *order, uint32_t node)
{
    return node == PLYCUT_NO_NODE ? -1 : (int64_t)order->number[node];
}

/* ---- bounds.c: the bounds of a search's windows, each once; a window is two of their indices ---- */

typedef struct Bounds {
    PlycutTraceBound *items; /* sorted, each once */
    size_t count;
} Bounds;

/* Collect every finite bound of the trace's events; for a scout's bound, the number that it tests. False: no memory. */
bool bounds_make(const PlycutTrace *trace, Bounds *bounds, Arena *arena);

/* The index of an event's alpha or beta; -1 if it is infinite. */
int64_t bounds_index(const Bounds *bounds, const PlycutTrace *trace, PlycutTraceBound bound);

/* "bounds" as columns. */
void page_bounds_write(const Bounds *bounds, const Numbers *numbers, const Order *order,
                       PlycutJson *json);

/* ---- The document ---- */

typedef struct Moments {
    const PlycutTrace *const *traces;
    size_t count;
    const char *title;
    bool texts;                 /* with the sentences: a page has them elsewhere */
    PlycutSentences *sentences; /* of each search ... */
    Order *orders;              /* ... the numbers of its nodes ... */
    Bounds *bounds;             /* ... and its bounds */
    Numbers numbers;
    char *letters; /* room for a column of a tree or of a search */
    Arena arena;
} Moments;

/* Collect what the document needs. Free it even after a failure. */
bool moments_make(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                  Moments *moments, PlycutError *error);
void moments_free(Moments *moments);

void moments_write(const Moments *moments, PlycutOut *out);

/* ---- moments_tree.c ------------------------------------------------------------------------------ */

/* The first search with a tree of the same nodes as this search's: the document has the tree once. */
size_t moments_same_tree(const Moments *moments, size_t search);
/* The number that the tree of a search has in the document. */
size_t moments_tree_number(const Moments *moments, size_t search);
void moments_tree_write(const Moments *moments, size_t search, PlycutJson *json);

/* ---- moments_events.c ---------------------------------------------------------------------------- */

/* The value that an event gives its node: its value, or after an update the best so far; NAN: none. */
double moments_value(const PlycutTraceEvent *event);
/* The bound that a cutoff crosses, as it is in the table of bounds; NAN: no cutoff. */
double moments_crossed(const PlycutTrace *trace, const PlycutTraceEvent *event);
/* An end of the interval that an update or a probe proves about a chance node; NAN: it proves none. */
double moments_proved(const PlycutTrace *trace, const PlycutTraceEvent *event, double end);
/* "bounds", "events" and "cutoffs". */
void moments_events_write(const Moments *moments, size_t search, PlycutJson *json);

/* ---- pictures.c ---------------------------------------------------------------------------------- */

typedef struct Page {
    const Moments *moments;
    const PlycutPicture *picture;
    PlycutError *error; /* of a picture that cannot be drawn */
} Page;

/* The picture of each tree of the document: before its search, and at the end of it. */
bool page_unsolved(const Page *page, PlycutOut *out);
bool page_solved(const Page *page, PlycutOut *out);
