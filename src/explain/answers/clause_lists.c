/* Clauses that list nodes: what is pruned, what is visited, the principal variation. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/clause.h"

/* The parent that follows a list, as C in "4 and 6 under C"; NULL if no parent follows word i. */
static const char *place_named(const ProseReader *p, Clause c, size_t i)
{
    for (; i < c.end; i++) {
        const size_t node = prose_past_plain(p, i + 1, c.end);
        if (is_a(&p->words[i], PROSE_OF) && node < c.end && is_a(&p->words[node], PROSE_NODE))
            return prose_text(p, &p->words[node]);
    }
    return NULL;
}

/* Are there elements of a list on both sides of its topic: "V prunes 7", "C: only 2 is visited"? Then the first is a place, or a list of its own. */
static bool surrounds_topic(const ProseReader *p, Clause c)
{
    bool before = false, topic = false, after = false;
    for (size_t i = c.from; i < c.end; i++) {
        const bool place = prose_behind(p, c, i, PROSE_OF);
        topic |= is_a(&p->words[i], PROSE_TOPIC);
        before |= !topic && !place && names_element(&p->words[i]);
        after |= topic && !place && names_element(&p->words[i]);
    }
    return before && after;
}

/* The elements of a list, each with the node that it is said to be below; NULL: a word is no element. *count: the number that the clause says, or
 * -1. */
static const char *elements_of(ProseReader *p, Clause c, size_t *elements, int *count)
{
    const char *list = NULL, *place = NULL;
    double number;
    *elements = 0;
    *count = -1;
    if (surrounds_topic(p, c) || is_a(&p->words[0], PROSE_COMMA)) /* "Then 14 and 5 are visited" */
        return NULL;
    for (size_t i = c.from; i < c.end && !p->loose; i++) {
        const ProseWord *word = &p->words[i];
        const bool named = is_a(word, PROSE_NODE), element = names_element(word);
        if (word->reason)
            continue;
        if (is_a(word, PROSE_COUNT)) {
            if (*count >= 0)
                return NULL;
            *count = typed_number_at(word->at, &number) > 0 ? (int)number : word->meaning;
        }
        if (is_a(word, PROSE_BY) || is_a(word, PROSE_AFTER) || is_a(word, PROSE_BOUNDS) ||
            word->bounded ||
            (element && !prose_behind(p, c, i, PROSE_OF) && !stands_alone(p, c, i)))
            return NULL;
        if (named && prose_behind(p, c, i, PROSE_OF)) {
            place = list == NULL ? prose_text(p, word) : place; /* "In C we prune 4" */
            continue;
        }
        if (!element)
            continue;
        const char *above = place != NULL ? place : place_named(p, c, i),
                   *text = above == NULL ? prose_text(p, word)
                                         : text_joined(p->s, prose_text(p, word), " of ", above);
        list = list == NULL ? text : text_joined(p->s, list, ", ", text);
        ++*elements;
    }
    return p->loose ? NULL : list == NULL ? "" : list;
}

/* "17 are pruned", "we visit 5 leaves and prune 3": is the only element a number that may be how many there are? Not in "the leaf 4 is pruned". */
static bool may_count_pruned(const ProseReader *p, Clause c)
{
    bool number = false, plural = (p->topics & ABOUT_VISITED) != 0;
    for (size_t i = c.from; i < c.end; i++) {
        const ProseWord *word = &p->words[i];
        number |= is_a(word, PROSE_NUMBER) && !prose_behind(p, c, i, PROSE_OF);
        plural |= text_begins(word->at, "are ") > 0 || text_begins(word->at, "were ") > 0;
    }
    return number && plural && prose_count(p, c, PROSE_THING) == 0;
}

bool pruned_clause_read(ProseReader *p, Clause c)
{
    size_t elements;
    int count;
    const char *list = elements_of(p, c, &elements, &count);
    bool number = false; /* "leaves pruned: 7": the leaf, or how many? */
    for (size_t i = c.from; i < c.end; i++)
        number |=
            elements == 1 && is_a(&p->words[i], PROSE_NUMBER) && prose_behind(p, c, i, PROSE_IS);
    if (list != NULL && elements == 0 && count >= 0)
        return true; /* "2 leaves are cut": nobody asks how many */
    if (elements == 1 && may_count_pruned(p, c))
        return false;
    if (list == NULL || elements == 0 || (count >= 0 && (size_t)count != elements) ||
        (number && prose_count(p, c, PROSE_THING) > 0))
        return false;
    p->pruned = p->pruned == NULL ? list : text_joined(p->s, p->pruned, ", ", list);
    p->pruned_count += elements;
    return true;
}

bool visited_clause_read(ProseReader *p, Clause c)
{
    size_t elements;
    int count;
    const char *list = elements_of(p, c, &elements, &count);
    const bool below = place_named(p, c, c.from) != NULL; /* "3 leaves are visited at B" */
    if (list == NULL || (elements == 0 && count < 0) || elements == 1 || p->visited != NULL ||
        below || p->bare_value || (elements > 0 && count >= 0 && (size_t)count != elements))
        return false;
    p->visited_counted = count >= 0 && (size_t)count == elements;
    if (count >= 0) {
        const ProseWord *word = &p->words[c.from];
        while (!is_a(word, PROSE_COUNT))
            word++;
        if (!clause_line_add(p, "leaves", ": ", prose_text(p, word)))
            return false;
    }
    if (elements > 0)
        p->visited = list;
    return true;
}

bool variation_clause_read(ProseReader *p, Clause c)
{
    size_t elements;
    int count;
    const char *list = elements_of(p, c, &elements, &count);
    return list != NULL && elements > 1 && count < 0 && clause_line_add(p, "pv", ": ", list);
}

bool tells_the_way(const ProseReader *p)
{
    const unsigned search = ABOUT_CUTOFFS | ABOUT_CUT | ABOUT_PRUNED | ABOUT_VISITED;
    return (p->topics & search) != 0;
}

bool lists_are_whole(const ProseReader *p)
{
    const bool lists = p->pruned != NULL || p->visited != NULL,
               other_topics = p->visited != NULL && p->topics != ABOUT_VISITED;
    return !(lists && p->bare_value) && (!other_topics || p->visited_counted);
}

bool lists_end(ProseReader *p)
{
    const bool one = p->pruned_count == 1; /* it is never visited, besides */
    return (p->pruned == NULL || (one ? clause_line_add(p, p->pruned, " ", "is pruned")
                                      : clause_line_add(p, "pruned", ": ", p->pruned))) &&
           (p->visited == NULL || clause_line_add(p, "visited", ": ", p->visited));
}
