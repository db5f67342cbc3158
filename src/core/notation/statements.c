/* Statements of a program around a tree: const tree = ...; int[][] tree = {...}; import numpy as np. Those that leave the tree as it is
 * are blanked out; of one definition only the tree is left. Several definitions are for the readers of dictionaries and calls. */
#include "notation/by_name.h"
#include "notation/call.h"
#include "notation/edge_lines.h"
#include "notation/leaf_values.h"
#include "notation/wrapping.h"

#include <string.h>

/* A statement: its tokens, and the part that is a tree, if it defines one. */
typedef struct Statement {
    size_t from, end;
    size_t tree, tree_end; /* 0: it defines none */
} Statement;

static const Token *around_token(const Around *around, size_t index)
{
    return &around->tokens->items[index];
}

/* ---- What a statement is --------------------------------------------------------------------- */

/* It ends behind a semicolon, or before the next line, if it has its brackets together and something behind its '='. */
static size_t statement_end(const Tokens *tokens, size_t from)
{
    size_t i = from;
    while (tokens->items[i].kind != TOKEN_END && tokens->items[i].kind != TOKEN_SEMICOLON &&
           (i == from || !tokens->items[i].begins || tokens->items[i - 1].kind == TOKEN_EQUALS ||
            tokens->items[i].kind == TOKEN_OPEN))
        i = token_behind(tokens, i);
    return i + (tokens->items[i].kind == TOKEN_SEMICOLON);
}

/* Is a bracket part of a type or of a size: [], [2], list[list[int]]? */
static bool is_type_bracket(const Tokens *tokens, size_t open)
{
    for (size_t i = open + 1; i < tokens->items[open].other; i++)
        if (tokens->items[i].kind == TOKEN_QUOTED || tokens->items[i].kind == TOKEN_COLON ||
            tokens->items[i].kind == TOKEN_EQUALS ||
            (tokens->items[i].kind == TOKEN_NUMBER && tokens->items[open].other != open + 2))
            return false;
    return tokens->items[open].bracket == '[';
}

/* The sign of a definition: behind words, types and colons; 0: there is none. */
static size_t definition_sign(const Tokens *tokens, size_t from, size_t end)
{
    for (size_t i = from; i < end; i = token_behind(tokens, i)) {
        const Token *token = &tokens->items[i];
        if (token->kind == TOKEN_EQUALS)
            return i > from ? i : 0;
        const bool left = token->kind == TOKEN_WORD || (i > from && token->kind == TOKEN_COLON) ||
                          (i > from && token->kind == TOKEN_COMMA && token->glued) ||
                          (i > from && token->kind == TOKEN_OPEN && is_type_bracket(tokens, i));
        if (!left)
            return 0;
    }
    return 0;
}

/* Is it the type in front of a tree: new int[][], [][]int, std::vector<int>, vec!? A name in front of a bracket is none. */
static bool is_type(const Tokens *tokens, size_t from, size_t open)
{
    const Token *first = &tokens->items[from], *last = &tokens->items[open - 1];
    bool angle = false;
    for (size_t i = from; i < open; i = token_behind(tokens, i)) {
        angle |= memchr(tokens->items[i].at, '<', tokens->items[i].length) != NULL;
        if (tokens->items[i].kind != TOKEN_WORD && tokens->items[i].kind != TOKEN_COLON &&
            tokens->items[i].kind != TOKEN_COMMA &&
            (tokens->items[i].kind != TOKEN_OPEN || !is_type_bracket(tokens, i)))
            return false;
    }
    return open > from && tokens->items[open].bracket == '{' && *first->at != '\\' &&
           (angle || token_spells(first, "new") || first->kind == TOKEN_OPEN ||
            last->kind == TOKEN_CLOSE);
}

/* The bracket that ends at the end of the statement, or 0. */
static size_t last_bracket(const Tokens *tokens, size_t from, size_t end)
{
    while (end > from && token_separates(&tokens->items[end - 1]))
        end--;
    return end > from && tokens->items[end - 1].kind == TOKEN_CLOSE ? tokens->items[end - 1].other
                                                                    : 0;
}

/* return [[3, 12]], export default [[3, 12]]: the bracket behind these words, or 0. */
static size_t given_back(const Tokens *tokens, size_t from)
{
    const Token *first = &tokens->items[from];
    const bool exported = token_spells(first, "export") && token_spells(&first[1], "default");
    const Token *open = &first[1 + exported];
    return (exported || token_spells(first, "return")) && open->kind == TOKEN_OPEN && !open->glued
               ? from + 1 + exported
               : 0;
}

