/* foreign.c - the events of an algorithm that plycut does not know. They cannot be replayed, but they
 * are checked: the nodes are those of the game, entered from their parents and left again; leaves
 * have their values; a parent gets the value that its child returned; and no value contradicts what
 * the leaves below it prove. Omitted members are filled in if they follow from the others. */
#include "base/same.h"
#include "trace/foreign.h"
#include "trace/viewpoint.h"
#include "trace/write.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- What is wrong, and where ---------------------------------------------------------------- */

/* Line and column, if they are those of the file. */
static long line_of(const Foreign *f)
{
    return f->file->placed ? scan_line(f->file->scan) : 0;
}

static long column_of(const Foreign *f)
{
    return f->file->placed ? scan_column(f->file->scan) : 0;
}

bool foreign_fail(const Foreign *f, const char *member, const char *text)
{
    char path[96];
    snprintf(path, sizeof path, "$.events[%llu]%s%s", (unsigned long long)f->events,
             member[0] == '\0' ? "" : ".", member);
    return plycut_fail_at(f->error, PLYCUT_E_INPUT, f->file->file, line_of(f), column_of(f), path,
                          "%s", text);
}

/* Are the numbers of the innermost open node given for MIN? */
static bool foreign_is_mins(const Foreign *f)
{
    return is_turned(f->file->values, f->open[f->ply].state.player);
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
    return cJSON_GetObjectItemCaseSensitive(f->event, key);
}

/* A number of the innermost open node, or `missing` if the member is; null means `infinite`, unless that is
 * NAN. */
static bool read_number(const Foreign *f, const char *key, double missing, double infinite,
                        double *number)
{
    const cJSON *value = member_of(f, key);
    *number = value == NULL           ? missing
              : cJSON_IsNull(value)   ? infinite
              : cJSON_IsNumber(value) ? seen(f, value->valuedouble)
                                      : NAN;
    return !isnan(*number) || foreign_fail(f, key, "expected a number");
}

/* The window of the innermost open node; a bound that the file omits stays as it is. */
static bool read_window(const Foreign *f, double *alpha, double *beta)
{
    const PlycutWindow *window = &f->open[f->ply].window;
    const bool turned = foreign_is_mins(f);
    return read_number(f, turned ? "beta" : "alpha", window->alpha, -INFINITY, alpha) &&
           read_number(f, turned ? "alpha" : "beta", window->beta, INFINITY, beta);
}

/* Does the value of the file say what was written since expect_begin? */
static bool is_expected(Foreign *f, const char *path)
{
    const Comparison comparison = {.found = f->text,
                                   .found_length = f->text_length,
                                   .file = f->file->file,
                                   .line = line_of(f),
                                   .column = column_of(f),
                                   .path = path,
                                   .judge = "the game and the events before it give"};
    return expect_end(&f->expected, &comparison, f->error);
}

/* Does the event of the file say what this one does? Its number may be its own. */
static bool agrees(Foreign *f, const PlycutEvent *event)
{
    char path[48];
    const cJSON *n = member_of(f, "n"), *search = member_of(f, "search");
    PlycutEvent shown = *event;
    if (cJSON_IsNumber(n) && n->valuedouble >= 0 && n->valuedouble < 1e15)
        shown.n = (uint64_t)n->valuedouble;
    if (event->kind == PLYCUT_EVENT_CUTOFF && cJSON_IsNull(member_of(f, "pruned_leaves")))
        shown.as.cutoff.pruned_leaves = -1; /* not counted */
    if (event->search == 1 && cJSON_IsNumber(search) && search->valuedouble > 1)
        return foreign_fail(f, "search", "this is the first search of the node by its parent");
    write_event(expect_begin(&f->expected), &shown);
    snprintf(path, sizeof path, "$.events[%llu]", (unsigned long long)f->events);
    return is_expected(f, path);
}

/* An event of the file: filled in, checked, passed on. */
static bool happens(Foreign *f, PlycutEventKind kind, PlycutEvent *event)
{
    foreign_fill(f, kind, event);
    return agrees(f, event) && foreign_tell(f, event);
}

static const char *read_text(const Foreign *f, const char *key)
{
    const cJSON *value = member_of(f, key);
    if (cJSON_IsString(value))
        return value->valuestring;
    foreign_fail(f, key, "expected a string");
    return NULL;
}

/* ---- Entering -------------------------------------------------------------------------------- */

/* Make the node of this path the innermost one: the root, or a child of the open node. */
static bool go_to(Foreign *f, const char *path)
{
    if (f->ply < 0)
        return f->events > 0 || strcmp(path, "/") != 0
                   ? foreign_fail(f, "node", "the first event, and no other, enters the root")
                   : foreign_begin(f);
    return foreign_child(f, path);
}

