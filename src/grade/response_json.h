/* response_json.h - students' answers in JSON: places in the file, and the shapes of members. */
#ifndef GRADE_RESPONSE_JSON_H
#define GRADE_RESPONSE_JSON_H

#include "grade/response.h"

#include <cjson/cJSON.h>

/* A place in the file: a JSON path. */
typedef struct Where {
    char path[256];
} Where;

Where where_member(const Where *where, const char *name);
Where where_element(const Where *where, size_t index);
/* Fail there: "this must be WHAT". */
bool where_must_be(Responses *r, const Where *where, const char *what);

/* Read a member of the kind into entries of the student. */
bool shape_read(Responses *r, Sitting *student, int kind, const cJSON *item, const Where *where);

#endif
