/* Numbers, signs and quotation marks as people type them: each form, what ends it, and what only looks like it. Every text is
 * also read from a copy without a byte behind it. */
#include "base/lexeme.h"
#include "base/same.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The length of the number that begins a text whose bytes end where they are allocated. */
static size_t number_of(const char *text, unsigned may_be, LexemeNumber *number)
{
    const size_t length = strlen(text);
    char *copy = malloc(length > 0 ? length : 1);
    memcpy(copy, text, length);
    const size_t taken = lexeme_number(copy, copy + length, may_be, number);
    free(copy);
    return taken;
}

static const struct {
    const char *text;
    double value;
    LexemeKind kind;
} WHOLE_TEXTS[] = {
    {"0", 0, LEXEME_WHOLE},
    {"12", 12, LEXEME_WHOLE},
    {"007", 7, LEXEME_WHOLE},
    {"-7", -7, LEXEME_WHOLE},
    {"+4", 4, LEXEME_WHOLE},
    {"\xE2\x88\x92"
     "7",
     -7, LEXEME_WHOLE}, /* U+2212, of PDFs */
    {"\xE2\x80\x93"
     "7",
     -7, LEXEME_WHOLE},                             /* U+2013, of word processors */
    {"\xEF\xBC\x8D\xEF\xBC\x93", -3, LEXEME_WHOLE}, /* full-width */
    {"\xEF\xBC\x8B\xEF\xBC\x94", 4, LEXEME_WHOLE},
    {"\xEF\xBC\x91\xEF\xBC\x8E\xEF\xBC\x95", 1.5, LEXEME_DECIMAL},
    {".5", 0.5, LEXEME_DECIMAL},
    {"-.5", -0.5, LEXEME_DECIMAL},
    {"2.50", 2.5, LEXEME_DECIMAL},
    {"00.5", 0.5, LEXEME_DECIMAL},
    {"1e3", 1000, LEXEME_DECIMAL},
    {"1E+3", 1000, LEXEME_DECIMAL},
    {"5e\xE2\x88\x92"
     "1",
     0.5, LEXEME_DECIMAL},
    {"1/3", 1.0 / 3, LEXEME_FRACTION},
    {"-5/3", -5.0 / 3, LEXEME_FRACTION},
    {"1\xE2\x81\x84"
     "2",
     0.5, LEXEME_FRACTION},
    {"\xC2\xBD", 0.5, LEXEME_FRACTION},
    {"\xE2\x88\x92\xC2\xBE", -0.75, LEXEME_FRACTION},
    {"inf", INFINITY, LEXEME_INFINITE},
    {"-inf", -INFINITY, LEXEME_INFINITE},
    {"Infinity", INFINITY, LEXEME_INFINITE},
    {"-INFINITY", -INFINITY, LEXEME_INFINITE},
    {"\xE2\x88\x9E", INFINITY, LEXEME_INFINITE},
    {"-\xE2\x88\x9E", -INFINITY, LEXEME_INFINITE},
    {"\xE2\x88\x92\xE2\x88\x9E", -INFINITY, LEXEME_INFINITE},
    {"9007199254740992", 9007199254740992.0, LEXEME_WHOLE},
};

Test(base_lexeme, reads_numbers_as_people_type_them)
{
    for (size_t i = 0; i < sizeof WHOLE_TEXTS / sizeof *WHOLE_TEXTS; i++) {
        const char *text = WHOLE_TEXTS[i].text;
        LexemeNumber number;
        double value = NAN;
        cr_expect_eq(number_of(text, LEXEME_ALL, &number), strlen(text), "%s", text);
        cr_expect(same_number(number.value, WHOLE_TEXTS[i].value), "%s: %g", text, number.value);
        cr_expect_eq(number.kind, WHOLE_TEXTS[i].kind, "%s", text);
        cr_expect_null(number.fault, "%s", text);
        cr_expect(lexeme_is_number(text, text + strlen(text), LEXEME_ALL, &value) &&
                      same_number(value, WHOLE_TEXTS[i].value),
                  "%s", text);
    }
}

static const struct {
    const char *text;
    size_t length;
    unsigned may_be;
} PARTS[] = {
    {"", 0, LEXEME_ALL},
    {"-", 0, LEXEME_ALL},
    {"+-3", 0, LEXEME_ALL},
    {"- 3", 0, LEXEME_ALL},
    {".", 0, LEXEME_ALL},
    {".e3", 0, LEXEME_ALL},
    {"e3", 0, LEXEME_ALL},
    {"x", 0, LEXEME_ALL},
    {"/3", 0, LEXEME_ALL},
    {"3.", 1, LEXEME_ALL}, /* a full stop */
    {"3. 4", 1, LEXEME_ALL},
    {"1.2.3", 3, LEXEME_ALL},
    {"3rd", 1, LEXEME_ALL},
    {"2e", 1, LEXEME_ALL},
    {"2e+", 1, LEXEME_ALL},
    {"3/12/8", 4, LEXEME_ALL},
    {"3/12", 1, LEXEME_INFINITIES},
    {"3/", 1, LEXEME_ALL},
    {"3 /4", 1, LEXEME_ALL},
    {"1.5/2", 3, LEXEME_ALL},
    {"2,67", 1, LEXEME_ALL},
    {"2,67", 4, LEXEME_COMMAS},
    {"2,", 1, LEXEME_COMMAS},
    {",5", 0, LEXEME_COMMAS},
    {"2,3,4", 3, LEXEME_COMMAS},
    {"inf", 0, LEXEME_FRACTIONS},
    {"info", 0, LEXEME_ALL},
    {"infinite", 0, LEXEME_ALL},
    {"inf_1", 0, LEXEME_ALL},
    {"inf\xC3\xA9", 0, LEXEME_ALL},
    {"inf,3", 3, LEXEME_ALL},
    {"\xC2\xBD", 0, LEXEME_INFINITIES},
    {"\xE2\x88", 0, LEXEME_ALL}, /* half a minus */
    {"3\xE2\x88", 1, LEXEME_ALL},
    {"-\xFF", 0, LEXEME_ALL},
    {"12:", 2, LEXEME_ALL},
    {"1 2/3", 1, LEXEME_ALL},
};

