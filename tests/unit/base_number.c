/* Numbers as text: every double is written with the fewest digits that read back as itself. */
#include <plycut/base.h>

#include <criterion/criterion.h>
#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* splitmix64 (Steele, Lea & Flood 2014). */
static uint64_t random_bits(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static double from_bits(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The number of significant digits in a text, without leading and trailing zeros. */
static int count_digits(const char *text)
{
    int count = 0, zeros = 0;
    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9' || (count == 0 && *text == '0'))
            continue;
        zeros = *text == '0' ? zeros + 1 : 0;
        count++;
    }
    return count - zeros;
}

/* Does some decimal of this many digits read back as the value? The nearest or one of its neighbours.
 */
static bool fewer_suffice(double value, int digits)
{
    char text[64];
    snprintf(text, sizeof text, "%.*e", digits - 1, fabs(value));
    char *exponent = strchr(text, 'e') + 1;
    long shift = strtol(exponent, NULL, 10) - (digits - 1);
    long long nearest = 0;
    for (const char *c = text; *c != 'e'; c++)
        if (*c != '.')
            nearest = nearest * 10 + (*c - '0');
    for (long long whole = nearest - 1; whole <= nearest + 1; whole++) {
        snprintf(text, sizeof text, "%llde%ld", whole, shift);
        if (strtod(text, NULL) == fabs(value))
            return true;
    }
    return false;
}

static void expect_shortest(double value)
{
    char text[PLYCUT_NUMBER_SIZE];
    size_t length = plycut_number_text(value, text);
    double back = 0;
    cr_assert_lt(length, sizeof text);
    cr_assert_eq(length, strlen(text));
    cr_assert_eq(strtod(text, NULL), value, "%s is not %a", text, value);
    cr_assert(plycut_number_parse(text, length, false, &back), "%s is refused", text);
    cr_assert_eq(back, value, "%s is read as %a, not %a", text, back, value);
    int digits = count_digits(text);
    cr_assert(digits <= 1 || !fewer_suffice(value, digits - 1), "%s is not the shortest", text);
}

Test(base_number, every_bit_pattern)
{
    uint64_t state = 1;
    for (int i = 0; i < 30000; i++) {
        double value = from_bits(random_bits(&state));
        if (isfinite(value))
            expect_shortest(value);
    }
}

Test(base_number, subnormals)
{
    uint64_t state = 2;
    for (int i = 0; i < 3000; i++) {
        uint64_t bits = random_bits(&state) >> (12 + i % 52);
        expect_shortest(from_bits(bits));
    }
}

Test(base_number, powers_of_two_and_their_neighbours)
{
    for (int exponent = -1074; exponent < 1024; exponent++) {
        double power = ldexp(1, exponent);
        expect_shortest(power);
        expect_shortest(nextafter(power, 0));
        if (power < DBL_MAX / 2)
            expect_shortest(nextafter(power, INFINITY));
    }
    expect_shortest(DBL_MAX);
}

Test(base_number, decimals_compare_as_written)
{
    uint64_t state = 3;
    for (int i = 0; i < 50000; i++) {
        char written[64], text[PLYCUT_NUMBER_SIZE];
        int decimals = 1 + i % 8;
        long long whole = (long long)(random_bits(&state) % 1000000);
        long long rest = (long long)(random_bits(&state) % 10000000) * 10 + 1 + i % 9;
        for (int cut = decimals; cut < 8; cut++)
            rest /= 10;
        if (rest % 10 == 0)
            continue;
        snprintf(written, sizeof written, "%lld.%0*lld", whole, decimals, rest);
        plycut_number_text(strtod(written, NULL), text);
        if (whole > 0 || strtod(written, NULL) >= 1e-4)
            cr_assert_str_eq(text, written);
    }
}

typedef struct Spelling {
    double value;
    const char *text;
} Spelling;

static const Spelling spellings[] = {
    {0, "0"},
    {-0.0, "0"},
    {12, "12"},
    {-7, "-7"},
    {-0.5, "-0.5"},
    {2.99, "2.99"},
    {1e300, "1e+300"},
    {-1.5e-7, "-1.5e-07"},
    {0.0001, "0.0001"},
    {0.00001, "1e-05"},
    {0.1 + 0.2, "0.30000000000000004"},
    {1.0 / 3, "0.3333333333333333"},
    {5e-324, "5e-324"},
    {DBL_MIN, "2.2250738585072014e-308"},
    {DBL_MAX, "1.7976931348623157e+308"},
    {9007199254740991, "9007199254740991"},
    {9007199254740992, "9007199254740992"},
    {9007199254740994, "9007199254740994"},
    {-9007199254740992, "-9007199254740992"},
    {1e15, "1000000000000000"},
    {1e16, "1e+16"},
    {1e21, "1e+21"},
    {1e22, "1e+22"},
    {1e23, "1e+23"},
    {9e-265, "9e-265"},
    {0x1p-44 /* the nearest 16 digits, ...801, are another double */, "5.684341886080802e-14"},
    {0x1p-1022, "2.2250738585072014e-308"},
    {INFINITY, "inf"},
    {-INFINITY, "-inf"},
};

Test(base_number, spelling)
{
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        char text[PLYCUT_NUMBER_SIZE];
        plycut_number_text(spellings[i].value, text);
        cr_expect_str_eq(text, spellings[i].text);
    }
}