static bool foreign_give_bound(Foreign *f, int scout, PlycutSide side, double bound)
{
    const bool alpha = (side == PLYCUT_ALPHA) != foreign_is_mins(f);
    return foreign_give(f, scout, side, bound) ||
           foreign_fail(f, alpha ? "alpha" : "beta",
                        "this is neither the parent's bound, nor the best value of a node above, "
                        "nor the bound of a test");
}

/* The window that the node gets; by default its parent's. "scout": the node that tests it. */
static bool read_entry(Foreign *f)
{
    double alpha, beta;
    const cJSON *scout = member_of(f, "scout");
    const int ply = cJSON_IsString(scout) ? foreign_ancestor(f, scout->valuestring) : -1;
    if (cJSON_IsString(scout) && ply < 0)
        return foreign_fail(f, "scout", "the node that tests must be above this node");
    if (!read_window(f, &alpha, &beta))
        return false;
    if (alpha > beta)
        return foreign_fail(f, "alpha", "alpha is greater than beta");
    if (f->ply == 0) {
        f->file->options->alpha = alpha;
        f->file->options->beta = beta;
    }
    return foreign_give_bound(f, ply, PLYCUT_ALPHA, alpha) &&
           foreign_give_bound(f, ply, PLYCUT_BETA, beta);
}

static bool read_visit(Foreign *f, bool leaf)
{
    const char *path = read_text(f, "node");
    if (path == NULL || !go_to(f, path) || !read_entry(f))
        return false;
    f->result->nodes++;
    if (f->file->max_nodes != 0 && f->result->nodes > f->file->max_nodes)
        return plycut_fail(f->error, PLYCUT_E_LIMIT, "the trace visits more than %llu nodes",
                           (unsigned long long)f->file->max_nodes);
    return foreign_is_leaf(f) == leaf ||
           foreign_fail(f, "event",
                        leaf ? "this node is not a leaf: a search enters it"
                             : "this node is a leaf: a search evaluates it");
}

static bool read_enter(Foreign *f)
{
    PlycutEvent event = {0};
    return read_visit(f, false) && happens(f, PLYCUT_EVENT_ENTER, &event);
}

static bool read_leaf(Foreign *f)
{
    if (!read_visit(f, true))
        return false;
    ForeignNode *n = &f->open[f->ply];
    const double value = f->file->game->rules->value(f->file->game, &n->state);
    if (n->repeated)
        return foreign_fail(f, "node", "this leaf has been evaluated already");
    f->result->leaves++;
    n->low = n->high = value;
    PlycutEvent event = {.as.leaf.value = value};
    return happens(f, PLYCUT_EVENT_LEAF, &event) && foreign_return(f, value);
}

/* ---- At an open node ------------------------------------------------------------------------- */

static bool is_open(const Foreign *f)
{
    const char *path = read_text(f, "node");
    return path != NULL && (foreign_is_innermost(f, path) ||
                            foreign_fail(f, "node", "this is not the innermost open node"));
}

static bool read_update(Foreign *f)
{
    double alpha, beta;
    const char *from = read_text(f, "from");
    if (from == NULL || !is_open(f))
        return false;
    if (!foreign_returned_last(f, from))
        return foreign_fail(f, "from", "this child did not return just now");
    PlycutEvent event = {0};
    foreign_update(f, &event);
    if (!read_window(f, &alpha, &beta))
        return false;
    if (!foreign_tighten(f, alpha, beta))
        return foreign_fail(f, "",
                            "an update changes at most one bound of the window: the one that the "
                            "best value tightens, to the best value");
    return happens(f, PLYCUT_EVENT_UPDATE, &event);
}

/* The bound that was crossed, and whose it is: "bound", "by" and "witness", or as the window says. */
static bool foreign_read_bound(Foreign *f, PlycutEvent *event)
{
    const cJSON *by = member_of(f, "by"), *witness = member_of(f, "witness");
    foreign_bound(f, event);
    const double windows = event->as.cutoff.bound;
    if (!read_number(f, "bound", windows, NAN, &event->as.cutoff.bound))
        return false;
    event->as.cutoff.held = event->as.cutoff.bound;
    if (!foreign_crosses(f, event->as.cutoff.bound))
        return foreign_fail(f, "bound", "this node's best value does not reach the bound");
    if (cJSON_IsString(by) && cJSON_IsString(witness))
        return foreign_owner(f, by->valuestring, witness->valuestring, event) ||
               foreign_fail(f, "by", "the bound is not what this node above has from the witness");
    return same_number(event->as.cutoff.bound, windows) ||
           fail_number(f, "bound", "this node's window has the bound", windows);
}

