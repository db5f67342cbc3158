/* response.h - students' answers on their way from text to items about nodes.
 *
 * JSON and plain lines become the same entries: a kind, a node's text, words. Items are entries
 * whose words have been understood: nodes found in the tree, numbers read. */
#ifndef GRADE_RESPONSE_H
#define GRADE_RESPONSE_H

#include "base/arena.h"
#include "base/brief.h"
#include "facts/key.h"

#include <plycut/grade.h>

typedef enum ResponseKind {
#define CLAIM(name)
#define RESPONSE(id, member, shape) RESPONSE_##id,
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
    RESPONSES
} ResponseKind;

typedef enum Claim {
#define CLAIM(name) CLAIM_##name,
#define RESPONSE(id, member, shape)
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
    CLAIMS
} Claim;

/* What of the pruned is asked for: all, or in a blank of its own the edges, subtrees or leaves. */
typedef enum Part { PART_ALL, PART_EDGES, PART_SUBTREES, PART_LEAVES } Part;

/* Where an answer stands: a line of plain text, or a JSON path. */
typedef struct Spot {
    long line;        /* 0: JSON */
    const char *path; /* NULL: plain text */
} Spot;

/* The kind of what cannot be told to be an answer of any. */
enum { ENTRY_UNKNOWN = (int)RESPONSES + (int)CLAIMS };

/* One answer in words. */
typedef struct Entry {
    int kind;         /* a ResponseKind, RESPONSES + a Claim, or ENTRY_UNKNOWN */
    const char *node; /* whose, as written, or NULL */
    const char **words;
    size_t count;
    Spot spot;
    Part part;          /* of what is pruned */
    const char *text;   /* a line's list as it stands, to be read more loosely; or NULL */
    const char *none;   /* the word for none as it stands, unless a node is called so; or NULL */
    bool formless;      /* a line of no answer's form */
    const char *unread; /* why the answer is not understood, or NULL */
} Entry;

/* One student's sheet. */
typedef struct Sitting {
    const char *name;
    Entry *entries;
    size_t count, room;
    bool leading; /* no line said whose it is: it began before any "student:" */
} Sitting;

/* Why an answer is not understood, where something hangs on it. */
typedef enum Reason { REASON_OTHER, REASON_AMBIGUOUS, REASON_TWICE } Reason;

/* A file of answers being read. All memory is the arena's. */
typedef struct Responses {
    Arena arena;
    const char *file;
    Sitting *students;
    size_t count, room;
    PlycutError *error;
    Reason reason; /* of the last failure of an answer */
} Responses;

/* ---- response_read.c --------------------------------------------------------------------- */

/* Read a file of either form. responses_free also after a failure. */
bool responses_read(Responses *r, const char *text, size_t length, const char *file,
                    PlycutError *error);
void responses_free(Responses *r);

/* What both forms need. False, NULL: failed. */
bool responses_no_memory(Responses *r);
bool responses_fail(Responses *r, Spot spot, const char *format, ...) PLYCUT_PRINTF(3, 4);
bool responses_fail_by(Responses *r, Reason reason, Spot spot, const char *format, ...)
    PLYCUT_PRINTF(4, 5);
const char *responses_text(Responses *r, const char *bytes, size_t n);
Sitting *responses_student(Responses *r, const char *name);
/* A new entry with room for `words` words. */
Entry *responses_entry(Responses *r, Sitting *student, int kind, const char *node, size_t words,
                       Spot spot);
/* Take back what failed, if it was the answer and not the memory: the reason, with its place. NULL:
 * the failure stands. */
const char *responses_unread(Responses *r);
/* The same without the reason. False: the failure stands. */
bool responses_forget(Responses *r);
/* The kind of a member's name, or -1. */
int response_kind_named(const char *name);
const char *response_name(int kind);
/* The part that a name asks for, and as it stands in an item's name: "edges"; NULL: all. */
Part response_part_named(const char *name);
const char *response_part_name(Part part);
/* The member that is nearest to a word, or NULL. */
const char *response_nearest(const char *name);
/* Fail with the nearest of the members. */
bool responses_unknown(Responses *r, Spot spot, const char *name);

