/* write.c - a search's events as JSON while it runs: format "plycut-trace", version 1. */
#include "trace/write_parts.h"
#include "trace/viewpoint.h"

#include <assert.h>
#include <string.h>

/* ---- Parts of events ------------------------------------------------------------------------ */

void write_path(PlycutJson *json, const char *key, const char *path, size_t length)
{
    plycut_json_key(json, key);
    plycut_json_string_bytes(json, path, length);
}

size_t child_path(const PlycutGame *game, const char *path, size_t length, PlycutMove move,
                  char child[PLYCUT_PATH_MAX])
{
    size_t used = length == 1 ? 0 : length;
    assert(used + 1 + PLYCUT_STEP_MAX <= PLYCUT_PATH_MAX);
    memcpy(child, path, used);
    child[used] = '/';
    return used + 1 + game->rules->step(game, move, child + used + 1);
}

void write_child(PlycutTraceWriter *w, const char *path, size_t length, PlycutMove move)
{
    char child[PLYCUT_PATH_MAX];
    plycut_json_string_bytes(&w->json, child, child_path(w->game, path, length, move, child));
}

static void write_window(PlycutJson *json, const PlycutWindow *window)
{
    plycut_json_key(json, "alpha");
    plycut_json_lower(json, window->alpha);
    plycut_json_key(json, "beta");
    plycut_json_upper(json, window->beta);
}

void write_name_of(PlycutTraceWriter *w, const char *key, const PlycutState *parent,
                   PlycutMove move, const PlycutState *state)
{
    w->name.length = 0;
    w->game->rules->node_name(w->game, parent, move, state, &w->name);
    plycut_out_memory(w->json.out, !w->name.failed);
    plycut_json_key(&w->json, key);
    plycut_json_string_bytes(&w->json, w->name.bytes == NULL ? "" : w->name.bytes, w->name.length);
}

void write_name(PlycutTraceWriter *w, const PlycutEvent *event)
{
    write_name_of(w, "name", event->parent, event->move, event->state);
}

void write_scout(PlycutJson *json, const PlycutEvent *event, const PlycutBoundOwner *owner)
{
    if (owner->kind == PLYCUT_OWNER_SCOUT)
        write_path(json, "scout", event->path, plycut_event_ancestor(event, owner->ply));
}

/* The members of a visit other than its window: how many times the node has been searched, from the second on; the
 * node that scouts; why the move was promoted (hash, killer, history, principal variation), if it was. */
static void write_visit(PlycutJson *json, const PlycutEvent *event)
{
    const PlycutWindow *w = &event->window;
    if (event->search > 1)
        plycut_json_key_integer(json, "search", event->search);
    write_scout(json, event,
                w->alpha_owner.kind == PLYCUT_OWNER_SCOUT ? &w->alpha_owner : &w->beta_owner);
    if (event->tried != PLYCUT_TRIED_IN_ORDER)
        plycut_json_key_string(json, "tried", plycut_tried_text(event->tried));
}

void write_event_value(PlycutJson *json, const char *key, double value)
{
    plycut_json_key(json, key);
    plycut_json_value(json, value);
}

static void write_interval(PlycutJson *json, double low, double high)
{
    plycut_json_key(json, "low");
    plycut_json_lower(json, low);
    plycut_json_key(json, "high");
    plycut_json_upper(json, high);
}

static void write_proved(PlycutJson *json, const PlycutProved *proved)
{
    write_event_value(json, "value", proved->value);
    plycut_json_key_string(json, "type", plycut_bound_text(proved->type));
    write_interval(json, proved->low, proved->high);
}

/* ---- Events, one function for each kind ------------------------------------------------------------ */

static void write_pass(PlycutTraceWriter *w, const PlycutEvent *event)
{
    plycut_json_key_integer(&w->json, "pass", event->as.pass.number);
    plycut_json_key_count(&w->json, "depth", event->as.pass.depth);
    plycut_json_key_string(&w->json, "reason", plycut_pass_reason_text(event->as.pass.reason));
    write_window(&w->json, &event->window);
}

/* A node that may have children: the members of enter and table. */
static void write_node(PlycutTraceWriter *w, const PlycutEvent *event)
{
    write_name(w, event);
    plycut_json_key_integer(&w->json, "ply", event->ply);
    plycut_json_key_string(&w->json, "player", plycut_player_text(event->state->player));
    write_window(&w->json, &event->window);
    write_visit(&w->json, event);
}

static void write_leaf(PlycutTraceWriter *w, const PlycutEvent *event)
{
    plycut_json_key_integer(&w->json, "ply", event->ply);
    write_event_value(&w->json, "value", event->as.leaf.value);
    write_window(&w->json, &event->window);
    write_visit(&w->json, event);
}

