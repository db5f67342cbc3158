/* sheet.c - plycut sheet: problem, key, questions and answers for each tree, to print. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "say/say.h"
#include "cli/sheets.h"
#include "os/claim.h"
#include "os/output.h"
#include "os/convert.h"
#include "os/place.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The key as a file of answers, and the blank form. */
static bool sheet_texts_add(Sheets *s, const Variant *variant, PlycutError *error)
{
    PlycutText key = {0}, form = {0};
    PlycutOut out;
    const PlycutSheet sheet = sheet_for(s, variant, QUESTIONS_DOCUMENT);
    plycut_out_init(&out, plycut_text_write, &key);
    bool done = plycut_answers_write(&variant->trace, &s->unknown, variant_points(s->options), &out,
                                     error) &&
                sheet_file_add(s, variant, "-answers", "json", &key, error);
    plycut_out_init(&out, plycut_text_write, &form);
    done = done && plycut_sheet_form(&variant->trace, &sheet, variant->student, &out, error) &&
           batch_add(&s->waiting, sheet_form_path(s, variant, "-form", "txt", error), &form, error);
    plycut_text_free(&key);
    plycut_text_free(&form);
    return done;
}

/* The tree of a generated exercise. The folder of a class has the trees of files, too, so that check --exercises finds
 * all of them there. */
static bool sheet_tree_add(Sheets *s, const Variant *variant, PlycutError *error)
{
    if (!variant->generated && !((s->class || variant->student != NULL) && variant->trace.stored))
        return true;
    PlycutText text = {0};
    char *path = sheet_path(s, variant, "", "json", error);
    bool kept = path != NULL && claim_is_input(path);
    bool made = kept || (variant_tree(variant, &text) && plycut_text_write(&text, "\n", 1)) ||
                plycut_no_memory(error);
    bool done =
        path != NULL && made && (kept || sheet_file_add(s, variant, "", "json", &text, error));
    free(path);
    plycut_text_free(&text);
    return done;
}

static bool code_add(Sheets *s, const Variant *variant, PlycutError *error)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &s->codes);
    roster_line_put(&out, s->codes.length == 0, variant->input->stem, variant->student,
                    variant->id);
    return plycut_out_flush(&out) || plycut_no_memory(error);
}

static bool codes_write(Sheets *s, PlycutError *error)
{
    return s->codes.length == 0 ||
           sheet_file_write(s, text_format(error, "%s/codes.csv", s->folder), &s->codes, error);
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

/* Can it ask what is to be asked? */
static bool sheet_asks(const Sheets *s, const Variant *variant, PlycutError *error)
{
    if (sheet_is_unknown(variant) && s->questions != 0 &&
        (s->questions >> PLYCUT_FACT_PRUNED_IF & 1u) == 0)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--questions: if leaves have no values, a sheet asks only for which values nodes "
            "are pruned");
    return sheet_is_unknown(variant) || s->questions == 0 ||
           plycut_sheet_asks(&variant->trace, plycut_facts_asked(s->questions), error);
}

/* Everything that can refuse a sheet. */
static bool variant_check(void *self, const Variant *variant, PlycutError *error)
{
    Sheets *s = self;
    bool done =
        sheet_asks(s, variant, error) &&
        (!sheet_is_unknown(variant) || plycut_pruned_ifs(&variant->trace, &s->unknown, error));
    for (size_t d = 0; done && d < DOCUMENTS; d++)
        done = sheet_document_check(s, variant, d, error);
    plycut_pruned_ifs_free(&s->unknown);
    return done;
}

static bool variant_write(void *self, const Variant *variant, PlycutError *error)
{
    Sheets *s = self;
    s->smallest = PLYCUT_SHEET_READABLE;
    if (sheet_is_unknown(variant) && !plycut_pruned_ifs(&variant->trace, &s->unknown, error))
        return false;
    bool done = class_document_fits(s, error);
    for (size_t d = 0; done && d < DOCUMENTS; d++)
        done = sheet_document_add(s, variant, d, error);
    if (done)
        sheet_warn_of_type(s, variant);
    done = done && sheet_texts_add(s, variant, error) &&
           (variant->student == NULL || code_add(s, variant, error));
    plycut_pruned_ifs_free(&s->unknown);
    done = done && sheet_tree_add(s, variant, error);
    const size_t pages = s->waiting.pages.count;
    return done && ((pages > 0 && pages < BATCH_PAGES) || sheet_files_write(s, error));
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
                variants_each(options, variant_check, variant_write, &s, error) &&
                sheet_files_write(&s, error) &&
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
    batch_clear(&s.waiting);
    pages_free(&s.pages[0]);
    pages_free(&s.pages[1]);
    free(folder);
    return done ? 0 : FAILED;
}
