/* Positions as other programs write them. */
#include "othello/obf_forms.h"

#include <string.h>

/* The moves of a game, with passes, and more than fits are no game. */
enum { MOVES_SIZE = 512 };

/* ---- Transcripts ----------------------------------------------------------------------------- */

/* "12." in front of a move. */
static const char *behind_move_number(const char *at, const char *end)
{
    const char *digits = at;
    while (digits < end && *digits >= '0' && *digits <= '9')
        digits++;
    return digits > at && digits < end && *digits == '.' ? digits + 1 : at;
}

/* Copy the moves of a line, without what is between them. Returns how many; 0: the line has something else, too. */
static size_t moves_copy(const ObfLine *line, char moves[MOVES_SIZE])
{
    size_t count = 0, used = 0;
    moves[0] = '\0';
    for (const char *at = line->text; at < line->end;) {
        PlycutMove move;
        if (is_gap(*at) || *at == ',' || *at == ';') {
            at++;
            continue;
        }
        at = behind_move_number(at, line->end);
        at = skip_gaps(at, line->end);
        const size_t length = plycut_move_read(at, (size_t)(line->end - at), &move);
        if (length == 0 || used + length + 1 > MOVES_SIZE)
            return 0;
        memcpy(moves + used, at, length);
        used += length;
        moves[used] = '\0';
        at += length;
        count++;
    }
    return count;
}

/* Three moves, or two without a blank: two words may be an edge of a tree. The first is no pass: dashes are squares, too. */
static bool is_transcript_line(const ObfLine *line)
{
    char moves[MOVES_SIZE];
    PlycutMove move;
    const size_t count = moves_copy(line, moves);
    if (count == 0 || plycut_move_read(moves, strlen(moves), &move) == 0 || move == PLYCUT_PASS)
        return false;
    const char *first = skip_gaps(line->text, line->end);
    return count > 2 || (count == 2 && line->end - first >= 4 && strncmp(first, moves, 4) == 0);
}

static bool transcript_line_read(const ObfLine *line, OthelloBoard *board, PlycutError *error)
{
    char moves[MOVES_SIZE];
    PlycutError wrong = {0};
    (void)moves_copy(line, moves);
    *board = board_start(BOARD_SIZE_MAX);
    return transcript_play(moves, board, &wrong) || obf_fail_as(line, line->text, &wrong, error);
}

/* ---- Squares --------------------------------------------------------------------------------- */

/* Squares and side, which stand from `at` to `end`. */
static bool squares_read(const ObfLine *line, const char *at, const char *end, OthelloBoard *board,
                         PlycutError *error)
{
    PlycutError wrong = {0};
    size_t place = 0;
    return board_read(at, (size_t)(end - at), 0, board, &place, &wrong) ||
           obf_fail_as(line, at + place, &wrong, error);
}

/* "[8 --------", with which GGS begins a board: a row of as many squares as the number says. A list may begin with "[8 -3". */
static bool is_ggs_board(const char *at, const char *end)
{
    if (end - at < 4 || at[0] != '[' || (at[1] != '4' && at[1] != '6' && at[1] != '8') ||
        !is_gap(at[2]))
        return false;
    const char *row = skip_gaps(at + 2, end), *behind = row;
    while (behind < end && board_is_square(*behind))
        behind++;
    return behind - row == at[1] - '0';
}

static const char *find_sign(const char *at, const char *end, char sign)
{
    const char *found = at < end ? memchr(at, sign, (size_t)(end - at)) : NULL;
    return found != NULL ? found : end;
}

/* "8 -------- ... *" up to the bracket that closes. */
static bool ggs_read(const ObfLine *line, const char *open, const char *end, OthelloBoard *board,
                     PlycutError *error)
{
    const char *close = find_sign(open, end, ']');
    return close < end
               ? squares_read(line, skip_gaps(open + 1, end) + 1, close, board, error)
               : obf_fail(line, open, "expected ] behind the squares and the side to move", error);
}

/* ---- name;SQUARES;w; ------------------------------------------------------------------------- */

/* The two semicolons behind name and squares. */
static bool is_named_squares(const ObfLine *line, const char **first, const char **second)
{
    size_t squares = 0;
    *first = find_sign(line->text, line->end, ';');
    *second = *first < line->end ? find_sign(*first + 1, line->end, ';') : line->end;
    for (const char *at = *first + 1; *second < line->end && at < *second; at++) {
        if (!board_is_square(*at))
            return false;
        squares++;
    }
    return squares == 64 || squares == 36 || squares == 16;
}

