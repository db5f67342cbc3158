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

static bool foreign_fail(const Foreign *f, const char *member, const char *text)
{
    return compare_fail_event(f->file, member, text);
}

/* Are the numbers of the innermost open node given for MIN? */
static bool foreign_is_mins(const Foreign *f)
{
    return is_turned(f->file->writer.values, f->open[f->ply].node.state.player);
}

/* Convert a number to the file's point of view, or back. */
static double seen(const Foreign *f, double number)
{
    return foreign_is_mins(f) ? number_turned(number) : number;
}

static bool fail_number(const Foreign *f, const char *member, const char *what, double found)
{
    char number[PLYCUT_NUMBER_SIZE], text[160];
    plycut_number_text(seen(f, found), number);
    snprintf(text, sizeof text, "%s %s", what, number);
    return foreign_fail(f, member, text);
}

/* ---- Members --------------------------------------------------------------------------------- */

static const cJSON *member_of(const Foreign *f, const char *key)
{
    return json_get(f->event, key);
}

/* A number of the innermost open node, or `missing` if the member is, or is `missing` rounded; null means `infinite`,
 * unless that is NAN. */
static bool read_number(const Foreign *f, const char *key, double missing, double infinite,
                        double *number)
{
    const cJSON *value = member_of(f, key);
    *number = value == NULL           ? missing
              : cJSON_IsNull(value)   ? infinite
              : cJSON_IsNumber(value) ? seen(f, value->valuedouble)
                                      : NAN;
    if (foreign_same(f, *number, missing))
        *number = missing;
    return !isnan(*number) || foreign_fail(f, key, "expected a number");
}

/* The window of the innermost open node; a bound that the file omits stays as it is. */
static bool read_window(const Foreign *f, double *alpha, double *beta)
{
    const PlycutWindow *window = &f->open[f->ply].node.window;
    const bool turned = foreign_is_mins(f);
    return read_number(f, turned ? "beta" : "alpha", window->alpha, -INFINITY, alpha) &&
           read_number(f, turned ? "alpha" : "beta", window->beta, INFINITY, beta);
}

