/* A question bank in Moodle's XML (docs.moodle.org, "Moodle XML format"; the part of it that is
 * used is docs/moodle.xsd). Questions have stable ids: imported again, they can be distinguished. */
#include <math.h>
#include <string.h>

#include "scene/wording.h"
#include "sheet/moodle.h"

/* ---- Parts ----------------------------------------------------------------------------------- */

static void task_write(const Bank *b)
{
    plycut_out_text(b->out, "<p>");
    xml_write(b->out, bank_search(b));
    plycut_out_text(b->out, " </p><p>");
    xml_write(b->out, bank_marks(b));
    plycut_out_text(b->out, " </p>");
}

/* A title such as {1:SA:=x} is no gap, not even in the text alternative of the picture. */
static void picture_write(const Bank *b)
{
    plycut_out_text(b->out, "<p><img src=\"@@PLUGINFILE@@/tree.svg\" alt=\"");
    for (const char *c = bank_alternative(b); *c != '\0';)
        if (*c == '{' || *c == '}')
            plycut_out_text(b->out, *c++ == '{' ? "&#123;" : "&#125;");
        else
            c = xml_character(b->out, c);
    plycut_out_text(b->out, "\" style=\"max-width:100%\"></p>");
}

/* The file of the picture follows the text that shows it. */
static void question_text(const Bank *b, PlycutFact fact)
{
    plycut_out_text(b->out, "    <questiontext format=\"html\">\n      <text><![CDATA[");
    task_write(b);
    picture_write(b);
    if (fact != PLYCUT_FACTS)
        moodle_ask(b, fact);
    for (PlycutFact each = 0; fact == PLYCUT_FACTS && each < PLYCUT_FACTS; each++)
        if (bank_question(b, each) != NULL)
            moodle_ask_inside(b, each);
    plycut_out_text(b->out, "]]></text>\n      <file name=\"tree.svg\" path=\"/\" "
                            "encoding=\"base64\">");
    base64_write(b->out, b->tree->picture, b->tree->picture_length);
    plycut_out_text(b->out, "</file>\n    </questiontext>\n");
}

static void moodle_feedback_write(const Bank *b, PlycutFact fact)
{
    plycut_out_text(b->out, "    <generalfeedback format=\"html\">\n      <text><![CDATA[");
    if (fact == PLYCUT_FACTS)
        moodle_feedback(b);
    else
        moodle_feedback_of(b, fact);
    plycut_out_text(b->out, "]]></text>\n    </generalfeedback>\n");
}

/* A cloze question is worth the sum of its gaps. */
static void moodle_grade_write(const Bank *b, const char *type, PlycutFact fact)
{
    if (strcmp(type, "cloze") != 0) {
        plycut_out_text(b->out, "    <defaultgrade>");
        plycut_out_number(b->out, bank_points(b, fact));
        plycut_out_text(b->out, "</defaultgrade>\n");
    }
    plycut_out_text(b->out, "    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n");
}

/* fact: PLYCUT_FACTS means all of them, in one cloze question. */
static void question_write(const Bank *b, PlycutFact fact)
{
    const BankQuestion *question = fact == PLYCUT_FACTS ? NULL : bank_question(b, fact);
    plycut_out_format(b->out, "  <question type=\"%s\">\n",
                      question != NULL ? moodle_type(b, fact) : "cloze");
    moodle_name(b, question != NULL ? question->title : text_of(SAY_BANK_ALL));
    question_text(b, fact);
    moodle_feedback_write(b, fact);
    moodle_grade_write(b, question != NULL ? question->type : "cloze", fact);
    moodle_id(b, question != NULL ? plycut_fact_name(fact) : "all");
    if (question != NULL)
        moodle_answer(b, fact);
    plycut_out_text(b->out, "  </question>\n");
}

/* ---- A bank ---------------------------------------------------------------------------------- */

void plycut_moodle_begin(PlycutOut *out, const char *category)
{
    plycut_out_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
                         "  <question type=\"category\">\n    <category><text>$course$/top/");
    xml_write(out, category);
    plycut_out_text(out, "</text></category>\n  </question>\n");
}

/* A gap has a whole number of points. */
static bool gaps_have_points(const Bank *b, PlycutError *error)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        const BankQuestion *question = bank_question(b, fact);
        const double points = bank_points(b, fact);
        if (question != NULL && points != floor(points) &&
            (!b->tree->separate || strcmp(question->type, "cloze") == 0))
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "the gaps of a cloze question have whole points: 2, not %g, for %s",
                               points, plycut_fact_name(fact));
    }
    return true;
}

static bool tree_write(const Bank *b, void *self, PlycutError *error)
{
    (void)self;
    if (!gaps_have_points(b, error))
        return false;
    if (!b->tree->separate)
        question_write(b, PLYCUT_FACTS);
    for (PlycutFact fact = 0; b->tree->separate && fact < PLYCUT_FACTS; fact++)
        if (bank_question(b, fact) != NULL)
            question_write(b, fact);
    return true;
}

bool plycut_moodle_tree(PlycutOut *out, const PlycutBankTree *tree, PlycutError *error)
{
    return bank_write(tree, tree_write, NULL, out, error);
}

void plycut_moodle_end(PlycutOut *out)
{
    plycut_out_text(out, "</quiz>\n");
}
