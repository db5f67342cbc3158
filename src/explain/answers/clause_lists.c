/* Clauses that list nodes: what is pruned, what is visited, the principal variation. */
#include "answers/clause.h"

/* The parent that follows a list, as C in "4 and 6 under C"; NULL if no parent follows word i. */
static const char *place_named(const Sayer *y, Clause c, size_t i)
{
    for (; i < c.end; i++) {
        const size_t node = said_past_plain(y, i + 1, c.end);
        if (is_a(&y->words[i], SAID_OF) && node < c.end && is_a(&y->words[node], SAID_NODE))
            return said_text(y, &y->words[node]);
    }
    return NULL;
}

/* Are there elements of a list on both sides of its topic: "V prunes 7", "C: only 2 is visited"? Then the first is a place, or a list of its own. */
static bool surrounds_topic(const Sayer *y, Clause c)
{
    bool before = false, topic = false, after = false;
    for (size_t i = c.from; i < c.end; i++) {
        const bool place = said_behind(y, c, i, SAID_OF);
        topic |= is_a(&y->words[i], SAID_TOPIC);
        before |= !topic && !place && names_element(&y->words[i]);
        after |= topic && !place && names_element(&y->words[i]);
    }
    return before && after;
}

/* The elements of a list, each with the node that it is said to be below; NULL: a word is no element. *count: the number that the clause says, or
 * -1. */
static const char *elements_of(Sayer *y, Clause c, size_t *elements, int *count)
{
    const char *list = NULL, *place = NULL;
    double number;
    *elements = 0;
    *count = -1;
    if (surrounds_topic(y, c) || is_a(&y->words[0], SAID_COMMA)) /* "Then 14 and 5 are visited" */
        return NULL;
    for (size_t i = c.from; i < c.end && !y->loose; i++) {
        const SaidWord *word = &y->words[i];
        const bool named = is_a(word, SAID_NODE), element = names_element(word);
        if (word->reason)
            continue;
        if (is_a(word, SAID_COUNT)) {
            if (*count >= 0)
                return NULL;
            *count = typed_number_at(word->at, &number) > 0 ? (int)number : word->meaning;
        }
        if (is_a(word, SAID_BY) || is_a(word, SAID_AFTER) || is_a(word, SAID_BOUNDS) ||
            word->bounded || (element && !said_behind(y, c, i, SAID_OF) && !stands_alone(y, c, i)))
            return NULL;
        if (named && said_behind(y, c, i, SAID_OF)) {
            place = list == NULL ? said_text(y, word) : place; /* "In C we prune 4" */
            continue;
        }
        if (!element)
            continue;
        const char *above = place != NULL ? place : place_named(y, c, i),
                   *text = above == NULL ? said_text(y, word)
                                         : text_joined(y->s, said_text(y, word), " of ", above);
        list = list == NULL ? text : text_joined(y->s, list, ", ", text);
        ++*elements;
    }
    return y->loose ? NULL : list == NULL ? "" : list;
}

bool say_pruned(Sayer *y, Clause c)
{
    size_t elements;
    int count;
    const char *list = elements_of(y, c, &elements, &count);
    bool number = false; /* "leaves pruned: 7": the leaf, or how many? */
    for (size_t i = c.from; i < c.end; i++)
        number |= elements == 1 && is_a(&y->words[i], SAID_NUMBER) && said_behind(y, c, i, SAID_IS);
    if (list != NULL && elements == 0 && count >= 0)
        return true; /* "2 leaves are cut": nobody asks how many */
    if (list == NULL || elements == 0 || (count >= 0 && (size_t)count != elements) ||
        (number && said_count(y, c, SAID_THING) > 0))
        return false;
    y->pruned = y->pruned == NULL ? list : text_joined(y->s, y->pruned, ", ", list);
    y->pruned_count += elements;
    return true;
}

bool say_visited(Sayer *y, Clause c)
{
    size_t elements;
    int count;
    const char *list = elements_of(y, c, &elements, &count);
    const bool below = place_named(y, c, c.from) != NULL; /* "3 leaves are visited at B" */
    if (list == NULL || (elements == 0 && count < 0) || elements == 1 || y->visited != NULL ||
        below)
        return false;
    if (count >= 0) {
        const SaidWord *word = &y->words[c.from];
        while (!is_a(word, SAID_COUNT))
            word++;
        if (!clause_line_add(y, "leaves", ": ", said_text(y, word)))
            return false;
    }
    if (elements > 0)
        y->visited = list;
    return true;
}

bool say_variation(Sayer *y, Clause c)
{
    size_t elements;
    int count;
    const char *list = elements_of(y, c, &elements, &count);
    return list != NULL && elements > 1 && count < 0 && clause_line_add(y, "pv", ": ", list);
}

/* Do clauses of one line tell how the search goes, so that what is pruned or visited is only a part, or "go to C" no best move? */
static bool tells_the_way(const Sayer *y)
{
    const unsigned search = ABOUT_CUTOFFS | ABOUT_CUT | ABOUT_PRUNED | ABOUT_VISITED;
    return ((y->topics & ABOUT_BEST) != 0 && (y->topics & search) != 0) ||
           (y->visited != NULL && y->topics != ABOUT_VISITED) ||
           (y->bare_value && (y->pruned != NULL || y->visited != NULL));
}

bool lists_end(Sayer *y)
{
    if (tells_the_way(y))
        return false;
    const char *sign = y->pruned_count > 1 ? ": " : " "; /* one thing may be a remark */
    return (y->pruned == NULL || clause_line_add(y, "pruned", sign, y->pruned)) &&
           (y->visited == NULL || clause_line_add(y, "visited", ": ", y->visited));
}
