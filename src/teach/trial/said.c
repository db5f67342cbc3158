/* said.c - what a program says of a tree: a value, the nodes that it visits, the best move, or the events of a trace
 * (docs/programs.md); and what a search would say. */
#include "base/json_read.h"
#include "base/same.h"
#include "base/utf8.h"
#include "trial/trial.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool said_add_visit(Said *said, SaidVisit visit)
{
    if (visit.node != PLYCUT_NO_NODE && said->count > 0 &&
        said->visits[said->count - 1].node == visit.node)
        return true;
    if (!PLYCUT_ROOM(said->visits, said->room, said->count, 1))
        return false;
    said->visits[said->count++] = visit;
    return true;
}

static void said_begin(Said *said)
{
    *said = (Said){.visits = said->visits, .room = said->room, .best = -1, .last_best = -1};
}

/* ---- A search -------------------------------------------------------------------------------- */

static bool said_watch(void *self, const PlycutEvent *event)
{
    Said *said = self;
    if (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF)
        return said_add_visit(
            said, (SaidVisit){event->state->node, NAN, event->window.alpha, event->window.beta});
    /* The last of equal moves: one whose value, perhaps only a bound, is as good as the best so far. */
    if (event->kind == PLYCUT_EVENT_UPDATE && event->ply == 0 &&
        same_number(event->as.update.value, event->as.update.best))
        said->last_best = event->as.update.from;
    return true;
}

/* Everything has been said, by the events and this result. */
static void said_result(Said *said, const Skeleton *shape, const PlycutResult *result)
{
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        said->has[what] = true;
    said->inner = shape->tree.nodes[0].child_count > 0;
    said->value = result->value;
    said->best = result->pv_length > 0 ? (int64_t)result->pv[0] : -1;
}

bool said_of_search(const Skeleton *shape, const PlycutSearchOptions *options, Said *said,
                    PlycutError *error)
{
    PlycutResult result;
    const PlycutGame game = skeleton_game(shape);
    const PlycutObserver observer = {said_watch, said};
    said_begin(said);
    if (!plycut_search(&game, options, &observer, &result, error))
        return plycut_no_memory(error); /* for the visits, unless the error says more */
    said_result(said, shape, &result);
    return true;
}

/* ---- A program ------------------------------------------------------------------------------- */

/* A reply being read. */
typedef struct Reading {
    const PlycutText *reply;
    const Skeleton *shape;
    Said *said;
    char *why;
    PlycutError *error; /* only if memory runs out */
} Reading;

#define REFUSE(r, ...) (field_format((r)->why, PLYCUT_WHY, __VA_ARGS__), false)

/* PLYCUT_NO_NODE: there is none. */
static uint32_t node_at(const Skeleton *shape, const char *path)
{
    PlycutState state;
    const PlycutGame game = skeleton_game(shape);
    return plycut_game_follow(&game, path, &state, NULL, NULL) ? state.node : PLYCUT_NO_NODE;
}

/* "inf", "-Infinity" */
static bool is_infinite(const char *text)
{
    text += *text == '-' || *text == '+';
    return strcasecmp(text, "inf") == 0 || strcasecmp(text, "infinity") == 0;
}

/* Whatever is not a number is a wrong value, such as null: the program did answer. */
static bool take_value(Reading *r, const cJSON *value)
{
    const char *text = cJSON_GetStringValue(value);
    double number = (double)NAN;
    if (cJSON_IsNumber(value))
        number = value->valuedouble;
    else if (text != NULL && plycut_number_parse(text, strlen(text), false, &number))
        return REFUSE(r, "\"value\" is a text: write the number %s without quotes", text);
    else if (text != NULL && is_infinite(text))
        number = *text == '-' ? -(double)INFINITY : (double)INFINITY;
    r->said->value = number;
    return true;
}

/* A path; null: the root is a leaf. */
static bool take_best(Reading *r, const cJSON *best)
{
    const uint32_t node = cJSON_IsString(best) ? node_at(r->shape, best->valuestring) : 0;
    const bool move = node != PLYCUT_NO_NODE && node != 0 && r->shape->tree.nodes[node].parent == 0;
    if (!move && !cJSON_IsNull(best))
        return REFUSE(r, "\"best\" is not a move of the root: expected a path such as \"/0\"");
    if (move)
        r->said->best = (int64_t)node - r->shape->tree.nodes[0].first_child;
    return true;
}

