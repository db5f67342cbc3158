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

/* The gaps of an exercise, or the only question. */
typedef struct Exercise {
    const Bank *bank;
    const Item *items;
    size_t count;
} Exercise;

/* ---- rexams_text.c --------------------------------------------------------------------------- */

/* Text of any origin, in which nothing means anything in Markdown; a heading, underlined. */
void markdown_text(PlycutOut *out, const char *text);
void rexams_heading(PlycutOut *out, const char *text, char line);

/* The picture and the task. */
void rexams_task(const Bank *b);
/* "Which of these nodes cut off?", once, then "- C: " and a gap for each of them. */
void rexams_gap(const Exercise *e, size_t i);
/* "C: which of these is its cutoff?" */
void rexams_prompt(const Exercise *e);
