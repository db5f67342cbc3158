/* roster.c - the students of a class from a CSV file, each with a short code: A01, A02 ... A99, B01 ... */
#include "cli/variant.h"
#include "os/source.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { STUDENTS_MOST = 1000, CODES_PER_LETTER = 99 };

char *code_of(size_t index, PlycutError *error)
{
    return text_format(error, "%c%02zu", (char)('A' + index / CODES_PER_LETTER % 26),
                       index % CODES_PER_LETTER + 1);
}

/* What a platform, or a person, calls the column with the names. -1: there is no such heading. */
static int name_column(char *const cells[CSV_CELLS], size_t count)
{
    static const char *const words[] = {"name", "student", "full name", "student name"};
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < sizeof words / sizeof *words; k++)
            if (strcasecmp(cells[i], words[k]) == 0)
                return (int)i;
    return -1;
}

static bool student_add(Roster *roster, char *name, const char *file, PlycutError *error)
{
    if (roster->count == STUDENTS_MOST)
        return plycut_fail_at(error, PLYCUT_E_LIMIT, file, 0, 0, NULL, "has more than %d students",
                              STUDENTS_MOST);
    if (!PLYCUT_ROOM(roster->names, roster->room, roster->count, 1))
        return plycut_no_memory(error);
    plycut_make_printable(name);
    roster->names[roster->count++] = name;
    return true;
}

/* Without a heading, names are in the first column, from the first line on. */
static bool students_read(Roster *roster, const char *file, PlycutError *error)
{
    static const char MARK[] = "\xef\xbb\xbf";
    char *at = roster->text, *cells[CSV_CELLS];
    at += strncmp(at, MARK, strlen(MARK)) == 0 ? strlen(MARK) : 0;
    size_t count = csv_line(&at, cells), column = 0;
    const int heading = name_column(cells, count);
    if (heading >= 0) {
        column = (size_t)heading;
        count = csv_line(&at, cells);
    }
    for (; count > 0; count = csv_line(&at, cells)) {
        char *name = column < count ? cells[column] + strspn(cells[column], " \t") : NULL;
        if (name != NULL && name[0] != '\0' && !student_add(roster, name, file, error))
            return false;
    }
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
    free(roster->names);
    free(roster->text);
    *roster = (Roster){0};
}