Test(base_number, parse_takes_json_numbers_only)
{
    static const char *const good[] = {"0",     "-0",   "10",  "1.5",   "-1.5e3",
                                       "1E+05", "1e-9", "0e0", "0.000", "9007199254740994",
                                       ".5",    "-.5e1"};
    static const char *const bad[] = {"",
                                      "-",
                                      "+1",
                                      "01",
                                      "-01",
                                      "1.",
                                      ".",
                                      "-.",
                                      ".e3",
                                      "1.e3",
                                      "1e",
                                      "1e+",
                                      "1e1.5",
                                      " 1",
                                      "1 ",
                                      "0x10",
                                      "nan",
                                      "inf",
                                      "-inf",
                                      "Infinity",
                                      "1,5",
                                      "1_000",
                                      "--1",
                                      "1e400",
                                      "-1e400",
                                      "9007199254740993",
                                      "12345678901234567891"};
    double value;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        cr_expect(plycut_number_parse(good[i], strlen(good[i]), false, &value), "%s", good[i]);
        cr_expect_eq(value, strtod(good[i], NULL));
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_expect_not(plycut_number_parse(bad[i], strlen(bad[i]), false, &value), "%s", bad[i]);
    cr_expect(plycut_number_parse("12x", 2, false, &value), "only so much of the text is read");
    cr_expect(plycut_number_parse("-0", 2, false, &value) && !signbit(value));
    cr_expect(plycut_number_parse("-0e-5", 5, false, &value) && !signbit(value));
    cr_expect(plycut_number_parse("-1e-400", 7, false, &value) && value == 0 && !signbit(value));
}

Test(base_number, what_is_wrong_with_a_number_is_said)
{
    static const char *const texts[][2] = {{"9007199254740993", "past 2^53"},
                                           {"-12345678901234567891", "past 2^53"},
                                           {"1e400", "largest double"},
                                           {"-1.5e309", "largest double"},
                                           {"12", NULL},
                                           {"9007199254740992", NULL},
                                           {"inf", NULL},
                                           {"", NULL},
                                           {"1e400x", NULL}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *fault = plycut_number_fault(texts[i][0], strlen(texts[i][0]));
        cr_expect(texts[i][1] ? fault && strstr(fault, texts[i][1]) : !fault, "%s", texts[i][0]);
    }
}

Test(base_number, parse_infinity_where_it_may_stand)
{
    static const char *const bad[] = {"", "-", "INF", "infinity", "--inf", "in", "nan"};
    double value;
    cr_expect(plycut_number_parse("inf", 3, true, &value) && value == INFINITY);
    cr_expect(plycut_number_parse("+inf", 4, true, &value) && value == INFINITY);
    cr_expect(plycut_number_parse("-inf", 4, true, &value) && value == -INFINITY);
    cr_expect(plycut_number_parse("-2.5", 4, true, &value) && value == -2.5);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_expect_not(plycut_number_parse(bad[i], strlen(bad[i]), true, &value), "%s", bad[i]);
}

/* The digits of 1 + 2^-53, which is half way between two doubles, and one unit in a much later
 * place. */
Test(base_number, parse_rounds_by_all_digits)
{
    const char *half = "1.00000000000000011102230246251565404236316680908203125";
    char text[2000];
    double value;
    cr_expect(plycut_number_parse(half, strlen(half), false, &value) && value == 1);
    memset(text, '0', sizeof text);
    memcpy(text, half, strlen(half));
    cr_expect(plycut_number_parse(text, sizeof text, false, &value) && value == 1);
    text[sizeof text - 1] = '1';
    cr_expect(plycut_number_parse(text, sizeof text, false, &value));
    cr_expect_eq(value, nextafter(1, 2));
    memset(text + 2, '0', sizeof text - 2);
    text[0] = '0';
    memcpy(text + sizeof text - 6, "5e1989", 6);
    cr_expect(plycut_number_parse(text, sizeof text, false, &value));
    cr_expect_eq(value, 0.0005);
}

