/* json.h - what the readers of JSON answers share: places in the file, and the forms of members. */
#pragma once

#include "base/json_read.h"
#include "answers/read.h"

/* The places of a member and of an element of a list, as JSON paths; set an error at a place, with a text of the table or of another
 * error. Returns false. */
#define path_member(s, path, name) text_joined((s), (path), ".", (name))
const char *path_element(Submissions *s, const char *path, size_t index);
bool answers_refuse(Submissions *s, const char *path, ErrorId id);
bool answers_refuse_as(Submissions *s, const char *path, const PlycutError *why);

/* What is being read: for which submission, and all that the entry has before its text: what, perhaps the node, where. */
typedef struct Slot {
    Submissions *s;
    Submission *one;
    Entry entry;
} Slot;

/* Read the value of a member, in the form of its fact or claim, into entries. */
bool form_read(const Slot *slot, const cJSON *item);
