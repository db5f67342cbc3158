/* read.h - what the readers of answers share: entries in words, and the words themselves. */
#ifndef GRADE_READ_H
#define GRADE_READ_H

#include "base/letter.h"
#include "grade/submission.h"

/* What answers may claim of the search. */
typedef enum Claim {
#define CLAIM(name, json) CLAIM_##name,
#include "grade/claims.def"
    CLAIMS
} Claim;

/* What an entry is, if not a PlycutFact or CLAIMED + a Claim: what its label says depends on the
 * tree. */
enum { LABELLED = PLYCUT_FACTS, CLAIMED };

/* One answer or claim in words. */
struct Entry {
    int what;
    int reading;        /* that the label states, or UNSTATED */
    const char *label;  /* as written; of lines */
    const char *node;   /* the node that it is about, as written, or NULL */
    const char *text;   /* the answer as written */
    const char **words; /* a list of JSON: its nodes (count 0: none); NULL: they are in the text */
    size_t count;
    Spot spot;
    const char *unread; /* why it is not understood, or NULL */
};

/* ---- submissions.c --------------------------------------------------------------------------- */

/* A new submission; a new entry of it, a copy of *entry. NULL, false: no memory, which is the
 * error. */
Submission *submission_new(Submissions *s, const char *student);
bool entry_add(Submissions *s, Submission *one, const Entry *entry);
bool reading_lacks_memory(Submissions *s);
/* The array with room for one more element; the old one is left to the arena. NULL: no memory, which is the error. */
void *arena_room(Submissions *s, const void *array, size_t *room, size_t count, size_t size);
/* A copy of a text's part without white space at its ends. NULL: no memory. */
const char *text_kept(Submissions *s, const char *text, size_t length);
/* Two texts as one. NULL: no memory. */
const char *text_joined(Submissions *s, const char *first, const char *between, const char *second);
/* A reason with its place. NULL: no memory. */
const char *reason(Submissions *s, Spot spot, const char *format, ...) PLYCUT_PRINTF(3, 4);

/* ---- encoding.c ------------------------------------------------------------------------------ */

/* Does it begin with the byte order mark of UTF-16? */
bool text_is_utf16(const char *text, size_t length);
/* The text in UTF-8, itself or a copy. False: no memory. */
bool text_decode(Submissions *s, const char **text, size_t *length);

/* ---- lines.c, json.c ------------------------------------------------------------------------- */

bool answers_read_lines(Submissions *s, const char *text);
bool answers_read_json(Submissions *s, const char *text);
/* Does a line have the form "label: answer"? *sign: where its colon is, or '='. */
bool line_has_form(const char *line, size_t length, size_t *sign);

/* ---- labels.c -------------------------------------------------------------------------------- */

/* The fact that a label names, and the reading that it states (or UNSTATED). -1: none. */
int label_fact(const char *label, size_t length, int *reading);
/* Is it the word, apart from capitals, '_', '-', commas and "the"? */
bool label_is(const char *label, size_t length, const char *word);
/* "window C", "value of C", "alpha(C)": the fact, and where the node begins. -1: none. */
int label_of_node(const char *label, size_t *node, size_t *length);
/* The label that is nearest to a word, or NULL. */
const char *label_nearest(const char *word);

/* ---- claims.c -------------------------------------------------------------------------------- */

/* The claim of this name, or -1. */
int claim_named(const char *label, size_t length);
const char *claim_name(Claim claim);
/* Apply a claim; false and an error without a place if its text is not understood. */
bool claim_apply(Claim claim, const char *text, Stated *stated, PlycutError *error);
/* What a submission's claims say, as "cut=strict, fail=hard". NULL: no memory. */
const char *claims_text(Submissions *s, const Submission *one);

/* ---- words.c --------------------------------------------------------------------------------- */

/* The number that a text begins with: its length, or 0. */
size_t number_at(const char *text, double *value);
/* The relation that a text begins with: its length, or 0. */
size_t relation_at(const char *text, Relation *relation);
/* "alpha" or "beta" (Greek letters too) where a text begins so: its length, or 0; *alpha: 1 or 0.
 */
