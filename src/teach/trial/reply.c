/* reply.c - what a program says of a tree: a value, the nodes that it visits, the best move, or the events of a trace
 * (docs/programs.md). */
#include "base/json_rows.h"
#include "base/utf8.h"
#include "trial/trial.h"

#include <math.h>
#include <string.h>
#include <strings.h>

/* What a program says, before it is understood. */
typedef struct Reply {
    const cJSON *value, *visited, *best;
} Reply;

/* A reply being read. */
typedef struct Reading {
    const PlycutText *reply;
    const Skeleton *shape;
    Said *said;
    char *why;
    PlycutError *error; /* only if memory runs out */
} Reading;

#define REFUSE(r, ...) (field_format((r)->why, PLYCUT_WHY, __VA_ARGS__), false)

/* PLYCUT_NO_NODE: the path leads to no node. */
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

/* A path; null: the root is a leaf. Whatever is no move of the root is a wrong move: the program did answer. */
static bool take_best(Reading *r, const cJSON *best)
{
    const uint32_t node = cJSON_IsString(best) ? node_at(r->shape, best->valuestring) : 0;
    const bool move = node != PLYCUT_NO_NODE && node != 0 && r->shape->tree.nodes[node].parent == 0;
    if (!cJSON_IsString(best) && !cJSON_IsNull(best))
        return REFUSE(r, "\"best\" is no text: write a move as a path such as \"/0\"");
    if (move)
        r->said->best = (int64_t)node - r->shape->tree.nodes[0].first_child;
    else if (!cJSON_IsNull(best))
        r->said->best = SAID_NO_MOVE;
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
    r->said->unseen = cJSON_IsNull(visited);
    r->said->has[PLYCUT_SAID_VISITS] = !r->said->unseen;
    if (!cJSON_IsArray(visited) && !r->said->unseen)
        return REFUSE(r, "\"visited\" is not a list");
    cJSON_ArrayForEach(visit, visited)
    {
        if (!take_visit(r, visit))
            return false;
    }
    return true;
}

/* The nodes that a program visits, as it says them. */
#define VISITED_SCHEMA                                                                             \
    "{\"anyOf\":[{\"type\":\"array\",\"items\":{\"anyOf\":[{\"type\":\"number\",\"description\":"  \
    "\"a leaf's value\"},"                                                                         \
    "{\"type\":\"string\",\"pattern\":\"^(/|(/(0|[1-9][0-9]*))+)$\",\"description\":\"a "          \
    "path\"}]}},{\"type\":\"null\"}]}"

static const JsonRow ROWS[] = {
    {JSON_AT(Reply, value), .kind = JSON_ANY, .need = JSON_ONE_OF,
     .schema = "{\"not\":{\"type\":\"string\",\"pattern\":\"^[-+]?[.0-9]\"}}",
     .says =
         "the root's value, a number, from MAX's point of view. Anything else (`\"inf\"`, `null`, "
         "`NaN`) is a wrong value"},
    {JSON_AT(Reply, visited), .kind = JSON_ANY, .need = JSON_ONE_OF, .schema = VISITED_SCHEMA,
     .says =
         "what it visits, in order: leaves by their paths (`\"/0/2\"`: the third child of the "
         "first "
         "child; a root that is a leaf is `\"/\"`) or by their values. If inner nodes are "
         "among the "
         "paths, all nodes are compared, except the root. null: it is not known, and then visits "
         "are judged of no tree"},
    {JSON_AT(Reply, best), .kind = JSON_ANY, .need = JSON_ONE_OF,
     .schema = "{\"type\":[\"string\",\"null\"]}",
     .says =
         "the best move: the path of a child of the root, `\"/1\"`; null if the root is a leaf. "
         "Any other text is a wrong move"},
};

static const JsonShape REPLY = {
    JSON_SHAPE(Reply, ROWS,
               "one line for each tree (docs/programs.md), or a plycut-trace in one line. Members "
               "with other names are the program's own")};

const JsonFormat PROGRAM_FORMAT = {
    .title = "An answer of a program to plycut judge", .author = JSON_PROGRAMS, .shape = &REPLY};

/* What one of its members says, if it is there. */
static bool reply_take(Reading *r, PlycutSaid what, const cJSON *value,
                       bool (*take_it)(Reading *r, const cJSON *value))
{
    r->said->has[what] = value != NULL;
    return value == NULL || take_it(r, value);
}

/* What it says is wrong, at a place in it. */
static bool refuse_at(Reading *r, const char *what, const PlycutError *error)
{
    const bool placed = error->path[0] != '\0' && strcmp(error->path, "$") != 0;
    return REFUSE(r, "its %s is wrong: %s%s%s", what, placed ? error->path : "", placed ? ": " : "",
                  error->text);
}

static bool take_members(Reading *r, const cJSON *json)
{
    Reply reply;
    PlycutError error = {0};
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = "$", .error = &error};
    if (!cJSON_IsObject(json))
        return REFUSE(r, "it says %.60s, which is not an object with \"value\" or \"visited\"",
                      r->reply->bytes);
    if (!json_object_read(&reading, &REPLY, json, &reply))
        return refuse_at(r, "answer", &error);
    return reply_take(r, PLYCUT_SAID_VALUE, reply.value, take_value) &&
           reply_take(r, PLYCUT_SAID_VISITS, reply.visited, take_visits) &&
           reply_take(r, PLYCUT_SAID_BEST, reply.best, take_best);
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
    return done || (plycut_had_memory(&error, r->error) && refuse_at(r, "trace", &error));
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
