/* clause.h - the words of a line that is made of sentences, its clauses, and what each of them says (prose.h). */
#pragma once

#include "answers/read.h"

/* ---- prose_words.c ---------------------------------------------------------------------------- */

/* The words of a sentence. */
typedef enum ProseKind {
    PROSE_NODE,     /* a name of the tree */
    PROSE_NUMBER,   /* a number, perhaps as a bound: "3", "<= 2", "at most 2" */
    PROSE_COUNT,    /* how many leaves: the number of "five leaves" */
    PROSE_BOUNDS,   /* "[3, inf]" */
    PROSE_SIDE,     /* "alpha" */
    PROSE_CUT_KIND, /* "shallow" */
    PROSE_TOPIC,    /* what the sentence is about; the meaning is a PlycutFact, or CUT */
    PROSE_IS,       /* a verb or sign between a node and its value */
    PROSE_BY,       /* before the owner of a bound */
    PROSE_AFTER,    /* before the child behind which a node stops */
    PROSE_OF,       /* before a node that others are below */
    PROSE_ROOT,     /* "the root" */
    PROSE_THING,    /* "leaves" */
    PROSE_COMMA,    /* between the elements of a list, or two clauses */
    PROSE_DASH,     /* between the nodes of a line; elsewhere of an edge */
    PROSE_OWNS,     /* "'s", while it is not clear what it says */
    PROSE_PLACE,    /* "left", while it is not clear whether it matters */
    PROSE_OPEN,     /* a bracket */
    PROSE_CLOSE,    /* a bracket */
    PROSE_STOP,     /* between two sentences */
    PROSE_BECAUSE,  /* before a reason */
    PROSE_PLAIN,    /* a word that says nothing */
    PROSE_OPEN_END, /* "or", "not", "instead": the answer is left open, or says the opposite */
    PROSE_UNKNOWN
} ProseKind;

/* "cut off": the node stops, or it is pruned, as the rest of the clause says. */
/* "goes to": it is the best move, or a step of the search. */
enum { PROSE_CUT = PLYCUT_FACTS, PROSE_GO };

typedef struct ProseWord {
    ProseKind kind;
    int meaning; /* of a topic, a side, a kind of cutoffs */
    const char *at;
    size_t length;
    bool bounded; /* of a number: it is a bound */
    bool reason;  /* it is the inequality of a reason */
    bool when;    /* it begins a condition: "when D is 14" */
} ProseWord;

enum { PROSE_WORDS_MOST = 120 };

/* The words of a line, at most PROSE_WORDS_MOST. 0: it is empty or longer. */
size_t prose_words(const TreeIndex *index, const char *line, ProseWord words[PROSE_WORDS_MOST]);

/* ---- clause.c -------------------------------------------------------------------------------- */

/* A part of a line: words[from] to words[end - 1]. */
typedef struct Clause {
    size_t from, end;
} Clause;

/* A line being read, and what it has said so far. */
typedef struct ProseReader {
    Submissions *s;
    const TreeIndex *index;
    ProseWord *words;
    size_t count, end;   /* of the line's words; where the sentence being read ends */
    const char *subject; /* the node of the clause before, or NULL */
    bool valued; /* it was said what it returns, or that it is the best: a window is another's */
    const char **lines; /* what is said, in the usual form */
    size_t line_count, line_room;
    const char *pruned, *visited; /* lists that go on from clause to clause, or NULL */
    size_t pruned_count;
    bool visited_counted; /* the line says how many it visits, and lists as many */
    bool loose;           /* what follows a reason may be its end, or the end of a list */
    unsigned topics;      /* of the clauses so far */
    bool bare_value;      /* one of them is "C: 3", without a word that says that it is a value */
    bool goes; /* one of the sentence says "MAX goes to C", which the search may do, too */
} ProseReader;

static inline bool is_a(const ProseWord *word, ProseKind kind)
{
    return word->kind == kind;
}

/* How many words of a clause are of a kind? */
size_t prose_count(const ProseReader *p, Clause c, ProseKind kind);
/* Has it a word for this topic? */
bool prose_topic(const ProseReader *p, Clause c, int topic);
/* The word before this one that says something; NULL: the clause begins with this one. Is it of a kind? */
const ProseWord *prose_before(const ProseReader *p, Clause c, size_t i);
bool prose_behind(const ProseReader *p, Clause c, size_t i, ProseKind kind);
/* The next word from i on that says something, or the end. */
size_t prose_past_plain(const ProseReader *p, size_t i, size_t end);
/* The number that a side is said to be, "alpha is 3"; or the end: none. */
size_t prose_bound(const ProseReader *p, size_t side, size_t end);
/* Does it name anything: a node, a number, a window? */
bool prose_names(const ProseReader *p, Clause c);

/* A copy of a word. */
const char *prose_text(const ProseReader *p, const ProseWord *word);
/* Is it a word for a node, or a number that may be a leaf? */
bool names_element(const ProseWord *word);
/* Is a name one of several in a list, apart from the others? Not in "C 4" and "C: 4", "C (4)" and "C children", which may be edges, or a
 * place and what is there, nor in brackets behind another one. */
bool stands_alone(const ProseReader *p, Clause c, size_t i);
/* Add a line of the usual form to what is said. False: no memory. */
bool clause_line_add(ProseReader *p, const char *label, const char *between, const char *answer);

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
unsigned clause_topics(const ProseReader *p, Clause c);
/* Could the clause end here? */
bool clause_is_whole(const ProseReader *p, Clause c, unsigned topics);

/* ---- clause_answers.c --------------------------------------------------------------------------- */

/* Add what a clause says to what the line has said. False: it is not clear. */
bool clause_read(ProseReader *p, Clause c);

/* ---- clause_lists.c: false: it is not clear --------------------------------------------------- */

/* "4 and 6 under C are pruned". What is pruned may be said in several clauses. */
bool pruned_clause_read(ProseReader *p, Clause c);
/* "5 leaves are visited: 3, 12, 8": how many, in which order, or both. */
bool visited_clause_read(ProseReader *p, Clause c);
/* "The expected line of play is B, C, x" */
bool variation_clause_read(ProseReader *p, Clause c);
/* Do the clauses so far tell of the search step by step, so that "go to C" is no best move? */
bool tells_the_way(const ProseReader *p);
/* Do the lists of what is pruned and visited name all that is? Not if they tell of the search step by step. */
bool lists_are_whole(const ProseReader *p);
/* Add these lists. False: no memory. */
bool lists_end(ProseReader *p);

/* ---- sentence.c ------------------------------------------------------------------------------- */

/* "Hello", "I hope that this is fine": a sentence that has no name, no number and no topic says nothing, whatever its words are. */
bool sentence_is_idle(const ProseReader *p, Clause sentence);
/* Read what a sentence says into p->lines. False: it is not clear. */
bool sentence_read(ProseReader *p, Clause sentence);
