/* The key of a question bank: the search in a few lines. */
#include "scene/wording.h"
#include "sheet/moodle.h"

static void conventions_write(const Bank *b)
{
    const PlycutSearchOptions *o = &b->trace->options;
    char order[32];
    plycut_out_format(b->out, "%s, root %s, cut %s, fail %s, order %s", o->algorithm->name,
                      plycut_player_text(b->trace->nodes[0].player),
                      plycut_cut_text(o->cut), plycut_fail_text(o->fail),
                      plycut_order_text(o->order, o->seed, order));
}

static void list_write(const Bank *b, Wording head, PlycutFact fact)
{
    Answer answer;
    fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0, &answer);
    plycut_out_format(b->out, "%s: ", wording(head));
    for (size_t i = 0; i < answer.count; i++) {
        plycut_out_text(b->out, i > 0 ? ", " : "");
        xml_write(b->out, bank_node(b->trace, answer.refs[i].node));
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
    xml_write(b->out, bank_node(b->trace, node));
    plycut_out_format(b->out, " (%s, ", plycut_cut_kind_text((PlycutCutKind)answer.cutoff.kind));
    xml_write(b->out, test.bytes != NULL ? test.bytes : "");
    plycut_out_char(b->out, ')');
    b->out->failed |= test.failed;
    plycut_text_free(&test);
}

static void cutoffs_write(const Bank *b)
{
    const RefList *cutoffs = &b->facts.cutoffs;
    plycut_out_format(b->out, "<p>%s: ", wording(SAY_BANK_CUTOFFS));
    for (size_t i = 0; i < cutoffs->count; i++) {
        plycut_out_text(b->out, i > 0 ? ", " : "");
        test_write(b, cutoffs->items[i].node);
    }
    plycut_out_text(b->out, cutoffs->count == 0 ? "none.</p>" : ".</p>");
}

static void head_write(const Bank *b)
{
    plycut_out_text(b->out, "<p>");
    xml_write(b->out, b->tree->title);
    plycut_out_text(b->out, ": ");
    conventions_write(b);
    plycut_out_text(b->out, ".</p>");
}

void bank_feedback(const Bank *b)
{
    head_write(b);
    plycut_out_format(b->out, "<p>%s ", wording(SAY_BANK_VALUE));
    plycut_out_number(b->out, b->trace->result.value);
    plycut_out_text(b->out, "; ");
    list_write(b, SAY_BANK_VARIATION, PLYCUT_FACT_VARIATION);
    plycut_out_text(b->out, "</p><p>");
    list_write(b, SAY_BANK_VISITED, PLYCUT_FACT_VISITED);
    plycut_out_text(b->out, "</p>");
    if (!b->trace->options.algorithm->windowed)
        return;
    plycut_out_text(b->out, "<p>");
    list_write(b, SAY_BANK_PRUNED, PLYCUT_FACT_PRUNED);
    plycut_out_text(b->out, "</p>");
    cutoffs_write(b);
}

static void answer_write(const Bank *b, PlycutFact fact, uint32_t node)
{
    Answer answer;
    PlycutText text = {0};
    fact_derive(&b->facts, fact, node, 0, &answer);
    fact_write(&b->facts, &answer, &plain_notation, &text);
    xml_write(b->out, text.bytes != NULL ? text.bytes : "");
    b->out->failed |= text.failed;
    plycut_text_free(&text);
}

/* "A: [-inf, inf]", "B: ..." of the nodes that are asked about. */
static void nodes_write(const Bank *b, PlycutFact fact)
{
    int asked = 0;
    for (uint32_t n = bank_next_asked(b->trace, PLYCUT_NO_NODE); n != PLYCUT_NO_NODE && asked < NODES_ASKED;
         n = bank_next_asked(b->trace, n), asked++) {
        plycut_out_text(b->out, asked > 0 ? "; " : "");
        xml_write(b->out, bank_node(b->trace, n));
        plycut_out_text(b->out, ": ");
        answer_write(b, fact, n);
    }
}

void bank_feedback_of(const Bank *b, PlycutFact fact)
{
    head_write(b);
    plycut_out_format(b->out, "<p>%s: ", bank_question(fact)->title);
    if (fact_table[fact].shape->of_nodes)
        nodes_write(b, fact);
    else
        answer_write(b, fact, PLYCUT_NO_NODE);
    plycut_out_text(b->out, ".</p>");
}