static void write_update(PlycutTraceWriter *w, const PlycutEvent *event)
{
    plycut_json_key(&w->json, "from");
    write_child(w, event->path, event->path_length, event->as.update.from);
    write_event_value(&w->json, "value", event->as.update.value);
    if (event->kind == PLYCUT_EVENT_UPDATE)
        plycut_json_key_bool(&w->json, "improved", event->as.update.improved);
    write_event_value(&w->json, "best", event->as.update.best);
    write_window(&w->json, &event->window);
    if (!plycut_decides(event->state->player)) {
        write_interval(&w->json, event->as.update.low, event->as.update.high);
    }
}

static void write_members(PlycutTraceWriter *w, const PlycutEvent *event)
{
    if (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_TABLE)
        write_node(w, event);
    if (event->kind == PLYCUT_EVENT_PASS)
        write_pass(w, event);
    else if (event->kind == PLYCUT_EVENT_TABLE)
        write_proved(&w->json, &event->as.table);
    else if (event->kind == PLYCUT_EVENT_ENTER && event->as.enter.noisy)
        plycut_json_key_number(&w->json, "swing", event->as.enter.instability);
    else if (event->kind == PLYCUT_EVENT_LEAF)
        write_leaf(w, event);
    else if (event->kind == PLYCUT_EVENT_UPDATE || event->kind == PLYCUT_EVENT_PROBE)
        write_update(w, event);
    else if (event->kind == PLYCUT_EVENT_CUTOFF)
        write_cutoff(w, event);
    else if (event->kind == PLYCUT_EVENT_EXIT)
        write_proved(&w->json, &event->as.exit);
}

void write_event(PlycutTraceWriter *w, const PlycutEvent *event)
{
    plycut_json_open(&w->json, '{');
    plycut_json_key_integer(&w->json, "n", (int64_t)event->n);
    plycut_json_key_string(&w->json, "event", plycut_event_text(event->kind));
    write_path(&w->json, "node", event->path, event->path_length);
    if (is_turned(w->values, event->state->player)) {
        const PlycutEvent turned = event_turned(event);
        write_members(w, &turned);
    } else {
        write_members(w, event);
    }
    plycut_json_close(&w->json);
}

/* ---- Header and summary --------------------------------------------------------------------- */

void convention_json(const PlycutSearchOptions *o, PlycutJson *json)
{
    char word[PLYCUT_ORDERING_MAX];
    for (size_t i = 0; i < plycut_search_member_count(); i++)
        if (plycut_search_member(i)->kind == PLYCUT_MEMBER_WORD)
            plycut_json_key_string(json, plycut_search_member(i)->trace,
                                   plycut_search_word(o, i, word));
}

void search_numbers_json(const PlycutSearchOptions *o, NumbersOf where, PlycutJson *json)
{
    for (size_t i = 0; i < plycut_search_member_count(); i++) {
        const PlycutSearchMember *member = plycut_search_member(i);
        const char *key = where == NUMBERS_OF_COUNTS  ? member->counts
                          : where == NUMBERS_OF_TRACE ? member->trace
                          : member->rule              ? member->name
                                                      : NULL;
        if (member->kind < PLYCUT_MEMBER_FLAG || key == NULL || !plycut_search_given(o, i))
            continue;
        if (member->kind == PLYCUT_MEMBER_FLAG)
            plycut_json_key_bool(json, key, true);
        else
            plycut_json_key_number(json, key, plycut_search_number(o, i));
    }
}

void write_search(PlycutJson *json, const PlycutSearchOptions *options)
{
    plycut_json_open(json, '{');
    convention_json(options, json);
    plycut_json_key_window(json, "window", options->alpha, options->beta);
    search_numbers_json(options, NUMBERS_OF_TRACE, json);
    plycut_json_close(json);
}

static void write_variation(PlycutTraceWriter *w, const PlycutResult *result)
{
    PlycutJson *json = &w->json;
    char path[PLYCUT_PATH_MAX] = "/";
    size_t length = 1;
    plycut_json_key(json, "best");
    if (result->pv_length == 0)
        plycut_json_null(json);
    else
        write_child(w, path, length, result->pv[0]);
    plycut_json_key_open(json, "principal_variation", '[');
    for (int i = 0; i < result->pv_length; i++) {
        char child[PLYCUT_PATH_MAX];
        length = child_path(w->game, path, length, result->pv[i], child);
        memcpy(path, child, length);
        plycut_json_string_bytes(json, path, length);
    }
    plycut_json_close(json);
}

