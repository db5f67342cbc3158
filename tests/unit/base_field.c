/* Text in fields of fixed size: text that is too long is cut between characters and ends in "...". */
#include "base/utf8.h"

#include <criterion/criterion.h>
#include <string.h>

/* "äöü" takes six bytes. */
static void expect_field(size_t size, const char *text, const char *shown)
{
    char field[16];
    memset(field, '#', sizeof field);
    cr_expect_eq(field_format(field, size, "%s", text), strcmp(text, shown) == 0, "%zu: %s", size,
                 text);
    cr_expect_str_eq(field, shown, "%zu: '%s' is shown as '%s'", size, text, field);
    cr_expect_eq(field[size], '#', "%zu: written past the field", size);
}

Test(base_field, text_is_shortened_between_characters)
{
    expect_field(8, "", "");
    expect_field(8, "1234567", "1234567");
    expect_field(8, "12345678", "1234...");
    expect_field(8, "\xc3\xa4\xc3\xb6\xc3\xbcx", "\xc3\xa4\xc3\xb6\xc3\xbcx");
    expect_field(8, "\xc3\xa4\xc3\xb6\xc3\xbcxy", "\xc3\xa4\xc3\xb6...");
    expect_field(7, "\xc3\xa4\xc3\xb6\xc3\xbcx", "\xc3\xa4...");
    expect_field(4, "1234", "...");
    expect_field(2, "12", ".");
}
