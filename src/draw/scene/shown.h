/* shown.h - what is shown of a node in pictures, tables and sentences: its name, and its numbers from a point of view. */
#pragma once

#include "scene/scene.h"

/* What a node shows. From MIN's point of view signs change: a lower bound becomes an upper bound, and
 * the ends of the window change places. */
typedef struct Shown {
    double full; /* the value itself; `value` may be next to it */
    double value;
    PlycutBound type;
    PlycutTraceBound alpha, beta;
    const char *value_mark, *alpha_mark,
        *beta_mark; /* "+" or "−": the number next to this one; or "" */
    bool crosses_alpha, crosses_beta;
} Shown;

/* A number with its mark, as a fraction or (decimal) in plain digits; "" if it is not known. */
typedef struct BoundText {
    char text[PLYCUT_NUMBER_SIZE + 4];
} BoundText;
BoundText bound_text(double number, const char *mark, bool decimal);

Shown shown_of(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values);

enum {
    LABEL_TEXT = 128,           /* bytes */
    NAME_ROOM = LABEL_TEXT - 8, /* of a name: a mark and a space may follow */
    NAME_WIDTH = 130, /* points: wider names are shortened, except those that answers refer to */
    BLANK_NAME = 12   /* the type of names in an exercise */
};

/* The name of a node as it is shown; "" if it only repeats the node's place or value. */
const char *label_name(const PlycutTrace *trace, uint32_t node);

/* Does a picture of an exercise have room for all of it? */
bool label_name_is_whole(const PlycutTrace *trace, uint32_t node);

/* A number for people: U+2212 for minus, the sign of infinity, a long decimal rounded to four digits and marked: "≈0.1235".
 * "…" is the mark of a value so far. */
void label_number(double value, char text[LABEL_TEXT]);
/* The same with a mark of beside_mark after it; returns what of that the legend explains. */
Marks label_marked(double value, const char *mark, char text[LABEL_TEXT]);

/* What a node shows as its value, "≥3"; false, and "", if it has none. Its marks are added to *marks. */
bool label_value(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values,
                 char text[LABEL_TEXT], Marks *marks);

/* Is the bound that a node crossed another number than the owner, or the window at the root, has: did a chance node on the
 * way translate it? Then both are shown. */
bool label_is_translated(const PlycutTrace *trace, const PlycutTraceNode *node);

/* Is the window of a node shown? At a moment, only those of open nodes; but a node that cut off keeps the
 * bound that it crossed. */
bool label_has_window(const PlycutTrace *trace, const PlycutTraceNode *node);
