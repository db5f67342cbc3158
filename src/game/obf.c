/* Positions files (.obf): a position a line, "squares side; move:score ...", % comments. */
#include "game/othello.h"

#include <stdlib.h>
#include <string.h>

/* A line being read; `text` to `end` is what stands before its comment. */
typedef struct Line {
    const char *text, *end;
    const char *file;
    long number;
} Line;

static bool is_gap(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Hand on what went wrong with its place in the file. */
static bool fail_at(const Line *line, const char *at, const PlycutError *wrong, PlycutError *error)
{
    return plycut_fail_at(error, wrong->code, line->file, line->number, at - line->text + 1, NULL,
                          "%s", wrong->text);
}

static bool fail_here(const Line *line, const char *at, const char *text, PlycutError *error)
{
    return plycut_fail_at(error, PLYCUT_E_INPUT, line->file, line->number, at - line->text + 1,
                          NULL, "%s", text);
}

/* Where the board and its side end: at the semicolon, or before the first move:score. */
static const char *board_end(const Line *line)
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

static bool read_board(const Line *line, const char *end, OthelloBoard *board, PlycutError *error)
{
    PlycutError wrong = {0};
    size_t at = 0;
    return board_read(line->text, (size_t)(end - line->text), 0, board, &at, &wrong) ||
           fail_at(line, line->text + at, &wrong, error);
}

/* Is the move legal and not scored yet? */
static bool check_move(const Line *line, const char *at, PlycutMove move, const OthelloBoard *board,
                       const PlycutObfLine *position, PlycutError *error)
{
    char what[PLYCUT_STEP_MAX + sizeof "move ''"] = "move '";
    PlycutError wrong = {0};
    for (size_t i = 0; i < position->scored; i++)
        if (position->score[i].move == move)
            return fail_here(line, at, "this move is scored twice", error);
    if (board_is_legal(board, move))
        return true;
    strcpy(what + strlen(what) + move_text(move, what + strlen(what)), "'");
    board_illegal(board, what, &wrong);
    return fail_at(line, at, &wrong, error);
}

/* One move:score pair, `at` to `end`. */
static bool read_pair(const Line *line, const char *at, const char *end, const OthelloBoard *board,
                      PlycutObfLine *position, PlycutError *error)
{
    PlycutMove move;
    double score;
    const char *colon = at + move_read(at, (size_t)(end - at), &move);
    if (colon == at || colon == end || *colon != ':')
        return fail_here(line, at, "expected a move and its score, such as d3:+4", error);
    const char *number = colon + 1;
    if (number < end && *number == '+' && number + 1 < end && number[1] != '-')
        number++;
    if (!plycut_number_parse(number, (size_t)(end - number), false, &score))
        return fail_here(line, colon + 1, "expected a score, such as +4 or -2.5", error);
    if (!check_move(line, at, move, board, position, error))
        return false;
    position->score[position->scored].move = move;
    position->score[position->scored++].score = score;
    return true;
}

static bool read_pairs(const Line *line, const char *at, const OthelloBoard *board,
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

static bool read_position(const Line *line, PlycutObfLine *position, PlycutError *error)
{
    OthelloBoard board;
    const char *end = board_end(line);
    position->line = line->number;
    return read_board(line, end, &board, error) && read_pairs(line, end, &board, position, error) &&
           othello_make(&board, &position->game, error);
}

/* The text after "% key:" in a comment, or NULL; *length is its length. */
static const char *comment_member(const char *comment, const char *end, const char *key,
                                  size_t *length)
{
    const size_t key_length = strlen(key);
    while (comment < end && (*comment == '%' || is_gap(*comment)))
        comment++;
    if ((size_t)(end - comment) < key_length || memcmp(comment, key, key_length) != 0)
        return NULL;
    comment += key_length;
    while (comment < end && is_gap(*comment))
        comment++;
    while (end > comment && is_gap(end[-1]))
        end--;
    *length = (size_t)(end - comment);
    return comment;
}

/* What the comments above a position say of it. */
typedef struct About {
    const char *title, *source;
    size_t title_length, source_length;
} About;

static void read_comment(const char *comment, const char *end, About *about)
{
    size_t length = 0;
    const char *title = comment_member(comment, end, "title:", &length);
    if (title) {
        about->title = title;
        about->title_length = length;
    }
    const char *source = comment_member(comment, end, "source:", &length);
    if (source) {
        about->source = source;
        about->source_length = length;
    }
}

/* A copy for the game to own; nothing is said: NULL. */
static bool keep(const char *text, size_t length, const char **kept, PlycutError *error)
{
    if (!text || length == 0)
        return true;
    char *copy = malloc(length + 1);
    if (!copy)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory");
    memcpy(copy, text, length);
    copy[length] = '\0';
    *kept = copy;
    return true;
}

static bool keep_about(const About *about, PlycutGame *game, PlycutError *error)
{
    if (keep(about->title, about->title_length, &game->title, error) &&
        keep(about->source, about->source_length, &game->source, error))
        return true;
    plycut_game_release(game);
    return false;
}

static bool is_empty(const Line *line)
{
    const char *at = line->text;
    while (at < line->end && is_gap(*at))
        at++;
    return at == line->end;
}

int plycut_obf_next(const char **text, long *line, const char *file, PlycutObfLine *position,
                    PlycutError *error)
{
    About about = {0};
    memset(position, 0, sizeof *position);
    while (**text != '\0') {
        const char *start = *text, *end = start + strcspn(start, "\n");
        const Line now = {start, start + strcspn(start, "%\n"), file, (*line)++};
        *text = *end == '\n' ? end + 1 : end;
        if (is_empty(&now))
            read_comment(now.end, end, &about);
        else if (read_position(&now, position, error))
            return keep_about(&about, &position->game, error) ? 1 : -1;
        else
            return -1;
    }
    return 0;
}
