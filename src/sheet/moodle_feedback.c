/* The key of a question bank: the search in a few lines. */
#include "sheet/moodle.h"

static void conventions_write(const Bank *b)
{
    const PlycutSearchOptions *o = &b->trace->options;
    char order[32];
    plycut_out_format(b->out, "%s, root %s, cut %s, fail %s, order %s", o->algorithm->name,
                      b->trace->nodes[0].player == PLYCUT_MAX ? "max" : "min",
                      plycut_cut_text(o->cut), plycut_fail_text(o->fail),
                      plycut_order_text(o->order, o->seed, order));
}

static void list_write(const Bank *b, const char *head, PlycutFact fact)
{
    Answer answer;
    fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0, &answer);
    plycut_out_format(b->out, "%s: ", head);
    for (size_t i = 0; i < answer.count; i++) {
        plycut_out_text(b->out, i > 0 ? ", " : "");
        xml_text(b->out, bank_node(b->trace, answer.refs[i].node));
    }
    plycut_out_text(b->out, answer.count == 0 ? plain_notation.none : "");
    plycut_out_char(b->out, '.');
}

static void test_write(const Bank *b, uint32_t node)
{
    Answer answer;
    PlycutText test = {0};
    fact_derive(&b->facts, PLYCUT_FACT_CUTOFFS, node, 0, &answer);
    cutoff_test_write(&answer.cutoff, &plain_notation, &test);
    xml_text(b->out, bank_node(b->trace, node));
    plycut_out_format(b->out, " (%s, ", plycut_cut_kind_text((PlycutCutKind)answer.cutoff.kind));
    xml_text(b->out, test.bytes != NULL ? test.bytes : "");
    plycut_out_char(b->out, ')');
    b->out->failed |= test.failed;
    plycut_text_free(&test);
}

static void cutoffs_write(const Bank *b)
{
    const RefList *cutoffs = &b->facts.cutoffs;
    plycut_out_text(b->out, "<p>Cutoffs: ");
    for (size_t i = 0; i < cutoffs->count; i++) {
        plycut_out_text(b->out, i > 0 ? ", " : "");
        test_write(b, cutoffs->items[i].node);
    }
    plycut_out_text(b->out, cutoffs->count == 0 ? "none.</p>" : ".</p>");
}

void bank_feedback(const Bank *b)
{
    plycut_out_text(b->out, "<p>");
    xml_text(b->out, b->tree->title);
    plycut_out_text(b->out, ": ");
    conventions_write(b);
    plycut_out_text(b->out, ".</p><p>Value ");
    plycut_out_number(b->out, b->trace->result.value);
    list_write(b, "; principal variation", PLYCUT_FACT_VARIATION);
    plycut_out_text(b->out, "</p><p>");
    list_write(b, "Leaves visited, in order", PLYCUT_FACT_VISITED);
    plycut_out_text(b->out, "</p>");
    if (!b->trace->options.algorithm->windowed)
        return;
    plycut_out_text(b->out, "<p>");
    list_write(b, "Pruned subtrees", PLYCUT_FACT_PRUNED);
    plycut_out_text(b->out, "</p>");
    cutoffs_write(b);
}