Test(base_lexeme, takes_the_longest_number_and_no_more)
{
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        LexemeNumber number;
        double value;
        const char *text = PARTS[i].text;
        cr_expect_eq(number_of(text, PARTS[i].may_be, &number), PARTS[i].length, "'%s'", text);
        if (PARTS[i].length < strlen(text) || *text == '\0')
            cr_expect_not(lexeme_is_number(text, text + strlen(text), PARTS[i].may_be, &value),
                          "'%s'", text);
    }
    LexemeNumber comma;
    cr_expect_eq(number_of("2,67", LEXEME_COMMAS, &comma), 4);
    cr_expect(same_number(comma.value, 2.67));
}

Test(base_lexeme, says_why_a_number_has_no_value)
{
    static const struct {
        const char *text, *fault;
    } FAULTS[] = {{"1e400", "larger than the largest double, about 1.8e308"},
                  {"9007199254740993", "a whole number past 2^53 that would be rounded"},
                  {"1/0", "no fraction: its denominator is a whole number from 1 to 1000000"},
                  {"0.0000000000000000000000000000000000000000000000000000000000000001",
                   "longer than 63 characters"}};
    for (size_t i = 0; i < sizeof FAULTS / sizeof *FAULTS; i++) {
        LexemeNumber number;
        double value;
        const char *text = FAULTS[i].text;
        cr_expect_eq(number_of(text, LEXEME_ALL, &number), strlen(text), "%s", text);
        cr_expect_str_eq(number.fault, FAULTS[i].fault, "%s", text);
        cr_expect_not(lexeme_is_number(text, text + strlen(text), LEXEME_ALL, &value), "%s", text);
    }
}

Test(base_lexeme, says_whether_a_number_has_a_sign)
{
    LexemeNumber number;
    cr_expect(number_of("+4", LEXEME_ALL, &number) == 2 && number.is_signed);
    cr_expect(number_of("\xE2\x88\x92"
                        "4",
                        LEXEME_ALL, &number) == 4 &&
              number.is_signed);
    cr_expect(number_of("4", LEXEME_ALL, &number) == 1 && !number.is_signed);
}

Test(base_lexeme, finds_twins_of_ascii)
{
    static const struct {
        const char *text;
        size_t length;
        char ascii;
    } TWINS[] = {{"(", 1, '('},
                 {"\xEF\xBC\x88", 3, '('},
                 {"\xEF\xBC\x89", 3, ')'},
                 {"\xEF\xBC\x8C", 3, ','},
                 {"\xE3\x80\x81", 3, ','},
                 {"\xEF\xBC\x9A", 3, ':'},
                 {"\xEF\xBC\x9D", 3, '='},
                 {"\xC2\xA0", 2, ' '},
                 {"\xE3\x80\x80", 3, ' '},
                 {"\xC3\xA9", 0, '?'},
                 {"\xFF", 0, '?'},
                 {"", 0, '?'}};
    for (size_t i = 0; i < sizeof TWINS / sizeof *TWINS; i++) {
        const char *text = TWINS[i].text;
        char ascii = '?';
        cr_expect_eq(lexeme_ascii(text, text + strlen(text), &ascii), TWINS[i].length, "%s", text);
        cr_expect_eq(ascii, TWINS[i].ascii, "%s", text);
    }
}

/* Where the quotation that begins a text ends, its marks included; 0: none begins, or it does not end. */
static size_t quotation(const char *text)
{
    const char *end = text + strlen(text);
    const char *at = text + lexeme_quote(text, end);
    if (at == text)
        return 0;
    while (at < end && lexeme_unquote(text, at, end) == 0)
        at++;
    return at < end ? (size_t)(at - text) + lexeme_unquote(text, at, end) : 0;
}

Test(base_lexeme, knows_quotation_marks_of_many_languages)
{
    static const char *const WHOLE[] = {"\"A\"",
                                        "'A'",
                                        "`A'",
                                        "\xE2\x80\x9C"
                                        "A\xE2\x80\x9D",
                                        "\xE2\x80\x9E"
                                        "A\xE2\x80\x9C",
                                        "\xE2\x80\x9D"
                                        "A\xE2\x80\x9D",
                                        "\xE2\x80\x98"
                                        "A\xE2\x80\x99",
                                        "\xE2\x80\x9A"
                                        "A\xE2\x80\x98",
                                        "\xC2\xAB"
                                        "A\xC2\xBB",
                                        "\xC2\xBB"
                                        "A\xC2\xAB",
                                        "\xE3\x80\x8C"
                                        "A\xE3\x80\x8D",
                                        "\xEF\xBC\x82"
                                        "A\xEF\xBC\x82"};
    static const char *const NONE[] = {"A",
                                       "",
                                       "\"A",
                                       "\xE2\x80\x9C",
                                       "'A\"",
                                       "\xC2\xAB"
                                       "A\""};
    for (size_t i = 0; i < sizeof WHOLE / sizeof *WHOLE; i++)
        cr_expect_eq(quotation(WHOLE[i]), strlen(WHOLE[i]), "%s", WHOLE[i]);
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        cr_expect_eq(quotation(NONE[i]), 0, "%s", NONE[i]);
}
