/* worksheet.c - a platform's own file, filled: Moodle's grading worksheet with the grade and the comment of each student who
 * handed something in, Canvas's gradebook with the grade. All other cells, and all other rows, stay as they are: of students who
 * handed nothing in, or something that a person has to look at, of the points possible, of Canvas's test student. */
#include "cli/check/check.h"
#include "os/source.h"
#include "os/terminal.h"
#include "os/text.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Worksheet {
    const char *file, *column; /* which column has the assignment's grade, or NULL */
    const PlycutReport *report;
    const PlycutGrades *grades;
    PlycutOut *out;
    char separator;
    PlycutPlatform platform;
    int id;                                /* the column that says whose row it is */
    int columns[PLYCUT_WORKSHEET_COLUMNS]; /* -1: there is none */
    char most[PLYCUT_NUMBER_SIZE];         /* Canvas: the points possible, from their row */
    bool *has_row;                         /* which of the grades have a row */
    size_t filled, left;
    bool warned;
} Worksheet;

/* "Participant 4711", in any language: the number at its end. */
static const char *number_at_end(const char *identifier)
{
    const char *end = identifier + strlen(identifier);
    while (end > identifier && isdigit((unsigned char)end[-1]))
        end--;
    return end;
}

/* Is the grade that of the row? Of a group, one sheet counts for all, and a number is the group's, which may be a student's, too. */
static bool is_of_row(const Worksheet *w, const PlycutGrade *grade, char *const cells[CSV_CELLS],
                      size_t count)
{
    const char *id = number_at_end(csv_at(cells, count, w->id));
    if (grade->platform != w->platform)
        return false;
    return w->columns[PLYCUT_WORKSHEET_TEAM] >= 0
               ? strcmp(grade->name, csv_at(cells, count, w->columns[PLYCUT_WORKSHEET_TEAM])) == 0
               : *id != '\0' && strcmp(grade->id, id) == 0;
}

/* Canvas's mark for a student who is excused from an assignment. */
static bool is_excused(const Worksheet *w, char *const cells[CSV_CELLS], size_t count)
{
    return w->platform == PLYCUT_PLATFORM_CANVAS &&
           strcmp(csv_at(cells, count, w->columns[PLYCUT_WORKSHEET_GRADE]), "EX") == 0;
}

/* The grade for a row. A hand-in that could not be graded is no zero: the row stays, for a person. */
static const PlycutGrade *grade_for_row(Worksheet *w, char *const cells[CSV_CELLS], size_t count)
{
    for (size_t i = 0; i < w->grades->count; i++) {
        const PlycutGrade *grade = &w->grades->items[i];
        if (!is_of_row(w, grade, cells, count) || !plycut_gradebook_takes(w->grades, i))
            continue;
        const bool graded = grade->problem[0] == '\0';
        w->has_row[i] = true;
        if (is_excused(w, cells, count))
            return NULL;
        w->filled += graded;
        w->left += !graded;
        return graded ? grade : NULL;
    }
    return NULL;
}

/* Otherwise grades would be lost without a word: of files that are not named as the platform names them, and of students who are not in
 * the worksheet. */
