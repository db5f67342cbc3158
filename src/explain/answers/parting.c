/* Where one answer of a line ends and the next one begins: "B = 3, C <= 2", "values: B=3 C<=2 best: D". */
#include "base/letter.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

/* "best: B" behind a blank: the label of an answer, with its sign, begins another one; not if it is the name of a node. */
static bool begins_label(const TreeIndex *index, const char *text)
{
    enum { LABEL_MOST = 60 };
    const size_t sign = strcspn(text, ":=,;<>");
    return (text[sign] == ':' || (text[sign] == '=' && strchr("<>", text[sign + 1]) == NULL)) &&
           sign > 0 && sign < LABEL_MOST && *text != '(' &&
           label_fact(text, trimmed_length(text, sign), NULL) >= 0 &&
           (index == NULL || lookup_name_at(index, text) < trimmed_length(text, sign));
}

/* "6 best: B" is the end of a list, and then another answer. */
static bool ends_before_label(const TreeIndex *index, const char *text, size_t label)
{
    for (size_t i = 1; i < label; i++)
        if (is_blank(text[i - 1]) && !is_blank(text[i]) && begins_label(index, text + i))
            return true;
    return false;
}

/* Is a label the name of a node, or a fact and a node: "C", "v(C)"? */
static bool labels_one_node(const TreeIndex *index, const char *text, size_t length)
{
    enum { LABEL_MOST = 60 };
    char label[LABEL_MOST] = "";
    size_t node, size;
    if (index == NULL || length == 0 || length >= sizeof label)
        return false;
    memcpy(label, text, length);
    return lookup_name_at(index, label) == length || label_of_node(index, label, &node, &size) >= 0;
}

/* Is this part of a text one answer about a node, and nothing else: a value, a window, a type? */
static bool is_whole_answer(const char *text, size_t length)
{
    enum { ANSWER_MOST = 60 };
    char answer[ANSWER_MOST] = "";
    double low, high;
    int word;
    PlycutBound bound;
    while (length > 0 && is_blank(*text)) {
        text++;
        length--;
    }
    length = trimmed_length(text, length);
    if (length == 0 || length >= sizeof answer)
        return false;
    memcpy(answer, text, length);
    return typed_value_at(answer, &bound, &low) == length || typed_is(TYPED_NEVER, answer) ||
           typed_window(answer, &low, &high) || fact_of_word(answer, &word) >= 0;
}

static bool names_node_form(PieceForm form)
{
    return form == FORM_LABEL || form == FORM_EQUATION || form == FORM_ROW;
}

/* Is a line so far a whole answer about one node? */
static bool is_about_node(const TreeIndex *index, const char *line, size_t at, const Piece *first)
{
    return names_node_form(first->form) &&
           is_whole_answer(line + first->answer, at - first->answer) &&
           labels_one_node(index, line, first->label) && !trace_is_unsearched(&index->tree);
}

/* And is the next piece one about another node? */
static bool goes_on_with_node(const TreeIndex *index, const char *line, size_t at,
                              const Piece *first, const char *text, const Piece *next)
{
    return names_node_form(next->form) && is_about_node(index, line, at, first) &&
           labels_one_node(index, text, next->label);
}

static bool is_single_answer(const TreeIndex *index, const char *line, size_t at,
                             const Piece *first);

/* Is the first answer a list, which no words but those of another answer end: "5, 4 and 7 - that is 3 leaves"? */
static bool is_list_so_far(const TreeIndex *index, const char *line, size_t at, const Piece *first)
{
    const int fact = first->form == FORM_AFTER ? -1 : label_fact(line, first->label, NULL);
    const Shape *shape = fact >= 0 ? fact_table[fact].shape : NULL;
    return shape == &nodes_shape || shape == &set_shape || shape == &cover_shape ||
           shape == &line_shape ||
           (shape == &number_shape && !is_single_answer(index, line, at, first));
}

/* Does another answer begin here, in the same form as the first? Behind a semicolon, any with a colon; behind an answer about a
 * node, any about a node. */
static bool begins_answer(const TreeIndex *index, const char *line, size_t at, const char *text,
                          const Piece *first, char sign)
{
    Piece next;
    int alpha;
    return piece_parse(index, text, strcspn(text, ",;"), &next) && next.form != FORM_CUTOFF &&
           (label_is_known(index, text, next.label) ||
            !ends_before_label(index, text, next.label)) &&
           typed_side_at(text, &alpha) != next.label &&
           (!is_list_so_far(index, line, at, first) ||
            label_has_meaning(index, text, next.label)) &&
           (next.form == first->form || (sign == ';' && next.form == FORM_LABEL) ||
            goes_on_with_node(index, line, at, first, text, &next));
}

