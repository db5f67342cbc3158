/* experiment.h - the parts of an experiment, as files. */
#pragma once

#include "cli/commands.h"

#include <plycut/growth.h>

/* ---- experiment_plan.c ----------------------------------------------------------------------- */

/* An experiment and all that it needs. */
typedef struct Experiment {
    const Options *options;
    PlycutGrowth growth;
    Inputs inputs;               /* the positions, if these are not random trees */
    const PlycutFormat *picture; /* of the plots; NULL: only a table */
} Experiment;

/* What is searched, from the command line. */
bool experiment_plan(Experiment *e, PlycutError *error);
bool experiment_is_random(const Experiment *e);

/* Tree or position number k of a row, as plycut_growth_run asks for them; a position belongs to its input. */
bool experiment_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                     PlycutError *error);
bool experiment_position(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                         PlycutError *error);

/* ---- experiment_parts.c ---------------------------------------------------------------------- */

/* plycut_growth_read, or plycut_growth_resume. */
typedef bool PartReader(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error);

/* Add a file's sums. */
bool part_add(PlycutGrowth *growth, PartReader *read, const char *path, PlycutError *error);

/* Put the parts that are the operands together: the first says what the experiment is. */
bool parts_merge(PlycutGrowth *growth, const Options *options, PlycutError *error);

/* Name the parts that are missing. The exit status, or FAILED. */
int parts_missing_say(const PlycutGrowth *growth, PlycutError *error);
