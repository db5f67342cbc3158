/* Errors, output, arena and spelling: the promises of base.h and arena.h, one by one. */
#include <plycut/base.h>
#include "base/arena.h"
#include "base/errors.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdalign.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- Errors ---------------------------------------------------------------------------------- */

Test(base_error, the_first_wins)
{
    PlycutError error = {0};
    cr_expect_not(plycut_fail(&error, PLYCUT_E_LIMIT, "first %d", 1));
    cr_expect_not(plycut_fail(&error, PLYCUT_E_INPUT, "second"));
    cr_expect_not(plycut_fail_at(&error, PLYCUT_E_INPUT, "f", 1, 2, "$", "third"));
    cr_expect_eq(error.code, PLYCUT_E_LIMIT);
    cr_expect_str_eq(error.text, "first 1");
    cr_expect_str_eq(error.file, "");
}

Test(base_error, only_lack_of_memory_is_passed_on_from_what_was_tried)
{
    PlycutError refused = {0}, ran_out = {0}, none = {0}, error = {0};
    plycut_fail(&refused, PLYCUT_E_INPUT, "refused");
    plycut_no_memory(&ran_out);
    cr_expect(plycut_had_memory(&none, &error) && plycut_had_memory(&refused, &error));
    cr_expect_eq(error.code, PLYCUT_OK);
    cr_expect_not(plycut_had_memory(&ran_out, &error));
    cr_expect_eq(error.code, PLYCUT_E_MEMORY);
}

/* A template is filled in without memory, printable, and shortened like other texts; the first error wins here, too. */
Test(base_error, a_text_of_the_table_is_filled_in)
{
    char long_text[2000];
    PlycutError error = {0}, cut = {0};
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    cr_expect_not(
        fail_with(&error, PLYCUT_E_INPUT, ERROR_BOARD_ROW_END,
                  WITH(FILL_NUMBER(number, 3), FILL(end, "a\x1b{b}"), FILL(sample, "c"))));
    cr_expect_str_eq(error.text, "character 3 should be a?{b}, the end of a row, as in c");
    cr_expect_eq(error.code, PLYCUT_E_INPUT);
    cr_expect_not(fail_with(&error, PLYCUT_E_MEMORY, ERROR_NO_MEMORY, NULL));
    cr_expect_eq(error.code, PLYCUT_E_INPUT);
    fail_with(&cut, PLYCUT_E_INPUT, ERROR_RANDOM_TWICE, WITH(FILL(name, long_text)));
    cr_expect_eq(strlen(cut.text), sizeof cut.text - 1);
    cr_expect_str_eq(cut.text + sizeof cut.text - sizeof "x...", "x...");
}

/* Each text has its own row, and a table's row is not mistaken for its neighbour. */
Test(base_error, every_text_is_there)
{
    for (ErrorId id = 0; id < ERROR_TEXTS; id++)
        cr_expect_gt(strlen(error_text(id)), 2);
    cr_expect_str_eq(error_text(ERROR_NO_MEMORY), "out of memory");
}

typedef struct Placed {
    const char *file;
    long line, column;
    const char *path, *message;
} Placed;

