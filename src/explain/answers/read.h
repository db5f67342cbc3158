/* read.h - what the readers of answers share: entries in words, and the words themselves. */
#pragma once

#include "base/letter.h"
#include "facts/lookup.h"
#include "facts/typed.h"
#include "answers/submission.h"

/* What answers may claim of the search. */
typedef enum Claim {
#define CLAIM(name, json) CLAIM_##name,
#include "answers/claims.def"
    CLAIMS
} Claim;

typedef struct Reader Reader;

/* What an entry is if it is neither a PlycutFact nor CLAIMED + a Claim: the tree decides what its label means. */
enum { LABELLED = PLYCUT_FACTS, CLAIMED };

/* One answer or claim in words. */
struct Entry {
    int what;
    int reading;        /* that the label states; UNSTATED: none */
    const char *label;  /* as written; only in lines */
    const char *node;   /* the node in question, as written, or NULL */
    const char *text;   /* the answer as written */
    const char **words; /* a list in JSON: its nodes (count 0: none); NULL: they are in the text */
    size_t count;
    Spot spot;
    const char *unread; /* why it cannot be parsed, or NULL */
    bool bare;          /* of a line without ':' or '=', which may be no answer at all */
    int number;         /* of a line without a label: the number before it, or 0 */
    bool part;          /* of a sentence about a cutoff, which does not list them all */
    bool prose;         /* of a sentence (prose.h), to which others may add */
    bool verb;          /* a verb is between the label and the text: "K is pruned" */
    bool unsettled;     /* unread because of the next line, and so not to be read in another way */
};

/* ---- html_text.c ------------------------------------------------------------------------------ */

/* Write the character that the text at '&' stands for - &lt;, &#8734; -, or the & itself. Returns how long it is. */
size_t html_entity_put(const char *at, const char *end, PlycutText *text);

/* ---- submissions.c --------------------------------------------------------------------------- */

/* Memory fails once and for all: then texts are empty, and nothing more is added. So the functions that return a text need
 * no check, those that add something return false, and whoever reads a whole file asks at the end. */

/* Add a new submission; add a copy of *entry to it. NULL, false: an error. */
Submission *submission_new(Submissions *s, const char *student);
bool entry_add(Submissions *s, Submission *one, const Entry *entry);
/* Is there no error so far? If memory ran out, it becomes one. */
bool submissions_are_whole(Submissions *s);
/* A copy of a part of a text, without white space at its ends. */
const char *text_kept(Submissions *s, const char *text, size_t length);
/* Two texts joined. */
const char *text_joined(Submissions *s, const char *first, const char *between, const char *second);
/* A reason with its place; if the answers are published, it is the error. */
const char *reason(Submissions *s, Spot spot, const char *format, ...) PLYCUT_PRINTF(3, 4);

/* ---- encoding.c ------------------------------------------------------------------------------ */

/* Does it begin with the byte order mark of UTF-16? */
bool text_is_utf16(const char *text, size_t length);
/* The text in UTF-8: itself or a copy. False: no memory. */
bool text_decode(Submissions *s, const char **text, size_t *length);

/* ---- lines.c, json.c ------------------------------------------------------------------------- */

bool answers_read_lines(Submissions *s, const char *text);
/* Read the lines of a submission again, now that the tree is known: *again gets the entries. The claims are those of the first
 * reading, which may say why they do not hold. */
bool lines_read_again(Submissions *s, const Submission *one, const TreeIndex *index,
                      Submission *again);
bool answers_read_json(Submissions *s, const char *text);
/* Are two places in the same file? */
bool spots_share_file(const Spot *a, const Spot *b);
/* The entries of a submission whose lines were read again: `read` instead of what was read from lines the first time, but for the
 * claims. They are added to *into in the order of the file. */
bool entries_merge(Submissions *s, const Submission *one, const Submission *read, Submission *into);
/* "line 7": the name of an answer that has no label. */
const char *line_name(Submissions *s, Spot spot);

/* ---- entries.c ------------------------------------------------------------------------------- */

/* Is a label the name of a node, so that it is no other word? */
bool label_names_node(const TreeIndex *index, const char *label);
/* Is it that of answers about nodes alone, such as "windows"? */
bool label_is_of_nodes(const TreeIndex *index, const char *label);
/* "cut off", "skipped": is it a word for what is pruned? */
bool names_pruned(const char *text);
/* Below a heading such as "ranges": can it only be an answer to what the heading asks, as a window, "-", and "cut off" and "cut" are, which
 * elsewhere would be a cutoff? */
