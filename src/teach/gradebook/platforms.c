/* Who handed a file in, by the name that a learning platform gave it. */
#include <plycut/grade.h>

#include <string.h>
#include <strings.h>

/* ---- Lists of students ------------------------------------------------------------------------ */

PlycutRosterColumn plycut_roster_column(const char *heading)
{
    static const struct {
        PlycutRosterColumn column;
        const char *heading;
    } COLUMNS[] = {
#define ROSTER(column, heading) {PLYCUT_ROSTER_##column, heading},
#include "gradebook/platforms.def"
    };
    for (size_t i = 0; i < sizeof COLUMNS / sizeof *COLUMNS; i++)
        if (strcasecmp(heading, COLUMNS[i].heading) == 0)
            return COLUMNS[i].column;
    return PLYCUT_ROSTER_OTHER;
}

PlycutWorksheetColumn plycut_worksheet_column(const char *heading)
{
    static const struct {
        PlycutWorksheetColumn column;
        const char *heading;
    } COLUMNS[] = {
#define WORKSHEET(column, heading) {PLYCUT_WORKSHEET_##column, heading},
#include "gradebook/platforms.def"
    };
    for (size_t i = 0; i < sizeof COLUMNS / sizeof *COLUMNS; i++)
        if (strcasecmp(heading, COLUMNS[i].heading) == 0)
            return COLUMNS[i].column;
    return PLYCUT_WORKSHEET_OTHER;
}

bool plycut_is_no_student(const char *cell)
{
    static const char *const TEXTS[] = {
#define NO_STUDENT(text) text,
#include "gradebook/platforms.def"
    };
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (strncasecmp(cell, TEXTS[i], strlen(TEXTS[i])) == 0)
            return true;
    return false;
}

bool plycut_is_staff(const char *role)
{
    static const char *const ROLES[] = {
#define STAFF(role) role,
#include "gradebook/platforms.def"
    };
    for (size_t i = 0; i < sizeof ROLES / sizeof *ROLES; i++)
        if (strcasecmp(role, ROLES[i]) == 0)
            return true;
    return false;
}

bool plycut_is_system_file(const char *name)
{
    static const char *const NAMES[] = {
#define SYSTEM_FILE(name) name,
#include "gradebook/platforms.def"
    };
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (strncasecmp(name, NAMES[i], strlen(NAMES[i])) == 0)
            return true;
    return false;
}

/* ---- Hand-ins --------------------------------------------------------------------------------- */

static const struct {
    PlycutPlatform platform;
    const char *pattern;
} PATTERNS[] = {
#define HANDED_IN(platform, pattern) {PLYCUT_PLATFORM_##platform, pattern},
#include "gradebook/platforms.def"
};

static bool hand_in_fits(const char *pattern, const char *text, size_t length, PlycutHandIn *who);

/* A name ends as early as the rest of the pattern allows. */
static bool name_fits(const char *rest, const char *text, size_t length, bool two,
                      PlycutHandIn *who)
{
    for (size_t end = 1; end <= length && text[end - 1] != '/'; end++)
        if ((!two || memchr(text, '_', end) != NULL) &&
            hand_in_fits(rest, text + end, length - end, who)) {
            who->name = text;
            who->name_length = end;
            return true;
        }
    return false;
}

/* What comes before the rest of the pattern, as long as it can be. */
static bool before_fits(const char *rest, const char *text, size_t length, PlycutHandIn *who)
{
    for (size_t end = length; end > 0; end--)
        if (hand_in_fits(rest, text + end, length - end, who))
            return true;
    return false;
}

/* A word of letters and digits: the student's name, or what stands for it. */
static bool word_fits(const char *rest, const char *text, size_t length, bool anonymous,
                      PlycutHandIn *who)
{
    size_t end = 0;
    while (end < length && text[end] != '_')
        end++;
    if (end == 0 || !hand_in_fits(rest, text + end, length - end, who))
        return false;
    who->name = text;
    who->name_length = end;
    if (anonymous) {
        who->id = text;
        who->id_length = end;
    }
    return true;
}

static bool number_fits(const char *pattern, const char *text, size_t length, PlycutHandIn *who)
{
    const size_t least = pattern[1] == 'l' ? 3 : 1;
    size_t digits = 0;
    while (digits < length && text[digits] >= '0' && text[digits] <= '9')
        digits++;
    if (digits < least || !hand_in_fits(pattern + 2, text + digits, length - digits, who))
        return false;
    if (pattern[1] != 'd') { /* the first number is set last */
        who->id = text;
        who->id_length = digits;
    }
    return true;
}

static bool hand_in_fits(const char *pattern, const char *text, size_t length, PlycutHandIn *who)
{
    for (; *pattern != '\0' && *pattern != '%'; pattern++, text++, length--)
        if (length == 0 || *pattern != *text)
            return false;
    return *pattern == '\0'    ? length == 0
           : pattern[1] == '*' ? true
           : pattern[1] == 'n' || pattern[1] == 'f'
               ? name_fits(pattern + 2, text, length, pattern[1] == 'f', who)
           : pattern[1] == 'p' ? before_fits(pattern + 2, text, length, who)
           : pattern[1] == 'u' || pattern[1] == 'w'
               ? word_fits(pattern + 2, text, length, pattern[1] == 'w', who)
               : number_fits(pattern, text, length, who);
}

PlycutHandIn plycut_hand_in(const char *text, size_t length)
{
    const char *slash = memchr(text, '/', length);
    const size_t folder = slash != NULL ? (size_t)(slash - text) : length;
    for (size_t i = 0; i < sizeof PATTERNS / sizeof *PATTERNS; i++) {
        const bool path = strchr(PATTERNS[i].pattern, '/') != NULL;
        PlycutHandIn who = {
            .platform = PATTERNS[i].platform, .name = text, .name_length = folder, .id = ""};
        if (hand_in_fits(PATTERNS[i].pattern, text, path ? length : folder, &who))
            return who;
    }
    return (PlycutHandIn){.name = text, .name_length = folder, .id = ""};
}
