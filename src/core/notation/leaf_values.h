/* leaf_values.h - the values of leaves where a text gives them behind its tree, as books set a table of values below a picture
 * with letters at its leaves: "A(B(x y) C(z 4)); x = 3, y = 5, z = 2". */
#pragma once

#include "notation/graph.h"

/* The values by the names of leaves; no tree. */
typedef struct LeafValues {
    Graph names; /* node_count is 0: the text has none */
} LeafValues;

/* Take the values from the tokens, which then end with the tree. Values stand behind a tree if nothing else does, each is a name
 * and a number, and at least one of the names occurs in the tree. False: a number cannot be read, a name has two values, or memory
 * ran out; the error is set. In either case leaf_values_free frees them. */
bool leaf_values_take(Tokens *tokens, LeafValues *values);
void leaf_values_free(LeafValues *values);

/* Are the tokens from this one to the end values of leaves? */
bool leaf_values_stand(const Tokens *tokens, size_t behind);
/* Fail because none of the values behind the tree, which ends in front of the token `end`, has the name of a leaf: show the names, and
 * what in the tree is nearest to the first. */
bool leaf_values_fail(const Draft *draft, size_t end);

/* Give each leaf of unknown value the value of its name; `note` says so. False: no leaf has one of the names, or memory ran out; the
 * error is set. */
bool leaf_values_give(const LeafValues *values, Draft *draft, PlycutText *note);