bool heading_tells(const TreeIndex *index, const char *text);
/* "CUT nodes": is it a type, and the word for nodes? */
bool label_is_type(const char *label);
/* The answer or claim that a label and its text are. */
Entry entry_of_label(Submissions *s, const TreeIndex *index, const char *label, const char *text);

/* A label that says more than what it names: "visited (5 leaves)", "5 leaves visited", "windows (alpha, beta)". */
typedef struct LabelCount {
    size_t begin, length; /* the label alone */
    int fact, number;     /* what is counted, and how many there are; -1: the label does not say */
} LabelCount;

/* Take such a label apart. False: it is another label, or it needs no taking apart, since the whole of it has a meaning. */
bool label_count(const TreeIndex *index, const char *label, size_t length, LabelCount *count);
/* Does a piece of a line begin a student's answers? */
bool piece_is_student(const char *piece);
/* The number as an answer of its own, if the text behind the label is a list; with no text: none. */
Entry entry_of_count(Submissions *s, const TreeIndex *index, const LabelCount *count,
                     const char *text);

/* ---- kind_counts.c ---------------------------------------------------------------------------- */

/* "3 deep cutoffs (N, O, P)": the number, and the nodes behind it. */
typedef struct KindCount {
    int fact, count;
    const char *nodes; /* NULL: none */
    size_t nodes_length;
    bool one_of_them; /* it names one, and does not say that there are no others */
} KindCount;

/* The length of one at the beginning of a text, or 0; of what parts it from the next one; of "cutoffs: " before the first one. */
size_t kind_count_at(const TreeIndex *index, const char *text, KindCount *found);
size_t kind_count_gap(const char *text);
size_t kind_counts_begin(const char *text);
/* Take the next one from *text, perhaps the first of several, as entries: the number, and the list of the cutoffs. Returns the number of entries; 0: *text does not begin
 * with one. */
size_t kind_count_take(Submissions *s, const TreeIndex *index, const char **text, bool first,
                       Entry entries[2]);

/* ---- heading.c -------------------------------------------------------------------------------- */

/* What a row "X: answer" below a heading is: what it would be anywhere; more of the heading's list, "C: 4, 6" below "pruned:"; nothing, as
 * "B: none" is there; or not clear. */
typedef enum RowBelow { ROW_ANSWERS, ROW_LISTS, ROW_NOTHING, ROW_UNCLEAR } RowBelow;

/* Does a heading say nothing of what is asked, "my answers", "part 2", or that it is what nodes return, so that rows below it may be what they would
 * be anywhere? Not "levels", "leaves per node", "final alpha". */
bool heading_is_neutral(const char *heading);
/* "level of each node", "beta at the end": does it ask for something that is no answer? */
bool heading_is_of_else(const TreeIndex *index, const char *heading);
/* heading: the label of an answer that was left blank, or any other one; node: the name of an inner node. *list: what goes on in the
 * heading's list, if it does. */
RowBelow row_below(Submissions *s, const TreeIndex *index, const char *heading, const char *node,
                   const char *text, const char **list);

/* ---- ordinals.c ------------------------------------------------------------------------------- */

/* A line in which "the second child of C" and "C's second child" have become the names of these children. */
const char *line_with_ordinals(Submissions *s, const TreeIndex *index, const char *line);

/* ---- list_lines.c ----------------------------------------------------------------------------- */

/* Are all words of a text nodes, so that it may be a part of a list: the next line of it, or what is in brackets in "2 (4 6)"? */
bool text_lists_nodes(Submissions *s, const TreeIndex *index, const char *text);
/* "C->4, C->6": is a line a list of edges? */
bool line_lists_edges(Submissions *s, const TreeIndex *index, const char *line);
/* May an answer go on in the next line? */
bool entry_is_list(const Entry *entry);
/* "C 2 D 14": more than one node and its child or value, without a comma. */
bool line_has_several_pairs(const char *line);
/* A list and what goes on with it, parted by what parts its nodes. */
const char *list_text_joined(Submissions *s, const TreeIndex *index, const char *list,
                             const char *more);