Test(base_number, parse_agrees_with_strtod)
{
    uint64_t state = 4;
    for (int i = 0; i < 50000; i++) {
        char text[64];
        double value;
        int length = snprintf(text, sizeof text, "%llu.%llue%d",
                              (unsigned long long)random_bits(&state) >> i % 64,
                              (unsigned long long)random_bits(&state) >> i / 7 % 64,
                              (int)(random_bits(&state) % 600) - 320);
        double expected = strtod(text, NULL);
        bool taken = plycut_number_parse(text, (size_t)length, false, &value);
        cr_assert_eq(taken, isfinite(expected) != 0, "%s", text);
        cr_assert(!taken || value == expected, "%s", text);
    }
}

/* Every locale that the machine has, whatever its decimal point. */
Test(base_number, no_locale_matters)
{
    static const char *const names[] = {"", "de_DE.UTF-8", "de_DE", "fr_FR.UTF-8", "ps_AF", "C"};
    char before[PLYCUT_NUMBER_SIZE], text[PLYCUT_NUMBER_SIZE];
    plycut_number_text(0.1 + 0.2, before);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!setlocale(LC_ALL, names[i]))
            continue;
        double value;
        plycut_number_text(0.1 + 0.2, text);
        cr_expect_str_eq(text, before);
        cr_expect(plycut_number_parse(text, strlen(text), false, &value) && value == 0.1 + 0.2);
    }
}

Test(base_number, integers)
{
    uint64_t value = 7;
    cr_expect(plycut_integer_parse("0", 1, 0, &value) && value == 0);
    cr_expect(plycut_integer_parse("255", 3, 255, &value) && value == 255);
    cr_expect(plycut_integer_parse("18446744073709551615", 20, UINT64_MAX, &value));
    cr_expect_eq(value, UINT64_MAX);
    cr_expect_not(plycut_integer_parse("18446744073709551616", 20, UINT64_MAX, &value));
    cr_expect_not(plycut_integer_parse("256", 3, 255, &value));
    cr_expect_not(plycut_integer_parse("5", 1, 3, &value));
    cr_expect_not(plycut_integer_parse("", 0, 9, &value));
    cr_expect_not(plycut_integer_parse("-1", 2, 9, &value));
    cr_expect_not(plycut_integer_parse("1 ", 2, 9, &value));
    cr_expect_not(plycut_integer_parse("0x1", 3, 9, &value));
}

/* ---- Fractions ------------------------------------------------------------------------------- */

static const struct {
    double number;
    int64_t over, under;
} FRACTIONS[] = {{0, 0, 1},
                 {7, 7, 1},
                 {-2.5, -5, 2},
                 {0.1, 1, 10},
                 {5.0 / 3, 5, 3},
                 {-13.0 / 7, -13, 7},
                 {1e15, 1000000000000000, 1},
                 {0.1 + 0.2, 0, 0},
                 {1.0 / 999983, 1, 999983},
                 {INFINITY, 0, 0}};

Test(base_number, a_number_is_the_simplest_fraction)
{
    for (size_t i = 0; i < sizeof FRACTIONS / sizeof *FRACTIONS; i++) {
        const PlycutFraction f = plycut_fraction(FRACTIONS[i].number);
        cr_assert(f.under == FRACTIONS[i].under && (f.under == 0 || f.over == FRACTIONS[i].over),
                  "%g is %lld/%lld", FRACTIONS[i].number, (long long)f.over, (long long)f.under);
    }
}

/* Plain doubles give 1.9999999999999998 and 0.30000000000000004. */
Test(base_number, sums_of_fractions_are_exact)
{
    const double third = 1.0 / 3;
    cr_assert(plycut_quotient(plycut_add_product(5.0 / 3, -third, 3), third) == 2);
    cr_assert(plycut_add_product(0.1, 1, 0.2) == 0.3);
    cr_assert(plycut_add_product(1, 0, INFINITY) == 1);
    cr_assert(plycut_add_product(1, 0.5, -INFINITY) == -INFINITY);
}

Test(base_number, fractions_are_read_and_written)
{
    static const char *const wrong[] = {"5",   "5/",    "/3",         "1/0", "1 5/3",
                                        "a/3", "1/2/3", "1/10000000", ""};
    static const struct {
        const char *text;
        double number;
    } right[] = {{"5/3", 5.0 / 3}, {"-1/3", -1.0 / 3}, {"1 2/3", 5.0 / 3}, {"-1 2/3", -5.0 / 3}};
    double number;
    char text[PLYCUT_NUMBER_SIZE];
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        cr_assert(plycut_fraction_parse(right[i].text, strlen(right[i].text), &number) &&
                      number == right[i].number,
                  "%s", right[i].text);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_assert(!plycut_fraction_parse(wrong[i], strlen(wrong[i]), &number), "%s", wrong[i]);
    cr_assert(plycut_fraction_text(-5.0 / 3, text) == 4 && strcmp(text, "-5/3") == 0);
    cr_assert(plycut_fraction_text(0.0625, text) == 6 && strcmp(text, "0.0625") == 0);
    cr_assert(plycut_fraction_text(0.1 + 0.2, text) == 19);
}