static bool take_visit(Reading *r, const cJSON *visit)
{
    const bool path = cJSON_IsString(visit), value = cJSON_IsNumber(visit);
    const uint32_t node = path ? node_at(r->shape, visit->valuestring) : PLYCUT_NO_NODE;
    if (!value && node == PLYCUT_NO_NODE)
        return REFUSE(r,
                      "\"visited\" has %s%s%s, which is no node: expected a path such as \"/0/1\", "
                      "or a leaf's value",
                      path ? "'" : "", path ? visit->valuestring : "something", path ? "'" : "");
    r->said->inner |= !value && r->shape->tree.nodes[node].child_count > 0;
    return said_add_visit(r->said, (SaidVisit){node, value ? visit->valuedouble : NAN, 0, 0}) ||
           plycut_no_memory(r->error);
}

static bool take_visits(Reading *r, const cJSON *visited)
{
    const cJSON *visit;
    if (!cJSON_IsArray(visited))
        return REFUSE(r, "\"visited\" is not a list");
    cJSON_ArrayForEach(visit, visited)
    {
        if (!take_visit(r, visit))
            return false;
    }
    return true;
}

static const struct {
    const char *name;
    bool (*take)(Reading *r, const cJSON *value);
} MEMBERS[] = {[PLYCUT_SAID_VALUE] = {"value", take_value},
               [PLYCUT_SAID_VISITS] = {"visited", take_visits},
               [PLYCUT_SAID_BEST] = {"best", take_best}};

/* A name that is nearly one of ours is a mistake; others are the program's own. */
static bool take_member(Reading *r, const cJSON *member)
{
    const PlycutNames names = PLYCUT_NAMES(MEMBERS, name, sizeof MEMBERS / sizeof *MEMBERS);
    const int what = plycut_name_index(member->string, names);
    const char *nearest = what >= 0 ? NULL : plycut_nearest(member->string, names);
    if (nearest != NULL)
        return REFUSE(r, "it says \"%s\" (did you mean \"%s\"?)", member->string, nearest);
    if (what >= 0)
        r->said->has[what] = true;
    return what < 0 || MEMBERS[what].take(r, member);
}

static bool take_members(Reading *r, const cJSON *json)
{
    const cJSON *member;
    if (!cJSON_IsObject(json))
        return REFUSE(r, "it says %.60s, which is not an object with \"value\" or \"visited\"",
                      r->reply->bytes);
    cJSON_ArrayForEach(member, json)
    {
        if (!take_member(r, member))
            return false;
    }
    return r->said->has[PLYCUT_SAID_VALUE] || r->said->has[PLYCUT_SAID_VISITS] ||
           r->said->has[PLYCUT_SAID_BEST] ||
           REFUSE(r, "it says neither \"value\" nor \"visited\" nor \"best\"");
}

/* Everything that the events of a trace show; they may be those of another tree. */
static bool take_events(Reading *r, const PlycutTrace *trace, PlycutError *error)
{
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        const uint32_t node = node_at(r->shape, trace->nodes[e->node].path);
        if (node == PLYCUT_NO_NODE)
            return plycut_fail(error, PLYCUT_E_INPUT, "it is the trace of another tree");
        if ((e->kind == PLYCUT_EVENT_ENTER || e->kind == PLYCUT_EVENT_LEAF) &&
            !said_add_visit(r->said, (SaidVisit){node, NAN, e->alpha, e->beta}))
            return plycut_no_memory(error);
    }
    said_result(r->said, r->shape, &trace->result);
    return true;
}

static bool take_trace(Reading *r)
{
    PlycutTrace trace = {0};
    PlycutError error = {0};
    const bool done = said_record(r->reply, &trace, &error) && take_events(r, &trace, &error);
    plycut_trace_free(&trace);
    return done || (plycut_had_memory(&error, r->error) &&
                    REFUSE(r, "its trace is wrong: %s%s%s", error.path,
                           error.path[0] != '\0' ? ": " : "", error.text));
}

/* The length of a word for what is not a finite number, such as Infinity, -inf and NaN, at the beginning of the text. */
static size_t infinite_word(const char *text)
{
    static const char *const WORDS[] = {"infinity", "inf", "nan"};
    const size_t sign = *text == '-' || *text == '+';
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strncasecmp(text + sign, WORDS[i], strlen(WORDS[i])) == 0)
            return sign + strlen(WORDS[i]);
    return 0;
}