/* "order: 3 12 8": leaves in order, and no word for an order of children. */
bool orders_leaves(const char *text);
/* "F: 11 12 7" below the label of a list of leaves: an inner node, and more than one of the leaves below it; or, where such a list has
 * begun, at least one. */
bool line_groups_leaves(Submissions *s, const TreeIndex *index, const char *label, const char *text,
                        bool begun);

/* ---- capitals.c ------------------------------------------------------------------------------- */

/* A line in which names of one letter that are connectives, too, have their own capitals, as the "e" of "cutoffs: i e l" gets those of the
 * node E: if no other name of the line is in its own capitals, and it stands where an element of a list may. */
const char *line_in_own_capitals(Submissions *s, const TreeIndex *index, const char *line);

/* ---- covers.c --------------------------------------------------------------------------------- */

/* Which leaves does a list of what is pruned cover: the same as another one, only some of them, all of them and more, or neither? */
typedef enum CoverOrder { COVERS_ALIKE, COVERS_LESS, COVERS_MORE, COVERS_OTHER } CoverOrder;

/* Compare two lists; one that could not be read whole is like no other. If memory runs out, the arena of *s knows. */
CoverOrder covers_compare(Submissions *s, const TreeIndex *index, const Answer *a, const Answer *b);

/* ---- words.c --------------------------------------------------------------------------------- */

/* As typed_at, but the name of a node that begins the text and is as long comes before a word. index: NULL if the tree is not
 * known yet. */
size_t word_at(const TreeIndex *index, TypedKind kind, const char *text, int *meaning);
/* "the subtree T": the text behind a word for a part of the tree, which may be pruned; NULL: it does not begin with one. */
const char *past_part(const TreeIndex *index, const char *text);
/* Is the whole text this word, or a dash that means it, and not a node of that name? */
bool word_means(const TreeIndex *index, TypedKind kind, const char *text);

/* ---- form.c, normal.c, numbering.c, remarks.c ----------------------------------------------- */

/* How a piece of a line names what it answers: "label: X"; "X = 3", "X <= 3"; "value 3"; "X alpha shallow 2 <= 3"; "X 3",
 * "X [3, inf]", "X PV"; "4 and 6 are pruned"; "visited (5 leaves): X"; or not at all. */
typedef enum PieceForm {
    FORM_NONE,
    FORM_LABEL,
    FORM_EQUATION,
    FORM_KNOWN,
    FORM_CUTOFF,
    FORM_ROW,
    FORM_AFTER,
    FORM_KIND_COUNTS,
    FORM_COUNTED
} PieceForm;

typedef struct Piece {
    PieceForm form;
    size_t label,
        answer; /* where the label ends, and where the answer begins; the other way round if the label comes after */
} Piece;

/* The length of a text without the blanks at its end. */
size_t trimmed_length(const char *text, size_t length);
/* The length of what is in quotes or brackets at the beginning of a text, of which at most `length` bytes count; 0: nothing is. */
size_t group_length(const char *text, size_t length);
/* No label with a meaning is longer. */
enum { LABEL_LONGEST = 100 };

/* How long the first word of a text is. */
size_t word_length(const char *text, size_t length);
/* Where the next word begins, after the one at `at`; at least the length, if it is the last word. */
size_t next_word(const char *text, size_t length, size_t at);

/* form_labels.c: two rows of forms.def. */
bool parse_question(const TreeIndex *index, const char *text, size_t length, Piece *piece);
bool parse_counted(const TreeIndex *index, const char *text, size_t length, Piece *piece);
/* What a colon, "namely" or another sign between a label and its answer parts from the list behind it: its length, or 0. */
size_t label_before_list(const char *text, size_t length, size_t *answer);
/* form_cutoffs.c: two more. */
bool parse_cutoff_at(const TreeIndex *index, const char *text, size_t length, Piece *piece);
bool parse_cutoff(const TreeIndex *index, const char *text, size_t length, Piece *piece);

/* The first `length` bytes of a text as a piece: the row of forms.def that they fit, or -1. index: NULL if the tree is not known
 * yet. */
int piece_form(const TreeIndex *index, const char *text, size_t length, Piece *piece);
/* The same; false: they have no form. */
bool piece_parse(const TreeIndex *index, const char *text, size_t length, Piece *piece);
/* Where a piece ends and another one begins on the same line: behind *parting bytes. A comma or a semicolon ends a piece if what
 * follows is a whole answer, too; "and" or a blank, if the name of a node and a sign follow. */
