/* Names of one letter in other capitals: in "cutoffs: i e l", where the tree has the nodes I, E and L, "e" is a node, though it also means
 * "and" in Italian and Portuguese. The readers of a line know a name in its own capitals from a word, so the line gets these. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

/* What parts the words of a line here: blanks, commas, and what stands around labels and lists. */
static const char APART[] = BLANK_BYTES ",;:=()[]{}<>|/";

static size_t word_at_length(const char *text)
{
    return strcspn(text, APART);
}

/* The only node that a word of one letter means in other capitals than its own, or PLYCUT_NO_NODE. */
static uint32_t letter_in_other_capitals(const TreeIndex *index, const char *text, size_t length)
{
    char letter[2] = "";
    if (length != 1 || !isalpha((unsigned char)*text))
        return PLYCUT_NO_NODE;
    letter[0] = *text;
    if (!lookup_is_node(index, letter, 1) || lookup_name_at(index, letter) > 0)
        return PLYCUT_NO_NODE;
    const Meaning node = lookup(index, letter, PLYCUT_NO_NODE);
    return node.count == 1 ? node.nodes[0] : PLYCUT_NO_NODE;
}

static bool is_connective(const char *text)
{
    return typed_at(TYPED_SEPARATOR, text, NULL) == 1 || typed_at(TYPED_OR, text, NULL) == 1;
}

/* Is a word a name, or a number: what a list may have? *own, *other: a name with letters in its own capitals, or in other ones. A letter
 * that may be an article or a word between numbers, as "a" may, shows neither. */
static bool is_element(const TreeIndex *index, const char *text, size_t length, bool *own,
                       bool *other)
{
    double number;
    enum { LONGEST = 64 };
    *own = *other = false;
    if (length == 0 || length > LONGEST)
        return false;
    if (typed_number(text, length, true, &number))
        return true;
    const bool name = lookup_is_node(index, text, length),
               word = typed_at(TYPED_ARTICLE, text, NULL) == length ||
                      typed_at(TYPED_TO, text, NULL) == length;
    *own = name && !word && lookup_name_at(index, text) >= length;
    *other = name && !word && !*own;
    return name;
}

/* How the line writes names: -1 in the tree's own capitals, 1 in other ones, 0 it does not show. Connectives are hardly ever written in
 * capital letters: a capital letter alone is a name. */
static int capitals_of(const TreeIndex *index, const char *line)
{
    int shown = 0;
    for (const char *at = line + strspn(line, APART); *at != '\0'; at += strspn(at, APART)) {
        const size_t length = word_at_length(at);
        bool own = false, other = isupper((unsigned char)*at);
        if (!is_connective(at) || letter_in_other_capitals(index, at, length) == PLYCUT_NO_NODE)
            (void)is_element(index, at, length, &own, &other);
        if (own)
            return -1;
        shown = other ? 1 : shown;
        at += length;
    }
    return shown;
}

/* What stands before the letter at a place, on the same side of a colon or a comma, may stand before an element of a list; nothing does in
 * *first. */
static bool fits_before(const TreeIndex *index, const char *line, const char *at, bool *first)
{
    const char *end = at, *begin;
    bool own, other;
    while (end > line && is_blank(end[-1]))
        end--;
    *first = end == line || strchr(APART, end[-1]) != NULL;
    if (*first)
        return true;
    for (begin = end; begin > line && strchr(APART, begin[-1]) == NULL; begin--)
        ;
    return is_element(index, begin, (size_t)(end - begin), &own, &other) ||
           typed_at(TYPED_SEPARATOR, begin, NULL) == (size_t)(end - begin) ||
           typed_at(TYPED_OF, begin, NULL) == (size_t)(end - begin);
}

/* The same behind it; behind a comma, it may also be what is said of a cutoff. The letter twice is a connective, and then the node. */
static bool fits_behind(const TreeIndex *index, const char *at, bool first)
{
    Cutoff scratch = NO_PARTS;
    bool own, other;
    const char *next = at + 1 + strspn(at + 1, BLANK_BYTES);
    const size_t length = word_at_length(next);
    if (length == 1 && small_letter(*next) == small_letter(*at))
        return false;
    return is_element(index, next, length, &own, &other) ||
           typed_at(TYPED_SEPARATOR, next, NULL) > 0 ||
           (first && (typed_part_at(next, &scratch) > 0 || typed_at(TYPED_VERB, next, NULL) > 0));
}

/* "i alpha shallow 2 <= 3": does a cutoff begin the line, so that its letter is no number of a question? */
static bool begins_cutoff(const char *line)
{
    Cutoff cutoff = NO_PARTS;
    const char *parts = line + 1 + strspn(line + 1, BLANK_BYTES);
    return typed_parts(parts, &cutoff) > parts && cutoff.alpha != UNSTATED &&
           (cutoff.kind != UNSTATED || cutoff.relation != REL_NONE) && strchr(line, ':') == NULL &&
           typed_at(TYPED_ARTICLE, line, NULL) == 0;
}

/* Can the letter here be a name? *first: it begins the line, or follows a comma or another sign. */
static bool may_be_name(const TreeIndex *index, const char *line, const char *at, bool *first)
{
    *first = true;
    if (!is_blank(at[1])) /* "i, e, l": nobody reads it as a word there */
        return false;
    return is_connective(at) ? fits_before(index, line, at, first) && fits_behind(index, at, *first)
                             : at == line && begins_cutoff(line);
}

const char *line_in_own_capitals(Submissions *s, const TreeIndex *index, const char *line)
{
    enum { UNKNOWN = -2 };
    int shown = UNKNOWN;
    char *changed = NULL;
    for (const char *at = line + strspn(line, APART); *at != '\0'; at += strspn(at, APART)) {
        const size_t length = word_at_length(at);
        const uint32_t node = letter_in_other_capitals(index, at, length);
        bool first;
        if (node != PLYCUT_NO_NODE && may_be_name(index, line, at, &first)) {
            shown = shown == UNKNOWN ? capitals_of(index, line) : shown;
            if (changed == NULL && (shown > 0 || (shown == 0 && first)))
                changed = (char *)text_joined(s, line, "", "");
            if (changed != NULL && *changed != '\0')
                changed[at - line] = index->tree.nodes[node].name[0];
        }
        at += length;
    }
    return changed != NULL ? changed : line;
}
