/* sheet.c - plycut sheet: problem, key, questions and answers for each tree, to print. */
#include "cli/commands.h"
#include "os/graphviz.h"
#include "os/output.h"
#include "cli/picture.h"
#include "os/place.h"
#include "options/stems.h"
#include "os/text.h"
#include "os/terminal.h"
#include "cli/variant.h"

#include <stdlib.h>
#include <string.h>

#define DEFAULT_FOLDER "out"

/* The four documents. */
static const struct {
    const char *name;
    bool answers, questions;
} documents[] = {{"problem", false, false},
                 {"key", true, false},
                 {"questions", false, true},
                 {"answers", true, true}};
#define DOCUMENTS (sizeof documents / sizeof *documents)

typedef struct Sheets {
    const Options *options;
    const char *folder;
    const PlycutFormat *formats[2];
    size_t format_count;
    size_t files;
    double smallest; /* type in the tree being written, in print: points */
} Sheets;

/* ---- Files ----------------------------------------------------------------------------------- */

static bool file_write(Sheets *s, const Variant *variant, const char *name, const char *ending,
                       const PlycutText *text, PlycutError *error)
{
    char *path = text_format(error, "%s/%s%s.%s", s->folder, variant->input->stem, name, ending);
    bool written =
        path != NULL && directory_make(s->folder, error) && output_text(text, path, error);
    s->files += written;
    if (written && options_tell_more(s->options))
        message("wrote %s", path);
    free(path);
    return written;
}

/* ---- Documents ------------------------------------------------------------------------------- */

static bool is_paper(const PlycutFormat *format)
{
    return strcmp(format->name, "pdf") == 0;
}

static PlycutSheet sheet_of(const Sheets *s, const Variant *variant, size_t document)
{
    PlycutSheet sheet = {.picture = picture_of(s->options, variant->input),
                         .answers = documents[document].answers};
    if (documents[document].questions)
        sheet.questions = s->options->questions != 0 ? s->options->questions : plycut_questions_all();
    return sheet;
}

/* One page, or the whole document if sheet->page is 0. */
static bool page_write(Sheets *s, const Variant *variant, const PlycutSheet *sheet,
                       const char *name, const PlycutFormat *format, PlycutPrint *print,
                       PlycutError *error)
{
    PlycutText text = {0}, picture = {0};
    PlycutOut out;
    bool svg = format->render == plycut_render_svg, piped = format->graphviz != NULL && !svg;
    plycut_out_init(&out, plycut_text_write, &text);
    bool drawn = (svg ? plycut_render_sheet_svg : plycut_render_sheet)(&variant->trace, sheet, &out, print, error);
    if (drawn && piped)
        drawn = graphviz_run(&text, PLYCUT_LAYOUT_TIDY, format->graphviz,
                             options_tell_more(s->options), &picture, error);
    drawn = drawn &&
            file_write(s, variant, name, format->ending, piped ? &picture : &text, error);
    plycut_text_free(&text);
    plycut_text_free(&picture);
    return drawn;
}

/* Graphviz makes PDFs of one page, so further pages are files of their own: NAME-questions-2.pdf.
 */
static bool document_write(Sheets *s, const Variant *variant, size_t document,
                           const PlycutFormat *format, PlycutError *error)
{
    PlycutSheet sheet = sheet_of(s, variant, document);
    PlycutPrint print = {.smallest = s->smallest};
    int last = is_paper(format) ? 1 : 0;
    bool done = true;
    for (sheet.page = last; done && sheet.page <= last; sheet.page++) {
        char *name = sheet.page > 1
                         ? text_format(error, "-%s-%d", documents[document].name, sheet.page)
                         : text_format(error, "-%s", documents[document].name);
        done = name != NULL && page_write(s, variant, &sheet, name, format, &print, error);
        last = done && is_paper(format) ? print.pages : 0;
        free(name);
    }
    if (done && is_paper(format) && print.smallest < s->smallest)
        s->smallest = print.smallest;
    return done;
}

static bool answers_write(Sheets *s, const Variant *variant, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    bool done = plycut_answers_write(&variant->trace, &out, error) &&
                file_write(s, variant, "-answers", "json", &text, error);
    plycut_text_free(&text);
    return done;
}

/* Warn of small print, and say what makes it larger. */
static void warn_of_small_type(const Sheets *s, const Variant *variant)
{
    const PlycutTrace *trace = &variant->trace;
    bool boards = trace->nodes[0].board != NULL &&
                  s->options->picture.boards != PLYCUT_BOARDS_AUTO &&
                  s->options->picture.boards != PLYCUT_BOARDS_NONE;
    if (s->smallest >= PLYCUT_SHEET_READABLE || s->options->quiet)
        return;
    message(
        "%s: the smallest text in the tree has %.1f points in print; it is larger with %s%s, or "
        "on larger paper (-f svg)",
        variant->input->name, s->smallest, boards ? "--boards none, " : "",
        trace->stored ? "a smaller tree" : "fewer plies (-d)");
}

/* Documents first: a tree that is too large for a sheet is refused before anything is written. */
static bool variant_write(void *self, const Variant *variant, PlycutError *error)
{
    Sheets *s = self;
    s->smallest = PLYCUT_SHEET_READABLE;
    for (size_t d = 0; d < DOCUMENTS; d++)
        for (size_t f = 0; f < s->format_count; f++)
            if (!document_write(s, variant, d, s->formats[f], error))
                return false;
    warn_of_small_type(s, variant);
    return answers_write(s, variant, error) &&
           (variant->tree.length == 0 || file_write(s, variant, "", "json", &variant->tree, error));
}

/* ---- The command ----------------------------------------------------------------------------- */

/* SVG and PDF, or the format of -f. */
static bool choose_formats(Sheets *s, PlycutError *error)
{
    const char *given = s->options->format;
    s->formats[s->format_count++] = format_find(given != NULL ? given : "svg", true, error);
    if (given == NULL)
        s->formats[s->format_count++] = format_find("pdf", true, error);
    if (s->formats[0] != NULL && s->formats[0]->render != plycut_render_dot &&
        s->formats[0]->render != plycut_render_svg)
        return plycut_fail(error, PLYCUT_E_USAGE, "a sheet cannot be written as %s: give svg, pdf, png or dot", given);
    return s->formats[0] != NULL && s->formats[s->format_count - 1] != NULL;
}

int sheet_command(const Options *options, PlycutError *error)
{
    Sheets s = {.options = options,
                .folder = options->output != NULL ? options->output : DEFAULT_FOLDER};
    bool done = choose_formats(&s, error) && folder_is_named(options, s.folder, error) &&
                variants_each(options, variant_write, &s, error);
    if (done && !options->quiet)
        message("wrote %zu files to %s", s.files, s.folder);
    return done ? 0 : FAILED;
}