size_t piece_end(const TreeIndex *index, const char *text, const Piece *first, size_t *parting);
/* The bytes of the line that begins a text of `left` bytes, and of what ends it: a line feed, a carriage return or both, a vertical
 * tab, a form feed, or Unicode's separators of lines and paragraphs. */
size_t line_length(const char *text, size_t left);
size_t line_end_at(const char *text, size_t left);
/* "# of leaves: 7": a number sign, and no comment? */
bool begins_number_sign(const char *text, size_t length);
/* A line in plain characters, without its comment and its full stop. */
const char *line_plain(Submissions *s, const char *line, size_t length);
/* The line without bullets and the numbers of questions; *number: the last of these that is in digits, or 0. */
const char *line_past_number(const TreeIndex *index, const char *text, int *number);
/* "8", "Q8", "question 8": the number of a question, of two digits at most, that is a whole label; or 0. */
int number_of_question(const char *label);
/* The same without the number of a question that only an answer without a label can follow: "1 - 12", "a) 12". */
const char *line_past_bare_number(const TreeIndex *index, const char *text, int *number);
/* "it is 8", behind the number of a question: the text without what says that the answer follows. */
const char *line_past_answer_word(const TreeIndex *index, const char *text);
/* "5 (5, 6, 7)" behind a number: is what looks like a row an answer without a label, because the label would be a leaf, about which nothing
 * is asked? */
bool numbered_line_is_bare(const TreeIndex *index, const char *text);
/* Does it belong to the head of a page: a date, a course, a number? */
bool line_is_header(const char *line, const Piece *piece);
/* "----", "====", "|---|---|": a line that only parts others, or begins a signature: "--". */
bool line_is_rule(const char *line);
/* "so far", "if", "without pruning": does it say something of another time, search or case? */
bool is_limited(const TreeIndex *index, const char *text);
/* The same of a remark, in which more words do. */
bool remark_limits(const TreeIndex *index, const char *remark);
/* "pruned: 4, 6, ...": does a line say that there is more of it? */
bool is_unfinished(const TreeIndex *index, const char *line);
/* "I get 6", "I have 5": a person, and not the node I? */
bool begins_with_person(const char *text);
/* Does it leave its answer open: "or", "maybe", a question mark? */
bool is_hedged(const TreeIndex *index, const char *text);
/* Does it take back what stands before it: "but not 6"? */
bool is_taken_back(const TreeIndex *index, const char *text);
/* An answer without the remark in parentheses at its end, unless that may be an answer, too: in the remark on a number, any other
 * number may be. The same for an element of a list, where the tree decides about numbers. */
const char *without_remark(Reader *r, const char *text);
const char *without_remark_on_node(Reader *r, const char *text);
/* The next number of a remark, which moves past it: not within a word, as in "2nd" or "B2", nor in an inequality, as in "2 <= 3". */
bool aside_number_take(const char **text, double *number);

/* ---- label_words.c ----------------------------------------------------------------------------- */

/* The fact that words for leaves name, "leaves examined in total", in small letters and without articles; -1: none. */
int label_fact_in_words(const char *key);

/* Is one of its words "leaves"? */
bool label_names_leaves(const char *label);

/* ---- labels.c -------------------------------------------------------------------------------- */

/* The fact that a label names, and (or NULL) the reading that it states, or UNSTATED. -1: none. */
int label_fact(const char *label, size_t length, int *reading);
/* Does it name an answer or a claim, and no node of the tree? index: NULL if the tree is not known yet. */
bool label_is_known(const TreeIndex *index, const char *label, size_t length);
/* Is it the word, ignoring capitals, '_', '-', commas and "the"? */
bool label_is(const char *label, size_t length, const char *word);
/* Which of these words it is in the same way; -1: none. */
int label_among(const char *label, size_t length, const char *const *words, size_t count);
/* "window C", "value of C", "alpha(C)", and, if the tree is known, "C's value": the fact, and where the node begins. -1: none. */
int label_of_node(const TreeIndex *index, const char *label, size_t *node, size_t *length);
/* How much of a label is "at" before its node: "at C". */
size_t label_past_of(const char *label);
/* Does it name an answer, a claim, the student, a node, or a fact about a node? index: NULL if the tree is not known yet. */
bool label_has_meaning(const TreeIndex *index, const char *label, size_t length);
/* The label that is most similar to a word, or NULL. */
const char *label_nearest(const char *word);

