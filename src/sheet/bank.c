/* A tree of a question bank: its facts, its texts, the nodes that are asked about. */
#include "sheet/bank.h"

#include "render/brackets.h"
#include "render/escape.h"
#include "sheet/ask.h"
#include "sheet/task.h"

enum { NODES_ASKED = 12 };

bool bank_write(const PlycutBankTree *tree, BankWrite *write, PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Bank bank = {.tree = tree, .trace = tree->trace, .arena = &arena, .out = out};
    bool opened = facts_open(&bank.facts, tree->trace, NULL, error);
    if (opened) {
        bank.asked = nodes_asked(&bank.facts, PLYCUT_FACT_VALUES, &bank.asked_count, &arena);
        opened = bank.asked != NULL || plycut_no_memory(error);
    }
    if (bank.asked_count > NODES_ASKED)
        bank.asked_count = NODES_ASKED;
    bool written = opened && write(&bank, error);
    facts_close(&bank.facts);
    arena_release(&arena);
    return written;
}

/* ---- Texts ----------------------------------------------------------------------------------- */

static const char *text_or_failure(const Bank *b, const char *text)
{
    plycut_out_memory(b->out, text != NULL);
    return text != NULL ? text : "";
}

const char *bank_keep(const Bank *b, PlycutText *text)
{
    return text_or_failure(b, arena_keep(b->arena, text));
}

const char *bank_answer(const Bank *b, PlycutFact fact, uint32_t node)
{
    return text_or_failure(b, ask_answer(&b->facts, fact, node, &plain_notation, b->arena));
}

const char *bank_search(const Bank *b)
{
    PlycutText text = {0};
    task_search(b->trace, &text);
    return bank_keep(b, &text);
}

const char *bank_marks(const Bank *b)
{
    PlycutText text = {0};
    task_marks(b->trace, b->tree->boards, &text);
    return bank_keep(b, &text);
}

const char *bank_node(const PlycutTrace *trace, uint32_t node)
{
    return trace->stored ? trace->nodes[node].name : trace->nodes[node].path;
}

void bank_alternative(const Bank *b, PlycutOut *out)
{
    Worded alt = worded(SAY_ALT_TREE, TERMS(TEXT(title, b->tree->title)));
    xml_write(out, alt.text);
    if (b->trace->stored) {
        plycut_out_text(out, ": ");
        brackets_write(b->trace, 0, out);
    }
}
