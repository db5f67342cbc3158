/* What precedes the label of an answer: bullets, and numbers of questions in all usual forms. */
#include "facts/lookup.h"
#include "answers/read.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static size_t bullet_at(const char *text)
{
    const size_t length = typed_at(TYPED_BULLET, text, NULL);
    return is_blank(text[length]) ? length : 0;
}

/* The length of a Roman number in small letters, or 0. */
static size_t roman_at(const char *text)
{
    enum { LONGEST = 6 };
    const size_t length = strspn(text, "ivx");
    return length <= LONGEST ? length : 0;
}

/* "Q", "question", "task", "Ex." before a number, or with a longer word before a letter, as in "part a)": their length, or 0. */
static size_t question_at(const TreeIndex *index, const char *text)
{
    const size_t word = word_at(index, TYPED_QUESTION, text, NULL);
    const size_t dot = word > 0 && text[word] == '.', blanks = strspn(text + word + dot, " "),
                 length = word + dot + (word > 0 ? blanks : 0);
    const bool letter = word > 2 && blanks > 0 && islower((unsigned char)text[length]) &&
                        strchr(":.)", text[length + 1]) != NULL && text[length + 1] != '\0';
    return isdigit((unsigned char)text[length]) || letter ? length : 0;
}

/* Does a word for a question begin the text, with its number right behind it: "Q1"? */
static bool begins_with_question(const char *text)
{
    enum { LONGEST = 16 };
    char word[LONGEST] = "";
    size_t length = 0;
    while (length < LONGEST - 1 && isalpha((unsigned char)text[length]))
        length++;
    memcpy(word, text, length);
    return isdigit((unsigned char)text[length]) && typed_is(TYPED_QUESTION, word);
}

/* Does an answer follow a blank, and no sign that would make a label of what is before it? */
static bool answer_follows(const char *text)
{
    const char *answer = text + strspn(text, BLANK_BYTES);
    return answer > text && (isalnum((unsigned char)*answer) || strchr("/[{", *answer) != NULL) &&
           *answer != '\0' && typed_at(TYPED_VERB, answer, NULL) == 0;
}

/* The number of a question: "1.", "1)", "(1)", "a)", "Q1:", "Q1". *sure: it cannot be a node; *letter: it is a letter. Its
 * length, or 0. */
static size_t question_number_at(const TreeIndex *index, const char *text, bool *sure, bool *letter)
{
    const bool open = *text == '(', attached = begins_with_question(text);
    size_t i = open, word = open       ? 0
                            : attached ? strcspn(text, "0123456789")
                                       : question_at(index, text);
    if (attached && index != NULL && lookup_name_at(index, text) > word)
        return 0;
    i += word;
    const size_t digits = strspn(text + i, "0123456789");
    if (digits > 3 || (digits == 0 && !islower((unsigned char)text[i])))
        return 0;
    i += digits > 0 ? digits : roman_at(text + i) > 0 ? roman_at(text + i) : 1;
    *sure = text[i] == ')' || (digits > 0 && (text[i] == '.' || word > 0));
    *letter = digits == 0;
    if (attached && answer_follows(text + i))
        return i;
    if (digits > 0 && text[i] == '/' && answer_follows(text + i + 1)) { /* "1/ 6" */
        *sure = true;
        return i + 1;
    }
    if (text[i] != ')' && (open || strchr(".:", text[i]) == NULL || text[i] == '\0'))
        return 0;
    i++;
    return text[i] == '\0' || is_blank(text[i]) || text[i - 1] == ')' ? i : 0;
}

/* Is there a sign between the label of a piece and its answer, and an answer behind it? */
static bool has_sign(const char *text, const Piece *piece)
{
    const size_t gap = piece->answer - piece->label;
    return piece->answer > piece->label && text[piece->answer] != '\0' &&
           strspn(text + piece->label, " ") < gap;
}

/* A number that might be a node ("1: 3") is a question's only if an answer with its own label follows; a letter, only if
 * we know the label. colon: the label must have one. */
static bool is_labelled(const TreeIndex *index, const char *text, bool known, bool colon)
{
    Piece piece;
    if (!piece_parse(index, text, strlen(text), &piece))
        return false;
    const bool means = label_has_meaning(index, text, piece.label);
    if (piece.form == FORM_AFTER) /* "5 leaves are visited" */
        return !colon && label_is_known(index, text + piece.label, strlen(text + piece.label));
    return piece.form == FORM_COUNTED || piece.form == FORM_LABEL
               ? !known || means || piece.form == FORM_COUNTED
               : !colon && means && isalpha((unsigned char)*text) && has_sign(text, &piece);
}

/* A digit in a circle, in brackets or with a full stop, in one character: \u2460 to \u249b. */
static size_t circled_at(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    return at[0] == 0xe2 && (at[1] == 0x91 || (at[1] == 0x92 && at[2] >= 0x80 && at[2] <= 0x9b))
               ? 3
               : 0;
}

