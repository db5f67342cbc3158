/* answers_text.c - the text of a file that was handed in: plain text as it is, online texts and word processors' documents as lines. Other
 * files are refused as what they are (file_kinds.def), with what to do. */
#include "cli/check/check.h"
#include "os/zip.h"

#include <stdlib.h>
#include <string.h>

/* ---- What a file is -------------------------------------------------------------------------- */

typedef enum FileKind {
#define FILE_ADVICE(id, text) FILE_##id,
#include "cli/check/file_kinds.def"
} FileKind;

static const char *const ADVICE[] = {
#define FILE_ADVICE(id, text) text,
#include "cli/check/file_kinds.def"
};

typedef struct FileSign {
    FileKind kind;
    size_t at, length;
    const char *signature, *what;
} FileSign;

static const FileSign SIGNS[] = {
#define FILE_KIND(id, at, signature, what) {FILE_##id, at, sizeof(signature) - 1, signature, what},
#include "cli/check/file_kinds.def"
};

static const struct {
    FileKind kind;
    const char *member, *what;
} MEMBERS[] = {
#define FILE_IN_ZIP(id, member, what) {FILE_##id, member, what},
#include "cli/check/file_kinds.def"
};

/* The sign that a file begins with, or NULL. */
static const FileSign *file_sign(const char *head, size_t length)
{
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (length >= SIGNS[i].at + SIGNS[i].length &&
            memcmp(head + SIGNS[i].at, SIGNS[i].signature, SIGNS[i].length) == 0)
            return &SIGNS[i];
    return NULL;
}

bool is_handed_in(const FileSource *source)
{
    return file_sign(source->head, source->head_length) != NULL;
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Answers about the largest tree on a sheet are some kilobytes. A document may have pictures, and marks round each word. */
enum { ANSWERS_BYTES = 1 << 20, DOCUMENT_BYTES = 1 << 25, MARKUP_BYTES = 1 << 24 };

typedef bool (*LinesMade)(const char *text, size_t length, PlycutText *lines);

/* Takes the text. */
static char *text_as_lines(char *text, size_t *length, LinesMade make, PlycutError *error)
{
    PlycutText lines = {0};
    const bool made = make(text, *length, &lines) && plycut_text_write(&lines, "", 1);
    free(text);
    if (made) {
        *length = lines.length - 1;
        return lines.bytes;
    }
    plycut_text_free(&lines);
    plycut_no_memory(error);
    return NULL;
}

static char *refused(FileKind kind, const char *what, PlycutError *error)
{
    plycut_fail(error, PLYCUT_E_INPUT, "is %s, which plycut does not read: %s", what, ADVICE[kind]);
    return NULL;
}

static bool member_add(const char *archive, size_t length, const char *name, PlycutText *text,
                       PlycutError *error)
{
    size_t size = 0;
    char *member = zip_member(archive, length, name, MARKUP_BYTES, &size, error);
    const bool added =
        member != NULL && (plycut_text_write(text, member, size) || plycut_no_memory(error));
    free(member);
    return added;
}

/* The text of a Word document, behind the definitions of its lists, if it has some. */
static char *word_markup(const char *archive, const char *member, size_t *length,
                         PlycutError *error)
{
    static const char LISTS[] = "word/numbering.xml";
    PlycutText markup = {0};
    if ((!zip_has(archive, *length, LISTS) ||
         member_add(archive, *length, LISTS, &markup, error)) &&
        member_add(archive, *length, member, &markup, error)) {
        *length = markup.length;
        return markup.bytes;
    }
    plycut_text_free(&markup);
    return NULL;
}

/* A document of a word processor may be an archive. Takes it. */
static char *archive_lines(char *archive, size_t *length, const FileSign *sign, PlycutError *error)
{
    FileKind kind = sign->kind;
    const char *what = sign->what, *member = NULL;
    for (size_t i = 0; i < sizeof MEMBERS / sizeof *MEMBERS && member == NULL; i++)
        if (zip_has(archive, *length, MEMBERS[i].member)) {
            kind = MEMBERS[i].kind;
            what = MEMBERS[i].what;
            member = MEMBERS[i].member;
        }
    char *markup = NULL;
    if (kind == FILE_WORD)
        markup = word_markup(archive, member, length, error);
    else if (zip_is_whole(archive, *length))
        (void)refused(kind, what, error);
    else
        plycut_fail(error, PLYCUT_E_INPUT,
                    "is a damaged archive or Word document: it is not complete");
    free(archive);
    return markup != NULL ? text_as_lines(markup, length, plycut_word_lines, error) : NULL;
}

char *answers_text(FileSource *source, bool found, size_t *length, PlycutError *error)
{
    const FileSign *sign = file_sign(source->head, source->head_length);
    const bool zip = sign != NULL && sign->kind == FILE_ARCHIVE && sign->signature[0] == 'P',
               document = zip || (sign != NULL && sign->kind == FILE_RICH);
    if (sign != NULL && !document)
        return refused(sign->kind, sign->what, error);
    source->most = document ? DOCUMENT_BYTES : found ? ANSWERS_BYTES : 0;
    source->binary = source->binary && !document;
    char *text = file_source_text(source, length, error);
    if (text != NULL && zip)
        return archive_lines(text, length, sign, error);
    if (text != NULL && (document || plycut_is_html(text, *length)))
        return text_as_lines(text, length, document ? plycut_rich_lines : plycut_html_lines, error);
    return text;
}
