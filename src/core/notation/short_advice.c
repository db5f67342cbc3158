/* What to write instead, where a list of the short form has several readings. */
#include "notation/short_piece.h"

#include <string.h>

bool holds_one_list(const Draft *draft, size_t open)
{
    const Token *outer = token_at(draft, open), *inner = token_at(draft, open + 1);
    return inner->kind == TOKEN_OPEN && inner->bracket != outer->bracket &&
           inner->other + 1 == outer->other;
}

/* "run([[3, 12], [2, 4]], 3)": lists in a list in other brackets, with nothing but words and numbers beside it. */
bool holds_arguments(const Draft *draft, size_t open)
{
    const Token *outer = token_at(draft, open), *inner = token_at(draft, open + 1);
    if (inner->kind != TOKEN_OPEN || inner->bracket == outer->bracket ||
        inner[1].kind != TOKEN_OPEN || inner[1].bracket != inner->bracket)
        return false;
    for (size_t i = inner->other + (size_t)1; i < outer->other; i++)
        if (token_at(draft, i)->kind == TOKEN_OPEN)
            return false;
    return true;
}

bool arguments_fail_here(const Draft *draft, size_t from, size_t open)
{
    const Slice head = source_of(draft, from, open);
    const int name = (int)(head.length < 40 ? head.length : 40);
    return text_fails(
        draft->tokens, token_at(draft, open + 1)->at,
        "a list in other brackets beside other arguments: write only the list if %.*s "
        "is a function, or the same brackets everywhere if it is a node",
        name, head.at);
}

bool one_list_fails(const Draft *draft, size_t from, size_t open)
{
    enum { SHOWN = 40 };
    const Slice head = source_of(draft, from, open),
                list = source_of(draft, open + 1, token_at(draft, open)->other);
    const int name = (int)(head.length < SHOWN ? head.length : SHOWN),
              shown = (int)(list.length < SHOWN ? list.length - 2 : SHOWN);
    const char *more = list.length < SHOWN ? "" : "...";
    return text_fails(draft->tokens, token_at(draft, open + 1)->at,
                      "one list in other brackets: write %.*s(%.*s%s) if it holds the children, "
                      "(%.*s%s) if %.*s is a function, or %.*s((%.*s%s)) if it is the only child",
                      name, head.at, shown, list.at + 1, more, shown, list.at + 1, more, name,
                      head.at, name, head.at, shown, list.at + 1, more);
}

bool both_separators(const Draft *draft, Piece list, size_t comma, size_t semicolon)
{
    const Slice source = source_of(draft, list.from, list.end);
    char other[80];
    size_t length = source.length < sizeof other - 1 ? source.length : sizeof other - 1;
    memcpy(other, source.at, length);
    other[length] = '\0';
    if (strpbrk(other, "()[]{}") != NULL)
        return text_fails(draft->tokens, token_at(draft, semicolon)->at,
                          "';' in a list with commas: write commas only, since the nodes of one "
                          "list have one separator");
    for (char *c = other; *c != '\0'; c++)
        *c = *c == ';' ? ',' : *c == ',' ? '.' : *c;
    return text_fails(draft->tokens, token_at(draft, comma > semicolon ? comma : semicolon)->at,
                      "',' and ';' in one list: write (%s) if the commas are decimal points, or "
                      "only commas: the nodes of one list have one separator",
                      other);
}
