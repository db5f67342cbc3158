/* Line breaking for the terminal: greedy, between words. A word longer than a line gets a line of
 * its own. */
#include "base/utf8.h"

/* Write what is held back of a word, on a new line if it does not fit on this one. */
static void put_word(PlycutWrap *wrap)
{
    if (!wrap->open && wrap->column > wrap->hang &&
        wrap->column + wrap->spaces + wrap->columns > wrap->width) {
        plycut_out_char(wrap->to, '\n');
        wrap->column = 0;
        wrap->spaces = wrap->hang;
    }
    plycut_out_format(wrap->to, "%*s", (int)wrap->spaces, "");
    plycut_out_bytes(wrap->to, wrap->word, wrap->length);
    wrap->column += wrap->spaces + wrap->columns;
    wrap->spaces = wrap->columns = wrap->length = 0;
    wrap->open = true;
}

static void take_letter(PlycutWrap *wrap, char byte)
{
    if (wrap->length == sizeof wrap->word)
        put_word(wrap);
    wrap->columns += !utf8_continues(byte); /* a character is taken to be one column wide */
    wrap->word[wrap->length++] = byte == PLYCUT_WRAP_JOIN[0] ? ' ' : byte;
}

static void wrap_take(PlycutWrap *wrap, char byte)
{
    if (byte != ' ' && byte != '\n' && byte != PLYCUT_WRAP_HANG[0]) {
        take_letter(wrap, byte);
        return;
    }
    if (wrap->length > 0)
        put_word(wrap);
    wrap->open = false;
    if (byte == ' ')
        wrap->spaces++;
    else if (byte == PLYCUT_WRAP_HANG[0])
        wrap->hang = wrap->column + wrap->spaces;
    else {
        plycut_out_char(wrap->to, '\n');
        wrap->column = wrap->spaces = wrap->hang = 0;
    }
}

bool plycut_wrap_write(void *self, const char *bytes, size_t n)
{
    PlycutWrap *wrap = self;
    for (size_t i = 0; i < n; i++)
        wrap_take(wrap, bytes[i]);
    return !wrap->to->failed;
}
