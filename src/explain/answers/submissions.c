/* Files of answers, in JSON or lines: open them, and keep their submissions and entries. */
#include "base/json_read.h"
#include "base/utf8.h"
#include "answers/read.h"
#include "answers/table_rows.h"

#include <stdio.h>
#include <string.h>

/* ---- Memory ---------------------------------------------------------------------------------- */

bool submissions_are_whole(Submissions *s)
{
    return (!s->arena.failed || plycut_no_memory(s->error)) && s->error->code == PLYCUT_OK;
}

const char *text_kept(Submissions *s, const char *text, size_t length)
{
    while (length > 0 && is_blank(text[length - 1]))
        length--;
    while (length > 0 && is_blank(*text)) {
        text++;
        length--;
    }
    return arena_copy(&s->arena, text, length);
}

const char *text_joined(Submissions *s, const char *first, const char *between, const char *second)
{
    size_t size = strlen(first) + strlen(between) + strlen(second) + 1;
    char *joined = arena_take(&s->arena, size);
    if (joined == NULL)
        return "";
    snprintf(joined, size, "%s%s%s", first, between, second);
    return joined;
}

const char *reason(Submissions *s, Spot spot, const char *format, ...)
{
    PlycutError place = {0};
    char text[sizeof place.text], whole[sizeof place];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    plycut_fail_at(s->published ? s->error : &place, PLYCUT_E_INPUT,
                   spot.file != NULL ? spot.file : s->file, spot.line, 0, spot.path, "%s", text);
    plycut_error_message(&place, whole, sizeof whole);
    return text_kept(s, whole, strlen(whole));
}

/* A class in one file. */
enum { STUDENTS_MOST = 2000 };

Submission *submission_new(Submissions *s, const char *student)
{
    if (s->count == STUDENTS_MOST) {
        plycut_fail_at(s->error, PLYCUT_E_INPUT, s->file, 0, 0, NULL,
                       "more than %d students in one file", STUDENTS_MOST);
        return NULL;
    }
    const char *kept = text_kept(s, student, strlen(student));
    if (!submissions_are_whole(s) || !ARENA_ROOM(&s->arena, s->items, s->room, s->count))
        return NULL;
    s->items[s->count] = (Submission){.student = kept, .convention = ""};
    return &s->items[s->count++];
}

bool entry_add(Submissions *s, Submission *one, const Entry *entry)
{
    if (!submissions_are_whole(s) || !ARENA_ROOM(&s->arena, one->entries, one->room, one->count))
        return false;
    one->entries[one->count++] = *entry;
    return true;
}

/* ---- Files ----------------------------------------------------------------------------------- */

/* "#1:" is the number of a question, and "#" alone begins a comment. */
static bool comment_leads(const char *text, size_t left)
{
    return left > 0 && *text == '#' && !(left > 1 && text[1] >= '0' && text[1] <= '9') &&
           !begins_number_sign(text, line_length(text, left));
}

/* Skip a byte order mark, blanks and comments. */
static size_t lead(const char *text, size_t length)
{
    size_t i = length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    for (;;) {
        while (i < length && is_blank(text[i]))
            i++;
        if (i >= length || !comment_leads(text + i, length - i))
            return i;
        while (i < length && text[i] != '\n')
            i++;
    }
}

/* Is the line an answer? The first line of a file need only have the form of one. */
static bool is_answer(Submissions *s, const char *text, size_t length, bool first)
{
    Piece piece;
    int number;
    const char *line = line_past_number(NULL, line_plain(s, text, length), &number);
    if (piece_form(NULL, line, strcspn(line, ",;"), &piece) >= 0 && piece.form == FORM_AFTER)
        return true; /* "11 nodes are visited, 5 of them leaves" */
    if (!piece_parse(NULL, line, strlen(line), &piece) || piece.form == FORM_ROW)
        return number > 0 || (piece.form == FORM_ROW && label_is_known(NULL, line, piece.label));
    const bool form = piece.form == FORM_LABEL || piece.form == FORM_EQUATION;
    return piece.form == FORM_CUTOFF || piece.form == FORM_KIND_COUNTS ||
           piece.form == FORM_KNOWN || piece.form == FORM_AFTER || piece.form == FORM_COUNTED ||
           (form && (first || label_is(line, piece.label, "student") ||
                     label_is_known(NULL, line, piece.label)));
}

