/* sheet_document.c - the documents of a sheet, as pictures, as PDFs, or as pages of those of a class. */
#include "cli/picture.h"
#include "cli/sheets.h"
#include "os/output.h"
#include "os/place.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    bool answers, questions;
} documents[DOCUMENTS] = {{"-problem", false, false},
                          {"-key", true, false},
                          {"-questions", false, true},
                          {"-answers", true, true}};

/* ---- Files ----------------------------------------------------------------------------------- */

/* The path of a file in the folder, or in one below it; makes the folder. NULL on error. */
static char *path_below(const Sheets *s, const char *below, const Variant *variant,
                        const char *name, const char *ending, PlycutError *error)
{
    char *folder = text_format(error, "%s%s", s->folder, below);
    char *path = folder != NULL && directory_make(folder, error)
                     ? text_format(error, "%s/%s%s.%s", folder, variant->input->stem, name, ending)
                     : NULL;
    free(folder);
    return path;
}

char *sheet_path(const Sheets *s, const Variant *variant, const char *name, const char *ending,
                 PlycutError *error)
{
    return path_below(s, "", variant, name, ending, error);
}

char *sheet_form_path(const Sheets *s, const Variant *variant, const char *name, const char *ending,
                      PlycutError *error)
{
    const bool class = s->class || variant->student != NULL;
    return path_below(s, class ? "/forms" : "", variant, name, ending, error);
}

bool sheet_file_add(Sheets *s, const Variant *variant, const char *name, const char *ending,
                    PlycutText *text, PlycutError *error)
{
    return batch_add(&s->waiting, sheet_path(s, variant, name, ending, error), text, error);
}

bool sheet_file_write(Sheets *s, char *path, const PlycutText *text, PlycutError *error)
{
    const bool written = path != NULL && output_text(text, path, error);
    s->files += written;
    if (written)
        message(TALK_DETAIL, "wrote %s", path);
    free(path);
    return written;
}

bool sheet_files_write(Sheets *s, PlycutError *error)
{
    bool done = batch_make(&s->waiting, error);
    for (size_t i = 0; done && i < s->waiting.count; i++) {
        BatchFile *file = &s->waiting.files[i];
        done = sheet_file_write(s, file->path, &file->text, error);
        file->path = NULL;
    }
    batch_clear(&s->waiting);
    plycut_error_in_file(error, s->folder); /* they are of several exercises */
    return done;
}

/* ---- Documents ------------------------------------------------------------------------------- */

bool sheet_is_unknown(const Variant *variant)
{
    return variant->needs.code != PLYCUT_OK;
}

PlycutSheet sheet_for(const Sheets *s, const Variant *variant, size_t document)
{
    const PlycutFactSet questions = plycut_facts_asked(s->questions);
    PlycutSheet sheet = {.picture = picture_of(s->options, variant->input),
                         .points = variant_points(s->options),
                         .exercise = variant->input->stem,
                         .student = variant->student,
                         .boxed = s->class || variant->student != NULL,
                         .unknown = sheet_is_unknown(variant) ? &s->unknown : NULL,
                         .answers = documents[document].answers,
                         .windows = (questions >> PLYCUT_FACT_WINDOWS & 1u) != 0};
    sheet.picture.title = variant_title(variant, sheet.picture.title);
    if (variant->student != NULL)
        sheet.picture.title = variant->student; /* below each page, and at the head of a key */
    if (documents[document].questions)
        sheet.questions = questions;
    return sheet;
}

static char *document_path(const Sheets *s, const Variant *variant, size_t document,
                           const char *ending, PlycutError *error)
{
    return (documents[document].answers ? sheet_path : sheet_form_path)(
        s, variant, documents[document].name, ending, error);
}

/* The whole document as one picture. */
static bool sheet_whole_add(Sheets *s, const Variant *variant, size_t document,
                            const PlycutFormat *format, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutSheet sheet = sheet_for(s, variant, document);
    plycut_out_init(&out, plycut_text_write, &text);
    bool drawn = format->sheet(&variant->trace, &sheet, &out, NULL, error) &&
                 picture_convert(&text, format, &sheet.picture, error);
    char *path = drawn ? document_path(s, variant, document, format->ending, error) : NULL;
    const bool added = batch_add(&s->waiting, path, &text, error);
    plycut_text_free(&text);
    return added;
}

enum { ADVICE_SIZE = 128 };

