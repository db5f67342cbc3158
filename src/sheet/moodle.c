/* A question bank in Moodle's XML (docs.moodle.org, "Moodle XML format"; the part of it that is
 * used is docs/moodle.xsd). Questions have stable ids: imported again, they can be told apart. */
#include <math.h>
#include <string.h>

#include "sheet/moodle.h"

static const struct {
    const char *word, *type, *name;
    bool windowed;
} questions[BANK_QUESTIONS] = {
#define QUESTION(id, word, type, windowed, name) {word, type, name, windowed},
#include "sheet/moodle.def"
#undef QUESTION
};

/* ---- Parts ----------------------------------------------------------------------------------- */

static void rules_write(const Bank *b)
{
    const PlycutSearchOptions *o = &b->trace->options;
    plycut_out_text(b->out, o->cut == PLYCUT_CUT_STRICT ? " Cut off only beyond the bound (strict)."
                                                        : " Cut off on equality, too.");
    plycut_out_text(b->out, o->fail == PLYCUT_FAIL_HARD
                                ? " Returned values are clipped to the window (fail-hard)."
                                : " A node returns its best value (fail-soft).");
    if (!isfinite(o->alpha) && !isfinite(o->beta))
        return;
    plycut_out_text(b->out, " The root's window is [");
    plycut_out_number(b->out, o->alpha);
    plycut_out_text(b->out, ", ");
    plycut_out_number(b->out, o->beta);
    plycut_out_text(b->out, "].");
}

static void search_write(const Bank *b)
{
    const PlycutSearchOptions *o = &b->trace->options;
    bool reversed = o->order == PLYCUT_ORDER_REVERSED;
    plycut_out_format(b->out, "<p>Search this tree by %s, children from %s; %s moves at the root.",
                      o->algorithm->name, reversed ? "right to left" : "left to right",
                      b->trace->nodes[0].player == PLYCUT_MAX ? "MAX" : "MIN");
    if (o->algorithm->windowed)
        rules_write(b);
    plycut_out_text(b->out, " Of equal moves the first searched is the best.</p>");
}

/* The picture's file stands beside the text that shows it. */
static void text_write(const Bank *b, BankQuestion question)
{
    plycut_out_text(b->out, "    <questiontext format=\"html\">\n      <text><![CDATA[");
    search_write(b);
    plycut_out_text(b->out, "<p><img src=\"@@PLUGINFILE@@/tree.svg\" alt=\"the game tree\" "
                            "style=\"max-width:100%\"></p>");
    bank_ask(b, question);
    plycut_out_text(b->out, "]]></text>\n      <file name=\"tree.svg\" path=\"/\" "
                            "encoding=\"base64\">");
    base64_write(b->out, b->tree->picture, b->tree->picture_length);
    plycut_out_text(b->out, "</file>\n    </questiontext>\n");
}

static void feedback_write(const Bank *b)
{
    plycut_out_text(b->out, "    <generalfeedback format=\"html\">\n      <text><![CDATA[");
    bank_feedback(b);
    plycut_out_text(b->out, "]]></text>\n    </generalfeedback>\n");
}

/* A cloze question is worth what its gaps are. */
static void grade_write(const Bank *b, const char *type)
{
    if (strcmp(type, "cloze") != 0)
        plycut_out_text(b->out, "    <defaultgrade>1.0000000</defaultgrade>\n");
    plycut_out_text(b->out, "    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n");
}

static void question_write(const Bank *b, BankQuestion question)
{
    plycut_out_format(b->out, "  <question type=\"%s\">\n", questions[question].type);
    bank_name(b, questions[question].name);
    text_write(b, question);
    feedback_write(b);
    grade_write(b, questions[question].type);
    bank_id(b, questions[question].word);
    bank_answer(b, question);
    plycut_out_text(b->out, "  </question>\n");
}

/* ---- A bank ---------------------------------------------------------------------------------- */

void plycut_moodle_begin(PlycutOut *out, const char *category)
{
    plycut_out_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
                         "  <question type=\"category\">\n    <category><text>$course$/top/");
    xml_text(out, category);
    plycut_out_text(out, "</text></category>\n  </question>\n");
}

void plycut_moodle_tree(PlycutOut *out, const PlycutBankTree *tree)
{
    Bank bank = {.tree = tree, .trace = tree->trace, .out = out};
    for (BankQuestion q = 0; q < BANK_QUESTIONS; q++)
        if (tree->trace->options.algorithm->windowed || !questions[q].windowed)
            question_write(&bank, q);
}

void plycut_moodle_end(PlycutOut *out)
{
    plycut_out_text(out, "</quiz>\n");
}
