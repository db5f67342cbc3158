/* The parameters of a random tree, read from a spec and checked: b=3,d=4,seed=1,values=0..9. */
#include "base/same.h"
#include "base/utf8.h"
#include "game/random.h"
#include "game/rules.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

const RandomNumber RANDOM_NUMBER[RANDOM_NUMBERS] = {
    {"b", 1, RANDOM_B_MAX, offsetof(RandomTree, branching), true},
    {"d", 1, PLYCUT_PLY_MAX, offsetof(RandomTree, depth), true},
    {"seed", 0, RANDOM_EXACT, offsetof(RandomTree, seed), false},
};

#define SAMPLE "random:b=3,d=4,seed=1"

uint64_t *random_number_of(RandomTree *tree, const RandomNumber *number)
{
    return (uint64_t *)(void *)((char *)tree + number->member);
}

/* ---- Values --------------------------------------------------------------------------------- */

/* The kinds of values that have a name; RANDOM_RANGE is written as numbers. */
static const struct {
    const char *name;
    RandomKind kind;
} KINDS[] = {{"real", RANDOM_REAL}, {"permutation", RANDOM_PERMUTATION}};

#define KIND_COUNT (sizeof KINDS / sizeof KINDS[0])

/* A whole number with a sign, as JSON could carry it. */
static bool read_signed(const char *text, size_t length, int64_t *number)
{
    uint64_t size;
    bool negative = length > 0 && text[0] == '-';
    if (!plycut_integer_parse(text + negative, length - negative, RANDOM_EXACT, &size))
        return false;
    *number = negative ? -(int64_t)size : (int64_t)size;
    return true;
}

/* A name of KINDS, or LO..HI. */
bool random_read_values(const char *text, RandomTree *tree, PlycutError *error)
{
    for (size_t i = 0; i < KIND_COUNT; i++) {
        if (strcmp(text, KINDS[i].name) == 0) {
            tree->kind = KINDS[i].kind;
            return true;
        }
    }
    const char *dots = strstr(text, "..");
    if (!dots || !read_signed(text, (size_t)(dots - text), &tree->low) ||
        !read_signed(dots + 2, strlen(dots + 2), &tree->high))
        return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_VALUES_EXPECTED,
                         WITH(FILL(text, text)));
    if (tree->low > tree->high)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_VALUES_TURNED, WITH(FILL(text, text)));
    tree->kind = RANDOM_RANGE;
    return true;
}

const char *random_values_text(const RandomTree *tree, char text[RANDOM_VALUES_SIZE])
{
    for (size_t i = 0; i < KIND_COUNT; i++)
        if (tree->kind == KINDS[i].kind)
            return KINDS[i].name;
    snprintf(text, RANDOM_VALUES_SIZE, "%" PRId64 "..%" PRId64, tree->low, tree->high);
    return text;
}

/* ---- Levels and limits ----------------------------------------------------------------------- */

bool plycut_levels_parse(const char *text, PlycutLevels *levels, PlycutError *error)
{
    levels->count = 0;
    for (const char *c = text;; c++) {
        char word[8] = "";
        const size_t length = strcspn(c, "/");
        memcpy(word, c, length < sizeof word ? length : 0);
        if (levels->count == PLYCUT_LEVELS_MAX ||
            !player_parse(word, &levels->player[levels->count++]))
            return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_PLAYERS,
                             WITH(FILL(text, text), FILL_NUMBER(most, PLYCUT_LEVELS_MAX)));
        c += length;
        if (*c == '\0')
            return true;
    }
}

static bool read_players(const char *text, RandomTree *tree, PlycutError *error)
{
    return plycut_levels_parse(text, &tree->levels, error);
}

static bool read_limits(const char *text, RandomTree *tree, PlycutError *error)
{
    tree->limited = true;
    return plycut_range_parse(text, true, &tree->limits.low, &tree->limits.high) ||
           fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_LIMITS, WITH(FILL(text, text)));
}

/* The parameters that are not numbers. */
static const struct {
    const char *name;
    bool (*read)(const char *text, RandomTree *tree, PlycutError *error);
} TEXTS[] = {{RANDOM_VALUES, random_read_values},
             {RANDOM_PLAYERS, read_players},
             {RANDOM_LIMITS, read_limits}};

#define TEXT_COUNT (sizeof TEXTS / sizeof TEXTS[0])

/* ---- The spec ------------------------------------------------------------------------------- */

/* Which parameters a spec has given: a bit for each number, then one for each text. */
typedef struct GivenBits {
    unsigned bits;
} GivenBits;

/* Refuse a parameter that was given before. */
static bool once(GivenBits *given, size_t which, const char *name, PlycutError *error)
{
    unsigned bit = 1u << which;
    if (given->bits & bit)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_TWICE, WITH(FILL(name, name)));
    given->bits |= bit;
    return true;
}

