/* Text for TeX. */
#include "render/escape.h"

#include <string.h>

/* What TeX interprets, written so that it is printed in every font encoding; signs that text fonts do not
 * have; and what has no width, at which pdfTeX stops. */
const char *tex_character(uint32_t character)
{
    static const struct {
        const char *character, *tex;
    } table[] = {
        {"\\", "\\textbackslash{}"},
        {"^", "\\textasciicircum{}"},
        {"~", "\\textasciitilde{}"},
        {"&", "\\&"},
        {"%", "\\%"},
        {"$", "\\$"},
        {"#", "\\#"},
        {"_", "\\_"},
        {"{", "\\{"},
        {"}", "\\}"},
        {"<", "\\textless{}"},
        {">", "\\textgreater{}"},
        {"|", "\\textbar{}"},
        {"\"", "\\symbol{34}"},
        {"≤", "$\\le$"},
        {"≥", "$\\ge$"},
        {"≈", "$\\approx$"},
        {"−", "$-$"},
        {"∞", "$\\infty$"},
        {"…", "..."},
        {"α", "$\\alpha$"},
        {"β", "$\\beta$"},
        {"←", "$\\leftarrow$"},
        {"ε", "$\\varepsilon$"},
        {"\u2009", "\\,"},
        {"×", "$\\times$"},
        {"·", "$\\cdot$"},
        {"↓", "$\\downarrow$"},
        {"▲", "$\\bigtriangleup$"},
        {"▼", "$\\bigtriangledown$"},
        {UTF8_REPLACEMENT, "?"},
        {"\u200b", ""},
        {"\u200c", ""},
        {"\u200d", ""},
        {"\u2060", ""},
        {"\ufeff", ""},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *known = table[i].character;
        if (utf8_next(&known) == character)
            return table[i].tex;
    }
    return NULL;
}

/* Would TeX's fonts join the two to another sign: a dash, a quotation mark? */
static bool tex_joins(char first, char second)
{
    return (first == second && strchr("-`',", first) != NULL) ||
           ((first == '!' || first == '?') && second == '`');
}

static void tex_character_write(PlycutOut *out, uint32_t character)
{
    char bytes[4];
    const char *tex = tex_character(character);
    if (tex != NULL)
        plycut_out_text(out, tex);
    else
        plycut_out_bytes(out, bytes, utf8_put(utf8_is_harmful(character) ? ' ' : character, bytes));
}

void tex_write(PlycutOut *out, const char *text)
{
    while (*text != '\0') {
        char first = *text;
        tex_character_write(out, utf8_next(&text));
        if (*text != '\0' && tex_joins(first, *text))
            plycut_out_text(out, "{}");
    }
}