static void write_summary_more(PlycutJson *json, const PlycutSearchOptions *options,
                               const PlycutResult *result)
{
    if (options->table != 0)
        plycut_json_key_integer(json, "table_hits", (int64_t)result->known);
    if (plycut_search_has_passes(options)) {
        plycut_json_key_integer(json, "passes", result->passes);
        plycut_json_key_count(json, "depth", result->depth);
        plycut_json_key_bool(json, "finished", !result->out_of_budget);
    }
    if (!plycut_search_repeats(options))
        return;
    plycut_json_key_open(json, "distinct", '{');
    plycut_json_key_count(json, "nodes", result->distinct_nodes);
    plycut_json_key_count(json, "leaves", result->distinct_leaves);
    plycut_json_close(json);
}

void write_pruned_sum(PlycutTraceWriter *w, const PlycutResult *result)
{
    PlycutJson *json = &w->json;
    plycut_json_key_open(json, "pruned", '{');
    plycut_json_key_count(json, "subtrees",
                          w->older ? result->listed_subtrees : result->pruned_subtrees);
    plycut_json_key_count(json, "leaves", w->older ? result->listed_leaves : result->pruned_leaves);
    plycut_json_close(json);
}

void write_summary(PlycutTraceWriter *w, const PlycutResult *result)
{
    PlycutJson *json = &w->json;
    const bool turned = is_turned(w->values, w->game->root.player);
    plycut_json_open(json, '{');
    write_event_value(json, "value", turned ? number_turned(result->value) : result->value);
    write_variation(w, result);
    plycut_json_key_integer(json, "nodes", (int64_t)result->nodes);
    plycut_json_key_integer(json, "leaves", (int64_t)result->leaves);
    plycut_json_key_open(json, "cutoffs", '{');
    for (PlycutCutKind kind = PLYCUT_SHALLOW;
         kind <= (w->options.limits_cut ? PLYCUT_LIMIT : PLYCUT_WINDOW); kind++)
        plycut_json_key_integer(json, plycut_cut_kind_text(kind), (int64_t)result->cutoffs[kind]);
    plycut_json_close(json);
    write_pruned_sum(w, result);
    write_summary_more(json, &w->options, result);
    plycut_json_close(json);
}

/* ---- The whole ------------------------------------------------------------------------------ */

void plycut_trace_writer_begin(PlycutTraceWriter *writer, PlycutOut *out, const PlycutGame *game,
                               const PlycutSearchOptions *options, PlycutValues values,
                               const char *generator)
{
    PlycutJson *json = &writer->json;
    *writer = (PlycutTraceWriter){
        .game = game, .options = plycut_search_applied(game, options), .values = values};
    plycut_json_begin(json, out, "plycut-trace", 1);
    plycut_json_key_string(json, "generator",
                           generator == NULL ? "plycut " PLYCUT_VERSION : generator);
    plycut_json_key(json, "problem");
    plycut_game_write_problem(game, writer->options.depth, json);
    plycut_json_key(json, "search");
    write_search(json, &writer->options);
    if (values != PLYCUT_VALUES_MAX)
        plycut_json_key_string(json, "values", plycut_values_text(values));
    plycut_json_key_open(json, "events", '[');
}

bool plycut_trace_writer_event(void *self, const PlycutEvent *event)
{
    PlycutTraceWriter *writer = self;
    plycut_json_newline(&writer->json);
    write_event(writer, event);
    return !writer->json.out->failed;
}

void plycut_trace_writer_end(PlycutTraceWriter *writer, const PlycutResult *result)
{
    PlycutJson *json = &writer->json;
    if (result != NULL) {
        plycut_json_newline(json);
        plycut_json_close(json);
        plycut_json_newline(json);
        plycut_json_key(json, "summary");
        write_summary(writer, result);
        plycut_json_end(json);
    }
    plycut_text_free(&writer->name);
}

/* ---- The search, next to results that depend on its leaves ----------------------------------- */

void valued_write(const PlycutValuation *valuation, PlycutLimits limits, PlycutJson *json)
{
    plycut_json_key_string(json, "evaluation", valuation->evaluation);
    plycut_json_key_string(json, "score", valuation->score);
    if (plycut_is_limited(limits))
        plycut_json_key_window(json, "limits", limits.low, limits.high);
}

void valued_write_search(const PlycutSearchOptions *options, const PlycutValuation *valuation,
                         PlycutLimits limits, PlycutJson *json)
{
    PlycutSearchOptions applied = plycut_search_effective(options);
    applied.expand_pruned = false; /* pruned leaves are not part of the results */
    plycut_json_newline(json);
    plycut_json_key_open(json, "search", '{');
    convention_json(&applied, json);
    plycut_json_key_window(json, "window", applied.alpha, applied.beta);
    if (applied.depth >= 0)
        plycut_json_key_integer(json, "depth", applied.depth);
    search_numbers_json(&applied, NUMBERS_OF_TRACE, json);
    valued_write(valuation, limits, json);
    plycut_json_close(json);
}
