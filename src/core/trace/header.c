/* header.c - the members before the events of a trace file: format, version, generator, problem, search, point of view. */
#include "base/json_rows.h"
#include "trace/header.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The rows -------------------------------------------------------------------------------- */

/* What the members are read into, one at a time, while a value is there. */
typedef struct HeaderFile {
    const char *generator, *values;
    const void *problem, *search, *events, *summary;
} HeaderFile;

static const JsonRow ROWS[TRACE_MEMBERS] = {
    [TRACE_FORMAT] = JSON_FORMAT_ROW("plycut-trace"),
    [TRACE_VERSION] = JSON_VERSION_ROW(1, JSON_REQUIRED),
    [TRACE_GENERATOR] = {JSON_AT(HeaderFile, generator), .kind = JSON_TEXT,
                         .says = "the program that wrote the trace"},
    [TRACE_PROBLEM] = {JSON_AT(HeaderFile, problem), .kind = JSON_ANY, .need = JSON_REQUIRED,
                       .says = "the game and its position"},
    [TRACE_SEARCH] = {JSON_AT(HeaderFile, search), .kind = JSON_ANY, .need = JSON_REQUIRED,
                      .says = "how it was searched"},
    [TRACE_VALUES] = {JSON_AT(HeaderFile, values), .kind = JSON_TEXT,
                      .says = "whose point of view the numbers have, \"max\" or \"mover\""},
    [TRACE_EVENTS] = {JSON_AT(HeaderFile, events), .kind = JSON_ANY, .need = JSON_REQUIRED,
                      .says = "what happened, step by step"},
    [TRACE_SUMMARY] = {JSON_AT(HeaderFile, summary), .kind = JSON_ANY, .need = JSON_REQUIRED,
                       .says = "the value, and what the search counted"},
};

const JsonShape TRACE_SHAPE = {JSON_SHAPE(HeaderFile, ROWS, "a trace")};

/* ---- Errors ---------------------------------------------------------------------------------- */

/* A value of the file and its place. */
typedef struct Member {
    const cJSON *value;
    const char *text, *file;
    long line, column;
} Member;

/* Something is wrong in the member: the error gets the member's place. */
static bool fails_at(const Member *m, const char *path, const PlycutError *why, PlycutError *error)
{
    if (why->code == PLYCUT_E_MEMORY)
        return plycut_no_memory(error);
    return plycut_fail_at(error, why->code == PLYCUT_E_USAGE ? PLYCUT_E_INPUT : why->code, m->file,
                          m->line, m->column, why->path[0] == '\0' ? path : why->path, "%s",
                          why->text);
}

/* What the search says of the game: without a table, symmetry is the tree's. */
static bool header_end(TraceHeader *h, PlycutError *error)
{
    return !h->options.symmetry || h->options.table > 0 ||
           plycut_game_up_to_symmetry(&h->game, error);
}

/* ---- The members ----------------------------------------------------------------------------- */

static bool keep_generator(TraceHeader *h, const char *generator, PlycutError *error)
{
    const size_t size = strlen(generator) + 1;
    h->generator = malloc(size);
    if (h->generator == NULL)
        return plycut_no_memory(error);
    memcpy(h->generator, generator, size);
    return true;
}

/* What a member means, if it is of the right kind. */
static bool member_take(TraceHeader *h, int member, const Member *m, const HeaderFile *file,
                        PlycutError *error)
{
    switch (member) {
    case TRACE_GENERATOR:
        return keep_generator(h, file->generator, error);
    case TRACE_PROBLEM:
        h->problem = plycut_game_from_problem(m->text, &h->game, &h->options.depth, error);
        return h->problem;
    case TRACE_SEARCH:
        return header_search_read(h, m->value, error);
    case TRACE_VALUES:
        return plycut_values_parse(file->values, &h->values, error);
    default:
        return true;
    }
}

static bool header_member_read(TraceHeader *h, int member, Member *m, PlycutError *error)
{
    char path[32];
    PlycutError why = {0};
    HeaderFile file;
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = "$", .error = &why};
    snprintf(path, sizeof path, "$.%s", ROWS[member].name);
    cJSON *value = json_read_scanned(m->text, error);
    if (value == NULL)
        return false;
    m->value = value;
    const bool read = json_row_read(&reading, &ROWS[member], value, &file) &&
                      member_take(h, member, m, &file, &why);
    h->read |= 1u << member;
    json_free(value);
    return read || fails_at(m, path, &why, error);
}

