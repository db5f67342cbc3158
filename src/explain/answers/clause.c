/* The words of a clause, and what it is about. */
#include "answers/clause.h"

size_t prose_count(const ProseReader *p, Clause c, ProseKind kind)
{
    size_t count = 0;
    for (size_t i = c.from; i < c.end; i++)
        count += is_a(&p->words[i], kind);
    return count;
}

bool prose_topic(const ProseReader *p, Clause c, int topic)
{
    for (size_t i = c.from; i < c.end; i++)
        if (is_a(&p->words[i], PROSE_TOPIC) && p->words[i].meaning == topic)
            return true;
    return false;
}

const ProseWord *prose_before(const ProseReader *p, Clause c, size_t i)
{
    while (i > c.from && is_a(&p->words[i - 1], PROSE_PLAIN))
        i--;
    return i > c.from ? &p->words[i - 1] : NULL;
}

bool prose_behind(const ProseReader *p, Clause c, size_t i, ProseKind kind)
{
    const ProseWord *before = prose_before(p, c, i);
    return before != NULL && is_a(before, kind);
}

size_t prose_past_plain(const ProseReader *p, size_t i, size_t end)
{
    while (i < end && is_a(&p->words[i], PROSE_PLAIN))
        i++;
    return i;
}

size_t prose_bound(const ProseReader *p, size_t side, size_t end)
{
    size_t i = prose_past_plain(p, side + 1, end);
    while (i < end && is_a(&p->words[i], PROSE_IS))
        i = prose_past_plain(p, i + 1, end);
    return i < end && is_a(&p->words[i], PROSE_NUMBER) && !p->words[i].bounded ? i : end;
}

static unsigned topic_bit(int topic)
{
    return topic == PLYCUT_FACT_VALUE || topic == PLYCUT_FACT_VALUES ? ABOUT_VALUES
           : topic == PLYCUT_FACT_WINDOWS                            ? ABOUT_WINDOWS
           : topic == PLYCUT_FACT_CUTOFFS                            ? ABOUT_CUTOFFS
           : topic == PLYCUT_FACT_PRUNED                             ? ABOUT_PRUNED
           : topic == PLYCUT_FACT_VISITED                            ? ABOUT_VISITED
           : topic == PLYCUT_FACT_BEST || topic == PROSE_GO          ? ABOUT_BEST
           : topic == PLYCUT_FACT_VARIATION                          ? ABOUT_LINE
                                                                     : 0;
}

unsigned clause_topics(const ProseReader *p, Clause c)
{
    unsigned topics = 0;
    bool sides = false, cut = false;
    for (size_t i = c.from; i < c.end; i++) {
        const ProseWord *word = &p->words[i];
        const bool bound = is_a(word, PROSE_SIDE) && prose_bound(p, i, c.end) < c.end;
        if (is_a(word, PROSE_TOPIC))
            topics |= topic_bit(word->meaning);
        if (bound || is_a(word, PROSE_BOUNDS))
            topics |= ABOUT_WINDOWS;
        sides |= (is_a(word, PROSE_SIDE) && !bound) || is_a(word, PROSE_CUT_KIND);
        cut |= is_a(word, PROSE_TOPIC) && word->meaning == PROSE_CUT;
    }
    if (sides && (cut || (topics & ABOUT_CUTOFFS) != 0 || prose_count(p, c, PROSE_BY) > 0 ||
                  prose_count(p, c, PROSE_CUT_KIND) > 0)) /* "alpha at C" may be its bound */
        topics = (topics & ~(unsigned)ABOUT_PRUNED) | ABOUT_CUTOFFS;
    else if (cut && topics == 0)
        topics = ABOUT_CUT;
    const bool valued = prose_count(p, c, PROSE_NUMBER) > 0 &&
                        (prose_count(p, c, PROSE_IS) > 0 || prose_count(p, c, PROSE_ROOT) > 0) &&
                        prose_count(p, c, PROSE_NODE) + prose_count(p, c, PROSE_ROOT) > 0;
    return topics == 0 && valued ? ABOUT_VALUES : topics;
}

bool prose_names(const ProseReader *p, Clause c)
{
    return prose_count(p, c, PROSE_NODE) + prose_count(p, c, PROSE_NUMBER) +
               prose_count(p, c, PROSE_BOUNDS) + prose_count(p, c, PROSE_COUNT) +
               prose_count(p, c, PROSE_ROOT) >
           0;
}

bool clause_is_whole(const ProseReader *p, Clause c, unsigned topics)
{
    return topics == ABOUT_WINDOWS
               ? prose_count(p, c, PROSE_BOUNDS) > 0 || prose_count(p, c, PROSE_SIDE) > 1
           : topics == ABOUT_VALUES ? prose_count(p, c, PROSE_NUMBER) > 0
           : topics == ABOUT_BEST || topics == ABOUT_CUTOFFS || topics == ABOUT_CUT
               ? prose_count(p, c, PROSE_NODE) > 0 || p->subject != NULL
               : topics != 0 && prose_names(p, c);
}

const char *prose_text(const ProseReader *p, const ProseWord *word)
{
    return text_kept(p->s, word->at, word->length);
}

bool names_element(const ProseWord *word)
{
    return (is_a(word, PROSE_NODE) || is_a(word, PROSE_NUMBER)) && !word->reason;
}

bool stands_alone(const ProseReader *p, Clause c, size_t i)
{
    const ProseWord *word = &p->words[i], *next = i + 1 < c.end ? word + 1 : NULL;
    const size_t behind = prose_past_plain(p, i + 2, c.end);
    int open = 0;
    for (size_t k = c.from; k < i; k++)
        open += is_a(&p->words[k], PROSE_OPEN) - is_a(&p->words[k], PROSE_CLOSE);
    const bool numbers = next != NULL && is_a(word, PROSE_NUMBER) &&
                         is_a(next, PROSE_NUMBER), /* "3 12 8" */
        edge = next != NULL && !numbers &&
               (names_element(next) || (is_a(word, PROSE_NODE) && is_a(next, PROSE_THING))),
               answered = next != NULL && is_a(next, PROSE_IS) && behind < c.end &&
                          names_element(&p->words[behind]);
    return open == 0 && !edge && !answered;
}

bool clause_line_add(ProseReader *p, const char *label, const char *between, const char *answer)
{
    if (!ARENA_ROOM(&p->s->arena, p->lines, p->line_room, p->line_count))
        return false;
    p->lines[p->line_count++] = text_joined(p->s, label, between, answer);
    return true;
}
