/* check_compare.c - plycut check --compare: whose points differ from those of an earlier gradebook (plycut check -f
 * csv). */
#include "cli/check/check.h"
#include "say/say.h"
#include "os/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A gradebook's text, whose cells are cut out of it in place, and the numbers of its columns. */
enum { OLD_FILE, OLD_STUDENT, OLD_POINTS, OLD_COLUMNS };
typedef struct OldBook {
    char *text, *at;
    int columns[OLD_COLUMNS];
} OldBook;

static bool head_take(OldBook *book, const char *name, PlycutError *error)
{
    static const char *const names[OLD_COLUMNS] = {"file", "student", "points"};
    char *cells[CSV_CELLS];
    const size_t count = csv_line(&book->at, cells);
    bool found = true;
    for (int i = 0; i < OLD_COLUMNS; i++) {
        book->columns[i] =
            plycut_name_index(names[i], PLYCUT_WORDS((const char *const *)cells, count));
        found &= book->columns[i] >= 0;
    }
    return found || plycut_fail_at(error, PLYCUT_E_INPUT, name, 1, 0, NULL,
                                   "is not a gradebook of 'plycut check -f csv': its first line "
                                   "has no columns file, student and points");
}

typedef struct Compared {
    const PlycutReport *report;
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

static void compare_line(Compared *c, const OldBook *book, char *cells[CSV_CELLS], size_t count)
{
    double old = 0;
    const char *text[OLD_COLUMNS];
    for (int i = 0; i < OLD_COLUMNS; i++)
        text[i] = csv_at(cells, count, book->columns[i]);
    (void)plycut_number_parse(text[OLD_POINTS], strlen(text[OLD_POINTS]), false, &old);
    const size_t i = grade_like(c, text[OLD_FILE], text[OLD_STUDENT]);
    if (i == c->grades->count) {
        compare_say(c, SAY_COMPARED_GONE, text[OLD_FILE], text[OLD_STUDENT], old, 0);
        return;
    }
    c->met[i] = true;
    const double points = plycut_grade_points(&c->grades->items[i], c->report);
    if (fabs(points - old) > 1e-9)
        compare_say(c, SAY_COMPARED, text[OLD_FILE], text[OLD_STUDENT], old, points);
}

static void compare_new(Compared *c)
{
    for (size_t i = 0; i < c->grades->count; i++) {
        const PlycutGrade *grade = &c->grades->items[i];
        if (!c->met[i])
            compare_say(c, SAY_COMPARED_NEW, grade->file, grade->student, 0,
                        plycut_grade_points(grade, c->report));
    }
}

bool grades_compare(const char *earlier, const PlycutReport *report, const PlycutGrades *grades,
                    PlycutOut *out, PlycutError *error)
{
    size_t length, count;
    OldBook book = {.text = file_text(earlier, &length, error)};
    Compared c = {.report = report, .grades = grades, .out = out};
    if (book.text == NULL)
        return false;
    book.at = book.text;
    c.met = calloc(grades->count + 1, sizeof *c.met);
    bool read = c.met != NULL ? head_take(&book, earlier, error) : plycut_no_memory(error);
    char *cells[CSV_CELLS];
    while (read && (count = csv_line(&book.at, cells)) > 0)
        compare_line(&c, &book, cells, count);
    if (read) {
        compare_new(&c);
        say(out, SAY_COMPARED_SUM, TERMS(COUNT(count, c.changed)));
    }
    free(c.met);
    free(book.text);
    return read;
}
