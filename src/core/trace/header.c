/* header.c - the members before the events of a trace file: format, version, generator, problem,
 * search. */
#include "base/json_read.h"
#include "trace/header.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A member of the header: its value and its place. */
typedef struct Member {
    const cJSON *value;
    const char *text, *file;
    long line, column;
} Member;

static bool wrong(const Member *m, const char *path, const char *right, PlycutError *error)
{
    return plycut_fail_at(error, PLYCUT_E_INPUT, m->file, m->line, m->column, path, "%s", right);
}

static bool read_format(TraceHeader *h, const Member *m, PlycutError *error)
{
    h->format = cJSON_IsString(m->value) && strcmp(m->value->valuestring, "plycut-trace") == 0;
    return h->format || wrong(m, "$.format", "the format must be \"plycut-trace\"", error);
}

static bool read_version(TraceHeader *h, const Member *m, PlycutError *error)
{
    h->version = cJSON_IsNumber(m->value) && m->value->valuedouble == 1;
    return h->version || wrong(m, "$.version", "the version must be 1", error);
}

static bool read_generator(TraceHeader *h, const Member *m, PlycutError *error)
{
    if (!cJSON_IsString(m->value))
        return wrong(m, "$.generator", "the generator must be a text", error);
    size_t size = strlen(m->value->valuestring) + 1;
    h->generator = malloc(size);
    if (h->generator == NULL)
        return plycut_no_memory(error);
    memcpy(h->generator, m->value->valuestring, size);
    return true;
}

static bool read_problem(TraceHeader *h, const Member *m, PlycutError *error)
{
    PlycutError inner = {0};
    h->problem = plycut_game_from_problem(m->text, &h->game, &h->options.depth, &inner);
    return h->problem ||
           plycut_fail_at(error, inner.code, m->file, m->line, m->column,
                          inner.path[0] == '\0' ? "$.problem" : inner.path, "%s", inner.text);
}

/* ---- The search ------------------------------------------------------------------------------ */

/* A member of the search is wrong. */
static bool wrong_search(const Member *m, const char *key, const char *right, PlycutError *error)
{
    char path[64];
    snprintf(path, sizeof path, "$.search.%s", key);
    return wrong(m, path, right, error);
}

static bool search_word(PlycutSearchOptions *o, const Member *m, size_t member, const cJSON *value,
                        PlycutError *error)
{
    if (!cJSON_IsString(value))
        return wrong_search(m, plycut_search_member(member)->trace, "expected a text", error);
    return plycut_search_put_word(o, member, value->valuestring, error);
}

static bool read_bound(const cJSON *value, double unbounded, double *bound)
{
    *bound = cJSON_IsNull(value) ? unbounded : cJSON_IsNumber(value) ? value->valuedouble : NAN;
    return !isnan(*bound);
}

static bool search_window(PlycutSearchOptions *o, const Member *m, const cJSON *window,
                          PlycutError *error)
{
    return (cJSON_IsArray(window) && cJSON_GetArraySize(window) == 2 &&
            read_bound(window->child, -INFINITY, &o->alpha) &&
            read_bound(window->child->next, INFINITY, &o->beta)) ||
           wrong(m, "$.search.window", "the window must be [alpha, beta], with null for no bound",
                 error);
}

static bool search_flag(PlycutSearchOptions *o, const Member *m, size_t member, const cJSON *value,
                        PlycutError *error)
{
    if (!cJSON_IsBool(value))
        return wrong_search(m, plycut_search_member(member)->trace, "this must be true or false",
                            error);
    return cJSON_IsFalse(value) || plycut_search_put(o, member, 1);
}

static bool search_number(PlycutSearchOptions *o, const Member *m, size_t member,
                          const cJSON *value, PlycutError *error)
{
    const PlycutSearchMember *info = plycut_search_member(member);
    if (cJSON_IsNumber(value) && plycut_search_put(o, member, value->valuedouble))
        return true;
    const bool within = cJSON_IsNumber(value) && value->valuedouble >= info->least &&
                        value->valuedouble <= info->most;
    return wrong_search(m, info->trace,
                        within ? "this must be a whole number" : "no search can have this value",
                        error);
}