/* What makes the tree's text larger. */
static const char *type_advice(const Sheets *s, const Variant *variant, char advice[ADVICE_SIZE])
{
    const PlycutTrace *trace = &variant->trace;
    bool boards = trace->nodes[0].board != NULL &&
                  s->options->picture.boards != PLYCUT_BOARDS_AUTO &&
                  s->options->picture.boards != PLYCUT_BOARDS_NONE;
    (void)snprintf(advice, ADVICE_SIZE, "it is larger with %s%s, or on larger paper (-f svg)",
                   boards ? "--boards none, " : "",
                   trace->stored ? "a smaller tree" : "fewer plies (-d)");
    return advice;
}

/* Note how small the text in a tree is in print. */
static bool is_legible(Sheets *s, const Variant *variant, double smallest, PlycutError *error)
{
    char advice[ADVICE_SIZE];
    if (smallest < s->smallest)
        s->smallest = smallest;
    return smallest >= PLYCUT_SHEET_LEGIBLE ||
           plycut_fail(
               error, PLYCUT_E_LIMIT,
               "the smallest text in the tree would be %.1f points in print, too small to read; %s",
               smallest, type_advice(s, variant, advice));
}

/* Add the document's pages; in a class, an even number of them, so that no two students share a piece of paper that is
 * printed on both sides. */
static bool sheet_pages_add(Sheets *s, const Variant *variant, size_t document, Pages *pages,
                            PlycutError *error)
{
    PlycutSheet sheet = sheet_for(s, variant, document);
    PlycutPrint print = {.pages = 1};
    bool done = true;
    const int even = s->class ? 2 : 1;
    for (sheet.page = 1; done && (sheet.page - 1) / even * even < print.pages; sheet.page++) {
        PlycutText page = {0};
        PlycutOut out;
        plycut_out_init(&out, plycut_text_write, &page);
        done = plycut_render_sheet(&variant->trace, &sheet, &out, &print, error) &&
               pages_add(pages, &page, error);
        plycut_text_free(&page);
    }
    return done && is_legible(s, variant, print.smallest, error);
}

/* The document as one PDF. */
static bool paper_add(Sheets *s, const Variant *variant, size_t document, PlycutError *error)
{
    return sheet_pages_add(s, variant, document, &s->waiting.pages, error) &&
           batch_add_pdf(&s->waiting, document_path(s, variant, document, "pdf", error), error);
}

/* Is the document one of those that are written? A class gets the questions, and its teacher the answers; a tree with leaves without values
 * has no search to show as a key. */
static bool is_written(const Sheets *s, const Variant *variant, size_t document)
{
    return (!sheet_is_unknown(variant) || !documents[document].answers ||
            documents[document].questions) &&
           (!s->class || documents[document].questions);
}

bool sheet_document_add(Sheets *s, const Variant *variant, size_t document, PlycutError *error)
{
    if (!is_written(s, variant, document))
        return true;
    if (s->class)
        return sheet_pages_add(s, variant, document, &s->pages[documents[document].answers], error);
    for (size_t f = s->format_count; f-- > 0;) /* paper first: the tree may be too large for it */
        if (!((s->formats[f]->traits & PLYCUT_FORMAT_PAGED) != 0
                  ? paper_add(s, variant, document, error)
                  : sheet_whole_add(s, variant, document, s->formats[f], error)))
            return false;
    return true;
}

void sheet_warn_of_type(Sheets *s, const Variant *variant)
{
    char advice[ADVICE_SIZE];
    if (s->smallest >= PLYCUT_SHEET_READABLE || (s->class && s->warned))
        return;
    s->warned = true;
    message(TALK_NOTE, "%s: the smallest text in the tree is %.1f points in print; %s",
            variant->input->name, s->smallest, type_advice(s, variant, advice));
}

static bool is_on_paper(const Sheets *s)
{
    bool paper = s->class;
    for (size_t f = 0; f < s->format_count; f++)
        paper |= (s->formats[f]->traits & PLYCUT_FORMAT_PAGED) != 0;
    return paper;
}

/* The first page has the tree. */
bool sheet_document_check(Sheets *s, const Variant *variant, size_t document, PlycutError *error)
{
    PlycutSheet sheet = sheet_for(s, variant, document);
    PlycutPrint print = {.pages = 1};
    PlycutText page = {0};
    PlycutOut out;
    const bool paper = is_on_paper(s);
    const bool between = document > 0 && document + 1 < DOCUMENTS;
    if (!is_written(s, variant, document) || (!paper && between))
        return true; /* of pictures without pages, those without and with questions are enough */
    sheet.page = paper ? 1 : 0;
    plycut_out_init(&out, plycut_text_write, &page);
    const bool drawn = plycut_render_sheet(&variant->trace, &sheet, &out, &print, error);
    plycut_text_free(&page);
    return drawn && (!paper || is_legible(s, variant, print.smallest, error));
}
