/* A line as words that sentences are made of. At each place, the longest word counts; of words that are as long, the first row. */
#include "answers/clause.h"

#include <string.h>

/* What the kinds of words of typed.def are in a sentence. */
static const struct {
    TypedKind typed;
    ProseKind said;
} KINDS[] = {
    {TYPED_NONE, PROSE_OPEN_END},
    {TYPED_LABEL_OF_TREE, PROSE_OPEN_END},
    {TYPED_TOPIC, PROSE_TOPIC},
    {TYPED_SO, PROSE_STOP},
    {TYPED_OF, PROSE_OF},
    {TYPED_SIDE, PROSE_SIDE},
    {TYPED_CUT_KIND, PROSE_CUT_KIND},
    {TYPED_BY, PROSE_BY},
    {TYPED_BECAUSE, PROSE_BECAUSE},
    {TYPED_AFTER, PROSE_AFTER},
    {TYPED_LEAVES, PROSE_THING},
    {TYPED_THING, PROSE_THING},
    {TYPED_ROOT, PROSE_ROOT},
    {TYPED_OF_ROOT, PROSE_ROOT},
    {TYPED_OWNS, PROSE_OWNS},
    {TYPED_SEPARATOR, PROSE_COMMA},
    {TYPED_VERB, PROSE_IS},
    {TYPED_PARTS, PROSE_IS},
    {TYPED_BECOMES, PROSE_IS},
    {TYPED_ARROW, PROSE_IS},
    {TYPED_OR, PROSE_OPEN_END},
    {TYPED_NOT, PROSE_OPEN_END},
    {TYPED_HEDGE, PROSE_OPEN_END},
    {TYPED_PLAIN, PROSE_PLAIN},
    {TYPED_PLACE, PROSE_PLACE},
    {TYPED_ARTICLE, PROSE_PLAIN},
    {TYPED_IN_ALL, PROSE_PLAIN},
    {TYPED_LEAD, PROSE_PLAIN},
    {TYPED_FILL, PROSE_PLAIN},
    {TYPED_TAKES_BACK, PROSE_OPEN_END},
    {TYPED_WHEN, PROSE_PLAIN},
    {TYPED_LIMITS, PROSE_OPEN_END},
};

enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS };

