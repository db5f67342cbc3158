/* ask.h - how the questions of a sheet are put together. */
#ifndef SHEET_ASK_H
#define SHEET_ASK_H

#include "scene/label.h"
#include "sheet/pen.h"
#include "sheet/questions.h"

/* A question being made about a trace. */
typedef struct Asker {
    const PlycutTrace *trace;
    Arena *arena;
    Ask *ask;
} Asker;

/* Each question has its function. False: no memory, as for all of these. */
#define QUESTION(id, word, windowed, prompt) bool ask_##id(const Asker *a);
#include <plycut/question.def>
#undef QUESTION

/* A leaf that goes by its value. */
bool is_unnamed_leaf(const PlycutTrace *trace, uint32_t n);

/* Add a name to a list; a pen without memory keeps none. */
void list_add(const Asker *a, Pen *pen, const char *between, uint32_t node);

/* A line to write on; an answer of nothing is "none". */
bool blank_add(const Asker *a, const char *label, const Pen *answer, int lines);

/* How many lines a list of nodes may take. */
int lines_for(const PlycutTrace *trace);

/* Room for two answers more than there are, and never less than four. */
int ask_slots(int count);

/* Room for so many answers of so many cells; and the next cell. */
bool answers_make(const Asker *a, int count, int columns);
bool answer_put(const Asker *a, int *at, const Pen *pen);
bool answer_text(const Asker *a, int *at, const char *text);
bool answer_node(const Asker *a, int *at, uint32_t node);

#endif
