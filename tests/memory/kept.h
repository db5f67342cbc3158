/* kept.h - what a job writes, kept apart from the memory that may run out, and compared with what it should be. */
#pragma once

#include <plycut/grade.h>

/* What is written from now on is that of one run; what it has written is what all others must write. */
void kept_begin(void);
void kept_is_what_is_right(void);
bool kept_is_right(void);

/* A PlycutWrite, which never fails. */
bool keep(void *self, const char *bytes, size_t n);
void keep_text(const PlycutText *text);
/* Grades in every form that people and programs get them in. */
bool keep_grades(const PlycutGrades *grades, PlycutError *error);