static bool named_squares_read(const ObfLine *line, OthelloBoard *board, ObfForm *form,
                               PlycutError *error)
{
    const char *first, *second;
    PlycutError wrong = {0};
    (void)is_named_squares(line, &first, &second);
    form->title = skip_gaps(line->text, first);
    form->title_length = (size_t)(first - form->title);
    const char *side = skip_gaps(second + 1, line->end);
    return board_read_apart(first + 1, (size_t)(second - first - 1),
                            side < line->end && *side != ';' ? *side : '\0', board, &wrong) ||
           obf_fail_as(line, first + 1, &wrong, error);
}

/* ---- GGF ------------------------------------------------------------------------------------- */

#define GGF_BEGINS "(;GM[Othello]"
#define GGF_ENDS   ";)"

/* The end of the game that the line begins; *text goes behind the lines that it takes. NULL: it has none. */
static const char *ggf_end(const ObfLine *line, const char **text, long *number)
{
    const char *end = strstr(line->text, GGF_ENDS);
    while (end != NULL && *text <= end && **text != '\0') {
        const char *next = strchr(*text, '\n');
        *text = next != NULL ? next + 1 : *text + strlen(*text);
        ++*number;
    }
    return end;
}

/* The value of a property, "BO[...]": what is behind its bracket; NULL: it is not there. */
static const char *property(const char *at, const char *end, const char *name)
{
    const size_t length = strlen(name);
    for (; at + length < end; at++)
        if (memcmp(at, name, length) == 0 && (at[-1] == ']' || at[-1] == ';' || is_blank(at[-1])))
            return at + length;
    return NULL;
}

/* The moves behind the board, "B[F5//1.0]W[d6]", as a transcript. False: more than fit. */
static bool ggf_moves(const char *at, const char *end, char moves[MOVES_SIZE])
{
    size_t used = 0;
    moves[0] = '\0';
    for (; at < end; at++) {
        if ((*at != 'B' && *at != 'W') || at[1] != '[' || (at[-1] != ']' && !is_blank(at[-1])))
            continue;
        const char *move = at + 2;
        const size_t length = strcspn(move, "/]");
        if (used + length + 2 > MOVES_SIZE)
            return false;
        memcpy(moves + used, move, length);
        moves[used + length] = ' ';
        used += length + 1;
        moves[used] = '\0';
        at = move + length - 1;
    }
    return true;
}

static bool ggf_read(const ObfLine *line, const char **text, long *number, OthelloBoard *board,
                     PlycutError *error)
{
    char moves[MOVES_SIZE];
    PlycutError wrong = {0};
    const char *end = ggf_end(line, text, number);
    const char *squares = end != NULL ? property(line->text + 2, end, "BO[") : NULL;
    if (end == NULL)
        return obf_fail(line, line->text, "expected ;) at the end of the game", error);
    if (squares == NULL)
        return obf_fail(line, line->text, "expected the board that the game begins with, BO[8 ...]",
                        error);
    if (!ggs_read(line, squares - 1, end, board, error))
        return false;
    if (!ggf_moves(squares, end, moves))
        return obf_fail(line, squares, "more moves than a game has", error);
    return transcript_play(moves, board, &wrong) || obf_fail_as(line, squares, &wrong, error);
}

/* ---- Any of them ----------------------------------------------------------------------------- */

static bool is_ggf(const ObfLine *line)
{
    const char *at = skip_gaps(line->text, line->end);
    return (size_t)(line->end - at) >= strlen(GGF_BEGINS) &&
           memcmp(at, GGF_BEGINS, strlen(GGF_BEGINS)) == 0;
}

bool obf_form_begins(const ObfLine *line)
{
    const char *first, *second;
    return is_ggf(line) || is_ggs_board(skip_gaps(line->text, line->end), line->end) ||
           is_named_squares(line, &first, &second) || is_transcript_line(line);
}

bool obf_form_read(const ObfLine *line, const char **text, long *number, OthelloBoard *board,
                   ObfForm *form, PlycutError *error)
{
    const char *first, *second, *begin = skip_gaps(line->text, line->end);
    *form = (ObfForm){.read_as = "games of Othello (GGF)"};
    if (is_ggf(line))
        return ggf_read(line, text, number, board, error);
    form->read_as = "boards of Othello, as GGS writes them";
    if (is_ggs_board(begin, line->end))
        return ggs_read(line, begin, line->end, board, error);
    form->read_as = "positions of Othello, name;SQUARES;side;";
    if (is_named_squares(line, &first, &second))
        return named_squares_read(line, board, form, error);
    form->read_as = "transcripts of Othello, one a line";
    return transcript_line_read(line, board, error);
}
