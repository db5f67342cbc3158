/* answers.h - published answers as they are read: one sheet of them for each convention of an
 * algorithm. */
#ifndef GRADE_ANSWERS_H
#define GRADE_ANSWERS_H

#include <plycut/grade.h>

#include <cjson/cJSON.h>

/* A place in the answers: the file's name and a JSON path, for errors. */
typedef struct Place {
    const char *file;
    char path[256];
    PlycutError *error;
} Place;

/* One object of answers, read and found well-formed. */
typedef struct Sheet {
    const cJSON *record;         /* the object */
    PlycutGame game;             /* shares everything with the game but the root's player */
    PlycutSearchOptions options; /* by its conventions */
    char convention[96];         /* "cut=strict, fail=hard" */
    Place place;
} Sheet;

/* Told of each sheet; false stops the reading. */
typedef bool SheetUse(void *self, const Sheet *sheet);

/* Read all sheets, each checked strictly before `use` (or NULL) is told of it. */
bool answers_read(const PlycutGame *game, const char *answers, const char *file, SheetUse *use,
                  void *self, PlycutError *error);

/* What a member's name means; -1: nothing. */
typedef enum Convention {
#define CONVENTION(name) CONVENTION_##name,
#define ANSWER(name, shape)
#include "grade/answers.def"
#undef CONVENTION
#undef ANSWER
    CONVENTIONS
} Convention;

typedef enum Answer {
#define CONVENTION(name)
#define ANSWER(name, shape) ANSWER_##name,
#include "grade/answers.def"
#undef CONVENTION
#undef ANSWER
    ANSWERS
} Answer;

int answers_convention_named(const char *name);
int answers_answer_named(const char *name);

/* ---- answers_shape.c --------------------------------------------------------------------- */

/* Is the answer of the right type, and about nodes that there are? */
bool answers_shape(const Sheet *sheet, Answer answer, const cJSON *item, const Place *place);

/* ---- answers_convention.c ---------------------------------------------------------------- */

/* Apply a convention to the sheet's options. */
bool convention_apply(Sheet *sheet, Convention convention, const cJSON *item, const Place *place);
/* Write those that the sheet's record gives into sheet->convention. */
void convention_describe(Sheet *sheet);

/* ---- answers_place.c --------------------------------------------------------------------- */

/* The place of a member or an element within a place. */
Place place_member(const Place *place, const char *name);
Place place_element(const Place *place, size_t index);
/* Fail here: "this must be WHAT". */
bool place_must_be(const Place *place, const char *what);
/* Hand on an error that has no place yet. */
bool place_error(const Place *place, const PlycutError *error);

/* Is `text` a node of the game: a path, or in a stored tree a name? *found tells; false: no memory.
 */
bool answers_node_exists(const PlycutGame *game, const char *text, bool *found, PlycutError *error);

/* A bound of a window, null for none. */
bool answers_bound(const cJSON *item, double none, double *bound);
/* A returned value: 5, ">=5", "<=5". */
bool answers_returned(const cJSON *item, double *value, PlycutBound *type);

#endif
