/* jobs.h - jobs that do everything themselves: they keep what they write (kept.h). False: the error says why. */
#pragma once

#include <plycut/base.h>

bool types_job(PlycutError *error);      /* draw --types, in every format of pictures */
bool pointed_job(PlycutError *error);    /* with frames, notes, rows, the history of windows */
bool ranges_job(PlycutError *error);     /* with ranges of values, and windows at edges */
bool judge_job(PlycutError *error);      /* three programs on trial: right, mistaken, silent */
bool experiment_job(PlycutError *error); /* two parts of an experiment, put together, with plots */
bool asked_job(PlycutError *error);      /* a game that is asked position by position */
bool custom_job(PlycutError *error);     /* a game of this program */
bool class_job(PlycutError *error); /* files of several students, and those that cannot be read */
