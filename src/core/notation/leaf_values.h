/* leaf_values.h - the values of leaves where a text gives them behind its tree, as books set a table of values below a picture
 * with letters at its leaves: "A(B(x y) C(z 4)); x = 3, y = 5, z = 2". */
#pragma once

#include "notation/graph.h"

/* The values by the names of leaves; no tree. */
typedef struct LeafValues {
    Graph names; /* node_count is 0: the text has none */
} LeafValues;

/* Take the values from the tokens, which then end with the tree. A text has values behind its tree if all that is there are names,
 * each with a number, and one of the names is in the tree. False: a number is none, a name has two, or there is no memory; the
 * error is set. In either case leaf_values_free frees them. */
bool leaf_values_take(Tokens *tokens, LeafValues *values);
void leaf_values_free(LeafValues *values);

/* Give each leaf of unknown value the value of its name; `note` says so. False: a name has no such leaf, or there is no memory; the
 * error is set. */
bool leaf_values_give(const LeafValues *values, Draft *draft, PlycutText *note);
