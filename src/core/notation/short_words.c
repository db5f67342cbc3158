/* Names, moves and probabilities of the short form. */
#include "notation/short_piece.h"
#include "notation/names.h"

#include <string.h>

enum { SAMPLE_SIZE = 80 }; /* of a name in quotation marks, in messages */

Slice source_of(const Draft *draft, size_t from, size_t end)
{
    const Token *first = token_at(draft, from), *last = token_at(draft, end - 1);
    return (Slice){first->at, (size_t)(last->at + last->length - first->at)};
}

/* ---- Names ----------------------------------------------------------------------------------- */

bool needs_quotes(const Draft *draft, size_t from, size_t end, const char *why)
{
    const Slice source = source_of(draft, from, end);
    char sample[SAMPLE_SIZE];
    name_quoted(source.at, source.length, sample, sizeof sample);
    return text_fails(draft->tokens, source.at, "%s: write %s", why, sample);
}

/* "R MIN": the player stands in front. */
static bool player_is_last(const Draft *draft, size_t from, size_t end)
{
    const Slice name = source_of(draft, from, end - 1), player = source_of(draft, end - 1, end);
    char sample[SAMPLE_SIZE];
    name_quoted(source_of(draft, from, end).at, source_of(draft, from, end).length, sample,
                sizeof sample);
    return text_fails(draft->tokens, player.at,
                      "a player stands in front of the name: write %.*s %.*s, or, if it is a name "
                      "or a move, %s",
                      (int)player.length, player.at,
                      (int)(name.length < SAMPLE_SIZE ? name.length : SAMPLE_SIZE), name.at,
                      sample);
}

static const char *why_not_plain(const Token *token)
{
    if (player_of_token(token) != DRAFT_UNSAID)
        return "max, min and chance are players; a name that begins with one of them is quoted";
    return token->kind == TOKEN_NUMBER
               ? "a name or move that is a number or begins with one is quoted"
               : "a name or move that begins with a digit, a sign, a point, # or // is quoted";
}

/* The words of a name, with one blank between each two. NULL: the error is set. */
static const char *words_join(const Draft *draft, size_t from, size_t end)
{
    PlycutText name = {0};
    for (size_t i = from; i < end; i++) {
        const Token *word = token_at(draft, i);
        plycut_text_write(&name, " ", i > from ? 1 : 0);
        plycut_text_write(&name, word->at, word->length);
    }
    const char *kept = arena_keep(&draft->tokens->arena, &name);
    if (!draft->tokens->arena.failed)
        return kept;
    plycut_no_memory(draft->tokens->error);
    return NULL;
}

const char *short_name(const Draft *draft, size_t from, size_t end)
{
    const Token *first = token_at(draft, from);
    for (size_t i = from; i < end; i++) {
        const Token *token = token_at(draft, i);
        if (token_is_atom(token) && (token->kind != TOKEN_QUOTED || end == from + 1))
            continue;
        text_fails(draft->tokens, token->at,
                   "expected a word of a name; quote the whole name if it "
                   "has brackets, colons, '=' or quotation marks in it");
        return NULL;
    }
    if (first->kind == TOKEN_QUOTED)
        return draft_text(draft, token_says(draft->tokens, first));
    const char *name = words_join(draft, from, end);
    if (name != NULL && !name_is_plain(name, strlen(name), true)) {
        if (end > from + 1 && player_of_token(token_at(draft, end - 1)) != DRAFT_UNSAID &&
            player_of_token(first) == DRAFT_UNSAID)
            player_is_last(draft, from, end);
        else
            needs_quotes(draft, from, end, why_not_plain(first));
        return NULL;
    }
    return name;
}

/* ---- Labels ---------------------------------------------------------------------------------- */

bool is_probability(const Token *token, LexemeNumber *number, bool *percent)
{
    if (token->kind != TOKEN_NUMBER)
        return false;
    *percent = token_number(token, number);
    return *percent || number->kind == LEXEME_FRACTION || number->kind == LEXEME_DECIMAL;
}

/* The probability as it was written, if it is not how its number is written. */
static bool short_probability(Draft *draft, uint32_t node, const Token *token,
                              const LexemeNumber *number, bool percent)
{
    char shortest[PLYCUT_NUMBER_SIZE];
    double same;
    if (number->fault != NULL)
        return text_fails(draft->tokens, token->at, "%.*s is %s", (int)token->length, token->at,
                          number->fault);
    const double share = percent ? plycut_quotient(number->value, 100) : number->value;
    if (!(share > 0 && share <= 1))
        return text_fails(
            draft->tokens, token->at,
            "expected a probability: more than 0 and at most 1, as 1/3, 50%% or 0.25");
    draft->nodes[node].share = share;
    const size_t length = plycut_number_text(share, shortest);
    if (percent || (length == token->length && memcmp(shortest, token->at, length) == 0) ||
        !plycut_value_parse(token->at, token->length, false, &same))
        return true;
    draft->nodes[node].probability = draft_text(draft, (Slice){token->at, token->length});
    return draft->nodes[node].probability != NULL;
}

bool short_label(Draft *draft, uint32_t node, Piece label)
{
    LexemeNumber number;
    bool percent;
    if (label.from == label.end)
        return text_fails(draft->tokens, token_at(draft, label.end)->at,
                          "expected a move in front of ':'");
    const Token *last = token_at(draft, label.end - 1);
    const bool likely = label.chance && is_probability(last, &number, &percent);
    if (likely && !short_probability(draft, node, last, &number, percent))
        return false;
    label.end -= likely;
    if (label.from == label.end)
        return true;
    const Token *first = token_at(draft, label.from);
    if (label.chance && first->kind == TOKEN_NUMBER && label.end == label.from + 1)
        return needs_quotes(draft, label.from, label.end,
                            "a whole number is no probability (1.0 is); as a move it is quoted");
    const char *move = short_name(draft, label.from, label.end);
    draft->nodes[node].move = move;
    return move != NULL;
}
