/* Numbers, signs and quotation marks as people type them. A number is written in ASCII first, and then read by the reader of
 * JSON's numbers, so that both round alike. */
#include "base/lexeme.h"
#include "base/letter.h"
#include "base/utf8.h"

#include <math.h>
#include <string.h>

/* A number longer than this, in ASCII, is refused: JSON's scanner refuses it, too. */
enum { NUMBER_MOST = 63 };

/* The character that begins here, and its length; 0: none does. */
static size_t first_character(const char *text, const char *end, uint32_t *character)
{
    const size_t length = utf8_length(text, (size_t)(end - text));
    *character = length > 0 ? utf8_next(&text) : 0;
    return length;
}

/* ---- Characters ------------------------------------------------------------------------------ */

static bool is_wide_blank(uint32_t character)
{
    return character == 0xA0 || (character >= 0x2000 && character <= 0x200A) ||
           character == 0x202F || character == 0x3000;
}

static bool is_wide_comma(uint32_t character)
{
    return character == 0x3001 || character == 0xFE50 || character == 0xFF64;
}

size_t lexeme_ascii(const char *text, const char *end, char *ascii)
{
    enum { TWINS = 0xFF01, TWINS_END = 0xFF5E, TWIN_OF = '!' };
    uint32_t character;
    const size_t length = first_character(text, end, &character);
    if (length == 1)
        *ascii = *text;
    else if (is_wide_blank(character))
        *ascii = ' ';
    else if (is_wide_comma(character))
        *ascii = ',';
    else if (character >= TWINS && character <= TWINS_END)
        *ascii = (char)(character - TWINS + TWIN_OF);
    else
        return 0;
    return length;
}

size_t lexeme_minus(const char *text, const char *end)
{
    uint32_t character;
    const size_t length = first_character(text, end, &character);
    const bool minus = character == '-' || character == 0x2212 ||
                       (character >= 0x2010 && character <= 0x2015) || character == 0x207B ||
                       character == 0xFE63 || character == 0xFF0D;
    return minus ? length : 0;
}

static size_t slash_at(const char *text, const char *end)
{
    uint32_t character;
    const size_t length = first_character(text, end, &character);
    return character == '/' || character == 0x2044 || character == 0x2215 || character == 0xFF0F
               ? length
               : 0;
}

/* ---- The parts of a number ------------------------------------------------------------------- */

/* A number that is being read: where, and what it is in ASCII. */
typedef struct Taken {
    const char *at, *end;
    char ascii[NUMBER_MOST + 1];
    size_t length; /* of the number in ASCII, also where it is too long for the array */
} Taken;

static void taken_add(Taken *taken, char ascii, size_t length)
{
    if (taken->length < NUMBER_MOST)
        taken->ascii[taken->length] = ascii;
    taken->length++;
    taken->at += length;
}

/* Take one of these characters of ASCII, or a twin of it. */
static bool take_one(Taken *taken, const char *characters)
{
    char ascii = '\0';
    const size_t length = lexeme_ascii(taken->at, taken->end, &ascii);
    if (length == 0 || ascii == '\0' || strchr(characters, ascii) == NULL)
        return false;
    taken_add(taken, ascii, length);
    return true;
}

static size_t take_some_digits(Taken *taken)
{
    const size_t before = taken->length;
    while (take_one(taken, "0123456789"))
        ;
    return taken->length - before;
}

static bool digit_follows(Taken taken)
{
    return take_some_digits(&taken) > 0;
}

/* A point, or a comma between two digits; digits follow, so that a full stop is not taken. */
static bool take_point(Taken *taken, bool commas)
{
    Taken after = *taken;
    char ascii = '\0';
    const size_t length = lexeme_ascii(taken->at, taken->end, &ascii);
    if (ascii != '.' && !(ascii == ',' && commas))
        return false;
    taken_add(&after, '.', length);
    if (!digit_follows(after))
        return false;
    *taken = after;
    return true;
}

/* "2.50", ".5" */
static bool take_decimal(Taken *taken, bool commas, LexemeKind *kind)
{
    const size_t whole = take_some_digits(taken);
    const bool point = take_point(taken, commas && whole > 0);
    if (point)
        (void)take_some_digits(taken);
    *kind = point ? LEXEME_DECIMAL : LEXEME_WHOLE;
    return whole > 0 || point;
}

