/* What a question bank asks about a search, and the answers that its facts give. */
#include <math.h>
#include <string.h>

#include "scene/wording.h"
#include "sheet/moodle.h"

/* ---- Answers --------------------------------------------------------------------------------- */

/* An answer, worth hundred-thousandths of a percent; Moodle knows fractions by five digits. */
static void answer_open(const Bank *b, int64_t fraction, const char *format)
{
    int64_t size = fraction < 0 ? -fraction : fraction;
    plycut_out_format(b->out, "    <answer fraction=\"%s%lld", fraction < 0 ? "-" : "",
                      (long long)(size / 100000));
    if (size % 100000 != 0) {
        char digits[8] = "";
        int64_t rest = size % 100000;
        for (int i = 4; i >= 0; i--, rest /= 10)
            digits[i] = (char)('0' + rest % 10);
        for (int i = 4; digits[i] == '0'; i--)
            digits[i] = '\0';
        plycut_out_format(b->out, ".%s", digits);
    }
    plycut_out_format(b->out, "\" format=\"%s\"><text>", format);
}

static void answer_reply(const Bank *b, const char *reply)
{
    plycut_out_text(b->out, "<feedback format=\"html\"><text>");
    xml_write(b->out, reply);
    plycut_out_text(b->out, "</text></feedback></answer>\n");
}

static void answer_close(const Bank *b)
{
    answer_reply(b, "");
}

static void number_write(const Bank *b, int64_t fraction, double value, const char *reply)
{
    answer_open(b, fraction, "moodle_auto_format");
    plycut_out_number(b->out, value);
    plycut_out_text(b->out, "</text><tolerance>0</tolerance>");
    answer_reply(b, reply);
}

/* The number, and wrong ones that show which mistake was made. */
static void answer_numerical(const Bank *b, PlycutFact fact)
{
    const PlycutWrongAnswers *wrong = b->tree->wrong;
    Answer answer;
    fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0, &answer);
    number_write(b, 10000000, answer.number, "");
    for (size_t i = 0; wrong != NULL && i < wrong->count; i++)
        if (wrong->items[i].fact == fact)
            number_write(b, 0, wrong->items[i].number, wrong->items[i].text);
    plycut_out_text(b->out, "    <unitgradingtype>0</unitgradingtype>"
                            "<unitpenalty>0.1000000</unitpenalty><showunits>3</showunits>"
                            "<unitsleft>0</unitsleft>\n");
}

/* ---- A node ---------------------------------------------------------------------------------- */

/* An asterisk would match anything; the text between two of them is written as a whole. */
static void answer_name(const Bank *b, const char *name)
{
    answer_open(b, 10000000, "moodle_auto_format");
    while (*name != '\0') {
        char part[64] = "";
        size_t n = strcspn(name, "*");
        n = n < sizeof part ? n : sizeof part - 1;
        memcpy(part, name, n);
        xml_write(b->out, part);
        if (name[n] == '*')
            plycut_out_text(b->out, "\\*");
        name += n + (name[n] == '*');
    }
    plycut_out_text(b->out, "</text>");
    answer_close(b);
}

static void answer_shortanswer(const Bank *b, PlycutFact fact)
{
    Answer answer;
    fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0, &answer);
    plycut_out_text(b->out, "    <usecase>0</usecase>\n");
    if (answer.count == 0) {
        answer_name(b, plain_notation.none);
        return;
    }
    uint32_t best = answer.refs[0].node;
    answer_name(b, bank_node(b->trace, best));
    if (b->trace->stored)
        answer_name(b, b->trace->nodes[best].path);
}

/* ---- Leaves to choose from ------------------------------------------------------------------- */

static void choice_write(const Bank *b, int64_t fraction, const char *text)
{
    answer_open(b, fraction, "html");
    plycut_out_text(b->out, "<![CDATA[");
    xml_write(b->out, text);
    plycut_out_text(b->out, "]]></text>");
    answer_close(b);
}

typedef void ChoiceWriter(const Bank *b, int64_t fraction, const char *text);

