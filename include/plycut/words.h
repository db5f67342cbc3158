/* words.h - a search explained in sentences. */
#ifndef PLYCUT_WORDS_H
#define PLYCUT_WORDS_H

#include <plycut/trace.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What of a search is told: a node and what is searched below it, so many plies deep. */
typedef struct PlycutFocus {
    const char *node; /* a path or a name; NULL: the root */
    int plies;        /* told below it, what is deeper is summed up; -1: all */
} PlycutFocus;

/* Tell the search in numbered sentences, each cutoff with its bound, the bound's owner, the witness, and
 * why the pruned part cannot matter. Of a node in focus that was never visited the reason is told. focus
 * may be NULL: everything. PLYCUT_E_USAGE: there is no such node. */
bool plycut_explain(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error);

#ifdef __cplusplus
}
#endif

#endif
