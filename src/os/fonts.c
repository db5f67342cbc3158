/* fonts.c - asks fontconfig for a font that has the letters of a picture: without one, Graphviz and rsvg-convert draw
 * boxes and give no warning. */
#include "os/fonts.h"
#include "os/child.h"
#include "os/terminal.h"

#include <stdio.h>

/* The three-byte UTF-8 character at `at`; 0: the character there has another length. */
static unsigned character_at(const PlycutText *text, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)text->bytes + at;
    if (at + 2 >= text->length || (bytes[0] & 0xF0) != 0xE0)
        return 0;
    return (bytes[0] & 0x0FU) << 12 | (bytes[1] & 0x3FU) << 6 | (bytes[2] & 0x3FU);
}

/* Chinese characters, kana and their signs, or Hangul. */
static bool is_east_asian(unsigned c)
{
    return (c >= 0x2E80 && c < 0xA000) || (c >= 0xAC00 && c < 0xD7A4) ||
           (c >= 0xF900 && c < 0xFB00);
}

static unsigned first_east_asian(const PlycutText *text)
{
    for (size_t i = 0; i < text->length; i++)
        if (is_east_asian(character_at(text, i)))
            return character_at(text, i);
    return 0;
}

/* Assume that there is a font if fontconfig's fc-list is not installed. */
static bool no_font_has(unsigned character)
{
    static const PlycutText nothing = {0};
    char program[] = "fc-list", pattern[32];
    char *const arguments[] = {program, pattern, NULL};
    ChildProgram list = {
        .arguments = arguments, .needed = "", .product = "list", .may_be_empty = true};
    PlycutText fonts = {0};
    PlycutError ignored = {0};
    (void)snprintf(pattern, sizeof pattern, ":charset=%x", character);
    bool none = child_run(&list, &nothing, false, &fonts, &ignored) && fonts.length == 0;
    plycut_text_free(&fonts);
    return none;
}

void fonts_check(const PlycutText *picture)
{
    static bool checked;
    const unsigned character = checked ? 0 : first_east_asian(picture);
    checked |= character != 0;
    if (character != 0 && no_font_has(character))
        message("no font on this system has the character U+%X, which becomes a box in the "
                "picture: install a font for "
                "Chinese, Japanese and Korean (Debian's package fonts-noto-cjk)",
                character);
}
