/* report.c - a verdict as sentences, as JSON, as a row of a table. */
#include "base/csv.h"
#include "base/utf8.h"
#include "trial/trial.h"
#include "words/sentence.h"

#include <math.h>
#include <string.h>

#define SAYS(out, id, ...) sentence_write(out, NULL, text_of(id), TERMS(__VA_ARGS__))

/* What programs say: the key of JSON, the member of answers, the fact that earns points, the sentences if it is wrong on some
 * trees, right on all, right on some and not said of the others. */
static const struct {
    const char *key, *member;
    PlycutFact fact;
    TextId wrong, right, some;
} SAID[PLYCUT_SAIDS] = {{"values_right", "\"value\"", PLYCUT_FACT_VALUE, VERDICT_VALUES_WRONG,
                         VERDICT_VALUES_RIGHT, VERDICT_VALUES_SOME},
                        {"visits_right", "\"visited\"", PLYCUT_FACT_VISITED, VERDICT_VISITS_WRONG,
                         VERDICT_VISITS_RIGHT, VERDICT_VISITS_SOME},
                        {"best_right", "\"best\"", PLYCUT_FACT_BEST, VERDICT_BEST_WRONG,
                         VERDICT_BEST_RIGHT, VERDICT_BEST_SOME},
                        {"windows_right", "the windows", PLYCUT_FACT_WINDOWS, VERDICT_WINDOWS_WRONG,
                         VERDICT_WINDOWS_RIGHT, VERDICT_WINDOWS_SOME}};

const char *said_key(int what)
{
    return SAID[what].key;
}

/* ---- Points ---------------------------------------------------------------------------------- */

static bool has_points(const PlycutDefendant *who)
{
    bool has = false;
    for (int what = 0; who->points != NULL && what < PLYCUT_SAIDS; what++)
        has |= who->points[SAID[what].fact] > 0;
    return has;
}

/* By default, whatever it says counts the same. A program that says nothing should have said what most do. */
double fact_worth(const PlycutJudgement *j, const PlycutDefendant *who, int what)
{
    bool silent = true;
    if (has_points(who))
        return who->points[SAID[what].fact];
    for (int other = 0; other < PLYCUT_SAIDS; other++)
        silent &= j->said[other] == 0;
    return silent ? what == PLYCUT_SAID_VALUE || what == PLYCUT_SAID_VISITS : j->said[what] > 0;
}

/* For what is right on all trees. */
double points_for(const PlycutJudgement *j, const PlycutDefendant *who, int what)
{
    const bool right = j->trees > 0 && j->right[what] == j->trees;
    return right ? fact_worth(j, who, what) : 0;
}

double judgement_points(const PlycutJudgement *j, const PlycutDefendant *who, double *most)
{
    double points = *most = 0;
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        points += points_for(j, who, what);
        *most += fact_worth(j, who, what);
    }
    return points;
}

int plycut_judgement_status(const PlycutJudgement *j, const PlycutDefendant *who)
{
    enum { AGREES, DIFFERS, NOT_RUN = 3 };
    double most;
    if (j->answered == 0 && j->trees > 0)
        return NOT_RUN;
    return judgement_points(j, who, &most) < most ? DIFFERS : AGREES;
}

/* ---- As sentences ---------------------------------------------------------------------------- */

/* Wrong on some trees; otherwise right, but "every" is said of all trees only. */
static TextId said_how(const PlycutJudgement *j, int what)
{
    return j->wrong[what] > 0           ? SAID[what].wrong
           : j->right[what] == j->trees ? SAID[what].right
                                        : SAID[what].some;
}

