/* experiment.h - the parts of an experiment, as files. */
#pragma once

#include "options/options.h"

#include <plycut/growth.h>

/* plycut_growth_read, or plycut_growth_resume. */
typedef bool PartReader(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error);

/* Add a file's sums. */
bool part_add(PlycutGrowth *growth, PartReader *read, const char *path, PlycutError *error);

/* Put the parts that are the operands together: the first says what the experiment is. */
bool parts_merge(PlycutGrowth *growth, const Options *options, PlycutError *error);

/* Name the parts that are missing. The exit status, or FAILED. */
int parts_missing_say(const PlycutGrowth *growth, PlycutError *error);
