/* mark.h - judge items by the facts of a search, in the readings that make most of a submission right. */
#pragma once

#include "base/same.h"
#include "facts/derive.h"
#include "facts/key.h"
#include "answers/submission.h"

/* ---- Mistakes that have a name ----------------------------------------------------------------
 *
 * First those of the search (src/core/search/mistakes.def), then those made when it is written down (mistakes.def). */

/* Change an answer that was written down with the mistake into the answer that is meant. */
typedef void Meant(const Facts *facts, Answer *answer);

/* A number of the list, from 0. */
typedef size_t MistakeId;
#define NO_MISTAKE SIZE_MAX

/* NULL: the mistake is in the search. */
Meant *mistake_meant(MistakeId id);

/* Can the mistake be made in this search? Not if a mistake in the order replaces another order than the one that its
 * sentence names. */
bool mistake_fits(MistakeId id, const PlycutGame *game, const PlycutSearchOptions *options);

/* ---- Judging --------------------------------------------------------------------------------- */

/* One reading for each fact, the same for the whole submission; and what answers mean if they were written down with
 * a mistake. */
typedef struct Judging {
    const Facts *facts;
    Meant *meant; /* NULL: what is written */
    int readings[PLYCUT_FACTS];
} Judging;

/* Choose the readings, and count the items that are right in them. */
size_t judge_all(Judging *judging, const Items *items);
Match judge(const Judging *judging, const Item *item);
/* For a list with words that cannot be parsed: how many other words it has, and how many of them belong in the right
 * answer. */
void count_others(const Judging *judging, const Item *item, size_t *others, size_t *right);
/* Which part of a wrong answer is right, from 0 to 1. */
double judging_share(const Judging *judging, const Item *item);
/* The right answer to the item. */
Answer judging_found(const Judging *judging, const Item *item);
/* The same in words, which call nodes what the item calls them. text->failed: no memory. */
void judging_show(const Judging *judging, const Item *item, PlycutText *text);

/* Is the given best move a child of the root that is worth as much as the best one? */
bool ties_with_best(const Facts *facts, const Answer *given);
