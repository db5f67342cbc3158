/* bank.c - plycut bank: questions about trees, for a course's question bank. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "cli/variant.h"
#include "os/catalogue.h"
#include "os/output.h"
#include "os/place.h"
#include "os/source.h"
#include "os/terminal.h"
#include "os/text.h"

#include <plycut/render.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_CATEGORY "plycut"

/* The words of -f, in their order. */
typedef enum BankFormat { MOODLE, REXAMS, SCORM } BankFormat;

typedef struct BankFile {
    const Options *options;
    PlycutText text;
    PlycutOut out;
    size_t trees;
    PlycutFactSet questions;
    BankFormat format; /* all but Moodle's: a file for each tree, in this folder: */
    const char *folder;
    char *page; /* for SCORM: the playground */
    size_t page_length;
} BankFile;

/* The blank tree as SVG, without a title: its question has one. */
static bool picture_make(const BankFile *bank, const Variant *variant, PlycutText *picture,
                         PlycutPrint *print, PlycutError *error)
{
    PlycutOut out;
    PlycutSheet sheet = {.picture = bank->options->picture, .online = true};
    sheet.picture.title = NULL;
    plycut_out_init(&out, plycut_text_write, picture);
    return plycut_render_sheet(&variant->trace, &sheet, &out, print, error);
}

/* "Two-ply game tree (aima-two-ply)": stems differ, so that all names in a bank differ. A tree that was typed needs none: it is its
 * own name. To be freed; NULL: no memory. */
static char *tree_name(const Variant *variant, PlycutError *error)
{
    const char *title = variant_title(variant, input_game(variant->input)->title);
    PlycutText text = {0};
    PlycutOut out;
    bool differs = false;
    plycut_out_init(&out, plycut_text_write, &text);
    if (title != NULL && title[0] != '\0')
        plycut_out_text(&out, title);
    else
        differs = plycut_tree_title(&variant->trace, &out) && !variant->input->file;
    if (!differs)
        plycut_out_format(&out, " (%s)", variant->input->stem);
    if (plycut_out_flush(&out))
        return text.bytes;
    plycut_text_free(&text);
    plycut_no_memory(error);
    return NULL;
}

static bool bank_file_write(const BankFile *bank, const char *stem, const char *ending,
                            const PlycutText *text, PlycutError *error)
{
    char *path = text_format(error, "%s/%s.%s", bank->folder, stem, ending);
    bool written =
        path != NULL && directory_make(bank->folder, error) && output_text(text, path, error);
    free(path);
    return written;
}

static bool exercise_add(void *bank, const char *name, const PlycutText *text, PlycutError *error)
{
    return bank_file_write(bank, name, "Rmd", text, error);
}

enum { PNG_DPI = 192 };

/* The exercises, and their picture: as PNG for LaTeX and for platforms that show no SVG. */
static bool rexams_add(BankFile *bank, const PlycutBankTree *tree, const PlycutText *picture,
                       PlycutError *error)
{
    const PlycutFormat *format = format_find("png", true, error);
    PlycutPicture pixels = bank->options->picture;
    PlycutText png = {0};
    pixels.paper.dpi = PNG_DPI;
    bool done =
        ((plycut_text_write(&png, picture->bytes, picture->length)) || plycut_no_memory(error)) &&
        picture_convert(&png, format, &pixels, error) &&
        plycut_rexams_tree(tree, exercise_add, bank, error) &&
        bank_file_write(bank, tree->name, "svg", picture, error) &&
        bank_file_write(bank, tree->name, "png", &png, error);
    plycut_text_free(&png);
    return done;
}

/* A package in which students practise. */
static bool scorm_add(BankFile *bank, const Variant *variant, const char *title, PlycutError *error)
{
    PlycutText link = {0}, package = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &link);
    bool done = exercise_link_put(&out, variant, bank->questions, error) &&
                (plycut_out_flush(&out) || plycut_no_memory(error));
    if (done) {
        const PlycutScorm scorm = {.name = variant->input->stem,
                                   .title = title,
                                   .link = link.bytes,
                                   .page = bank->page,
                                   .page_length = bank->page_length};
        done = plycut_scorm_write(&scorm, &package, error) &&
               bank_file_write(bank, variant->input->stem, "zip", &package, error);
    }
    plycut_text_free(&link);
    plycut_text_free(&package);
    return done;
}

