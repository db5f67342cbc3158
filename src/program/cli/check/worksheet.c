/* worksheet.c - Moodle's own grading worksheet, filled: the grade and the comment of each student who handed something in. All
 * other cells, and the rows of other students, stay as they are. */
#include "cli/check/check.h"
#include "os/source.h"
#include "os/terminal.h"
#include "os/text.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Worksheet {
    const char *file;
    const PlycutReport *report;
    const PlycutGrades *grades;
    PlycutOut *out;
    char separator;
    int columns[PLYCUT_WORKSHEET_COLUMNS]; /* -1: there is none */
    size_t filled;
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

static const PlycutGrade *grade_with(const Worksheet *w, const char *id)
{
    for (size_t i = 0; *id != '\0' && i < w->grades->count; i++) {
        const PlycutGrade *grade = &w->grades->items[i];
        if (grade->platform == PLYCUT_PLATFORM_MOODLE && strcmp(grade->id, id) == 0 &&
            plycut_gradebook_takes(w->grades, i))
            return grade;
    }
    return NULL;
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

/* Moodle refuses grades above its maximum, and takes others as they are. */
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
            grade_cell_put(w, grade, csv_at(cells, count, w->columns[PLYCUT_WORKSHEET_MOST]));
        else if (grade != NULL && (int)i == w->columns[PLYCUT_WORKSHEET_COMMENTS])
            made = comment_put(w, grade, error);
        else
            cell_put(w, cells[i]);
    }
    plycut_out_text(w->out, "\r\n");
    return made;
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool worksheet_columns(Worksheet *w, char *const cells[CSV_CELLS], size_t count,
                              PlycutError *error)
{
    for (size_t k = 0; k < PLYCUT_WORKSHEET_COLUMNS; k++)
        w->columns[k] = -1;
    for (size_t i = 0; i < count; i++) {
        const PlycutWorksheetColumn column = plycut_worksheet_column(cells[i]);
        if (w->columns[column] < 0)
            w->columns[column] = (int)i;
    }
    return w->columns[PLYCUT_WORKSHEET_GRADE] > 0 ||
           plycut_fail_at(error, PLYCUT_E_INPUT, w->file, 1, 0, NULL,
                          "expected Moodle's grading worksheet, with a column 'Grade' (download it "
                          "from the assignment, with offline grading worksheets enabled)");
}

bool worksheet_fill(const char *file, const PlycutReport *report, const PlycutGrades *grades,
                    PlycutOut *out, PlycutError *error)
{
    static const char MARK[] = "\xef\xbb\xbf";
    size_t length, count;
    char *text = file_text(file, &length, error), *at = text, *cells[CSV_CELLS];
    Worksheet w = {.file = file, .report = report, .grades = grades, .out = out};
    bool done = text != NULL;
    if (done && strncmp(at, MARK, strlen(MARK)) == 0) {
        plycut_out_text(out, MARK);
        at += strlen(MARK);
    }
    w.separator = done ? csv_separator(at) : ',';
    count = done ? csv_line_by(&at, w.separator, cells) : 0;
    done = done && worksheet_columns(&w, cells, count, error) &&
           worksheet_row_put(&w, cells, count, NULL, error);
    while (done && (count = csv_line_by(&at, w.separator, cells)) > 0) {
        const PlycutGrade *grade = grade_with(&w, number_at_end(cells[0]));
        if (grade != NULL)
            compare_most(&w, grade, csv_at(cells, count, w.columns[PLYCUT_WORKSHEET_MOST]));
        w.filled += grade != NULL;
        done = worksheet_row_put(&w, cells, count, grade, error);
    }
    if (done)
        message(TALK_NOTE, "%s: filled %zu %s", file, w.filled, w.filled == 1 ? "row" : "rows");
    free(text);
    return done;
}
