/* moodle.h - the parts of a question bank in Moodle's XML. */
#ifndef SHEET_MOODLE_H
#define SHEET_MOODLE_H

#include <plycut/sheet.h>

#include "facts/facts.h"
#include "render/escape.h"

/* A bank being written: a tree of it. */
typedef struct Bank {
    const PlycutBankTree *tree;
    const PlycutTrace *trace;
    Facts facts;
    PlycutOut *out;
} Bank;

/* A BANK row of facts.def. */
typedef struct BankQuestion {
    const char *type, *title, *prompt;
} BankQuestion;

/* The question about a fact; NULL: banks do not ask for it. */
const BankQuestion *bank_question(PlycutFact fact);

/* What a question asks, as HTML, and behind the common elements those of its type. */
void bank_ask(const Bank *bank, PlycutFact fact);
void bank_answer(const Bank *bank, PlycutFact fact);
/* The same, with its answers, as part of a cloze question. */
void bank_ask_inside(const Bank *bank, PlycutFact fact);

/* What a question is called and its id: both tell the tree, and the convention where it is not the
 * default. */
void bank_name(const Bank *bank, const char *question);
void bank_id(const Bank *bank, const char *word);

/* The search in a few lines of HTML: all of it, or what it answers to one question, and nothing that another asks. */
void bank_feedback(const Bank *bank);
void bank_feedback_of(const Bank *bank, PlycutFact fact);

/* The inner nodes that questions ask about, the first of them: rank by rank from left to right, so that their places tell
 * nothing. Starts from PLYCUT_NO_NODE and ends with it. */
enum { NODES_ASKED = 12 };
uint32_t bank_next_asked(const PlycutTrace *trace, uint32_t after);

/* The name of a node that no other node has: a path where the game is generated. */
const char *bank_node(const PlycutTrace *trace, uint32_t node);

/* ---- moodle_text.c --------------------------------------------------------------------------- */

/* Text of any origin in a cloze question, where braces would begin a gap. */
void cloze_text(PlycutOut *out, const char *text);

/* The same inside a gap, whose signs it escapes. */
void gap_text(PlycutOut *out, const char *text);

/* The picture's alternative text, as XML: the title, and the tree in brackets. */
void bank_alternative(const Bank *bank, PlycutOut *out);

void base64_write(PlycutOut *out, const char *bytes, size_t n);

#endif