/* A word of typed.def at a place, or one that is unknown. */
static ProseWord word_of_kinds(const char *at)
{
    ProseWord word = {.kind = PROSE_UNKNOWN, .at = at};
    for (size_t i = 0; i < KIND_COUNT; i++) {
        int meaning = 0;
        const size_t length = typed_at(KINDS[i].typed, at, &meaning);
        if (length <= word.length)
            continue;
        word.length = length;
        word.kind = KINDS[i].said;
        word.meaning = meaning;
        word.when = KINDS[i].typed == TYPED_WHEN;
    }
    if (word.kind == PROSE_COMMA && strchr("+>", *at) != NULL)
        word.kind = PROSE_UNKNOWN; /* added up, or compared */
    if (word.kind == PROSE_OF && typed_at(TYPED_BY, at, NULL) == word.length)
        word.kind = PROSE_OPEN_END; /* "de": of, or by */
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

static bool sign_word(const char *at, ProseWord *word)
{
    static const struct {
        char sign;
        ProseKind kind;
    } SIGN_KINDS[] = {{';', PROSE_STOP},  {'.', PROSE_STOP},  {'!', PROSE_STOP},
                      {':', PROSE_IS},    {'=', PROSE_IS},    {'(', PROSE_OPEN},
                      {')', PROSE_CLOSE}, {',', PROSE_COMMA}, {'"', PROSE_PLAIN}};
    for (size_t i = 0; i < sizeof SIGN_KINDS / sizeof *SIGN_KINDS; i++)
        if (*at == SIGN_KINDS[i].sign) {
            *word = (ProseWord){.kind = SIGN_KINDS[i].kind, .at = at, .length = 1};
            return true;
        }
    return false;
}

/* The name of a node, behind a word or NULL. One of a single letter is no name where the letter is a word: "A deep cutoff", "I think", but "at I
 * there is". */
static size_t prose_name_at(const TreeIndex *index, const char *at, const ProseWord *before)
{
    const size_t name = lookup_name_at(index, at);
    if (begins_with_person(at))
        return 0;
    const bool placed = *at == 'I' && before != NULL && before->kind == PROSE_OF;
    if (name != 1 || !is_blank(at[1]) || strchr("AaI", *at) == NULL || placed)
        return name;
    const ProseWord next = word_of_kinds(at + 1 + strspn(at + 1, BLANK_BYTES));
    const bool noun = next.kind == PROSE_TOPIC &&
                      (next.meaning == PLYCUT_FACT_CUTOFFS || next.meaning == PLYCUT_FACT_WINDOWS ||
                       next.meaning == PLYCUT_FACT_VARIATION || next.meaning == PLYCUT_FACT_VALUE),
               article = noun || next.kind == PROSE_SIDE || next.kind == PROSE_CUT_KIND;
    const bool pronoun = next.kind == PROSE_PLAIN || next.kind == PROSE_TOPIC;
    return (*at == 'I' ? pronoun : article) ? 0 : name;
}

static ProseWord word_here(const TreeIndex *index, const char *at, const ProseWord *before)
{
    ProseWord word = {.kind = PROSE_UNKNOWN, .at = at};
    PlycutBound bound;
    double number;
    const size_t name = prose_name_at(index, at, before), bounds = bounds_at(at),
                 value = typed_value_at(at, &bound, &number);
    int count;
    const ProseWord typed = word_of_kinds(at);
    if (name > 0 && (typed.kind == PROSE_UNKNOWN || name >= typed.length) && name >= value)
        return (ProseWord){.kind = PROSE_NODE, .at = at, .length = name};
    if (bounds > 0)
        return (ProseWord){.kind = PROSE_BOUNDS, .at = at, .length = bounds};
    if (value > 0)
        return (ProseWord){
            .kind = PROSE_NUMBER, .at = at, .length = value, .bounded = bound != PLYCUT_EXACT};
    const size_t infinite = typed_bound_number_at(at, &number);
    if (infinite > 0)
        return (ProseWord){.kind = PROSE_NUMBER, .at = at, .length = infinite};
    if (sign_word(at, &word))
        return word;
    const size_t dash = typed_at(TYPED_DASH, at, NULL);
    if (dash > 0)
        return (ProseWord){.kind = PROSE_DASH, .at = at, .length = dash};
    const size_t counted = typed_at(TYPED_NUMBER, at, &count);
    if (counted > 0 && counted >= typed.length)
        return (ProseWord){.kind = PROSE_COUNT, .at = at, .length = counted, .meaning = count};
    return typed;
}

/* The hyphen of "alpha-cutoff". */
static bool is_hyphen(const ProseWord *words, size_t count, size_t i)
{
    return words[i].kind == PROSE_DASH && i > 0 && i + 1 < count && words[i].at[-1] != ' ' &&
           words[i].at[words[i].length] != ' ' && words[i + 1].kind == PROSE_TOPIC &&
           (words[i - 1].kind == PROSE_SIDE || words[i - 1].kind == PROSE_CUT_KIND);
}

/* Is the node named right after its place: "the left node (B)", "go left, to B"? In "the left child of B" the place matters. */
static bool place_is_named(const ProseWord *words, size_t count, size_t i)
{
    size_t next = i + 1;
    while (next < count && (words[next].kind == PROSE_PLAIN || words[next].kind == PROSE_THING ||
                            words[next].kind == PROSE_OPEN || words[next].kind == PROSE_COMMA))
        next++;
    return next < count && words[next].kind == PROSE_NODE;
}

/* Does "'s" only join what follows: "C's cutoff", "the best move's B"? In "C's children" it does not. */
static bool owns_nothing(const ProseWord *words, size_t count, size_t i)
{
    return i + 1 < count && words[i + 1].kind != PROSE_THING && words[i + 1].kind != PROSE_UNKNOWN;
}

/* "1. 3": the end of a sentence, or the number of a question? */
static bool is_point_of_number(const ProseWord *words, size_t count, size_t i)
{
    return *words[i].at == '.' && i > 0 && i + 1 < count && words[i - 1].kind == PROSE_NUMBER &&
           words[i + 1].kind == PROSE_NUMBER && !words[i + 1].bounded;
}

/* "The value is therefore 3", "A therefore has 3": "so" next to the verb begins nothing. */
static bool is_within_clause(const ProseWord *words, size_t count, size_t i)
{
    const bool so = words[i].kind == PROSE_STOP && words[i].length > 1;
    return so && ((i > 0 && words[i - 1].kind == PROSE_IS) ||
                  (i > 0 && i + 1 < count && words[i - 1].kind == PROSE_NODE &&
                   words[i + 1].kind == PROSE_IS));
}

/* "part B: 3", "answer B: 3": is it the letter of a question, and not a node? */
static bool is_question(const ProseWord *words, size_t count, size_t i)
{
    return i + 2 < count && words[i + 1].kind == PROSE_NODE && words[i + 1].length == 1 &&
           words[i + 2].kind == PROSE_IS &&
           typed_at(TYPED_QUESTION, words[i].at, NULL) == words[i].length;
}

/* Decide about words that depend on what follows them. */
static void resolve_words(ProseWord *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (is_hyphen(words, count, i))
            words[i].kind = PROSE_PLAIN;
        else if (words[i].kind == PROSE_OWNS)
            words[i].kind = owns_nothing(words, count, i) ? PROSE_PLAIN : PROSE_UNKNOWN;
        else if (words[i].kind == PROSE_PLACE)
            words[i].kind = place_is_named(words, count, i) ? PROSE_PLAIN : PROSE_UNKNOWN;
        else if (is_point_of_number(words, count, i))
            words[i].kind = PROSE_UNKNOWN;
        else if (is_within_clause(words, count, i))
            words[i].kind = PROSE_PLAIN;
        else if (is_question(words, count, i))
            words[i].kind = PROSE_UNKNOWN;
    }
}

