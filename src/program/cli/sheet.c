/* sheet.c - plycut sheet: problem, key, questions and answers for each tree, to print. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "say/say.h"
#include "cli/variant.h"
#include "os/claim.h"
#include "os/output.h"
#include "os/convert.h"
#include "os/place.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The four documents. */
static const struct {
    const char *name;
    bool answers, questions;
} documents[] = {{"-problem", false, false},
                 {"-key", true, false},
                 {"-questions", false, true},
                 {"-answers", true, true}};
#define DOCUMENTS (sizeof documents / sizeof *documents)
enum { QUESTIONS_DOCUMENT = 2 };

typedef struct Sheets {
    const Options *options;
    const char *folder;
    PlycutFactSet questions; /* 0: the usual ones */
    const PlycutFormat *formats[2];
    size_t format_count;
    bool warned;    /* of small type: once for a class */
    bool class;     /* one document for all versions: */
    Pages pages[2]; /* blank ones, and those with answers */
    size_t parts;   /* documents written, if one is not enough */
    size_t files;
    PlycutPrunedIfs unknown; /* what the leaves without values of the tree being written decide */
    PlycutText codes;        /* of --roster: who has which */
    double smallest;         /* printed size of the type in the tree being written, in points */
} Sheets;

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

static char *sheet_path(const Sheets *s, const Variant *variant, const char *name,
                        const char *ending, PlycutError *error)
{
    return path_below(s, "", variant, name, ending, error);
}

/* What a class gets, and its keys are not among. */
static char *form_path(const Sheets *s, const Variant *variant, const char *name,
                       const char *ending, PlycutError *error)
{
    const bool class = s->class || variant->student != NULL;
    return path_below(s, class ? "/forms" : "", variant, name, ending, error);
}

/* Count and report a file that was written. Frees its path. */
static bool sheet_file_count(Sheets *s, char *path, bool written)
{
    s->files += written;
    if (written)
        message(TALK_DETAIL, "wrote %s", path);
    free(path);
    return written;
}

static bool sheet_file_write(Sheets *s, const Variant *variant, const char *name,
                             const char *ending, const PlycutText *text, PlycutError *error)
{
    char *path = sheet_path(s, variant, name, ending, error);
    return sheet_file_count(s, path, path != NULL && output_text(text, path, error));
}

/* ---- Documents ------------------------------------------------------------------------------- */

/* Does the search need a leaf whose value is unknown? Then the sheet asks what such leaves decide. */
static bool is_unknown(const Variant *variant)
{
    return variant->needs.code != PLYCUT_OK;
}