/* ---- claims.c -------------------------------------------------------------------------------- */

/* The claim with this name, or -1. */
int claim_named(const char *label, size_t length);
const char *claim_name(Claim claim);
/* If a word names both a claim and an answer, it is a claim only if its value can be: "root: min", but not "root: 3". fact: of the
 * answer, or -1. */
bool claim_is_meant(Claim claim, int fact, const char *text);
/* Apply a claim; false, and an error without a place, if its text cannot be parsed. */
bool claim_apply(Claim claim, const char *text, Stated *stated, PlycutError *error);
/* The claims of a submission as text, from this one on: "cut=strict, fail=hard". */
const char *claims_text(Submissions *s, const Submission *one, Claim first);

/* ---- task.c ---------------------------------------------------------------------------------- */

/* May a student's claim change the search? */
bool task_lets_choose(const PlycutTask *task, Claim claim);

/* ---- pieces.c -------------------------------------------------------------------------------- */

/* What separates the pieces of a list: commas, semicolons, "and"; the signs / + > too, the first two between blanks; arrows too;
 * blanks too; or dashes between blanks and nothing else. Text in quotes or brackets stays together, and so does "3 of B". */
typedef enum Between { COMMAS, SIGNS, ARROWS, BLANKS, DASHES } Between;

/* Is there more than one piece? Text in quotes stays together. */
bool has_several(const TreeIndex *index, const char *text, Between between);
/* The next piece; *text moves past it. NULL: there is none. A name of the tree that has a comma or a blank stays together. */
const char *piece_take(Submissions *s, const TreeIndex *index, const char **text, Between between);

/* ---- items.c --------------------------------------------------------------------------------- */

/* A list that comes in pieces, on several lines. */
typedef struct Gathered {
    size_t at; /* its item, counted from 1; 0 before the first */
    size_t room;
    bool none; /* the answer says "none" */
    /* of cutoffs: is it a list of all of them, and if not, which kinds does it list completely (cutoff_kinds)? */
    bool whole;
    unsigned kinds;
    const char *unclear; /* why a sentence about another one could not be parsed, or NULL */
    bool
        sentence; /* the entry being read is a sentence: if it is not about a node, the list stays as it is */
} Gathered;

/* The entries of a submission being turned into items. */
struct Reader {
    Submissions *s;
    const TreeIndex *index;
    Items *items;
    PlycutFactSet fixed; /* facts that are read as their question asks, whatever the answer says */
    PlycutFactSet
        asked; /* the questions, in order; 0: numbers without labels do not say which of them they mean */
    bool listed;        /* lines without labels are not one list, with a leaf on each line */
    bool ranged;        /* the questions are about ranges, and not about windows */
    bool steps;         /* a sentence tells of a step of the search */
    bool scouts;        /* the search tests with "5+"; in others that is a bound of a value */
    Spot spot;          /* of the entry being read */
    const char *unread; /* why it cannot be parsed */
    Gathered cutoffs, updates;
};

/* Refuse to parse: r->unread says why. Returns false. */
bool reader_refuse(Reader *r, const char *format, ...) PLYCUT_PRINTF(2, 3);
/* The only node that a word can mean; `near` as for lookup. */
bool node_read(Reader *r, const char *word, uint32_t near, uint32_t *node);
/* "windows.C": the name of an item, which is not shortened, since it distinguishes items. node: NULL if it is about the whole
 * search. */
const char *name_of_item(const Reader *r, const char *before, const char *node);
/* An item for this fact, about a node (or PLYCUT_NO_NODE); not yet added to the items. */
Item item_about(const Reader *r, PlycutFact fact, uint32_t node);
/* Add an item; if an answer is given twice, both become one item that counts as not parsed. False: an error. */
bool item_add(Reader *r, Item *item);
/* The item of this name, or NULL. */
Item *item_named(const Reader *r, const char *name);
/* Is there an answer to the item already? */
bool item_is_there(const Reader *r, const Item *item);
/* Add an item that could not be parsed, for the reason r->unread. False: an error. */
bool item_add_unread(Reader *r, Item item);
/* Read an entry whose fact and node are known; false: an error. */
bool fact_read(Reader *r, const Entry *entry);
/* Read the answer of such an entry into an item about its node; false: it is not understood (r->unread). */
bool answer_take(Reader *r, const Entry *entry, Item *item);
/* An example of how an answer to the fact is written. */
const char *fact_example(PlycutFact fact);

