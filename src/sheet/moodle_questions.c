/* What a question bank asks about a search, and the answers that its facts give. */
#include <math.h>
#include <string.h>

#include "scene/wording.h"
#include "sheet/moodle.h"

enum { CHOICES = 10 };

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

/* How many leaves are (or are not) visited, up to the number of choices offered of each kind. */
static int choices(const PlycutTrace *trace, bool visited)
{
    int count = 0;
    for (uint32_t n = 0; n < trace->node_count; n++)
        count += trace->nodes[n].leaf && trace->nodes[n].visited == visited;
    return count < CHOICES ? count : CHOICES;
}

static void choice_write(const Bank *b, int64_t fraction, const char *text)
{
    answer_open(b, fraction, "html");
    plycut_out_text(b->out, "<![CDATA[");
    xml_write(b->out, text);
    plycut_out_text(b->out, "]]></text>");
    answer_close(b);
}

typedef void ChoiceWriter(const Bank *b, int64_t fraction, const char *text);

/* All right choices together are worth 100 %, all wrong ones together -100 %. */
static void leaf_choices(const Bank *b, bool visited, ChoiceWriter *write)
{
    int count = choices(b->trace, visited), left = count;
    for (uint32_t n = 0; n < b->trace->node_count && left > 0; n++) {
        const PlycutTraceNode *node = &b->trace->nodes[n];
        if (!node->leaf || node->visited != visited)
            continue;
        int64_t fraction = (10000000 + count / 2) / count;
        write(b, visited ? -fraction : fraction, bank_node(b->trace, n));
        left--;
    }
}

/* What the last choice, that none of them is right, is worth. */
static int64_t none_is_worth(const Bank *b)
{
    return choices(b->trace, false) == 0 ? 10000000 : -10000000;
}

static void answer_multichoice(const Bank *b, PlycutFact fact)
{
    (void)fact;
    plycut_out_text(b->out, "    <single>false</single><shuffleanswers>true</shuffleanswers>"
                            "<answernumbering>abc</answernumbering>\n");
    leaf_choices(b, false, choice_write);
    leaf_choices(b, true, choice_write);
    choice_write(b, none_is_worth(b), wording(SAY_BANK_NONE));
}

/* ---- Gaps: cutoffs and windows --------------------------------------------------------------- */

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
static void choice_gap(const Bank *b, const char *const *words, size_t count, const char *right)
{
    plycut_out_text(b->out, "{1:MULTICHOICE:");
    for (size_t i = 0; i < count; i++)
        plycut_out_format(b->out, "%s%s%s", i == 0 ? "" : "~",
                          strcmp(words[i], right) == 0 ? "=" : "", words[i]);
    plycut_out_char(b->out, '}');
}

static void cutoff_gap(const Bank *b, const Answer *answer)
{
    const char *words[PLYCUT_WINDOW + 3];
    size_t count = 0;
    bool windowed = plycut_search_windowed(&b->trace->options);
    for (int kind = 0; kind <= PLYCUT_WINDOW; kind++)
        if (kind != PLYCUT_WINDOW || windowed)
            words[count++] = plycut_cut_kind_text((PlycutCutKind)kind);
    words[count++] = plain_notation.none;
    words[count++] = plain_notation.never;
    choice_gap(b, words, count,
               !b->trace->nodes[answer->node].visited ? plain_notation.never
               : answer->never                        ? plain_notation.none
                               : plycut_cut_kind_text((PlycutCutKind)answer->cutoff.kind));
}

static void word_gap(const Bank *b, const Answer *answer)
{
    const char *words[8];
    size_t count = 0;
    while (count < 7 && fact_word(answer->fact, (int)count) != NULL) {
        words[count] = fact_word(answer->fact, (int)count);
        count++;
    }
    words[count++] = plain_notation.never;
    choice_gap(b, words, count,
               answer->never ? plain_notation.never : fact_word(answer->fact, answer->word));
}

/* Infinity in the ways that people type it. */
static void bound_gap(const Bank *b, const Answer *answer, double bound)
{
    plycut_out_text(b->out, "{1:SHORTANSWER:");
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
    void (*gap)(const Bank *, const Answer *) = shape == &cutoff_shape ? cutoff_gap
                                                : shape == &word_shape ? word_gap
                                                                       : window_gap;
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
    plycut_out_text(b->out, "{1:NUMERICAL:=");
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
    plycut_out_text(b->out, "{1:SHORTANSWER:=");
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
    plycut_out_char(b->out, '~');
}

static void multichoice_gap(const Bank *b, PlycutFact fact)
{
    (void)fact;
    plycut_out_text(b->out, "{1:MULTIRESPONSE:");
    leaf_choices(b, false, choice_in_gap);
    leaf_choices(b, true, choice_in_gap);
    gap_fraction(b, none_is_worth(b));
    plycut_out_text(b->out, wording(SAY_BANK_NONE));
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
    size_t row = row_of(fact);
    return row < sizeof QUESTIONS / sizeof *QUESTIONS && fact_fits(fact, bank->trace)
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
