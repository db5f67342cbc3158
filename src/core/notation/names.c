/* Which names of the short form need quotation marks: those that would be read as something else. */
#include "notation/names.h"
#include "notation/calls.h"
#include "notation/members.h"
#include "notation/mermaid.h"
#include "notation/wrapping.h"
#include "base/lexeme.h"
#include "base/letter.h"
#include "base/utf8.h"

#include <stdio.h>
#include <string.h>

DraftPlayer player_of_word(const char *word, size_t length)
{
    return spells(word, length, "max")      ? DRAFT_MAX
           : spells(word, length, "min")    ? DRAFT_MIN
           : spells(word, length, "chance") ? DRAFT_CHANCE
                                            : DRAFT_UNSAID;
}

DraftPlayer player_of_token(const Token *token)
{
    return token->kind == TOKEN_WORD ? player_of_word(token->at, token->length) : DRAFT_UNSAID;
}

/* What stood in the place of an inner node's value: its player, or its name. */
static void text_use(Draft *draft, DraftNode *node)
{
    const Slice says = {node->unknown, strlen(node->unknown)};
    const DraftPlayer player = player_in_text(says);
    draft->players_named |= player != DRAFT_UNSAID;
    draft->texts_lost |= player == DRAFT_UNSAID && node->name != NULL;
    if (player != DRAFT_UNSAID)
        node->player = (uint8_t)player;
    else if (node->name == NULL)
        node->name = node->unknown;
    node->unknown = NULL;
}

void players_from_names(Draft *draft)
{
    for (uint32_t i = 0; i < draft->count; i++) {
        DraftNode *node = &draft->nodes[i];
        if (node->kind == DRAFT_INNER && node->unknown != NULL)
            text_use(draft, node);
        const bool may_be = node->kind == DRAFT_INNER && node->player == DRAFT_UNSAID;
        const DraftPlayer player = may_be && node->name != NULL
                                       ? player_of_word(node->name, strlen(node->name))
                                       : DRAFT_UNSAID;
        if (player == DRAFT_UNSAID)
            continue;
        node->player = (uint8_t)player;
        node->name = NULL;
        draft->players_named = true;
    }
}

/* Does a character mean something in the short form wherever it stands, or separate words? */
static bool is_special(char ascii)
{
    return (unsigned char)ascii <= ' ' || strchr("()[]{},;:=", ascii) != NULL;
}

/* Would a word that begins here be read as a quotation, a comment, a number, or what begins like one? */
static bool begins_otherwise(const char *word, const char *end)
{
    LexemeNumber number;
    char ascii = 'x';
    const bool twin = lexeme_ascii(word, end, &ascii) > 0;
    return lexeme_quote(word, end) > 0 || lexeme_minus(word, end) > 0 ||
           lexeme_number(word, end, LEXEME_ALL, &number) > 0 ||
           (twin && strchr("#%.+-0123456789", ascii) != NULL) ||
           (end - word > 1 && word[0] == '/' && (word[1] == '/' || word[1] == '*')) ||
           (end - word >= 3 && memcmp(word, "\xEF\xBB\xBF", 3) == 0); /* a byte order mark */
}

/* Would a word behind another one be read as a quotation, a comment or a probability? A whole number would not. */
static bool goes_on_otherwise(const char *word, const char *end)
{
    LexemeNumber number;
    const size_t length = lexeme_number(word, end, LEXEME_ALL, &number);
    if (length > 0)
        return word + length != end || number.kind != LEXEME_WHOLE || number.is_signed;
    return lexeme_quote(word, end) > 0 || word[0] == '#' ||
           (end - word > 1 && word[0] == '/' && (word[1] == '/' || word[1] == '*'));
}

/* Where a word ends: at a character that is special, of any width. */
static const char *plain_word_end(const char *at, const char *end)
{
    while (at < end) {
        char ascii = 'x';
        const size_t length = utf8_length(at, (size_t)(end - at));
        if (length == 0 || (lexeme_ascii(at, end, &ascii) > 0 && is_special(ascii)))
            return at;
        at += length;
    }
    return at;
}

static bool is_line_drawing(uint32_t character)
{
    enum { BOX = 0x2500, BOX_END = 0x257F, BULLET = 0x2022, DASH = 0x2013, LONG_DASH = 0x2014 };
    return (character >= BOX && character <= BOX_END) || character == BULLET || character == DASH ||
           character == LONG_DASH ||
           (character != '\0' && character < 0x80 && strchr("-*+|`\\_", (int)character) != NULL);
}

/* "1." */
static bool is_numbering(const char *word, const char *end)
{
    const char *at = word;
    while (at < end && *at >= '0' && *at <= '9')
        at++;
    return at > word && at + 1 == end && *at == '.';
}

bool word_is_bullet(const char *word, const char *end)
{
    if (is_numbering(word, end))
        return true;
    while (word < end)
        if (!is_line_drawing(utf8_next(&word)))
            return false;
    return true;
}

bool word_is_signs(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const char small = small_letter(word[i]);
        if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9') ||
            (unsigned char)small >= 0x80)
            return false;
    }
    return true;
}

/* A backslash begins a command of LaTeX. */
bool name_is_plain(const char *name, size_t length, bool blanks)
{
    const char *end = name + length, *at = plain_word_end(name, end);
    if (at == name || *name == '\\' || word_is_bullet(name, at) ||
        player_of_word(name, (size_t)(at - name)) != DRAFT_UNSAID || begins_otherwise(name, end))
        return false;
    while (blanks && at < end && *at == ' ') {
        const char *word = at + 1;
        at = plain_word_end(word, end);
        if (at == word || goes_on_otherwise(word, at) ||
            (at == end && player_of_word(word, (size_t)(at - word)) != DRAFT_UNSAID))
            return false; /* "R MIN": a player's word stands in front of the name */
    }
    return at == end;
}

/* A text that is only such a name would be read as an edge. */
static bool has_arrow(const char *name)
{
    return strstr(name, "->") != NULL || strstr(name, "--") != NULL || strstr(name, "=>") != NULL ||
           strstr(name, "\xE2\x86\x92") != NULL;
}

static void name_write_quoted(PlycutOut *out, const char *name)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_string(&json, name);
}

void name_write(PlycutOut *out, const char *name, bool blanks)
{
    if (name_is_plain(name, strlen(name), blanks) && !has_arrow(name) &&
        !is_function_name(name, strlen(name)))
        plycut_out_text(out, name);
    else
        name_write_quoted(out, name);
}

void name_write_root(PlycutOut *out, const char *name, bool blanks)
{
    if (*name == '<' || is_constructor(name, strlen(name)) ||
        mermaid_is_heading(name, strcspn(name, " ")))
        name_write_quoted(out, name);
    else
        name_write(out, name, blanks);
}

void name_quoted(const char *name, size_t length, char *text, size_t size)
{
    enum { SHOWN = 60 };
    const bool cut = length > SHOWN;
    size_t shown = cut ? SHOWN : length;
    while (cut && shown > 0 && utf8_continues(name[shown]))
        shown--;
    (void)field_format(text, size, "\"%.*s%s\"", (int)shown, name, cut ? "..." : "");
}
