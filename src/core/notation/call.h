/* call.h - one call of a constructor: its arguments, and the nodes that it makes. */
#pragma once

#include "notation/calls.h"
#include "notation/published.h"

/* A node that a statement gave a name to. */
typedef struct Variable {
    Slice name;
    size_t open; /* its call */
    bool named;  /* an argument names it */
    bool used;   /* it is a node of the tree */
} Variable;

/* A text that is being read. */
typedef struct Calls {
    Draft *draft;
    Variable *variables;
    size_t count; /* of variables, which are in the order of their names */
    PublishedValues published;
    PlycutText others; /* arguments that were passed over */
} Calls;

/* The bracket that opens the arguments of a call at this place, perhaps behind "new"; 0: none is called here. */
size_t call_at(const Tokens *tokens, size_t index);

static inline const Token *call_token(const Calls *c, size_t index)
{
    return &c->draft->tokens->items[index];
}

static inline bool is_list_open(const Token *token)
{
    return token->kind == TOKEN_OPEN;
}

/* Fail at a token. */
bool call_fails(const Calls *c, size_t index, const char *says);
/* The variable that a word names, or NULL. They are in the order of variable_order. */
Variable *variable_at(const Calls *c, size_t index);
int variable_order(const void *one, const void *other);

/* Make the node what the call with this bracket says, with all nodes below it. */
bool call_read(Calls *c, uint32_t node, size_t open);