static bool read_pruned(Foreign *f)
{
    const cJSON *pruned = member_of(f, "pruned"), *path;
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
    PlycutEvent event = {0};
    if (!is_open(f) || !foreign_settle(f))
        return false;
    if (f->open[f->ply].cut)
        return foreign_fail(f, "event", "this node has cut off already");
    if (!foreign_read_bound(f, &event) || !read_pruned(f))
        return false;
    foreign_cut(f, &event);
    return happens(f, PLYCUT_EVENT_CUTOFF, &event);
}

static bool read_exit(Foreign *f)
{
    const ForeignNode *n = &f->open[f->ply];
    double value;
    if (!is_open(f) || !foreign_settle(f) || !read_number(f, "value", n->best, NAN, &value))
        return false;
    if (isinf(value))
        return foreign_fail(f, "value", "this node returns before any of its children has");
    PlycutEvent event = {.as.exit = foreign_proved(f, value)};
    if (event.as.exit.low < value && event.as.exit.high > value)
        return foreign_fail(f, "value",
                            "the leaves visited below this node do not prove this value");
    if (!same_number(value, n->best) &&
        !same_number(value, judge_clipped(n->best, n->alpha_in, n->beta_in)))
        return fail_number(f, "value", "this node's best value is", n->best);
    return happens(f, PLYCUT_EVENT_EXIT, &event) && foreign_return(f, value);
}

/* ---- The file -------------------------------------------------------------------------------- */

static const struct {
    const char *kind;
    bool (*read)(Foreign *f);
} READERS[] = {{"enter", read_enter},
               {"leaf", read_leaf},
               {"update", read_update},
               {"cutoff", read_cutoff},
               {"exit", read_exit}};

/* Other kinds are the program's own, and ignored. */
static bool read_event(Foreign *f)
{
    const char *kind = read_text(f, "event");
    if (kind == NULL)
        return false;
    for (size_t i = 0; i < sizeof READERS / sizeof *READERS; i++)
        if (strcmp(kind, READERS[i].kind) == 0)
            return (f->ply >= 0 || i < 2 || foreign_fail(f, "event", "no node is open")) &&
                   READERS[i].read(f);
    return true;
}

/* The next value of the file, parsed. NULL: it is not JSON, or there is no memory. */
static cJSON *next_value(Foreign *f)
{
    if (!scan_value(f->file->scan, &f->text, &f->text_length, f->error))
        return NULL;
    cJSON *value = cJSON_ParseWithLength(f->text, f->text_length);
    if (value == NULL)
        plycut_no_memory(f->error);
    return value;
}

static bool read_next(Foreign *f)
{
    cJSON *event = next_value(f);
    if (event == NULL)
        return false;
    f->event = event;
    bool read = read_event(f);
    cJSON_Delete(event);
    f->events++;
    return read;
}

static bool read_events(Foreign *f)
{
    Scan *scan = f->file->scan;
    if (!scan_expect(scan, '[', f->error))
        return false;
    while (scan_peek(scan, f->error) != ']')
        if ((f->events > 0 && !scan_expect(scan, ',', f->error)) || !read_next(f))
            return false;
    if (!f->finished)
        return foreign_fail(f, "", "the events end before the root has returned a value");
    return scan_expect(scan, ']', f->error);
}

/* After the events: the summary, and members that are the program's own. */
static bool read_rest(Foreign *f)
{
    Scan *scan = f->file->scan;
    const char *key;
    while (scan_peek(scan, f->error) == ',') {
        if (!scan_expect(scan, ',', f->error) || !scan_key(scan, &key, f->error))
            return false;
        const bool summary = strcmp(key, "summary") == 0;
        if (!scan_value(scan, &f->text, &f->text_length, f->error))
            return false;
        if (summary)
            write_summary(expect_begin(&f->expected), f->result);
        if (summary && !is_expected(f, "$.summary"))
            return false;
    }
    return scan_expect(scan, '}', f->error) && scan_end(scan, f->error);
}

bool foreign_read(const ForeignFile *file, const PlycutObserver *observer, PlycutResult *result,
                  PlycutError *error)
{
    if (file->game->chance)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "the algorithm %s is not known, and in a tree with chance nodes events "
                           "cannot be checked without replaying them",
                           file->options->algorithm->name);
    Foreign *f = foreign_new(file, observer, result, error);
    bool read = f != NULL && read_events(f);
    if (read)
        foreign_finish(f);
    read = read && read_rest(f);
    foreign_free(f);
    return read;
}
