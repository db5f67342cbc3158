/* said.c - what a program says of a tree: a value, the nodes that it visits, the best move, or the events of a trace.
 * docs/programs.md defines it. */
#include "base/utf8.h"
#include "base/json_read.h"
#include "base/scan.h"
#include "base/same.h"
#include "trial/trial.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A reply being read. */
typedef struct Reading {
    const PlycutText *reply;
    const Skeleton *shape;
    const cJSON *json;
    Said *said;
    char *why;
} Reading;

#define REFUSE(r, ...) field_format((r)->why, PLYCUT_WHY, __VA_ARGS__), false

/* PLYCUT_NO_NODE: there is none. */
static uint32_t node_at(const Skeleton *shape, const char *path)
{
    PlycutState state;
    const PlycutGame game = skeleton_game(shape);
    return plycut_game_follow(&game, path, &state, NULL, NULL) ? state.node : PLYCUT_NO_NODE;
}

/* ---- Its members ----------------------------------------------------------------------------- */

static bool take_value(Reading *r, const cJSON *value)
{
    if (!cJSON_IsNumber(value))
        return REFUSE(r, "\"value\" is not a number");
    r->said->has[PLYCUT_SAID_VALUE] = true;
    r->said->value = value->valuedouble;
    return true;
}

/* A path; null: the root is a leaf. */
static bool take_best(Reading *r, const cJSON *best)
{
    const uint32_t node = cJSON_IsString(best) ? node_at(r->shape, best->valuestring) : 0;
    const bool move = node != PLYCUT_NO_NODE && node != 0 && r->shape->tree.nodes[node].parent == 0;
    if (!move && !cJSON_IsNull(best))
        return REFUSE(r, "\"best\" is not a move of the root: expected a path such as \"/0\"");
    r->said->has[PLYCUT_SAID_BEST] = true;
    r->said->best = move ? (int64_t)node - r->shape->tree.nodes[0].first_child : -1;
    return true;
}

/* A leaf that is read twice in a row is visited once. */
static bool take_visit(Reading *r, const cJSON *visit)
{
    Said *said = r->said;
    SaidVisit v = {.node = PLYCUT_NO_NODE, .value = NAN};
    if (cJSON_IsNumber(visit))
        v.value = visit->valuedouble;
    else if (cJSON_IsString(visit))
        v.node = node_at(r->shape, visit->valuestring);
    if (isnan(v.value) && v.node == PLYCUT_NO_NODE)
        return REFUSE(r,
                      "\"visited\" has %s%s%s, which is no node: expected a path such as \"/0/1\", "
                      "or a leaf's value",
                      cJSON_IsString(visit) ? "'" : "",
                      cJSON_IsString(visit) ? visit->valuestring : "something",
                      cJSON_IsString(visit) ? "'" : "");
    if (v.node != PLYCUT_NO_NODE && said->count > 0 && said->visits[said->count - 1].node == v.node)
        return true;
    if (!PLYCUT_ROOM(said->visits, said->room, said->count, 1))
        return REFUSE(r, "there is no memory for what it says");
    said->inner |= v.node != PLYCUT_NO_NODE && r->shape->tree.nodes[v.node].child_count > 0;
    said->visits[said->count++] = v;
    return true;
}

static bool take_visited(Reading *r, const cJSON *visited)
{
    const cJSON *visit;
    if (!cJSON_IsArray(visited))
        return REFUSE(r, "\"visited\" is not a list");
    r->said->has[PLYCUT_SAID_VISITS] = true;
    cJSON_ArrayForEach(visit, visited)
    {
        if (!take_visit(r, visit))
            return false;
    }
    return true;
}

/* ---- A trace --------------------------------------------------------------------------------- */

/* Everything that the events show. They may be those of another tree. */
static bool take_events(Reading *r, const PlycutTrace *trace, PlycutError *error)
{
    Said *said = r->said;
    if (!PLYCUT_ROOM(said->visits, said->room, 0, trace->event_count))
        return plycut_no_memory(error);
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        const uint32_t node = node_at(r->shape, trace->nodes[e->node].path);
        if (e->kind != PLYCUT_EVENT_ENTER && e->kind != PLYCUT_EVENT_LEAF)
            continue;
        if (node == PLYCUT_NO_NODE)
            return plycut_fail(error, PLYCUT_E_INPUT, "it is the trace of another tree");
        said->visits[said->count++] = (SaidVisit){node, 0, e->alpha, e->beta};
    }
    said->inner = r->shape->tree.nodes[0].child_count > 0;
    said->value = trace->result.value;
    said->best = trace->result.pv_length > 0 ? (int64_t)trace->result.pv[0] : -1;
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        said->has[what] = true;
    return true;
}

static bool record_reply(const PlycutText *reply, PlycutTrace *trace, PlycutError *error)
{
    ScanText scan = {reply->bytes, reply->length, 0};
    const PlycutSource source = scan_text_source(&scan, "trace");
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, error);
    const bool done = reader != NULL && plycut_trace_reader_record(reader, 0, 0, trace, error);
    plycut_trace_reader_close(reader);
    return done;
}

static bool take_trace(Reading *r)
{
    PlycutTrace trace = {0};
    PlycutError error = {0};
    const bool done = record_reply(r->reply, &trace, &error) && take_events(r, &trace, &error);
    if (!done)
        field_format(r->why, PLYCUT_WHY, "its trace is wrong: %s: %s", error.path, error.text);
    plycut_trace_free(&trace);
    return done;
}

