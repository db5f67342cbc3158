/* What a row "X: answer" says below a heading, "pruned:" or "leaves at each node:": an answer to what the heading asks, or nothing that is
 * clear. Without a heading, "B: 3" is what B returns. */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

/* The longest word at a place of a heading that says nothing of what is asked, or that values are: "my answers", "part 2", "results of inner
 * nodes"; 0: another word begins there. */
static size_t neutral_word_at(const char *text)
{
    static const TypedKind WORDS[] = {TYPED_ARTICLE,  TYPED_OF,    TYPED_PLAIN, TYPED_FILL,
                                      TYPED_QUESTION, TYPED_LEAD,  TYPED_NEXT,  TYPED_SEPARATOR,
                                      TYPED_ROOT,     TYPED_DASH,  TYPED_THING, TYPED_ANSWER_IS,
                                      TYPED_HEADING,  TYPED_NUMBER};
    size_t longest = 0;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        int meaning = 0;
        const size_t length = typed_at(WORDS[i], text, &meaning);
        const bool part = WORDS[i] == TYPED_THING && meaning == 1; /* "leaves" */
        longest = length > longest && !part ? length : longest;
    }
    const size_t number = strspn(text, "0123456789.()");
    const bool letter = text[0] != '\0' && (text[1] == '\0' || strchr(" ).:", text[1]) != NULL);
    return longest > number ? longest : number > 0 ? number : letter;
}

bool heading_is_neutral(const char *heading)
{
    for (const char *at = heading; *at != '\0';) {
        const size_t length = neutral_word_at(at);
        if (length == 0)
            return false;
        at += length;
        at += strspn(at, " \t,;:()/-.");
    }
    return true;
}

/* "4, 6" below C as "4 of C, 6 of C". NULL: they are not below it. */
static const char *listed_below(Submissions *s, const TreeIndex *index, const char *node,
                                const char *text)
{
    const char *list = "";
    for (const char *word; (word = piece_take(s, index, &text, BLANKS)) != NULL;) {
        const char *below = text_joined(s, word, " of ", node);
        if (lookup(index, below, PLYCUT_NO_NODE).count == 0)
            return NULL;
        list = text_joined(s, list, *list != '\0' ? ", " : "", below);
    }
    return list;
}

/* Is it a value? *bounded: it is a bound, which is nothing else. */
static bool is_one_value(const char *text, bool *bounded)
{
    PlycutBound bound = PLYCUT_EXACT;
    double number;
    const bool value = typed_value_at(text, &bound, &number) == strlen(text);
    *bounded = value && bound != PLYCUT_EXACT;
    return value;
}

/* "C: 2" below "pruned:": a leaf of C, or how many? */
static bool may_count_children(const TreeIndex *index, const char *node, const char *text)
{
    double number;
    const Meaning above = lookup(index, node, PLYCUT_NO_NODE);
    return typed_number(text, strlen(text), false, &number) && above.count == 1 && number >= 0 &&
           number <= index->tree.nodes[above.nodes[0]].child_count;
}

static bool row_says_nothing(const TreeIndex *index, const char *text)
{
    return word_means(index, TYPED_NO_CUTOFF, text) || word_means(index, TYPED_NONE, text) ||
           word_means(index, TYPED_DASH, text);
}

/* Has a cutoff more than "yes", or a list of children: "alpha shallow", "cut off"? */
static bool row_says_cutoff(const char *text)
{
    Cutoff cutoff = NO_PARTS;
    return *typed_parts(typed_past_article(text), &cutoff) == '\0' ||
           typed_cut_after_at(text) > 0 || cutoff_goes_on(text);
}

bool heading_is_of_else(const TreeIndex *index, const char *heading)
{
    static const TypedKind WORDS[] = {TYPED_SIDE, TYPED_LEAVES, TYPED_DONE, TYPED_COUNT_OF,
                                      TYPED_ELSE};
    for (const char *at = heading; *at != '\0'; at++)
        for (size_t i = 0; (at == heading || is_blank(at[-1])) && i < sizeof WORDS / sizeof *WORDS;
             i++)
            if (typed_at(WORDS[i], at, NULL) > 0)
                return true;
    return remark_limits(index, heading);
}

RowBelow row_below(Submissions *s, const TreeIndex *index, const char *heading, const char *node,
                   const char *text, const char **list)
{
    int alpha;
    bool bounded;
    const bool value = is_one_value(text, &bounded);
    const int fact = label_fact(heading, strlen(heading), NULL);
    const Shape *shape = fact >= 0 ? fact_table[fact].shape : NULL;
    if (fact == PLYCUT_FACT_VALUE || bounded)
        return ROW_ANSWERS;
    if (shape == NULL)
        return heading_is_neutral(heading) ? ROW_ANSWERS : ROW_UNCLEAR;
    if (!shape->of_whole)
        return value && shape != &value_shape && shape != &interval_shape ? ROW_UNCLEAR
                                                                          : ROW_ANSWERS;
    if (shape == &cover_shape && row_says_nothing(index, text))
        return ROW_NOTHING;
    if (shape == &cover_shape) {
        *list = may_count_children(index, node, text) ? NULL : listed_below(s, index, node, text);
        return *list != NULL ? ROW_LISTS : ROW_UNCLEAR;
    }
    if ((fact == PLYCUT_FACT_SHALLOW || fact == PLYCUT_FACT_DEEP) && row_says_cutoff(text))
        return ROW_ANSWERS;
    if (shape == &cutoff_shape)
        return row_says_nothing(index, text) ? ROW_NOTHING
               : row_says_cutoff(text)       ? ROW_ANSWERS
                                             : ROW_UNCLEAR;
    if (shape == &update_shape)
        return typed_side_at(text, &alpha) > 0 ? ROW_ANSWERS : ROW_UNCLEAR;
    return ROW_UNCLEAR;
}