static void say_answers(const PlycutTrial *trial, const PlycutJudgement *j, PlycutOut *out)
{
    bool begun = false;
    SAYS(out, VERDICT_TREES, COUNT(trees, j->trees));
    if (j->answered == 0)
        plycut_out_text(out, text_of(VERDICT_NO_ANSWER));
    else if (j->answered < j->trees)
        SAYS(out, VERDICT_ANSWERED, COUNT(answered, j->answered));
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        if (j->said[what] == 0)
            continue;
        plycut_out_text(out, begun ? text_of(VERDICT_NEXT) : "");
        SAYS(out, said_how(j, what), COUNT(wrong, j->wrong[what]), COUNT(right, j->right[what]),
             TEXT(algorithm, trial->task.search.algorithm->name));
        begun = true;
    }
    if (j->answered > 0 && !begun)
        plycut_out_text(out, text_of(VERDICT_NOTHING_SAID));
    plycut_out_text(out, text_of(VERDICT_END));
    if (j->whole_numbers > 0)
        SAYS(out, VERDICT_WHOLE_NUMBERS, COUNT(count, j->whole_numbers));
    if (j->on.length > 0)
        SAYS(out, VERDICT_FAILED, TEXT(tree, j->on.bytes), TEXT(why, j->why.bytes));
    if (j->ended && j->answered > 0)
        plycut_out_text(out, text_of(VERDICT_ENDED));
    if (j->answered > 0 && j->said[PLYCUT_SAID_VISITS] == 0)
        plycut_out_text(out, text_of(j->unseen ? VERDICT_UNSEEN : VERDICT_NOTHING_VISITED));
}

/* What it says of other trees, or what was asked for, because there are points for it. */
static void say_unsaid(const PlycutJudgement *j, const PlycutDefendant *who, PlycutOut *out)
{
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        const size_t known = j->right[what] + j->wrong[what];
        if (j->said[what] > 0 && known < j->answered)
            SAYS(out, VERDICT_NOT_SAID, COUNT(count, j->answered - known),
                 TEXT(member, SAID[what].member));
        if (j->answered > 0 && j->said[what] == 0 &&
            fact_worth(j, who, what) > points_for(j, who, what))
            SAYS(out, VERDICT_NEVER_SAID, TEXT(member, SAID[what].member));
    }
}

/* "the mistake window-reset", "--cut strict", "best=last" */
static const TextId BY[] = {[PLYCUT_CAUSE_MISTAKE] = VERDICT_BY_MISTAKE,
                            [PLYCUT_CAUSE_OPTION] = VERDICT_BY_OPTION,
                            [PLYCUT_CAUSE_READING] = VERDICT_BY_READING};

/* The sentence that begins: on all trees, on the only one, or on each in a fresh process. */
static TextId does_what(const PlycutJudgement *j)
{
    return j->keeps           ? VERDICT_DOES_WHAT_AFRESH
           : j->answered == 1 ? VERDICT_DOES_WHAT_THERE
                              : VERDICT_DOES_WHAT;
}

/* "what alpha-beta does with --cut strict and the mistake window-reset". */
static void say_search_done(const PlycutTrial *trial, const PlycutJudgement *j, PlycutOut *out)
{
    const PlycutCause *end = j->causes + j->cause_count;
    const char *algorithm = trial->task.search.algorithm->name, *between = text_of(VERDICT_WITH);
    for (const PlycutCause *c = j->causes; c < end; c++)
        algorithm = c->kind == PLYCUT_CAUSE_ALGORITHM ? c->word : algorithm;
    SAYS(out, does_what(j), COUNT(trees, j->keeps ? j->afresh : j->answered),
         TEXT(algorithm, algorithm));
    for (const PlycutCause *c = j->causes; c < end; c++)
        if (c->kind != PLYCUT_CAUSE_ALGORITHM && c->kind != PLYCUT_CAUSE_STATE) {
            plycut_out_text(out, between);
            SAYS(out, BY[c->kind], TEXT(rule, c->rule), TEXT(word, c->word));
            between = text_of(VERDICT_AND);
        }
}

static void say_clauses(const PlycutJudgement *j, PlycutOut *out)
{
    const char *between = text_of(VERDICT_CAUSE);
    for (const PlycutCause *c = j->causes; c < j->causes + j->cause_count; c++)
        if (c->clause != NULL) {
            plycut_out_text(out, between);
            plycut_out_text(out, c->clause);
            between = text_of(VERDICT_NEXT);
        }
    plycut_out_text(out, text_of(VERDICT_END));
}

static void say_causes(const PlycutTrial *trial, const PlycutJudgement *j, PlycutOut *out)
{
    if (j->varies || j->keeps)
        plycut_out_text(out, text_of(j->varies ? VERDICT_VARIES : VERDICT_KEEPS));
    if (j->varies)
        return;
    if (j->keeps && j->wrong_afresh == 0)
        SAYS(out, VERDICT_RIGHT_AFRESH, COUNT(trees, j->afresh));
    else if (j->cause_count == j->keeps)
        plycut_out_text(out, text_of(j->keeps ? VERDICT_UNEXPLAINED_AFRESH : VERDICT_UNEXPLAINED));
    else {
        say_search_done(trial, j, out);
        say_clauses(j, out);
    }
}

