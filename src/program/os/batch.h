/* batch.h - files that are written together, PDFs among them. Starting rsvg-convert takes longer than a page does: one makes the PDFs of a batch, as one
 * document, and qpdf cuts that into theirs. Without qpdf, or if it fails, each PDF is made alone: with the same pages, but later. */
#pragma once

#include "os/convert.h"

/* A batch of that many pages is large enough: the start no longer counts, and pages are open files, of which a system may allow 256. */
#define BATCH_PAGES 200

typedef struct BatchFile {
    char *path;
    PlycutText text;
    size_t first,
        pages; /* of a PDF: where its pages begin in those of the batch; 0 pages: another file */
} BatchFile;

/* Zero-initialise. */
typedef struct Batch {
    Pages pages; /* of all its PDFs */
    BatchFile *files;
    size_t count, room;
    bool alone; /* qpdf is not there, or has failed: it is not tried again */
} Batch;

/* Add a file with this text, which becomes empty. The path becomes the batch's; NULL: the error says why there is none. */
bool batch_add(Batch *batch, char *path, PlycutText *text, PlycutError *error);

/* The same for a PDF; its pages are those that were added to batch->pages after the last PDF's. */
bool batch_add_pdf(Batch *batch, char *path, PlycutError *error);

/* Make the PDFs: then all files have their texts. */
bool batch_make(Batch *batch, PlycutError *error);

/* Forget all files and pages. */
void batch_clear(Batch *batch);