/* Languages write such words without quotes, which is not JSON. */
static bool quote_words(const char *text, PlycutText *quoted)
{
    bool inside = false, written = true;
    while (written && *text != '\0') {
        const size_t word = inside ? 0 : infinite_word(text),
                     escape = *text == '\\' && text[1] != '\0',
                     length = word > 0 ? word : 1 + escape;
        inside ^= *text == '"';
        written = (word == 0 || plycut_text_write(quoted, "\"", 1)) &&
                  plycut_text_write(quoted, text, length) &&
                  (word == 0 || plycut_text_write(quoted, "\"", 1));
        text += length;
    }
    return written;
}

/* NULL: it is no JSON even so, or memory ran out, which is an error of ours. */
static cJSON *read_with_words(const char *reply, PlycutError *error)
{
    PlycutText quoted = {0};
    PlycutError refused = {0};
    if (!quote_words(reply, &quoted))
        plycut_no_memory(error);
    cJSON *json =
        !quoted.failed && quoted.length > 0 ? json_read_string(quoted.bytes, NULL, &refused) : NULL;
    (void)plycut_had_memory(&refused, error);
    plycut_text_free(&quoted);
    return json;
}

static bool take_json(Reading *r)
{
    PlycutError error = {0};
    const JsonText text = {.text = r->reply->bytes, .length = r->reply->length};
    cJSON *json = json_read(&text, &error);
    const bool whole = plycut_had_memory(&error, r->error);
    if (json == NULL && whole)
        json = read_with_words(r->reply->bytes, r->error);
    const bool done = json != NULL ? take_members(r, json)
                                   : r->error->code != PLYCUT_E_MEMORY &&
                                         REFUSE(r, "it says '%.60s', which is not JSON: %s",
                                                r->reply->bytes, error.text);
    json_free(json);
    return done;
}

bool said_read(const PlycutText *reply, const Skeleton *shape, Said *said, char why[PLYCUT_WHY],
               PlycutError *error)
{
    static const PlycutText NOTHING = {.bytes = ""};
    Reading r = {reply->bytes != NULL ? reply : &NOTHING, shape, said, why, error};
    said_begin(said);
    const bool done =
        plycut_is_trace(r.reply->bytes, r.reply->length) ? take_trace(&r) : take_json(&r);
    plycut_make_printable(why);
    return done;
}

/* ---- Compared with a search ------------------------------------------------------------------ */

/* The search's next visit from *at that the program would list: leaves only, or all nodes but the root. */
static const SaidVisit *next_listed(const Said *said, const Skeleton *shape, const Said *search,
                                    size_t *at)
{
    for (; *at < search->count; (*at)++) {
        const SaidVisit *v = &search->visits[*at];
        const bool leaf = shape->tree.nodes[v->node].child_count == 0;
        if (leaf || (said->inner && v->node != 0))
            return &search->visits[(*at)++];
    }
    return NULL;
}

static bool same_visit(const SaidVisit *said, const Skeleton *shape, const SaidVisit *search)
{
    const Node *n = search != NULL ? &shape->tree.nodes[search->node] : NULL;
    return n != NULL && (said->node != PLYCUT_NO_NODE
                             ? said->node == search->node
                             : n->child_count == 0 && same_number(said->value, n->as.value));
}

/* Do the visits differ, or only the windows of inner nodes? */
static unsigned visits_differ(const Said *said, const Skeleton *shape, const Said *search)
{
    size_t at = 0;
    bool windows = true;
    for (size_t i = 0; i < said->count; i++) {
        const SaidVisit *s = &said->visits[i];
        if (s->node == 0 && shape->tree.count > 1)
            continue;
        const SaidVisit *v = next_listed(said, shape, search, &at);
        if (!same_visit(s, shape, v))
            return 1u << PLYCUT_SAID_VISITS;
        windows &= shape->tree.nodes[v->node].child_count == 0 ||
                   (same_number(s->alpha, v->alpha) && same_number(s->beta, v->beta));
    }
    if (next_listed(said, shape, search, &at) != NULL)
        return 1u << PLYCUT_SAID_VISITS;
    return windows || !said->has[PLYCUT_SAID_WINDOWS] ? 0 : 1u << PLYCUT_SAID_WINDOWS;
}

unsigned said_differs(const Said *said, const Skeleton *shape, const Said *search)
{
    unsigned differs = 0;
    if (said->has[PLYCUT_SAID_VALUE] &&
        !(shape->chance ? nearly_same : same_number)(said->value, search->value))
        differs |= 1u << PLYCUT_SAID_VALUE;
    if (said->has[PLYCUT_SAID_VISITS])
        differs |= visits_differ(said, shape, search);
    if (said->has[PLYCUT_SAID_BEST] && said->best != search->best)
        differs |= 1u << PLYCUT_SAID_BEST;
    return differs;
}