/* A member of the search; the words are the convention, which is stated, and other members are there if they were
 * asked for. A number that means nothing after the members before it is a contradiction. */
static bool search_member(PlycutSearchOptions *o, const Member *m, size_t member,
                          PlycutError *error)
{
    const PlycutSearchMember *info = plycut_search_member(member);
    const cJSON *value = info->trace == NULL ? NULL : json_get(m->value, info->trace);
    if (value == NULL)
        return true;
    if (info->kind == PLYCUT_MEMBER_WORD)
        return search_word(o, m, member, value, error);
    if (info->kind == PLYCUT_MEMBER_WINDOW)
        return search_window(o, m, value, error);
    if (info->kind == PLYCUT_MEMBER_FLAG)
        return search_flag(o, m, member, value, error);
    return search_number(o, m, member, value, error) &&
           (plycut_search_given(o, member) ||
            wrong_search(m, info->trace, "this needs another option, which is missing", error));
}

/* From member number `first`: the algorithm is member 0. */
static bool search_members(PlycutSearchOptions *o, const Member *m, size_t first,
                           PlycutError *error)
{
    for (size_t member = first; member < plycut_search_member_count(); member++)
        if (!search_member(o, m, member, error))
            return false;
    if (o->table > 0 && o->table_from == 0)
        o->table_from = 1; /* without "table_from" the table keeps all positions */
    return true;
}

bool search_read(const cJSON *search, PlycutSearchOptions *options, PlycutError *error)
{
    const Member member = {.value = search};
    *options = plycut_search_defaults(plycut_algorithm_default());
    return search_members(options, &member, 0, error);
}

/* The search of a program that is not plycut. */
static bool foreign_algorithm(TraceHeader *h, const char *name, PlycutError *error)
{
    static const char MARK[] = " (not replayed)";
    size_t size = strlen(name) + sizeof MARK;
    h->foreign_name = malloc(size);
    if (h->foreign_name == NULL)
        return plycut_no_memory(error);
    snprintf(h->foreign_name, size, "%s%s", name, MARK);
    h->foreign = (PlycutAlgorithm){.name = h->foreign_name,
                                   .title = h->foreign_name,
                                   .reference = "an algorithm that plycut does not know",
                                   .gives = PLYCUT_GIVES_WINDOW,
                                   .windowed = true,
                                   .root_window = true,
                                   .searches_again = true,
                                   .foreign = true};
    h->options.algorithm = &h->foreign;
    return true;
}

/* An algorithm that plycut does not know is another program's. */
static bool read_algorithm_name(TraceHeader *h, const Member *m, PlycutError *error)
{
    const cJSON *name = json_get(m->value, plycut_search_member(0)->trace);
    return search_word(&h->options, m, 0, name, cJSON_IsString(name) ? &h->unknown : error) ||
           (cJSON_IsString(name) && foreign_algorithm(h, name->valuestring, error));
}

/* The header has the options as they apply: minimax and branch-and-bound have no root window and are fail-soft. */
static bool search_applies(const TraceHeader *h, const Member *m, PlycutError *error)
{
    const PlycutSearchOptions effective = plycut_search_effective(&h->options);
    if (effective.deepen != h->options.deepen)
        return wrong(m, "$.search", "a search with a budget of nodes has \"deepen\":true", error);
    const size_t differs = plycut_search_difference(&effective, &h->options);
    return differs == plycut_search_member_count() ||
           wrong_search(m, plycut_search_member(differs)->name,
                        "this does not apply to the algorithm", error);
}

static bool read_search(TraceHeader *h, const Member *m, PlycutError *error)
{
    PlycutError inner = {0};
    if (!cJSON_IsObject(m->value))
        return wrong(m, "$.search", "the search must be an object", error);
    h->search = read_algorithm_name(h, m, &inner) && search_members(&h->options, m, 1, &inner) &&
                search_applies(h, m, &inner);
    if (inner.code == PLYCUT_E_MEMORY)
        return plycut_fail(error, inner.code, "%s", inner.text);
    return h->search ||
           wrong(m, inner.path[0] == '\0' ? "$.search" : inner.path, inner.text, error);
}

