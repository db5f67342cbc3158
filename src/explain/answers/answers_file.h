/* answers_file.h - the format "plycut-answers": its members are the facts, the claims and a frame around them. */
#pragma once

#include "base/json_rows.h"

/* The members that are texts or lists; the others are read by their form (json_forms.c). */
typedef struct AnswersFile {
    const char *name;
    JsonList answer, students;
    const void *points;
} AnswersFile;

extern const JsonFormat ANSWERS_FORMAT;

/* The answers of one student; those of a tree file under an algorithm; a cutoff and an update of either. */
extern const JsonShape STUDENT_SHAPE, PUBLISHED_SHAPE;
