/* What a clause says, as lines of the usual form: "C: <=2", "window C: [3, inf]", "C alpha shallow by A", "pruned: 4, 6". */
#include "base/same.h"
#include "answers/clause.h"

#include <string.h>

/* The node that a clause is about: its only node that does not follow "by" or "after". NULL if there is none, or, with *several, more
 * than one. */
static const char *only_node(const Sayer *y, Clause c, bool *several)
{
    const char *found = NULL;
    *several = false;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&y->words[i], SAID_NODE) || said_behind(y, c, i, SAID_BY) ||
            said_behind(y, c, i, SAID_AFTER))
            continue;
        *several |= found != NULL;
        found = said_text(y, &y->words[i]);
    }
    return *several ? NULL : found;
}

/* "= 3" without its sign */
static const char *bare_text(const char *number)
{
    return number + strspn(number, "= ");
}

static const char *bare_number(const Sayer *y, const SaidWord *word)
{
    return bare_text(said_text(y, word));
}

/* "at most 2" and "<= 2" */
static bool says_the_same_value(const char *a, const char *b)
{
    PlycutBound bound_a, bound_b;
    double value_a, value_b;
    return typed_value_at(a, &bound_a, &value_a) > 0 && typed_value_at(b, &bound_b, &value_b) > 0 &&
           bound_a == bound_b && same_number(value_a, value_b);
}

static bool names_root(const Sayer *y, const char *node)
{
    const Meaning meaning = lookup(y->index, node, PLYCUT_NO_NODE);
    return meaning.count == 1 && meaning.nodes[0] == 0;
}

/* Is the node of a clause only where something happens, "at C", and not what "value at C" is about? */
static bool is_only_place(const Sayer *y, Clause c)
{
    bool topic = false, node = false, place = false;
    for (size_t i = c.from; i < c.end; i++) {
        const bool named = is_a(&y->words[i], SAID_NODE);
        topic |= is_a(&y->words[i], SAID_TOPIC);
        node |= named;
        place |= !topic && ((named && said_behind(y, c, i, SAID_OF)) ||
                            (node && is_a(&y->words[i], SAID_COMMA)));
    }
    return place;
}

/* "C returns at most 2", "the value at the root is 3" */
static bool say_value(Sayer *y, Clause c)
{
    bool several;
    const char *node = only_node(y, c, &several), *value = NULL;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&y->words[i], SAID_NUMBER) || y->words[i].reason)
            continue;
        const char *number = said_text(y, &y->words[i]);
        if (value != NULL && !says_the_same_value(number, value))
            return false;
        value = number;
    }
    const bool noun = said_topic(y, c, PLYCUT_FACT_VALUE), named = said_count(y, c, SAID_ROOT) > 0;
    if (value == NULL || several || said_count(y, c, SAID_AFTER) + said_count(y, c, SAID_BY) > 0)
        return false;
    if (node != NULL && !names_root(y, node) && (named || is_only_place(y, c)))
        return false; /* "When we enter C, the root is 3", "At C MAX gets 3" */
    if (node == NULL && noun && !named && y->subject != NULL)
        return false; /* "C has the window [3, inf], the value is 2": whose? */
    if (node == NULL && !noun && !named) {
        node = y->subject;
        if (node == NULL)
            return false;
    }
    y->subject = node;
    y->bare_value |= !noun && !said_topic(y, c, PLYCUT_FACT_VALUES);
    value = bare_text(value);
    return clause_line_add(y, node != NULL ? node : "value", ": ", value);
}

