/* The reading in which a whole group of answers would be right: who answers all windows as they are at the end has understood
 * another question, not windows. */
#include "base/utf8.h"
#include "grade/grade.h"

/* A group: the answers about one fact. */
typedef struct Group {
    PlycutFact fact;
    size_t count, wrong; /* as they are asked */
} Group;

/* Is the item an answer about the fact, which its question reads in one way? */
static bool answers_fact(const Item *item, PlycutFact fact)
{
    return item->unread == NULL && item->answer.fact == fact && item->answer.reading == 0;
}

static Group group_of(const Judging *judging, const Items *items, PlycutFact fact)
{
    Group group = {.fact = fact};
    for (size_t i = 0; i < items->count; i++)
        if (answers_fact(&items->items[i], fact)) {
            group.count++;
            group.wrong += !judge(judging, &items->items[i]).right;
        }
    return group;
}

/* Are all answers of a group right in this reading? */
static bool group_fits(const Judging *judging, const Items *items, PlycutFact fact, int reading)
{
    for (size_t i = 0; i < items->count; i++) {
        Item read = items->items[i];
        if (!answers_fact(&read, fact))
            continue;
        read.answer.reading = reading;
        if (!judge(judging, &read).right)
            return false;
    }
    return true;
}

static bool write_reading(const Grading *g, const Group *group, int reading)
{
    PlycutText text = {0}, plain = {0};
    const char *asked = fact_reading(group->fact, 0);
    const Term *terms =
        TERMS(COUNT(count, group->count), TEXT(fact, plycut_fact_name(group->fact)),
              TEXT(label, question_label(group->fact)),
              TEXT(reading, fact_reading(group->fact, reading)), TEXT(asked, asked));
    sentence_add(&text, NULL, SENTENCE_RIGHT_IN_READING, terms);
    sentence_add(&plain, NULL, asked[0] != '\0' ? SENTENCE_READ_OTHERWISE : SENTENCE_READ_AS,
                 terms);
    const bool added = remark_add(g, &g->grade->better_text, &text);
    return remark_add(g, &g->grade->better_plain, &plain) && added;
}

/* The reading that makes all answers of a group right, or 0; fewer wrong answers than two may be right by chance. */
static int reading_that_fits(const Judging *judging, const Items *items, const Group *group)
{
    enum { FEWEST = 2 };
    if ((PLYCUT_READINGS_ASKED >> group->fact & 1) == 0 || group->wrong < FEWEST)
        return 0;
    for (int reading = 1; reading < fact_readings(group->fact); reading++)
        if (group_fits(judging, items, group->fact, reading))
            return reading;
    return 0;
}

size_t right_in_readings(const Judging *judging, const Items *items)
{
    size_t right = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        const Group group = group_of(judging, items, fact);
        right += reading_that_fits(judging, items, &group) > 0 ? group.wrong : 0;
    }
    return right;
}

bool grade_readings(const Grading *g, const Judging *judging)
{
    if (!is_of_student(g))
        return true;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        const Group group = group_of(judging, g->items, fact);
        const int reading = reading_that_fits(judging, g->items, &group);
        if (reading > 0 && !write_reading(g, &group, reading))
            return false;
    }
    return true;
}
