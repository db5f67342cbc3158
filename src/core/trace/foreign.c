/* foreign.c - the events of an algorithm that plycut does not know. They cannot be replayed, but they
 * are checked: the nodes are those of the game, entered from their parents and left again; leaves
 * have their values; a parent gets the value that its child returned; and no value contradicts what
 * the leaves below it prove. Omitted members are filled in if they follow from the others. */
#include "base/json_rows.h"
#include "trace/foreign.h"
#include "trace/viewpoint.h"
#include "trace/write.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool foreign_fail(const Foreign *f, const char *member, const char *text)
{
    return compare_fail_event(f->file, member, text);
}

bool foreign_is_mins(const Foreign *f)
{
    return is_turned(f->file->writer.values, f->open[f->ply].node.state.player);
}

/* Convert a number to the file's point of view, or back. */
static double seen(const Foreign *f, double number)
{
    return foreign_is_mins(f) ? number_turned(number) : number;
}

bool foreign_fail_number(const Foreign *f, const char *member, const char *what, double found)
{
    char number[PLYCUT_NUMBER_SIZE], text[160];
    plycut_number_text(seen(f, found), number);
    snprintf(text, sizeof text, "%s %s", what, number);
    return foreign_fail(f, member, text);
}

/* ---- Members --------------------------------------------------------------------------------- */

const cJSON *foreign_member(const Foreign *f, const char *key)
{
    return json_get(f->event, key);
}

bool foreign_number(const Foreign *f, const char *key, double missing, double infinite,
                    double *number)
{
    const cJSON *value = foreign_member(f, key);
    *number = value == NULL           ? missing
              : cJSON_IsNull(value)   ? infinite
              : cJSON_IsNumber(value) ? seen(f, value->valuedouble)
                                      : NAN;
    if (foreign_same(f, *number, missing))
        *number = missing;
    return !isnan(*number) || foreign_fail(f, key, "expected a number");
}

bool foreign_window(const Foreign *f, double *alpha, double *beta)
{
    const PlycutWindow *window = &f->open[f->ply].node.window;
    const bool turned = foreign_is_mins(f);
    return foreign_number(f, turned ? "beta" : "alpha", window->alpha, -INFINITY, alpha) &&
           foreign_number(f, turned ? "alpha" : "beta", window->beta, INFINITY, beta);
}

/* Does the event of the file say what this one does? Its number may be its own. */
static bool agrees(Foreign *f, const PlycutEvent *event)
{
    const cJSON *n = foreign_member(f, "n"), *search = foreign_member(f, "search");
    PlycutEvent shown = *event;
    if (cJSON_IsNumber(n) && n->valuedouble >= 0 && n->valuedouble < 1e15)
        shown.n = (uint64_t)n->valuedouble;
    if (event->kind == PLYCUT_EVENT_CUTOFF && cJSON_IsNull(foreign_member(f, "pruned_leaves")))
        shown.as.cutoff.pruned_leaves = -1; /* not counted */
    if (event->search == 1 && cJSON_IsNumber(search) && search->valuedouble > 1)
        return foreign_fail(f, "search", "this is the first search of the node by its parent");
    write_event(compare_begin(f->file), &shown);
    return compare_event(f->file);
}

/* An event of the search: compared with the file's, if it is there, and passed on. */
static bool foreign_event(void *self, const PlycutEvent *event)
{
    Foreign *f = self;
    return (f->omitted || agrees(f, event)) &&
           (f->observer == NULL || f->observer->event(f->observer->self, event));
}

/* ---- The file -------------------------------------------------------------------------------- */

/* What an event must have, besides its kind. The others are read where they are needed. */
#define EVENT_ROW                                                                                  \
    {                                                                                              \
        JSON_AT(ForeignEvent, event), .kind = JSON_TEXT, .need = JSON_REQUIRED,                    \
                                      .says = "what happens"                                       \
    }
#define NODE_ROW                                                                                   \
    {                                                                                              \
        JSON_AT(ForeignEvent, node), .kind = JSON_TEXT, .need = JSON_REQUIRED,                     \
                                     .says = "the path of the node"                                \
    }
#define OTHER_ROW(id)                                                                              \
    {                                                                                              \
        .name = (id), .at = offsetof(ForeignEvent, other), .size = sizeof(void *),                 \
        .kind = JSON_ANY                                                                           \
    }
