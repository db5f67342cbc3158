/* Folding: what a word becomes before it is compared needs no more room than it had. */
#include "facts/typed.h"

#include <criterion/criterion.h>
#include <string.h>

static void folds_to(const char *text, const char *expected)
{
    char folded[64];
    const size_t length = typed_fold(text, strlen(text), folded);
    cr_expect_str_eq(folded, expected, "%s", text);
    cr_expect_eq(length, strlen(expected));
}

Test(facts_typed, small_letters_without_accents)
{
    folds_to("Value", "value");
    folds_to("Élagué à É", "elague a e");
    folds_to("e\xCC\x81", "e");
    folds_to("Α = 3", "α = 3");
    folds_to("→ ≤", "→ ≤");
}

Test(facts_typed, bytes_that_are_no_utf_8_take_no_more_room)
{
    folds_to("st\xFF\xFE.", "st\x1A\x1A.");
    folds_to("\xE2\x88", "\x1A\x1A"); /* a minus sign cut short */
    for (int first = 1; first < 0x100; first++)
        for (int second = 1; second < 0x100; second++) {
            const char text[] = {(char)first, (char)second, (char)first, '\0'};
            char folded[16];
            cr_expect_leq(typed_fold(text, 3, folded), 3, "%02x %02x", first, second);
        }
}
