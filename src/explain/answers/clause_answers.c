/* What a clause says, as lines of the usual form: "C: <=2", "window C: [3, inf]", "C alpha shallow by A", "pruned: 4, 6". */
#include "base/same.h"
#include "answers/clause.h"

#include <string.h>

/* The node that a clause is about: its only node that does not follow "by" or "after". NULL if there is none, or, with *several, more
 * than one. */
static const char *only_node(const ProseReader *p, Clause c, bool *several)
{
    const char *found = NULL;
    *several = false;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&p->words[i], PROSE_NODE) || prose_behind(p, c, i, PROSE_BY) ||
            prose_behind(p, c, i, PROSE_AFTER))
            continue;
        *several |= found != NULL;
        found = prose_text(p, &p->words[i]);
    }
    return *several ? NULL : found;
}

/* "= 3" without its sign */
static const char *bare_text(const char *number)
{
    return number + strspn(number, "= ");
}

static const char *bare_number(const ProseReader *p, const ProseWord *word)
{
    return bare_text(prose_text(p, word));
}

/* "at most 2" and "<= 2" */
static bool says_the_same_value(const char *a, const char *b)
{
    PlycutBound bound_a, bound_b;
    double value_a, value_b;
    return typed_value_at(a, &bound_a, &value_a) > 0 && typed_value_at(b, &bound_b, &value_b) > 0 &&
           bound_a == bound_b && same_number(value_a, value_b);
}

static bool names_root(const ProseReader *p, const char *node)
{
    const Meaning meaning = lookup(p->index, node, PLYCUT_NO_NODE);
    return meaning.count == 1 && meaning.nodes[0] == 0;
}

/* Is the node of a clause only where something happens, "at C", and not what "value at C" is about? */
static bool is_only_place(const ProseReader *p, Clause c)
{
    bool topic = false, node = false, place = false;
    for (size_t i = c.from; i < c.end; i++) {
        const bool named = is_a(&p->words[i], PROSE_NODE);
        topic |= is_a(&p->words[i], PROSE_TOPIC);
        node |= named;
        place |= !topic && ((named && prose_behind(p, c, i, PROSE_OF)) ||
                            (node && is_a(&p->words[i], PROSE_COMMA)));
    }
    return place;
}

/* "When D is 14, the value is 14": is the clause a condition, so that neither it nor what follows is an answer? */
static bool is_condition(const ProseReader *p, Clause c)
{
    for (size_t i = c.from; i < c.end; i++)
        if (p->words[i].when)
            return true;
    return false;
}

/* "B: leaves: 3", "B has 3 leaves": is a number how many there are? */
static bool counts_things(const ProseReader *p, Clause c)
{
    for (size_t i = c.from; i < c.end; i++) {
        const ProseWord *word = &p->words[i];
        const size_t next = prose_past_plain(p, i + 1, c.end);
        const bool leaves =
            is_a(word, PROSE_THING) && typed_at(TYPED_LEAVES, word->at, NULL) == word->length;
        if (is_a(word, PROSE_COUNT) ||
            (leaves && next < c.end && !is_a(&p->words[next], PROSE_NODE)))
            return true;
    }
    return false;
}

/* "C returns at most 2", "the value at the root is 3" */
static bool value_clause_read(ProseReader *p, Clause c)
{
    bool several;
    const char *node = only_node(p, c, &several), *value = NULL;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&p->words[i], PROSE_NUMBER) || p->words[i].reason)
            continue;
        const char *number = prose_text(p, &p->words[i]);
        if (prose_behind(p, c, i, PROSE_OF)) /* "below 3" */
            return false;
        if (value != NULL && !says_the_same_value(number, value))
            return false;
        value = number;
    }
    const bool noun = prose_topic(p, c, PLYCUT_FACT_VALUE),
               named = prose_count(p, c, PROSE_ROOT) > 0;
    if (value == NULL || several || is_condition(p, c) || counts_things(p, c) ||
        prose_count(p, c, PROSE_AFTER) + prose_count(p, c, PROSE_BY) +
                prose_count(p, c, PROSE_SIDE) >
            0)
        return false;
    if (node != NULL && !names_root(p, node) && (named || is_only_place(p, c)))
        return false; /* "When we enter C, the root is 3", "At C MAX gets 3" */
    if (node == NULL && noun && !named && p->subject != NULL)
        return false; /* "C has the window [3, inf], the value is 2": whose? */
    if (node == NULL && !noun && !named) {
        node = p->subject;
        if (node == NULL)
            return false;
    }
    p->subject = node;
    p->valued = true; /* "B returns 3, so the window is [3, inf]": that of another node */
    p->bare_value |= !noun && !prose_topic(p, c, PLYCUT_FACT_VALUES);
    value = bare_text(value);
    return clause_line_add(p, node != NULL ? node : "value", ": ", value);
}

/* Are two names neighbours in a list, with only separators between them? */
static bool names_go_on(const ProseReader *p, size_t name, size_t next)
{
    bool comma = false;
    for (size_t i = name + 1; i < next; i++) {
        const ProseKind kind = p->words[i].kind;
        comma |= kind == PROSE_COMMA;
        if (kind != PROSE_COMMA && kind != PROSE_PLAIN && kind != PROSE_OF && kind != PROSE_THING)
            return false;
    }
    return comma;
}

