/* questions.h - what a sheet asks, and the answers that a trace gives. */
#ifndef SHEET_QUESTIONS_H
#define SHEET_QUESTIONS_H

#include <plycut/sheet.h>

#include "base/arena.h"

/* A line to write on: "leaves visited: ______". */
typedef struct Blank {
    const char *label, *answer;
    int lines; /* that an answer may take */
} Blank;

/* Where answers are written. Blanks; a grid of cells that each have a head; or a table whose rows a
 * reader must find. Grids and tables have room for more answers than there are, so that it tells
 * nothing. */
typedef enum AskForm { ASK_BLANKS, ASK_GRID, ASK_TABLE } AskForm;

enum { BLANKS = 4, TABLE_COLUMNS = 5 };

/* A question. Cells hold heads and answers of a grid by turns, or a table row by row. */
typedef struct Ask {
    const char *prompt;
    AskForm form;
    Blank blanks[BLANKS];
    int blank_count;
    const char *heads[TABLE_COLUMNS];
    const char **cells;
    int columns;      /* of a table */
    int count, slots; /* answers, and room for them: cells of a grid, rows of a table */
} Ask;

/* The question about this trace. All texts are the arena's. False: no memory. */
bool question_make(const PlycutTrace *trace, PlycutQuestion question, Ask *ask, Arena *arena);

/* Is it asked about this trace? */
bool question_fits(const PlycutTrace *trace, PlycutQuestion question);

/* What a node is called in answers: its name, a leaf's value where no other leaf has it, a path
 * where the game is generated and names repeat. NULL: no memory. */
const char *answer_name(const PlycutTrace *trace, uint32_t node, Arena *arena);

/* Do unnamed leaves share a value, so that "12 of B" must be written? The first of them, and
 * another one below the same parent or PLYCUT_NO_NODE; those that have such another one go first.
 */
bool answers_need_parents(const PlycutTrace *trace, uint32_t *first, uint32_t *second);

#endif
