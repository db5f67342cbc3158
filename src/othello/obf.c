/* Positions files (.obf): one position per line, "squares side; move:score ...", or a board row by row with the rest
 * below it; % comments. */
#include "othello/obf_about.h"
#include "othello/obf_diagram.h"
#include "othello/othello.h"

/* Where the board and its side end: at the semicolon, or before the first move:score. */
static const char *board_end(const ObfLine *line)
{
    const size_t length = (size_t)(line->end - line->text);
    const char *semicolon = memchr(line->text, ';', length);
    const char *end = semicolon ? semicolon : memchr(line->text, ':', length);
    if (!end)
        return line->end;
    while (!semicolon && end > line->text && !obf_is_gap(end[-1]))
        end--;
    return end;
}

static bool obf_read_board(const ObfLine *line, const char *end, OthelloBoard *board,
                           PlycutError *error)
{
    PlycutError wrong = {0};
    size_t at = 0;
    return board_read(line->text, (size_t)(end - line->text), 0, board, &at, &wrong) ||
           obf_fail_as(line, line->text + at, &wrong, error);
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
        if (obf_is_gap(*at) || *at == ';' || *at == ',') {
            at++;
            continue;
        }
        const char *end = at;
        while (end < line->end && !obf_is_gap(*end) && *end != ';' && *end != ',')
            end++;
        if (!read_pair(line, at, end, board, position, error))
            return false;
        at = end;
    }
    return true;
}

/* The position that begins with this line, and goes on in *text if it is a board of rows. */
static bool obf_read_position(ObfLine line, const char **text, long *number,
                              PlycutObfLine *position, PlycutError *error)
{
    OthelloBoard board;
    const char *end;
    position->line = line.number;
    if (diagram_begins(&line)) {
        if (!diagram_read(&line, text, number, &board, &end, error))
            return false;
    } else {
        end = board_end(&line);
        if (!obf_read_board(&line, end, &board, error))
            return false;
    }
    return read_pairs(&line, end, &board, position, error) &&
           othello_make(&board, &position->game, error);
}

/* What a comment says about the position below it. */
static bool read_comment(const ObfLine *line, About *about, PlycutError *error)
{
    const char *wrong = obf_about_read(line->end, line->whole, about);
    return !wrong || obf_fail(line, wrong, "invalid UTF-8", error);
}

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
        if (!read_comment(&now, &about, error))
            return -1;
    }
    return 0;
}

/* A tree may be only a number, even a negative one; no board has digits in it. */
bool plycut_is_positions(const char *text, size_t length)
{
    const char *end = text + length;
    while (text < end && (obf_is_gap(*text) || *text == '\n'))
        text++;
    if (text == end)
        return false;
    const char next = end - text > 1 ? text[1] : '\0';
    if (*text == 'a' || *text == 'A')
        return obf_is_gap(next);
    const bool number = *text == '-' && next >= '0' && next <= '9';
    return *text == '%' || (!number && board_is_square(*text));
}
