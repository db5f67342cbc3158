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

bool grade_readings(const Grading *g, const Judging *judging)
{
    enum { FEWEST = 2 }; /* answers that are wrong: one may be right by chance */
    if (!is_of_student(g))
        return true;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        const Group group = group_of(judging, g->items, fact);
        if ((PLYCUT_READINGS_ASKED >> fact & 1) == 0 || group.wrong < FEWEST)
            continue;
        for (int reading = 1; reading < fact_readings(fact); reading++)
            if (group_fits(judging, g->items, fact, reading)) {
                if (!write_reading(g, &group, reading))
                    return false;
                break;
            }
    }
    return true;
}
