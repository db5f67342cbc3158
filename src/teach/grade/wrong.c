/* The wrong numbers that people who make a mistake answer, for questions that reply to them. */
#include "base/utf8.h"
#include "grade/grade.h"

#include <stdlib.h>

static const PlycutFact COUNTED[] = {PLYCUT_FACT_VALUE, PLYCUT_FACT_LEAVES, PLYCUT_FACT_NODES};
enum { COUNTED_FACTS = sizeof COUNTED / sizeof *COUNTED };

static double counted_number(const Facts *facts, PlycutFact fact)
{
    const Answer answer = fact_derive(facts, fact, PLYCUT_NO_NODE, 0);
    return answer.number;
}

static double meant_by(const Facts *facts, Meant *meant, PlycutFact fact, double number)
{
    Answer answer = {.fact = fact, .node = PLYCUT_NO_NODE, .number = number};
    meant(facts, &answer);
    return answer.number;
}

/* What is written if this number is meant: mistakes of writing reflect a number or shift it. */
static double written_for(const Facts *facts, Meant *meant, PlycutFact fact, double number)
{
    double turned = meant_by(facts, meant, fact, number), shifted = 2 * number - turned;
    return same_number(meant_by(facts, meant, fact, turned), number) ? turned : shifted;
}

static bool has(const PlycutWrongAnswers *list, PlycutFact fact, double number)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].fact == fact && same_number(list->items[i].number, number))
            return true;
    return false;
}

/* Is it right in another reading, such as nodes without the root? */
static bool is_right_as(const Facts *facts, PlycutFact fact, double number)
{
    for (int reading = 0; reading < fact_readings(fact); reading++) {
        const Answer answer = fact_derive(facts, fact, PLYCUT_NO_NODE, reading);
        if (same_number(answer.number, number))
            return true;
    }
    return false;
}

/* One number shows no mistake: the reply says what leads to it. If several mistakes do, the first in the list is named. */
static void wrong_numbers_add(PlycutWrongAnswers *list, const Facts *right, const Facts *wrong,
                              MistakeId mistake)
{
    Meant *meant = mistake_meant(mistake);
    if (wrong->trace->options.algorithm->cuts_nothing) /* its numbers are those of minimax */
        return;
    for (size_t i = 0; i < COUNTED_FACTS; i++) {
        double answer = counted_number(right, COUNTED[i]),
               number = meant != NULL ? written_for(right, meant, COUNTED[i], answer)
                                      : counted_number(wrong, COUNTED[i]);
        if (is_right_as(right, COUNTED[i], number) || has(list, COUNTED[i], number))
            continue;
        PlycutWrongAnswer *wrong_answer = &list->items[list->count++];
        char digits[PLYCUT_NUMBER_SIZE];
        plycut_number_text(number, digits);
        wrong_answer->fact = COUNTED[i];
        wrong_answer->number = number;
        field_format(wrong_answer->text, sizeof wrong_answer->text, "%s is what one gets if %s.",
                     digits, plycut_mistake(mistake).clause);
    }
}

static bool wrong_numbers_collect(PlycutGrader *grader, PlycutWrongAnswers *list,
                                  PlycutError *error)
{
    const PlycutSearchOptions *options = &grader->task.options;
    Subject *subject = grader->subjects;
    const Key *key = subject_key(subject, options, NO_MISTAKE, error), *wrong = key;
    for (MistakeId id = 0; wrong != NULL && id < plycut_mistake_count(); id++) {
        if (!mistake_fits(id, &subject->game, options))
            continue;
        wrong = mistake_meant(id) != NULL ? key : subject_key(subject, options, id, error);
        if (wrong != NULL)
            wrong_numbers_add(list, &key->facts, &wrong->facts, id);
    }
    return wrong != NULL;
}

bool plycut_wrong_answers(const PlycutGame *game, const PlycutSearchOptions *options,
                          PlycutWrongAnswers *list, PlycutError *error)
{
    PlycutGrader *grader = plycut_grader_open(game, &(PlycutTask){.options = *options}, error);
    *list = (PlycutWrongAnswers){
        .items = calloc(plycut_mistake_count() * COUNTED_FACTS, sizeof *list->items)};
    bool done = grader != NULL && (list->items != NULL || plycut_no_memory(error)) &&
                wrong_numbers_collect(grader, list, error);
    plycut_grader_close(grader);
    if (!done)
        plycut_wrong_answers_free(list);
    return done;
}

void plycut_wrong_answers_free(PlycutWrongAnswers *list)
{
    free(list->items);
    *list = (PlycutWrongAnswers){0};
}
