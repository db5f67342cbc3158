/* rexams_text.c - the parts of an exercise for R/exams that are text, in Markdown. */
#include "base/utf8.h"
#include "render/escape.h"
#include "scene/wording.h"
#include "sheet/rexams.h"

#include <string.h>

/* Text of any origin: in Markdown nothing in it means anything, not even to knitr, which runs `r ...`; signs that LaTeX's
 * fonts lack are typeset as mathematics. A line break would end an item. */
void markdown_text(PlycutOut *out, const char *text)
{
    bool spaced = false,
         math = false; /* "1. ", "a) " and "- " begin lists; -- is a dash; $x$3 is no mathematics */
    while (*text != '\0') {
        const char *from = text;
        const uint32_t c = utf8_next(&text);
        const char *tex = c > '~' ? tex_character(c) : NULL;
        if (tex != NULL)
            plycut_out_text(out, tex);
        else if (c == '`' || c == '\\' || (math && c >= '0' && c <= '9'))
            plycut_out_format(out, "&#%u;", (unsigned)c);
        else if (c <= '~' && (strchr("*_{}[]<>#~$|^@&!", (int)c) != NULL ||
                              (strchr("-+.)", (int)c) != NULL && (!spaced || *text == *from))))
            plycut_out_format(out, "\\%c", (int)c);
        else if (c < ' ')
            plycut_out_char(out, ' ');
        else
            plycut_out_bytes(out, from, (size_t)(text - from));
        spaced |= c <= ' ';
        math = tex != NULL && tex[0] == '$';
    }
}

void rexams_heading(PlycutOut *out, const char *text, char line)
{
    plycut_out_format(out, "%s\n", text);
    for (size_t i = 0; text[i] != '\0'; i++)
        plycut_out_char(out, line);
    plycut_out_char(out, '\n');
}

/* The picture is not alone in its paragraph: then its text alternative would be printed below it. */
void rexams_task(const Bank *b)
{
    plycut_out_format(
        b->out, "```{r, echo = FALSE, results = \"hide\"}\ninclude_supplement(\"%s.png\")\n```\n\n",
        b->tree->name);
    rexams_heading(b->out, "Question", '=');
    markdown_text(b->out, bank_search(b));
    plycut_out_char(b->out, ' ');
    markdown_text(b->out, bank_marks(b));
    plycut_out_text(b->out, "\n\n![");
    markdown_text(b->out, bank_alternative(b));
    plycut_out_format(b->out, "](%s.png){width=14cm}\\\n\n", b->tree->name);
}

void rexams_gap(const Exercise *e, size_t i)
{
    const Bank *b = e->bank;
    const Item *item = &e->items[i];
    const int number = (int)i + 1;
    const bool first = i == 0 || e->items[i - 1].fact != item->fact;
    if (first) {
        markdown_text(b->out, bank_prompt(b, item->fact));
        plycut_out_text(b->out, item->node == PLYCUT_NO_NODE ? " " : "\n\n");
    }
    if (item->node != PLYCUT_NO_NODE && item->part != BETA) {
        plycut_out_text(b->out, "- ");
        markdown_text(b->out, bank_node(b->trace, item->node));
        plycut_out_text(b->out, ": ");
    }
    plycut_out_format(b->out, "##ANSWER%d##%s", number, item->part == ALPHA ? ", " : "\n");
    if (i + 1 == e->count || e->items[i + 1].fact != item->fact)
        plycut_out_char(b->out, '\n');
}

void rexams_prompt(const Exercise *e)
{
    const Bank *b = e->bank;
    const Item *item = e->items;
    markdown_text(b->out, item->node == PLYCUT_NO_NODE ? bank_prompt(b, item->fact)
                                                       : bank_prompt_of(b, item->fact, item->node));
    plycut_out_text(b->out, "\n\n");
}
