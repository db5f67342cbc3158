/* weights_file.h - the format "plycut-weights": an evaluation of Othello as a weighted sum. */
#pragma once

#include "base/json_rows.h"
#include "othello/evaluation.h"

typedef struct WeightsFile {
    const char *title, *source;
    double features[FEATURES]; /* written: NAN for 0 */
    const void *squares;       /* read: const cJSON *; written: Weights, or NULL if it has none */
} WeightsFile;

extern const JsonFormat WEIGHTS_FORMAT;