/* "C: 2 (4, 6)" */
static bool lists_children(const ProseReader *p, const char *name, const char *bounds)
{
    const Meaning node = lookup(p->index, name, PLYCUT_NO_NODE);
    return node.count == 1 && may_list_children(p->index, node.nodes[0], bounds);
}

static bool window_add(ProseReader *p, const char *node, const char *bounds)
{
    return clause_line_add(p, text_joined(p->s, "window", " ", node), ": ", bounds);
}

/* "[3, inf] at C, at D and at E": the same window for each node of one list. */
static bool alike_windows_add(ProseReader *p, Clause c, const char *bounds)
{
    size_t last = c.end;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&p->words[i], PROSE_NODE))
            continue;
        if ((last < c.end && !names_go_on(p, last, i)) || !stands_alone(p, c, i) ||
            !window_add(p, prose_text(p, &p->words[i]), bounds))
            return false;
        last = i;
    }
    return true;
}

/* "at C alpha is 3 and beta is inf", "the window of C is [3, inf]" */
static bool window_clause_read(ProseReader *p, Clause c)
{
    bool several;
    const char *node = only_node(p, c, &several), *bounds = NULL, *ends[2] = {NULL, NULL};
    for (size_t i = c.from; i < c.end; i++) {
        const ProseWord *word = &p->words[i];
        if (is_a(word, PROSE_BOUNDS)) {
            if (bounds != NULL)
                return false;
            bounds = prose_text(p, word);
        } else if (is_a(word, PROSE_SIDE)) {
            const size_t number = prose_bound(p, i, c.end);
            if (number == c.end || ends[word->meaning] != NULL)
                return false;
            ends[word->meaning] = bare_number(p, &p->words[number]);
        }
    }
    const bool others = p->valued && prose_topic(p, c, PLYCUT_FACT_WINDOWS);
    node = node == NULL && !several && !others ? p->subject : node;
    const size_t numbers = prose_count(p, c, PROSE_NUMBER);
    if ((node == NULL && !several) ||
        prose_count(p, c, PROSE_AFTER) > 0 || /* it is not that on entry */
        (bounds != NULL ? numbers > 0 : ends[0] == NULL || ends[1] == NULL || numbers != 2))
        return false;
    double alpha, beta;
    if (bounds == NULL && (typed_bound_number_at(ends[1], &alpha) == 0 ||
                           typed_bound_number_at(ends[0], &beta) == 0 || alpha >= beta))
        return false; /* "alpha is 3 and beta is 2, so we stop": the bounds as they are later */
    p->subject = node;
    if (bounds != NULL && node != NULL && !prose_topic(p, c, PLYCUT_FACT_WINDOWS) &&
        lists_children(p, node, bounds))
        return false;
    if (bounds == NULL)
        bounds = text_joined(p->s, text_joined(p->s, "[", ends[1], ", "),
                             text_joined(p->s, ends[0], "]", ""), "");
    return several ? alike_windows_add(p, c, bounds) : window_add(p, node, bounds);
}

/* The inequality that cuts off, "7 >= 6": a number, then a bound; NULL if the clause has none. *others: it has numbers of another kind. */
static const char *test_of(const ProseReader *p, Clause c, bool *others)
{
    const char *test = NULL;
    *others = false;
    for (size_t i = c.from; i < c.end; i++) {
        const ProseWord *word = &p->words[i];
        const size_t next = prose_past_plain(p, i + 1, c.end);
        if (!is_a(word, PROSE_NUMBER))
            continue;
        if (!word->bounded && next < c.end && is_a(&p->words[next], PROSE_NUMBER) &&
            p->words[next].bounded && test == NULL) {
            test = text_joined(p->s, bare_number(p, word), " ", prose_text(p, &p->words[next]));
            i = next;
        } else {
            *others |= !prose_behind(p, c, i, PROSE_AFTER);
        }
    }
    return test;
}

/* What a clause says about its cutoffs, without their nodes: "alpha shallow 2 <= 3 by A". NULL if it contradicts itself. */
static const char *parts_of_cutoff(ProseReader *p, Clause c)
{
    const char *side = "", *kind = "", *owner = "";
    bool others;
    const char *test = test_of(p, c, &others);
    for (size_t i = c.from; i < c.end; i++) {
        const ProseWord *word = &p->words[i];
        const char *text = prose_text(p, word);
        const char **part = is_a(word, PROSE_SIDE)       ? &side
                            : is_a(word, PROSE_CUT_KIND) ? &kind
                            : is_a(word, PROSE_BY)       ? &owner
                                                         : NULL;
        if (part == NULL)
            continue;
        const size_t node = prose_past_plain(p, i + 1, c.end);
        const bool by = part == &owner;
        if (by && (node == c.end ||
                   (!is_a(&p->words[node], PROSE_NODE) && !is_a(&p->words[node], PROSE_ROOT))))
            return NULL;
        text = by ? prose_text(p, &p->words[node]) : text;
        if (**part != '\0' && strcmp(*part, text) != 0)
            return NULL;
        *part = text;
        if (by)
            p->words[node].kind = PROSE_PLAIN; /* it is not where the cutoff is */
    }
    if (others)
        return NULL;
    const char *parts = side;
    const char *const more[] = {kind, test != NULL ? test : ""};
    for (size_t i = 0; i < 2; i++)
        parts = text_joined(p->s, parts, *parts != '\0' && *more[i] != '\0' ? " " : "", more[i]);
    return *owner != '\0' ? text_joined(p->s, parts, " by ", owner) : parts;
}