static PlycutSheet sheet_of(const Sheets *s, const Variant *variant, size_t document)
{
    const PlycutFactSet questions = plycut_facts_asked(s->questions);
    PlycutSheet sheet = {.picture = picture_of(s->options, variant->input),
                         .points = variant_points(s->options),
                         .exercise = variant->input->stem,
                         .student = variant->student,
                         .boxed = s->class || variant->student != NULL,
                         .unknown = is_unknown(variant) ? &s->unknown : NULL,
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
    return (documents[document].answers ? sheet_path : form_path)(
        s, variant, documents[document].name, ending, error);
}

/* The whole document as one picture. */
static bool sheet_whole_write(Sheets *s, const Variant *variant, size_t document,
                              const PlycutFormat *format, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutSheet sheet = sheet_of(s, variant, document);
    plycut_out_init(&out, plycut_text_write, &text);
    bool drawn = format->sheet(&variant->trace, &sheet, &out, NULL, error) &&
                 picture_convert(&text, format, &sheet.picture, error);
    char *path = drawn ? document_path(s, variant, document, format->ending, error) : NULL;
    const bool written = path != NULL && output_text(&text, path, error);
    plycut_text_free(&text);
    return sheet_file_count(s, path, written);
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
    PlycutSheet sheet = sheet_of(s, variant, document);
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
static bool paper_write(Sheets *s, const Variant *variant, size_t document, PlycutError *error)
{
    Pages pages = {.count = 0};
    bool made = sheet_pages_add(s, variant, document, &pages, error);
    char *path = made ? document_path(s, variant, document, "pdf", error) : NULL;
    bool written = path != NULL && pages_write(&pages, path, error);
    pages_free(&pages);
    return sheet_file_count(s, path, written);
}

/* A class gets the questions, and its teacher the answers. A tree with leaves without values has no search to show as
 * a key. */
static bool sheet_document_write(Sheets *s, const Variant *variant, size_t document,
                                 PlycutError *error)
{
    if (is_unknown(variant) && documents[document].answers && !documents[document].questions)
        return true;
    if (s->class)
        return !documents[document].questions ||
               sheet_pages_add(s, variant, document, &s->pages[documents[document].answers], error);
    for (size_t f = s->format_count; f-- > 0;) /* paper first: the tree may be too large for it */
        if (!((s->formats[f]->traits & PLYCUT_FORMAT_PAGED) != 0
                  ? paper_write(s, variant, document, error)
                  : sheet_whole_write(s, variant, document, s->formats[f], error)))
            return false;
    return true;
}

static bool sheet_form_write(Sheets *s, const Variant *variant, const PlycutText *form,
                             PlycutError *error)
{
    char *path = form_path(s, variant, "-form", "txt", error);
    return sheet_file_count(s, path, path != NULL && output_text(form, path, error));
}

/* The key as a file of answers, and the blank form. */
static bool sheet_texts_write(Sheets *s, const Variant *variant, PlycutError *error)
{
    PlycutText key = {0}, form = {0};
    PlycutOut out;
    const PlycutSheet sheet = sheet_of(s, variant, QUESTIONS_DOCUMENT);
    plycut_out_init(&out, plycut_text_write, &key);
    bool done = plycut_answers_write(&variant->trace, &s->unknown, variant_points(s->options), &out,
                                     error) &&
                sheet_file_write(s, variant, "-answers", "json", &key, error);
    plycut_out_init(&out, plycut_text_write, &form);
    done = done && plycut_sheet_form(&variant->trace, &sheet, variant->student, &out, error) &&
           sheet_form_write(s, variant, &form, error);
    plycut_text_free(&key);
    plycut_text_free(&form);
    return done;
}

/* The tree of a generated exercise. The folder of a class has the trees of files, too, so that check --exercises finds
 * all of them there. */
static bool sheet_tree_write(Sheets *s, const Variant *variant, PlycutError *error)
{
    if (!variant->generated && !((s->class || variant->student != NULL) && variant->trace.stored))
        return true;
    PlycutText text = {0};
    char *path = sheet_path(s, variant, "", "json", error);
    bool kept = path != NULL && claim_is_input(path);
    bool made = kept || (variant_tree(variant, &text) && plycut_text_write(&text, "\n", 1)) ||
                plycut_no_memory(error);
    bool done =
        path != NULL && made && (kept || sheet_file_write(s, variant, "", "json", &text, error));
    free(path);
    plycut_text_free(&text);
    return done;
}

/* Warn of small print, and say what makes it larger. */
static void warn_of_small_type(Sheets *s, const Variant *variant)
{
    char advice[ADVICE_SIZE];
    if (s->smallest >= PLYCUT_SHEET_READABLE || (s->class && s->warned))
        return;
    s->warned = true;
    message(TALK_NOTE, "%s: the smallest text in the tree is %.1f points in print; %s",
            variant->input->name, s->smallest, type_advice(s, variant, advice));
}

static void quoted_put(PlycutOut *out, const char *text)
{
    plycut_out_text(out, ",\"");
    for (; *text != '\0'; text++)
        plycut_out_format(out, *text == '"' ? "\"%c" : "%c", *text);
    plycut_out_char(out, '"');
}

/* A line of codes.csv: A07,"Ann Alder", and the id if the roster has some. */
static bool code_add(Sheets *s, const Variant *variant, PlycutError *error)
{
    PlycutOut out;
    const char *heading = variant->id != NULL ? "code,student,id\n" : "code,student\n";
    plycut_out_init(&out, plycut_text_write, &s->codes);
    plycut_out_format(&out, "%s%s", s->codes.length == 0 ? heading : "", variant->input->stem);
    quoted_put(&out, variant->student);
    if (variant->id != NULL)
        quoted_put(&out, variant->id);
    plycut_out_char(&out, '\n');
    return plycut_out_flush(&out) || plycut_no_memory(error);
}

static bool codes_write(Sheets *s, PlycutError *error)
{
    char *path = s->codes.length > 0 ? text_format(error, "%s/codes.csv", s->folder) : NULL;
    return s->codes.length == 0 ||
           sheet_file_count(s, path, path != NULL && output_text(&s->codes, path, error));
}

/* FILE.pdf or FILE-keys.pdf; FILE-2.pdf and FILE-2-keys.pdf, if one document is not enough. */
static bool class_document(Sheets *s, bool answers, bool parts, PlycutError *error)
{
    char *number = parts ? text_format(error, "-%zu", s->parts) : text_format(error, "%s", "");
    char *path = number != NULL
                     ? text_format(error, "%s%s%s.pdf", s->folder, number, answers ? "-keys" : "")
                     : NULL;
    bool done = path != NULL && pages_write(&s->pages[answers], path, error);
    s->files += done;
    pages_free(&s->pages[answers]);
    free(path);
    free(number);
    return done;
}

/* The sheets and keys collected so far, as a document each. parts: there are several. */
static bool class_documents_write(Sheets *s, bool parts, PlycutError *error)
{
    s->parts++;
    return class_document(s, false, parts, error) && class_document(s, true, parts, error);
}

/* A document with all sheets of a large class would have too many pages: several are numbered. A sheet never has as many pages as
 * are left. */
static bool class_document_fits(Sheets *s, PlycutError *error)
{
    enum { ENOUGH = PAGES_MAX * 4 / 5 };
    return !s->class || (s->pages[0].count < ENOUGH && s->pages[1].count < ENOUGH) ||
           class_documents_write(s, true, error);
}

/* Documents first, so that a tree that is too large is refused before anything is written. */
static bool variant_write(void *self, const Variant *variant, PlycutError *error)
{
    Sheets *s = self;
    if (is_unknown(variant) && s->questions != 0 &&
        (s->questions >> PLYCUT_FACT_PRUNED_IF & 1u) == 0)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--questions: if leaves have no values, a sheet asks only for which values nodes "
            "are pruned");
    if (!is_unknown(variant) && s->questions != 0 &&
        !plycut_sheet_asks(&variant->trace, plycut_facts_asked(s->questions), error))
        return false;
    s->smallest = PLYCUT_SHEET_READABLE;
    if (is_unknown(variant) && !plycut_pruned_ifs(&variant->trace, &s->unknown, error))
        return false;
    bool done = class_document_fits(s, error);
    for (size_t d = 0; done && d < DOCUMENTS; d++)
        done = sheet_document_write(s, variant, d, error);
    if (done)
        warn_of_small_type(s, variant);
    done = done && sheet_texts_write(s, variant, error) &&
           (variant->student == NULL || code_add(s, variant, error));
    plycut_pruned_ifs_free(&s->unknown);
    return done && sheet_tree_write(s, variant, error);
}

/* ---- The command ----------------------------------------------------------------------------- */

static bool has_sheets(const PlycutFormat *format, const void *what)
{
    (void)what;
    return format->sheet != NULL;
}

/* SVG and, where it can be made, PDF; or the format of -f. */
static bool choose_formats(Sheets *s, PlycutError *error)
{
    const char *given = s->options->format;
    const bool paper = given == NULL && svg_converter_is_there();
    s->formats[s->format_count++] = format_find(given != NULL ? given : "svg", true, error);
    if (s->class && !svg_converter_is_there())
        return plycut_fail(
            error, PLYCUT_E_SYSTEM,
            "rsvg-convert was not found: a class's document is a PDF, which needs it "
            "(Debian's package librsvg2-bin); -o FOLDER -f svg writes the sheets as "
            "SVG");
    if (given == NULL && !paper)
        message(TALK_ALWAYS, "PDFs need rsvg-convert (Debian's package librsvg2-bin), which is not "
                             "there: the sheets are SVG");
    if (paper)
        s->formats[s->format_count++] = format_find("pdf", true, error);
    char list[FORMAT_LIST_SIZE];
    if (s->formats[0] != NULL && s->formats[0]->sheet == NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "a sheet cannot be written as %s, only as %s",
                           given, format_list(has_sheets, NULL, list));
    return s->formats[0] != NULL && s->formats[s->format_count - 1] != NULL;
}

int sheet_command(const Options *options, PlycutError *error)
{
    if (options->class.link != NULL)
        return links_write(options, error);
    const size_t stem = options->output != NULL ? length_before(options->output, "pdf")
                                                : 0; /* FILE.pdf: of a class */
    char *folder = stem > 0 ? text_format(error, "%.*s", (int)stem, options->output) : NULL;
    Sheets s = {
        .options = options, .class = stem > 0, .folder = stem > 0 ? folder : folder_of(options)};
    bool done = s.folder != NULL && variant_questions(options, &s.questions, error) &&
                choose_formats(&s, error) && folder_is_named(options, s.folder, error) &&
                variants_each(options, variant_write, &s, error) &&
                (!s.class || class_documents_write(&s, s.parts > 0, error)) &&
                codes_write(&s, error);
    if (done && s.parts > 1)
        message(
            TALK_NOTE,
            "wrote %zu files: %s-1.pdf to %s-%zu.pdf, %s-1-keys.pdf to %s-%zu-keys.pdf, and the "
            "trees in %s",
            s.files, s.folder, s.folder, s.parts, s.folder, s.folder, s.parts, s.folder);
    else if (done && s.class)
        message(TALK_NOTE, "wrote %zu files: %s.pdf, %s-keys.pdf, and the trees in %s", s.files,
                s.folder, s.folder, s.folder);
    else if (done)
        message(TALK_NOTE, "wrote %zu files to %s", s.files, s.folder);
    plycut_text_free(&s.codes);
    pages_free(&s.pages[0]);
    pages_free(&s.pages[1]);
    free(folder);
    return done ? 0 : FAILED;
}