/* Read the entries of a submission that are answers in any case, and then the others. False: an error. */
bool entries_read(Reader *r, const Submission *one);

/* ---- list_counts.c ---------------------------------------------------------------------------- */

/* "5 (5, 6, 7, 3, 1)": a number without the list of as many nodes behind it. */
const char *without_counted_list(Reader *r, const char *text);
/* "5, 6, 7, 3, 1 (5 leaves)": a list without the number of its nodes behind it, *number; the text itself: there is none. */
const char *list_without_count(Reader *r, const char *text, double *number);

/* ---- numbered.c ------------------------------------------------------------------------------- */

/* Numbers without labels mean the questions, unless one of these lines answers another question than its own. */
void numbers_take(Reader *r, const Submission *one);
/* The fact that an entry without a label answers by its number; -1: none. */
int fact_by_number(Reader *r, const Entry *entry);

/* ---- node_lines.c ---------------------------------------------------------------------------- */

/* Read an entry that is LABELLED; false: an error. */
bool labelled_read(Reader *r, const Entry *entry);

/* ---- values.c: false: not understood --------------------------------------------------------- */

/* " of 9", behind the number of some: how long it is; 0: it is not there. */
size_t number_of_all_at(const char *text, double *all);
bool answer_number(Reader *r, const Entry *entry, Item *item);
bool answer_value(Reader *r, const Entry *entry, Item *item);
bool answer_window(Reader *r, const Entry *entry, Item *item);
bool answer_word(Reader *r, const Entry *entry, Item *item);
/* "3 < x <= 7 or x = 9" (inequality.c) */
bool answer_inequality(Reader *r, const Entry *entry, Item *item);
bool refuse_answer(Reader *r, const Entry *entry);
/* ---- lists.c --------------------------------------------------------------------------------- */

/* A list that is being read. */
typedef struct List {
    const Shape *shape;
    Ref *refs;
    size_t count, room;
    bool by_value, by_path;
    bool label_of_tree; /* the label asks for the tree that is left */
    /* why a word of the list cannot be parsed; the other words are still read */
    const char *unread;
} List;

/* Is it this word, and not a node of that name? */
bool answer_is(const Reader *r, TypedKind kind, const char *text);
/* A copy of a text without the pair of brackets around the whole of it. */
const char *without_brackets(Submissions *s, const char *text);
/* The same without quotation marks, the stars of bold text, and a comma behind it. */
const char *unwrapped(Submissions *s, const char *text);
/* The text of a list without the brackets around it. NULL: its commas may be decimal points (r->unread). */
const char *list_plain(Reader *r, const char *text);
/* Is there a comma between two digits? */
bool has_decimal_comma(const char *text);
/* The word for the only node of an answer, without brackets and remarks. */
const char *node_word(Reader *r, const char *text);
/* An element of a list without what is said of it in parentheses: without a remark, or, if it is a leaf, its value. */
const char *without_aside(Reader *r, const char *word);
const char *without_own_value(Reader *r, const char *word);
/* Does a remark behind a list limit it: "3 12 8 2 (minimax)"? */
bool has_limiting_remark(Reader *r, const char *text);
/* Read the nodes of an entry into the item's answer. False: they cannot be parsed. */
bool list_read(Reader *r, const Entry *entry, Item *item);

/* Add a node. False: no memory. */
bool list_add_node(Reader *r, List *list, uint32_t node);

/* ---- list_texts.c: the text of a list, without --------------------------------------------------- */

/* "B (3)" in a line of play: the nodes one after the other. */
const char *list_without_parentheses(Reader *r, const char *text);
/* "go to B" */
const char *list_past_go(const Reader *r, const char *text);
/* "(3, 12, 8), (2), (14, 5, 2)": the leaves of each node in brackets of their own. */
const char *list_without_groups(Reader *r, const char *text);
/* "3, 12, 8 in this order": the list without the words that say that it has an order. */
const char *list_without_order(Reader *r, const char *text);
/* "The leaves 6 and 8": the list behind the word for what it lists. */
const char *list_past_things(const Reader *r, const char *text);