/* Does the event of the file say what this one does? Its number may be its own. */
static bool agrees(Foreign *f, const PlycutEvent *event)
{
    const cJSON *n = member_of(f, "n"), *search = member_of(f, "search");
    PlycutEvent shown = *event;
    if (cJSON_IsNumber(n) && n->valuedouble >= 0 && n->valuedouble < 1e15)
        shown.n = (uint64_t)n->valuedouble;
    if (event->kind == PLYCUT_EVENT_CUTOFF && cJSON_IsNull(member_of(f, "pruned_leaves")))
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

/* ---- Entering -------------------------------------------------------------------------------- */

/* Make the node of this path the innermost one: the root, or a child of the open node. */
static bool go_to(Foreign *f, const char *path)
{
    if (f->ply < 0)
        return f->file->events > 0 || strcmp(path, "/") != 0
                   ? foreign_fail(f, "node", "the first event, and no other, enters the root")
                   : foreign_begin(f);
    return foreign_child(f, path);
}

static bool foreign_give_bound(Foreign *f, int scout, PlycutSide side, double bound)
{
    const char *member = (side == PLYCUT_ALPHA) != foreign_is_mins(f) ? "alpha" : "beta";
    const Node *parent = innermost(f)->parent;
    const double given = foreign_bound(f, side);
    if (foreign_give(f, scout, side, bound))
        return true;
    if (parent != NULL && !plycut_decides(parent->state.player) && isfinite(given))
        return fail_number(f, member, "on this child's scale, the chance node's bound is", given);
    return foreign_fail(f, member,
                        "this is neither the parent's bound, nor the best value of a node above, "
                        "nor the bound of a test");
}

/* The window that the node gets; by default its parent's. "scout": the node that tests it. */
static bool read_entry(Foreign *f)
{
    double alpha, beta;
    const cJSON *scout = member_of(f, "scout");
    const int ply = cJSON_IsString(scout) ? foreign_ancestor(f, scout->valuestring) : -1;
    if (cJSON_IsString(scout) && (ply < 0 || !plycut_decides(f->open[ply].node.state.player)))
        return foreign_fail(f, "scout", "a MAX or MIN node above this node tests it");
    if (!read_window(f, &alpha, &beta))
        return false;
    if (alpha > beta)
        return foreign_fail(f, "alpha", "alpha is greater than beta");
    if (f->ply == 0) {
        f->options->alpha = alpha;
        f->options->beta = beta;
    }
    return foreign_give_bound(f, ply, PLYCUT_ALPHA, alpha) &&
           foreign_give_bound(f, ply, PLYCUT_BETA, beta);
}

static bool read_visit(Foreign *f, bool leaf)
{
    if (!go_to(f, f->read.node) || !read_entry(f))
        return false;
    if (f->max_nodes != 0 && f->s->nodes >= f->max_nodes)
        return plycut_fail(f->file->error, PLYCUT_E_LIMIT, "the trace visits more than %llu nodes",
                           (unsigned long long)f->max_nodes);
    return is_leaf(f->s, innermost(f)) == leaf ||
           foreign_fail(f, "event",
                        leaf ? "this node is not a leaf: a search enters it"
                             : "this node is a leaf: a search evaluates it");
}

static bool read_enter(Foreign *f)
{
    if (!read_visit(f, false))
        return false;
    enter(f->s, innermost(f));
    return !f->s->stopped;
}

static bool read_leaf(Foreign *f)
{
    if (!read_visit(f, true))
        return false;
    if (f->open[f->ply].repeated)
        return foreign_fail(f, "node", "this leaf has been evaluated already");
    return foreign_return(f, leaf(f->s, innermost(f)));
}

/* ---- At an open node ------------------------------------------------------------------------- */

static bool is_open(const Foreign *f)
{
    return foreign_is_innermost(f, f->read.node) ||
           foreign_fail(f, "node", "this is not the innermost open node");
}

static bool read_update(Foreign *f)
{
    double alpha, beta;
    if (!is_open(f))
        return false;
    if (!foreign_returned_last(f, f->read.from))
        return foreign_fail(f, "from", "this child did not return just now");
    if (!read_window(f, &alpha, &beta))
        return false;
    if (!foreign_tighten(f, alpha, beta))
        return foreign_fail(f, "",
                            plycut_decides(innermost(f)->state.player)
                                ? "an update changes at most one bound of the window: the one that "
                                  "the best value tightens, to the best value"
                                : "a chance node keeps its window");
    return foreign_update(f);
}

/* Say why n does not stop: its children left to search can still change its value enough. */
static bool fail_crossing(const Foreign *f, const Node *n, PlycutSide side)
{
    if (plycut_decides(n->state.player))
        return foreign_fail(f, "bound", "this node's best value does not reach the bound");
    return side == PLYCUT_ALPHA
               ? fail_number(f, "bound",
                             "this chance node may still exceed the bound: it is worth at most",
                             chance_most(f->s, n, n->best))
               : fail_number(
                     f, "bound",
                     "this chance node may still fall below the bound: it is worth at least",
                     chance_least(f->s, n, n->best));
}

/* The bound that was crossed, and whose it is: "bound", "by" and "witness", or as the window says. */
static bool foreign_read_bound(Foreign *f)
{
    const cJSON *by = member_of(f, "by"), *witness = member_of(f, "witness");
    const PlycutSide side = foreign_side(f, cJSON_GetStringValue(member_of(f, "side")));
    const double windows = foreign_bound(f, side);
    double bound;
    if (!read_number(f, "bound", windows, NAN, &bound))
        return false;
    if (!foreign_crosses(f, side, bound))
        return fail_crossing(f, innermost(f), side);
    if (cJSON_IsString(by) && cJSON_IsString(witness))
        return foreign_owner(f, by->valuestring, witness->valuestring, side, bound) ||
               foreign_fail(f, "by", "the bound is not what this node above has from the witness");
    return foreign_same(f, bound, windows) ||
           fail_number(f, "bound", "this node's window has the bound", windows);
}

static bool read_pruned(Foreign *f)
{
    const cJSON *pruned = f->read.pruned, *path;
    f->pruned_count = 0;
    cJSON_ArrayForEach(path, pruned)
    {
        if (!cJSON_IsString(path) || !foreign_prune(f, path->valuestring))
            return foreign_fail(f, "pruned", "expected children of this node, each once");
    }
    if (f->pruned_count == 0)
        return foreign_fail(f, "pruned", "a cutoff prunes at least one child: name them");
    return foreign_unvisited(f) == f->pruned_count ||
           foreign_fail(f, "pruned", "a cutoff prunes every child that is left: name them all");
}

static bool read_cutoff(Foreign *f)
{
    if (!is_open(f) || !foreign_settle(f))
        return false;
    ForeignNode *n = &f->open[f->ply];
    if (n->cut)
        return foreign_fail(f, "event", "this node has cut off already");
    if ((!stops_at_limit(f->s, &n->node) && !foreign_read_bound(f)) || !read_pruned(f))
        return false;
    n->cut = true;
    n->node.left = (PlycutSiblings){.list = f->pruned, .count = f->pruned_count};
    prune_left(f->s, &n->node);
    return !f->s->stopped;
}

static bool read_exit(Foreign *f)
{
    Node *n = innermost(f);
    double value;
    if (!is_open(f) || !foreign_settle(f) || !read_number(f, "value", n->best, NAN, &value))
        return false;
    if (isinf(value))
        return foreign_fail(f, "value", "this node returns before any of its children has");
    if (!plycut_decides(n->state.player) && n->chance.rest > 0 && !f->open[f->ply].cut)
        return fail_number(f, "event",
                           "a chance node that does not cut off returns after all its children; "
                           "those left have a probability of",
                           n->chance.rest);
    if (foreign_unvisited(f) > 0)
        prove_left(f->s, n);
    if (n->low < value && n->high > value)
        return foreign_fail(f, "value",
                            "the leaves visited below this node do not prove this value");
    const double clipped = judge_clipped(n->best, n->alpha_in, n->beta_in);
    if (!foreign_same(f, value, n->best) && !foreign_same(f, value, clipped))
        return fail_number(f, "value", "this node's best value is", n->best);
    emit_exit(f->s, n, value);
    return foreign_return(f, value);
}

static bool read_probe(Foreign *f)
{
    return foreign_fail(f, "event", "only traces of star2 have probes, and those are replayed");
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
} READERS[] = {{"enter", &AT_NODE, read_enter},     {"leaf", &AT_NODE, read_leaf},
               {"update", &AN_UPDATE, read_update}, {"cutoff", &A_CUTOFF, read_cutoff},
               {"exit", &AT_NODE, read_exit},       {"probe", &AT_NODE, read_probe}};

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
