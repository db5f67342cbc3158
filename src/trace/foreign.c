/* foreign.c - the events of an algorithm that plycut does not know. They cannot be replayed, but they
 * are checked: the nodes are those of the game, entered from their parents and left again; leaves
 * have their values; a parent gets the value that its child returned; and no value contradicts what
 * the leaves below it prove. Omitted members are filled in if they follow from the others. */
#include "base/same.h"
#include "trace/foreign.h"

#include "trace/foreign_node.h"
#include "trace/viewpoint.h"

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
static bool is_mins(const Foreign *f)
{
    return is_turned(f->file->values, f->open[f->ply].state.player);
}

/* Convert a number to the file's point of view, or back. */
static double seen(const Foreign *f, double number)
{
    return is_mins(f) ? number_turned(number) : number;
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
    const bool turned = is_mins(f);
    return read_number(f, turned ? "beta" : "alpha", window->alpha, -INFINITY, alpha) &&
           read_number(f, turned ? "alpha" : "beta", window->beta, INFINITY, beta);
}

/* A number that, if present, must be this one. */
static bool agrees(const Foreign *f, const char *key, double expected)
{
    double found;
    return read_number(f, key, expected, NAN, &found) &&
           (same_number(found, expected) ||
            fail_number(f, key, "the events before it give", expected));
}