size_t side_at(const char *text, int *alpha);
/* "[3, inf]" or "(3, inf)" */
bool window_read(const char *text, double *alpha, double *beta);
/* "alpha = 3" */
bool bound_read(const char *text, int *alpha, double *value);

/* What is between the pieces of a list: commas; commas or blanks; dashes between blanks. */
typedef enum Between { COMMAS, BLANKS, DASHES } Between;

/* Is there more than one piece? What is in quotes belongs together. */
bool has_several(const char *text, Between between);
/* The next piece; *text moves behind it. *piece is NULL at the end. False: no memory. */
bool piece_take(Submissions *s, const char **text, Between between, const char **piece);

/* ---- items.c --------------------------------------------------------------------------------- */

/* A list that comes in pieces, on several lines. */
typedef struct Gathered {
    size_t at; /* its item, counted from 1; 0 before the first */
    size_t room;
    bool none; /* the answer says "none" */
} Gathered;

/* The entries of a submission becoming items. */
typedef struct Reader {
    Submissions *s;
    const TreeIndex *index;
    Items *items;
    Spot spot;          /* of the entry that is read */
    const char *unread; /* why it is not understood */
    Gathered cutoffs, updates;
} Reader;

/* Not understood: r->unread says why. Returns false. */
bool refuse(Reader *r, const char *format, ...) PLYCUT_PRINTF(2, 3);
/* The one node that a word means; `near` as for lookup. */
bool node_read(Reader *r, const char *word, uint32_t near, uint32_t *node);
/* An item of this fact, about a node (or PLYCUT_NO_NODE); not yet one of the items. */
Item item_about(const Reader *r, PlycutFact fact, uint32_t node);
/* Add an item; an answer given twice becomes one item that is not understood. False: no memory. */
bool item_add(Reader *r, Item *item);
/* Add an item that is not understood, for r->unread. False: no memory. */
bool item_add_unread(Reader *r, Item item);
/* Read an entry whose fact and node are known; false: no memory. */
bool fact_read(Reader *r, const Entry *entry);
/* How an answer of the fact is written, for an example. */
const char *fact_example(PlycutFact fact);

/* ---- node_lines.c ---------------------------------------------------------------------------- */

/* Read an entry that is LABELLED; false: no memory. */
bool labelled_read(Reader *r, const Entry *entry);

/* ---- values.c: false: not understood --------------------------------------------------------- */

bool answer_number(Reader *r, const Entry *entry, Item *item);
bool answer_value(Reader *r, const Entry *entry, Item *item);
bool answer_window(Reader *r, const Entry *entry, Item *item);
bool answer_word(Reader *r, const Entry *entry, Item *item);
/* "alpha = 3, beta = inf" */
bool bounds_read(const char *text, Answer *answer);

/* ---- lists.c --------------------------------------------------------------------------------- */

bool is_none(const Reader *r, const char *text);
/* The nodes of an entry into the item's answer: false, not understood (or no memory). */
bool list_read(Reader *r, const Entry *entry, Item *item);

/* ---- pieces.c -------------------------------------------------------------------------------- */

/* One more piece of a list, or "none"; both together are two answers. Returns the list's item; NULL: no memory. */
Item *show_piece(Reader *r, Gathered *list, PlycutFact fact, bool none, const char *piece);
/* A piece is not understood, for r->unread: nor is the list. */
void spoil(Reader *r, Item *list);

/* ---- cutoffs.c, updates.c -------------------------------------------------------------------- */

/* Cutoffs and updates, of which all entries make one item. False: no memory. */
bool cutoffs_read(Reader *r, const Entry *entry);
bool updates_read(Reader *r, const Entry *entry);
/* "A: alpha = 3", "alpha A: 3" as the node and "alpha = 3". *found says whether it is. False: no memory. */
bool update_split(Submissions *s, const char *label, const char *text, Entry *entry, bool *found);

#endif
