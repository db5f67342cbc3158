/* Positions files (.obf): one position per line, "squares side; move:score ...", or a board row by row with the rest
 * below it; % comments. */
#include "base/utf8.h"
#include "othello/obf_forms.h"
#include "othello/othello.h"

#include <stdlib.h>

/* Where the board and its side end: at the semicolon, or before the first move:score. */
static const char *board_end(const ObfLine *line)
{
    const size_t length = (size_t)(line->end - line->text);
    const char *semicolon = memchr(line->text, ';', length);
    const char *end = semicolon ? semicolon : memchr(line->text, ':', length);
    if (!end)
        return line->end;
    while (!semicolon && end > line->text && !is_gap(end[-1]))
        end--;
    return end;
}

/* Is the move legal and not scored yet? */
static bool check_move(const ObfLine *line, const char *at, PlycutMove move,
                       const OthelloBoard *board, const PlycutObfLine *position, PlycutError *error)
{
    char what[PLYCUT_STEP_MAX + sizeof "move ''"] = "move '";
    PlycutError wrong = {0};
    for (size_t i = 0; i < position->scored; i++)
        if (position->score[i].move == move)
            return obf_fail(line, at, "this move is scored twice", error);
    if (board_is_legal(board, move))
        return true;
    strcpy(what + strlen(what) + move_text(move, what + strlen(what)), "'");
    board_illegal(board, what, &wrong);
    return obf_fail_as(line, at, &wrong, error);
}

/* One move:score pair, `at` to `end`. */
static bool read_pair(const ObfLine *line, const char *at, const char *end,
                      const OthelloBoard *board, PlycutObfLine *position, PlycutError *error)
{
    PlycutMove move;
    double score;
    const char *colon = at + plycut_move_read(at, (size_t)(end - at), &move);
    if (colon == at || colon == end || *colon != ':')
        return obf_fail(line, at, "expected a move and its score, such as d3:+4", error);
    const char *number = colon + 1;
    if (number < end && *number == '+' && number + 1 < end && number[1] != '-')
        number++;
    if (!plycut_number_parse(number, (size_t)(end - number), false, &score))
        return obf_fail(line, colon + 1, "expected a score, such as +4 or -2.5", error);
    if (!check_move(line, at, move, board, position, error))
        return false;
    position->score[position->scored].move = move;
    position->score[position->scored++].score = score;
    return true;
}

static bool read_pairs(const ObfLine *line, const char *at, const OthelloBoard *board,
                       PlycutObfLine *position, PlycutError *error)
{
    while (at < line->end) {
        if (is_gap(*at) || *at == ';' || *at == ',') {
            at++;
            continue;
        }
        const char *end = at;
        while (end < line->end && !is_gap(*end) && *end != ';' && *end != ',')
            end++;
        if (!read_pair(line, at, end, board, position, error))
            return false;
        at = end;
    }
    return true;
}

/* Copy what the form says to the game. */
static bool form_keep(const ObfForm *form, PlycutGame *game, PlycutError *error)
{
    char *title = form->title_length > 0 ? strndup(form->title, form->title_length) : NULL,
         *read_as = strdup(form->read_as);
    game->title = title;
    game->read_as = read_as;
    if (read_as != NULL && (title != NULL || form->title_length == 0))
        return true;
    plycut_game_release(game);
    return plycut_no_memory(error);
}

/* The position that begins with this line, and goes on in *text if it is a board of rows or a game. */
static bool obf_read_position(ObfLine line, const char **text, long *number,
                              PlycutObfLine *position, PlycutError *error)
{
    OthelloBoard board;
    const char *end;
    ObfForm form;
    position->line = line.number;
    if (obf_form_begins(&line))
        return obf_form_read(&line, text, number, &board, &form, error) &&
               othello_make(&board, &position->game, error) &&
               form_keep(&form, &position->game, error);
    if (diagram_begins(&line)) {
        if (!diagram_read(&line, text, number, &board, &end, error))
            return false;
    } else {
        end = board_end(&line);
        PlycutError wrong = {0};
        size_t at = 0;
        if (!board_read(line.text, (size_t)(end - line.text), 0, &board, &at, &wrong))
            return obf_fail_as(&line, line.text + at, &wrong, error);
    }
    return read_pairs(&line, end, &board, position, error) &&
           othello_make(&board, &position->game, error);
}

/* ---- Title and source, from the comments above a position ------------------------------------ */

