/* A line as words that sentences are made of. At each place, the longest word counts; of words that are as long, the first row. */
#include "answers/clause.h"

#include <string.h>

/* What the kinds of words of typed.def are in a sentence. */
static const struct {
    TypedKind typed;
    SaidKind said;
} KINDS[] = {
    {TYPED_NONE, SAID_OPEN_END},
    {TYPED_LABEL_OF_TREE, SAID_OPEN_END},
    {TYPED_TOPIC, SAID_TOPIC},
    {TYPED_SO, SAID_STOP},
    {TYPED_OF, SAID_OF},
    {TYPED_SIDE, SAID_SIDE},
    {TYPED_CUT_KIND, SAID_CUT_KIND},
    {TYPED_BY, SAID_BY},
    {TYPED_BECAUSE, SAID_BECAUSE},
    {TYPED_AFTER, SAID_AFTER},
    {TYPED_LEAVES, SAID_THING},
    {TYPED_THING, SAID_THING},
    {TYPED_ROOT, SAID_ROOT},
    {TYPED_OF_ROOT, SAID_ROOT},
    {TYPED_OWNS, SAID_OWNS},
    {TYPED_SEPARATOR, SAID_COMMA},
    {TYPED_VERB, SAID_IS},
    {TYPED_PARTS, SAID_IS},
    {TYPED_BECOMES, SAID_IS},
    {TYPED_ARROW, SAID_IS},
    {TYPED_OR, SAID_OPEN_END},
    {TYPED_NOT, SAID_OPEN_END},
    {TYPED_HEDGE, SAID_OPEN_END},
    {TYPED_PLAIN, SAID_PLAIN},
    {TYPED_PLACE, SAID_PLACE},
    {TYPED_ARTICLE, SAID_PLAIN},
    {TYPED_IN_ALL, SAID_PLAIN},
    {TYPED_LEAD, SAID_PLAIN},
    {TYPED_FILL, SAID_PLAIN},
    {TYPED_TAKES_BACK, SAID_OPEN_END},
};

enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS };

/* A word of typed.def at a place, or one that is unknown. */
static SaidWord word_of_kinds(const char *at)
{
    SaidWord word = {.kind = SAID_UNKNOWN, .at = at};
    for (size_t i = 0; i < KIND_COUNT; i++) {
        int meaning = 0;
        const size_t length = typed_at(KINDS[i].typed, at, &meaning);
        if (length <= word.length)
            continue;
        word.length = length;
        word.kind = KINDS[i].said;
        word.meaning = meaning;
    }
    if (word.kind == SAID_OF && typed_at(TYPED_BY, at, NULL) == word.length)
        word.kind = SAID_OPEN_END; /* "de": of, or by */
    if (word.length == 0)
        word.length = strcspn(at, BLANK_BYTES ",;:.()[]");
    word.length += word.length == 0;
    return word;
}

/* "[3, inf]", "(3, inf)": its length, or 0. */
static size_t bounds_at(const char *at)
{
    double alpha, beta;
    char text[LABEL_LONGEST] = "";
    const size_t length = strchr("[(", *at) != NULL ? group_length(at, sizeof text - 1) : 0;
    memcpy(text, at, length);
    const bool listed = strstr(text, " and ") != NULL; /* "(4 and 6)" */
    return length > 0 && !listed && typed_window(text, &alpha, &beta) ? length : 0;
}

static bool sign_word(const char *at, SaidWord *word)
{
    static const struct {
        char sign;
        SaidKind kind;
    } SAID_SIGNS[] = {{';', SAID_STOP},  {'.', SAID_STOP},  {'!', SAID_STOP},
                      {':', SAID_IS},    {'=', SAID_IS},    {'(', SAID_OPEN},
                      {')', SAID_CLOSE}, {',', SAID_COMMA}, {'"', SAID_PLAIN}};
    for (size_t i = 0; i < sizeof SAID_SIGNS / sizeof *SAID_SIGNS; i++)
        if (*at == SAID_SIGNS[i].sign) {
            *word = (SaidWord){.kind = SAID_SIGNS[i].kind, .at = at, .length = 1};
            return true;
        }
    return false;
}