/* "e3", "E-3": the letter belongs to the number only if digits follow. */
static bool take_exponent(Taken *taken)
{
    Taken after = *taken;
    if (!take_one(&after, "eE"))
        return false;
    const size_t minus = lexeme_minus(after.at, after.end);
    if (minus > 0)
        taken_add(&after, '-', minus);
    else
        (void)take_one(&after, "+");
    if (take_some_digits(&after) == 0)
        return false;
    *taken = after;
    return true;
}

/* "/3" behind a whole number. */
static bool take_under(Taken *taken)
{
    Taken after = *taken;
    const size_t slash = slash_at(taken->at, taken->end);
    if (slash == 0)
        return false;
    taken_add(&after, '/', slash);
    if (take_some_digits(&after) == 0)
        return false;
    *taken = after;
    return true;
}

/* ---- Characters and words that are numbers --------------------------------------------------- */

/* A character for a fraction. */
static bool take_fraction_character(Taken *taken)
{
    static const struct {
        uint32_t character;
        const char *fraction;
    } CHARACTERS[] = {{0xBC, "1/4"},   {0xBD, "1/2"},    {0xBE, "3/4"},   {0x2150, "1/7"},
                      {0x2151, "1/9"}, {0x2152, "1/10"}, {0x2153, "1/3"}, {0x2154, "2/3"},
                      {0x2155, "1/5"}, {0x2156, "2/5"},  {0x2157, "3/5"}, {0x2158, "4/5"},
                      {0x2159, "1/6"}, {0x215A, "5/6"},  {0x215B, "1/8"}, {0x215C, "3/8"},
                      {0x215D, "5/8"}, {0x215E, "7/8"}};
    uint32_t character;
    const size_t length = first_character(taken->at, taken->end, &character);
    for (size_t i = 0; i < sizeof CHARACTERS / sizeof *CHARACTERS && length > 0; i++)
        if (CHARACTERS[i].character == character) {
            for (const char *c = CHARACTERS[i].fraction; *c != '\0'; c++)
                taken_add(taken, *c, 0);
            taken->at += length;
            return true;
        }
    return false;
}

/* Does a word go on here? */
static bool word_goes_on(const char *text, const char *end)
{
    char ascii = '\0';
    const size_t length = lexeme_ascii(text, end, &ascii);
    const char small = small_letter(ascii);
    if (length == 0)
        return utf8_length(text, (size_t)(end - text)) > 0; /* a letter of another alphabet */
    return (small >= 'a' && small <= 'z') || (ascii >= '0' && ascii <= '9') || ascii == '_';
}

static bool take_infinity(Taken *taken)
{
    enum { INFINITY_SIGN = 0x221E };
    static const char *const WORDS[] = {"infinity", "inf"};
    uint32_t character;
    const size_t sign = first_character(taken->at, taken->end, &character),
                 left = (size_t)(taken->end - taken->at);
    if (character == INFINITY_SIGN) {
        taken->at += sign;
        return true;
    }
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const size_t length = strlen(WORDS[i]);
        if (length > left || !spells(taken->at, length, WORDS[i]))
            continue;
        if (word_goes_on(taken->at + length, taken->end))
            continue;
        taken->at += length;
        return true;
    }
    return false;
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* Take a sign, which is no part of the size. */
static bool take_sign(Taken *taken, bool *negative)
{
    const size_t minus = lexeme_minus(taken->at, taken->end);
    char ascii = '\0';
    const size_t length = lexeme_ascii(taken->at, taken->end, &ascii);
    *negative = minus > 0;
    if (minus == 0 && ascii != '+')
        return false;
    taken->at += minus > 0 ? minus : length;
    return true;
}

/* What follows the sign; its value is read from its ASCII. */
static bool take_size(Taken *taken, unsigned may_be, LexemeKind *kind)
{
    if (may_be & LEXEME_INFINITIES && take_infinity(taken)) {
        *kind = LEXEME_INFINITE;
        return true;
    }
    if (may_be & LEXEME_FRACTIONS && take_fraction_character(taken)) {
        *kind = LEXEME_FRACTION;
        return true;
    }
    if (!take_decimal(taken, may_be & LEXEME_COMMAS, kind))
        return false;
    if (*kind == LEXEME_WHOLE && may_be & LEXEME_FRACTIONS && take_under(taken))
        *kind = LEXEME_FRACTION;
    else if (take_exponent(taken))
        *kind = LEXEME_DECIMAL;
    return true;
}

