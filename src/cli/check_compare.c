/* check_compare.c - plycut check --compare: whose points differ from those of an earlier gradebook (plycut check -f csv). */
#include "cli/check.h"
#include "cli/say.h"
#include "os/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A gradebook's text; the cells are cut out of it in place. */
typedef struct OldBook {
    char *text, *at;
    int file, student, points; /* the numbers of its columns; -1: missing */
} OldBook;

/* Take a line's cells of the three columns. False at the end. */
static bool line_take(OldBook *book, char *cells[3])
{
    bool last = false;
    cells[0] = cells[1] = cells[2] = "";
    for (int column = 0; !last; column++) {
        char *cell = csv_cell(&book->at, &last);
        if (cell == NULL)
            return column > 0;
        if (column == book->file)
            cells[0] = cell;
        if (column == book->student)
            cells[1] = cell;
        if (column == book->points)
            cells[2] = cell;
    }
    return true;
}

static bool head_take(OldBook *book, const char *name, PlycutError *error)
{
    bool last = false;
    book->file = book->student = book->points = -1;
    for (int column = 0; !last; column++) {
        const char *cell = csv_cell(&book->at, &last);
        if (cell == NULL)
            break;
        if (strcmp(cell, "file") == 0)
            book->file = column;
        if (strcmp(cell, "student") == 0)
            book->student = column;
        if (strcmp(cell, "points") == 0)
            book->points = column;
    }
    return (book->file >= 0 && book->student >= 0 && book->points >= 0) ||
           plycut_fail_at(error, PLYCUT_E_INPUT, name, 1, 0, NULL,
                          "is not a gradebook of 'plycut check -f csv': its first line has no "
                          "columns file, student and points");
}

typedef struct Compared {
    const Options *options;
    const PlycutGrades *grades;
    bool *met; /* which grades are in the old book */
    PlycutOut *out;
    size_t changed;
} Compared;

/* The grade of the same file and student, the next one if there are several. */
static size_t grade_like(const Compared *c, const char *file, const char *student)
{
    size_t i = 0;
    while (i < c->grades->count && (c->met[i] || strcmp(c->grades->items[i].file, file) != 0 ||
                                    strcmp(c->grades->items[i].student, student) != 0))
        i++;
    return i;
}

static void compare_say(Compared *c, Saying line, const char *file, const char *student, double old,
                        double points)
{
    char before[PLYCUT_NUMBER_SIZE], after[PLYCUT_NUMBER_SIZE];
    plycut_number_text(old, before);
    plycut_number_text(points, after);
    c->changed++;
    say(c->out, line,
        TERMS(TEXT(file, file), TEXT(student, student), TEXT(old, before), TEXT(points, after)));
}

static void compare_line(Compared *c, char *cells[3])
{
    double old = 0, most, points;
    (void)plycut_number_parse(cells[2], strlen(cells[2]), false, &old);
    const size_t i = grade_like(c, cells[0], cells[1]);
    if (i == c->grades->count) {
        compare_say(c, SAY_COMPARED_GONE, cells[0], cells[1], old, 0);
        return;
    }
    c->met[i] = true;
    points = plycut_grade_points(&c->grades->items[i], &c->options->report, &most);
    if (fabs(points - old) > 1e-9)
        compare_say(c, SAY_COMPARED, cells[0], cells[1], old, points);
}

static void compare_new(Compared *c)
{
    for (size_t i = 0; i < c->grades->count; i++) {
        const PlycutGrade *grade = &c->grades->items[i];
        double most;
        if (!c->met[i])
            compare_say(c, SAY_COMPARED_NEW, grade->file, grade->student, 0,
                        plycut_grade_points(grade, &c->options->report, &most));
    }
}

bool grades_compare(const Options *options, const PlycutGrades *grades, PlycutOut *out,
                    PlycutError *error)
{
    size_t length;
    FileSource *source = file_source_open(options->compare, error);
    OldBook book = {.text = source != NULL ? file_source_text(source, &length, error) : NULL};
    Compared c = {.options = options, .grades = grades, .out = out};
    file_source_close(source);
    if (book.text == NULL)
        return false;
    book.at = book.text;
    c.met = calloc(grades->count + 1, sizeof *c.met);
    bool read = c.met != NULL ? head_take(&book, options->compare, error) : plycut_no_memory(error);
    char *cells[3];
    while (read && line_take(&book, cells))
        compare_line(&c, cells);
    if (read) {
        compare_new(&c);
        say(out, SAY_COMPARED_SUM, TERMS(COUNT(count, c.changed)));
    }
    free(c.met);
    free(book.text);
    return read;
}
