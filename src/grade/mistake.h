/* mistake.h - the mistakes that have a name (mistakes.def): the search, or the way of writing, that explains a
 * submission. */
#ifndef GRADE_MISTAKE_H
#define GRADE_MISTAKE_H

#include "facts/key.h"

typedef enum RuleCut { RULE_CUT_STATED, RULE_CUT_EQUAL, RULE_CUT_STRICT } RuleCut;
typedef enum RuleOrder { RULE_ORDER_STATED, RULE_LEFT_TO_RIGHT, RULE_RIGHT_TO_LEFT } RuleOrder;

/* How a mistaken search differs from the stated one; all zero: it does not. */
typedef struct Rule {
    bool swapped;      /* MIN and MAX change places */
    bool parent_only;  /* a child gets only its parent's bound, not those from further up */
    bool reset;        /* a child of the root gets no bound */
    bool alpha_at_min; /* a MIN node raises alpha to its best value, and never lowers beta */
    bool beta_at_max;  /* a MAX node lowers beta to its best value, and never raises alpha */
    bool late;         /* a node that crosses its bound visits one more child */
    bool early; /* the child whose value crosses the bound is cut off too, unless it is the first */
    RuleCut cut;
    RuleOrder order;
} Rule;

typedef enum MistakeId {
#define SEARCHED(id, ...) MISTAKE_##id,
#define WRITTEN(id, ...)  MISTAKE_##id,
#include "grade/mistakes.def"
    MISTAKES,
    NO_MISTAKE = MISTAKES
} MistakeId;

/* Change an answer that was written down with the mistake into the answer that is meant. */
typedef void Meant(const Facts *facts, Answer *answer);

typedef struct Mistake {
    const char *name, *text;
    Rule rule;
    Meant *meant; /* NULL: the mistake is in the search */
} Mistake;

extern const Mistake mistake_table[MISTAKES];

/* ---- replay.c -------------------------------------------------------------------------------- */

/* Can a search with these options be replayed: one pass of a core algorithm, children from left to right or from
 * right to left? */
bool replay_fits(const PlycutSearchOptions *options);

/* Replay a search of the whole tree under the options, changed by the rule: its events and their facts. Call
 * key_close even after a failure. The key must not move. */
bool replay_open(Key *key, const TreeIndex *index, const PlycutSearchOptions *options,
                 const Rule *rule, PlycutError *error);

#endif