/* Is any line an answer? */
static bool are_lines(const char *text, size_t length, size_t first, PlycutError *error)
{
    PlycutError ignored = {0};
    Submissions s = {.error = &ignored};
    bool found = false;
    for (size_t i = first; i < length && !found;) {
        const size_t end = i + line_length(text + i, length - i);
        found = is_answer(&s, text + i, end - i, i == first);
        i = end + line_end_at(text + end, length - end);
        i += lead(text + i, length - i);
    }
    found = (!s.arena.failed || plycut_no_memory(error)) && found;
    submissions_free(&s);
    return found;
}

/* "C CUT": does the first line of a short text, which is no tree, have the form of a row about a node? */
static bool is_short_row(const char *text, size_t length, size_t first, PlycutError *error)
{
    enum { SHORT = 2000 };
    PlycutError ignored = {0};
    PlycutGame game = {0};
    Submissions s = {.error = &ignored};
    Piece piece;
    const char *line = length < SHORT
                           ? line_plain(&s, text + first, line_length(text + first, length - first))
                           : "";
    const bool row = piece_parse(NULL, line, strlen(line), &piece) && piece.form == FORM_ROW,
               whole = !s.arena.failed || plycut_no_memory(error);
    submissions_free(&s);
    const PlycutTreeText from = {.text = text, .length = length, .file = ""};
    const bool tree = row && whole && plycut_tree_read_any(&from, &game, &ignored);
    if (tree)
        plycut_game_release(&game);
    return plycut_had_memory(&ignored, error) && whole && row && !tree;
}

/* "[1] value: 3": a number in brackets before an answer that is known, and no tree. */
static bool begins_numbered(const char *text, size_t length, PlycutError *error)
{
    PlycutError ignored = {0};
    Submissions s = {.error = &ignored};
    Piece piece;
    int number;
    const char *line = line_plain(&s, text, line_length(text, length)),
               *rest = line_past_number(NULL, line, &number);
    const bool answer = rest > line && piece_parse(NULL, rest, strlen(rest), &piece) &&
                        label_is_known(NULL, rest, piece.label),
               whole = !s.arena.failed || plycut_no_memory(error);
    submissions_free(&s);
    return whole && answer;
}

/* "node | value" and its rows, and no tree in any notation. */
static bool begins_answer_table(const char *text, size_t length, PlycutError *error)
{
    PlycutError ignored = {0};
    Submissions s = {.error = &ignored};
    const bool table = begins_table(&s, text, length),
               whole = !s.arena.failed || plycut_no_memory(error);
    submissions_free(&s);
    return whole && table && plycut_tree_notation(text, length, error) == NULL &&
           error->code == PLYCUT_OK;
}

/* Words of a sentence, and no tree in any notation: "MAX goes to B". */
static bool is_sentence(const char *text, size_t length, PlycutError *error)
{
    enum { LETTERS_LEAST = 3, WORDS_LEAST = 2 };
    const size_t end = line_length(text, length);
    size_t words = 0, letters = 0;
    for (size_t i = 0; i < end && text[i] != '\0'; i++) {
        const bool letter = (text[i] >= 'a' && text[i] <= 'z') || (unsigned char)text[i] >= 0x80;
        letters = letter ? letters + 1 : 0;
        words += letters == LETTERS_LEAST;
    }
    return words >= WORDS_LEAST && plycut_tree_notation(text, length, error) == NULL &&
           error->code == PLYCUT_OK;
}

/* No other input comes in UTF-16. Either the first line has the form of an answer, or is a sentence, or, below a heading, some line
 * has a known label. '[' begins a tree, '%' a comment in a file of positions, '<' a page. */