/* JSON's numbers begin with at most one zero. */
static const char *without_zeros(const Taken *taken, size_t *length)
{
    const char *digits = taken->ascii;
    *length = taken->length;
    while (*length > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9') {
        digits++;
        --*length;
    }
    return digits;
}

/* The size of what was taken; a fault instead if it has none. */
static double size_of(const Taken *taken, LexemeNumber *number)
{
    size_t length;
    double size = 0;
    if (number->kind == LEXEME_INFINITE)
        return INFINITY;
    if (taken->length > NUMBER_MOST) {
        number->fault = "longer than 63 characters";
        return 0;
    }
    const char *digits = without_zeros(taken, &length);
    const bool read = number->kind == LEXEME_FRACTION
                          ? plycut_fraction_parse(taken->ascii, taken->length, &size)
                          : plycut_number_parse(digits, length, false, &size);
    if (!read)
        number->fault = number->kind == LEXEME_FRACTION
                            ? "no fraction: its denominator is a whole number from 1 to 1000000"
                            : plycut_number_fault(digits, length);
    return size;
}

size_t lexeme_number(const char *text, const char *end, unsigned may_be, LexemeNumber *number)
{
    Taken taken = {.at = text, .end = end};
    bool negative;
    *number = (LexemeNumber){.is_signed = take_sign(&taken, &negative)};
    if (!take_size(&taken, may_be, &number->kind))
        return 0;
    const double size = size_of(&taken, number);
    number->value = negative && size > 0 ? -size : size;
    return (size_t)(taken.at - text);
}

bool lexeme_is_number(const char *text, const char *end, unsigned may_be, double *value)
{
    LexemeNumber number;
    if (text == end || lexeme_number(text, end, may_be, &number) != (size_t)(end - text) ||
        number.fault != NULL)
        return false;
    *value = number.value;
    return true;
}

/* ---- Quotation marks ------------------------------------------------------------------------- */

/* A mark that opens, and those that close what it opens: customs differ, and people mix marks. */
typedef struct Mark {
    uint32_t open;
    uint32_t close[3]; /* as far as one is 0 */
} Mark;

static const Mark MARKS[] = {
    {'"', {'"'}},                     /* "A" */
    {'\'', {'\'', 0x2019}},           /* 'A' */
    {'`', {'`', '\'', 0x2019}},       /* `A', `A` */
    {0x201C, {0x201D, 0x201C, '"'}},  /* English */
    {0x201D, {0x201D, '"'}},          /* Swedish */
    {0x201E, {0x201C, 0x201D, '"'}},  /* German, Polish */
    {0x201F, {0x201D, 0x201C, '"'}},  /* reversed */
    {0x2018, {0x2019, 0x2018, '\''}}, /* the same, single */
    {0x2019, {0x2019, '\''}},         /* */
    {0x201A, {0x2018, 0x2019, '\''}}, /* */
    {0x201B, {0x2019, 0x2018, '\''}}, /* */
    {0xAB, {0xBB}},                   /* French */
    {0xBB, {0xAB, 0xBB}},             /* German in books, Finnish */
    {0x2039, {0x203A}},               /* the same, single */
    {0x203A, {0x2039, 0x203A}},       /* */
    {0x300C, {0x300D}},               /* Japanese */
    {0x300E, {0x300F}},               /* */
    {0xFF02, {0xFF02, '"'}},          /* full-width */
    {0xFF07, {0xFF07, '\''}},         /* */
};

static const Mark *quote_mark_of(uint32_t character)
{
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++)
        if (MARKS[i].open == character)
            return &MARKS[i];
    return NULL;
}

size_t lexeme_quote(const char *text, const char *end)
{
    uint32_t character;
    const size_t length = first_character(text, end, &character);
    return length > 0 && quote_mark_of(character) != NULL ? length : 0;
}

size_t lexeme_unquote(const char *open, const char *text, const char *end)
{
    uint32_t opening, character;
    const size_t length = first_character(text, end, &character);
    if (length == 0 || first_character(open, end, &opening) == 0)
        return 0;
    const Mark *mark = quote_mark_of(opening);
    for (size_t i = 0; mark != NULL && i < 3 && mark->close[i] != 0; i++)
        if (mark->close[i] == character)
            return length;
    return 0;
}
