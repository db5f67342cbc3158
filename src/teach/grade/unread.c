/* Why an answer could not be read, as its student sees it: with the line, and without a path. */
#include "base/utf8.h"
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

/* The place "FILE:2: " that a reason begins with. */
typedef struct Place {
    size_t length;    /* 0: there is none */
    const char *line; /* NULL: it has no number */
    const char *
        name; /* of another file of the sheet, without its folders; NULL: it is the grade's own file */
    size_t name_length;
} Place;

/* "2: ", behind the colon of a place. */
static bool is_line(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && strncmp(text + digits, ": ", 2) == 0;
}

static Place place_behind(const char *reason, const char *number)
{
    const bool line = is_line(number);
    const size_t more = line ? strspn(number, "0123456789") + 2 : strspn(number, " ");
    return (Place){.length = (size_t)(number - reason) + more, .line = line ? number : NULL};
}

static Place place_in_other(const char *reason)
{
    const char *name = reason;
    for (const char *at = reason; *at != '\0' && *at != '\'' && strncmp(at, "; ", 2) != 0; at++) {
        name = *at == '/' ? at + 1 : name;
        if (*at != ':' || !is_line(at + 1) || memchr(name, '.', (size_t)(at - name)) == NULL)
            continue;
        Place place = place_behind(reason, at + 1);
        place.name = name;
        place.name_length = (size_t)(at - name);
        return place;
    }
    return (Place){0};
}

static Place reason_place(const char *reason, const char *file)
{
    const size_t length = strlen(file);
    const bool own = length > 0 && strncmp(reason, file, length) == 0 && reason[length] == ':';
    return own ? place_behind(reason, reason + length + 1) : place_in_other(reason);
}

static void reason_place_write(PlycutOut *out, const Place *place)
{
    char name[256];
    const double line = strtod(place->line, NULL);
    (void)field_format(name, sizeof name, "%.*s", (int)place->name_length, place->name);
    if (place->name != NULL)
        write_line(out, SENTENCE_UNREAD_IN, TEXT(file, name), NUMBER(line, line));
    else
        write_line(out, SENTENCE_UNREAD_AT, NUMBER(line, line));
}

/* How long is the label that the line of the report begins with, too? */
static size_t repeated_label(const char *reason, const PlycutMark *mark)
{
    const char *name = plycut_fact_name(mark->fact);
    const size_t length = strlen(name);
    return strncmp(reason, name, length) == 0 && strncmp(reason + length, ": ", 2) == 0 ? length + 2
                                                                                        : 0;
}

/* A reason, as "2 is ambiguous"; the answer is above, and is not repeated. */
static void reason_put(PlycutOut *out, const char *reason, size_t length, const char *given)
{
    static const char REPEATED[] = ", not '";
    for (size_t i = 0; i < length; i++) {
        const size_t rest = length - i, own = strlen(given), before = sizeof REPEATED - 1;
        const bool repeats =
            own > 0 && rest > before + own && strncmp(reason + i, REPEATED, before) == 0 &&
            strncmp(reason + i + before, given, own) == 0 && reason[i + before + own] == '\'';
        if (repeats)
            i += before + own;
        else
            plycut_out_char(out, reason[i]);
    }
}

/* Another reason begins behind "; " with its own place. */
static const char *next_reason(const char *at, const char *file)
{
    while (*at != '\0' && (strncmp(at, "; ", 2) != 0 || reason_place(at + 2, file).length == 0))
        at++;
    return at;
}

void unread_tell(const void *what, PlycutOut *out)
{
    const Unread *u = what;
    const bool places = strncmp(u->mark->item, "line ", 5) != 0;
    for (const char *at = u->mark->unread; *at != '\0';) {
        const Place place = reason_place(at, u->grade->file);
        at += place.length;
        at += repeated_label(at, u->mark);
        if (place.line != NULL && places)
            reason_place_write(out, &place);
        const char *next = next_reason(at, u->grade->file);
        reason_put(out, at, (size_t)(next - at), u->mark->given);
        at = next + (*next != '\0' ? 2 : 0);
        plycut_out_text(out, *next != '\0' ? "; " : "");
    }
}
