/* sentence.h - sentences written from templates, so that another language needs other templates only.
 *
 * A template is text with placeholders in braces, in any order, each as often as needed:
 * {value} is a term by its name;
 * {node:place} is a node in one of its forms: place "C (/1)", leaf "the leaf 3 of B", move "up, to C (/1)", player "MAX";
 * {Node} is the same at the beginning of a sentence: "The root";
 * {count:leaf|leaves} is the first word for one, the second for any other number;
 * {node:less|more} is the first word for a MAX node, the second for a MIN node: what values a player wants.
 *
 * A sentence may be turned: written from MIN's point of view (trace/viewpoint.h). Then values change their signs, "at
 * least" and "at most" change places, and so do the words that depend on a node's player. */
#pragma once

#include <plycut/trace.h>

/* In columns: longer lines of explanations and formulas are broken. */
#define EXPLANATION_WIDTH 100

/* A text of the catalogue. */
typedef enum TextId {
#define TEXT_ROW(id, text) id,
#include "words/texts.def"
    TEXTS_COUNT
} TextId;

/* A list of nodes, perhaps shortened: `total` counts all of them if it is larger. */
typedef struct NodeList {
    uint32_t nodes[PLYCUT_PLY_MAX + 2];
    size_t count, most;
    uint64_t total;
} NodeList;

typedef enum TermKind {
    TERM_NODE,
    TERM_NUMBER,
    TERM_VALUE,
    TERM_TEXT,
    TERM_LIST,
    TERM_PHRASE,
    TERM_TOLD
} TermKind;

/* Write a part of a sentence. */
typedef void Tell(const void *what, PlycutOut *out);

/* What a placeholder stands for. */
typedef struct Term {
    const char *name;
    TermKind kind;
    uint32_t node;
    const PlycutTraceEvent *cutoff; /* of a node that cuts off: how it does this time, or NULL */
    double number;
    bool grouped;     /* a number of five digits or more is in groups of three: "11 111" */
    PlycutBound type; /* of a value */
    const char *text; /* supplied by people (NULL: none), or a phrase's template */
    const NodeList *list;
    TextId each, joint;       /* how to write a node of the list, and what separates two of them */
    const struct Term *terms; /* of a phrase */
    Tell *tell;               /* this: */
    const void *what;
} Term;

/* clang-format off */
#define TERMS(...) (const Term[]){__VA_ARGS__, {.name = NULL}}
#define NO_TERMS   (&(const Term){.name = NULL})

#define NODE(term, id)            {.name = #term, .kind = TERM_NODE, .node = (id)}
/* The node of a cutoff: written as MAX if it stops at beta, as MIN if at alpha. */
#define CUT_NODE(term, event)      {.name = #term, .kind = TERM_NODE, .node = (event)->node, .cutoff = (event)}
/* A number that is not a value: a depth, a width. */
#define NUMBER(term, value)       {.name = #term, .kind = TERM_NUMBER, .number = (value)}
#define COUNT(term, value)        NUMBER(term, (double)(value))
/* In a picture, with thin spaces, if `groups`. */
#define GROUPED(term, value, groups) {.name = #term, .kind = TERM_NUMBER, .number = (double)(value), .grouped = (groups)}
#define VALUE(term, value, bound) {.name = #term, .kind = TERM_VALUE, .number = (value), .type = (bound)}
#define EXACT(term, value)        VALUE(term, value, PLYCUT_EXACT)
#define TEXT(term, from_people)   {.name = #term, .kind = TERM_TEXT, .text = (from_people)}
#define LIST(term, nodes, element, between) \
    {.name = #term, .kind = TERM_LIST, .list = (nodes), .each = (element), .joint = (between)}
/* Another template with its own terms, by its number or as its text; one without terms. */
#define TEMPLATE(term, template, ...) {.name = #term, .kind = TERM_PHRASE, .text = (template), .terms = TERMS(__VA_ARGS__)}
#define PHRASE(term, id, ...)         TEMPLATE(term, text_of(id), __VA_ARGS__)
#define WORD(term, id)                PHRASE(term, id, {.name = NULL})
/* What a function writes. */
#define TOLD(term, function, object)  {.name = #term, .kind = TERM_TOLD, .tell = (function), .what = (object)}
/* The term {crosses}: the sign by which a cutoff's value crosses its bound, ">=" or "<". */
#define CROSSES(trace, event) \
    PHRASE(crosses, plycut_trace_is_strict(trace, (event)->node) ? SENTENCE_CROSSES_STRICT : SENTENCE_CROSSES_EQUAL, CUT_NODE(node, event))
/* clang-format on */

const char *text_of(TextId id);

#define SENTENCE_NUMBER_SIZE (PLYCUT_NUMBER_SIZE + 8)
/* A value as sentences write it: "12"; "12+" and "12−" for the numbers next to it (trace/beside.h). trace may be NULL. */
const char *sentence_number(const PlycutTrace *trace, double number,
                            char text[SENTENCE_NUMBER_SIZE]);

/* Write a template with its terms; a Term without a name ends them. Every placeholder must have a term. */
void sentence_write(PlycutOut *out, const PlycutTrace *trace, const char *template,
                    const Term *terms);
/* Write a sentence of the tables that mentions no nodes. */
void sentence_say(PlycutOut *out, TextId id, const Term *terms);
/* Write a template, from MIN's point of view if `turned`. */
void sentence_write_seen(PlycutOut *out, const PlycutTrace *trace, bool turned,
                         const char *template, const Term *terms);
/* Add a sentence to a text. */
void sentence_add(PlycutText *text, const PlycutTrace *trace, TextId id, const Term *terms);

/* Write ", evaluation=discs, score=discs"; for a game whose leaves have given values, write nothing. */
void valued_tell(const void *valuation, PlycutOut *out);

/* Write the horizon of a search, if it has one: ", depth=3". */
void depth_tell(const void *options, PlycutOut *out);

/* Write which limits the leaves' values have, and the rules that a search may have beyond those of every search: ", values in
 * [0, 9], cut at the limits". */
typedef struct Rules {
    const PlycutSearchOptions *options;
    PlycutLimits limits;
} Rules;
void rules_tell(const void *rules, PlycutOut *out);

/* ---- sentence_node.c: what nodes are called ---------------------------------------------- */

typedef enum NodeForm {
    FORM_NAME,
    FORM_PLACE,
    FORM_LEAF,
    FORM_MOVE,
    FORM_PLAYER,
    NODE_FORMS
} NodeForm;

/* "place" ...; NODE_FORMS: there is no such form. */
NodeForm node_form(const char *word, size_t length);
void sentence_node(PlycutOut *out, const PlycutTrace *trace, uint32_t node, NodeForm form,
                   bool begins);
/* The move that leads to a node, if its name does not say it, or NULL. */
const char *node_label(const PlycutTrace *trace, uint32_t node);
/* Is it a leaf that is called by its value, "12 of B"? */
bool is_named_by_value(const PlycutTrace *trace, uint32_t node);

/* ---- Lists ------------------------------------------------------------------------------- */

/* Add a node, unless the list is full; total counts it in either case. */
void node_list_add(NodeList *list, uint32_t node);
