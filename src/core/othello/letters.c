/* Boards in letters: 16, 36 or 64 squares row by row from a1, then the side to move. */
#include "base/letter.h"
#include "base/utf8.h"
#include "othello/board.h"

#include <string.h>

BoardForm board_form(int size)
{
    return (BoardForm){
        .columns = size, .rows = size, .letters = {"Xx*Bb", "OoWw", "-."}, .blanks = true};
}

static BoardPiece piece_of(char letter)
{
    const BoardForm form = board_form(BOARD_SIZE_MAX);
    return board_text_piece(&form, letter);
}

static bool is_side(char c)
{
    return piece_of(c) == BOARD_X || piece_of(c) == BOARD_O;
}

bool board_is_square(char letter)
{
    return piece_of(letter) != BOARD_NOTHING;
}

/* The bytes of the character that begins here: a wrong letter may be any UTF-8 character. */
static size_t character_length(const char *text, size_t length)
{
    size_t n = 1;
    while (n < length && n < 4 && utf8_continues(text[n]))
        n++;
    return n;
}

/* The offset of the next character that is not blank, from `at` on, or length. */
static size_t skip_blanks(const char *text, size_t length, size_t at)
{
    while (at < length && is_blank(text[at]))
        at++;
    return at;
}

size_t board_length(const char *text, int size)
{
    const size_t length = strlen(text);
    size_t end = 0;
    for (int i = 0; i <= size * size && end < length; i++) {
        end = skip_blanks(text, length, end);
        end += end < length ? character_length(text + end, length - end) : 0;
    }
    const size_t next = skip_blanks(text, length, end);
    PlycutMove move;
    return next > end && plycut_move_read(text + next, length - next, &move) != 0 ? end : length;
}

void board_letters(const char *text, size_t length, size_t *fitting, size_t *others)
{
    *fitting = *others = 0;
    for (size_t at = skip_blanks(text, length, 0); at < length;
         at = skip_blanks(text, length, at + character_length(text + at, length - at)))
        ++*(board_is_square(text[at]) ? fitting : others);
}

/* The characters of a board: how many, the last one (the side, if none is missing), and whether a blank
 * precedes it. */
typedef struct Characters {
    size_t count, last;
    bool apart;
} Characters;

static Characters characters_count(const char *text, size_t length)
{
    Characters characters = {0};
    size_t end = 0;
    for (size_t at = skip_blanks(text, length, 0); at < length;
         at = skip_blanks(text, length, end)) {
        characters.apart = at > end;
        characters.last = at;
        characters.count++;
        end = at + character_length(text + at, length - at);
    }
    return characters;
}

int board_size(size_t squares)
{
    for (int size = 4; size <= BOARD_SIZE_MAX; size += 2)
        if ((size_t)(size * size) == squares)
            return size;
    return 0;
}

static bool wrong_count(size_t found, int size, PlycutError *error)
{
    if (size == 0)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "the board has %zu squares: expected 64 (or 36, or 16)", found);
    const int other = board_size(found);
    if (other != 0)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "the board has %zu squares: expected %d, or write %dx%d: before it",
                           found, size * size, other, other);
    return plycut_fail(error, PLYCUT_E_INPUT, "the board has %zu squares: expected %d", found,
                       size * size);
}

static bool missing_side(PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_INPUT,
                       "the side to move is missing after the squares: X (Black) or O (White)");
}

static bool wrong_letter(const char *what, const char *letter, size_t length, const char *expected,
                         PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_INPUT, "%s is '%.*s': expected %s", what,
                       (int)character_length(letter, length), letter, expected);
}

static bool wrong_square(const char *text, size_t length, const BoardSlip *slip, PlycutError *error)
{
    char what[PLYCUT_STEP_MAX + sizeof "square "] = "square ";
    move_text(slip->square, what + strlen(what));
    return wrong_letter(what, text + slip->at, length - slip->at, "X, O or -", error);
}

static bool read_squares(const char *text, size_t length, char side, OthelloBoard *board,
                         size_t *at, PlycutError *error)
{
    const BoardForm form = board_form(board->size);
    uint64_t sets[2];
    BoardSlip slip;
    const bool read = board_text_read(&form, text, length, sets, &slip);
    *at = slip.at;
    board->black = piece_of(side) == BOARD_X;
    board->own = sets[board->black ? BOARD_X : BOARD_O];
    board->other = sets[board->black ? BOARD_O : BOARD_X];
    return read || wrong_square(text, length, &slip, error);
}

bool board_read(const char *text, size_t length, int size, OthelloBoard *board, size_t *at,
                PlycutError *error)
{
    const Characters found = characters_count(text, length);
    const size_t squares = found.count > 0 ? found.count - 1 : 0;
    const int whole = board_size(found.count);
    *at = found.last;
    board->size = board_size(squares);
    if (whole != 0 && (size == 0 || whole == size) && !(found.apart && is_side(text[found.last])))
        return missing_side(error);
    if (board->size == 0 || (size != 0 && board->size != size))
        return wrong_count(squares, size, error);
    const size_t last = found.last;
    if (!read_squares(text, length, text[last], board, at, error))
        return false;
    *at = last;
    return is_side(text[last]) || wrong_letter("the side to move", text + last, length - last,
                                               "X (Black) or O (White)", error);
}

bool board_read_apart(const char *squares, size_t count, char side, OthelloBoard *board,
                      PlycutError *error)
{
    size_t at;
    for (size_t i = 0; i < count; i++)
        if (is_blank(squares[i]) || squares[i] == '\0')
            return plycut_fail(error, PLYCUT_E_INPUT,
                               "character %zu of the board is blank: expected X, O or -", i + 1);
    board->size = board_size(count);
    if (board->size == 0)
        return wrong_count(count, 0, error);
    if (side == '\0')
        return missing_side(error);
    if (!is_side(side))
        return wrong_letter("the side to move", &side, 1, "X (Black) or O (White)", error);
    return read_squares(squares, count, side, board, &at, error);
}
