/* tree_reader.h - a tree while it is being read. The array of nodes is also a queue: a node waits at
 * the end with its JSON value; when it is read, its children are appended. */
#pragma once

#include "base/errors.h"
#include "game/tree.h"

typedef struct TreeReader {
    Tree *tree;
    size_t room, extra_room;
    const char *path; /* of the root node: "$", "$.tree" */
    bool lenient;     /* ignore unknown members */
    PlycutError *error;
} TreeReader;

/* Fail at a node, or at a member of it (NULL: at the node itself); with the text of another error. */
bool node_fails(const TreeReader *reader, uint32_t index, const char *member, ErrorId id,
                const PlycutTerm *terms);
bool node_fails_as(const TreeReader *reader, uint32_t index, const char *member,
                   const PlycutError *why);

/* Put all children of a node at the end. */
bool tree_children_add(TreeReader *reader, uint32_t index, const cJSON *array);

/* The node's extra, added if it has none; valid until the next is added. NULL: no memory. */
NodeExtra *extra_of(TreeReader *reader, uint32_t index);

/* ---- tree_members.c: what members may be ------------------------------------------------------ */

/* What is wrong with a text (NULL if the value is not a text); ERROR_TEXTS if nothing is. */
ErrorId tree_text_fault(const char *text);
/* A number, a fraction, "inf" or "-inf". */
bool tree_value_parse(const cJSON *item, double *value);
/* A number or a fraction, above 0 and at most 1. */
bool tree_probability_parse(const cJSON *item, double *probability);

/* Read a leaf's value: a number, or the name of an unknown value. */
bool node_read_value(TreeReader *reader, uint32_t index, const cJSON *item);
/* Read the members of a node that is an object. */
bool node_read_members(TreeReader *reader, uint32_t index, const cJSON *object);
