/* moodle.h - the parts of a question bank in Moodle's XML. */
#pragma once

#include "render/escape.h"
#include "sheet/bank.h"

/* What a question asks, as HTML; and the elements of its type, which follow the common ones. */
void moodle_ask(const Bank *bank, PlycutFact fact);
void moodle_answer(const Bank *bank, PlycutFact fact);
/* Moodle's type for it. */
const char *moodle_type(const Bank *bank, PlycutFact fact);
/* Is the number written as a fraction? The forms in which people write a number, which are the arena's. */
enum { MOODLE_FORMS = 7 };
bool moodle_is_fraction(double number);
size_t moodle_forms(const Bank *bank, double number, const char *forms[MOODLE_FORMS]);
/* The same, with its answers, as part of a cloze question. */
void moodle_ask_inside(const Bank *bank, PlycutFact fact);

/* What a question is called and its id: both name the tree, and the convention if it is not the
 * default. */
void moodle_name(const Bank *bank, const char *question);
void moodle_id(const Bank *bank, const char *word);

/* The search in a few lines of HTML: all of it, or what it answers to one question, and nothing that another asks. */
void moodle_feedback(const Bank *bank);
void moodle_feedback_of(const Bank *bank, PlycutFact fact);

/* ---- moodle_gaps.c --------------------------------------------------------------------------- */

/* "{1:NUMERICAL:", with the points of the gap. */
void moodle_gap_open(const Bank *bank, PlycutFact fact, const char *type);
/* A table with a gap for each node that a fact asks about. */
void moodle_gaps(const Bank *bank, PlycutFact fact);

/* ---- moodle_text.c --------------------------------------------------------------------------- */

/* Text of any origin in a cloze question, where braces would begin a gap. */
void cloze_text(PlycutOut *out, const char *text);

/* The same inside a gap: an answer to type, in which an asterisk would stand for anything; a choice or a
 * reply, which Moodle shows as HTML. */
void gap_answer(PlycutOut *out, const char *text);
void gap_html(PlycutOut *out, const char *text);

void base64_write(PlycutOut *out, const char *bytes, size_t n);