/* A text that, if present, must be this one. */
static bool says(const Foreign *f, const char *key, const char *expected)
{
    const cJSON *value = member_of(f, key);
    char text[96];
    if (value == NULL || (cJSON_IsString(value) && strcmp(value->valuestring, expected) == 0))
        return true;
    snprintf(text, sizeof text, "the game and the events before it give \"%s\"", expected);
    return foreign_fail(f, key, text);
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

/* "scout": the node that tests whether this one is better. */
static bool read_scout(Foreign *f)
{
    const cJSON *scout = member_of(f, "scout");
    return !cJSON_IsString(scout) || foreign_scout(f, scout->valuestring) ||
           foreign_fail(f, "scout", "the node that tests must be above this node");
}

/* The window that the node gets; by default its parent's. */
static bool read_entry(Foreign *f)
{
    ForeignNode *n = &f->open[f->ply];
    double alpha, beta;
    if (!read_window(f, &alpha, &beta))
        return false;
    if (alpha > beta)
        return foreign_fail(f, "alpha", "alpha is greater than beta");
    foreign_inherit(f, alpha, beta);
    foreign_give(n, alpha, beta);
    if (f->ply == 0) {
        f->file->options->alpha = alpha;
        f->file->options->beta = beta;
    }
    return read_scout(f);
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
    return read_visit(f, false) &&
           says(f, "player", plycut_player_text(f->open[f->ply].state.player)) &&
           foreign_tell(f, PLYCUT_EVENT_ENTER, NULL);
}

static bool read_leaf(Foreign *f)
{
    double worth, value;
    if (!read_visit(f, true))
        return false;
    worth = f->file->game->rules->value(f->file->game, &f->open[f->ply].state);
    if (!read_number(f, "value", worth, NAN, &value))
        return false;
    if (value < worth || value > worth)
        return fail_number(f, "value", "the game says that this leaf is worth", worth);
    f->result->leaves++;
    f->open[f->ply].low = f->open[f->ply].high = value;
    PlycutEvent event = {.as.leaf.value = value};
    return foreign_tell(f, PLYCUT_EVENT_LEAF, &event) && foreign_return(f, value);
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
    ForeignNode *n = &f->open[f->ply];
    double alpha, beta;
    const char *from = read_text(f, "from");
    if (from == NULL || !is_open(f))
        return false;
    if (!foreign_returned_last(f, from))
        return foreign_fail(f, "from", "this child did not return just now");
    PlycutEvent event = {0};
    foreign_update(f, &event);
    if (!agrees(f, "value", event.as.update.value) || !agrees(f, "best", n->best) ||
        !read_window(f, &alpha, &beta))
        return false;
    foreign_tighten(f, alpha, beta);
    return foreign_tell(f, PLYCUT_EVENT_UPDATE, &event);
}

/* "by" and "witness": whose the bound is. */
static bool read_owner(Foreign *f, PlycutBoundOwner *owner)
{
    const cJSON *by = member_of(f, "by"), *witness = member_of(f, "witness");
    if (!cJSON_IsString(by) || !cJSON_IsString(witness))
        return true;
    return foreign_owner(f, by->valuestring, witness->valuestring, owner) ||
           foreign_fail(f, "by", "the owner must be above this node, and the witness its child");
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
    return f->pruned_count > 0 ||
           foreign_fail(f, "pruned", "a cutoff prunes at least one child: name them");
}

static bool read_cutoff(Foreign *f)
{
    ForeignNode *n = &f->open[f->ply];
    const bool max = n->state.player == PLYCUT_MAX;
    PlycutEvent event = {.as.cutoff.owner = max ? n->window.beta_owner : n->window.alpha_owner};
    if (!is_open(f) || !foreign_settle(f) || !agrees(f, "value", n->best) ||
        !says(f, "side", max || is_mins(f) ? "beta" : "alpha") ||
        !read_number(f, "bound", max ? n->window.beta : n->window.alpha, NAN,
                     &event.as.cutoff.bound) ||
        !read_owner(f, &event.as.cutoff.owner) || !read_pruned(f))
        return false;
    if (max ? n->best < event.as.cutoff.bound : n->best > event.as.cutoff.bound)
        return foreign_fail(f, "bound", "this node's best value does not reach the bound");
    event.as.cutoff.value = n->best;
    foreign_cut(f, &event);
    return foreign_tell(f, PLYCUT_EVENT_CUTOFF, &event);
}

static bool read_exit(Foreign *f)
{
    double value;
    if (!is_open(f) || !foreign_settle(f) ||
        !read_number(f, "value", f->open[f->ply].best, NAN, &value))
        return false;
    if (isinf(value))
        return foreign_fail(f, "value", "this node returns before any of its children has");
    PlycutEvent event = {.as.exit = foreign_proved(f, value)};
    if (event.as.exit.low < value && event.as.exit.high > value)
        return foreign_fail(f, "value",
                            "the leaves visited below this node do not prove this value");
    return foreign_tell(f, PLYCUT_EVENT_EXIT, &event) && foreign_return(f, value);
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
static cJSON *next_value(const Foreign *f)
{
    const char *text;
    size_t length;
    if (!scan_value(f->file->scan, &text, &length, f->error))
        return NULL;
    cJSON *value = cJSON_ParseWithLength(text, length);
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

/* A number of the summary must be what the events add up to. */
static bool sums_up(const Foreign *f, const cJSON *summary, const char *key, double expected)
{
    const cJSON *found = cJSON_GetObjectItemCaseSensitive(summary, key);
    char path[32], number[PLYCUT_NUMBER_SIZE];
    if (found == NULL ||
        (cJSON_IsNumber(found) && found->valuedouble >= expected && found->valuedouble <= expected))
        return true;
    snprintf(path, sizeof path, "$.summary.%s", key);
    plycut_number_text(expected, number);
    return plycut_fail_at(f->error, PLYCUT_E_INPUT, f->file->file, line_of(f), column_of(f), path,
                          "the events give %s", number);
}

static bool read_summary(const Foreign *f)
{
    cJSON *summary = next_value(f);
    bool read =
        summary != NULL &&
        sums_up(f, summary, "value",
                is_turned(f->file->values, f->file->game->root.player) ? number_turned(f->value)
                                                                       : f->value) &&
        sums_up(f, summary, "nodes", (double)f->result->nodes) &&
        sums_up(f, summary, "leaves", (double)f->result->leaves);
    cJSON_Delete(summary);
    return read;
}

/* After the events: the summary, and members that are the program's own. */
static bool read_rest(const Foreign *f)
{
    Scan *scan = f->file->scan;
    const char *text;
    size_t length;
    while (scan_peek(scan, f->error) == ',') {
        if (!scan_expect(scan, ',', f->error) || !scan_key(scan, &text, f->error))
            return false;
        if (strcmp(text, "summary") == 0 ? !read_summary(f)
                                         : !scan_value(scan, &text, &length, f->error))
            return false;
    }
    return scan_expect(scan, '}', f->error) && scan_end(scan, f->error);
}

bool foreign_read(const ForeignFile *file, const PlycutObserver *observer, PlycutResult *result,
                  PlycutError *error)
{
    Foreign *f = foreign_new(file, observer, result, error);
    bool read = f != NULL && read_events(f) && read_rest(f);
    if (read)
        foreign_finish(f);
    foreign_free(f);
    return read;
}
