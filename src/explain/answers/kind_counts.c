/* How many cutoffs are of a kind: "3 shallow cutoffs, 0 deep", "cutoffs: 1 shallow and no deep ones". */
#include "base/letter.h"
#include "answers/read.h"

#include <stdio.h>
#include <string.h>

static size_t behind_blanks(const char *text, size_t at)
{
    return at + strspn(text + at, BLANK_BYTES);
}

/* "3", "three", "no", before a blank; not the name of a node. */
static size_t count_at(const TreeIndex *index, const char *text, int *count)
{
    size_t length = typed_count_at(text, count);
    if (length == 0) {
        length = typed_at(TYPED_NO_CUTOFF, text, NULL);
        *count = 0;
    }
    const bool node = index != NULL && lookup_name_at(index, text) > 0;
    return length == 0 || node || !is_blank(text[length]) ? 0 : behind_blanks(text, length);
}

/* "2 deep, at X and Y": where the nodes that stand behind a kind of cutoffs without parentheses begin and end, and how many they are; 0: none
 * do. */
static size_t nodes_at(const TreeIndex *index, const char *text, size_t *begin, int *nodes)
{
    const size_t comma = behind_blanks(text, 0) + (text[behind_blanks(text, 0)] == ','),
                 word = behind_blanks(text, comma), of = word + label_past_of(text + word);
    size_t end = 0;
    *begin = of;
    *nodes = 0;
    for (size_t at = of; index != NULL && of > word;) {
        const size_t name = lookup_name_at(index, text + at);
        if (name == 0)
            break;
        end = at + name;
        ++*nodes;
        at = end + kind_count_gap(text + end);
        if (at == end)
            break;
    }
    return end;
}

size_t kind_count_at(const TreeIndex *index, const char *text, KindCount *found)
{
    int count, kind = UNSTATED;
    size_t at = count_at(index, text, &count);
    const size_t length = at > 0 ? typed_at(TYPED_CUT_KIND, text + at, &kind) : 0;
    if (length == 0 || (kind != PLYCUT_SHALLOW && kind != PLYCUT_DEEP))
        return 0;
    at += length;
    const size_t word = behind_blanks(text, at), cutoff = typed_at(TYPED_CUTOFF, text + word, NULL),
                 ones = typed_at(TYPED_ONES, text + word, NULL);
    at = cutoff > 0 ? word + cutoff : ones > 0 ? word + ones : at;
    *found = (KindCount){.fact = kind == PLYCUT_DEEP ? PLYCUT_FACT_DEEP : PLYCUT_FACT_SHALLOW,
                         .count = count};
    const size_t list = behind_blanks(text, at),
                 group = text[list] == '(' ? group_length(text + list, SIZE_MAX) : 0;
    if (group > 2) {
        const size_t of = label_past_of(text + list + 1);
        found->nodes = text + list + 1 + of;
        found->nodes_length = group - 2 - of;
    }
    size_t begin;
    int named = count;
    const size_t nodes = group == 0 ? nodes_at(index, text + at, &begin, &named) : 0;
    if (nodes > 0) {
        found->nodes = text + at + begin;
        found->nodes_length = nodes - begin;
    }
    if (found->nodes != NULL && (count == 0 || (nodes > 0 && named != count)))
        return 0; /* "no shallow cutoffs at C": there may be others elsewhere */
    found->one_of_them = count == 1 && nodes > 0; /* "one deep cutoff at N": there may be others */
    at = group > 0 ? list + group : at + nodes;
    const size_t last = behind_blanks(text, at), /* "1 shallow (X) and 1 deep (V) cutoff" */
        behind = group > 0 && cutoff + ones == 0 ? typed_at(TYPED_CUTOFF, text + last, NULL) : 0;
    return behind > 0 ? last + behind : at;
}

size_t kind_count_gap(const char *text)
{
    const size_t begin = behind_blanks(text, 0),
                 length = typed_at(TYPED_SEPARATOR, text + begin, NULL),
                 comma = length > 0 && text[begin] == ',' ? behind_blanks(text, begin + length) : 0,
                 more = comma > 0 ? typed_at(TYPED_SEPARATOR, text + comma, NULL) : 0;
    return length > 0 ? behind_blanks(text, more > 0 ? comma + more : begin + length) : 0;
}

/* "cutoffs: " before the numbers. */
size_t kind_counts_begin(const char *text)
{
    const size_t colon = strcspn(text, ":=");
    const size_t label = trimmed_length(text, colon);
    return text[colon] != '\0' && label > 0 && label_fact(text, label, NULL) == PLYCUT_FACT_CUTOFFS
               ? behind_blanks(text, colon + 1)
               : 0;
}

size_t kind_count_take(Submissions *s, const TreeIndex *index, const char **text, bool first,
                       Entry entries[2])
{
    KindCount found;
    char number[16];
    const size_t length = kind_count_at(index, *text, &found);
    if (length == 0)
        return 0;
    *text += length;
    *text += kind_count_gap(*text);
    snprintf(number, sizeof number, "%d", found.count);
    entries[0] = (Entry){.what = found.fact,
                         .reading = UNSTATED,
                         .label = plycut_fact_name((PlycutFact)found.fact),
                         .text = text_kept(s, number, strlen(number))};
    entries[1] = entries[0];
    if (found.nodes == NULL)
        return 1;
    const char *nodes = text_kept(s, found.nodes, found.nodes_length);
    if (found.one_of_them && first && **text == '\0') {
        const bool deep = found.fact == PLYCUT_FACT_DEEP;
        entries[0].what = PLYCUT_FACT_CUTOFFS;
        entries[0].label = plycut_fact_name(PLYCUT_FACT_CUTOFFS);
        entries[0].text = text_joined(s, nodes, " ", deep ? "deep" : "shallow");
        entries[0].part = entries[0].bare = true;
        return 1;
    }
    entries[1].text = nodes;
    return 2;
}
