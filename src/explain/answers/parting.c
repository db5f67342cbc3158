/* Where one answer of a line ends and the next one begins: "B = 3, C <= 2", "values: B=3 C<=2 best: D". */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

/* "best: B" behind a blank: the label of an answer, with its colon, begins another one; not if it is the name of a node. */
static bool begins_label(const TreeIndex *index, const char *text)
{
    enum { LABEL_MOST = 60 };
    const size_t colon = strcspn(text, ":,;");
    return text[colon] == ':' && colon > 0 && colon < LABEL_MOST &&
           label_fact(text, trimmed_length(text, colon), NULL) >= 0 &&
           (index == NULL || lookup_name_at(index, text) < trimmed_length(text, colon));
}

/* "6 best: B" is the end of a list, and then another answer. */
static bool ends_before_label(const TreeIndex *index, const char *text, size_t label)
{
    for (size_t i = 1; i < label; i++)
        if (is_blank(text[i - 1]) && !is_blank(text[i]) && begins_label(index, text + i))
            return true;
    return false;
}

/* Does another answer begin here, in the same form as the first? Behind a semicolon, any with a colon. */
static bool begins_answer(const TreeIndex *index, const char *text, const Piece *first, char sign)
{
    Piece next;
    int alpha;
    return piece_parse(index, text, strcspn(text, ",;"), &next) && next.form != FORM_CUTOFF &&
           (label_is_known(index, text, next.label) ||
            !ends_before_label(index, text, next.label)) &&
           typed_side_at(text, &alpha) != next.label &&
           (next.form == first->form || (sign == ';' && next.form == FORM_LABEL));
}

/* A blank parts "B=3 C<=2" only before the name of a node and a sign. */
static bool begins_equation(const TreeIndex *index, const char *text, const Piece *first)
{
    Piece next;
    const size_t name =
        index != NULL && first->form == FORM_EQUATION ? lookup_name_at(index, text) : 0;
    return name > 0 && piece_parse(index, text, strcspn(text, ",; "), &next) &&
           next.form == FORM_EQUATION && next.label == name;
}

/* What parts two answers of a line at this place: a comma, a semicolon, "and", blanks; 0: nothing does. */
static size_t parting_at(const TreeIndex *index, const char *text, const Piece *first)
{
    if (*text == ',' || *text == ';') {
        const size_t length = 1 + strspn(text + 1, BLANK_BYTES);
        return text[length] != '\0' && begins_answer(index, text + length, first, *text) ? length
                                                                                         : 0;
    }
    const size_t blanks = strspn(text, " \t");
    if (blanks == 0)
        return 0;
    const bool more = text[blanks] == '>'; /* "visited = 3 > 2 of C > 14": the list goes on */
    const size_t word = more ? 0 : word_at(index, TYPED_SEPARATOR, text + blanks, NULL);
    const size_t and = word > 0 && is_blank(text[blanks + word]) ? blanks + word : 0,
                 behind = and+strspn(text + and, BLANK_BYTES);
    if (and > 0 && index != NULL && lookup_name_at(index, text + behind) > 0 &&
        begins_answer(index, text + behind, first, ','))
        return behind;
    return begins_label(index, text + blanks) || begins_equation(index, text + blanks, first)
               ? blanks
               : 0;
}

/* Is the first label of a text that of windows, of one node, or of none so far? */
static bool labels_window(const TreeIndex *index, const char *text, size_t length, bool *node)
{
    enum { LABEL_MOST = 200 };
    char label[LABEL_MOST] = "";
    size_t at, size;
    if (length >= sizeof label)
        return false;
    memcpy(label, text, length);
    *node = lookup_is_node(index, text, length) ||
            label_of_node(index, label, &at, &size) == PLYCUT_FACT_WINDOWS;
    return *node || label_fact(text, length, NULL) == PLYCUT_FACT_WINDOWS;
}

/* Where the window of a node ends that begins an answer, if both of its bounds have names: there, "a" is no node. */
static size_t named_window_end(const TreeIndex *index, const char *text, const Piece *first)
{
    Piece next;
    bool node;
    if (index == NULL || !labels_window(index, text, first->label, &node))
        return first->answer;
    const size_t begin = first->answer + strspn(text + first->answer, BLANK_BYTES);
    if (!node && piece_parse(index, text + begin, strlen(text + begin), &next) &&
        labels_window(index, text + begin, next.label, &node) && node)
        return begin + named_window_end(index, text + begin, &next);
    return node ? begin + typed_named_window_at(text + begin) : first->answer;
}

/* "visited: B: 3, 12; C: 2": a list by its nodes, where C: 2 is no answer about C. */
static bool is_grouped(const TreeIndex *index, const char *text, const Piece *first)
{
    const int fact = index != NULL ? label_fact(text, first->label, NULL) : -1;
    const char *answer = text + first->answer + strspn(text + first->answer, BLANK_BYTES);
    const size_t name =
        fact == PLYCUT_FACT_VISITED || fact == PLYCUT_FACT_VISITED_SET || fact == PLYCUT_FACT_PRUNED
            ? lookup_name_at(index, answer)
            : 0;
    return name > 0 && answer[name + strspn(answer + name, BLANK_BYTES)] == ':';
}

size_t piece_end(const TreeIndex *index, const char *text, const Piece *first, size_t *parting)
{
    *parting = 0;
    if (is_grouped(index, text, first))
        return strlen(text);
    for (size_t i = named_window_end(index, text, first); text[i] != '\0';) {
        const size_t group = group_length(text + i, SIZE_MAX);
        *parting = parting_at(index, text + i, first);
        if (*parting > 0)
            return i;
        i += group > 0 ? group : 1;
    }
    return strlen(text);
}