/* "at C alpha is 3 and beta is inf", "the window of C is [3, inf]" */
static bool say_window(Sayer *y, Clause c)
{
    bool several;
    const char *node = only_node(y, c, &several), *bounds = NULL, *ends[2] = {NULL, NULL};
    for (size_t i = c.from; i < c.end; i++) {
        const SaidWord *word = &y->words[i];
        if (is_a(word, SAID_BOUNDS)) {
            if (bounds != NULL)
                return false;
            bounds = said_text(y, word);
        } else if (is_a(word, SAID_SIDE)) {
            const size_t number = said_bound(y, i, c.end);
            if (number == c.end || ends[word->meaning] != NULL)
                return false;
            ends[word->meaning] = bare_number(y, &y->words[number]);
        }
    }
    node = node == NULL && !several ? y->subject : node;
    const size_t numbers = said_count(y, c, SAID_NUMBER);
    if (node == NULL ||
        (bounds != NULL ? numbers > 0 : ends[0] == NULL || ends[1] == NULL || numbers != 2))
        return false;
    double alpha, beta;
    if (bounds == NULL && (typed_bound_number_at(ends[1], &alpha) == 0 ||
                           typed_bound_number_at(ends[0], &beta) == 0 || alpha >= beta))
        return false; /* "alpha is 3 and beta is 2, so we stop": the bounds as they are later */
    y->subject = node;
    if (bounds == NULL)
        bounds = text_joined(y->s, text_joined(y->s, "[", ends[1], ", "),
                             text_joined(y->s, ends[0], "]", ""), "");
    return clause_line_add(y, text_joined(y->s, "window", " ", node), ": ", bounds);
}

/* The inequality that cuts off, "7 >= 6": a number, then a bound; NULL if the clause has none. *others: it has numbers of another kind. */
static const char *test_of(const Sayer *y, Clause c, bool *others)
{
    const char *test = NULL;
    *others = false;
    for (size_t i = c.from; i < c.end; i++) {
        const SaidWord *word = &y->words[i];
        const size_t next = said_past_plain(y, i + 1, c.end);
        if (!is_a(word, SAID_NUMBER))
            continue;
        if (!word->bounded && next < c.end && is_a(&y->words[next], SAID_NUMBER) &&
            y->words[next].bounded && test == NULL) {
            test = text_joined(y->s, bare_number(y, word), " ", said_text(y, &y->words[next]));
            i = next;
        } else {
            *others |= !said_behind(y, c, i, SAID_AFTER);
        }
    }
    return test;
}

/* What a clause says about its cutoffs, without their nodes: "alpha shallow 2 <= 3 by A". NULL if it contradicts itself. */
static const char *parts_of_cutoff(Sayer *y, Clause c)
{
    const char *side = "", *kind = "", *owner = "";
    bool others;
    const char *test = test_of(y, c, &others);
    for (size_t i = c.from; i < c.end; i++) {
        const SaidWord *word = &y->words[i];
        const char *text = said_text(y, word);
        const char **part = is_a(word, SAID_SIDE)       ? &side
                            : is_a(word, SAID_CUT_KIND) ? &kind
                            : is_a(word, SAID_BY)       ? &owner
                                                        : NULL;
        if (part == NULL)
            continue;
        const size_t node = said_past_plain(y, i + 1, c.end);
        const bool by = part == &owner;
        if (by && (node == c.end ||
                   (!is_a(&y->words[node], SAID_NODE) && !is_a(&y->words[node], SAID_ROOT))))
            return NULL;
        text = by ? said_text(y, &y->words[node]) : text;
        if (**part != '\0' && strcmp(*part, text) != 0)
            return NULL;
        *part = text;
        if (by)
            y->words[node].kind = SAID_PLAIN; /* it is not where the cutoff is */
    }
    if (others)
        return NULL;
    const char *parts = side;
    const char *const more[] = {kind, test != NULL ? test : ""};
    for (size_t i = 0; i < 2; i++)
        parts = text_joined(y->s, parts, *parts != '\0' && *more[i] != '\0' ? " " : "", more[i]);
    return *owner != '\0' ? text_joined(y->s, parts, " by ", owner) : parts;
}

static bool begins_test(const char *parts)
{
    double number;
    return typed_number_at(parts, &number) > 0;
}

/* "C alpha shallow", or, without a side and a kind, "C is cut off 2 <= 3" */
static const char *cutoff_said(const Sayer *y, const char *node, const char *parts)
{
    const char *verb = *parts == '\0' ? "is cut off" : begins_test(parts) ? "is cut off " : "";
    return text_joined(y->s, node, " ", text_joined(y->s, verb, "", parts));
}

