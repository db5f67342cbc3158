/* Which names of the short form need quotation marks: those that would be read as something else. */
#include "notation/names.h"
#include "base/lexeme.h"
#include "base/letter.h"
#include "base/utf8.h"

#include <stdio.h>
#include <string.h>

static const char *const PLAYERS[] = {"max", "min", "chance"};

bool word_is_player(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof PLAYERS / sizeof *PLAYERS; i++)
        if (spells(word, length, PLAYERS[i]))
            return true;
    return false;
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
           (twin && strchr("#.+-0123456789", ascii) != NULL) ||
           (end - word > 1 && word[0] == '/' && word[1] == '/') ||
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
           (end - word > 1 && word[0] == '/' && word[1] == '/');
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

bool name_is_plain(const char *name, size_t length, bool blanks)
{
    const char *end = name + length, *at = plain_word_end(name, end);
    if (at == name || word_is_player(name, (size_t)(at - name)) || begins_otherwise(name, end))
        return false;
    while (blanks && at < end && *at == ' ') {
        const char *word = at + 1;
        at = plain_word_end(word, end);
        if (at == word || goes_on_otherwise(word, at))
            return false;
    }
    return at == end;
}

void name_write(PlycutOut *out, const char *name, bool blanks)
{
    PlycutJson json;
    if (name_is_plain(name, strlen(name), blanks)) {
        plycut_out_text(out, name);
        return;
    }
    plycut_json_init(&json, out);
    plycut_json_string(&json, name);
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