/* The name of a node. One of a single letter is no name where the letter is a word: "A deep cutoff", "I think". */
static size_t said_name_at(const TreeIndex *index, const char *at)
{
    const size_t name = lookup_name_at(index, at);
    if (name != 1 || !is_blank(at[1]) || strchr("AaI", *at) == NULL)
        return name;
    const SaidWord next = word_of_kinds(at + 1 + strspn(at + 1, BLANK_BYTES));
    const bool noun = next.kind == SAID_TOPIC &&
                      (next.meaning == PLYCUT_FACT_CUTOFFS || next.meaning == PLYCUT_FACT_WINDOWS ||
                       next.meaning == PLYCUT_FACT_VARIATION || next.meaning == PLYCUT_FACT_VALUE),
               article = noun || next.kind == SAID_SIDE || next.kind == SAID_CUT_KIND;
    const bool pronoun = next.kind == SAID_PLAIN || next.kind == SAID_TOPIC;
    return (*at == 'I' ? pronoun : article) ? 0 : name;
}

static SaidWord word_here(const TreeIndex *index, const char *at)
{
    SaidWord word = {.kind = SAID_UNKNOWN, .at = at};
    PlycutBound bound;
    double number;
    const size_t name = said_name_at(index, at), bounds = bounds_at(at),
                 value = typed_value_at(at, &bound, &number);
    int count;
    const SaidWord typed = word_of_kinds(at);
    if (name > 0 && (typed.kind == SAID_UNKNOWN || name >= typed.length) && name >= value)
        return (SaidWord){.kind = SAID_NODE, .at = at, .length = name};
    if (bounds > 0)
        return (SaidWord){.kind = SAID_BOUNDS, .at = at, .length = bounds};
    if (value > 0)
        return (SaidWord){
            .kind = SAID_NUMBER, .at = at, .length = value, .bounded = bound != PLYCUT_EXACT};
    const size_t infinite = typed_bound_number_at(at, &number);
    if (infinite > 0)
        return (SaidWord){.kind = SAID_NUMBER, .at = at, .length = infinite};
    if (sign_word(at, &word))
        return word;
    const size_t dash = typed_at(TYPED_DASH, at, NULL);
    if (dash > 0)
        return (SaidWord){.kind = SAID_DASH, .at = at, .length = dash};
    const size_t counted = typed_at(TYPED_NUMBER, at, &count);
    if (counted > 0 && counted >= typed.length)
        return (SaidWord){.kind = SAID_COUNT, .at = at, .length = counted, .meaning = count};
    return typed;
}

/* The hyphen of "alpha-cutoff". */
static bool is_hyphen(const SaidWord *words, size_t count, size_t i)
{
    return words[i].kind == SAID_DASH && i > 0 && i + 1 < count && words[i].at[-1] != ' ' &&
           words[i].at[words[i].length] != ' ' && words[i + 1].kind == SAID_TOPIC &&
           (words[i - 1].kind == SAID_SIDE || words[i - 1].kind == SAID_CUT_KIND);
}

/* Is the node named right after its place: "the left node (B)", "go left, to B"? In "the left child of B" the place matters. */
static bool place_is_named(const SaidWord *words, size_t count, size_t i)
{
    size_t next = i + 1;
    while (next < count && (words[next].kind == SAID_PLAIN || words[next].kind == SAID_THING ||
                            words[next].kind == SAID_OPEN || words[next].kind == SAID_COMMA))
        next++;
    return next < count && words[next].kind == SAID_NODE;
}