/* "one deep cutoff", "cutoff 1: ..." */
static bool counts_cutoff(const ProseWord *words, size_t count, size_t i)
{
    const ProseKind next = i + 1 < count ? words[i + 1].kind : PROSE_UNKNOWN;
    return words[i].kind == PROSE_COUNT
               ? words[i].meaning == 1 &&
                     (next == PROSE_SIDE || next == PROSE_CUT_KIND ||
                      (next == PROSE_TOPIC && words[i + 1].meaning == PLYCUT_FACT_CUTOFFS))
               : words[i].kind == PROSE_NUMBER && next == PROSE_IS && i > 0 &&
                     words[i - 1].kind == PROSE_TOPIC &&
                     (words[i - 1].meaning == PLYCUT_FACT_CUTOFFS ||
                      words[i - 1].meaning == PROSE_CUT);
}

/* "five leaves", "7 of the 9 leaves": numbers in front of a word for leaves count them. A number in words counts nothing else. */
static void find_counts(ProseWord *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        size_t next = i + 1;
        const bool number =
            words[i].kind == PROSE_COUNT || (words[i].kind == PROSE_NUMBER && !words[i].bounded);
        while (number && next < count &&
               (words[next].kind == PROSE_PLAIN || words[next].kind == PROSE_OF))
            next++;
        const bool of_all = number && next + 1 < count && next > i + 1 &&
                            (words[next].kind == PROSE_NUMBER || words[next].kind == PROSE_COUNT) &&
                            words[next + 1].kind == PROSE_THING;
        if (of_all)
            words[next].kind = PROSE_PLAIN;
        if (counts_cutoff(words, count, i))
            words[i].kind = PROSE_PLAIN;
        const bool namely = number && i + 2 < count && words[i + 1].kind == PROSE_COMMA &&
                            typed_at(TYPED_PARTS, words[i + 2].at, NULL) > 0;
        if (of_all || namely || (number && next < count && words[next].kind == PROSE_THING))
            words[i].kind = PROSE_COUNT;
        else if (words[i].kind == PROSE_COUNT)
            words[i].kind = PROSE_UNKNOWN;
    }
}

/* "f. When we enter D": without the number of a question. */
static size_t leave_number(ProseWord *words, size_t count)
{
    enum { NUMBER_MOST = 2 };
    const bool numbered = count > 2 && words[0].length <= NUMBER_MOST &&
                          (words[0].kind == PROSE_UNKNOWN || words[0].kind == PROSE_NUMBER) &&
                          (words[1].kind == PROSE_CLOSE || *words[1].at == '.');
    if (!numbered)
        return count;
    memmove(words, words + 2, (count - 2) * sizeof *words);
    return count - 2;
}

size_t prose_words(const TreeIndex *index, const char *line, ProseWord words[PROSE_WORDS_MOST])
{
    size_t count = 0;
    for (const char *at = line + strspn(line, BLANK_BYTES); *at != '\0';
         at += strspn(at, BLANK_BYTES)) {
        if (count == PROSE_WORDS_MOST)
            return 0;
        words[count] = word_here(index, at, count > 0 ? &words[count - 1] : NULL);
        at += words[count++].length;
    }
    count = leave_number(words, count);
    resolve_words(words, count);
    find_counts(words, count);
    return count;
}