/* The number behind a word for a question, which is no node, with the signs behind it; or 0. */
static size_t question_digits(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 ? digits + strspn(text + digits, ".:)]") : 0;
}

/* A word of what may stand before an answer as its number: digits, single letters, dots and brackets, "1.1", "1.a)", "[1]", "1/",
 * a word for a question, a bullet. Its length, or 0. */
static size_t numbering_at(const TreeIndex *index, const char *text, bool *sure)
{
    enum { LONGEST = 8 };
    const size_t bullet = bullet_at(text), circled = circled_at(text),
                 question = word_at(index, TYPED_QUESTION, text, NULL);
    size_t i = bullet + circled + (bullet + circled == 0 ? question : 0);
    *sure = bullet + circled > 0;
    const size_t behind_word = i + strspn(text + i, BLANK_BYTES);
    if (bullet > 0)
        return i;
    if (question > 0 && behind_word > i) /* "no podados" is no number */
        return question_digits(text + behind_word) > 0
                   ? behind_word + question_digits(text + behind_word)
                   : 0;
    const size_t begin = i;
    for (; i - begin <= LONGEST && text[i] != '\0' && !is_blank(text[i]); i++) {
        const bool letter = isalpha((unsigned char)text[i]);
        const size_t behind = i > begin ? word_at(index, TYPED_QUESTION, text + i, NULL) : 0;
        if (behind > 1 && !letter) { /* a word behind the number, as in Chinese */
            i += behind - 1;
            continue;
        }
        if ((letter && i > begin && isalpha((unsigned char)text[i - 1])) ||
            (!letter && !isdigit((unsigned char)text[i]) && strchr(".:()[]/-", text[i]) == NULL))
            return 0;
    }
    *sure |= i > begin && strchr(")]", text[i - 1]) != NULL;
    return i - begin <= LONGEST ? i : 0;
}

/* "5 leaves visited: 3, 12, 8": does a label of leaves follow, and a list of them? Then a number before it is how many there are. */
static bool lists_leaves(const TreeIndex *index, const char *text)
{
    Piece piece;
    return piece_parse(index, text, strlen(text), &piece) && piece.form == FORM_LABEL &&
           label_fact(text, piece.label, NULL) >= 0 &&
           has_several(index, text + piece.answer, BLANKS) &&
           (typed_at(TYPED_LEAVES, text, NULL) > 0 || typed_at(TYPED_DONE, text, NULL) > 0);
}

/* What precedes the label of an answer, if all of it is a number in some form; or 0. */
static size_t numbering(const TreeIndex *index, const char *text)
{
    enum { WORDS_MOST = 4 };
    size_t at = 0;
    const size_t name = index != NULL ? lookup_name_at(index, text) : 0;
    if (name > 0 && text[name + strspn(text + name, BLANK_BYTES)] == '+') /* "C + D = 4" */
        return 0;
    for (int words = 0; words < WORDS_MOST; words++) {
        bool sure;
        const size_t length = numbering_at(index, text + at, &sure);
        if (length == 0)
            return 0;
        const bool plain =
            isalnum((unsigned char)text[at + length - 1]); /* "7 leaves are visited" */
        at += length + strspn(text + at + length, BLANK_BYTES);
        if (plain && lists_leaves(index, text + at))
            return 0;
        if (text[at] != '\0' && is_labelled(index, text + at, plain || !sure, plain))
            return at;
    }
    return 0;
}

/* The length of a letter that numbers a question, with the blanks behind it: "a) 6", "(b) 12", "c. 3". 0 if the text does not begin
 * with one, or if the letter is the name of a node. */
static size_t lettered_number_at(const TreeIndex *index, const char *text, int *number)
{
    const size_t open = *text == '(';
    const char letter = text[open], sign = letter != '\0' ? text[open + 1] : '\0';
    const size_t name = index != NULL ? lookup_name_at(index, text + open) : 0,
                 length = open + 2 + strspn(text + open + (sign != '\0' ? 2 : 0), BLANK_BYTES);
    if (index == NULL || letter < 'a' || letter > 'n' || roman_at(text + open) > 0 || name > 0 ||
        (sign != ')' && (open || sign != '.')) || !is_blank(text[open + 2]) || text[length] == '\0')
        return 0;
    *number = letter - 'a' + 1;
    return length;
}

/* The line without bullets and numbers that are in one of the usual forms. */
static const char *past_usual_number(const TreeIndex *index, const char *text, int *number)
{
    *number = 0;
    for (;;) {
        bool sure = true, letter = false;
        const size_t bullet = bullet_at(text),
                     length = bullet > 0 ? 0 : question_number_at(index, text, &sure, &letter);
        const char *rest = text + bullet + length + strspn(text + bullet + length, BLANK_BYTES);
        if (bullet + length == 0 || *rest == '\0' ||
            (!sure && !is_labelled(index, rest, letter, false)))
            return text;
        const char *digits = strpbrk(text, "0123456789");
        if (length > 0 && digits != NULL && digits < text + length)
            *number = atoi(digits);
        else if (length > 0)
            (void)lettered_number_at(index, text, number);
        text = rest;
    }
}

