/* ask.h - what a sheet asks about a fact, and the answer that the search gives. */
#pragma once

#include <plycut/sheet.h>

#include "base/arena.h"
#include "facts/facts.h"

/* Where an answer is written: on a line; in a grid of cells, each with a head; in a table whose rows the
 * student must find. Grids and tables have room for more answers than there are, so that their size gives nothing away. */
typedef enum AskForm { ASK_LINE, ASK_GRID, ASK_TABLE } AskForm;

enum { TABLE_COLUMNS = 5 };

/* A question. Cells hold the heads and answers of a grid alternately, or a table row by row. */
typedef struct Ask {
    const char *prompt; /* ends with the label, if the answer is not on a line */
    AskForm form;
    const char *label, *answer; /* of a line: "leaves visited: 7" */
    size_t length;              /* characters that an answer may take: it depends on the tree's
                                   size, not on the answer */
    const char *heads[TABLE_COLUMNS];
    const char **cells;
    int room;         /* for writing into a cell of a grid: times the size of type */
    int columns;      /* of a table */
    int count, slots; /* answers, and room for them: cells of a grid, rows of a table */
} Ask;

/* Is the fact asked on sheets, of this search? */
bool ask_fits(const PlycutTrace *trace, PlycutFact fact);

/* The question about a fact, and (unless 0) the points for each answer. All texts are the arena's, which fails if memory
 * runs out. */
Ask ask_make(const Facts *facts, PlycutFact fact, double points, Arena *arena);

/* Do unnamed leaves share a value, so that "12 of B" must be written? The first of them, and another one
 * below the same parent or PLYCUT_NO_NODE; those that have such another one go first. */
bool answers_need_parents(const PlycutTrace *trace, uint32_t *first, uint32_t *second);

/* What the search answers to a fact about a node (PLYCUT_NO_NODE: about the whole search). */
const char *ask_answer(const Facts *facts, PlycutFact fact, uint32_t node, const Notation *notation,
                       Arena *arena);

/* A question's words, and what they add where the search may visit a node more than once. */
void prompt_add(PlycutText *text, const char *prompt, PlycutFact fact, const PlycutTrace *trace);

/* The nodes that a question asks about: rank by rank from left to right, as they are lettered. */
uint32_t *nodes_asked(const Facts *facts, PlycutFact fact, size_t *count, Arena *arena);

/* ---- task.c: the sentences above a tree on a sheet, and in a question of a bank ---- */

/* Each adds its sentences to a text, with a space between two sentences. */

/* The search and its conventions. */
void task_search(const PlycutTrace *trace, PlycutText *text);

/* The marks of the tree, with boards or without, and what its nodes are called in answers. */
void task_marks(const PlycutTrace *trace, bool boards, PlycutText *text);

/* What to write into the boxes; windows: are there boxes for them? */
void task_boxes(const PlycutTrace *trace, bool windows, PlycutText *text);
