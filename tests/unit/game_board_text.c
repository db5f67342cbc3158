/* Boards as text: written, read again, and refused with the place and what should be there. */
#include "game/board_text.h"

#include <criterion/criterion.h>
#include <string.h>

/* A board that is not square, as a game of columns has it. */
static const BoardForm COLUMNS = {.columns = 7,
                                  .rows = 6,
                                  .letters = {"X", "O", "."},
                                  .end = '/',
                                  .expected = "start or six rows of seven squares",
                                  .example = "four:......./.../XO....."};

static const char BOARD[] = "......X/......./......./......./.O...../OX.....";

Test(game_board_text, a_board_is_written_as_it_was_read)
{
    uint64_t sets[2];
    BoardSlip slip;
    char text[BOARD_TEXT_ROOM];
    cr_assert(board_text_read(&COLUMNS, BOARD, strlen(BOARD), sets, &slip));
    cr_expect_eq(slip.at, strlen(BOARD));
    cr_expect_eq(sets[BOARD_X], UINT64_C(1) << 6 | UINT64_C(1) << (8 * 5 + 1));
    cr_expect_eq(sets[BOARD_O], UINT64_C(1) << (8 * 4 + 1) | UINT64_C(1) << (8 * 5));
    cr_expect_eq(board_text_length(&COLUMNS), strlen(BOARD));
    cr_expect_eq(board_text_write(&COLUMNS, sets, text), strlen(BOARD));
    cr_expect_str_eq(text, BOARD);
}

Test(game_board_text, the_largest_board_fits_its_room)
{
    BoardForm form = board_text_plain(BOARD_SIZE_MAX, BOARD_SIZE_MAX);
    const PlycutState state = {.word = {1, 2}};
    char text[BOARD_TEXT_ROOM];
    form.end = '/';
    cr_expect_eq(board_text_state(&form, &state, true, text), BOARD_TEXT_ROOM - 1);
    cr_expect_eq(strncmp(text, "XO------/--------/", 18), 0);
    form.end = '\0';
    cr_expect_eq(board_text_state(&form, &state, false, text), 64);
    cr_expect_eq(strncmp(text, "OX------", 8), 0);
    cr_expect_eq(board_text_pieces(text), 2);
}

/* The place of the first character that is wrong. */
Test(game_board_text, a_slip_has_its_place)
{
    static const struct {
        const char *text;
        size_t at;
        PlycutMove square;
    } bad[] = {
        {"", 0, 0},
        {"......", 6, 6},
        {".......", 7, PLYCUT_PASS},
        {".......x", 7, PLYCUT_PASS},
        {"......./.O..x", 12, 12},
        {"......./.......\n", 15, PLYCUT_PASS},
        {"....... /", 7, PLYCUT_PASS},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uint64_t sets[2];
        BoardSlip slip;
        cr_expect_not(board_text_read(&COLUMNS, bad[i].text, strlen(bad[i].text), sets, &slip));
        cr_expect(slip.at == bad[i].at && slip.square == bad[i].square, "'%s': %zu, square %u",
                  bad[i].text, slip.at, (unsigned)slip.square);
    }
}

Test(game_board_text, errors_say_what_should_be_there)
{
    static const struct {
        size_t at;
        char letter;
        const char *message;
    } bad[] = {
        {9, 'x', "character 10 should be X, O or . (an empty square), as in four:"},
        {7, '.', "character 8 should be /, the end of a row, as in four:"},
        {46, '\0', "expected start or six rows of seven squares, as in four:"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[sizeof BOARD];
        uint64_t sets[2];
        PlycutError error = {0};
        strcpy(text, BOARD);
        text[bad[i].at] = bad[i].letter;
        cr_expect_not(board_text_parse(&COLUMNS, text, sets, &error));
        cr_expect_eq(strncmp(error.text, bad[i].message, strlen(bad[i].message)), 0, "%s",
                     error.text);
    }
}

/* Blanks may come before any square if the form says so, and what follows the board is not read. */
Test(game_board_text, blanks_are_the_forms)
{
    BoardForm form = board_text_plain(2, 2);
    uint64_t sets[2];
    BoardSlip slip;
    cr_expect_not(board_text_read(&form, "X O", 3, sets, &slip));
    form.blanks = true;
    cr_assert(board_text_read(&form, " X\tO\n- - X", 10, sets, &slip));
    cr_expect_eq(slip.at, 8);
    cr_expect(sets[BOARD_X] == 1 && sets[BOARD_O] == 2);
}

/* Lines with the names of rows and columns are read as they are written, and without these names. */
Test(game_board_text, rows_have_names)
{
    static const struct {
        const char *line, *squares;
    } known[] = {{"1 X - O", "X-O"},   {"  X - O  2 ", "X-O"}, {"X-O", "X-O"},
                 {"3 X - O 3", "X-O"}, {"1X-O", ""},           {"X ? O", ""}};
    const BoardForm form = board_text_plain(3, 3);
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    board_text_columns_write(3, &out);
    board_text_row_write("X-O", 3, 0, &out);
    cr_assert(plycut_out_flush(&out));
    cr_expect_eq(strncmp(text.bytes, " a b c1 X - O", text.length), 0);
    cr_expect_eq(board_text_columns_read(text.bytes, text.bytes + 6), 3);
    cr_expect_eq(board_text_columns_read(text.bytes, text.bytes + 7), 0);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        char squares[BOARD_SIZE_MAX];
        const size_t count = board_text_row_read(&form, known[i].line,
                                                 known[i].line + strlen(known[i].line), squares);
        cr_expect_eq(count, strlen(known[i].squares), "%s: %zu", known[i].line, count);
        cr_expect_eq(strncmp(squares, known[i].squares, count), 0, "%s", known[i].line);
    }
    plycut_text_free(&text);
}
