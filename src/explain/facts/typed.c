/* The words that people type. */
#include "facts/typed.h"
#include "facts/typed_bits.h"

#include "base/letter.h"
#include "base/utf8.h"

#include <assert.h>
#include <string.h>

/* The texts of a row of typed.def, and which letters they begin with, as bits: most texts begin with none of a row's words, which these
 * tell without a look at them. */
typedef struct TypedRow {
    TypedKind kind;
    int meaning;
    const char *const *texts; /* NULL ends them */
    uint64_t first, second;
} TypedRow;

static const TypedRow ROWS[] = {
#define TYPED(kind, meaning, ...)                                                                  \
    {TYPED_##kind, meaning, (const char *const[]){__VA_ARGS__, NULL},                              \
     BITS_OF_TEXTS(FIRST_BIT, __VA_ARGS__), BITS_OF_TEXTS(SECOND_BIT, __VA_ARGS__)},
#include "facts/typed.def"
};

#define TYPED(kind, meaning, ...)                                                                  \
    static_assert(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *) <= TEXTS_MOST,       \
                  "the bits of a row are those of all of its texts");
#include "facts/typed.def"

/* No word is longer than WORD_MOST bytes, nor is it in a text that is typed with other accents. */
enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS, WORD_MOST = 100 };

/* ---- Letters --------------------------------------------------------------------------------- */

/* The letter of ASCII under the accent of a letter of Latin-1; 0: there is none. */
static char base_letter(uint32_t character)
{
    enum { FIRST = 0xC0, LAST = 0xFF };
    static const char BASES[] = "aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0\0"
                                "aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y";
    return character >= FIRST && character <= LAST ? BASES[character - FIRST] : '\0';
}

/* Can this byte begin an accent that combines with the letter before it? All of them are beyond ASCII. */
static bool may_combine(const char *text, const char *end)
{
    return text < end && (unsigned char)*text >= 0x80;
}

/* The next character of a text, beyond ASCII or with accents behind it. A byte that begins no character becomes one that has no
 * more bytes in UTF-8 than it had. */
static uint32_t folded_take_wide(const char **text, const char *end)
{
    enum { CAPITAL_ALPHA = 0x391, CAPITAL_OMEGA = 0x3A9, TO_SMALL = 0x20, SUBSTITUTE = 0x1A };
    const size_t length = utf8_length(*text, (size_t)(end - *text));
    const char *next = *text;
    if (length == 0 && (unsigned char)**text >= 0x80) {
        ++*text;
        return SUBSTITUTE;
    }
    const uint32_t character = utf8_next(&next);
    *text = next;
    for (const char *mark = next;
         may_combine(mark, end) && utf8_length(mark, (size_t)(end - mark)) > 0;) {
        if (!utf8_combines(utf8_next(&mark)))
            break;
        *text = mark;
    }
    const char base = base_letter(character);
    if (base != '\0')
        return (unsigned char)base;
    if (character >= CAPITAL_ALPHA && character <= CAPITAL_OMEGA)
        return character + TO_SMALL;
    return character < 0x80 ? (unsigned char)small_letter((char)character) : character;
}

/* The next character of a text, which moves past it and the accents that follow it: a small letter without accents. */
static uint32_t folded_take(const char **text, const char *end)
{
    const unsigned char first = (unsigned char)**text;
    if (first >= 0x80 || may_combine(*text + 1, end))
        return folded_take_wide(text, end);
    ++*text;
    return (unsigned char)small_letter((char)first);
}

size_t typed_fold(const char *text, size_t length, char *folded)
{
    const char *end = text + length;
    size_t used = 0;
    while (text < end) {
        const uint32_t character = folded_take(&text, end);
        used += character < 0x80 ? (folded[used] = (char)character, 1u)
                                 : utf8_put(character, folded + used);
    }
    folded[used] = '\0';
    return used;
}

