/* batch.c - the PDFs of many files, made by one rsvg-convert and cut apart by qpdf. */
#include "os/batch.h"
#include "os/child.h"
#include "os/place.h"
#include "os/source.h"
#include "os/temporary.h"
#include "os/terminal.h"
#include "os/text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Files ----------------------------------------------------------------------------------- */

static bool batch_take(Batch *batch, BatchFile file, PlycutError *error)
{
    if (file.path == NULL)
        return false;
    if (!PLYCUT_ROOM(batch->files, batch->room, batch->count, 1)) {
        free(file.path);
        return plycut_no_memory(error);
    }
    batch->files[batch->count++] = file;
    return true;
}

bool batch_add(Batch *batch, char *path, PlycutText *text, PlycutError *error)
{
    if (!batch_take(batch, (BatchFile){.path = path, .text = *text}, error))
        return false;
    *text = (PlycutText){0};
    return true;
}

bool batch_add_pdf(Batch *batch, char *path, PlycutError *error)
{
    size_t first = 0;
    for (size_t i = 0; i < batch->count; i++)
        first += batch->files[i].pages;
    return batch_take(
        batch, (BatchFile){.path = path, .first = first, .pages = batch->pages.count - first},
        error);
}

void batch_clear(Batch *batch)
{
    pages_free(&batch->pages);
    for (size_t i = 0; i < batch->count; i++) {
        free(batch->files[i].path);
        plycut_text_free(&batch->files[i].text);
    }
    free(batch->files);
    batch->files = NULL;
    batch->count = batch->room = 0;
}

/* ---- The parts of a document ----------------------------------------------------------------- */

/* How many pages the PDFs of that length have together. */
static size_t pages_of_length(const Batch *batch, size_t length)
{
    size_t pages = 0;
    for (size_t i = 0; i < batch->count; i++)
        pages += batch->files[i].pages == length ? length : 0;
    return pages;
}

/* Append the whole file. file_source_text reads no more than the beginning of a file with zero bytes, as PDFs have. */
static bool part_take(const char *path, PlycutText *text, PlycutError *error)
{
    char bytes[16384];
    FILE *file = fopen(path, "rbe");
    bool kept = true;
    for (size_t n = 1; file != NULL && kept && n > 0;) {
        n = fread(bytes, 1, sizeof bytes, file);
        kept = plycut_text_write(text, bytes, n);
    }
    const bool whole = file != NULL && ferror(file) == 0;
    if (!whole)
        source_cannot_read(path, PLYCUT_E_SYSTEM, error);
    if (file != NULL)
        (void)fclose(file);
    return whole && (kept || plycut_no_memory(error));
}

/* Take the parts into the batch. qpdf names a part by its pages: 007.pdf, or 007-008.pdf, with as many digits as the last number
 * has. */
static bool parts_take(Batch *batch, size_t length, const char *folder, PlycutError *error)
{
    const int digits = snprintf(NULL, 0, "%zu", pages_of_length(batch, length));
    size_t page = 1;
    bool done = true;
    for (size_t i = 0; done && i < batch->count; i++) {
        if (batch->files[i].pages != length)
            continue;
        char *path = length == 1 ? text_format(error, "%s/%0*zu.pdf", folder, digits, page)
                                 : text_format(error, "%s/%0*zu-%0*zu.pdf", folder, digits, page,
                                               digits, page + length - 1);
        done = path != NULL && part_take(path, &batch->files[i].text, error);
        free(path);
        page += length;
    }
    return done;
}

/* Have qpdf cut the pages of the document after the first ones into parts of that length. It makes the identity of a part of its contents: the same
 * sheet is the same file. */
static bool parts_make(Batch *batch, size_t length, size_t after, int document, const char *folder,
                       PlycutError *error)
{
    enum { NUMBER = 64 };
    char program[] = "qpdf", identity[] = "--deterministic-id", list[] = "--pages", same[] = ".",
         end[] = "--", name[NUMBER], range[NUMBER], split[NUMBER];
    static const PlycutText nothing = {0};
    PlycutText output = {0};
    char *parts = text_format(error, "%s/%%d.pdf", folder);
    char *const arguments[] = {program, identity, name, list, same, range, end, split, parts, NULL};
    const ChildProgram qpdf = {
        .arguments = arguments, .needed = "", .product = "parts", .may_be_empty = true};
    (void)snprintf(name, sizeof name, "/dev/fd/%d", document);
    (void)snprintf(range, sizeof range, "%zu-%zu", after + 1,
                   after + pages_of_length(batch, length));
    (void)snprintf(split, sizeof split, "--split-pages=%zu", length);
    const bool done = parts != NULL && child_run(&qpdf, &nothing, &output, error) &&
                      parts_take(batch, length, folder, error);
    plycut_text_free(&output);
    free(parts);
    return done;
}

