/* Text and labels for TeX. */
#include "render/tex.h"

#include <string.h>

#include "scene/label.h"
#include "scene/utf8.h"

/* ---- Characters ------------------------------------------------------------------------------ */

/* What TeX interprets, how that is written in every font encoding; and signs that text fonts do not have. */
static const char *tex_character(uint32_t character)
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
        {"−", "$-$"},
        {"∞", "$\\infty$"},
        {"…", "\\ldots{}"},
        {"α", "$\\alpha$"},
        {"β", "$\\beta$"},
        {"×", "$\\times$"},
        {"·", "$\\cdot$"},
        {"↓", "$\\downarrow$"},
        {"▲", "$\\bigtriangleup$"},
        {"▼", "$\\bigtriangledown$"},
        {UTF8_REPLACEMENT, "?"},
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

static void character_write(PlycutOut *out, uint32_t character)
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
        character_write(out, utf8_next(&text));
        if (*text != '\0' && tex_joins(first, *text))
            plycut_out_text(out, "{}");
    }
}

/* ---- Labels ---------------------------------------------------------------------------------- */

static void run_write(const LabelRun *run, int size, PlycutOut *out)
{
    if (run->size != size)
        plycut_out_format(out, "\\plytype{%d}{", run->size);
    if (run->colour != NULL) {
        plycut_out_text(out, "\\textcolor{");
        tex_colour_write(run->colour, out);
        plycut_out_text(out, "}{");
    }
    plycut_out_text(out, run->bold ? "\\textbf{" : "");
    tex_write(out, run->text);
    plycut_out_text(out, run->bold ? "}" : "");
    plycut_out_text(out, run->colour != NULL ? "}" : "");
    plycut_out_text(out, run->size != size ? "}" : "");
}

void tex_line_write(const Label *label, int line, PlycutOut *out)
{
    int size = label_line_size(label, line);
    plycut_out_format(out, "\\plyline{%d}{", size);
    for (int i = label_line_begin(label, line); i < label->line_end[line]; i++)
        run_write(&label->runs[i], size, out);
    plycut_out_char(out, '}');
}

void tex_label_write(const Label *label, int up, PlycutOut *out)
{
    if (label->line_count == 0)
        return;
    plycut_out_format(out, "\\plylabel{%d}{%d}{", up < 0 ? -2 * up : 0, up > 0 ? 2 * up : 0);
    for (int line = 0; line < label->line_count; line++)
        tex_line_write(label, line, out);
    plycut_out_char(out, '}');
}

void tex_halves(int halves, PlycutOut *out)
{
    int whole = halves / 2;
    plycut_out_format(out, "%s%d%s", halves < 0 && whole == 0 ? "-" : "", whole, halves % 2 != 0 ? ".5" : "");
}
