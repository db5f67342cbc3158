/* header_search.c - the search of a trace file, whose members are those of search.def. */
#include "trace/header.h"

#include "base/json_rows.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool search_wrong(PlycutError *error, const char *member, ErrorId id)
{
    char path[64];
    snprintf(path, sizeof path, "$.search.%s", member);
    return json_fails(error, path, id, NULL);
}

/* ---- The rows -------------------------------------------------------------------------------- */

/* What the file says of a member, in the place of its kind. */
typedef struct SearchPart {
    const char *word;
    const void *window; /* cJSON */
    bool flag;
    uint64_t whole;
    double real;
} SearchPart;

typedef struct SearchFile {
    SearchPart parts[JSON_ROWS_MOST];
} SearchFile;

#define PART(kind_, field)                                                                         \
    {                                                                                              \
        .kind = (kind_), .at = offsetof(SearchPart, field),                                        \
        .size = sizeof(((SearchPart *)NULL)->field)                                                \
    }

/* The row of a member. What a number means is checked when it is put. */
static JsonRow search_row(size_t member)
{
    static const JsonRow KINDS[] = {[PLYCUT_MEMBER_WORD] = PART(JSON_TEXT, word),
                                    [PLYCUT_MEMBER_WINDOW] = PART(JSON_ANY, window),
                                    [PLYCUT_MEMBER_FLAG] = PART(JSON_FLAG, flag),
                                    [PLYCUT_MEMBER_WHOLE] = PART(JSON_WHOLE, whole),
                                    [PLYCUT_MEMBER_REAL] = PART(JSON_NUMBER, real)};
    const PlycutSearchMember *info = plycut_search_member(member);
    JsonRow row = KINDS[info->kind];
    row.name = info->trace;
    row.at += offsetof(SearchFile, parts) + member * sizeof(SearchPart);
    if (row.kind == JSON_WHOLE) {
        row.least = info->least;
        row.most = info->most;
    }
    return row;
}

/* All members of a trace's search. Of a program's trace, only the algorithm must be there. */
static JsonShape search_shape(JsonRow rows[JSON_ROWS_MOST], bool needs_algorithm)
{
    size_t count = 0;
    for (size_t member = 0; member < plycut_search_member_count(); member++)
        if (plycut_search_member(member)->trace != NULL) {
            assert(count < JSON_ROWS_MOST);
            rows[count++] = search_row(member);
        }
    rows[0].need = needs_algorithm ? JSON_REQUIRED : JSON_OPTIONAL;
    rows[0].says = "the algorithm";
    return (JsonShape){.rows = rows, .count = count, .size = sizeof(SearchFile)};
}

/* ---- The members ----------------------------------------------------------------------------- */

/* The search that is read, its members as the rows say, and where they go. */
typedef struct SearchReading {
    const cJSON *search;
    SearchFile file;
    PlycutSearchOptions *options;
    PlycutError *error;
} SearchReading;

static bool read_bound(const cJSON *value, double unbounded, double *bound)
{
    *bound = cJSON_IsNull(value) ? unbounded : cJSON_IsNumber(value) ? value->valuedouble : NAN;
    return !isnan(*bound);
}

static bool search_word(SearchReading *r, size_t member, const char *word)
{
    char path[64];
    PlycutError unknown = {0};
    snprintf(path, sizeof path, "$.search.%s", plycut_search_member(member)->trace);
    return plycut_search_put_word(r->options, member, word, &unknown) ||
           json_fails_as(r->error, path, &unknown);
}

static bool search_window(SearchReading *r, const cJSON *window)
{
    return (cJSON_IsArray(window) && cJSON_GetArraySize(window) == 2 &&
            read_bound(window->child, -INFINITY, &r->options->alpha) &&
            read_bound(window->child->next, INFINITY, &r->options->beta)) ||
           search_wrong(r->error, "window", ERROR_SEARCH_WINDOW);
}

