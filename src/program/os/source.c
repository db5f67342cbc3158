/* source.c - reads files and standard input as a PlycutSource. */
#include "os/source.h"
#include "os/claim.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static size_t read_file(void *self, char *bytes, size_t n, bool *failed)
{
    FileSource *source = self;
    size_t ahead = source->head_length - source->head_read;
    if (ahead > 0) {
        n = n < ahead ? n : ahead;
        memcpy(bytes, source->head + source->head_read, n);
        source->head_read += n;
        return n;
    }
    n = source->binary ? 0 : fread(bytes, 1, n, source->file);
    *failed = ferror(source->file) != 0;
    return n;
}

static bool cannot_read(const char *name, PlycutCode code, const char *why, PlycutError *error)
{
    return plycut_fail_at(error, code, name, 0, 0, NULL, "%s", why);
}

bool source_cannot_read(const char *path, PlycutCode code, PlycutError *error)
{
    return errno == ENOMEM ? plycut_no_memory(error)
                           : cannot_read(path, code, strerror(errno), error);
}

/* Text in UTF-16 has zero bytes, too. */
static bool head_is_binary(const char *head, size_t length)
{
    bool marked =
        length >= 2 && (memcmp(head, "\xff\xfe", 2) == 0 || memcmp(head, "\xfe\xff", 2) == 0);
    return !marked && memchr(head, '\0', length) != NULL;
}

bool is_folder(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 && S_ISDIR(file.st_mode);
}

static bool source_open_file(FileSource *source, const char *path, PlycutError *error)
{
    struct stat file;
    bool standard = strcmp(path, "-") == 0;
    source->name = strdup(standard ? STANDARD_INPUT : path);
    if (source->name == NULL)
        return plycut_no_memory(error);
    source->source = (PlycutSource){.read = read_file, .self = source, .name = source->name};
    source->file = standard ? stdin : fopen(path, "re");
    if (source->file == NULL || fstat(fileno(source->file), &file) != 0)
        return source_cannot_read(source->name, PLYCUT_E_INPUT, error);
    if (S_ISDIR(file.st_mode))
        return cannot_read(source->name, PLYCUT_E_INPUT, "is a directory; name the files in it",
                           error);
    if (!claim_input(&file, source->name, error))
        return false;
    source->head_length = fread(source->head, 1, sizeof source->head, source->file);
    if (ferror(source->file))
        return source_cannot_read(source->name, PLYCUT_E_SYSTEM, error);
    source->binary = head_is_binary(source->head, source->head_length);
    return true;
}

FileSource *file_source_open(const char *path, PlycutError *error)
{
    FileSource *source = calloc(1, sizeof *source);
    if (source == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    if (source_open_file(source, path, error))
        return source;
    file_source_close(source);
    return NULL;
}

void file_source_close(FileSource *source)
{
    if (source == NULL)
        return;
    if (source->file != NULL && source->file != stdin)
        (void)fclose(source->file);
    free(source->name);
    free(source);
}

char *file_source_text(FileSource *source, size_t *length, PlycutError *error)
{
    char *text = NULL;
    size_t room = 0, used = 0;
    bool failed = false, large = false, had = true;
    for (size_t n = 1; n > 0 && !failed && !large; used += n) {
        had = PLYCUT_ROOM(text, room, used, sizeof source->head + 1);
        n = had ? read_file(source, text + used, room - used - 1, &failed) : 0;
        large = source->most > 0 && used + n > source->most;
    }
    if (had && !failed && !large) {
        text[used] = '\0';
        *length = used;
        return text;
    }
    free(text);
    if (large)
        cannot_read(source->name, PLYCUT_E_INPUT, "too large for a file of answers", error);
    else if (had)
        source_cannot_read(source->name, PLYCUT_E_SYSTEM, error);
    else
        plycut_no_memory(error);
    return NULL;
}

char *file_text(const char *path, size_t *length, PlycutError *error)
{
    FileSource *source = file_source_open(path, error);
    char *text = source != NULL ? file_source_text(source, length, error) : NULL;
    file_source_close(source);
    if (text == NULL || memchr(text, '\0', *length) == NULL)
        return text;
    cannot_read(path, PLYCUT_E_INPUT, "not a text file: it contains a zero byte", error);
    free(text);
    return NULL;
}

void file_text_fails(const char *path, PlycutError *error)
{
    if (error->path[0] != '\0' || error->line != 0)
        plycut_error_in_file(error, path);
}
