/* conventions.h - the line that states the conventions of a search. */
#pragma once

#include "scene/wording.h"

typedef struct Conventions {
    const PlycutSearchOptions *options;
    int depth; /* the horizon; with several passes, that of the last one that gave an answer; < 0: not named */
    PlycutPlayer root;
    PlycutValuation valuation;
    PlycutLimits limits;
} Conventions;

/* If a search has several passes, its depth is in a column of the table: the depth that a budget
 * reached is not a convention. */
Conventions conventions_of_row(const PlycutCountRow *row);
Conventions conventions_of_trace(const PlycutTrace *trace);

/* "root max, cut equal, fail soft, order given", and what else there is to say. Pictures typeset
 * minus and infinity; text for terminals and programs is plain ASCII, apart from a title. */
void conventions_write(const Conventions *conventions, bool typeset, PlycutOut *out);

/* The same for a picture of a trace. */
Worded conventions_text(const PlycutTrace *trace);

/* The node budget that was asked for, or 0: with a time budget, the limit on nodes is only a default. */
uint64_t node_budget_asked(const PlycutSearchOptions *options);

/* The pass that is shown: "pass 4 of 5, depth 3, window [3, 7], failed low". */
Worded shown_pass_text(const PlycutTrace *trace);

/* Does a row count more than a single pass without a transposition table would: several visits of
 * a node, or nodes known from the table? */
bool row_has_note(const PlycutCountRow *row);
/* "counts of all 3 passes, depth 3 finished; 7 nodes known from the table". */
void row_note_write(const PlycutCountRow *row, PlycutOut *out);