bool plycut_is_answers(const char *text, size_t length, PlycutError *error)
{
    const size_t i = lead(text, length);
    if (text_is_utf16(text, length))
        return true;
    if (i < length && text[i] == '{')
        return json_is_format(text + i, length - i, "\"plycut-answers\"");
    if (i < length && text[i] == '[')
        return begins_numbered(text + i, length - i, error);
    if (i < length && text[i] == '%')
        return false;
    if (i < length && text[i] == '<')
        return plycut_is_html(text + i, length - i);
    return are_lines(text, length, i, error) ||
           (error->code == PLYCUT_OK && begins_answer_table(text, length, error)) ||
           (error->code == PLYCUT_OK && is_short_row(text, length, i, error)) ||
           (error->code == PLYCUT_OK && is_sentence(text + i, length - i, error));
}

static bool any_entry(const Submissions *s)
{
    for (size_t i = 0; i < s->count; i++)
        if (s->items[i].count > 0 || s->items[i].student[0] != '\0')
            return true;
    return false;
}

bool submissions_read(Submissions *s, const char *text, size_t length, const char *file,
                      PlycutError *error)
{
    *s = (Submissions){.file = file, .error = error};
    if (!text_decode(s, &text, &length))
        return submissions_are_whole(s);
    if (strlen(text) != length)
        return plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, NULL,
                              "not a text file: it contains a zero byte");
    const bool json = text[lead(text, length)] == '{',
               read = json ? answers_read_json(s, text) : answers_read_lines(s, text);
    return submissions_are_whole(s) && read &&
           (any_entry(s) || plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, NULL,
                                           "there are no answers in this file"));
}

/* ---- Several files --------------------------------------------------------------------------- */

static bool are_answered(const Submissions *s)
{
    for (size_t i = 0; i < s->count; i++)
        for (size_t k = 0; k < s->items[i].count; k++)
            if (s->items[i].entries[k].unread == NULL && !s->items[i].entries[k].bare)
                return true;
    return false;
}

/* The lines of a part, each with the file that it comes from. */
static bool join_lines(Submissions *s, Submission *one, const Submission *from, const char *file)
{
    for (size_t k = 0; k < from->line_count; k++) {
        if (!ARENA_ROOM(&s->arena, one->lines, one->line_room, one->line_count))
            return false;
        one->lines[one->line_count] = from->lines[k];
        one->lines[one->line_count++].spot.file = file;
    }
    return true;
}

/* Add the answers of a part, each with the file that it comes from. */
static bool join_part(Submissions *s, Submission *one, const Submissions *part)
{
    for (size_t i = 0; i < part->count; i++) {
        const Submission *from = &part->items[i];
        if (*one->student == '\0')
            one->student = from->student;
        for (size_t k = 0; k < from->count; k++) {
            Entry entry = from->entries[k];
            entry.spot.file = part->file;
            if (!entry_add(s, one, &entry))
                return false;
        }
        if (!join_lines(s, one, from, part->file))
            return false;
    }
    return true;
}

bool submissions_join(Submissions *s, const Submissions *parts, size_t count, PlycutError *error)
{
    bool answered = false, joined = true;
    *s = (Submissions){.file = parts[0].file, .error = error};
    for (size_t i = 0; i < count; i++)
        answered |= are_answered(&parts[i]);
    Submission *one = submission_new(s, "");
    for (size_t i = 0; one != NULL && joined && i < count; i++)
        joined = (answered && !are_answered(&parts[i])) || join_part(s, one, &parts[i]);
    return one != NULL && joined && submissions_are_whole(s);
}

bool plycut_answers_exercise(const char *text, size_t length, const char *file,
                             char id[PLYCUT_EXERCISE_MAX], PlycutError *error)
{
    Submissions s;
    bool read = submissions_read(&s, text, length, file, error);
    id[0] = '\0';
    for (size_t i = 0; read && i < s.count; i++)
        for (size_t k = 0; k < s.items[i].count; k++)
            if (s.items[i].entries[k].what == CLAIMED + CLAIM_exercise)
                field_format(id, PLYCUT_EXERCISE_MAX, "%s", s.items[i].entries[k].text);
    submissions_free(&s);
    return read;
}

void submissions_free(Submissions *s)
{
    arena_release(&s->arena);
    *s = (Submissions){0};
}