/* Give feedback on the wrong answers that common mistakes lead to. */
static bool moodle_add(BankFile *bank, const Variant *variant, const PlycutBankTree *tree,
                       PlycutError *error)
{
    PlycutWrongAnswers wrong = {0};
    PlycutBankTree replying = *tree;
    replying.wrong = &wrong;
    bool done =
        plycut_wrong_answers(input_game(variant->input), &variant->trace.options, &wrong, error) &&
        plycut_moodle_tree(&bank->out, &replying, error);
    plycut_wrong_answers_free(&wrong);
    return done;
}

static bool tree_add(void *self, const Variant *variant, PlycutError *error)
{
    BankFile *bank = self;
    PlycutText picture = {0};
    PlycutPrint print;
    char *name = tree_name(variant, error);
    if (name != NULL && bank->format == SCORM) {
        const bool added = scorm_add(bank, variant, name, error);
        bank->trees += added;
        free(name);
        return added;
    }
    bool done = name != NULL && variant_is_searched(variant, error) &&
                picture_make(bank, variant, &picture, &print, error);
    if (done) {
        PlycutBankTree tree = {.name = variant->input->stem,
                               .title = name,
                               .trace = &variant->trace,
                               .picture = picture.bytes,
                               .picture_length = picture.length,
                               .boards = print.boards,
                               .separate = bank->options->class.separate,
                               .questions = bank->questions,
                               .points = variant_points(bank->options)};
        done = bank->format == REXAMS ? rexams_add(bank, &tree, &picture, error)
                                      : moodle_add(bank, variant, &tree, error);
        bank->trees++;
    }
    plycut_text_free(&picture);
    free(name);
    return done;
}

static bool bank_make(BankFile *bank, PlycutError *error)
{
    const char *category = bank->options->picture.title;
    plycut_moodle_begin(&bank->out,
                        category != NULL && category[0] != '\0' ? category : DEFAULT_CATEGORY);
    if (!variants_each(bank->options, NULL, tree_add, bank, error))
        return false;
    plycut_moodle_end(&bank->out);
    return plycut_out_flush(&bank->out) || plycut_no_memory(error);
}

static bool page_read(BankFile *bank, PlycutError *error)
{
    char *file = playground_find(error);
    if (file == NULL)
        return false;
    bank->page = file_text(file, &bank->page_length, error);
    free(file);
    return bank->page != NULL;
}

/* quiz.zip would be a folder with packages in it. */
static bool folder_is_no_file(const BankFile *bank, PlycutError *error)
{
    const char *folder = bank->options->output, *dot = folder != NULL ? strrchr(folder, '.') : NULL;
    if (bank->format == MOODLE || dot == NULL || strcmp(dot, ".zip") != 0)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "-o %s: it names a folder, in which each tree has its files: write -o %.*s",
                       folder, (int)(dot - folder), folder);
}

int bank_command(const Options *options, PlycutError *error)
{
    BankFile bank = {.options = options,
                     .format = (BankFormat)options->format_word,
                     .folder = folder_of(options)};
    plycut_out_init(&bank.out, plycut_text_write, &bank.text);
    bool done = folder_is_no_file(&bank, error) &&
                variant_questions(options, &bank.questions, error) &&
                (bank.format != SCORM || page_read(&bank, error)) &&
                (bank.format != MOODLE
                     ? folder_is_named(options, bank.folder, error) &&
                           variants_each(options, NULL, tree_add, &bank, error)
                     : bank_make(&bank, error) && output_text(&bank.text, options->output, error));
    if (done)
        message(TALK_DETAIL, "%zu tree%s", bank.trees, bank.trees == 1 ? "" : "s");
    plycut_text_free(&bank.text);
    free(bank.page);
    return done ? 0 : FAILED;
}