/* Is a whole answer of one word behind a label of such answers: a value, a count, a move? */
static bool is_single_answer(const TreeIndex *index, const char *line, size_t at,
                             const Piece *first)
{
    const int fact =
        index != NULL && first->form != FORM_AFTER ? label_fact(line, first->label, NULL) : -1;
    const Shape *shape = fact >= 0 ? fact_table[fact].shape : NULL;
    const char *answer = line + first->answer;
    const bool value = fact < 0 && index != NULL && first->form != FORM_AFTER && first->label > 0 &&
                       (labels_one_node(index, line, first->label) ||
                        typed_at(TYPED_ROOT, line, NULL) == first->label);
    size_t length = at - first->answer;
    for (; length > 0 && is_blank(*answer); length--)
        answer++;
    length = trimmed_length(answer, length);
    return value || shape == &number_shape || (shape == &value_shape && shape->of_whole)
               ? is_whole_answer(answer, length)
               : shape == &node_shape && length > 0 && lookup_is_node(index, answer, length);
}

/* "C <= 2, shallow cutoff": without a colon, what is said of the cutoff, and not how many there are. */
static bool is_cutoff_phrase(const char *text, const Piece *piece)
{
    const int fact = label_fact(text, piece->label, NULL);
    return piece->form != FORM_LABEL && piece->form != FORM_AFTER &&
           (fact == PLYCUT_FACT_SHALLOW || fact == PLYCUT_FACT_DEEP || fact == PLYCUT_FACT_CUTOFFS);
}

/* "The value is 6 and the best move is X", "root 7. Best L": behind a single answer, does the label of another one begin? */
static bool begins_other(const TreeIndex *index, const char *line, size_t at, const char *text,
                         const Piece *first)
{
    Piece next;
    const size_t length = strcspn(text, ",;");
    return is_single_answer(index, line, at, first) && piece_parse(index, text, length, &next) &&
           next.form != FORM_CUTOFF && !is_cutoff_phrase(text, &next) &&
           (next.form == FORM_AFTER || label_is_known(index, text, next.label));
}

/* A blank parts "B: 3 C: <=2" and "v(B)=3 v(C)<=2". */
static bool begins_about_node(const TreeIndex *index, const char *line, size_t at, const char *text,
                              const Piece *first)
{
    Piece next;
    return index != NULL && is_about_node(index, line, at, first) && /* the cheap question first */
           piece_parse(index, text, strcspn(text, ",;"), &next) &&
           goes_on_with_node(index, line, at, first, text, &next);
}

/* Where the word before a place of a line begins; *length: its length. */
static const char *word_before(const char *line, size_t at, size_t *length)
{
    const size_t end = trimmed_length(line, at);
    size_t word = end;
    while (word > 0 && !is_blank(line[word - 1]))
        word--;
    *length = end - word;
    return line + word;
}

/* Is this whole word of that kind? */
static bool is_word_of(TypedKind kind, const char *word, size_t length)
{
    int meaning;
    return length > 0 && typed_at(kind, word, &meaning) == length;
}

/* "value of B or root: 3": does a word that joins what follows end here? */
static bool ends_joined(const char *line, size_t at)
{
    size_t length;
    const char *word = word_before(line, at, &length);
    return is_word_of(TYPED_OR, word, length) || is_word_of(TYPED_OF, word, length);
}

/* "the only deep cutoff: N": is the word before this place a side or a kind of cutoffs? */
static bool ends_with_cutoff_word(const char *line, size_t at)
{
    size_t length;
    const char *word = word_before(line, at, &length);
    return is_word_of(TYPED_SIDE, word, length) || is_word_of(TYPED_CUT_KIND, word, length);
}