/* Are two names neighbours in a list, with only separators between them? */
static bool names_go_on(const Sayer *y, size_t name, size_t next)
{
    bool comma = false;
    for (size_t i = name + 1; i < next; i++) {
        const SaidKind kind = y->words[i].kind;
        comma |= kind == SAID_COMMA;
        if (kind != SAID_COMMA && kind != SAID_PLAIN && kind != SAID_OF && kind != SAID_THING)
            return false;
    }
    return comma;
}

/* Is the word in front of a node "at", and not "of" or "below"? */
static bool is_at_node(const Sayer *y, Clause c, size_t i)
{
    const SaidWord *before = said_before(y, c, i);
    return before != NULL && typed_at(TYPED_AT, before->at, NULL) == before->length;
}

/* "Both cutoffs, at B and C, are shallow because of A": a list if there are several, a sentence about one otherwise. */
static bool say_cutoffs(Sayer *y, Clause c)
{
    const char *parts = parts_of_cutoff(y, c), *list = NULL;
    size_t nodes = 0, last = c.from;
    if (parts == NULL)
        return false;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&y->words[i], SAID_NODE) || said_behind(y, c, i, SAID_AFTER))
            continue;
        if (said_behind(y, c, i, SAID_OF) && !is_at_node(y, c, i))
            return false; /* "at V, below Q" */
        if (nodes > 0 && !names_go_on(y, last, i))
            return false; /* "C shallow B shallow", "C alpha, A": another cutoff, or an owner? */
        if (!stands_alone(y, c, i))
            return false;
        last = i;
        const char *node = said_text(y, &y->words[i]),
                   *one = text_joined(y->s, node, *parts != '\0' ? " " : "", parts);
        list = list == NULL ? one : text_joined(y->s, list, ", ", one);
        y->subject = node;
        nodes++;
    }
    return nodes > 1            ? clause_line_add(y, "cut", ": ", list)
           : y->subject != NULL ? clause_line_add(y, "", "", cutoff_said(y, y->subject, parts))
                                : false;
}

/* "MAX should go to B", "B is the best move": the only node but the root. */
static bool say_best(Sayer *y, Clause c)
{
    const char *best = NULL;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&y->words[i], SAID_NODE))
            continue;
        const char *text = said_text(y, &y->words[i]);
        if (names_root(y, text))
            continue;
        if (best != NULL && strcmp(best, text) != 0)
            return false;
        best = text;
    }
    if (best == NULL || said_count(y, c, SAID_NUMBER) + said_count(y, c, SAID_BY) > 0)
        return false;
    y->subject = best;
    return clause_line_add(y, "best", ": ", best);
}

/* "C is cut off": C was named before, and is a cutoff; what is named here may be either. */
static bool say_cut(Sayer *y, Clause c)
{
    if (said_count(y, c, SAID_NODE) + said_count(y, c, SAID_NUMBER) > 0)
        return false;
    return said_count(y, c, SAID_COUNT) > 0 ? say_pruned(y, c) : say_cutoffs(y, c);
}

bool clause_says(Sayer *y, Clause c)
{
    const unsigned topics = clause_topics(y, c);
    y->topics |= topics;
    const bool cut_short = c.end > c.from && is_a(&y->words[c.end - 1], SAID_IS);
    if (cut_short || (topics != ABOUT_LINE && said_count(y, c, SAID_DASH) > 0))
        return false;
    return topics == ABOUT_VALUES    ? say_value(y, c)
           : topics == ABOUT_WINDOWS ? say_window(y, c)
           : topics == ABOUT_CUTOFFS ? say_cutoffs(y, c)
           : topics == ABOUT_PRUNED  ? say_pruned(y, c)
           : topics == ABOUT_VISITED ? say_visited(y, c)
           : topics == ABOUT_BEST    ? say_best(y, c)
           : topics == ABOUT_LINE    ? say_variation(y, c)
           : topics == ABOUT_CUT     ? say_cut(y, c)
                                     : topics == 0 && !said_names(y, c);
}
