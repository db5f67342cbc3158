/* A tree as a search leaves it: nested lists of what was visited, which is how many hand in what is pruned. */
#include "words/sentence.h"

#include <plycut/words.h>

/* The children that were visited, in the tree's order. */
static void write_left(const PlycutTrace *trace, uint32_t id, PlycutOut *out)
{
    const PlycutTraceNode *node = &trace->nodes[id];
    char text[SENTENCE_NUMBER_SIZE];
    if (node->child_count == 0) {
        plycut_out_text(out, sentence_number(trace, node->value, text));
        return;
    }
    bool first = true;
    plycut_out_char(out, '[');
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count;
         child++) {
        if (!trace->nodes[child].visited)
            continue;
        plycut_out_text(out, first ? "" : ", ");
        write_left(trace, child, out);
        first = false;
    }
    plycut_out_char(out, ']');
}

void plycut_left_tree(const PlycutTrace *trace, PlycutOut *out)
{
    PlycutWrap wrap = {.to = out, .width = EXPLANATION_WIDTH};
    PlycutOut lines;
    plycut_out_init(&lines, plycut_wrap_write, &wrap);
    write_left(trace, 0, &lines);
    plycut_out_char(&lines, '\n');
    (void)plycut_out_flush(&lines); /* out->failed says so */
}
