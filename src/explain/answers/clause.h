/* clause.h - the words of a line that is made of sentences, its clauses, and what each of them says (said.h). */
#pragma once

#include "answers/read.h"

/* ---- said_words.c ---------------------------------------------------------------------------- */

/* The words of a sentence. */
typedef enum SaidKind {
    SAID_NODE,     /* a name of the tree */
    SAID_NUMBER,   /* a number, perhaps as a bound: "3", "<= 2", "at most 2" */
    SAID_COUNT,    /* how many leaves: the number of "five leaves" */
    SAID_BOUNDS,   /* "[3, inf]" */
    SAID_SIDE,     /* "alpha" */
    SAID_CUT_KIND, /* "shallow" */
    SAID_TOPIC,    /* what the sentence is about; the meaning is a PlycutFact, or CUT */
    SAID_IS,       /* a verb or sign between a node and its value */
    SAID_BY,       /* before the owner of a bound */
    SAID_AFTER,    /* before the child behind which a node stops */
    SAID_OF,       /* before a node that others are below */
    SAID_ROOT,     /* "the root" */
    SAID_THING,    /* "leaves" */
    SAID_COMMA,    /* between the elements of a list, or two clauses */
    SAID_DASH,     /* between the nodes of a line; elsewhere of an edge */
    SAID_OWNS,     /* "'s", while it is not clear what it says */
    SAID_PLACE,    /* "left", while it is not clear whether it matters */
    SAID_OPEN,     /* a bracket */
    SAID_CLOSE,    /* a bracket */
    SAID_STOP,     /* between two sentences */
    SAID_BECAUSE,  /* before a reason */
    SAID_PLAIN,    /* a word that says nothing */
    SAID_OPEN_END, /* "or", "not", "instead": the answer is left open, or says the opposite */
    SAID_UNKNOWN
} SaidKind;

/* "cut off": the node stops, or it is pruned, as the rest of the clause says. */
enum { SAID_CUT = PLYCUT_FACTS };

typedef struct SaidWord {
    SaidKind kind;
    int meaning; /* of a topic, a side, a kind of cutoffs */
    const char *at;
    size_t length;
    bool bounded; /* of a number: it is a bound */
    bool reason;  /* it is the inequality of a reason */
} SaidWord;

enum { SAID_WORDS_MOST = 120 };

/* The words of a line, at most SAID_WORDS_MOST. 0: it is empty or longer. */
size_t said_words(const TreeIndex *index, const char *line, SaidWord words[SAID_WORDS_MOST]);

/* ---- clause.c -------------------------------------------------------------------------------- */

/* A part of a line: words[from] to words[end - 1]. */
typedef struct Clause {
    size_t from, end;
} Clause;

/* A line being read, and what it has said so far. */
typedef struct Sayer {
    Submissions *s;
    const TreeIndex *index;
    SaidWord *words;
    size_t count;
    const char *subject; /* the node of the clause before, or NULL */
    const char **lines;  /* what is said, in the usual form */
    size_t line_count, line_room;
    const char *pruned, *visited; /* lists that go on from clause to clause, or NULL */
    size_t pruned_count;
    bool loose;      /* what follows a reason may be its end, or the end of a list */
    unsigned topics; /* of the clauses so far */
    bool bare_value; /* one of them is "C: 3", without a word that says that it is a value */
} Sayer;

static inline bool is_a(const SaidWord *word, SaidKind kind)
{
    return word->kind == kind;
}

/* How many words of a clause are of a kind? */
size_t said_count(const Sayer *y, Clause c, SaidKind kind);
/* Has it a word for this topic? */
bool said_topic(const Sayer *y, Clause c, int topic);
/* The word before this one that says something; NULL: the clause begins with this one. Is it of a kind? */
const SaidWord *said_before(const Sayer *y, Clause c, size_t i);
bool said_behind(const Sayer *y, Clause c, size_t i, SaidKind kind);
/* The next word from i on that says something, or the end. */
size_t said_past_plain(const Sayer *y, size_t i, size_t end);
/* The number that a side is said to be, "alpha is 3"; or the end: none. */
size_t said_bound(const Sayer *y, size_t side, size_t end);
/* Does it name anything: a node, a number, a window? */
bool said_names(const Sayer *y, Clause c);

/* A copy of a word. */
const char *said_text(const Sayer *y, const SaidWord *word);
/* Is it a word for a node, or a number that may be a leaf? */
bool names_element(const SaidWord *word);
/* Is a name one of several in a list, apart from the others? Not in "C 4" and "C: 4", "C (4)" and "C children", which may be edges, or a
 * place and what is there, nor in brackets behind another one. */
bool stands_alone(const Sayer *y, Clause c, size_t i);
/* Add a line of the usual form to what is said. False: no memory. */
bool clause_line_add(Sayer *y, const char *label, const char *between, const char *answer);

/* What a clause is about: a set. */
enum {
    ABOUT_VALUES = 1 << 0,
    ABOUT_WINDOWS = 1 << 1,
    ABOUT_CUTOFFS = 1 << 2,
    ABOUT_PRUNED = 1 << 3,
    ABOUT_VISITED = 1 << 4,
    ABOUT_BEST = 1 << 5,
    ABOUT_LINE = 1 << 6,
    ABOUT_CUT = 1 << 7 /* a cutoff, or what is pruned: not clear so far */
};

/* The words for topics in a clause, and those that the rest of it shows: sides with numbers are a window, without them a cutoff. What is
 * cut with a side or a kind is a cutoff; without them it is pruned. */
unsigned clause_topics(const Sayer *y, Clause c);
/* Could the clause end here? */
bool clause_is_whole(const Sayer *y, Clause c, unsigned topics);

/* ---- clause_says.c --------------------------------------------------------------------------- */

/* Add what a clause says to what the line has said. False: it is not clear. */
bool clause_says(Sayer *y, Clause c);

/* ---- clause_lists.c: false: it is not clear --------------------------------------------------- */

/* "4 and 6 under C are pruned". What is pruned may be said in several clauses. */
bool say_pruned(Sayer *y, Clause c);
/* "5 leaves are visited: 3, 12, 8": how many, in which order, or both. */
bool say_visited(Sayer *y, Clause c);
/* "The expected line of play is B, C, x" */
bool say_variation(Sayer *y, Clause c);
/* Behind the last clause: add the lists that go on from clause to clause. False: the clauses together tell of the search step by step, and
 * are no answers. */
bool lists_end(Sayer *y);
