/* The words that people type. */
#include "facts/typed.h"

#include "base/letter.h"
#include "base/utf8.h"

#include <assert.h>
#include <stdatomic.h>
#include <string.h>

/* The texts of a row of typed.def. */
typedef struct TypedRow {
    TypedKind kind;
    int meaning;
    const char *const *texts; /* NULL ends them */
} TypedRow;

static const TypedRow ROWS[] = {
#define TYPED(kind, meaning, ...) {TYPED_##kind, meaning, (const char *const[]){__VA_ARGS__, NULL}},
#include "facts/typed.def"
};

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
static bool differ(char one, char other)
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
        return !differ(*text, *word) && (word[1] == '\0' || !differ(text[1], word[1]));
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

/* ---- Words by their first character ---------------------------------------------------------- */

/* A word is at a place: a row of typed.def, and a text in it. */
enum { ROOM = 128, NO_PLACE = UINT16_MAX, GROUPS = 64, KIND_COUNT = TYPED_PLAIN + 1 };
static_assert(ROW_COUNT * ROOM < NO_PLACE, "places have 16 bits");

#define TYPED(kind, meaning, ...)                                                                  \
    static_assert(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *) < ROOM,              \
                  "a row has room for its texts");
#include "facts/typed.def"

/* The group of a text's first character. Other characters may have the same. */
static unsigned group_of(const char *text)
{
    const char *at = text;
    return folded_take(&at, text + strnlen(text, WORD_MOST)) % GROUPS;
}

/* The place of the first word of a kind, from this place on, that begins with a character of a group; or NO_PLACE. */
static uint16_t place_from(size_t row, size_t text, TypedKind kind, unsigned group)
{
    for (; row < ROW_COUNT && ROWS[row].kind == kind; row++, text = 0)
        for (; ROWS[row].texts[text] != NULL; text++) {
            const char *word = ROWS[row].texts[text];
            if (group_of(word + has_own_accents(word)) == group)
                return (uint16_t)(row * ROOM + text);
        }
    return NO_PLACE;
}

/* The first word of a kind and a group, and the one after the word at a place. Each place is looked for once, and then kept as one
 * more than it is: 0 has not been looked for. Threads that do so at once find the same. */
static uint16_t first_place(TypedKind kind, unsigned group)
{
    static _Atomic uint32_t kept[KIND_COUNT][GROUPS];
    uint32_t found = atomic_load_explicit(&kept[kind][group], memory_order_relaxed);
    if (found == 0) {
        found = place_from(first_row(kind), 0, kind, group) + 1u;
        atomic_store_explicit(&kept[kind][group], found, memory_order_relaxed);
    }
    return (uint16_t)(found - 1);
}

static uint16_t place_after(uint16_t place, TypedKind kind, unsigned group)
{
    static _Atomic uint32_t kept[ROW_COUNT * ROOM];
    uint32_t found = atomic_load_explicit(&kept[place], memory_order_relaxed);
    if (found == 0) {
        found = place_from(place / ROOM, place % ROOM + 1, kind, group) + 1u;
        atomic_store_explicit(&kept[place], found, memory_order_relaxed);
    }
    return (uint16_t)(found - 1);
}

size_t typed_at(TypedKind kind, const char *text, int *meaning)
{
    if (*text == '\0')
        return 0;
    const unsigned group = group_of(text);
    const char *end = text + strnlen(text, WORD_MOST);
    size_t longest = 0;
    for (uint16_t place = first_place(kind, group); place != NO_PLACE;
         place = place_after(place, kind, group)) {
        const TypedRow *row = &ROWS[place / ROOM];
        const char *word = row->texts[place % ROOM];
        const size_t length = may_begin(text, word) ? word_length_at(text, end, word) : 0;
        if (length > longest && meaning != NULL)
            *meaning = row->meaning;
        longest = length > longest ? length : longest;
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
