/* replay.c - what a program says of a tree, for the readers that know traces and answers. */
#include "base/scan.h"
#include "trial/trial.h"

#include <string.h>

bool said_record(const PlycutText *reply, PlycutTrace *trace, PlycutError *error)
{
    ScanText scan = {reply->bytes, reply->length, 0};
    const PlycutSource source = scan_text_source(&scan, "trace");
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, error);
    const bool done = reader != NULL && plycut_trace_reader_record(reader, 0, 0, trace, error);
    plycut_trace_reader_close(reader);
    return done;
}

static bool trace_answers(const PlycutText *reply, PlycutText *answers, PlycutError *error)
{
    PlycutOut out;
    PlycutTrace trace = {0};
    plycut_out_init(&out, plycut_text_write, answers);
    const bool done =
        said_record(reply, &trace, error) && plycut_answers_write(&trace, NULL, NULL, &out, error);
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
    return members != NULL && ((plycut_text_write(answers, HEAD, sizeof HEAD - 1) &&
                                plycut_text_write(answers, members + 1, strlen(members + 1))) ||
                               plycut_no_memory(error));
}

/* ---- The visits as a trace ------------------------------------------------------------------- */

static void write_node_event(PlycutJson *json, const char *event, const Tree *tree, uint32_t node)
{
    char path[TREE_PATH_SIZE];
    node_path(tree, node, path);
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "event", event);
    plycut_json_key_string(json, "node", path);
    plycut_json_close(json);
}

/* From node to node: leave the open ones that the next is not below, and enter what is not open yet of its path. */
static void write_visits(PlycutJson *json, const Tree *tree, const Said *said)
{
    uint32_t open[PLYCUT_PLY_MAX + 1] = {0}, path[PLYCUT_PLY_MAX + 1];
    int depth = 0; /* of the innermost open node, from 1 */
    for (size_t i = 0; i <= said->count; i++) {
        int length = 0, common = 0;
        if (i < said->count) {
            uint32_t node = said->visits[i].node;
            length = tree->nodes[node].ply + 1;
            for (int ply = length; ply-- > 0; node = tree->nodes[node].parent)
                path[ply] = node;
        }
        while (common < depth && common < length && open[common] == path[common])
            common++;
        while (depth > common)
            write_node_event(json, "exit", tree, open[--depth]);
        for (; common < length; common++) {
            const bool leaf = tree->nodes[path[common]].child_count == 0;
            write_node_event(json, leaf ? "leaf" : "enter", tree, path[common]);
            if (!leaf)
                open[depth++] = path[common];
        }
    }
}

/* Only what is known of the program is in the trace: which leaves it visits, in which order. The values of inner nodes
 * follow from those leaves, but for a chance node that leaves some out; there are no windows and no cutoffs. */
bool said_trace(const Said *said, const Skeleton *shape, PlycutText *text)
{
    PlycutOut out;
    PlycutJson json;
    const PlycutGame game = skeleton_game(shape);
    for (size_t i = 0; i < said->count; i++)
        if (said->visits[i].node == PLYCUT_NO_NODE)
            return false;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_begin(&json, &out, "plycut-trace", 1);
    plycut_json_key(&json, "problem");
    plycut_game_write_problem(&game, -1, &json);
    plycut_json_key_open(&json, "search", '{');
    plycut_json_key_string(&json, "algorithm", "program");
    plycut_json_key_bool(&json, "windows", false);
    plycut_json_close(&json);
    plycut_json_key_open(&json, "events", '[');
    write_visits(&json, &shape->tree, said);
    plycut_json_end(&json);
    return plycut_out_flush(&out);
}
