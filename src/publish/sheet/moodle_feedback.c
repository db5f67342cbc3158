/* The key of a question bank: the search in a few lines. */
#include "render/conventions.h"
#include "sheet/moodle.h"

static void list_write(const Bank *b, TextId head, PlycutFact fact)
{
    const Answer answer = fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0);
    plycut_out_format(b->out, "%s: ", text_of(head));
    for (size_t i = 0; i < answer.count; i++) {
        plycut_out_text(b->out, i > 0 ? ", " : "");
        xml_write(b->out, bank_node(b->trace, answer.refs[i].node));
    }
    plycut_out_text(b->out, answer.count == 0 ? plain_notation.none : "");
    plycut_out_char(b->out, '.');
}

static void test_write(const Bank *b, uint32_t node)
{
    PlycutText test = {0};
    const Answer answer = fact_derive(&b->facts, PLYCUT_FACT_CUTOFFS, node, 0);
    cutoff_test_write(&answer.cutoff, &plain_notation, &test);
    xml_write(b->out, bank_node(b->trace, node));
    plycut_out_format(b->out, " (%s, ", plycut_cut_kind_text((PlycutCutKind)answer.cutoff.kind));
    xml_write(b->out, arena_keep(b->arena, &test));
    plycut_out_char(b->out, ')');
}

static void cutoffs_write(const Bank *b)
{
    const RefList *cutoffs = &b->facts.cutoffs;
    plycut_out_format(b->out, "<p>%s: ", text_of(SAY_BANK_CUTOFFS));
    for (size_t i = 0; i < cutoffs->count; i++) {
        plycut_out_text(b->out, i > 0 ? ", " : "");
        test_write(b, cutoffs->items[i].node);
    }
    plycut_out_format(b->out, "%s.</p>", cutoffs->count == 0 ? plain_notation.none : "");
}

static void head_write(const Bank *b)
{
    plycut_out_text(b->out, "<p>");
    xml_write(b->out, b->tree->title);
    plycut_out_format(b->out, ": %s, ", b->trace->options.algorithm->name);
    xml_write(b->out, conventions_text(b->trace).text);
    plycut_out_text(b->out, ".</p>");
}

void moodle_feedback(const Bank *b)
{
    head_write(b);
    plycut_out_format(b->out, "<p>%s ", text_of(SAY_BANK_VALUE));
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

/* "A: [-inf, inf]; B: ..." of the nodes that are asked about. */
static void nodes_write(const Bank *b, PlycutFact fact)
{
    bool first = true;
    for (size_t i = 0; i < b->asked_count; i++) {
        if (!fact_asks(&b->facts, fact, b->asked[i]))
            continue;
        plycut_out_text(b->out, first ? "" : "; ");
        first = false;
        xml_write(b->out, bank_node(b->trace, b->asked[i]));
        plycut_out_text(b->out, ": ");
        xml_write(b->out, bank_answer(b, fact, b->asked[i]));
    }
}

void moodle_feedback_of(const Bank *b, PlycutFact fact)
{
    head_write(b);
    plycut_out_format(b->out, "<p>%s: ", bank_question(b, fact)->title);
    if (fact_table[fact].shape->of_nodes)
        nodes_write(b, fact);
    else
        xml_write(b->out, bank_answer(b, fact, PLYCUT_NO_NODE));
    plycut_out_text(b->out, ".</p>");
}
