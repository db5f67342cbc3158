/* judge.h - the parts of plycut judge. */
#pragma once

#include "cli/check.h"
#include "cli/commands.h"

/* Options.format_word */
enum { JUDGE_TEXT, JUDGE_CSV, JUDGE_JSON, JUDGE_GRADESCOPE };

/* Write the verdict on the program in this file of a class (NULL: on the only one) to `out`, and what belongs into the folder of
 * -o. */
bool judge_write(const Options *options, const PlycutTrial *trial, const PlycutJudgement *judgement,
                 const AnswerFile *file, PlycutOut *out, PlycutError *error);

/* Write the smallest tree, both searches of it, their picture and their page (which has no chance nodes) into the folder. */
bool judge_show(const Options *options, const PlycutJudgement *judgement, const char *folder,
                PlycutError *error);

/* Print the command that draws the smallest tree: from the files in this folder, or (NULL) if it needs none. */
bool judge_say_draw(const Options *options, const PlycutJudgement *judgement, const char *folder,
                    PlycutOut *out, PlycutError *error);