/* The document has the shortest PDFs first: those of one length are cut out at once. */
static bool lengths_make(Batch *batch, int document, PlycutError *error)
{
    char *folder = temporary_make(error);
    bool done = folder != NULL;
    size_t after = 0;
    for (size_t length = 1; done && length <= batch->pages.count; length++) {
        const size_t pages = pages_of_length(batch, length);
        done = pages == 0 || parts_make(batch, length, after, document, folder, error);
        after += pages;
    }
    temporary_end(folder);
    return done;
}

/* Cut the document of all pages into the PDFs. */
static bool document_cut(Batch *batch, const PlycutText *pdf, PlycutError *error)
{
    const int document = nameless_open();
    const bool kept = document >= 0 && write_all(document, pdf->bytes, pdf->length) &&
                      lseek(document, 0, SEEK_SET) == 0;
    if (!kept)
        plycut_fail(error, PLYCUT_E_SYSTEM, "a document cannot be stored: %s", strerror(errno));
    const bool done = kept && lengths_make(batch, document, error);
    if (document >= 0)
        (void)close(document);
    return done;
}

/* ---- The PDFs -------------------------------------------------------------------------------- */

/* One rsvg-convert for all. */
static bool pdfs_join(const Batch *batch, PlycutText *pdf, PlycutError *error)
{
    int files[PAGES_MAX];
    size_t count = 0;
    for (size_t length = 1; length <= batch->pages.count; length++)
        for (size_t i = 0; i < batch->count; i++)
            for (size_t page = 0; batch->files[i].pages == length && page < length; page++)
                files[count++] = batch->pages.files[batch->files[i].first + page];
    return pages_join(files, count, pdf, error);
}

/* One rsvg-convert for each. */
static bool pdfs_make_alone(Batch *batch, PlycutError *error)
{
    bool done = true;
    for (size_t i = 0; done && i < batch->count; i++) {
        BatchFile *file = &batch->files[i];
        if (file->pages == 0)
            continue;
        plycut_text_free(&file->text); /* a part of it, if cutting failed */
        done = pages_join(&batch->pages.files[file->first], file->pages, &file->text, error);
    }
    return done;
}

/* False: memory ran out, or rsvg-convert failed. If qpdf fails, the batch's PDFs are to be made alone. */
static bool pdfs_make_together(Batch *batch, PlycutError *error)
{
    PlycutText pdf = {0};
    PlycutError refused = {0};
    const bool joined = pdfs_join(batch, &pdf, error);
    batch->alone = joined && !document_cut(batch, &pdf, &refused);
    plycut_text_free(&pdf);
    if (batch->alone && refused.code != PLYCUT_E_MEMORY) {
        message(TALK_DETAIL, "%s", refused.text);
        message(TALK_NOTE, "qpdf did not cut the pages into PDFs: each PDF is made alone, which "
                           "takes longer");
    }
    return joined && plycut_had_memory(&refused, error);
}

/* A small batch does not take long without it either. */
static bool qpdf_is_there(Batch *batch)
{
    batch->alone = !child_program_is_there("qpdf");
    if (batch->alone && batch->pages.count >= BATCH_PAGES)
        message(TALK_NOTE, "qpdf was not found (Debian's package qpdf): each PDF is made alone, "
                           "which takes longer");
    return !batch->alone;
}

bool batch_make(Batch *batch, PlycutError *error)
{
    size_t pdfs = 0;
    for (size_t i = 0; i < batch->count; i++)
        pdfs += batch->files[i].pages > 0;
    const bool together = pdfs > 1 && !batch->alone && qpdf_is_there(batch);
    if (together && !pdfs_make_together(batch, error))
        return false;
    return (together && !batch->alone) || pdfs_make_alone(batch, error);
}
