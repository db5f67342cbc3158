/* task.h - the sentences above a tree on a sheet, and in a question of a bank. */
#pragma once

#include "scene/label.h"
#include "scene/wording.h"

/* Each adds its sentences to a text, with a space between two sentences. */

/* The search and its conventions. */
void task_search(const PlycutTrace *trace, PlycutText *text);

/* The marks of the tree, with boards or without, and what its nodes are called in answers. */
void task_marks(const PlycutTrace *trace, bool boards, PlycutText *text);

/* What to write into the boxes; windows: are there boxes for them? */
void task_boxes(const PlycutTrace *trace, bool windows, PlycutText *text);
