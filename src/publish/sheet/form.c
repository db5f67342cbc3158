/* The blank form of a sheet, for answers that are typed: a line for each answer, with the labels that the sheet prints. */
#include "scene/wording.h"
#include "sheet/ask.h"

#include <string.h>

/* A name with a sign that ends a label is quoted. */
static void form_label(const char *name, PlycutOut *out)
{
    const char *quote = strpbrk(name, ":;,=<>#[(") != NULL ? "\"" : "";
    plycut_out_format(out, "%s%s%s:\n", quote, name, quote);
}

/* The question as a comment, without the label at its end; the label; for a question about nodes, each of them. */
static void form_question(const Ask *ask, int number, bool of_nodes, PlycutOut *out)
{
    const size_t prompt = strlen(ask->prompt), label = strlen(ask->label);
    const bool labelled = prompt > label && strcmp(ask->prompt + prompt - label, ask->label) == 0;
    plycut_out_format(out, "\n# %d. %.*s\n%s\n", number,
                      (int)(labelled ? prompt - label - 1 : prompt), ask->prompt, ask->label);
    for (int i = 0; of_nodes && i < ask->count; i++)
        form_label(ask->cells[2 * i], out);
}

static void form_write(const Facts *facts, const PlycutSheet *sheet, Arena *arena, PlycutOut *out)
{
    int number = 1;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        if ((sheet->questions >> fact & 1u) == 0 || !ask_fits(facts->trace, fact))
            continue;
        const double points = sheet->points != NULL ? sheet->points[fact] : 0;
        const Ask ask = ask_make(facts, fact, points, arena);
        form_question(&ask, number++, !fact_table[fact].shape->of_whole, out);
    }
    plycut_out_memory(out, !arena->failed);
}

bool plycut_sheet_form(const PlycutTrace *trace, const PlycutSheet *sheet, const char *student,
                       PlycutOut *out, PlycutError *error)
{
    Facts facts;
    Arena arena = {.blocks = NULL};
    bool made = facts_open(&facts, trace, NULL, error);
    facts.unknown = sheet->unknown;
    plycut_out_format(out, "# %s\nstudent:%s%s\n", text_of(SAY_SHEET_FORM),
                      student != NULL ? " " : "", student != NULL ? student : "");
    if (sheet->exercise != NULL)
        plycut_out_format(out, "exercise: %s\n", sheet->exercise);
    if (made)
        form_write(&facts, sheet, &arena, out);
    facts_close(&facts);
    arena_release(&arena);
    return made && plycut_out_end(out, "the form", error);
}