/* Does "'s" only join what follows: "C's cutoff", "the best move's B"? In "C's children" it does not. */
static bool owns_nothing(const SaidWord *words, size_t count, size_t i)
{
    return i + 1 < count && words[i + 1].kind != SAID_THING && words[i + 1].kind != SAID_UNKNOWN;
}

/* Decide about words that depend on what follows them. */
static void resolve_words(SaidWord *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (is_hyphen(words, count, i))
            words[i].kind = SAID_PLAIN;
        else if (words[i].kind == SAID_OWNS)
            words[i].kind = owns_nothing(words, count, i) ? SAID_PLAIN : SAID_UNKNOWN;
        else if (words[i].kind == SAID_PLACE)
            words[i].kind = place_is_named(words, count, i) ? SAID_PLAIN : SAID_UNKNOWN;
    }
}

/* "one deep cutoff", "cutoff 1: ..." */
static bool counts_cutoff(const SaidWord *words, size_t count, size_t i)
{
    const SaidKind next = i + 1 < count ? words[i + 1].kind : SAID_UNKNOWN;
    return words[i].kind == SAID_COUNT
               ? words[i].meaning == 1 &&
                     (next == SAID_SIDE || next == SAID_CUT_KIND ||
                      (next == SAID_TOPIC && words[i + 1].meaning == PLYCUT_FACT_CUTOFFS))
               : words[i].kind == SAID_NUMBER && next == SAID_IS && i > 0 &&
                     words[i - 1].kind == SAID_TOPIC &&
                     (words[i - 1].meaning == PLYCUT_FACT_CUTOFFS ||
                      words[i - 1].meaning == SAID_CUT);
}

/* "five leaves", "7 of the 9 leaves": numbers in front of a word for leaves count them. A number in words counts nothing else. */
static void find_counts(SaidWord *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        size_t next = i + 1;
        const bool number =
            words[i].kind == SAID_COUNT || (words[i].kind == SAID_NUMBER && !words[i].bounded);
        while (number && next < count &&
               (words[next].kind == SAID_PLAIN || words[next].kind == SAID_OF))
            next++;
        const bool of_all = number && next + 1 < count && next > i + 1 &&
                            (words[next].kind == SAID_NUMBER || words[next].kind == SAID_COUNT) &&
                            words[next + 1].kind == SAID_THING;
        if (of_all)
            words[next].kind = SAID_PLAIN;
        if (counts_cutoff(words, count, i))
            words[i].kind = SAID_PLAIN;
        const bool namely = number && i + 2 < count && words[i + 1].kind == SAID_COMMA &&
                            typed_at(TYPED_PARTS, words[i + 2].at, NULL) > 0;
        if (of_all || namely || (number && next < count && words[next].kind == SAID_THING))
            words[i].kind = SAID_COUNT;
        else if (words[i].kind == SAID_COUNT)
            words[i].kind = SAID_UNKNOWN;
    }
}

/* "f. When we enter D": without the number of a question. */
static size_t leave_number(SaidWord *words, size_t count)
{
    enum { NUMBER_MOST = 2 };
    const bool numbered = count > 2 && words[0].length <= NUMBER_MOST &&
                          (words[0].kind == SAID_UNKNOWN || words[0].kind == SAID_NUMBER) &&
                          (words[1].kind == SAID_CLOSE || *words[1].at == '.');
    if (!numbered)
        return count;
    memmove(words, words + 2, (count - 2) * sizeof *words);
    return count - 2;
}

size_t said_words(const TreeIndex *index, const char *line, SaidWord words[SAID_WORDS_MOST])
{
    size_t count = 0;
    for (const char *at = line + strspn(line, BLANK_BYTES); *at != '\0';
         at += strspn(at, BLANK_BYTES)) {
        if (count == SAID_WORDS_MOST)
            return 0;
        words[count] = word_here(index, at);
        at += words[count++].length;
    }
    count = leave_number(words, count);
    resolve_words(words, count);
    find_counts(words, count);
    return count;
}
