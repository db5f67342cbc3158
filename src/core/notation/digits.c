/* Commas of thousands touch the digits at both of their sides, while those that separate nodes have a blank behind them; commas of
 * decimals, too, while blanks separate nodes. Only a text with both styles is refused. */
#include "notation/digits.h"

#include <string.h>

/* Is it nothing but ASCII's digits, `most` or fewer? Behind a sign, if it may have one. */
static bool is_digits(const Token *token, size_t most, bool sign)
{
    size_t i = 0;
    if (token->kind != TOKEN_NUMBER)
        return false;
    i += sign && (*token->at == '-' || *token->at == '+');
    most += i;
    for (size_t k = i; k < token->length; k++)
        if (token->at[k] < '0' || token->at[k] > '9')
            return false;
    return token->length > i && token->length <= most;
}

/* Does a comma at this place touch the numbers at both of its sides? */
static bool comma_touches(const Tokens *tokens, size_t comma)
{
    const Token *token = &tokens->items[comma];
    return comma > 0 && token->kind == TOKEN_COMMA && token->glued && token[1].glued &&
           token[-1].kind == TOKEN_NUMBER && token[1].kind == TOKEN_NUMBER;
}

static bool is_thousands_comma(const Tokens *tokens, size_t comma)
{
    enum { GROUP = 3 };
    const Token *token = &tokens->items[comma];
    return comma_touches(tokens, comma) && is_digits(token - 1, GROUP, true) &&
           is_digits(token + 1, GROUP, false) && token[1].length == GROUP;
}

/* A comma with a blank behind it on its line, as in "3, 5". */
static bool is_loose_comma(const Token *token)
{
    return token->kind == TOKEN_COMMA && !token[1].glued && !token[1].begins &&
           token[1].kind != TOKEN_CLOSE && token[1].kind != TOKEN_END;
}

static bool has_loose_comma(const Tokens *tokens, size_t from, size_t end)
{
    for (size_t i = from; i < end; i = token_behind(tokens, i))
        if (is_loose_comma(&tokens->items[i]))
            return true;
    return false;
}

bool thousands_are_nowhere(const Tokens *tokens, size_t from, size_t end)
{
    size_t i = from;
    while (i < end && !is_thousands_comma(tokens, i))
        i = token_behind(tokens, i);
    if (i >= end || i == from || !has_loose_comma(tokens, from, end))
        return true;
    const Token *comma = &tokens->items[i], *one = comma - 1, *two = comma + 1;
    return text_fails(tokens, one->at,
                      "%.*s,%.*s may be one number or two: write %.*s%.*s, or put a blank behind "
                      "every comma",
                      (int)one->length, one->at, (int)two->length, two->at, (int)one->length,
                      one->at, (int)two->length, two->at);
}

/* Is the first comma of decimals here, "3,5" with a blank alone between it and another number of its line? All commas touch. */
static size_t decimals_comma(const Tokens *tokens, size_t from, size_t end)
{
    size_t comma = end;
    bool blanks = false;
    for (size_t i = from; i < end; i = token_behind(tokens, i)) {
        const Token *token = &tokens->items[i];
        if (token->kind == TOKEN_COMMA && !comma_touches(tokens, i))
            return end;
        comma = token->kind == TOKEN_COMMA && comma == end ? i : comma;
        blanks |= i > from && token->kind == TOKEN_NUMBER && token[-1].kind == TOKEN_NUMBER &&
                  !token->begins;
    }
    return blanks ? comma : end;
}

/* 1.000,5, as in languages with points between thousands. */
static bool points_fail(const Tokens *tokens, const Token *one, const Token *two)
{
    char whole[40];
    size_t used = 0;
    for (uint32_t i = 0; i < one->length && used + 1 < sizeof whole; i++)
        if (one->at[i] != '.')
            whole[used++] = one->at[i];
    whole[used] = '\0';
    return text_fails(tokens, one->at,
                      "a point and a comma between digits: write %s.%.*s if it is one number, or "
                      "%.*s, %.*s, with a comma between all leaves",
                      whole, (int)two->length, two->at, (int)one->length, one->at, (int)two->length,
                      two->at);
}

bool digits_are_clear(const Tokens *tokens, size_t from, size_t end)
{
    const size_t comma = decimals_comma(tokens, from, end);
    if (comma >= end)
        return thousands_are_nowhere(tokens, from, end);
    const Token *one = &tokens->items[comma - 1], *two = &tokens->items[comma + 1];
    if (memchr(one->at, '.', one->length) != NULL)
        return points_fail(tokens, one, two);
    return text_fails(
        tokens, one->at,
        "commas and blanks between numbers: write %.*s.%.*s if the commas are decimal points, "
        "or %.*s, %.*s, with a comma between all leaves",
        (int)one->length, one->at, (int)two->length, two->at, (int)one->length, one->at,
        (int)two->length, two->at);
}

bool lists_have_clear_digits(const Tokens *tokens)
{
    for (size_t i = 0; i < tokens->count; i++)
        if (tokens->items[i].kind == TOKEN_OPEN &&
            !digits_are_clear(tokens, i + 1, tokens->items[i].other))
            return false;
    return true;
}