#define OTHER_ROWS                                                                                 \
    OTHER_ROW("n"), OTHER_ROW("search"), OTHER_ROW("alpha"), OTHER_ROW("beta"),                    \
        OTHER_ROW("scout"), OTHER_ROW("value"), OTHER_ROW("bound"), OTHER_ROW("by"),               \
        OTHER_ROW("witness"), OTHER_ROW("side"), OTHER_ROW("pruned_leaves")

static const JsonRow ANY_ROWS[] = {EVENT_ROW}, NODE_ROWS[] = {EVENT_ROW, NODE_ROW, OTHER_ROWS},
                     UPDATE_ROWS[] = {EVENT_ROW,
                                      NODE_ROW,
                                      {JSON_AT(ForeignEvent, from), .kind = JSON_TEXT,
                                       .need = JSON_REQUIRED,
                                       .says = "the path of the child that has returned"},
                                      OTHER_ROWS},
                     CUTOFF_ROWS[] = {EVENT_ROW,
                                      NODE_ROW,
                                      {JSON_AT(ForeignEvent, pruned), .kind = JSON_ANY,
                                       .need = JSON_REQUIRED,
                                       .says = "the paths of the children that are cut off"},
                                      OTHER_ROWS};

static const JsonShape ANY_EVENT = {JSON_SHAPE(ForeignEvent, ANY_ROWS, "an event")},
                       AT_NODE = {JSON_SHAPE(ForeignEvent, NODE_ROWS, "an event")},
                       AN_UPDATE = {JSON_SHAPE(ForeignEvent, UPDATE_ROWS, "an update")},
                       A_CUTOFF = {JSON_SHAPE(ForeignEvent, CUTOFF_ROWS, "a cutoff")};

static bool event_members(Foreign *f, const JsonShape *shape)
{
    char path[EVENT_PATH_MAX];
    PlycutError why = {0};
    event_path(f->file, "", path);
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = path, .error = &why};
    return json_object_read(&reading, shape, f->event, &f->read) ||
           compare_fail(f->file, why.path, why.text);
}

static const struct {
    const char *kind;
    const JsonShape *shape;
    bool (*read)(Foreign *f);
} READERS[] = {
    {"enter", &AT_NODE, foreign_read_enter},     {"leaf", &AT_NODE, foreign_read_leaf},
    {"update", &AN_UPDATE, foreign_read_update}, {"cutoff", &A_CUTOFF, foreign_read_cutoff},
    {"exit", &AT_NODE, foreign_read_exit},       {"probe", &AT_NODE, foreign_read_probe}};

/* Other kinds are the program's own, and ignored. */
static bool read_event(Foreign *f)
{
    if (!event_members(f, &ANY_EVENT))
        return false;
    for (size_t i = 0; i < sizeof READERS / sizeof *READERS; i++)
        if (strcmp(f->read.event, READERS[i].kind) == 0)
            return (f->ply >= 0 || i < 2 || foreign_fail(f, "event", "no node is open")) &&
                   event_members(f, READERS[i].shape) && READERS[i].read(f);
    return true;
}

static bool read_next(Foreign *f)
{
    if (!compare_next(f->file))
        return false;
    cJSON *event = json_read_scanned(f->file->found, f->file->error);
    if (event == NULL)
        return false;
    f->event = event;
    bool read = read_event(f);
    json_free(event);
    f->file->events++;
    return read;
}

static bool read_events(Foreign *f)
{
    Scan *scan = f->file->scan;
    PlycutError *error = f->file->error;
    if (!scan_expect(scan, '[', error))
        return false;
    while (scan_peek(scan, error) != ']')
        if ((f->file->events > 0 && !scan_expect(scan, ',', error)) || !read_next(f))
            return false;
    return f->finished ||
           foreign_fail(f, "", "the events end before the root has returned a value");
}

bool foreign_read(Compared *file, PlycutSearchOptions *options, uint64_t max_nodes,
                  const PlycutObserver *observer, PlycutResult *result)
{
    Foreign *f = foreign_new(file, options, observer);
    if (f == NULL)
        return plycut_no_memory(file->error);
    f->own = (PlycutObserver){foreign_event, f};
    f->max_nodes = max_nodes;
    *result = (PlycutResult){0};
    bool read = read_events(f);
    if (read) {
        search_answer(f->s, &f->open[0].node, f->value, result);
        search_counts(f->s, result);
        result->distinct_nodes = result->distinct_leaves = -1;
        read = compare_rest(file, result, false);
    }
    foreign_free(f);
    return read;
}