/* All right choices together are worth 100 %, all wrong leaves together -100 %, as is the last choice, that there is none. */
static void leaf_choices(const Bank *b, PlycutFact fact, ChoiceWriter *write, const char *between)
{
    const Choices choices = bank_choices(b, fact, PLYCUT_NO_NODE);
    int64_t count[2] = {0, 0};
    for (size_t i = 0; i + 1 < choices.count; i++)
        count[choices.items[i].right]++;
    for (size_t i = 0; i < choices.count; i++) {
        const bool right = choices.items[i].right;
        const int64_t of = i + 1 < choices.count ? count[right] : 1,
                      share = (10000000 + of / 2) / of;
        plycut_out_text(b->out, i > 0 ? between : "");
        write(b, right ? share : -share, choices.items[i].text);
    }
}

static void answer_multichoice(const Bank *b, PlycutFact fact)
{
    plycut_out_text(b->out, "    <single>false</single><shuffleanswers>true</shuffleanswers>"
                            "<answernumbering>abc</answernumbering>\n");
    leaf_choices(b, fact, choice_write, "");
}

/* ---- Gaps: cutoffs and windows --------------------------------------------------------------- */

/* "{1:NUMERICAL:", with the points of the gap. */
static void gap_open(const Bank *b, PlycutFact fact, const char *type)
{
    plycut_out_char(b->out, '{');
    plycut_out_number(b->out, bank_points(b, fact));
    plycut_out_format(b->out, ":%s:", type);
}

/* The words for a node never visited are in every gap, right or wrong: Moodle makes a gap as wide
 * as its longest answer. */
static void never_write(const Bank *b, bool right)
{
#define RIGHT_NEVER(text) "~=" text
#define RIGHT_DASH(text)  "~=" text
#define RIGHT_NONE(text)
#define RIGHT_ALWAYS(text)
#define RIGHT_NO_VALUE(text)
    static const char RIGHT[] =
#define TYPED(word, text) RIGHT_##word(text)
#include "facts/typed.def"
        ;
    if (right)
        plycut_out_text(b->out, RIGHT + 1);
    else
        plycut_out_format(b->out, "~%s", wording(SAY_KEY_NEVER));
}

/* A choice of words, of which one is right. */
static void words_gap(const Bank *b, const Answer *answer)
{
    const Choices choices = bank_choices(b, answer->fact, answer->node);
    gap_open(b, answer->fact, "MULTICHOICE");
    for (size_t i = 0; i < choices.count; i++)
        plycut_out_format(b->out, "%s%s%s", i == 0 ? "" : "~", choices.items[i].right ? "=" : "",
                          choices.items[i].text);
    plycut_out_char(b->out, '}');
}

/* Infinity in the ways that people type it. */
static void bound_gap(const Bank *b, const Answer *answer, double bound)
{
    gap_open(b, answer->fact, "SHORTANSWER");
    if (!answer->never) {
        plycut_out_char(b->out, '=');
        plycut_out_number(b->out, bound);
    }
    if (!answer->never && !isfinite(bound))
        plycut_out_text(b->out, bound < 0 ? "~=-∞~=−∞~=-infinity" : "~=∞~=+inf~=infinity");
    never_write(b, answer->never);
    plycut_out_char(b->out, '}');
}

static void window_gap(const Bank *b, const Answer *answer)
{
    plycut_out_char(b->out, '[');
    bound_gap(b, answer, answer->alpha);
    plycut_out_text(b->out, ", ");
    bound_gap(b, answer, answer->beta);
    plycut_out_char(b->out, ']');
}

static void gaps_write(const Bank *b, PlycutFact fact)
{
    const Shape *shape = fact_table[fact].shape;
    void (*gap)(const Bank *, const Answer *) = shape == &window_shape ? window_gap : words_gap;
    plycut_out_text(b->out, "<table>");
    for (size_t i = 0; i < b->asked_count; i++) {
        Answer answer;
        fact_derive(&b->facts, fact, b->asked[i], 0, &answer);
        plycut_out_text(b->out, "<tr><td>");
        cloze_text(b->out, bank_node(b->trace, b->asked[i]));
        plycut_out_text(b->out, "</td><td>");
        gap(b, &answer);
        plycut_out_text(b->out, "</td></tr>");
    }
    plycut_out_text(b->out, "</table>");
}

/* A cloze question holds its answers in its text. */
static void answer_cloze(const Bank *b, PlycutFact fact)
{
    (void)b, (void)fact;
}

/* ---- One question with all of them ----------------------------------------------------------- */

