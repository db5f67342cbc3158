/* Answers without labels: the numbers before them are those of the questions, "1. 8" and "3: 3, 12, 8", if every such line of the student
 * can be an answer to its question. */
#include "base/same.h"
#include "answers/read.h"

#include <string.h>

/* What the question of this number asks, or -1. */
static int numbered_fact(const Reader *r, int number)
{
    int fact = 0;
    while (fact < PLYCUT_FACTS && ((r->asked >> fact & 1u) == 0 || --number > 0))
        fact++;
    return number == 0 && fact < PLYCUT_FACTS ? fact : -1;
}

/* Is it an answer to the question for a number, in any of the forms that are read below a label, "7 leaves"? */
static bool answers_with_number(Reader *r, const Entry *entry, int fact)
{
    Entry known = *entry;
    Item scratch = {.answer.fact = (PlycutFact)fact, .answer.node = PLYCUT_NO_NODE};
    const char *unread = r->unread;
    known.what = fact;
    known.reading = UNSTATED;
    const bool read = answer_take(r, &known, &scratch);
    r->unread = unread;
    return read;
}

/* More than one node, or none, or what can only be pruned: an edge, "the subtree T". */
static bool lists_surely(Reader *r, const Entry *entry)
{
    return has_several(r->index, without_brackets(r->s, entry->text), BLANKS) ||
           lookup_is_edge(r->index, entry->text) || answer_is(r, TYPED_NONE, entry->text);
}

/* "1. 8": can it be an answer to the first question? One element is not a list, so that it is no line of a longer one; but it may be if
 * another line is no leaf (`listed`). */
static bool answers_number(Reader *r, const Entry *entry, bool listed)
{
    const int fact = numbered_fact(r, entry->number);
    const Shape *shape = fact >= 0 ? fact_table[fact].shape : NULL;
    if (shape == &number_shape)
        return answers_with_number(r, entry, fact);
    if (shape == &node_shape)
        return lookup(r->index, node_word(r, list_past_go(r, entry->text)), 0).count == 1;
    return shape != NULL && shape->of_whole &&
           (lists_surely(r, entry) ||
            (listed && lookup(r->index, entry->text, PLYCUT_NO_NODE).count > 0));
}

/* Is it one number or node, and so an answer to some question? Any other text is a slip, which changes no other line. */
static bool answers_something(const Reader *r, const Entry *entry)
{
    double number;
    return typed_number(entry->text, strlen(entry->text), false, &number) ||
           lookup(r->index, entry->text, 0).count > 0;
}

/* "4: -", "4: 4", "4: <= 4": is it what can be said of a leaf that is called by its value? */
static bool says_of_leaf(const Reader *r, const Entry *entry)
{
    PlycutBound bound;
    double number, value;
    return answer_is(r, TYPED_NEVER, entry->text) ||
           (typed_value_at(entry->text, &bound, &number) == strlen(entry->text) &&
            typed_number(entry->label, strlen(entry->label), false, &value) &&
            same_number(number, value));
}

/* "1: 8" in a tree that has an inner node 1, or "4: -", where 4 is a leaf: the number before the answer is a node. Nothing else can be
 * said of a leaf that is called by its value. */
static bool number_is_node(const Reader *r, const Entry *entry)
{
    const Meaning node = entry->unread == NULL ? lookup(r->index, entry->label, PLYCUT_NO_NODE)
                                               : (Meaning){.count = 0};
    bool inner = node.count > 0 && says_of_leaf(r, entry);
    for (size_t i = 0; i < node.count && i < MEANINGS; i++)
        inner |= !r->index->tree.nodes[node.nodes[i]].leaf;
    return inner;
}

/* Is it a leaf, and so perhaps an element of a list that has one on each line? */
static bool may_be_element(const Reader *r, const Entry *entry)
{
    const Meaning leaf = lookup(r->index, entry->text, PLYCUT_NO_NODE);
    return leaf.count > 0 && r->index->tree.nodes[leaf.nodes[0]].leaf;
}

/* Does one of the lines answer its question by what is no leaf, so that these lines are no list of leaves? */
static bool some_line_is_no_leaf(Reader *r, const Submission *one)
{
    bool listed = false;
    for (size_t i = 0; i < one->count; i++) {
        const Entry *entry = &one->entries[i];
        listed |= entry->number > 0 && !may_be_element(r, entry) && answers_number(r, entry, false);
    }
    return listed;
}

void numbers_take(Reader *r, const Submission *one)
{
    bool questions = false; /* a number that is no node: then all of them are of questions */
    for (size_t i = 0; i < one->count; i++)
        questions |= one->entries[i].number > 0 && one->entries[i].unread == NULL &&
                     lookup(r->index, one->entries[i].label, PLYCUT_NO_NODE).count == 0;
    r->listed = some_line_is_no_leaf(r, one);
    for (size_t i = 0; i < one->count; i++) {
        Entry *entry = &one->entries[i];
        if (entry->number > 0 && !questions && number_is_node(r, entry))
            entry->number = 0;
        if (entry->number > 0 && !answers_number(r, entry, r->listed) &&
            answers_something(r, entry))
            r->asked = 0;
    }
}

int fact_by_number(Reader *r, const Entry *entry)
{
    return entry->number > 0 && answers_number(r, entry, r->listed)
               ? numbered_fact(r, entry->number)
               : -1;
}