/* The first member that must be there and is not yet; TRACE_MEMBERS: all are. */
static int header_missing(const TraceHeader *h)
{
    int member = TRACE_FORMAT;
    while (member < TRACE_EVENTS &&
           (ROWS[member].need != JSON_REQUIRED || (h->read >> member & 1) != 0))
        member++;
    return member < TRACE_EVENTS ? member : TRACE_MEMBERS;
}

bool header_sorted(const TraceHeader *h)
{
    return h->events.length > 0;
}

/* ---- The members in turn --------------------------------------------------------------------- */

/* Keep a member that came too early. */
static bool keep(PlycutText *text, const Member *m, size_t length, PlycutError *error)
{
    return plycut_text_write(text, m->text, length) || plycut_no_memory(error);
}

/* A member is not there; the error is at the unknown one that may be it, misspelt. */
static bool header_lacks(const TraceHeader *h, int member, const Member *m, PlycutError *error)
{
    PlycutError why = {0};
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = "$", .error = &why};
    json_row_missing(&reading, &TRACE_SHAPE, &ROWS[member], h->strange[member]);
    return fails_at(m, "$", &why, error);
}

/* The end of a trace whose members were out of order: put together the text for the replay. */
static bool sorted_end(Scan *scan, const char *file, TraceHeader *h, PlycutError *error)
{
    static const char BETWEEN[] = ",\"summary\":";
    int missing = header_missing(h);
    if (missing == TRACE_MEMBERS && h->events.length == 0)
        missing = TRACE_EVENTS;
    if (missing == TRACE_MEMBERS && h->summary.length == 0)
        missing = TRACE_SUMMARY;
    const Member end = {.file = file, .line = scan_line(scan), .column = scan_column(scan)};
    if (missing != TRACE_MEMBERS)
        return header_lacks(h, missing, &end, error);
    bool kept = plycut_text_write(&h->events, BETWEEN, strlen(BETWEEN)) &&
                plycut_text_write(&h->events, h->summary.bytes, h->summary.length) &&
                plycut_text_write(&h->events, "}", 1);
    return (kept || plycut_no_memory(error)) && scan_expect(scan, '}', error) &&
           scan_end(scan, error) && header_end(h, error);
}

/* Note the name of a member that is not ours: if one of ours turns out to be missing, it may be that one, misspelt. */
static void note_strange(TraceHeader *h, const char *key)
{
    for (int member = 0; member < TRACE_MEMBERS; member++)
        if (h->strange[member][0] == '\0' && ROWS[member].need == JSON_REQUIRED &&
            json_may_be(key, &ROWS[member]))
            snprintf(h->strange[member], sizeof h->strange[member], "%s", key);
}

static bool header_member(Scan *scan, const char *file, TraceHeader *h, const char *key,
                          PlycutError *error)
{
    Member m = {.file = file};
    size_t length;
    const int member = plycut_name_index(key, PLYCUT_NAMES(ROWS, name, TRACE_MEMBERS));
    if (!scan_value(scan, &m.text, &length, error))
        return false;
    if (member < 0) {
        note_strange(h, key);
        return true;
    }
    m.line = scan_line(scan);
    m.column = scan_column(scan);
    if (member == TRACE_EVENTS)
        return keep(&h->events, &m, length, error);
    if (member == TRACE_SUMMARY)
        return keep(&h->summary, &m, length, error);
    return header_member_read(h, member, &m, error);
}

bool header_read(Scan *scan, const char *file, TraceHeader *h, PlycutError *error)
{
    *h = (TraceHeader){.options = plycut_search_defaults(plycut_algorithm_default())};
    if (!scan_expect(scan, '{', error))
        return false;
    for (bool first = true;; first = false) {
        const char *key;
        char name[TRACE_NAME];
        if (!first && scan_peek(scan, error) == '}')
            return sorted_end(scan, file, h, error);
        if ((!first && !scan_expect(scan, ',', error)) || !scan_key(scan, &key, error))
            return false;
        if (strcmp(key, "events") == 0 && header_missing(h) == TRACE_MEMBERS)
            return header_end(h, error);
        snprintf(name, sizeof name, "%s", key);
        if (!header_member(scan, file, h, name, error))
            return false;
    }
}

void header_free(TraceHeader *h)
{
    free(h->foreign_name);
    if (h->problem)
        plycut_game_release(&h->game);
    free(h->generator);
    plycut_text_free(&h->events);
    plycut_text_free(&h->summary);
}
