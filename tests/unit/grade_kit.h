/* grade_kit.h - the items of a text of answers, as one line: "value = 3; windows.C = [3, inf]; best ?". */
#pragma once

#include "answers/submission.h"

#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define AIMA "tree:[[3,12,8],[2,4,6],[14,5,2]]"
#define EX   "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"

/* A problem and its tree. */
typedef struct Problem {
    PlycutGame game;
    TreeIndex index;
} Problem;

static inline void problem_open(Problem *problem, const char *tree, int depth)
{
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.depth = depth;
    cr_assert(tree[0] == '{' ? plycut_tree_read(tree, strlen(tree), "tree", &problem->game, &error)
                             : plycut_game_parse(tree, &problem->game, &error),
              "%s", error.text);
    cr_assert(index_open(&problem->index, &problem->game, &options, &error), "%s", error.text);
}

static inline void problem_close(Problem *problem)
{
    index_close(&problem->index);
    plycut_game_release(&problem->game);
}

/* ---- Items as text --------------------------------------------------------------------------- */

static inline void tell(char *text, size_t size, const char *more)
{
    snprintf(text + strlen(text), size - strlen(text), "%s", more);
}

static inline void tell_number(char *text, size_t size, double value)
{
    char number[PLYCUT_NUMBER_SIZE];
    plycut_number_text(value, number);
    tell(text, size, number);
}

static inline const char *name_of(const Problem *problem, uint32_t node)
{
    const PlycutTrace *tree = &problem->index.tree;
    return tree->stored ? tree->nodes[node].name : tree->nodes[node].path;
}

static inline void tell_value(const Answer *a, char *text, size_t size)
{
    static const char *const SIGNS[] = {
        [PLYCUT_EXACT] = "", [PLYCUT_LOWER] = ">=", [PLYCUT_UPPER] = "<="};
    tell(text, size, SIGNS[a->bound]);
    tell_number(text, size, a->number);
}

static inline void tell_refs(const Problem *problem, const Answer *a, char *text, size_t size)
{
    for (size_t i = 0; i < a->count; i++) {
        tell(text, size, i > 0 ? ", " : "");
        if (a->refs[i].node == PLYCUT_NO_NODE)
            tell_number(text, size, a->refs[i].value);
        else
            tell(text, size, name_of(problem, a->refs[i].node));
    }
    tell(text, size, a->count == 0 ? "none" : "");
}

static inline void tell_cutoff(const Problem *problem, const Cutoff *c, char *text, size_t size)
{
    static const char *const SIGNS[] = {
        [REL_LESS] = " < ", [REL_AT_MOST] = " <= ", [REL_MORE] = " > ", [REL_AT_LEAST] = " >= "};
    tell(text, size, c->alpha == UNSTATED ? "" : c->alpha ? " alpha" : " beta");
    tell(text, size, c->kind == UNSTATED ? "" : " ");
    tell(text, size, c->kind == UNSTATED ? "" : plycut_cut_kind_text((PlycutCutKind)c->kind));
    if (c->relation != REL_NONE) {
        tell(text, size, " ");
        tell_number(text, size, c->value);
        tell(text, size, SIGNS[c->relation]);
        tell_number(text, size, c->bound);
    }
    tell(text, size, c->owned ? " by " : "");
    tell(text, size,
         !c->owned                    ? ""
         : c->owner == PLYCUT_NO_NODE ? "window"
                                      : name_of(problem, c->owner));
}

static inline void tell_updates(const Problem *problem, const Answer *a, char *text, size_t size)
{
    for (size_t i = 0; i < a->count; i++) {
        tell(text, size, i > 0 ? ", " : "");
        tell(text, size, a->updates[i].alpha ? "alpha " : "beta ");
        tell(text, size, name_of(problem, a->updates[i].node));
        tell(text, size, " ");
        tell_number(text, size, a->updates[i].value);
    }
    tell(text, size, a->count == 0 ? "none" : "");
}

static inline void tell_window(const Answer *a, char *text, size_t size)
{
    tell(text, size, "[");
    tell_number(text, size, a->alpha);
    tell(text, size, ", ");
    tell_number(text, size, a->beta);
    tell(text, size, "]");
}

static inline void tell_answer(const Problem *problem, const Answer *a, char *text, size_t size)
{
    const Shape *shape = fact_table[a->fact].shape;
    if (a->never)
        tell(text, size, "never");
    else if (shape == &number_shape || shape == &value_shape)
        tell_value(a, text, size);
    else if (shape == &window_shape)
        tell_window(a, text, size);
    else if (shape == &update_shape)
        tell_updates(problem, a, text, size);
    else if (shape == &cutoff_shape && a->node != PLYCUT_NO_NODE)
        tell_cutoff(problem, &a->cutoff, text, size);
    else
        tell_refs(problem, a, text, size);
    tell(text, size, a->reading == UNSTATED ? "" : " (");
    tell(text, size, a->reading == UNSTATED ? "" : fact_reading(a->fact, a->reading));
    tell(text, size, a->reading == UNSTATED ? "" : ")");
}

static inline void tell_items(const Problem *problem, const Items *items, char *text, size_t size)
{
    text[0] = '\0';
    for (size_t i = 0; i < items->count; i++) {
        const Item *item = &items->items[i];
        tell(text, size, i > 0 ? "; " : "");
        tell(text, size, item->name);
        tell(text, size, item->unread != NULL ? " ?" : " = ");
        if (item->unread == NULL)
            tell_answer(problem, &item->answer, text, size);
    }
}

/* ---- A text read ----------------------------------------------------------------------------- */

typedef struct Read {
    Submissions s;
    Stated stated;
    Items items;
    PlycutError error;
} Read;

/* The items of the last student. */
static inline void read_text(Read *read, const Problem *problem, const char *text)
{
    *read = (Read){.stated.options =
                       plycut_search_defaults(plycut_algorithm_find("alpha-beta", &read->error))};
    const PlycutTask task = {.accepted = ~0u};
    cr_assert(submissions_read(&read->s, text, strlen(text), "f", &read->error), "%s: %s", text,
              read->error.text);
    const Submission *one = &read->s.items[read->s.count - 1];
    cr_assert(submission_claims(&read->s, one, &task, &read->stated), "%s", read->error.text);
    cr_assert(items_read(&read->items, &read->s, one, &problem->index, 0,
                         PLYCUT_FACTS_ASKED & ~(1u << PLYCUT_FACT_RANGES), false),
              "%s: %s", text, read->error.text);
}

static inline void expect_items(const Problem *problem, const char *text, const char *expected)
{
    Read read;
    char told[1024];
    read_text(&read, problem, text);
    tell_items(problem, &read.items, told, sizeof told);
    cr_expect_str_eq(told, expected, "%s: %s, not %s", text, told, expected);
    submissions_free(&read.s);
}

/* The item could not be parsed, and the reason contains this text. */
static inline void expect_unread(const Problem *problem, const char *text, const char *item,
                                 const char *why)
{
    Read read;
    const Item *found = NULL;
    read_text(&read, problem, text);
    for (size_t i = 0; i < read.items.count; i++)
        if (strcmp(read.items.items[i].name, item) == 0)
            found = &read.items.items[i];
    cr_expect(found != NULL, "%s: no item %s (but %s)", text, item,
              read.items.count > 0 ? read.items.items[0].name : "none");
    if (found != NULL)
        cr_expect(found->unread != NULL && strstr(found->unread, why) != NULL, "%s: %s, not %s",
                  text, found->unread == NULL ? "understood" : found->unread, why);
    submissions_free(&read.s);
}
