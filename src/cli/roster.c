/* roster.c - the students of a class from a CSV file, each with a short code: A01, A02 ... A99, B01 ... */
#include "cli/roster.h"
#include "os/source.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { STUDENTS_MOST = 1000, CODES_PER_LETTER = 99 };

void code_of(size_t index, char code[CODE_SIZE])
{
    (void)snprintf(code, CODE_SIZE, "%c%02zu", (char)('A' + index / CODES_PER_LETTER % 26),
                   index % CODES_PER_LETTER + 1);
}

/* What a platform, or a person, calls the column with the names. */
static bool is_heading(const char *cell)
{
    static const char *const words[] = {"name", "student", "full name", "student name"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcasecmp(cell, words[i]) == 0)
            return true;
    return false;
}

/* Without a heading, names are in the first column, from the first line on. */
static int name_column(char *text)
{
    char *copy = strdup(text), *at = copy, *cell;
    bool last = false;
    int found = -1;
    for (int column = 0; copy != NULL && !last && (cell = csv_cell(&at, &last)) != NULL; column++)
        if (found < 0 && is_heading(cell))
            found = column;
    free(copy);
    return found;
}

static bool student_add(Roster *roster, const char *name, const char *file, PlycutError *error)
{
    if (roster->count == STUDENTS_MOST)
        return plycut_fail_at(error, PLYCUT_E_LIMIT, file, 0, 0, NULL, "has more than %d students",
                              STUDENTS_MOST);
    if (!PLYCUT_ROOM(roster->names, roster->room, roster->count, 1))
        return plycut_no_memory(error);
    roster->names[roster->count++] = name;
    return true;
}

static bool students_read(Roster *roster, const char *file, PlycutError *error)
{
    char *at = roster->text, *cell;
    if (strncmp(at, "\xef\xbb\xbf", 3) == 0)
        at += 3;
    const int heading = name_column(at), names = heading < 0 ? 0 : heading;
    bool head = heading >= 0, last = true, added = true;
    for (int column = 0; added && (cell = csv_cell(&at, &last)) != NULL; column++) {
        cell += strspn(cell, " \t");
        if (!head && column == names && cell[0] != '\0') {
            plycut_make_printable(cell);
            added = student_add(roster, cell, file, error);
        }
        if (last) {
            head = false;
            column = -1;
        }
    }
    return added && (roster->count > 0 ||
                     plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, NULL,
                                    "names no student: expected a name on each line, or a column "
                                    "'name'"));
}

bool roster_read(Roster *roster, const char *file, PlycutError *error)
{
    size_t length;
    FileSource *source = file_source_open(file, error);
    if (source != NULL)
        roster->text = file_source_text(source, &length, error);
    file_source_close(source);
    return roster->text != NULL && students_read(roster, file, error);
}

void roster_free(Roster *roster)
{
    free(roster->names);
    free(roster->text);
    *roster = (Roster){0};
}