/* ---- response_json.c, response_lines.c --------------------------------------------------- */

bool responses_read_json(Responses *r, const char *text);
bool responses_read_lines(Responses *r, const char *text);
/* Is this line such as "pruned: E F J" or "value = 3"? *sign: where its colon stands, or '='. */
bool response_line(const char *line, size_t length, size_t *sign);
/* Does its label say at once that these are answers: "student", "value", "pruned edges"? */
bool response_label(const char *label, size_t length);
/* The words of a list into the entry, which gets room for them. */
bool responses_split(Responses *r, const char *text, Entry *entry);

/* ---- response_words.c -------------------------------------------------------------------- */

bool words_space(char c);
/* Without white space at either end. */
const char *words_trimmed(Responses *r, const char *text, size_t length);
/* Where a word ends: at its closing quote, at white space (unless `whole`), at a comma. */
const char *words_end(const char *word, bool whole);
/* The same for what may go on as "12 of B (2)": from the end of "12". */
const char *words_leaf_end(const char *end);
/* "-" as people type it, alone: never visited, none. */
bool words_are_dash(const char *text);
/* The same, or in words (said.def): of a node; of a list or a move. */
bool words_say_never(const char *text);
bool words_say_none(const char *text);
/* The length of the arrow, or the dash, that the text begins with, or 0. */
size_t words_arrow_length(const char *text);
size_t words_dash_length(const char *text);
/* Equal but for capitals. */
bool words_alike(const char *a, const char *b);
/* "alpha" or "beta" where a text begins so (Greek letters too), or NULL; *length: of what it takes.
 */
const char *words_side(const char *text, size_t *length);

/* ---- Items: response_nodes.c, response_items.c ------------------------------------------- */

/* A node, or (PLYCUT_NO_NODE) a leaf known by its value alone. */
typedef struct Ref {
    uint32_t node;
    double value;
} Ref;

/* How a cutoff's inequality is written. */
typedef enum Relation { REL_NONE, REL_LESS, REL_AT_MOST, REL_MORE, REL_AT_LEAST } Relation;

/* One answer, understood. */
typedef struct Item {
    ResponseKind kind;
    uint32_t node;       /* that it is about, or PLYCUT_NO_NODE */
    char name[64];       /* "windows.C" */
    Part part;           /* as of its entry */
    const char *given;   /* the answer as written */
    double value, bound; /* number; window (alpha, beta); the two sides of a cutoff's test */
    PlycutBound type;    /* of values */
    bool never;          /* of values: said to be never visited */
    Relation relation;   /* of a cutoff's test */
    int alpha, cut_kind; /* of a cutoff; -1: not said */
    bool owned;          /* of a cutoff: the owner of its bound is said, */
    uint32_t owner;      /* which is this, or nobody: PLYCUT_NO_NODE */
    Ref *refs;           /* of lists */
    size_t count;
    Tightening *updates;    /* of updates (count) */
    bool by_value, by_path; /* leaves are called by their values, nodes by their paths */
    Spot spot;
    const char *unread; /* why the answer is not understood, place and all, or NULL: it is wrong,
                           and only name and given are set */
    Reason reason;      /* the same for programs */
    bool piece;         /* not understood: of a list that comes in pieces */
    bool heading;       /* not understood: nothing says that it is meant for an answer */
    bool formless;      /* not understood: not even its form is an answer's */
} Item;

/* A student's items, and the conventions claimed. */
typedef struct Items {
    Responses *from;
    const Sitting *student;
    const Roster *roster;
    Item *items;
    size_t count, room;
    Item *headings; /* lines above the answers that are none */
    size_t heading_count;
    PlycutSearchOptions stated;
} Items;

/* Understand a student's entries; what is not understood becomes an item that says why. `stated` is
 * how to search where the student claims nothing. */
bool items_read(Items *items, Responses *from, const Sitting *student, const Roster *roster,
                const PlycutSearchOptions *stated);

