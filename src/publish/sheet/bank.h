/* bank.h - a tree of a question bank: what every format of banks needs. */
#pragma once

#include <plycut/sheet.h>

#include "base/arena.h"
#include "facts/facts.h"

/* A tree being written. */
typedef struct Bank {
    const PlycutBankTree *tree;
    const PlycutTrace *trace;
    Facts facts;
    const uint32_t *asked; /* the inner nodes that questions ask about, the first of them: rank by
                              rank from left to right, so that their order gives nothing away */
    size_t asked_count;
    Arena *arena;
    PlycutOut *out;
} Bank;

/* Read the facts off the search, and let `write` write the tree. False: no memory, or what `write` returns. */
typedef bool BankWrite(const Bank *bank, void *self, PlycutError *error);
bool bank_write(const PlycutBankTree *tree, BankWrite *write, void *self, PlycutOut *out,
                PlycutError *error);

/* A BANK row of facts.def. */
typedef struct BankQuestion {
    const char *type, *title, *of_node, *prompt;
} BankQuestion;

/* The question about a fact; NULL: it is not asked, or banks do not ask for it, or not about this search. */
const BankQuestion *bank_question(const Bank *bank, PlycutFact fact);

/* Points for each answer about a fact. */
double bank_points(const Bank *bank, PlycutFact fact);

/* Answers to choose from, which are the arena's, in an order that gives nothing away. */
typedef struct Choice {
    const char *text;
    bool right;
} Choice;

typedef struct Choices {
    Choice *items;
    size_t count;
} Choices;

/* The choices for a best move, pruned leaves (of which several may be right, some of many), a cutoff or a type; the last
 * but one or the last says that there is none. */
Choices bank_choices(const Bank *bank, PlycutFact fact, uint32_t node);

/* Texts, which are the arena's. */

/* What is asked about a fact of the whole search or of several nodes; what is asked about a node alone. */
const char *bank_prompt(const Bank *bank, PlycutFact fact);
const char *bank_prompt_of(const Bank *bank, PlycutFact fact, uint32_t node);
/* A number, or what the search answers, as people type it. */
const char *bank_number(const Bank *bank, double number);
const char *bank_answer(const Bank *bank, PlycutFact fact, uint32_t node);
/* What to search, and the marks of the tree. */
const char *bank_search(const Bank *bank);
const char *bank_marks(const Bank *bank);

/* The name of a node that no other node has: a path if the game is generated. */
const char *bank_node(const PlycutTrace *trace, uint32_t node);

/* The picture's alternative text, to be escaped by the format: the title, and the tree in the short form. */
const char *bank_alternative(const Bank *bank);
