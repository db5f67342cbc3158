/* table_rows.h - the heading and the rows of a table (table.h). */
#pragma once

#include "answers/read.h"

enum { CELLS_MOST = 40 };

/* The cells of a line, as texts. */
typedef struct Row {
    const char *cells[CELLS_MOST];
    size_t count;
} Row;

/* A table: rows[0] is the heading. Where a column is a node, `across`, its first column has the words for what the rows are about. */
typedef struct Table {
    Submissions *s;
    const TreeIndex *index;
    Row *rows;
    size_t row_count, room;
    bool across, unknown; /* unknown: a column has a heading that is no word for one */
    bool whole;           /* its columns are answers about the whole search, and it has one row */
    const Line *line;     /* whose place the lines have that are being added */
    Line *lines;          /* what the table says */
    size_t line_count, line_room;
} Table;

/* What the cells of a column are about, by its heading; -1: no column has this heading. */
int column_of(const char *heading);
/* The only node that a cell may mean, or PLYCUT_NO_NODE. */
uint32_t cell_node(const Table *t, const char *cell);
/* What parts the cells of the heading that a line is, *row; NUL: it is none. */
char heading_parting(Table *t, const char *line, Row *row);
/* Are the first lines of a text those of a table of answers: a heading whose cells are all words for columns, or such a word and then values? No
 * tree is known yet. Memory is the arena's of *s. */
bool begins_table(Submissions *s, const char *text, size_t length);
/* False: no memory. */
bool table_row_add(Table *t, const Row *row);
/* Add the rows that follow the heading at line i; their number. */
size_t rows_take(Table *t, const Submission *one, size_t i, char parting);
