/* Forms of labels: a question of the sheet and its answer, "visited (5 leaves): ...". */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

/* The questions of the sheet. */
static const char *const QUESTIONS[PLYCUT_FACTS] = {
#define SHEET(id, usual, word, label, question) [PLYCUT_FACT_##id] = question,
#include <plycut/facts.def>
};

/* "Best move? -> B": where the answer begins behind a question mark. */
static size_t past_sign(const char *text, size_t at)
{
    const size_t blanks = strspn(text + at, BLANK_BYTES),
                 parts = typed_at(TYPED_PARTS, text + at + blanks, NULL),
                 colon = text[at + blanks] == ':' || text[at + blanks] == '=',
                 dash = typed_at(TYPED_DASH, text + at + blanks, NULL);
    const bool spaced = dash > 0 && is_blank(text[at + blanks + dash]); /* "-1" is a number */
    return at + blanks + (parts > 0 ? parts : colon ? 1 : spaced ? dash : 0);
}

/* "Which leaves are visited? List them in order. 3, 12": a question of the sheet, word for word, with what it says on how to answer. */
static bool parse_sheet_question(const char *text, size_t length, Piece *piece)
{
    for (int fact = 0; fact < PLYCUT_FACTS; fact++) {
        const char *question = QUESTIONS[fact];
        const size_t whole = question != NULL ? text_begins(text, question) : 0,
                     label = whole > 0 ? strcspn(question, "?") : 0;
        if (whole == 0 || whole > length || label >= whole || label_fact(text, label, NULL) != fact)
            continue;
        *piece = (Piece){FORM_LABEL, label, past_sign(text, whole)};
        return true;
    }
    return false;
}

bool parse_question(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    if (parse_sheet_question(text, length, piece))
        return true;
    const char *mark = memchr(text, '?', length < LABEL_LONGEST ? length : LABEL_LONGEST);
    const size_t label = mark != NULL ? (size_t)(mark - text) : 0;
    *piece = (Piece){FORM_LABEL, trimmed_length(text, label),
                     mark != NULL ? past_sign(text, label + 1) : 1};
    return label > 0 && is_blank(mark[1]) && memchr(text, ':', label) == NULL &&
           label_is_known(index, text, piece->label);
}

size_t label_before_list(const char *text, size_t length, size_t *answer)
{
    for (size_t i = 1; i < length && i <= LABEL_LONGEST; i++) {
        const size_t parts = text[i] == ':' ? 1 : typed_at(TYPED_PARTS, text + i, NULL);
        if (parts == 0)
            continue;
        *answer = i + parts;
        return trimmed_length(text, i);
    }
    return 0;
}

bool parse_counted(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    LabelCount count;
    size_t answer;
    const size_t label = label_before_list(text, length, &answer);
    *piece = (Piece){FORM_COUNTED, label, answer};
    return label > 0 && label_count(index, text, label, &count);
}
