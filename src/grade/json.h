/* json.h - what the readers of JSON answers share: places in the file, and the forms of members. */
#pragma once

#include "base/json_read.h"
#include "grade/read.h"

/* A place in the file: a JSON path. */
typedef struct Where {
    char path[256];
} Where;

Where where_member(const Where *where, const char *name);
Where where_element(const Where *where, size_t index);
/* Set an error there: "this must be WHAT"; or the two texts. Returns false. */
bool must_be(Submissions *s, const Where *where, const char *what);
bool json_refuse(Submissions *s, const Where *where, const char *before, const char *what);

/* What is being read: for which submission, what (as in Entry), and where. */
typedef struct Slot {
    Submissions *s;
    Submission *one;
    int what, reading;
    const char *node; /* or NULL */
    Where where;
} Slot;

/* Read the value of a member, in the form of its fact or claim, into entries. */
bool form_read(const Slot *slot, const cJSON *item);
