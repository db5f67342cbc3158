/* line_reader.h - lines of answers being read (lines.c): what a piece of a line says (line_pieces.c), and the entry that a label and a text are
 * where they stand (line_entries.c). */
#pragma once

#include "answers/read.h"

/* The lines being read. */
typedef struct LineReader {
    Submissions *s;
    const TreeIndex *index; /* NULL: the first time */
    Submission *again;      /* what the lines of the second time belong to; NULL: the first time */
    const char *begin;      /* the part of the line that belongs to the current submission */
    Submission before;      /* lines before the first submission */
    Spot spot;
    bool prose;       /* the line was made from a sentence */
    int number;       /* at the beginning of the line, or 0 */
    const char *open; /* the label of an answer that is blank so far, or NULL */
    const char *
        heading; /* the label of a blank answer, or another label, with nothing behind it, or NULL: the rows below it are about it */
    long heading_line; /* the last line of these rows so far */
    bool list_of_rows; /* its list is made of such rows, "C: 4, 6" */
    const char *nodes; /* the last label of answers about nodes alone, such as "windows", or NULL */
    const char *
        row; /* the only node whose row the line is so far, "B: 3, ..."; NULL: it is about none, or several */
    bool verb;        /* it is between the label and the text that are being added */
    bool rows, stops; /* it is about several; about a cutoff */
    Entry *list;      /* the answer that began below it; valid until the next entry */
    bool wrapped;     /* it began after its label, and its last line so far ends with a comma */
} LineReader;

/* ---- lines.c: false, NULL: no memory ----------------------------------------------------------- */

/* The submission that a line belongs to; before the first "student:" it has no name. */
Submission *line_submission(LineReader *r);
bool line_add_entry(LineReader *r, const Entry *entry);
/* Keep a part of the line with the submission that there is, or for the one that comes. */
bool line_keep(LineReader *r, const char *text);
/* "student: NAME" at a place of the line: what is before it belongs to the student before. */
bool line_begin_student(LineReader *r, const char *name);

/* ---- line_entries.c: false: an error ----------------------------------------------------------- */

/* A line that is no answer in any form. */
bool line_add_formless(LineReader *r, const char *line);
/* The next line makes an entry unread. */
void line_unsettle(LineReader *r, Entry *entry, const char *why);
/* A row of a table that is not clear (table.h). */
bool line_add_table_row(LineReader *r, const char *row);
/* A blank answer: none, or a list on the lines below. */
bool line_open_answer(LineReader *r, const char *label);
/* One more element of the list below its label. Longer lists are on one line. */
bool line_list_goes_on(LineReader *r, const char *more);
/* The list that a line of nodes goes on with, or NULL. */
Entry *line_list_before(LineReader *r, const char *text);
/* A text without a label: it goes on with the list before, or is no answer. */
bool line_add_without_form(LineReader *r, const char *text);
/* The answer that a label and a text are, below what is above them and beside what is before them. bare: no sign is between the two. */
bool line_add_labelled(LineReader *r, const char *label, const char *text, bool bare);

/* ---- line_pieces.c: false: an error ------------------------------------------------------------ */

/* The answers of a line, or of the rest of one. */
bool line_add_pieces(LineReader *r, const char *line);
