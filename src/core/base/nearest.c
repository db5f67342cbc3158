/* A word among the names of a list; spelling suggestions by Damerau-Levenshtein distance (optimal string alignment),
 * ignoring case; if that finds nothing, by a common beginning. */
#include "base/errors.h"
#include "base/letter.h"

#include <plycut/base.h>

#include <stdio.h>
#include <string.h>

/* A longer word is not a misspelling of anything that plycut knows. */
#define WORD_MAX 64

/* A common beginning must have at least this many letters. */
#define PREFIX_LEAST 3

static const char *name_at(PlycutNames names, size_t index)
{
    return *(const char *const *)(const void *)((const char *)(const void *)names.first +
                                                index * names.step);
}

static bool same_letter(char a, char b)
{
    return small_letter(a) == small_letter(b);
}

static size_t lesser(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Edits (insert, drop or change a letter, swap two neighbours) between two words of at most
 * WORD_MAX letters. */
static size_t edit_distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t table[3][WORD_MAX + 1];
    size_t *before = table[0], *last = table[1], *row = table[2];
    for (size_t j = 0; j <= b_length; j++)
        last[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            size_t changed = last[j - 1] + !same_letter(a[i - 1], b[j - 1]);
            row[j] = lesser(changed, lesser(last[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) &&
                same_letter(a[i - 2], b[j - 1]))
                row[j] = lesser(row[j], before[j - 2] + 1);
        }
        size_t *free_row = before;
        before = last;
        last = row;
        row = free_row;
    }
    return last[b_length];
}

/* The name with the fewest edits, if at most a third of the letters are wrong. */
static const char *nearest_by_edits(const char *word, PlycutNames names)
{
    const char *best = NULL;
    size_t least = SIZE_MAX, length = strlen(word);
    for (size_t i = 0; i < names.count && length <= WORD_MAX; i++) {
        const char *name = name_at(names, i);
        size_t other = strlen(name);
        if (other > WORD_MAX)
            continue;
        size_t wrong = edit_distance(word, length, name, other);
        if (wrong * 3 <= (length > other ? length : other) && wrong < least) {
            best = name;
            least = wrong;
        }
    }
    return best;
}

/* The length of the common beginning of two words. */
static size_t common_beginning(const char *a, const char *b)
{
    size_t length = 0;
    while (a[length] != '\0' && same_letter(a[length], b[length]))
        length++;
    return length;
}

/* The name with the longest common beginning, if that has at least three letters and two thirds of
 * the word: childs suggests children, alpha suggests alpha-beta. */
static const char *nearest_by_beginning(const char *word, PlycutNames names)
{
    const char *best = NULL;
    size_t most = PREFIX_LEAST - 1, length = strlen(word);
    for (size_t i = 0; i < names.count && length <= WORD_MAX; i++) {
        size_t alike = common_beginning(word, name_at(names, i));
        if (alike > most && alike * 3 >= length * 2) {
            best = name_at(names, i);
            most = alike;
        }
    }
    return best;
}

const char *plycut_nearest(const char *word, PlycutNames names)
{
    const char *best = nearest_by_edits(word, names);
    return best != NULL ? best : nearest_by_beginning(word, names);
}

bool plycut_unknown(const char *what, const char *word, PlycutNames names, PlycutError *error)
{
    const char *best = plycut_nearest(word, names);
    if (best)
        return fail_with(error, PLYCUT_E_USAGE, ERROR_UNKNOWN_NEAR,
                         WITH(FILL(what, what), FILL(word, word), FILL(near, best)));
    char list[sizeof error->text] = "";
    size_t used = 0;
    for (size_t i = 0; i < names.count && used < sizeof list; i++)
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", i > 0 ? ", " : "",
                                 name_at(names, i));
    if (names.count == 0)
        return fail_with(error, PLYCUT_E_USAGE, ERROR_UNKNOWN,
                         WITH(FILL(what, what), FILL(word, word)));
    return fail_with(error, PLYCUT_E_USAGE, ERROR_UNKNOWN_LIST,
                     WITH(FILL(what, what), FILL(word, word), FILL(names, list)));
}

int plycut_name_index(const char *word, PlycutNames names)
{
    for (size_t i = 0; i < names.count; i++)
        if (strcmp(name_at(names, i), word) == 0)
            return (int)i;
    return -1;
}

size_t names_begin(const char *text, PlycutNames names, size_t *row)
{
    size_t length = 0;
    for (size_t i = 0; i < names.count && length == 0; i++) {
        length = text_begins(text, name_at(names, i));
        *row = i;
    }
    return length;
}

int plycut_name_find(const char *what, const char *word, PlycutNames names, PlycutError *error)
{
    const int index = plycut_name_index(word, names);
    if (index < 0)
        plycut_unknown(what, word, names, error);
    return index;
}

bool plycut_list_word(const char **list, char *word, size_t size)
{
    if (*list == NULL)
        return false;
    const size_t length = strcspn(*list, ","), kept = length < size ? length : size - 1;
    memcpy(word, *list, kept);
    word[kept] = '\0';
    *list = (*list)[length] == ',' ? *list + length + 1 : NULL;
    return true;
}
