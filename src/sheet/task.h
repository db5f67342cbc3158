/* task.h - the sentences above a tree on a sheet, and in a question of a bank. */
#ifndef SHEET_TASK_H
#define SHEET_TASK_H

#include "scene/label.h"
#include "scene/wording.h"

/* Takes the sentences, one after the other. */
typedef struct Teller {
    void (*tell)(void *self, const char *sentence);
    void *self;
} Teller;

/* The search and its conventions. */
void task_search(const PlycutTrace *trace, const Teller *teller);

/* The marks of the tree, with boards or without, and what its nodes are called in answers. */
void task_marks(const PlycutTrace *trace, bool boards, const Teller *teller);

/* What to write into the boxes; windows: are there boxes for them? */
void task_boxes(const PlycutTrace *trace, bool windows, const Teller *teller);

#endif