bool plycut_judgement_tree(const PlycutJudgement *j, PlycutText *text, PlycutError *error)
{
    PlycutGame game;
    PlycutOut out;
    if (!plycut_tree_read(j->file.bytes, j->file.length, NULL, &game, error))
        return false;
    plycut_out_init(&out, plycut_text_write, text);
    (void)plycut_tree_write_short(&game, PLYCUT_SHORT_TEXT, &out);
    plycut_game_release(&game);
    return plycut_out_end(&out, "the tree", error);
}

/* The trees before it, one a line. */
static void say_before(const PlycutJudgement *j, PlycutOut *out)
{
    const PlycutText *trees = &j->before_short;
    for (size_t at = 0; at < trees->length; at += strlen(trees->bytes + at) + 1)
        SAYS(out, VERDICT_BEFORE, TEXT(tree, trees->bytes + at));
}

/* The smallest tree, and what the program does there. */
static void say_smallest(const PlycutJudgement *j, PlycutOut *out)
{
    PlycutText tree = {0};
    PlycutError error = {0};
    const bool made = plycut_judgement_tree(j, &tree, &error);
    plycut_out_memory(out, made);
    if (made)
        SAYS(out, j->before.length > 0 ? VERDICT_SMALLEST_AFTER : VERDICT_SMALLEST,
             TEXT(tree, tree.bytes));
    plycut_text_free(&tree);
    say_before(j, out);
    if (j->divergence.length > 0)
        SAYS(out, VERDICT_DIVERGENCE, TEXT(text, j->divergence.bytes));
    else if (j->reply.length > 0)
        SAYS(out, VERDICT_SAYS, TEXT(reply, j->reply.bytes));
}

void plycut_judgement_text(const PlycutTrial *trial, const PlycutJudgement *j,
                           const PlycutDefendant *who, PlycutOut *out)
{
    say_answers(trial, j, out);
    say_unsaid(j, who, out);
    if (j->differs > 0)
        say_causes(trial, j, out);
    if (j->smallest.length > 0)
        say_smallest(j, out);
}

/* ---- In other formats ------------------------------------------------------------------------ */

const char *cause_text(const PlycutCause *cause, char text[CAUSE_SIZE])
{
    const bool ruled = cause->rule != NULL;
    field_format(text, CAUSE_SIZE, "%s%s%s", ruled ? cause->rule : "", ruled ? "=" : "",
                 cause->word);
    return text;
}

/* ---- As a table ------------------------------------------------------------------------------ */

void plycut_judgement_csv_head(PlycutOut *out)
{
    plycut_out_text(
        out,
        "file,student,points,of,trees,answered,values_right,visits_right,best_right,windows_right,"
        "explained_by,smallest,divergence,failure,status,id,whole_numbers\n");
}

void plycut_judgement_csv(const PlycutJudgement *j, const PlycutDefendant *who, PlycutOut *out)
{
    double most;
    const double points = judgement_points(j, who, &most);
    char cause[CAUSE_SIZE], causes[PLYCUT_TRIAL_CAUSES * CAUSE_SIZE] = "";
    for (size_t i = 0; i < j->cause_count; i++)
        field_format(causes + strlen(causes), CAUSE_SIZE, "%s%s", i > 0 ? "; " : "",
                     cause_text(&j->causes[i], cause));
    csv_text(out, who->file);
    csv_put(out, who->name);
    csv_put_number(out, points);
    csv_put_number(out, most);
    csv_put_number(out, (double)j->trees);
    csv_put_number(out, (double)j->answered);
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        csv_put_number(out, j->said[what] > 0 ? (double)j->right[what] : (double)NAN);
    csv_put(out, causes);
    csv_put(out, j->smallest.bytes);
    csv_put(out, j->divergence.bytes);
    csv_put(out, j->why.bytes);
    csv_put_number(out, plycut_judgement_status(j, who));
    csv_put(out, who->id);
    csv_put_number(out, (double)j->whole_numbers);
    plycut_out_char(out, '\n');
}
