/* The words of a clause, and what it is about. */
#include "answers/clause.h"

size_t said_count(const Sayer *y, Clause c, SaidKind kind)
{
    size_t count = 0;
    for (size_t i = c.from; i < c.end; i++)
        count += is_a(&y->words[i], kind);
    return count;
}

bool said_topic(const Sayer *y, Clause c, int topic)
{
    for (size_t i = c.from; i < c.end; i++)
        if (is_a(&y->words[i], SAID_TOPIC) && y->words[i].meaning == topic)
            return true;
    return false;
}

const SaidWord *said_before(const Sayer *y, Clause c, size_t i)
{
    while (i > c.from && is_a(&y->words[i - 1], SAID_PLAIN))
        i--;
    return i > c.from ? &y->words[i - 1] : NULL;
}

bool said_behind(const Sayer *y, Clause c, size_t i, SaidKind kind)
{
    const SaidWord *before = said_before(y, c, i);
    return before != NULL && is_a(before, kind);
}

size_t said_past_plain(const Sayer *y, size_t i, size_t end)
{
    while (i < end && is_a(&y->words[i], SAID_PLAIN))
        i++;
    return i;
}

size_t said_bound(const Sayer *y, size_t side, size_t end)
{
    size_t i = said_past_plain(y, side + 1, end);
    while (i < end && is_a(&y->words[i], SAID_IS))
        i = said_past_plain(y, i + 1, end);
    return i < end && is_a(&y->words[i], SAID_NUMBER) && !y->words[i].bounded ? i : end;
}

static unsigned topic_bit(int topic)
{
    return topic == PLYCUT_FACT_VALUE || topic == PLYCUT_FACT_VALUES ? ABOUT_VALUES
           : topic == PLYCUT_FACT_WINDOWS                            ? ABOUT_WINDOWS
           : topic == PLYCUT_FACT_CUTOFFS                            ? ABOUT_CUTOFFS
           : topic == PLYCUT_FACT_PRUNED                             ? ABOUT_PRUNED
           : topic == PLYCUT_FACT_VISITED                            ? ABOUT_VISITED
           : topic == PLYCUT_FACT_BEST                               ? ABOUT_BEST
           : topic == PLYCUT_FACT_VARIATION                          ? ABOUT_LINE
                                                                     : 0;
}

unsigned clause_topics(const Sayer *y, Clause c)
{
    unsigned topics = 0;
    bool sides = false, cut = false;
    for (size_t i = c.from; i < c.end; i++) {
        const SaidWord *word = &y->words[i];
        const bool bound = is_a(word, SAID_SIDE) && said_bound(y, i, c.end) < c.end;
        if (is_a(word, SAID_TOPIC))
            topics |= topic_bit(word->meaning);
        if (bound || is_a(word, SAID_BOUNDS))
            topics |= ABOUT_WINDOWS;
        sides |= (is_a(word, SAID_SIDE) && !bound) || is_a(word, SAID_CUT_KIND);
        cut |= is_a(word, SAID_TOPIC) && word->meaning == SAID_CUT;
    }
    if (sides)
        topics = (topics & ~(unsigned)ABOUT_PRUNED) | ABOUT_CUTOFFS;
    else if (cut && topics == 0)
        topics = ABOUT_CUT;
    const bool valued = said_count(y, c, SAID_NUMBER) > 0 &&
                        (said_count(y, c, SAID_IS) > 0 || said_count(y, c, SAID_ROOT) > 0) &&
                        said_count(y, c, SAID_NODE) + said_count(y, c, SAID_ROOT) > 0;
    return topics == 0 && valued ? ABOUT_VALUES : topics;
}

bool said_names(const Sayer *y, Clause c)
{
    return said_count(y, c, SAID_NODE) + said_count(y, c, SAID_NUMBER) +
               said_count(y, c, SAID_BOUNDS) + said_count(y, c, SAID_COUNT) +
               said_count(y, c, SAID_ROOT) >
           0;
}

bool clause_is_whole(const Sayer *y, Clause c, unsigned topics)
{
    return topics == ABOUT_WINDOWS
               ? said_count(y, c, SAID_BOUNDS) > 0 || said_count(y, c, SAID_SIDE) > 1
           : topics == ABOUT_VALUES ? said_count(y, c, SAID_NUMBER) > 0
           : topics == ABOUT_BEST || topics == ABOUT_CUTOFFS || topics == ABOUT_CUT
               ? said_count(y, c, SAID_NODE) > 0 || y->subject != NULL
               : topics != 0 && said_names(y, c);
}

const char *said_text(const Sayer *y, const SaidWord *word)
{
    return text_kept(y->s, word->at, word->length);
}

bool names_element(const SaidWord *word)
{
    return (is_a(word, SAID_NODE) || is_a(word, SAID_NUMBER)) && !word->reason;
}

bool stands_alone(const Sayer *y, Clause c, size_t i)
{
    const SaidWord *word = &y->words[i], *next = i + 1 < c.end ? word + 1 : NULL;
    const size_t behind = said_past_plain(y, i + 2, c.end);
    int open = 0;
    for (size_t k = c.from; k < i; k++)
        open += is_a(&y->words[k], SAID_OPEN) - is_a(&y->words[k], SAID_CLOSE);
    const bool numbers = next != NULL && is_a(word, SAID_NUMBER) &&
                         is_a(next, SAID_NUMBER), /* "3 12 8" */
        edge = next != NULL && !numbers &&
               (names_element(next) || (is_a(word, SAID_NODE) && is_a(next, SAID_THING))),
               answered = next != NULL && is_a(next, SAID_IS) && behind < c.end &&
                          names_element(&y->words[behind]);
    return open == 0 && !edge && !answered;
}

bool clause_line_add(Sayer *y, const char *label, const char *between, const char *answer)
{
    if (!ARENA_ROOM(&y->s->arena, y->lines, y->line_room, y->line_count))
        return false;
    y->lines[y->line_count++] = text_joined(y->s, label, between, answer);
    return true;
}
