/* Texts that are calls of constructors: which words are constructors, the statements, the root. */
#include "notation/call.h"
#include "base/letter.h"
#include "notation/definition.h"
#include "notation/names.h"

#include <stdlib.h>
#include <string.h>

/* ---- Constructors ---------------------------------------------------------------------------- */

bool is_constructor(const char *name, size_t length)
{
    static const char *const ENDS[] = {"Node", "Tree", "Leaf", "State", "Terminal", "Vertex"};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        const size_t end = strlen(ENDS[i]);
        if (length >= end && spells(name + length - end, end, ENDS[i]))
            return true;
    }
    return false;
}

size_t call_at(const Tokens *tokens, size_t index)
{
    const Token *items = tokens->items;
    if (token_spells(&items[index], "new"))
        index++;
    return items[index].kind == TOKEN_WORD && is_list_open(&items[index + 1]) &&
                   items[index + 1].bracket != '[' && items[index + 1].glued &&
                   is_constructor(items[index].at, items[index].length)
               ? index + 1
               : 0;
}

/* What a statement assigns, and to whom: "const root = ...", "a: Node = ...". Without an equals sign there is no name. */
typedef struct Assigned {
    size_t at;         /* of what is behind the equals sign, or of the statement */
    const Token *name; /* or NULL */
} Assigned;

static Assigned assigned_at(const Tokens *tokens, size_t index)
{
    const size_t equals = assignment_sign(tokens, index);
    if (equals == 0)
        return (Assigned){index, NULL};
    size_t name = index;
    while (tokens->items[name + 1].kind == TOKEN_WORD)
        name++; /* the last word in front of the type or the sign */
    return (Assigned){equals + 1, &tokens->items[name]};
}

/* ---- Evidence -------------------------------------------------------------------------------- */

/* Is there in a call what a short form has not: a list in square brackets, a keyword and its list, another call? */
static bool is_call_of_nodes(const Tokens *tokens, size_t open)
{
    const Token *items = tokens->items;
    for (size_t i = open + 1; i < items[open].other; i++)
        if ((is_list_open(&items[i]) && items[i].bracket != '(') || call_at(tokens, i) != 0 ||
            (items[i].kind == TOKEN_EQUALS && is_list_open(&items[i + 1])))
            return true;
    return false;
}

bool calls_fits(const Tokens *tokens)
{
    bool found = false;
    size_t i = 0;
    while (tokens->items[i].kind != TOKEN_END) {
        const size_t open = call_at(tokens, assigned_at(tokens, i).at);
        if (open == 0)
            return false;
        found |= is_call_of_nodes(tokens, open);
        for (i = token_behind(tokens, open); token_separates(&tokens->items[i]);)
            i++;
    }
    return found;
}

/* ---- The text -------------------------------------------------------------------------------- */

/* Each statement: a call, perhaps with a name. */
static bool statements_find(Calls *c)
{
    const Tokens *tokens = c->draft->tokens;
    for (size_t i = 0; call_token(c, i)->kind != TOKEN_END;) {
        const Assigned assigned = assigned_at(tokens, i);
        const size_t open = call_at(tokens, assigned.at);
        if (open == 0)
            return call_fails(c, assigned.at,
                              "expected the call of a constructor, such as Node(\"A\", [3, 5])");
        const Token *name = assigned.name != NULL ? assigned.name : call_token(c, open);
        c->variables[c->count++] =
            (Variable){.name = {name->at, assigned.name != NULL ? name->length : 0}, .open = open};
        for (i = token_behind(tokens, open); token_separates(call_token(c, i));)
            i++;
    }
    return c->count > 0 || call_fails(c, 0, "expected the call of a constructor");
}

static bool variables_sort(Calls *c)
{
    qsort(c->variables, c->count, sizeof *c->variables, variable_order);
    for (size_t i = 1; i < c->count; i++)
        if (c->variables[i].name.length > 0 &&
            variable_order(&c->variables[i - 1], &c->variables[i]) == 0)
            return call_fails(c, c->variables[i].open, "a second node of this name");
    const Tokens *tokens = c->draft->tokens;
    for (size_t i = 0; call_token(c, i)->kind != TOKEN_END; i++) {
        Variable *named = variable_at(c, i);
        if (named != NULL && assignment_sign(tokens, i) == 0)
            named->named = true;
    }
    return true;
}

/* The last call that no other one names. */
static Variable *call_of_root(const Calls *c)
{
    Variable *root = &c->variables[0];
    for (size_t i = 1; i < c->count; i++) {
        Variable *v = &c->variables[i];
        if (!v->named && (root->named || v->open > root->open))
            root = v;
    }
    return root;
}

static bool all_used(const Calls *c)
{
    for (size_t i = 0; i < c->count; i++)
        if (!c->variables[i].used)
            return call_fails(c, c->variables[i].open,
                              "this node is no child of another one, nor the root");
    return true;
}

static bool calls_draft(Calls *c, PlycutText *note)
{
    PlycutOut out;
    if (!statements_find(c) || !variables_sort(c))
        return false;
    Variable *root = call_of_root(c);
    const uint32_t node = draft_add(c->draft, DRAFT_NONE, call_token(c, root->open)->at);
    root->used = true;
    if (node == DRAFT_NONE || !call_read(c, node, root->open) || !all_used(c))
        return false;
    players_from_names(c->draft);
    plycut_out_init(&out, plycut_text_write, note);
    if (c->others.length > 0)
        plycut_out_format(&out, "arguments passed over: %s", c->others.bytes);
    return published_say(&c->published, c->draft, c->others.length > 0, &out) &&
           plycut_out_end(&out, "the note", c->draft->tokens->error);
}

bool calls_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    *draft = (Draft){.tokens = tokens};
    Calls c = {.draft = draft, .variables = calloc(tokens->count + 1, sizeof(Variable))};
    const bool read =
        (c.variables != NULL || plycut_no_memory(tokens->error)) && calls_draft(&c, note);
    free(c.variables);
    free(c.published.items);
    plycut_text_free(&c.others);
    return read;
}
