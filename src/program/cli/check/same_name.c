/* check_same_name.c - the names of students, which every platform writes in its own way. */
#include "cli/check/desk.h"

#include <string.h>

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* Of two bytes of UTF-8, the small letter: Latin, Greek and Cyrillic. Canvas writes Özil as özil. */
static unsigned small_of(unsigned c)
{
    const bool with_marks = (c >= 0xc0 && c <= 0xde && c != 0xd7) || (c >= 0x391 && c <= 0x3a9) ||
                            (c >= 0x410 && c <= 0x42f),
               even_first = (c >= 0x100 && c <= 0x137 && c != 0x130 && c != 0x131) ||
                            (c >= 0x14a && c <= 0x177),
               odd_first = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
    return with_marks                   ? c + 0x20
           : c >= 0x400 && c <= 0x40f   ? c + 0x50
           : c == 0x178                 ? 0xff
           : even_first                 ? c | 1u
           : odd_first && (c & 1u) == 1 ? c + 1
                                        : c;
}

static void make_small(char *text)
{
    for (; *text != '\0'; text++) {
        const unsigned char first = (unsigned char)text[0], second = (unsigned char)text[1];
        if (first < 0xc3 || first > 0xdf || (second & 0xc0) != 0x80)
            continue;
        const unsigned small = small_of((first & 0x1fu) << 6 | (second & 0x3fu));
        *text++ = (char)(0xc0 | small >> 6);
        *text = (char)(0x80 | (small & 0x3f));
    }
}

/* The words of a name, without what is between them, in small letters. Returns how many there are. */
enum { NAME_WORDS = 8, NAME_LENGTH = 256 };
static size_t name_words(const char *name, char text[NAME_LENGTH], const char *words[NAME_WORDS])
{
    size_t count = 0, used = 0;
    while (*name != '\0' && count < NAME_WORDS) {
        while (*name != '\0' && !is_letter(*name))
            name++;
        if (*name == '\0')
            break;
        char *word = text + used;
        words[count++] = word;
        for (; is_letter(*name) && used < NAME_LENGTH - 2; name++)
            text[used++] = *name >= 'A' && *name <= 'Z' ? (char)(*name - 'A' + 'a') : *name;
        text[used++] = '\0';
        make_small(word);
        while (is_letter(*name))
            name++;
    }
    return count;
}

/* Can the text be put together from all of the words, in any order? */
static bool is_made_of(const char *text, const char *const *words, size_t count, unsigned used)
{
    if (*text == '\0')
        return used == (1u << count) - 1;
    for (size_t i = 0; i < count; i++) {
        const size_t length = strlen(words[i]);
        if ((used >> i & 1u) == 0 && strncmp(text, words[i], length) == 0 &&
            is_made_of(text + length, words, count, used | 1u << i))
            return true;
    }
    return false;
}

bool is_same_name(const char *a, const char *b)
{
    char a_text[NAME_LENGTH], b_text[NAME_LENGTH], joined[NAME_LENGTH] = "";
    const char *a_words[NAME_WORDS], *b_words[NAME_WORDS];
    const size_t a_count = name_words(a, a_text, a_words), b_count = name_words(b, b_text, b_words);
    for (size_t i = 0; i < b_count; i++)
        strcat(joined, b_words[i]);
    return is_made_of(joined, a_words, a_count, 0);
}