static bool read_values(TraceHeader *h, const Member *m, PlycutError *error)
{
    PlycutError inner = {0};
    return cJSON_IsString(m->value)
               ? plycut_values_parse(m->value->valuestring, &h->values, &inner) ||
                     wrong(m, "$.values", inner.text, error)
               : wrong(m, "$.values", "values must be \"max\" or \"mover\"", error);
}

/* ---- The members in turn --------------------------------------------------------------------- */

typedef bool ReadMember(TraceHeader *header, const Member *member, PlycutError *error);

static const struct {
    const char *key;
    ReadMember *read;
} MEMBERS[] = {{"format", read_format},   {"version", read_version}, {"generator", read_generator},
               {"problem", read_problem}, {"search", read_search},   {"values", read_values}};

static bool read_member(TraceHeader *h, const char *key, Member *m, PlycutError *error)
{
    const int member =
        plycut_name_index(key, PLYCUT_NAMES(MEMBERS, key, sizeof MEMBERS / sizeof *MEMBERS));
    if (member < 0)
        return true;
    cJSON *value = json_read_scanned(m->text, error);
    m->value = value;
    bool read = value != NULL && MEMBERS[member].read(h, m, error);
    json_free(value);
    return read;
}

static const char *header_missing(const TraceHeader *h)
{
    return !h->format    ? "format"
           : !h->version ? "version"
           : !h->problem ? "problem"
           : !h->search  ? "search"
                         : NULL;
}

bool header_sorted(const TraceHeader *h)
{
    return h->events.length > 0;
}

/* Keep a member that came too early. */
static bool keep(PlycutText *text, const Member *m, size_t length, PlycutError *error)
{
    return plycut_text_write(text, m->text, length) || plycut_no_memory(error);
}

/* The end of a trace whose members were out of order: put together the text for the replay. */
static bool sorted_end(Scan *scan, const char *file, TraceHeader *h, PlycutError *error)
{
    static const char BETWEEN[] = ",\"summary\":";
    const char *missing = header_missing(h);
    if (missing == NULL && h->summary.length == 0)
        missing = "summary";
    if (missing != NULL)
        return plycut_fail_at(error, PLYCUT_E_INPUT, file, scan_line(scan), scan_column(scan), "$",
                              "a trace must have a \"%s\"", missing);
    bool kept = plycut_text_write(&h->events, BETWEEN, strlen(BETWEEN)) &&
                plycut_text_write(&h->events, h->summary.bytes, h->summary.length) &&
                plycut_text_write(&h->events, "}", 1);
    return (kept || plycut_no_memory(error)) && scan_expect(scan, '}', error) &&
           scan_end(scan, error);
}

static bool header_member(Scan *scan, const char *file, TraceHeader *h, const char *key,
                          PlycutError *error)
{
    Member member = {.file = file};
    size_t length;
    if (!scan_value(scan, &member.text, &length, error))
        return false;
    member.line = scan_line(scan);
    member.column = scan_column(scan);
    if (strcmp(key, "events") == 0)
        return keep(&h->events, &member, length, error);
    if (strcmp(key, "summary") == 0)
        return keep(&h->summary, &member, length, error);
    return read_member(h, key, &member, error);
}

bool header_read(Scan *scan, const char *file, TraceHeader *h, PlycutError *error)
{
    *h = (TraceHeader){.options = plycut_search_defaults(plycut_algorithm_default())};
    if (!scan_expect(scan, '{', error))
        return false;
    for (bool first = true;; first = false) {
        const char *key;
        char name[32];
        if (!first && scan_peek(scan, error) == '}')
            return sorted_end(scan, file, h, error);
        if ((!first && !scan_expect(scan, ',', error)) || !scan_key(scan, &key, error))
            return false;
        if (strcmp(key, "events") == 0 && header_missing(h) == NULL)
            return true;
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