Test(base_error, message_has_the_parts_that_are_known)
{
    static const Placed cases[] = {
        {NULL, 0, 0, NULL, "why"},
        {"f", 0, 0, NULL, "f: why"},
        {"f", 3, 0, NULL, "f:3: why"},
        {"f", 3, 14, NULL, "f:3:14: why"},
        {NULL, 3, 14, "$.a", "3:14: $.a: why"},
        {"f", 0, 0, "$.a[2]", "f: $.a[2]: why"},
        {"f", 3, 14, "$", "f:3:14: $: why"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const Placed *c = &cases[i];
        PlycutError error = {0};
        char message[100];
        plycut_fail_at(&error, PLYCUT_E_INPUT, c->file, c->line, c->column, c->path, "%s", "why");
        plycut_error_message(&error, message, sizeof message);
        cr_expect_str_eq(message, c->message);
    }
}

Test(base_error, in_file_adds_a_name_once)
{
    PlycutError error = {0};
    plycut_error_in_file(&error, "none");
    cr_expect_str_eq(error.file, "");
    plycut_fail(&error, PLYCUT_E_INPUT, "why");
    plycut_error_in_file(&error, "first");
    plycut_error_in_file(&error, "second");
    cr_expect_str_eq(error.file, "first");
}

/* Long texts end in "...", never in half a character, and stay one printable line. */
Test(base_error, long_texts_are_shortened)
{
    char text[2000], message[64];
    for (size_t shift = 0; shift < 4; shift++) {
        memset(text, 'x', sizeof text);
        for (size_t i = shift; i + 3 < sizeof text; i += 3)
            memcpy(text + i, "\xE2\x86\x92", 3);
        text[sizeof text - 1] = '\0';
        PlycutError error = {0};
        plycut_fail_at(&error, PLYCUT_E_INPUT, text, 1, 1, text, "%s", text);
        const char *fields[] = {error.file, error.path, error.text, message};
        size_t sizes[] = {sizeof error.file, sizeof error.path, sizeof error.text, sizeof message};
        plycut_error_message(&error, message, sizeof message);
        for (size_t i = 0; i < COUNT(fields); i++) {
            size_t length = strlen(fields[i]);
            cr_expect(length < sizes[i] && length + 4 > sizes[i] - 1);
            cr_expect_str_eq(fields[i] + length - 3, "...");
            cr_expect_eq((length - 3 - shift) % 3, 0, "half a character is left");
        }
    }
}

Test(base_error, a_message_is_one_line)
{
    PlycutError error = {0};
    plycut_fail_at(&error, PLYCUT_E_INPUT, "a\nb", 0, 0, NULL, "bad '%s'", "\x1B[31m\r\n\x7F");
    cr_expect_str_eq(error.file, "a?b");
    cr_expect_str_eq(error.text, "bad '?[31m?\?\?'");
}

/* ---- Output ---------------------------------------------------------------------------------- */

/* Takes a number of bytes, then nothing more. */
typedef struct Disk {
    size_t room, taken, calls;
} Disk;

static bool disk_write(void *self, const char *bytes, size_t n)
{
    Disk *disk = self;
    (void)bytes;
    disk->calls++;
    if (n > disk->room - disk->taken)
        return false;
    disk->taken += n;
    return true;
}

Test(base_out, a_failure_sticks)
{
    Disk disk = {.room = 20000};
    PlycutOut out;
    plycut_out_init(&out, disk_write, &disk);
    for (int i = 0; i < 10000; i++)
        plycut_out_format(&out, "%d\n", i);
    cr_expect(out.failed);
    size_t calls = disk.calls;
    disk.room = SIZE_MAX;
    plycut_out_text(&out, "more");
    cr_expect_not(plycut_out_flush(&out));
    cr_expect_eq(disk.calls, calls, "nothing is written after a failure");
}

Test(base_out, large_pieces_pass_the_buffer)
{
    static char large[100000];
    memset(large, 'y', sizeof large);
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_char(&out, 'x');
    plycut_out_bytes(&out, large, sizeof large);
    cr_expect_eq(text.length, 1 + sizeof large);
    plycut_out_char(&out, 'z');
    cr_expect(plycut_out_flush(&out));
    cr_expect_eq(out.total, 2 + sizeof large);
    cr_expect_eq(text.length, 2 + sizeof large);
    cr_expect(text.bytes[0] == 'x' && text.bytes[1] == 'y' && text.bytes[100001] == 'z');
    cr_expect_eq(strlen(text.bytes), text.length);
    plycut_text_free(&text);
    cr_expect_null(text.bytes);
}

Test(base_out, formats)
{
    char wide[3000];
    memset(wide, 'w', sizeof wide - 1);
    wide[sizeof wide - 1] = '\0';
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_integer(&out, INT64_MIN);
    plycut_out_char(&out, ' ');
    plycut_out_integer(&out, INT64_MAX);
    plycut_out_char(&out, ' ');
    plycut_out_integer(&out, 0);
    plycut_out_format(&out, " %s|%-3d|", "a", 7);
    plycut_out_number(&out, 2.99);
    plycut_out_char(&out, ' ');
    plycut_out_number(&out, -INFINITY);
    plycut_out_bytes(&out, NULL, 0);
    plycut_out_format(&out, "%s!", wide);
    cr_assert(plycut_out_flush(&out));
    const char *start = "-9223372036854775808 9223372036854775807 0 a|7  |2.99 -inf";
    cr_expect_eq(strncmp(text.bytes, start, strlen(start)), 0);
    cr_expect_eq(text.length, strlen(start) + sizeof wide);
    cr_expect_str_eq(text.bytes + text.length - 3, "ww!");
    plycut_text_free(&text);
}

/* ---- Templates and lines --------------------------------------------------------------------- */

Test(base_template, terms_stand_where_the_template_wants_them)
{
    PlycutText got = {0};
    PlycutOut out;
    const PlycutTerm terms[] = {{.name = "who", .text = "a\x1b{b}"},
                                {.name = "one", .number = 1},
                                {.name = "two", .number = 2.5},
                                {.name = NULL}};
    plycut_out_init(&out, plycut_text_write, &got);
    plycut_out_template(&out, "{two} {two:leaf|leaves} of {who}, {one} {one:leaf|leaves} of {Who}.",
                        terms);
    cr_assert(plycut_out_flush(&out));
    cr_expect_str_eq(got.bytes, "2.5 leaves of a?{b}, 1 leaf of a?{b}.");
    plycut_text_free(&got);
}

/* What a text becomes. */
static char *wrapped(const char *text)
{
    PlycutText got = {0};
    PlycutOut to, out;
    plycut_out_init(&to, plycut_text_write, &got);
    PlycutWrap wrap = {.to = &to, .width = 100};
    plycut_out_init(&out, plycut_wrap_write, &wrap);
    plycut_out_text(&out, text);
    cr_assert(plycut_out_flush(&out) && plycut_out_flush(&to));
    return got.bytes;
}

#define TEN    "123456789 "
#define NINETY TEN TEN TEN TEN TEN TEN TEN TEN TEN

Test(base_wrap, lines_break_at_the_width)
{
    static const char *const cases[][2] = {
        {"short\n", "short\n"},
        {"\n  \n", "\n\n"},
        {NINETY "1234567890\n", NINETY "1234567890\n"},
        {NINETY "12345678901 x\n",
         "123456789 " TEN TEN TEN TEN TEN TEN TEN "123456789\n12345678901 x\n"},
        {"1. \t" NINETY "1234567 x\n", "1. " NINETY "1234567\n   x\n"},
        /* Continued below the mark; the next line starts again at the left. */
        {"    \t" NINETY "ab cdefg\nh\n", "    " NINETY "ab\n    cdefg\nh\n"},
        {NINETY "a\vb\vcdefghi x\n", TEN TEN TEN TEN TEN TEN TEN TEN "123456789\na b cdefghi x\n"},
        /* Columns are characters, not bytes. */
        {NINETY "äöüäöüäöüä x\n", NINETY "äöüäöüäöüä\nx\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *got = wrapped(cases[i][0]);
        cr_expect_str_eq(got, cases[i][1]);
        free(got);
    }
}

/* Longer than the line, and longer than what is held back. */
Test(base_wrap, long_words_stay_whole)
{
    char text[2048] = "a ", expected[2048] = "a\n";
    memset(text + 2, 'w', 1500);
    strcpy(text + 1502, " b\n");
    memset(expected + 2, 'w', 1500);
    strcpy(expected + 1502, "\nb\n");
    char *got = wrapped(text);
    cr_expect_str_eq(got, expected);
    free(got);
}

/* ---- Arena ----------------------------------------------------------------------------------- */

Test(base_arena, pieces_are_aligned_zeroed_and_apart)
{
    enum { PIECES = 3000 };
    static unsigned char *pieces[PIECES];
    static size_t sizes[PIECES];
    Arena arena = {0};
    for (size_t i = 0; i < PIECES; i++) {
        sizes[i] = i % 500 == 499 ? i * 1000 : i % 97;
        pieces[i] = arena_take(&arena, sizes[i]);
        cr_assert_not_null(pieces[i]);
        cr_assert_eq((uintptr_t)pieces[i] % alignof(max_align_t), 0);
        for (size_t k = 0; k < sizes[i]; k++)
            cr_assert_eq(pieces[i][k], 0);
        memset(pieces[i], (int)(i % 255) + 1, sizes[i]);
    }
    for (size_t i = 0; i < PIECES; i++)
        for (size_t k = 0; k < sizes[i]; k++)
            cr_assert_eq(pieces[i][k], i % 255 + 1);
    arena_release(&arena);
    cr_expect_null(arena.blocks);
    arena_release(&arena);
}

Test(base_arena, texts_and_impossible_sizes)
{
    Arena arena = {0};
    cr_expect_str_eq(arena_text(&arena, "alphabet", 5), "alpha");
    cr_expect_str_eq(arena_text(&arena, NULL, 0), "");
    cr_expect_null(arena_take(&arena, SIZE_MAX));
    cr_expect_null(arena_take(&arena, SIZE_MAX - 40));
    cr_expect_null(arena_text(&arena, "", SIZE_MAX));
    cr_expect_neq(arena_take(&arena, 0), arena_take(&arena, 0));
    arena_release(&arena);
}

/* ---- Spelling -------------------------------------------------------------------------------- */

static const char *const words[] = {"minimax", "branch-and-bound", "alpha-beta", "count", "mount"};

Test(base_nearest, suggestions)
{
    static const char *const cases[][2] = {
        {"alfabeta", "alpha-beta"},
        {"ALPHA-BETA", "alpha-beta"},
        {"minmax", "minimax"},
        {"mnimiax", "minimax"},
        {"branch-bound", "branch-and-bound"},
        {"bnb", NULL},
        {"ocunt", "count"},
        {"zount", "count"},
        {"mount", "mount"},
        {"negascout", NULL},
        {"", NULL},
        {"cnt", NULL},
        /* Compare beginnings if comparing letters is not enough. */
        {"Alpha", "alpha-beta"},
        {"cou", "count"},
        {"coup", "count"},
        {"co", NULL},
        {"councils", NULL},
        {"minimum-search", NULL},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const char *best = plycut_nearest(cases[i][0], PLYCUT_WORDS(words, COUNT(words)));
        const char *expected = cases[i][1];
        cr_expect(expected ? best && strcmp(best, expected) == 0 : !best, "%s: %s", cases[i][0],
                  best ? best : "nothing");
    }
}

Test(base_nearest, a_plural_of_its_own)
{
    static const char *const members[] = {"name", "value", "children", "static", "chart"};
    const char *best = plycut_nearest("childs", PLYCUT_WORDS(members, COUNT(members)));
    cr_expect(best == members[2], "%s", best ? best : "nothing");
}

Test(base_nearest, long_words_are_no_misspellings)
{
    char word[1000];
    memset(word, 'a', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    const char *candidates[] = {word,
                                "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
    cr_expect_null(plycut_nearest(word, PLYCUT_WORDS(candidates, 2)));
    cr_expect_eq(plycut_nearest(candidates[1] + 1, PLYCUT_WORDS(candidates, 2)), candidates[1]);
}

Test(base_nearest, names_of_a_table_are_found_by_their_index)
{
    static const struct {
        int number;
        const char *name;
    } rows[] = {{7, "minimax"}, {8, "alpha-beta"}, {9, "negascout"}};
    const PlycutNames names = PLYCUT_NAMES(rows, name, COUNT(rows));
    PlycutError error = {0};
    cr_expect_eq(plycut_name_index("negascout", names), 2);
    cr_expect_eq(plycut_name_index("Minimax", names), -1);
    cr_expect_eq(plycut_name_find("algorithm", "alpha-beta", names, &error), 1);
    cr_expect_eq(error.code, PLYCUT_OK);
    cr_expect_eq(plycut_name_find("algorithm", "alfabeta", names, &error), -1);
    cr_expect_str_eq(error.text, "unknown algorithm 'alfabeta' (did you mean 'alpha-beta'?)");
}

Test(base_nearest, unknown_suggests_or_lists)
{
    PlycutError near = {0}, far = {0}, none = {0};
    cr_expect_not(
        plycut_unknown("algorithm", "alfabeta", PLYCUT_WORDS(words, COUNT(words)), &near));
    cr_expect_eq(near.code, PLYCUT_E_USAGE);
    cr_expect_str_eq(near.text, "unknown algorithm 'alfabeta' (did you mean 'alpha-beta'?)");
    cr_expect_not(plycut_unknown("algorithm", "xyz", PLYCUT_WORDS(words, 3), &far));
    cr_expect_str_eq(
        far.text, "unknown algorithm 'xyz' (choose from: minimax, branch-and-bound, alpha-beta)");
    cr_expect_not(plycut_unknown("tree", "xyz", PLYCUT_WORDS(words, 0), &none));
    cr_expect_str_eq(none.text, "unknown tree 'xyz'");
}
