/* What a question bank asks about a search, and the answers that its facts give. */
#include <math.h>
#include <string.h>

#include "scene/wording.h"
#include "sheet/moodle.h"

/* ---- Replies --------------------------------------------------------------------------------- */

/* What may be answered to a question; what that is worth, in hundred-thousandths of a percent, because Moodle knows
 * fractions by five digits; and what Moodle says to it. A question of its own and a gap of a cloze question have the same
 * replies, each in its way. */
typedef struct Reply {
    const char *text;
    int64_t worth;
    const char *says;
} Reply;

typedef struct Replies {
    Reply *items;
    size_t count;
} Replies;

enum { WHOLE = 10000000 };

static void reply_add(Replies *replies, const char *text, int64_t worth, const char *says)
{
    replies->items[replies->count++] = (Reply){text, worth, says};
}

/* The number, and wrong ones that show which mistake was made. */
static void numerical_replies(const Bank *b, const Answer *answer, Replies *replies)
{
    const PlycutWrongAnswers *wrong = b->tree->wrong;
    reply_add(replies, bank_number(b, answer->number), WHOLE, "");
    for (size_t i = 0; wrong != NULL && i < wrong->count; i++)
        if (wrong->items[i].fact == answer->fact)
            reply_add(replies, bank_number(b, wrong->items[i].number), 0, wrong->items[i].text);
}

/* A node, by its name or its path; a number whose decimals do not end, in its forms. */
static void shortanswer_replies(const Bank *b, const Answer *answer, Replies *replies)
{
    const char *forms[MOODLE_FORMS];
    const bool none = answer->count == 0, number = fact_table[answer->fact].shape == &number_shape;
    const uint32_t node = none ? 0 : answer->refs[0].node;
    const size_t count = number ? moodle_forms(b, answer->number, forms) : 0;
    for (size_t i = 0; i < count; i++)
        reply_add(replies, forms[i], WHOLE, "");
    if (number)
        return;
    reply_add(replies, none ? plain_notation.none : bank_node(b->trace, node), WHOLE, "");
    if (!none && b->trace->stored)
        reply_add(replies, b->trace->nodes[node].path, WHOLE, "");
}

/* Leaves to choose from: all right ones together are worth 100 %, all wrong ones together -100 %, as is the last choice, that
 * there is none. */
static void multichoice_replies(const Bank *b, const Answer *answer, Replies *replies)
{
    const Choices choices = bank_choices(b, answer->fact, PLYCUT_NO_NODE);
    int64_t count[2] = {0, 0};
    for (size_t i = 0; i + 1 < choices.count; i++)
        count[choices.items[i].right]++;
    for (size_t i = 0; i < choices.count; i++) {
        const bool right = choices.items[i].right;
        const int64_t of = i + 1 < choices.count ? count[right] : 1, share = (WHOLE + of / 2) / of;
        reply_add(replies, choices.items[i].text, right ? share : -share, "");
    }
}

/* An asterisk would match anything. */
static void starred_text(PlycutOut *out, const char *text)
{
    while (*text != '\0')
        if (*text == '*') {
            plycut_out_text(out, "\\*");
            text++;
        } else {
            text = xml_character(out, text);
        }
}

/* A type of Moodle's questions: its replies; how it writes them as elements (which need others before and after all of
 * them, and their text begins and ends with something), and in a gap. */
typedef struct Type {
    const char *name;
    void (*replies)(const Bank *b, const Answer *answer, Replies *replies); /* NULL: cloze */
    const char *before, *begin, *end, *after;
    void (*text)(PlycutOut *out, const char *text);
    const char *gap, *gap_end;
    void (*gap_text)(PlycutOut *out, const char *text);
    bool shares; /* a gap states what each reply is worth, also the right one */
} Type;

static const Type
    numerical = {"numerical",
                 numerical_replies,
                 "",
                 "moodle_auto_format\"><text>",
                 "</text><tolerance>0</tolerance>",
                 "    <unitgradingtype>0</unitgradingtype><unitpenalty>0.1000000</unitpenalty>"
                 "<showunits>3</showunits><unitsleft>0</unitsleft>\n",
                 plycut_out_text,
                 "NUMERICAL",
                 ":0",
                 plycut_out_text,
                 false},
    shortanswer = {"shortanswer",
                   shortanswer_replies,
                   "    <usecase>0</usecase>\n",
                   "moodle_auto_format\"><text>",
                   "</text>",
                   "",
                   starred_text,
                   "SHORTANSWER",
                   "",
                   gap_answer,
                   false},
    multichoice = {"multichoice",
                   multichoice_replies,
                   "    <single>false</single><shuffleanswers>true</shuffleanswers>"
                   "<answernumbering>abc</answernumbering>\n",
                   "html\"><text><![CDATA[",
                   "]]></text>",
                   "",
                   xml_write,
                   "MULTIRESPONSE",
                   "",
                   gap_html,
                   true},
    cloze = {.name = "cloze"};