/* The error names the range, which comes from the table. */
static bool read_spec_number(const RandomNumber *number, const char *text, RandomTree *tree,
                             PlycutError *error)
{
    uint64_t *value = random_number_of(tree, number);
    if (plycut_integer_parse(text, strlen(text), number->most, value) && *value >= number->least)
        return true;
    return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_NUMBER_EXPECTED,
                     WITH(FILL(name, number->name), FILL(text, text),
                          FILL_NUMBER(least, number->least), FILL_NUMBER(most, number->most)));
}

/* Suggest the nearest parameter. */
static bool unknown_parameter(const char *name, PlycutError *error)
{
    const char *names[RANDOM_NUMBERS + TEXT_COUNT];
    for (size_t i = 0; i < RANDOM_NUMBERS; i++)
        names[i] = RANDOM_NUMBER[i].name;
    for (size_t i = 0; i < TEXT_COUNT; i++)
        names[RANDOM_NUMBERS + i] = TEXTS[i].name;
    return plycut_unknown("parameter of a random tree", name,
                          PLYCUT_WORDS(names, RANDOM_NUMBERS + TEXT_COUNT), error);
}

/* One "name=text". */
static bool read_parameter(const char *name, const char *text, RandomTree *tree, GivenBits *given,
                           PlycutError *error)
{
    for (size_t i = 0; i < TEXT_COUNT; i++)
        if (strcmp(name, TEXTS[i].name) == 0)
            return once(given, RANDOM_NUMBERS + i, name, error) && TEXTS[i].read(text, tree, error);
    for (size_t i = 0; i < RANDOM_NUMBERS; i++)
        if (strcmp(name, RANDOM_NUMBER[i].name) == 0)
            return once(given, i, name, error) &&
                   read_spec_number(&RANDOM_NUMBER[i], text, tree, error);
    return unknown_parameter(name, error);
}

/* The parameter that is the first `length` bytes of text. */
static bool read_piece(const char *text, size_t length, RandomTree *tree, GivenBits *given,
                       PlycutError *error)
{
    char piece[160];
    if (length >= sizeof piece) {
        char begin[36];
        field_format(begin, sizeof begin, "%s", text);
        return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_TOO_LONG, WITH(FILL(text, begin)));
    }
    memcpy(piece, text, length);
    piece[length] = '\0';
    char *equals = strchr(piece, '=');
    if (!equals)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_NO_PARAMETER,
                         WITH(FILL(text, piece), FILL(sample, SAMPLE)));
    *equals = '\0';
    return read_parameter(piece, equals + 1, tree, given, error);
}

static bool is_whole_number(double number)
{
    return fabs(number) <= (double)RANDOM_EXACT && same_number(trunc(number), number);
}

/* Does the spec leave the values to its limits, which are whole numbers? */
static bool limits_say_values(const RandomTree *tree, const GivenBits *given)
{
    return !(given->bits & 1u << RANDOM_NUMBERS) && tree->limited &&
           is_whole_number(tree->limits.low) && is_whole_number(tree->limits.high);
}

/* Parameters come in any order, each at most once, with commas between. */
bool random_read_spec(const char *text, RandomTree *tree, PlycutError *error)
{
    GivenBits given = {0};
    *tree = (RandomTree){.seed = 1, .kind = RANDOM_RANGE, .low = 0, .high = 99};
    for (bool more = true; more;) {
        size_t length = strcspn(text, ",");
        if (!read_piece(text, length, tree, &given, error))
            return false;
        more = text[length] == ',';
        text += length + more;
    }
    for (size_t i = 0; i < RANDOM_NUMBERS; i++)
        if (RANDOM_NUMBER[i].required && !(given.bits & 1u << i))
            return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_NEEDS,
                             WITH(FILL(name, RANDOM_NUMBER[i].name), FILL(sample, SAMPLE)));
    if (limits_say_values(tree, &given)) {
        tree->low = (int64_t)tree->limits.low;
        tree->high = (int64_t)tree->limits.high;
    }
    return random_check(tree, error);
}

/* A permutation needs its leaves numbered, exactly in a double. */
bool random_check(const RandomTree *tree, PlycutError *error)
{
    uint64_t leaves = 1;
    if (tree->kind != RANDOM_PERMUTATION)
        return true;
    for (uint64_t ply = 0; ply < tree->depth; ply++) {
        leaves *= tree->branching;
        if (leaves > RANDOM_EXACT)
            return fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_PERMUTATION_LARGE,
                             WITH(FILL_NUMBER(children, tree->branching), FILL_NUMBER(depth, ply)));
    }
    return true;
}