/* A number that means nothing after the members before it is a contradiction. */
static bool search_number(SearchReading *r, size_t member, double number)
{
    const char *name = plycut_search_member(member)->trace;
    if (!plycut_search_put(r->options, member, number))
        return search_wrong(r->error, name, ERROR_SEARCH_VALUE);
    return plycut_search_given(r->options, member) ||
           search_wrong(r->error, name, ERROR_SEARCH_NEEDS_OTHER);
}

/* The words are the convention, which is stated, and other members are there if they were asked for. */
static bool search_member(SearchReading *r, size_t member)
{
    const PlycutSearchMember *info = plycut_search_member(member);
    const SearchPart *part = &r->file.parts[member];
    if (info->trace == NULL || json_get(r->search, info->trace) == NULL)
        return true;
    switch (info->kind) {
    case PLYCUT_MEMBER_WORD:
        return search_word(r, member, part->word);
    case PLYCUT_MEMBER_WINDOW:
        return search_window(r, part->window);
    case PLYCUT_MEMBER_FLAG:
        return !part->flag || plycut_search_put(r->options, member, 1);
    case PLYCUT_MEMBER_WHOLE:
        return search_number(r, member, (double)part->whole);
    default:
        return search_number(r, member, part->real);
    }
}

/* From member number `first` on: the algorithm is member 0. */
static bool search_members(SearchReading *r, size_t first)
{
    PlycutSearchOptions *o = r->options;
    for (size_t member = first; member < plycut_search_member_count(); member++)
        if (!search_member(r, member))
            return false;
    if (o->table > 0 && o->table_from == 0)
        o->table_from = 1; /* without "table_from" the table keeps all positions */
    return true;
}

static bool search_file_read(SearchReading *r, bool needs_algorithm)
{
    JsonRow rows[JSON_ROWS_MOST];
    const JsonShape shape = search_shape(rows, needs_algorithm);
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = "$.search", .error = r->error};
    return json_object_read(&reading, &shape, r->search, &r->file);
}

bool search_read(const cJSON *search, PlycutSearchOptions *options, PlycutError *error)
{
    SearchReading reading = {.search = search, .options = options, .error = error};
    *options = plycut_search_defaults(plycut_algorithm_default());
    return search_file_read(&reading, false) && search_members(&reading, 0);
}

/* ---- Of a trace ------------------------------------------------------------------------------ */

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
static bool read_algorithm_name(TraceHeader *h, const char *name, PlycutError *error)
{
    return plycut_search_put_word(&h->options, 0, name, &h->unknown) ||
           foreign_algorithm(h, name, error);
}

/* Of another program only the visits may be known: "windows": false. */
static void read_windows(TraceHeader *h, const cJSON *search)
{
    if (h->options.algorithm != &h->foreign || !cJSON_IsFalse(json_get(search, "windows")))
        return;
    h->foreign.gives = PLYCUT_GIVES_NOTHING;
    h->foreign.windowed = h->foreign.root_window = false;
}

/* The header has the options as they apply: minimax and branch-and-bound have no root window and are fail-soft. */
static bool search_applies(const TraceHeader *h, PlycutError *error)
{
    const PlycutSearchOptions effective = plycut_search_effective(&h->options);
    if (effective.deepen != h->options.deepen)
        return json_fails(error, "$.search", ERROR_SEARCH_BUDGET_DEEPENS, NULL);
    const size_t differs = plycut_search_difference(&effective, &h->options);
    return differs == plycut_search_member_count() ||
           search_wrong(error, plycut_search_member(differs)->name, ERROR_SEARCH_NOT_OF_ALGORITHM);
}

bool header_search_read(TraceHeader *h, const cJSON *search, PlycutError *error)
{
    SearchReading reading = {.search = search, .options = &h->options, .error = error};
    return search_file_read(&reading, true) &&
           read_algorithm_name(h, reading.file.parts[0].word, error) &&
           (read_windows(h, search), true) && search_members(&reading, 1) &&
           search_applies(h, error);
}