static bool begins_test(const char *parts)
{
    double number;
    return typed_number_at(parts, &number) > 0;
}

/* "C alpha shallow", or, without a side and a kind, "C is cut off 2 <= 3" */
static const char *cutoff_line(const ProseReader *p, const char *node, const char *parts)
{
    const char *verb = *parts == '\0' ? "is cut off" : begins_test(parts) ? "is cut off " : "";
    return text_joined(p->s, node, " ", text_joined(p->s, verb, "", parts));
}

/* Is the word in front of a node "at", and not "of" or "below"? */
static bool is_at_node(const ProseReader *p, Clause c, size_t i)
{
    const ProseWord *before = prose_before(p, c, i);
    return before != NULL && typed_at(TYPED_AT, before->at, NULL) == before->length;
}

/* "Both cutoffs, at B and C, are shallow because of A": a list if there are several, a sentence about one otherwise. */
static bool cutoffs_clause_read(ProseReader *p, Clause c)
{
    const char *parts = parts_of_cutoff(p, c), *list = NULL;
    size_t nodes = 0, last = c.from;
    if (parts == NULL)
        return false;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&p->words[i], PROSE_NODE) || prose_behind(p, c, i, PROSE_AFTER))
            continue;
        if (prose_behind(p, c, i, PROSE_OF) && !is_at_node(p, c, i))
            return false; /* "at V, below Q" */
        if (nodes > 0 && !names_go_on(p, last, i))
            return false; /* "C shallow B shallow", "C alpha, A": another cutoff, or an owner? */
        if (!stands_alone(p, c, i))
            return false;
        last = i;
        const char *node = prose_text(p, &p->words[i]),
                   *one = text_joined(p->s, node, *parts != '\0' ? " " : "", parts);
        list = list == NULL ? one : text_joined(p->s, list, ", ", one);
        p->subject = node;
        nodes++;
    }
    return nodes > 1            ? clause_line_add(p, "cut", ": ", list)
           : p->subject != NULL ? clause_line_add(p, "", "", cutoff_line(p, p->subject, parts))
                                : false;
}

/* "MAX should go to B", "B is the best move": the only node but the root. */
static bool best_clause_read(ProseReader *p, Clause c)
{
    const char *best = NULL;
    for (size_t i = c.from; i < c.end; i++) {
        if (!is_a(&p->words[i], PROSE_NODE))
            continue;
        const char *text = prose_text(p, &p->words[i]);
        if (names_root(p, text))
            continue;
        if (best != NULL && strcmp(best, text) != 0)
            return false;
        best = text;
    }
    const bool step =
        prose_topic(p, c, PROSE_GO) && is_a(&p->words[0], PROSE_COMMA); /* "then we go to C" */
    if (best == NULL || step || prose_count(p, c, PROSE_NUMBER) + prose_count(p, c, PROSE_BY) > 0)
        return false;
    p->subject = best;
    p->valued = true;
    p->goes |= prose_topic(p, c, PROSE_GO);
    return clause_line_add(p, "best", ": ", best);
}

/* "C is cut off": C was named before, and is a cutoff; what is named here may be either. */
static bool cut_clause_read(ProseReader *p, Clause c)
{
    if (prose_count(p, c, PROSE_NODE) + prose_count(p, c, PROSE_NUMBER) > 0)
        return false;
    return prose_count(p, c, PROSE_COUNT) > 0 ? pruned_clause_read(p, c)
                                              : cutoffs_clause_read(p, c);
}

bool clause_read(ProseReader *p, Clause c)
{
    const unsigned topics = clause_topics(p, c);
    p->topics |= topics;
    const bool cut_short = c.end > c.from && is_a(&p->words[c.end - 1], PROSE_IS);
    if (cut_short || (topics != ABOUT_LINE && prose_count(p, c, PROSE_DASH) > 0))
        return false;
    return topics == ABOUT_VALUES    ? value_clause_read(p, c)
           : topics == ABOUT_WINDOWS ? window_clause_read(p, c)
           : topics == ABOUT_CUTOFFS ? cutoffs_clause_read(p, c)
           : topics == ABOUT_PRUNED  ? pruned_clause_read(p, c)
           : topics == ABOUT_VISITED ? visited_clause_read(p, c)
           : topics == ABOUT_BEST    ? best_clause_read(p, c)
           : topics == ABOUT_LINE    ? variation_clause_read(p, c)
           : topics == ABOUT_CUT     ? cut_clause_read(p, c)
                                     : topics == 0 && !prose_names(p, c);
}