/* A letter of an alphabet whose words are parted by blanks; or a digit. */
static bool is_of_a_word(uint32_t character)
{
    const char small = character < 0x80 ? small_letter((char)character) : '\0';
    return (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9') || small == '_' ||
           base_letter(character) != '\0';
}

/* Does a word that ends with this character end before this text? */
static bool word_ends(uint32_t last, const char *next)
{
    const bool latin =
        last < 0x80 && small_letter((char)last) >= 'a' && small_letter((char)last) <= 'z';
    if (!latin || *next == '\0')
        return true;
    const char *digit = next;
    const uint32_t character = folded_take(&digit, next + strnlen(next, WORD_MOST));
    /* "beta-1" is a name, "alpha-cutoff" is two words */
    return !is_of_a_word(character) && !(character == '-' && *digit >= '0' && *digit <= '9');
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* Is it a row that begins with = and a letter, whose accents count? */
static bool has_own_accents(const char *word)
{
    const char small = small_letter(word[1]);
    return *word == '=' && ((small >= 'a' && small <= 'z') || (unsigned char)word[1] >= 0x80);
}

static size_t exact_length_at(const char *text, const char *word)
{
    const size_t length = text_begins(text, word);
    return length > 0 && word_ends('a', text + length) ? length : 0;
}

/* How much of a text, which ends here at the latest, this word is, or 0. */
static size_t word_length_at(const char *text, const char *end, const char *word)
{
    if (has_own_accents(word))
        return exact_length_at(text, word + 1);
    const char *at = text, *word_end = word + strlen(word);
    uint32_t last = 0;
    while (word < word_end) {
        if (at >= end)
            return 0;
        last = folded_take(&word, word_end);
        if (folded_take(&at, end) != last)
            return 0;
    }
    return word_ends(last, at) ? (size_t)(at - text) : 0;
}

/* Are these two characters of ASCII, and not the same letter? */
static bool letters_differ(char one, char other)
{
    return (unsigned char)one < 0x80 && (unsigned char)other < 0x80 &&
           small_letter(one) != small_letter(other);
}

/* Most words of a kind begin with other letters than the text: letters with accents fold to ASCII, those of other alphabets do
 * not. */
static bool may_begin(const char *text, const char *word)
{
    const unsigned char latin_1 = 0xC3, first = (unsigned char)*text, other = (unsigned char)*word;
    if (has_own_accents(word))
        return true;
    if (first < 0x80 && other < 0x80)
        return !letters_differ(*text, *word) &&
               (word[1] == '\0' || !letters_differ(text[1], word[1]));
    return first == other || first == latin_1 || other == latin_1 ||
           (first >= 0xCC && other >= 0xCC);
}

/* The first row of a kind: typed.def has them in the order of TypedKind. */
static size_t first_row(TypedKind kind)
{
    size_t low = 0, high = ROW_COUNT;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (ROWS[middle].kind < kind)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t typed_at(TypedKind kind, const char *text, int *meaning)
{
    if (*text == '\0')
        return 0;
    const char *end = text + strnlen(text, WORD_MOST);
    const uint64_t first = FIRST_BIT(text), second = SECOND_BIT(text);
    size_t longest = 0;
    for (size_t i = first_row(kind); i < ROW_COUNT && ROWS[i].kind == kind; i++) {
        if ((ROWS[i].first & first) == 0 || (ROWS[i].second & second) == 0)
            continue;
        for (const char *const *word = ROWS[i].texts; *word != NULL; word++) {
            const size_t length = may_begin(text, *word) ? word_length_at(text, end, *word) : 0;
            if (length > longest && meaning != NULL)
                *meaning = ROWS[i].meaning;
            longest = length > longest ? length : longest;
        }
    }
    return longest;
}

const char *typed_text(TypedKind kind, size_t i)
{
    for (size_t row = first_row(kind); row < ROW_COUNT && ROWS[row].kind == kind; row++)
        for (const char *const *word = ROWS[row].texts; *word != NULL; word++)
            if (i-- == 0)
                return *word;
    return NULL;
}

bool typed_is(TypedKind kind, const char *text)
{
    const size_t length = strlen(text);
    return length > 0 && (typed_at(kind, text, NULL) == length ||
                          (kind != TYPED_ALWAYS && typed_at(TYPED_DASH, text, NULL) == length));
}

size_t typed_link(const char *text, const char *at)
{
    const size_t length = typed_at(TYPED_DASH, at, NULL);
    const bool sign = at > text && is_blank(at[-1]) && at[length] != '\0' &&
                      strchr("0123456789.", at[length]) != NULL;
    return sign ? 0 : length;
}
