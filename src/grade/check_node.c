/* Answers about single nodes: the best move, what nodes returned, the windows they were given. */
#include "grade/check.h"

#include <math.h>

/* ---- The best move ----------------------------------------------------------------------- */

/* The child that the principal variation begins with, or PLYCUT_NO_NODE. */
static uint32_t best_child(const PlycutTrace *trace)
{
    const PlycutTraceNode *root = &trace->nodes[0];
    for (uint32_t i = 0; trace->result.pv_length > 0 && i < root->child_count; i++)
        if (trace->nodes[root->first_child + i].move == trace->result.pv[0])
            return root->first_child + i;
    return PLYCUT_NO_NODE;
}

/* The search's move is shown in the answer's way: by name where that is a name. */
bool check_best(Check *check, const cJSON *item)
{
    Finding f;
    const char *wanted = cJSON_IsString(item) ? item->valuestring : NULL;
    uint32_t best = best_child(check->trace);
    bool right = best == (wanted == NULL ? PLYCUT_NO_NODE
                                         : plycut_trace_find_node(check->trace, wanted, NULL));
    finding_begin(&f, check, item->string, NULL);
    brief_text(&f.expected, wanted == NULL ? "none" : wanted);
    if (best == PLYCUT_NO_NODE) {
        brief_text(&f.found, "none");
        right = wanted == NULL;
    } else {
        const PlycutTraceNode *node = &check->trace->nodes[best];
        brief_text(&f.found, wanted != NULL && wanted[0] != '/' ? node->name : node->path);
    }
    return finding_end(&f, check, right);
}

/* ---- By node ----------------------------------------------------------------------------- */

/* "5", ">=5", "<=5": as answers write it. */
static void brief_returned(Brief *brief, double value, PlycutBound type)
{
    brief_text(brief, type == PLYCUT_LOWER ? ">=" : type == PLYCUT_UPPER ? "<=" : "");
    brief_number(brief, value);
}

/* The node that a member is about, or NULL where the search never entered it. */
static const PlycutTraceNode *visited_node(const Check *check, const cJSON *member)
{
    uint32_t id = plycut_trace_find_node(check->trace, member->string, NULL);
    return id != PLYCUT_NO_NODE && check->trace->nodes[id].visited ? &check->trace->nodes[id]
                                                                   : NULL;
}

/* Value and type must both be right: "at most 2" is no published 2. */
static bool check_one_value(Check *check, const cJSON *item, const cJSON *member)
{
    Finding f;
    double value = 0;
    PlycutBound type;
    const PlycutTraceNode *node = visited_node(check, member);
    finding_begin(&f, check, item->string, member->string);
    answers_returned(member, &value, &type);
    brief_returned(&f.expected, value, type);
    if (node == NULL)
        brief_text(&f.found, "never visited");
    else
        brief_returned(&f.found, node->value, node->type);
    return finding_end(&f, check,
                       node != NULL && check_same(value, node->value) && type == node->type);
}

bool check_values(Check *check, const cJSON *item)
{
    const cJSON *member;
    cJSON_ArrayForEach(member, item)
    {
        if (!check_one_value(check, item, member))
            return false;
    }
    return true;
}

static void brief_window(Brief *brief, double alpha, double beta)
{
    brief_text(brief, "[");
    brief_number(brief, alpha);
    brief_text(brief, ", ");
    brief_number(brief, beta);
    brief_text(brief, "]");
}

static bool check_one_window(Check *check, const cJSON *item, const cJSON *member)
{
    Finding f;
    double alpha, beta;
    const PlycutTraceNode *node = visited_node(check, member);
    finding_begin(&f, check, item->string, member->string);
    answers_bound(member->child, -INFINITY, &alpha);
    answers_bound(member->child->next, INFINITY, &beta);
    brief_window(&f.expected, alpha, beta);
    if (node == NULL)
        brief_text(&f.found, "never visited");
    else
        brief_window(&f.found, node->alpha.value, node->beta.value);
    return finding_end(&f, check,
                       node != NULL && check_same(alpha, node->alpha.value) &&
                           check_same(beta, node->beta.value));
}

bool check_windows(Check *check, const cJSON *item)
{
    const cJSON *member;
    cJSON_ArrayForEach(member, item)
    {
        if (!check_one_window(check, item, member))
            return false;
    }
    return true;
}