/* One node by path, name, edge, move or value; `near` (or PLYCUT_NO_NODE) is the parent that a move
 * or a value is first looked for below. */
bool items_node(Items *items, const char *word, uint32_t near, Spot spot, uint32_t *node);
/* The one node that a word calls: by path, name, move or value, below `near` first. PLYCUT_NO_NODE:
 * none or several, or by an edge alone. */
uint32_t items_called(const Items *items, const char *word, uint32_t near);
/* Is the word the label of an edge? */
bool items_labelled(const Items *items, const char *word);
/* May the label of a line be meant for an answer's name, or a node? */
bool item_is_meant(const Items *items, const char *label);
/* A list of nodes: as a set, as a line from the root, or in order, where values may stay values. */
typedef enum ListUse { LIST_SET, LIST_LINE, LIST_ORDER } ListUse;
bool items_list(Items *items, const Entry *entry, ListUse use, Item *item);

/* What the kinds of items share. A new item, about a node or (PLYCUT_NO_NODE) the whole; the same
 * for what may be answered once only; the node that an entry is about; "expected WHAT"; the words
 * as they were written. NULL, false: failed. */
Item *item_new(Items *items, const Entry *entry, uint32_t node);
Item *item_once(Items *items, const Entry *entry, uint32_t node);
bool item_about(Items *items, const Entry *entry, uint32_t *node);
bool item_wants(Items *items, const Entry *entry, const char *what);
const char *item_as_written(Items *items, const Entry *entry, const char *between);

/* ---- response_unread.c ------------------------------------------------------------------- */

/* An entry that is not understood as an item that says why; the items that it began, those from
 * `before` on, are taken back. False: no memory. */
bool item_unread(Items *items, const Entry *entry, size_t before);
/* Of one name there is one item: an answer given twice, or a list with a piece that is not
 * understood, is as a whole not understood. False: no memory. */
bool items_merge_unread(Items *items);
/* Take out the headings: lines that are not understood above the first answer that is, and name no
 * answer and no node. Where no answer is understood: all before a student (`followed`), else what
 * has not even the form of one. */
bool items_take_headings(Items *items, bool followed);

/* ---- response_claims.c ------------------------------------------------------------------- */

/* A convention claimed becomes how to search, unless it is claimed more than once. */
bool item_claim(Items *items, const Entry *entry);

/* ---- response_cuts.c --------------------------------------------------------------------- */

bool item_cutoff(Items *items, const Entry *entry);
bool item_update(Items *items, const Entry *entry);
/* "7 / blue": two answers of one name, or two reasons. NULL: no memory. */
const char *item_both(Items *items, const char *first, const char *between, const char *second);
/* Show a list that came in pieces as a whole. */
bool item_join(Items *items, Item *item);

/* ---- response_loose.c -------------------------------------------------------------------- */

/* A number as response_number reads it, behind a '=', or with a comma where it can be no other. */
bool loose_number(const char *word, double *value);
/* The same, or infinity, without a '='. */
bool loose_bound(const char *word, double *value);
/* Does a comma stand there that may be a decimal one: between two digits, without a blank? */
bool loose_comma(const char *text, const char *at);
/* "10/12", "10 of 12": a part of all that there are. */
bool loose_share(const char *word, double all, double *value);
/* A list without brackets around it, with commas or spaces for "and" and bars; NULL: it has none of
 * these, or no memory. */
const char *loose_list(Responses *r, const char *text);
/* A list of edges without brackets and without blanks around arrows; NULL: it has no arrow, or no
 * memory. */
const char *loose_edges(Responses *r, const char *text);
/* "A - B - E" as words that are nodes, each looked for below the one before. False: it is no line;
 * or failed, where it began as one. */
bool loose_line(Items *items, const Entry *entry, Entry *line);

/* ---- response_nodes.c -------------------------------------------------------------------- */

/* A number as people write it: 3, -2.5, inf, -inf. */
bool response_number(const char *word, bool infinite, double *value);

/* Room for one more element of an array in an arena; the old one is left to the arena. */
bool arena_grow(Arena *arena, void **array, size_t *room, size_t count, size_t size);

#endif