int number_of_question(const char *label)
{
    enum { DIGITS_MOST = 2 };
    const size_t word = begins_with_question(label) ? strcspn(label, "0123456789")
                                                    : typed_at(TYPED_QUESTION, label, NULL);
    const char *number = label + word + strspn(label + word, BLANK_BYTES ".");
    const size_t digits = strspn(number, "0123456789");
    return digits <= DIGITS_MOST && number[digits] == '\0' ? atoi(number) : 0;
}

/* Can a line begin with a bullet or a number? Most begin with a word. */
static bool may_be_numbered(const TreeIndex *index, const char *text)
{
    const unsigned char first = (unsigned char)*text;
    if (!isalpha(first))
        return true;
    const size_t roman = roman_at(text);
    if (roman > 0 && text[roman] != '\0' && strchr(".):", text[roman]) != NULL)
        return true;
    return is_blank(text[1]) || (text[1] != '\0' && strchr(".):", text[1]) != NULL) ||
           begins_with_question(text) || word_at(index, TYPED_QUESTION, text, NULL) > 0;
}

/* "We prune 4 and 6", "so the value is 3": the words before the label of an answer. */
static size_t lead_at(const TreeIndex *index, const char *text)
{
    Piece piece;
    const size_t lead = word_at(index, TYPED_LEAD, text, NULL),
                 blanks = strspn(text + lead, BLANK_BYTES ","); /* "In total, 7 leaves ..." */
    const char *rest = text + lead + blanks;
    KindCount kinds;
    return lead > 0 && blanks > 0 && (index == NULL || lookup_name_at(index, text) == 0) &&
                   kind_count_at(index, text, &kinds) == 0 && /* "one deep cutoff (X) and ..." */
                   (piece_parse(index, rest, strlen(rest), &piece) ||
                    piece_parse(index, rest, strcspn(rest, ",;"), &piece)) &&
                   (piece.form == FORM_CUTOFF || piece.form == FORM_AFTER ||
                    piece.form == FORM_COUNTED || piece.form == FORM_KIND_COUNTS ||
                    label_is_known(index, rest, piece.label) ||
                    (index != NULL &&
                     (lookup_is_node(index, rest, piece.label) ||
                      (piece.form == FORM_LABEL && label_has_meaning(index, rest, piece.label)))))
               ? lead + blanks
               : 0;
}

/* "1 - 12", "3 - 5, 4, 8": the length of a question's number and the dash before an answer that has no such dash; 0 without them, or if
 * an inner node has this number as its name, whose value the answer may be. */
static size_t dashed_number_at(const TreeIndex *index, const char *text, int *number)
{
    const size_t digits = strspn(text, "0123456789"), blanks = strspn(text + digits, BLANK_BYTES),
                 dash = typed_at(TYPED_DASH, text + digits + blanks, NULL),
                 behind = digits + blanks + dash;
    const char *answer = text + behind + strspn(text + behind, BLANK_BYTES);
    char digit[3] = "";
    if (index == NULL || digits == 0 || digits >= sizeof digit || blanks == 0 || dash == 0 ||
        text[behind - 1] == '>')
        return 0;
    memcpy(digit, text, digits);
    const Meaning node = lookup_inner(index, digit, PLYCUT_NO_NODE);
    if (!is_blank(text[behind]) || has_several(index, answer, DASHES) ||
        (node.count > 0 && !index->tree.nodes[node.nodes[0]].leaf))
        return 0;
    *number = atoi(digit);
    return (size_t)(answer - text);
}

const char *line_past_answer_word(const TreeIndex *index, const char *text)
{
    const size_t word = word_at(index, TYPED_ANSWER_IS, text, NULL);
    return word > 0 && is_blank(text[word]) ? text + word + strspn(text + word, BLANK_BYTES) : text;
}

const char *line_past_bare_number(const TreeIndex *index, const char *text, int *number)
{
    const size_t dashed = dashed_number_at(index, text, number);
    return text + (dashed > 0 ? dashed : lettered_number_at(index, text, number));
}

bool numbered_line_is_bare(const TreeIndex *index, const char *text)
{
    Piece piece;
    if (index == NULL || !piece_parse(index, text, strlen(text), &piece) || piece.form != FORM_ROW)
        return false;
    char label[LABEL_LONGEST + 1] = "";
    memcpy(label, text, piece.label < LABEL_LONGEST ? piece.label : LABEL_LONGEST);
    const Meaning node = lookup_inner(index, label, PLYCUT_NO_NODE);
    return node.count > 0 && index->tree.nodes[node.nodes[0]].leaf;
}

const char *line_past_number(const TreeIndex *index, const char *text, int *number)
{
    *number = 0;
    if (!may_be_numbered(index, text))
        return text + lead_at(index, text);
    const char *rest = past_usual_number(index, text, number);
    rest += lead_at(index, rest);
    return is_labelled(index, rest, true, false) ? rest : rest + numbering(index, rest);
}
