/* Records as the lines of a table. */
#include "notation/names.h"
#include "notation/record.h"

/* One cell: what is between two separators of a line. */
typedef struct Cell {
    Slice says; /* at NULL: it is empty */
    size_t behind;
    bool last; /* of its line */
} Cell;

/* "-", where a table has nothing to say. */
static bool word_is_dash(const Token *token)
{
    return token->kind == TOKEN_WORD && word_is_bullet(token->at, token->at + token->length);
}

static Cell cell_at(const Tokens *tokens, size_t index)
{
    size_t end = index;
    while (tokens->items[end].kind != TOKEN_END && !token_separates(&tokens->items[end]) &&
           !(tokens->items[end].begins && end > index))
        end++;
    Cell cell = {.behind = end, .last = !token_separates(&tokens->items[end])};
    const Token *first = &tokens->items[index],
                *last = &tokens->items[end > index ? end - 1 : index];
    if (end == index + 1 && token_is_atom(first))
        cell.says = token_says(tokens, first);
    else if (end > index)
        cell.says = (Slice){first->at, (size_t)(last->at + last->length - first->at)};
    if (cell.says.length == 0 ||
        (end == index + 1 && (token_is_nothing(first) || word_is_dash(first))))
        cell.says.at = NULL;
    cell.behind += !cell.last;
    cell.last |= tokens->items[cell.behind].begins || tokens->items[cell.behind].kind == TOKEN_END;
    return cell;
}

enum { COLUMNS_MOST = 20 };

/* Is nothing there but words, quoted texts and separators? */
static bool are_names(const Tokens *tokens, size_t from, size_t end)
{
    for (size_t i = from; i < end; i++)
        if (!token_is_atom(&tokens->items[i]) && !token_separates(&tokens->items[i]))
            return false;
    return true;
}

/* The columns that the first line names: how many, or 0: it is no such line. */
static size_t columns_read(const Tokens *tokens, Slice columns[COLUMNS_MOST], size_t *behind)
{
    bool above = false, below = false;
    size_t count = 0;
    Cell cell = {.behind = 0};
    do {
        const size_t begin = cell.behind;
        cell = cell_at(tokens, begin);
        if (cell.says.at == NULL || count == COLUMNS_MOST || !are_names(tokens, begin, cell.behind))
            return 0;
        const Field field = field_of(cell.says);
        above |= field == FIELD_PARENT || field == FIELD_SOURCE;
        below |= field == FIELD_ID || field == FIELD_NAME || field == FIELD_TARGET;
        columns[count++] = cell.says;
    } while (!cell.last);
    *behind = cell.behind;
    return above && below ? count : 0;
}

bool table_read(Records *r)
{
    const Tokens *tokens = r->graph.tokens;
    Slice columns[COLUMNS_MOST];
    size_t at = 0;
    const size_t count = columns_read(tokens, columns, &at);
    while (tokens->items[at].kind != TOKEN_END) {
        Record record = {.at = tokens->items[at].at};
        Cell cell = {.behind = at};
        size_t column = 0;
        do {
            cell = cell_at(tokens, cell.behind);
            if (column == count)
                return record_fails(r, record.at, "more cells than the first line has");
            if (cell.says.at != NULL && !record_set(r, &record, columns[column], cell.says))
                return false;
            column++;
        } while (!cell.last);
        at = cell.behind;
        if (!record_use(r, &record))
            return false;
    }
    return true;
}

bool begins_with_columns(const Tokens *tokens)
{
    Slice columns[COLUMNS_MOST];
    size_t behind;
    return tokens->items[0].kind != TOKEN_OPEN && columns_read(tokens, columns, &behind) > 1;
}
