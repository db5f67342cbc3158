/* sheets.h - the sheets being written, and their documents: sheet_document.c. */
#pragma once

#include "cli/variant.h"
#include "os/batch.h"

/* The four documents: problem, key, questions, answers. */
enum { QUESTIONS_DOCUMENT = 2, DOCUMENTS = 4 };

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
    Batch waiting;  /* files that are written when the PDFs among them can be made */
    size_t files;
    PlycutPrunedIfs unknown; /* what the leaves without values of the tree being written decide */
    PlycutText codes;        /* of --roster: who has which */
    double smallest;         /* printed size of the type in the tree being written, in points */
} Sheets;

/* Does the search need a leaf whose value is unknown? Then the sheet asks what such leaves decide. */
bool sheet_is_unknown(const Variant *variant);

/* The path of a file in the folder, which is made: "NAME-answers.json"; the same of what a class gets, which keys are not among. NULL on
 * error. */
char *sheet_path(const Sheets *s, const Variant *variant, const char *name, const char *ending,
                 PlycutError *error);
char *sheet_form_path(const Sheets *s, const Variant *variant, const char *name, const char *ending,
                      PlycutError *error);
/* Let a file wait to be written; its text becomes empty. */
bool sheet_file_add(Sheets *s, const Variant *variant, const char *name, const char *ending,
                    PlycutText *text, PlycutError *error);
/* Write a file at once, count and report it. Frees its path; NULL: the error says why there is none. */
bool sheet_file_write(Sheets *s, char *path, const PlycutText *text, PlycutError *error);
/* Write the files that wait. */
bool sheet_files_write(Sheets *s, PlycutError *error);

PlycutSheet sheet_for(const Sheets *s, const Variant *variant, size_t document);
/* Let a document wait to be written, or add it to those of the class. */
bool sheet_document_add(Sheets *s, const Variant *variant, size_t document, PlycutError *error);
/* Can it be written, as far as its tree decides that? */
bool sheet_document_check(Sheets *s, const Variant *variant, size_t document, PlycutError *error);
/* Warn of small print, and say what makes it larger. */
void sheet_warn_of_type(Sheets *s, const Variant *variant);
