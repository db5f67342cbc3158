/* rexams.h - what one gap or one exercise for R/exams asks, and the answers to choose from. */
#pragma once

#include "sheet/bank.h"

enum { WINDOW_CHOICES = 5 }; /* as many as a scanned sheet of R/exams has room for */

/* What one gap or one exercise asks. */
typedef struct Item {
    PlycutFact fact;
    uint32_t node;                    /* or PLYCUT_NO_NODE: of the whole search */
    enum { WHOLE, ALPHA, BETA } part; /* of a window in a cloze */
    Choices choices;                  /* none: a number is asked */
} Item;

/* The choices of an item; none: a number is asked. */
Choices rexams_choices(const Bank *bank, const Item *item);
