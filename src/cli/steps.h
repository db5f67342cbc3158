/* steps.h - a search step by step, one page per step. */
#ifndef CLI_STEPS_H
#define CLI_STEPS_H

#include "options/input.h"

/* Draw the steps that --steps asks for: the pages of one PDF, a beamer frame and its PDF, or, in
 * any other format, files with numbers in their names. */
bool steps_draw(const Options *options, const Input *input, const PlycutFormat *format,
                PlycutError *error);

#endif
