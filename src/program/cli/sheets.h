/* sheets.h - the sheets being written, and their documents: sheet_document.c. */
#pragma once

#include "cli/variant.h"
#include "os/convert.h"

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
/* Count and report a file that was written. Frees its path. */
bool sheet_file_count(Sheets *s, char *path, bool written);
bool sheet_file_write(Sheets *s, const Variant *variant, const char *name, const char *ending,
                      const PlycutText *text, PlycutError *error);

PlycutSheet sheet_for(const Sheets *s, const Variant *variant, size_t document);
/* Write a document, or add it to those of the class. */
bool sheet_document_write(Sheets *s, const Variant *variant, size_t document, PlycutError *error);
/* Can it be written, as far as its tree decides that? */
bool sheet_document_check(Sheets *s, const Variant *variant, size_t document, PlycutError *error);
/* Warn of small print, and say what makes it larger. */
void sheet_warn_of_type(Sheets *s, const Variant *variant);
