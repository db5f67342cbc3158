/* Which leaf is next: the one that an answer names, or the reason why it is not. */
#include "base/same.h"
#include "quiz/quiz.h"

#include <string.h>

/* Is this path at or below another? */
static bool path_is_within(const char *path, const char *above)
{
    size_t length = strlen(above);
    return length == 1 || (strncmp(path, above, length) == 0 && strchr("/", path[length]) != NULL);
}

/* Are all nodes that a word may mean children of one parent with the value of this leaf, which is one of them? Then it
 * means the one that is next. */
static bool means_equal_siblings(const TreeIndex *index, const Meaning *meaning, uint32_t leaf)
{
    const PlycutTraceNode *nodes = index->tree.nodes, *next = &nodes[leaf];
    uint32_t equal = 0;
    bool among = next->parent != PLYCUT_NO_NODE && meaning->count > 1;
    for (uint32_t i = 0; among && i < nodes[next->parent].child_count; i++) {
        const PlycutTraceNode *sibling = &nodes[nodes[next->parent].first_child + i];
        equal += sibling->leaf && same_number(sibling->value, next->value);
    }
    for (uint32_t i = 0; among && i < meaning->count && i < MEANINGS; i++)
        among = nodes[meaning->nodes[i]].parent == next->parent &&
                same_number(nodes[meaning->nodes[i]].value, next->value);
    return among && meaning->count == equal;
}

/* Has the leaf been visited before the question? */
static bool was_visited(const Judge *judge, const char *path)
{
    const PlycutTrace *trace = judge->quiz->trace;
    for (size_t i = 0; i < judge->question->asked; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_LEAF &&
            strcmp(trace->nodes[trace->events[i].node].path, path) == 0)
            return true;
    return false;
}

/* The node whose cutoff has pruned it by then, or PLYCUT_NO_NODE. */
static uint32_t pruned_at(const Judge *judge, const char *path)
{
    const PlycutTrace *trace = judge->quiz->trace;
    for (size_t i = 0; i < judge->question->asked; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        for (uint32_t k = 0; e->kind == PLYCUT_EVENT_CUTOFF && k < e->pruned_count; k++)
            if (path_is_within(path, trace->nodes[trace->pruned[e->first_pruned + k]].path))
                return e->node;
    }
    return PLYCUT_NO_NODE;
}

/* Where an algorithm searches nodes again, a visit or a cutoff is not the last word. */
static TextId wrong_leaf(const Judge *judge, const PlycutTraceNode *given, uint32_t *at)
{
    const PlycutTrace *trace = judge->quiz->trace;
    const bool again = trace->options.algorithm->searches_again;
    *at = again || !given->leaf ? PLYCUT_NO_NODE : pruned_at(judge, given->path);
    if (!given->leaf)
        return SENTENCE_PART_INNER;
    if (!again && was_visited(judge, given->path))
        return SENTENCE_PART_VISITED;
    if (*at != PLYCUT_NO_NODE)
        return SENTENCE_PART_PRUNED;
    *at = judge->question->node;
    return path_is_within(given->path, trace->nodes[*at].path) ? SENTENCE_PART_BEFORE
                                                               : SENTENCE_PART_ELSEWHERE;
}

static void judge_node(Judge *judge, const PlycutTraceNode *given, const PlycutTraceNode *next)
{
    uint32_t at;
    judge->verdict->right = strcmp(given->path, next->path) == 0;
    if (judge->verdict->right)
        return;
    TextId id = wrong_leaf(judge, given, &at);
    judge_part(judge, id, TEXT(given, judge->quiz->trace->stored ? given->name : given->path),
               NODE(node, at));
}

void judge_leaf(Judge *judge)
{
    const PlycutQuiz *quiz = judge->quiz;
    const TreeIndex *index = &quiz->index;
    const PlycutTraceNode *nodes = quiz->trace->nodes;
    const PlycutTraceNode *next = &nodes[question_event(quiz, judge->question)->node];
    const uint32_t near = plycut_trace_find(&index->tree, nodes[judge->question->node].path),
                   leaf = plycut_trace_find(&index->tree, next->path);
    const char *word = answer_node_word(judge->reader, judge->given);
    const Meaning meaning = lookup(index, word, near);
    PlycutError why = {0};
    if (word[0] == '\0') {
        judge_refuse(judge, SENTENCE_EXPECTED_LEAF,
                     TEXT(example, index->tree.nodes[index->leaf_at[0]].name));
    } else if (meaning.count == 1) {
        judge_node(judge, &index->tree.nodes[meaning.nodes[0]], next);
    } else if (means_equal_siblings(index, &meaning, leaf)) {
        judge->verdict->right = true;
    } else {
        judge->verdict->understood = false;
        (void)lookup_refuse(index, word, &meaning, &why);
        text_add(&judge->verdict->part, why.text);
    }
}