/* The tree that a statement defines: a bracket, perhaps with a name, a type or a function in front; a text in quotation marks. */
static void tree_find(const Tokens *tokens, Statement *s)
{
    const size_t sign = definition_sign(tokens, s->from, s->end),
                 given = given_back(tokens, s->from),
                 value = given != 0  ? given
                         : sign != 0 ? sign + 1
                                     : s->from;
    const size_t open = last_bracket(tokens, value, s->end);
    const Token *text = &tokens->items[value];
    if (sign != 0 && text->kind == TOKEN_QUOTED && memchr(text->at, '(', text->length) != NULL &&
        (value + 1 == s->end || token_separates(&text[1]))) {
        s->tree = value;
        s->tree_end = value + 1;
        return;
    }
    if (open == 0 || open < value || (value == s->from && !is_type(tokens, value, open)))
        return;
    const bool typed = is_type(tokens, value, open);
    for (size_t i = value; i < open && !typed; i++)
        if (tokens->items[i].kind != TOKEN_WORD)
            return;
    s->tree = typed ? open : value;
    s->tree_end = tokens->items[open].other + (size_t)1;
}

/* import, export, print(tree): nothing that changes the tree or says who begins. */
static bool leaves_the_tree(const Tokens *tokens, const Statement *s)
{
    static const char *const WORDS[] = {"import",  "from",   "export",         "using",
                                        "package", "return", "module.exports", "require"};
    static const char *const PRINTS[] = {"print", "console.log", "println", "System.out.println",
                                         "pprint"};
    const Token *first = &tokens->items[s->from];
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (token_spells(first, WORDS[i]))
            return definition_sign(tokens, s->from, s->end) == 0 ||
                   tokens->items[s->end - 1].kind != TOKEN_CLOSE;
    for (size_t i = 0; i < sizeof PRINTS / sizeof *PRINTS; i++)
        if (token_spells(first, PRINTS[i]))
            return first[1].kind == TOKEN_OPEN && token_is_atom(&first[2]) &&
                   first[1].other == s->from + 3 && s->end <= s->from + 5;
    return false;
}

/* ---- Taking ---------------------------------------------------------------------------------- */

/* What is found in a text. */
typedef struct Found {
    Statement definition; /* the first */
    size_t definitions, others, harmless;
    size_t other; /* the first statement of another kind */
} Found;

static Statement statement_at(const Tokens *tokens, size_t from)
{
    Statement s = {.from = from, .end = statement_end(tokens, from)};
    tree_find(tokens, &s);
    return s;
}

static Found statements_find_all(const Tokens *tokens)
{
    Found found = {0};
    for (size_t i = 0; tokens->items[i].kind != TOKEN_END;) {
        const Statement s = statement_at(tokens, i);
        const bool harmless = s.tree_end == 0 && leaves_the_tree(tokens, &s),
                   separator = s.end == i + 1 && token_separates(&tokens->items[i]);
        if (s.tree_end != 0 && found.definitions++ == 0)
            found.definition = s;
        found.harmless += harmless;
        if (s.tree_end == 0 && !harmless && !separator && found.others++ == 0)
            found.other = i;
        i = s.end;
    }
    return found;
}

static bool harmless_blank(Around *around)
{
    const Tokens *tokens = around->tokens;
    for (size_t i = 0; tokens->items[i].kind != TOKEN_END;) {
        const Statement s = statement_at(tokens, i);
        if (s.tree_end == 0 && leaves_the_tree(tokens, &s))
            around_blank(around, s.from, s.end);
        i = s.end;
    }
    return wrapping_say(around->says, "other statements are passed over", tokens->error);
}

/* Are the statements behind it values of leaves, or is it all a notation that has statements itself? */
static bool reads_statements(const Around *around, const Found *found)
{
    const Tokens *tokens = around->tokens;
    return leaf_values_stand(tokens, found->definition.end) || calls_fits(tokens) ||
           by_name_fits(tokens);
}

/* Some other statement: it may change the tree, or say who begins. */
static bool other_fails(const Around *around, size_t from)
{
    enum { SHOWN = 40 };
    const Tokens *tokens = around->tokens;
    const Token *first = around_token(around, from),
                *last = around_token(around, statement_end(tokens, from) - 1);
    const int length = (int)(last->at + last->length - first->at);
    return text_fails(tokens, first->at,
                      "beside the tree there is '%.*s%s', which may change it: leave it out",
                      length < SHOWN ? length : SHOWN, first->at, length < SHOWN ? "" : "...");
}

/* A tree in a text. */
static void quotes_blank(Around *around, size_t index)
{
    const Token *token = around_token(around, index);
    const size_t at = (size_t)(token->at - around->tokens->text);
    if (token->kind == TOKEN_QUOTED && (*token->at == '"' || *token->at == '\''))
        around->copy[at] = around->copy[at + token->length - 1] = ' ';
}

bool statements_blank(Around *around)
{
    const Found found = statements_find_all(around->tokens);
    const Statement *s = &found.definition;
    if (found.definitions == 0)
        return true;
    around_show(around, s->tree, s->tree_end);
    if (found.harmless > 0 && !harmless_blank(around))
        return false;
    if (found.definitions > 1 || (call_at(around->tokens, s->tree) != 0 && found.harmless == 0))
        return true;
    if (found.others > 0 && !reads_statements(around, &found))
        return other_fails(around, found.other);
    if (found.others > 0 && !leaf_values_stand(around->tokens, s->end))
        return true;
    around_blank(around, s->from, s->tree);
    quotes_blank(around, s->tree);
    if (found.others == 0)
        around_blank(around, s->tree_end, s->end);
    return true;
}