static void gap_fraction(const Bank *b, int64_t fraction)
{
    plycut_out_format(b->out, "%%%s", fraction < 0 ? "-" : "");
    plycut_out_number(b->out, (double)(fraction < 0 ? -fraction : fraction) / 100000);
    plycut_out_char(b->out, '%');
}

static void numerical_gap(const Bank *b, PlycutFact fact)
{
    const PlycutWrongAnswers *wrong = b->tree->wrong;
    Answer answer;
    fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0, &answer);
    gap_open(b, fact, "NUMERICAL");
    plycut_out_char(b->out, '=');
    plycut_out_number(b->out, answer.number);
    plycut_out_text(b->out, ":0");
    for (size_t i = 0; wrong != NULL && i < wrong->count; i++) {
        if (wrong->items[i].fact != fact)
            continue;
        plycut_out_char(b->out, '~');
        gap_fraction(b, 0);
        plycut_out_number(b->out, wrong->items[i].number);
        plycut_out_text(b->out, ":0#");
        gap_html(b->out, wrong->items[i].text);
    }
    plycut_out_char(b->out, '}');
}

static void shortanswer_gap(const Bank *b, PlycutFact fact)
{
    Answer answer;
    fact_derive(&b->facts, fact, PLYCUT_NO_NODE, 0, &answer);
    gap_open(b, fact, "SHORTANSWER");
    plycut_out_char(b->out, '=');
    gap_answer(b->out,
               answer.count == 0 ? plain_notation.none : bank_node(b->trace, answer.refs[0].node));
    if (answer.count > 0 && b->trace->stored) {
        plycut_out_text(b->out, "~=");
        gap_answer(b->out, b->trace->nodes[answer.refs[0].node].path);
    }
    plycut_out_char(b->out, '}');
}

static void choice_in_gap(const Bank *b, int64_t fraction, const char *text)
{
    gap_fraction(b, fraction);
    gap_html(b->out, text);
}

static void multichoice_gap(const Bank *b, PlycutFact fact)
{
    gap_open(b, fact, "MULTIRESPONSE");
    leaf_choices(b, fact, choice_in_gap, "~");
    plycut_out_char(b->out, '}');
}

/* ---- All ------------------------------------------------------------------------------------- */

static const struct {
    PlycutFact fact;
    BankQuestion question;
    void (*answer)(const Bank *bank, PlycutFact fact);
    void (*gap)(const Bank *bank, PlycutFact fact); /* in a question with all of them */
} QUESTIONS[] = {
#define cloze_gap gaps_write
#define BANK(id, type, title, of_node, prompt)                                                     \
    {PLYCUT_FACT_##id, {#type, title, of_node, prompt}, answer_##type, type##_gap},
#include <plycut/facts.def>
};

static size_t row_of(PlycutFact fact)
{
    size_t row = 0;
    while (row < sizeof QUESTIONS / sizeof *QUESTIONS && QUESTIONS[row].fact != fact)
        row++;
    return row;
}

const BankQuestion *bank_question(const Bank *bank, PlycutFact fact)
{
    const size_t row = row_of(fact);
    const PlycutFactSet asked =
        bank->tree->questions != 0 ? bank->tree->questions : plycut_questions_usual();
    return row < sizeof QUESTIONS / sizeof *QUESTIONS && (asked >> fact & 1u) != 0 &&
                   fact_fits(fact, bank->trace)
               ? &QUESTIONS[row].question
               : NULL;
}

void moodle_ask(const Bank *bank, PlycutFact fact)
{
    size_t row = row_of(fact);
    plycut_out_format(bank->out, "<p>%s</p>", QUESTIONS[row].question.prompt);
    if (QUESTIONS[row].answer == answer_cloze)
        gaps_write(bank, fact);
}

/* Gaps in a table follow the paragraph; a single gap ends it. */
void moodle_ask_inside(const Bank *bank, PlycutFact fact)
{
    size_t row = row_of(fact);
    bool table = QUESTIONS[row].answer == answer_cloze;
    plycut_out_format(bank->out, "<p>%s %s", QUESTIONS[row].question.prompt, table ? "</p>" : "");
    QUESTIONS[row].gap(bank, fact);
    plycut_out_text(bank->out, table ? "" : "</p>");
}

void moodle_answer(const Bank *bank, PlycutFact fact)
{
    QUESTIONS[row_of(fact)].answer(bank, fact);
}
