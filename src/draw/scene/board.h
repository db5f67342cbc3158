/* board.h - a game's board inside a node. */
#pragma once

#include "game/board_rows.h"
#include "scene/label.h"

/* A board as every back end draws it. Lengths are points. */
typedef struct Board {
    const char *squares; /* row by row: see board_take */
    int columns, rows;
    int last;          /* the index of the square that the last move took, or -1 */
    int cell;          /* the edge of a square */
    int width, height; /* of the whole board, without its coordinates */
    int rule; /* the room for coordinates, to the left and above: letters for the columns, numbers for
                            the rows; 0: it has none */
    bool marks; /* X and O are letters, not discs */
    const char *square, *line, *black, *white;
    const char *rim;       /* of discs and of the board */
    const char *last_move; /* of the last square: in black and white that of the others */
    const char *coordinate;
} Board;

/* A square while all of them are drawn. Start with a Square in which only `at` is set, to Board.squares. */
typedef struct Square {
    const char *at; /* the next one */
    int index, column, row;
    bool last;        /* it is the one that the last move took */
    bool disc, black; /* it has a disc */
    bool letter;      /* it has a text, which is `text` */
    char text[BOARD_CELL];
} Square;

/* Take the next square. False: there is none. */
bool board_take(const Board *board, Square *square);

/* The board of a node; it is paler if the node was never visited. */
Board board_make(const Scene *scene, const PlycutTraceNode *node);

/* A board for the legend: one square, an X that the last move placed. */
Board board_sample(const Scene *scene);

/* From the board's left or upper edge to the middle of a column or row, and to the line before it. */
double board_middle(const Board *board, int index);
double board_line(const Board *board, int index);

/* Is the last square filled with its own colour? */
bool board_last_is_coloured(const Board *board);

/* The size of the captions of a picture's boards, and of their coordinates. */
int board_type(const Scene *scene);
enum { BOARD_RULE_TYPE = 6 };

/* The room for coordinates (Board.rule). Moves have no such names if pieces are marks. */
int board_rule(const Scene *scene);

/* Size of a node with a board and this label (caption, and the window if it has one). */
int board_node_width(const Scene *scene, const PlycutTraceNode *node, const Label *label);
int board_node_height(const Scene *scene, const PlycutTraceNode *node, const Label *label);

/* Points between a board and the window below it. */
enum { BOARD_BELOW = 3 };
