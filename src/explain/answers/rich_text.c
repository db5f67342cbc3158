/* Rich text (.rtf) as lines: control words of document.def stand for texts, groups for fonts, pictures and the like are no text, and neither is what
 * is struck out, hidden or deleted. Bytes are those of Windows (code page 1252), \u is Unicode. Source: Microsoft's Rich Text Format
 * (RTF) Specification, version 1.9.1. */
#include "answers/read.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

/* What a group changes, and what is as before at its end. */
typedef struct RichState {
    bool left_out;                /* no text: fonts, pictures */
    bool struck, hidden, deleted; /* text that does not count */
    bool table;                   /* paragraphs are in a row of a table */
    int instead;                  /* how many characters after \u replace it */
} RichState;

/* Groups below this many others are left out: no word processor nests that deep. */
enum { GROUPS_DEEP = 200, WORD_LONGEST = 32 };

typedef struct RichText {
    const char *at, *end;
    PlycutText *text;
    RichState states[GROUPS_DEEP];
    size_t deep;   /* the current state's place, */
    size_t deeper; /* and how many groups are below the last one */
    int skip;      /* characters that follow \u */
} RichText;

static const struct {
    const char *word, *text;
} TEXTS[] = {
#define RICH(word, text) {word, text},
#include "answers/document.def"
};

static const char *const NO_TEXT[] = {
#define RICH_GROUP(word) word,
#include "answers/document.def"
};

/* The characters 0x80 to 0x9f of code page 1252; 0: none. */
static const uint16_t WINDOWS[32] = {
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

static RichState *rich_state(RichText *r)
{
    return &r->states[r->deep];
}

static void rich_put(RichText *r, const char *text, size_t length)
{
    const RichState *s = rich_state(r);
    if (r->skip > 0) {
        r->skip--;
        return;
    }
    if (!s->left_out && !s->struck && !s->hidden && !s->deleted && r->deeper == 0)
        (void)plycut_text_write(r->text, text, length);
}

static void rich_character(RichText *r, uint32_t code)
{
    char bytes[4];
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        code = 0xfffd;
    if (code != 0)
        rich_put(r, bytes, utf8_put(code, bytes));
}

static void rich_byte(RichText *r, unsigned char byte)
{
    rich_character(r, byte >= 0x80 && byte < 0xa0 ? WINDOWS[byte - 0x80] : byte);
}

/* ---- Groups ---------------------------------------------------------------------------------- */

static void group_begin(RichText *r)
{
    if (r->deep + 1 == GROUPS_DEEP) {
        r->deeper++;
        return;
    }
    r->states[r->deep + 1] = r->states[r->deep];
    r->deep++;
}

static void group_end(RichText *r)
{
    r->skip = 0;
    if (r->deeper > 0)
        r->deeper--;
    else if (r->deep > 0)
        r->deep--;
}

/* ---- Control words --------------------------------------------------------------------------- */

/* \strike, \strike1; \strike0 switches it off. */
static bool rich_switch(RichText *r, const char *word, bool on)
{
    RichState *s = rich_state(r);
    if (strcmp(word, "strike") == 0 || strcmp(word, "striked") == 0)
        s->struck = on;
    else if (strcmp(word, "v") == 0)
        s->hidden = on;
    else if (strcmp(word, "deleted") == 0)
        s->deleted = on;
    else if (strcmp(word, "plain") == 0)
        s->struck = s->hidden = s->deleted = false;
    else if (strcmp(word, "intbl") == 0 || strcmp(word, "pard") == 0)
        s->table = *word == 'i';
    else
        return false;
    return true;
}

static void rich_word(RichText *r, const char *word, bool numbered, long number)
{
    RichState *s = rich_state(r);
    if (rich_switch(r, word, !numbered || number != 0))
        return;
    if (strcmp(word, "uc") == 0) {
        s->instead = number >= 0 && number <= 9 ? (int)number : 1;
    } else if (strcmp(word, "u") == 0 && numbered) {
        r->skip = 0;
        rich_character(r, (uint32_t)(number < 0 ? number + 0x10000 : number));
        r->skip = s->instead;
    } else if (strcmp(word, "bin") == 0) {
        const size_t left = (size_t)(r->end - r->at);
        r->at += number > 0 && (size_t)number < left ? (size_t)number : number > 0 ? left : 0;
    }
    for (size_t i = 0; i < sizeof NO_TEXT / sizeof *NO_TEXT; i++)
        s->left_out |= strcmp(word, NO_TEXT[i]) == 0;
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (strcmp(word, TEXTS[i].word) == 0)
            rich_put(r, s->table && strcmp(word, "par") == 0 ? " " : TEXTS[i].text,
                     strlen(TEXTS[i].text));
}

static bool is_small(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* \word, \word-12, with the blank that ends it. */
static void rich_control(RichText *r)
{
    char word[WORD_LONGEST] = "";
    for (size_t n = 0; r->at < r->end && is_small(*r->at); r->at++)
        if (n + 1 < sizeof word)
            word[n++] = *r->at;
    const bool minus = r->at + 1 < r->end && *r->at == '-' && r->at[1] >= '0' && r->at[1] <= '9';
    long number = 0;
    r->at += minus;
    const char *digits = r->at;
    for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++)
        number = number < 100000000 ? number * 10 + (*r->at - '0') : number;
    const bool numbered = r->at > digits;
    r->at += r->at < r->end && *r->at == ' ';
    rich_word(r, word, numbered, minus ? -number : number);
}

static int rich_digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : 0;
}

/* A sign behind a backslash. */
static void rich_sign(RichText *r)
{
    const char sign = *r->at++;
    if (sign == '\'' && r->end - r->at >= 2) {
        const int byte = rich_digit(r->at[0]) * 16 + rich_digit(r->at[1]);
        r->at += 2;
        rich_byte(r, (unsigned char)byte);
    } else if (sign == '*') {
        rich_state(r)->left_out = true;
    } else if (sign == '~') {
        rich_put(r, " ", 1);
    } else if (sign == '_') {
        rich_put(r, "-", 1);
    } else if (sign == '\n' || sign == '\r') {
        rich_put(r, "\n", 1);
    } else if (sign == '\\' || sign == '{' || sign == '}') {
        rich_put(r, &sign, 1);
    }
}

static void rich_next(RichText *r)
{
    const char c = *r->at++;
    if (c == '{')
        group_begin(r);
    else if (c == '}')
        group_end(r);
    else if (c == '\\' && r->at < r->end)
        (is_small(*r->at) ? rich_control : rich_sign)(r);
    else if (c != '\\' && c != '\r' && c != '\n' && c != '\0')
        rich_byte(r, (unsigned char)c);
}

bool plycut_rich_lines(const char *rtf, size_t length, PlycutText *text)
{
    RichText *r = calloc(1, sizeof *r);
    if (r == NULL)
        return false;
    *r = (RichText){.at = rtf, .end = rtf + length, .text = text};
    r->states[0].instead = 1;
    while (r->at < r->end)
        rich_next(r);
    (void)plycut_text_write(text, "\n", 1);
    free(r);
    return !text->failed;
}