/* Texts within the file, or NULL. */
typedef struct About {
    const char *title, *source;
    size_t title_length, source_length;
} About;

/* The first byte that is not UTF-8, or NULL. */
static const char *invalid_utf8(const char *text, size_t length)
{
    size_t at = 0, step;
    while (at < length && (step = utf8_length(text + at, length - at)) > 0)
        at += step;
    return at < length ? text + at : NULL;
}

/* The text after "% key:" in a comment, or NULL; *length is its length. */
static const char *member(const char *comment, const char *end, const char *key, size_t *length)
{
    const size_t key_length = strlen(key);
    while (comment < end && (*comment == '%' || is_gap(*comment)))
        comment++;
    if ((size_t)(end - comment) < key_length || memcmp(comment, key, key_length) != 0)
        return NULL;
    comment += key_length;
    comment = skip_gaps(comment, end);
    while (end > comment && is_gap(end[-1]))
        end--;
    *length = (size_t)(end - comment);
    return comment;
}

/* Read a comment, from its % to its line's end: "% title: ..." and "% source: ...". Returns NULL, or the byte of a
 * title or source that is not UTF-8: it would make a trace invalid JSON. */
static const char *obf_about_read(const char *comment, const char *end, About *about)
{
    size_t length;
    const char *text = member(comment, end, "title:", &length);
    if (text) {
        about->title = text;
        about->title_length = length;
        return invalid_utf8(text, length);
    }
    text = member(comment, end, "source:", &length);
    if (!text)
        return NULL;
    about->source = text;
    about->source_length = length;
    return invalid_utf8(text, length);
}

/* A copy for the game to own; NULL if the text is empty. */
static bool obf_about_member_keep(const char *text, size_t length, const char **kept,
                                  PlycutError *error)
{
    if (!text || length == 0 || *kept != NULL)
        return true;
    char *copy = malloc(length + 1);
    if (!copy)
        return plycut_no_memory(error);
    memcpy(copy, text, length);
    copy[length] = '\0';
    *kept = copy;
    return true;
}

/* Give the game its own copies. If that fails, the game is released. */
static bool obf_about_keep(const About *about, PlycutGame *game, PlycutError *error)
{
    if (obf_about_member_keep(about->title, about->title_length, &game->title, error) &&
        obf_about_member_keep(about->source, about->source_length, &game->source, error))
        return true;
    plycut_game_release(game);
    return false;
}

/* ---- The file -------------------------------------------------------------------------------- */

int plycut_obf_next(const char **text, long *line, const char *file, PlycutObfLine *position,
                    PlycutError *error)
{
    About about = {0};
    memset(position, 0, sizeof *position);
    while (**text != '\0') {
        const ObfLine now = obf_take(text, line, file);
        if (!obf_is_empty(&now))
            return obf_read_position(now, text, line, position, error) &&
                           obf_about_keep(&about, &position->game, error)
                       ? 1
                       : -1;
        const char *wrong = obf_about_read(now.end, now.whole, &about);
        if (wrong) {
            obf_fail(&now, wrong, "invalid UTF-8", error);
            return -1;
        }
    }
    return 0;
}

/* Do so many squares begin the line as no name and no list of numbers does, or is it a row or the letters of a diagram? */
static bool line_begins_board(const ObfLine *line)
{
    enum { ENOUGH = BOARD_SIZE_MAX };
    size_t squares = 0;
    for (const char *at = skip_gaps(line->text, line->end); at < line->end && board_is_square(*at);
         at = skip_gaps(at + 1, line->end))
        squares++;
    return squares >= ENOUGH || diagram_begins(line) || obf_form_begins(line);
}

/* Behind comments, which trees of LaTeX have, too. A tree may begin with a name, such as B, a number, even a negative one, or dashes: a
 * board has many squares. */
bool plycut_is_positions(const char *text, size_t length)
{
    const char *end = text + length, *line;
    bool comment = false;
    for (;; text = line + 1) {
        while (text < end && (is_gap(*text) || *text == '\n'))
            text++;
        line = text < end ? memchr(text, '\n', (size_t)(end - text)) : NULL;
        if (text == end || *text != '%')
            break;
        comment = true;
        if (line == NULL)
            return true;
    }
    const ObfLine first = {.text = text, .end = line != NULL ? line : end};
    return text < end ? line_begins_board(&first) : comment;
}
