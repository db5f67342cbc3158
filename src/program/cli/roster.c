/* roster.c - the students of a class from a CSV file, each with a short code: A01, A02 ... A99, B01 ... */
#include "cli/variant.h"
#include "os/source.h"
#include "os/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { STUDENTS_MOST = 1000, CODES_PER_LETTER = 99, LETTERS = 26 };

/* ---- Codes ----------------------------------------------------------------------------------- */

char *code_of(size_t index, PlycutError *error)
{
    if (index >= (size_t)LETTERS * CODES_PER_LETTER) {
        plycut_fail(error, PLYCUT_E_LIMIT, "the last code is Z99: begin with an earlier one");
        return NULL;
    }
    return text_format(error, "%c%02zu", (char)('A' + index / CODES_PER_LETTER),
                       index % CODES_PER_LETTER + 1);
}

static void quoted_put(PlycutOut *out, const char *text)
{
    plycut_out_text(out, ",\"");
    for (; *text != '\0'; text++)
        plycut_out_format(out, *text == '"' ? "\"%c" : "%c", *text);
    plycut_out_char(out, '"');
}

void roster_line_put(PlycutOut *out, bool first, const char *code, const char *student,
                     const char *id)
{
    const char *heading = id != NULL ? "code,student,id\n" : "code,student\n";
    plycut_out_format(out, "%s%s", first ? heading : "", code);
    quoted_put(out, student);
    if (id != NULL)
        quoted_put(out, id);
    plycut_out_char(out, '\n');
}

bool code_parse(const char *text, size_t *index, PlycutError *error)
{
    const int letter = toupper((unsigned char)text[0]);
    const bool fits = letter >= 'A' && letter <= 'Z' && isdigit((unsigned char)text[1]) &&
                      isdigit((unsigned char)text[2]) && text[3] == '\0' &&
                      strcmp(text + 1, "00") != 0;
    if (fits)
        *index = (size_t)(letter - 'A') * CODES_PER_LETTER + strtoul(text + 1, NULL, 10) - 1;
    return fits ||
           plycut_fail(error, PLYCUT_E_USAGE, "expected a code such as B07, not '%s'", text);
}

/* ---- Students -------------------------------------------------------------------------------- */

/* In which column each thing is; -1: in none. */
typedef struct Columns {
    int of[PLYCUT_ROSTER_COLUMNS];
} Columns;

/* Does the line have a heading for names? Of two columns of one kind, such as Canvas's two ids, the first counts. */
static bool columns_of(Columns *columns, char *const cells[CSV_CELLS], size_t count)
{
    for (size_t k = 0; k < PLYCUT_ROSTER_COLUMNS; k++)
        columns->of[k] = -1;
    for (size_t i = 0; i < count; i++) {
        const PlycutRosterColumn column = plycut_roster_column(cells[i]);
        if (columns->of[column] < 0)
            columns->of[column] = (int)i;
    }
    return columns->of[PLYCUT_ROSTER_NAME] >= 0 || columns->of[PLYCUT_ROSTER_FIRST] >= 0 ||
           columns->of[PLYCUT_ROSTER_LAST] >= 0;
}

static const char *roster_cell(const Columns *columns, PlycutRosterColumn column,
                               char *const cells[CSV_CELLS], size_t count)
{
    const char *cell = csv_at(cells, count, columns->of[column]);
    return cell + strspn(cell, " \t");
}

static bool student_add(Roster *roster, const char *first, const char *last, const char *id,
                        const char *file, PlycutError *error)
{
    if (roster->count == STUDENTS_MOST)
        return plycut_fail_at(error, PLYCUT_E_LIMIT, file, 0, 0, NULL,
                              "has more than %d students: divide it, and give the second part "
                              "--codes-from",
                              STUDENTS_MOST);
    if (!PLYCUT_ROOM(roster->students, roster->room, roster->count, 1))
        return plycut_no_memory(error);
    Student student = {
        text_format(error, "%s%s%s", first, *first != '\0' && *last != '\0' ? " " : "", last), id};
    if (student.name == NULL)
        return false;
    plycut_make_printable(student.name);
    roster->students[roster->count++] = student;
    return true;
}

static bool roster_row_add(Roster *roster, const Columns *columns, char *const cells[CSV_CELLS],
                           size_t count, const char *file, PlycutError *error)
{
    const char *name = roster_cell(columns, PLYCUT_ROSTER_NAME, cells, count),
               *first = roster_cell(columns, PLYCUT_ROSTER_FIRST, cells, count),
               *last = roster_cell(columns, PLYCUT_ROSTER_LAST, cells, count),
               *id = roster_cell(columns, PLYCUT_ROSTER_ID, cells, count);
    const bool whole = columns->of[PLYCUT_ROSTER_NAME] >= 0;
    for (size_t i = 0; i < count && i < 2; i++)
        if (plycut_is_no_student(cells[i] + strspn(cells[i], " \t")))
            return true;
    if (plycut_is_staff(roster_cell(columns, PLYCUT_ROSTER_ROLE, cells, count)))
        return true;
    if (whole ? *name == '\0' : *first == '\0' && *last == '\0')
        return true;
    roster->has_ids |= *id != '\0';
    return student_add(roster, whole ? "" : first, whole ? name : last, id, file, error);
}

/* Without a heading, names are in the first column, from the first line on. */
static bool students_read(Roster *roster, const char *file, PlycutError *error)
{
    static const char MARK[] = "\xef\xbb\xbf";
    char *at = roster->text, *cells[CSV_CELLS];
    at += strncmp(at, MARK, strlen(MARK)) == 0 ? strlen(MARK) : 0;
    const char separator = csv_separator(at);
    size_t count = csv_line_by(&at, separator, cells);
    Columns columns;
    if (columns_of(&columns, cells, count))
        count = csv_line_by(&at, separator, cells);
    else if (columns.of[PLYCUT_ROSTER_ID] >= 0 || columns.of[PLYCUT_ROSTER_ROLE] >= 0)
        return plycut_fail_at(error, PLYCUT_E_INPUT, file, 1, 0, NULL,
                              "has headings, but none for names: call a column 'name'");
    else
        columns.of[PLYCUT_ROSTER_NAME] = 0;
    for (; count > 0; count = csv_line_by(&at, separator, cells))
        if (!roster_row_add(roster, &columns, cells, count, file, error))
            return false;
    return roster->count > 0 ||
           plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, NULL,
                          "names no student: expected a name on each line, or a column 'name'");
}

bool roster_read(Roster *roster, const char *file, PlycutError *error)
{
    size_t length;
    roster->text = file_text(file, &length, error);
    return roster->text != NULL && students_read(roster, file, error);
}

void roster_free(Roster *roster)
{
    for (size_t i = 0; i < roster->count; i++)
        free(roster->students[i].name);
    free(roster->students);
    free(roster->text);
    *roster = (Roster){0};
}
