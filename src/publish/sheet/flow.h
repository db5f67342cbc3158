/* flow.h - text, boxes and lines to write on, one below the other, page after page. */
#pragma once

#include "scene/scene.h"

typedef enum PieceKind { PIECE_TEXT, PIECE_BOX, PIECE_RULE } PieceKind;

/* Something with a place on a page; x to the right, y downwards from the top of the page, in the
 * units of the tree. */
typedef struct Piece {
    PieceKind kind;
    int page, x, y, width, height, size; /* size: of its type */
    const char *text;
    bool bold;
} Piece;

/* Units are the tree's points; type is larger where the tree is shrunk to the page. If memory runs out, the arena says
 * so. */
typedef struct Flow {
    Arena *arena;
    Piece *pieces;
    size_t count, room;
    int width, page_height; /* of the paper; a height of 0: without end */
    int type;               /* size of plain text */
    int air;                /* percent of the usual space between and round the answers */
    int page, y;
} Flow;

/* Begin a new page unless this height fits on the current one. */
void flow_keep(Flow *flow, int height);

/* This much space, or less if space is saved. */
int flow_air(const Flow *flow, int space);

/* A line's height at a size of type. */
int flow_line(int size);

/* The height of a line or box to write in: 6.3 mm. */
int flow_writing(const Flow *flow);

/* Text from x to the right edge, broken between words; moves on. */
void flow_text(Flow *flow, const char *text, int x, int size, bool bold);
/* The height of such a text. */
int flow_text_height(const Flow *flow, const char *text, int x, int size, bool bold);

/* `label: ____` from x, with room for this many lines; the answer (NULL: none) is written on them. */
void flow_rules(Flow *flow, const char *label, const char *answer, int x, int lines);

/* The number of a question whose answer is on the same line. */
void flow_number(Flow *flow, const char *number);

/* `label ____` from x to an edge, on the current line, with an answer or "" on it: in smaller type, or cut, if it is too long. */
void flow_field(Flow *flow, const char *label, const char *answer, int x, int edge);

/* A line at the foot of a page: text flush left, and flush right. The texts are copied. */
void flow_foot(Flow *flow, int page, int y, int size, const char *left, const char *right);

/* A row of boxes at x, of the given widths and one height. */
void flow_boxes(Flow *flow, const char *const *texts, const int *widths, int count, int x,
                int height, bool bold);
