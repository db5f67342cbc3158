/* mermaid.h - flowcharts of Mermaid: graph TD and lines such as A[MAX] -->|left| B((MIN)). What stands in a node's shape is its label, as
 * Graphviz's. */
#pragma once

#include "notation/edge_lines.h"

/* Does the text begin with graph or flowchart, and perhaps its direction, or is its first line one that only Mermaid has? *body: the first
 * token behind the heading. */
bool mermaid_begins(const Tokens *tokens, size_t *body);

/* Is this the word that begins the heading of a flowchart, in capitals or small letters: graph, flowchart? */
bool mermaid_is_heading(const char *word, size_t length);

/* Is the line, the tokens `from` to `end`, one of Mermaid's: nodes and links, or one that says how they look? */
bool mermaid_is_line(const Tokens *tokens, size_t from, size_t end);
/* Use its labels and its edges. False: `use` returned false. */
bool mermaid_line_use(const Tokens *tokens, size_t from, size_t end, UseEdge *use, void *self);
