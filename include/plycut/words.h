/* words.h - a search explained in sentences, and the lines of its algorithm. */
#ifndef PLYCUT_WORDS_H
#define PLYCUT_WORDS_H

#include <plycut/trace.h>

PLYCUT_BEGIN_C

/* Which part of a search to explain (a node and a number of plies below it), and from whose point of view. */
typedef struct PlycutFocus {
    const char *node; /* a path, a name, or a leaf's value that no other leaf has; NULL: the root */
    int plies; /* explain this many plies below it, and only count the rest; -1: explain all of them */
    /* numbers are from MAX's point of view, or from that of the player to move at the sentence's
     * node */
    PlycutValues values;
} PlycutFocus;

/* Explain the search in numbered sentences. Each cutoff is explained by its bound, the bound's owner, the witness,
 * and why the pruned subtrees cannot matter. If the node in focus was never visited, explain why. focus may be NULL:
 * explain everything. PLYCUT_E_USAGE: there is no such node, or there are several. */
bool plycut_explain(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error);

/* The same sentences, event by event, for programs that show a search step by step. A sentence mentions nothing that
 * happens after its event. */
typedef struct PlycutSentences {
    const char *header; /* lines "LABEL\tTEXT": what is searched, and how */
    const char **
        events; /* a text for each event of the trace, "" if there is nothing to say; three lines for a
                            cutoff: the cause, what is never visited, why that cannot matter */
    size_t count;
    const char *summary; /* lines like the header's: the results */
    void *arena;
} PlycutSentences;

bool plycut_sentences_make(const PlycutTrace *trace, PlycutSentences *sentences,
                           PlycutError *error);
void plycut_sentences_free(PlycutSentences *sentences);

/* Write the search as a formula of nested max{...} and min{...}, as in the lecture notes of the sources: nodes that
 * were never visited in square brackets, nodes deeper than the focus as their values. Numbers are from MAX's point
 * of view, whatever focus->values says. Errors as above. */
bool plycut_formula(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error);

/* Write the tree as the search leaves it: the values of the leaves that were visited, in nested lists "[3, [-2], [5, 4]]", which
 * `pruned tree: ...` as an answer takes. A node whose value was in the table, or that the horizon ends, is a leaf. */
void plycut_left_tree(const PlycutTrace *trace, PlycutOut *out);

/* ---- Pseudocode ------------------------------------------------------------------------------ */

#define PLYCUT_PSEUDOCODE_LINES 56
#define PLYCUT_PSEUDOCODE_WIDTH 96 /* bytes of a line in UTF-8, with the NUL */
#define PLYCUT_NO_LINE          SIZE_MAX

/* An algorithm as textbooks write it. An empty line separates functions. */
typedef struct PlycutPseudocode {
    const char *source; /* the book or paper that the lines follow; NULL if count is 0 */
    size_t count;       /* 0: an algorithm that plycut does not know (PlycutAlgorithm.foreign) */
    char lines[PLYCUT_PSEUDOCODE_LINES][PLYCUT_PSEUDOCODE_WIDTH];
} PlycutPseudocode;

/* The pseudocode of options->algorithm for these options: cut rule, fail rule, root window and table, as far as they
 * apply to it. A mistake has the lines of the right search, with what it does in place of what would be right, and its clause as source. root: the player to move there; chance: there are chance nodes, for which Star2 is made. */
void plycut_pseudocode(const PlycutSearchOptions *options, PlycutPlayer root, bool chance,
                       PlycutPseudocode *code);

/* The line at which trace->events[event] happens, in the function of the node's player: an index into the lines of
 * plycut_pseudocode for trace->options and the root's player. PLYCUT_NO_LINE if the algorithm has no lines. */
size_t plycut_pseudocode_line(const PlycutTrace *trace, size_t event);

PLYCUT_END_C

#endif