/* ---- list_order.c ---------------------------------------------------------------------------- */

/* In a set whose nodes are in the order of the tree: the leaves of a value that lie between the node before it and the one behind it,
 * if it is listed there as often as there are such leaves. */
void list_resolve_by_order(const TreeIndex *index, List *list);

/* ---- below.c --------------------------------------------------------------------------------- */

/* "C: 4, 6", "C: (4, 6)": may the numbers be leaves of the node, and no window? */
bool may_list_children(const TreeIndex *index, uint32_t node, const char *text);
/* Add the children of a node that are written behind it, or a pair: *found. False: no memory. */
bool list_add_below(Reader *r, List *list, const char *text, bool *found);

/* ---- left_tree.c ----------------------------------------------------------------------------- */

/* Is the text a nested list, as a tree is? */
bool is_left_tree(const char *text);
/* Add what is pruned if the text is what is left of the tree: *found. False: no memory. */
bool list_add_left_tree(Reader *r, List *list, const char *text, bool *found);

/* ---- lists.c: in pieces ---------------------------------------------------------------------- */

/* One more piece of a list, or "none"; both together count as two answers. Returns the list's item; NULL: an error. */
Item *show_piece(Reader *r, Gathered *list, PlycutFact fact, bool none, const char *piece);
/* A piece cannot be parsed, for the reason r->unread; so neither can the list. */
void spoil(Reader *r, Item *list);

/* ---- cutoffs.c, updates.c -------------------------------------------------------------------- */

/* Read cutoffs and updates; all entries about them make one item. False: an error. */
bool cutoffs_read(Reader *r, const Entry *entry);
/* Add a cutoff at the node of this name, with its parts. False: an error. */
bool cutoff_add(Reader *r, const char *name, const char *parts);
/* The list of cutoffs now claims to have these kinds, or all of them. */
void cutoffs_claim(Reader *r, bool whole, unsigned kinds);
/* ---- cutoff_parts.c -------------------------------------------------------------------------- */

/* Read the parts of a cutoff. False: not understood. */
bool cutoff_parts_read(Reader *r, const char *text, Cutoff *cutoff);
/* Can two answers about one cutoff be joined, as "alpha" and "shallow"? Not if they contradict each other. */
bool cutoff_parts_agree(const Cutoff *a, const Cutoff *b);
void cutoff_parts_join(Cutoff *to, const Cutoff *more);
/* Does it have all parts? Then it is a row of the list that an exercise asks for. */
bool cutoff_parts_are_all(const Cutoff *cutoff);

/* ---- cutoff_kinds.c -------------------------------------------------------------------------- */

/* "alpha cutoffs: C, D", "deep: L": *found: the label says of which side or kind the cutoffs are. False: an error. */
bool cutoffs_of_label(Reader *r, const Entry *entry, bool *found);
/* "alpha cutoffs at C and D", "C and D are alpha cutoffs": *found: the text is such a sentence. False: an error. */
bool cutoffs_in_sentence(Reader *r, const char *text, bool *found);
/* cutoff_tuples.c: "(C, alpha, shallow, A), (D, alpha, deep, A)", in the same way. */
bool cutoffs_in_tuples(Reader *r, const char *text, bool *found);

/* ---- cutoffs.c, updates.c: more of them ------------------------------------------------------ */

/* "cut: 4, 6": are they leaves alone, at which nothing is cut off? */
bool cutoffs_list_leaves(Reader *r, const Entry *entry);
/* Read the parts of a cutoff at one node, or that there is none (`never`). False: not understood. */
bool cutoff_take(Reader *r, const char *text, Answer *answer);
bool updates_read(Reader *r, const Entry *entry);
/* Is the next part of a text that of a cutoff: a side, a kind, a test, or an owner? */
bool cutoff_goes_on(const char *text);
/* "E alpha = 4" is "E: alpha = 4". */
void side_move(Submissions *s, const char **label, const char **text);
/* Split "A: alpha = 3" or "alpha A: 3" into the node and "alpha = 3". False: it has another form. */
bool update_split(Submissions *s, const TreeIndex *index, const char *label, const char *text,
                  Entry *entry);