static void tell_rows_filled(const Worksheet *w)
{
    const char *first = NULL;
    size_t lost = 0;
    for (size_t i = 0; i < w->grades->count; i++) {
        const PlycutGrade *grade = &w->grades->items[i];
        if (w->has_row[i] || grade->problem[0] != '\0' || !plycut_gradebook_takes(w->grades, i))
            continue;
        first = lost++ == 0 ? grade->file : first;
    }
    message(TALK_NOTE, "%s: filled %zu %s", w->file, w->filled, w->filled == 1 ? "row" : "rows");
    if (w->left > 0)
        message(TALK_ALWAYS, "%s: left %zu %s to you: what was handed in could not be graded",
                w->file, w->left, w->left == 1 ? "row" : "rows");
    if (lost > 0)
        message(
            TALK_ALWAYS,
            "%s: no row for %zu of %zu submissions, because the student is not in it, or the file "
            "is not named as the platform names it, such as %s",
            w->file, lost, w->grades->count, first);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void cell_put(const Worksheet *w, const char *text)
{
    plycut_out_char(w->out, '"');
    for (; *text != '\0'; text++)
        plycut_out_format(w->out, *text == '"' ? "\"%c" : "%c", *text);
    plycut_out_char(w->out, '"');
}

/* A number is written with the decimal point that the worksheet has. */
static void grade_cell_put(const Worksheet *w, const PlycutGrade *grade, const char *most)
{
    char number[PLYCUT_NUMBER_SIZE];
    (void)plycut_number_text(plycut_grade_points(grade, w->report), number);
    char *point = strchr(number, '.');
    if (point != NULL && strchr(most, ',') != NULL)
        *point = ',';
    cell_put(w, number);
}

static bool comment_put(const Worksheet *w, const PlycutGrade *grade, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    const bool made = plycut_feedback_comment(grade, w->report, &out) && plycut_out_flush(&out) &&
                      plycut_text_write(&text, "", 1);
    if (made)
        cell_put(w, text.bytes);
    plycut_text_free(&text);
    return made || plycut_no_memory(error);
}

/* The greatest grade of a row: of a column, or of the row of points possible. */
static const char *greatest_grade(const Worksheet *w, char *const cells[CSV_CELLS], size_t count)
{
    const char *cell = csv_at(cells, count, w->columns[PLYCUT_WORKSHEET_MOST]);
    return w->platform == PLYCUT_PLATFORM_CANVAS ? w->most : cell;
}

/* Moodle refuses grades above its maximum, and both platforms take others as they are. */
static void compare_most(Worksheet *w, const PlycutGrade *grade, const char *cell)
{
    const double most = plycut_grade_most(grade, w->report), theirs = strtod(cell, NULL);
    if (*cell == '\0' || fabs(theirs - most) < 1e-6 || w->warned)
        return;
    w->warned = true;
    message(
        TALK_ALWAYS,
        "%s: the maximum grade is %s, and the exercise has %g points: --out-of %g makes them equal",
        w->file, cell, most, theirs);
}

static bool worksheet_row_put(Worksheet *w, char *const cells[CSV_CELLS], size_t count,
                              const PlycutGrade *grade, PlycutError *error)
{
    bool made = true;
    for (size_t i = 0; made && i < count; i++) {
        if (i > 0)
            plycut_out_char(w->out, w->separator);
        if (grade != NULL && (int)i == w->columns[PLYCUT_WORKSHEET_GRADE])
            grade_cell_put(w, grade, greatest_grade(w, cells, count));
        else if (grade != NULL && (int)i == w->columns[PLYCUT_WORKSHEET_COMMENTS])
            made = comment_put(w, grade, error);
        else
            cell_put(w, cells[i]);
    }
    plycut_out_text(w->out, "\r\n");
    return made;
}

/* ---- Reading --------------------------------------------------------------------------------- */

static void columns_find(Worksheet *w, char *const cells[CSV_CELLS], size_t count)
{
    for (size_t k = 0; k < PLYCUT_WORKSHEET_COLUMNS; k++)
        w->columns[k] = -1;
    for (size_t i = 0; i < count; i++) {
        const PlycutWorksheetColumn column = plycut_worksheet_column(cells[i]);
        if (w->columns[column] < 0)
            w->columns[column] = (int)i;
    }
}

/* "Exercise 3 (12345)": Canvas writes the assignment's number behind its name. */
static bool is_assignment(const char *heading)
{
    const char *open = strrchr(heading, '(');
    const size_t digits = open != NULL ? strspn(open + 1, "0123456789") : 0;
    return digits > 0 && strcmp(open + 1 + digits, ")") == 0;
}

/* Is the assignment the one that is asked for: by its name, with the number or without? */
static bool is_asked(const Worksheet *w, const char *heading)
{
    const size_t length = w->column != NULL ? strlen(w->column) : 0;
    return w->column == NULL || strcmp(heading, w->column) == 0 ||
           (strncmp(heading, w->column, length) == 0 && strncmp(heading + length, " (", 2) == 0);
}

/* The headings of all assignments, for a message. */
static bool assignment_refuse(const Worksheet *w, char *const cells[CSV_CELLS], size_t count,
                              PlycutError *error)
{
    PlycutText names = {0};
    for (size_t i = 1; i < count; i++)
        if (is_assignment(cells[i])) {
            plycut_text_write(&names, ", ", names.length > 0 ? 2 : 0);
            plycut_text_write(&names, cells[i], strlen(cells[i]));
        }
    if (plycut_text_write(&names, "", 1))
        plycut_fail_at(error, PLYCUT_E_INPUT, w->file, 1, 0, NULL,
                       "which assignment? Name it with --column (choose from: %s)",
                       names.length > 1 ? names.bytes
                                        : "the gradebook has no column such as 'Exercise 3 (772)'");
    else
        plycut_no_memory(error);
    plycut_text_free(&names);
    return false;
}

/* Canvas's gradebook begins with the students' names, and has a column for each assignment. */
static bool canvas_columns(Worksheet *w, char *const cells[CSV_CELLS], size_t count,
                           PlycutError *error)
{
    size_t fitting = 0;
    w->platform = PLYCUT_PLATFORM_CANVAS;
    w->columns[PLYCUT_WORKSHEET_TEAM] = -1;
    for (size_t i = 1; i < count; i++) {
        if (w->id == 0 && plycut_roster_column(cells[i]) == PLYCUT_ROSTER_ID)
            w->id = (int)i;
        if (is_assignment(cells[i]) && is_asked(w, cells[i])) {
            w->columns[PLYCUT_WORKSHEET_GRADE] = (int)i;
            fitting++;
        }
    }
    return (w->id > 0 && fitting == 1) || assignment_refuse(w, cells, count, error);
}

static bool worksheet_columns(Worksheet *w, char *const cells[CSV_CELLS], size_t count,
                              PlycutError *error)
{
    columns_find(w, cells, count);
    w->platform = PLYCUT_PLATFORM_MOODLE;
    if (w->columns[PLYCUT_WORKSHEET_GRADE] > 0)
        return w->column == NULL ||
               plycut_fail(error, PLYCUT_E_USAGE,
                           "--column is for Canvas's gradebook: Moodle's worksheet has one grade");
    if (count > 1 && plycut_roster_column(cells[0]) == PLYCUT_ROSTER_NAME)
        return canvas_columns(w, cells, count, error);
    return plycut_fail_at(
        error, PLYCUT_E_INPUT, w->file, 1, 0, NULL,
        "expected Moodle's grading worksheet, with a column 'Grade' (download it "
        "from the assignment, with offline grading worksheets enabled), or Canvas's "
        "gradebook, with the columns 'Student' and 'ID' (Grades, Export)");
}

/* Canvas's row of points possible, before the students'. */
static void most_read(Worksheet *w, char *const cells[CSV_CELLS], size_t count)
{
    const char *name = cells[0] + strspn(cells[0], " \t");
    if (w->platform == PLYCUT_PLATFORM_CANVAS && strncmp(name, "Points Possible", 15) == 0)
        (void)snprintf(w->most, sizeof w->most, "%s",
                       csv_at(cells, count, w->columns[PLYCUT_WORKSHEET_GRADE]));
}

bool worksheet_fill(const char *file, const char *column, const PlycutReport *report,
                    const PlycutGrades *grades, PlycutOut *out, PlycutError *error)
{
    static const char MARK[] = "\xef\xbb\xbf";
    size_t length, count;
    char *text = file_text(file, &length, error), *at = text, *cells[CSV_CELLS];
    Worksheet w = {.file = file, .column = column, .report = report, .grades = grades, .out = out};
    w.has_row = calloc(grades->count + 1, sizeof *w.has_row);
    bool done = text != NULL && (w.has_row != NULL || plycut_no_memory(error));
    if (done && strncmp(at, MARK, strlen(MARK)) == 0) {
        plycut_out_text(out, MARK);
        at += strlen(MARK);
    }
    w.separator = done ? csv_separator(at) : ',';
    count = done ? csv_line_by(&at, w.separator, cells) : 0;
    done = done && worksheet_columns(&w, cells, count, error) &&
           worksheet_row_put(&w, cells, count, NULL, error);
    while (done && (count = csv_line_by(&at, w.separator, cells)) > 0) {
        most_read(&w, cells, count);
        const PlycutGrade *grade = grade_for_row(&w, cells, count);
        if (grade != NULL)
            compare_most(&w, grade, greatest_grade(&w, cells, count));
        done = worksheet_row_put(&w, cells, count, grade, error);
    }
    if (done)
        tell_rows_filled(&w);
    free(w.has_row);
    free(text);
    return done;
}