static Replies replies_of(const Bank *b, const Type *type, PlycutFact fact)
{
    const size_t wrong = b->tree->wrong != NULL ? b->tree->wrong->count : 0;
    Replies replies = {.items =
                           arena_take(b->arena, (b->trace->node_count + wrong + 4 + MOODLE_FORMS) *
                                                    sizeof *replies.items)};
    const Answer answer = fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0);
    if (replies.items != NULL)
        type->replies(b, &answer, &replies);
    return replies;
}

static void worth_write(const Bank *b, const Reply *reply)
{
    plycut_out_number(b->out, (double)reply->worth / 100000);
}

static void replies_write(const Bank *b, const Type *type, PlycutFact fact)
{
    const Replies replies = replies_of(b, type, fact);
    plycut_out_text(b->out, type->before);
    for (size_t i = 0; i < replies.count; i++) {
        const Reply *reply = &replies.items[i];
        plycut_out_text(b->out, "    <answer fraction=\"");
        worth_write(b, reply);
        plycut_out_format(b->out, "\" format=\"%s", type->begin);
        type->text(b->out, reply->text);
        plycut_out_format(b->out, "%s<feedback format=\"html\"><text>", type->end);
        xml_write(b->out, reply->says);
        plycut_out_text(b->out, "</text></feedback></answer>\n");
    }
    plycut_out_text(b->out, type->after);
}

/* ---- In a gap -------------------------------------------------------------------------------- */

/* "{1:NUMERICAL:=3:0~%0%7:0#You took the wrong bound.}" */
static void reply_gap(const Bank *b, const Type *type, PlycutFact fact)
{
    const Replies replies = replies_of(b, type, fact);
    moodle_gap_open(b, fact, type->gap);
    for (size_t i = 0; i < replies.count; i++) {
        const Reply *reply = &replies.items[i];
        const bool right = reply->worth == WHOLE && !type->shares;
        plycut_out_text(b->out, i > 0 ? "~" : "");
        plycut_out_text(b->out, right ? "=" : "%");
        if (!right) {
            worth_write(b, reply);
            plycut_out_char(b->out, '%');
        }
        type->gap_text(b->out, reply->text);
        plycut_out_text(b->out, type->gap_end);
        plycut_out_text(b->out, reply->says[0] != '\0' ? "#" : "");
        gap_html(b->out, reply->says);
    }
    plycut_out_char(b->out, '}');
}

/* ---- All ------------------------------------------------------------------------------------- */

/* A fact without a type is not asked. */
static const struct {
    const Type *type;
    BankQuestion question;
} QUESTIONS[PLYCUT_FACTS] = {
#define BANK(id, type, title, of_node, prompt)                                                     \
    [PLYCUT_FACT_##id] = {&type, {#type, title, of_node, prompt}},
#include <plycut/facts.def>
};

static const Type *question_type(const Bank *b, PlycutFact fact)
{
    const Type *type = QUESTIONS[fact].type;
    if (type != &numerical)
        return type;
    const Answer answer = fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0);
    return moodle_is_fraction(answer.number) ? &shortanswer : type;
}

const char *moodle_type(const Bank *bank, PlycutFact fact)
{
    return question_type(bank, fact)->name;
}

const BankQuestion *bank_question(const Bank *bank, PlycutFact fact)
{
    const bool asked = (plycut_facts_asked(bank->tree->questions) >> fact & 1u) != 0;
    return asked && QUESTIONS[fact].type != NULL && fact_fits(fact, bank->trace)
               ? &QUESTIONS[fact].question
               : NULL;
}

void moodle_ask(const Bank *bank, PlycutFact fact)
{
    plycut_out_format(bank->out, "<p>%s</p>", bank_prompt(bank, fact));
    if (QUESTIONS[fact].type == &cloze)
        moodle_gaps(bank, fact);
}

/* Gaps in a table follow the paragraph; a single gap ends it. */
void moodle_ask_inside(const Bank *bank, PlycutFact fact)
{
    const bool table = QUESTIONS[fact].type == &cloze;
    plycut_out_format(bank->out, "<p>%s %s", bank_prompt(bank, fact), table ? "</p>" : "");
    if (table)
        moodle_gaps(bank, fact);
    else
        reply_gap(bank, question_type(bank, fact), fact);
    plycut_out_text(bank->out, table ? "" : "</p>");
}

/* A cloze question holds its answers in its text. */
void moodle_answer(const Bank *bank, PlycutFact fact)
{
    if (QUESTIONS[fact].type != &cloze)
        replies_write(bank, question_type(bank, fact), fact);
}