/* "B returns 3. Mid returns at most 2": does a sentence end here, and another one begin that is an answer? Not in "A. B". */
static bool ends_sentence(const TreeIndex *index, const char *text)
{
    Piece next;
    const char *begin = text + 1 + strspn(text + 1, BLANK_BYTES);
    const bool letter = !isalpha((unsigned char)begin[*begin != '\0']); /* "A. B" is a list */
    if (*text != '.' || !is_blank(text[1]) || !isupper((unsigned char)*begin))
        return false;
    return word_at(index, TYPED_LEAD, begin, NULL) > 0 ||
           (piece_parse(index, begin, strcspn(begin, ",;."), &next) && next.form != FORM_ROW &&
            (!letter || next.form == FORM_EQUATION) &&
            (next.form == FORM_AFTER || next.form == FORM_CUTOFF || next.form == FORM_COUNTED ||
             label_has_meaning(index, begin, next.label)));
}

/* "visits 5 leaves: 3, 12": a number before this place, of which the label behind it says what it counts. */
static bool ends_with_count(const char *line, size_t at)
{
    double number;
    size_t length;
    const char *word = word_before(line, at, &length);
    const char *label = line + at + strspn(line + at, BLANK_BYTES), *colon = strchr(label, ':');
    return typed_at(TYPED_LEAVES, label, NULL) > 0 && colon != NULL &&
           has_several(NULL, colon + 1, COMMAS) &&
           (typed_number(word, length, false, &number) || is_word_of(TYPED_NUMBER, word, length));
}

/* "B 3 / C <= 2": a sign between blanks, between answers about nodes; or 0. */
static size_t column_between_nodes(const TreeIndex *index, const char *line, size_t at,
                                   const Piece *first)
{
    const char *text = line + at, *sign = text + strspn(text, BLANK_BYTES),
               *behind = sign + (*sign != '\0');
    behind += strspn(behind, BLANK_BYTES);
    return (*sign == '/' || *sign == '|') && is_blank(sign[1]) &&
                   begins_about_node(index, line, at, behind, first)
               ? (size_t)(behind - text)
               : 0;
}

/* A comma or a semicolon with the blanks behind it, and with the "and" of ", and the best move is B". */
static size_t comma_length(const TreeIndex *index, const char *text)
{
    const size_t gap = 1 + strspn(text + 1, BLANK_BYTES),
                 word = isalpha((unsigned char)text[gap])
                            ? word_at(index, TYPED_SEPARATOR, text + gap, NULL)
                            : 0,
                 joined = word > 0 && is_blank(text[gap + word]) ? word : 0;
    return gap + joined + strspn(text + gap + joined, BLANK_BYTES);
}

/* What parts two answers of a line at this place: a comma, a semicolon, "and", blanks; 0: nothing does. */
static size_t parting_at(const TreeIndex *index, const char *line, size_t at, const Piece *first)
{
    const char *text = line + at;
    if (*text == ',' || *text == ';') {
        const size_t length = comma_length(index, text);
        return text[length] != '\0' &&
                       (word_at(index, TYPED_REST, text + length, NULL) > 0 ||
                        begins_answer(index, line, at, text + length, first, *text) ||
                        begins_other(index, line, at, text + length, first))
                   ? length
                   : 0;
    }
    if (*text == '.' && is_blank(text[1]) &&
        (begins_other(index, line, at, text + 2, first) ||
         (first->form != FORM_NONE && at > first->answer && ends_sentence(index, text))))
        return 2;
    const size_t blanks = strspn(text, " \t");
    if (blanks == 0)
        return 0;
    const size_t column = column_between_nodes(index, line, at, first);
    if (column > 0)
        return column;
    const bool more =
        strchr(">+", text[blanks]) != NULL &&
        text[blanks] != '\0'; /* "visited = 3 > 2 of C > 14": the list goes on; "C + D = 4" */
    const size_t word = more ? 0 : word_at(index, TYPED_SEPARATOR, text + blanks, NULL);
    const size_t and = word > 0 && is_blank(text[blanks + word]) ? blanks + word : 0,
                 behind = and+strspn(text + and, BLANK_BYTES);
    if (and > 0 && index != NULL &&
        ((lookup_name_at(index, text + behind) > 0 &&
          begins_answer(index, line, at, text + behind, first, ',')) ||
         begins_other(index, line, at, text + behind, first)))
        return behind;
    const size_t answered = first->answer + strspn(line + first->answer, BLANK_BYTES);
    return (at > answered && !ends_joined(line, at) && !ends_with_cutoff_word(line, at) &&
            !ends_with_count(line, at) && begins_label(index, text + blanks)) ||
                   begins_about_node(index, line, at, text + blanks, first)
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
        *parting = parting_at(index, text, i, first);
        if (*parting > 0)
            return i;
        i += group > 0 ? group : 1;
    }
    return strlen(text);
}