/* ---- A reply --------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    bool (*take)(Reading *r, const cJSON *value);
} MEMBERS[] = {{"value", take_value}, {"visited", take_visited}, {"best", take_best}};

enum { MEMBER_COUNT = sizeof MEMBERS / sizeof *MEMBERS };

static bool take_member(Reading *r, const cJSON *member)
{
    const PlycutNames names = PLYCUT_NAMES(MEMBERS, name, MEMBER_COUNT);
    const int known = plycut_name_index(member->string, names);
    const char *nearest = known >= 0 ? NULL : plycut_nearest(member->string, names);
    if (known >= 0)
        return MEMBERS[known].take(r, member);
    return nearest == NULL ||
           (REFUSE(r, "it says \"%s\" (did you mean \"%s\"?)", member->string, nearest));
}

static bool take_members(Reading *r)
{
    const cJSON *member;
    bool said = false;
    if (!cJSON_IsObject(r->json))
        return REFUSE(r, "it says %.60s, which is not an object with \"value\" or \"visited\"",
                      r->reply->bytes);
    cJSON_ArrayForEach(member, r->json)
    {
        if (!take_member(r, member))
            return false;
    }
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        said |= r->said->has[what];
    return said || (REFUSE(r, "it says neither \"value\" nor \"visited\" nor \"best\""));
}

bool said_read(const PlycutText *reply, const Skeleton *shape, Said *said, char why[PLYCUT_WHY])
{
    PlycutError error = {0};
    const JsonText text = {.text = reply->bytes, .length = reply->length};
    Reading r = {reply, shape, NULL, said, why};
    said->count = 0;
    said->inner = false;
    memset(said->has, 0, sizeof said->has);
    if (plycut_is_trace(reply->bytes, reply->length))
        return take_trace(&r);
    cJSON *json = json_read(&text, &error);
    r.json = json;
    const bool done =
        json != NULL
            ? take_members(&r)
            : (REFUSE(&r, "it says '%.60s', which is not JSON: %s", reply->bytes, error.text));
    plycut_make_printable(why);
    json_free(json);
    return done;
}

/* ---- Compared with a search ------------------------------------------------------------------ */

/* The next visit of the search from *at that the program would list: leaves only, or all nodes but the root; a leaf
 * visited twice in a row once. */
static const Visit *next_listed(const Said *said, const Skeleton *shape, const Course *o,
                                size_t *at)
{
    for (; *at < o->count; (*at)++) {
        const Visit *v = &o->visits[*at];
        const bool leaf = shape->tree.nodes[v->node].child_count == 0,
                   again = *at > 0 && o->visits[*at - 1].node == v->node;
        const bool by_value = said->count > 0 && said->visits[0].node == PLYCUT_NO_NODE;
        if ((leaf || said->inner) && (!again || by_value) && (v->node != 0 || leaf))
            return &o->visits[(*at)++];
    }
    return NULL;
}

/* Do the visits differ, or only the windows of inner nodes? */
static unsigned visits_differ(const Said *said, const Skeleton *shape, const Course *o)
{
    size_t at = 0;
    bool windows = true;
    for (size_t i = 0; i < said->count; i++) {
        const SaidVisit *s = &said->visits[i];
        if (s->node == 0 && shape->tree.count > 1)
            continue;
        const Visit *v = next_listed(said, shape, o, &at);
        if (v == NULL || (s->node != PLYCUT_NO_NODE
                              ? s->node != v->node
                              : shape->tree.nodes[v->node].child_count > 0 ||
                                    !same_number(s->value, shape->tree.nodes[v->node].as.value)))
            return 1u << PLYCUT_SAID_VISITS;
        windows &= shape->tree.nodes[v->node].child_count == 0 ||
                   (same_number(s->alpha, v->alpha) && same_number(s->beta, v->beta));
    }
    if (next_listed(said, shape, o, &at) != NULL)
        return 1u << PLYCUT_SAID_VISITS;
    return windows || !said->has[PLYCUT_SAID_WINDOWS] ? 0 : 1u << PLYCUT_SAID_WINDOWS;
}

unsigned said_differs(const Said *said, const Skeleton *shape, const Course *course)
{
    unsigned differs = 0;
    if (said->has[PLYCUT_SAID_VALUE] && !same_number(said->value, course->value))
        differs |= 1u << PLYCUT_SAID_VALUE;
    if (said->has[PLYCUT_SAID_VISITS])
        differs |= visits_differ(said, shape, course);
    if (said->has[PLYCUT_SAID_BEST] && said->best != course->best)
        differs |= 1u << PLYCUT_SAID_BEST;
    return differs;
}

/* ---- For the grader -------------------------------------------------------------------------- */

static bool trace_answers(const PlycutText *reply, PlycutText *answers, PlycutError *error)
{
    PlycutOut out;
    PlycutTrace trace = {0};
    plycut_out_init(&out, plycut_text_write, answers);
    const bool done =
        record_reply(reply, &trace, error) && plycut_answers_write(&trace, NULL, NULL, &out, error);
    plycut_trace_free(&trace);
    return done;
}

/* A reply has the members of answers, in an object of one line. */
bool said_answers(const PlycutText *reply, PlycutText *answers, PlycutError *error)
{
    static const char HEAD[] = "{\"format\":\"plycut-answers\",\"version\":1,";
    if (plycut_is_trace(reply->bytes, reply->length))
        return trace_answers(reply, answers, error);
    const char *members = strchr(reply->bytes, '{');
    return members != NULL && plycut_text_write(answers, HEAD, sizeof HEAD - 1) &&
           plycut_text_write(answers, members + 1, strlen(members + 1));
}
