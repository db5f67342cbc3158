/* judge_before.c - a file .verdict in the folder of each program: the command and the program that it is about, and what was written. A file .judging is there
 * while a program is judged; a signal that ends plycut removes it. So if it is there, plycut was killed. */
#include "cli/judge.h"
#include "os/claim.h"
#include "os/interrupt.h"
#include "os/place.h"
#include "os/source.h"
#include "os/text.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- What a verdict is about ------------------------------------------------------------------ */

/* Words that change no verdict. A value of --threads is a word of its own, or not. */
static size_t idle_words(const char *word)
{
    return strcmp(word, "--afresh") == 0 || strncmp(word, "--threads=", 10) == 0 ? 1
           : strcmp(word, "--threads") == 0                                      ? 2
                                                                                 : 0;
}

static void add_words(PlycutOut *head, const Options *options)
{
    for (size_t i = 0; i < options->word_count;) {
        const size_t idle = idle_words(options->words[i]);
        if (idle == 0) {
            plycut_out_shell(head, options->words[i]);
            plycut_out_char(head, ' ');
        }
        i += idle > 0 ? idle : 1;
    }
    plycut_out_char(head, '\n');
}

/* All that was handed in with it: sizes and times. */
static void add_hand_in(PlycutOut *head, const AnswerFile *file)
{
    const size_t own = file->below + strcspn(file->path + file->below, "/");
    AnswerFiles all = {0};
    PlycutError error = {0};
    char *path = text_format(&error, "%.*s", (int)own, file->path);
    if (path != NULL)
        (void)answer_files_in(&all, path, &error);
    for (size_t i = 0; i < all.count; i++) {
        struct stat what;
        if (lstat(all.items[i].path, &what) == 0)
            plycut_out_format(head, "%s %lld %lld.%09ld\n", all.items[i].path + file->below,
                              (long long)what.st_size, (long long)what.st_mtim.tv_sec,
                              what.st_mtim.tv_nsec);
    }
    answer_files_free(&all);
    free(path);
}

static bool make_head(Kept *kept, const Options *options, const AnswerFile *file,
                      PlycutError *error)
{
    PlycutOut head;
    plycut_out_init(&head, plycut_text_write, &kept->head);
    plycut_out_format(&head, "%s\n", "plycut-verdict 1 " PLYCUT_VERSION);
    add_words(&head, options);
    add_hand_in(&head, file);
    plycut_out_text(&head, "status ");
    return plycut_out_end(&head, ".verdict", error);
}

/* ---- Stamps ----------------------------------------------------------------------------------- */

/* The files of a folder, as the system knows them: who writes one, changes this. */
static void make_stamp(const char *folder, PlycutText *stamp)
{
    PlycutOut out;
    PlycutError error = {0};
    plycut_text_free(stamp);
    plycut_out_init(&out, plycut_text_write, stamp);
    DIR *directory = opendir(folder);
    for (const struct dirent *entry; directory != NULL && (entry = readdir(directory)) != NULL;) {
        struct stat what;
        char *path = text_format(&error, "%s/%s", folder, entry->d_name);
        if (path != NULL && entry->d_name[0] != '.' && lstat(path, &what) == 0)
            plycut_out_format(&out, "%s %llu %lld %lld.%09ld\n", entry->d_name,
                              (unsigned long long)what.st_ino, (long long)what.st_size,
                              (long long)what.st_ctim.tv_sec, what.st_ctim.tv_nsec);
        free(path);
    }
    if (directory != NULL)
        (void)closedir(directory);
    (void)plycut_out_end(&out, folder, &error);
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool is_in(const Kept *kept, const char *name)
{
    PlycutError error = {0};
    char *path = text_format(&error, "%s/%s", kept->folder, name);
    const bool is = path != NULL && access(path, F_OK) == 0;
    free(path);
    return is;
}

/* A text that begins otherwise is about another command, or another version of the program. */
static void read_verdict(Kept *kept, bool needs_results)
{
    PlycutError error = {0};
    size_t length = 0;
    char *path = text_format(&error, "%s/.verdict", kept->folder),
         *text = path != NULL ? file_text(path, &length, &error) : NULL;
    const size_t head = kept->head.length;
    if (text != NULL && length >= head + 2 && memcmp(text, kept->head.bytes, head) == 0 &&
        text[head] >= '0' && text[head] <= '9' && text[head + 1] == '\n' &&
        (!needs_results || is_in(kept, "results.json")))
        (void)plycut_text_write(&kept->text, text, length);
    free(path);
    free(text);
}

static void read_mark(Kept *kept)
{
    char word[16] = "";
    FILE *file = fopen(kept->mark, "re");
    if (file == NULL)
        return;
    kept->marked = true;
    kept->alone = fgets(word, sizeof word, file) != NULL && strcmp(word, "alone\n") == 0;
    (void)fclose(file);
}

bool kept_open(KeptVerdicts *kept, const Options *options, const AnswerFiles *files,
               char *const *folders, PlycutError *error)
{
    kept->items = calloc(files->count + 1, sizeof *kept->items);
    kept->count = kept->items != NULL ? files->count : 0;
    for (size_t i = 0; i < kept->count; i++) {
        Kept *k = &kept->items[i];
        k->note = -1;
        k->folder = text_format(error, "%s/%s", folder_of(options), folders[i]);
        k->mark = text_format(error, "%s/%s/.judging", folder_of(options), folders[i]);
        if (k->folder == NULL || k->mark == NULL || !make_head(k, options, &files->items[i], error))
            return false;
        if (options->judge.afresh)
            continue;
        read_verdict(k, options->format_word == JUDGE_GRADESCOPE);
        if (k->text.length > 0)
            make_stamp(k->folder, &k->stamp);
        else
            read_mark(k);
    }
    return kept->items != NULL || plycut_no_memory(error);
}

void kept_close(KeptVerdicts *kept)
{
    for (size_t i = 0; i < kept->count; i++) {
        Kept *k = &kept->items[i];
        plycut_text_free(&k->head);
        plycut_text_free(&k->text);
        plycut_text_free(&k->stamp);
        free(k->folder);
        free(k->mark);
    }
    free(kept->items);
    *kept = (KeptVerdicts){0};
}

int kept_status(const Kept *kept, const char **written, size_t *length)
{
    const size_t head = kept->head.length;
    if (kept->text.length == 0)
        return -1;
    *written = kept->text.bytes + head + 2;
    *length = kept->text.length - head - 2;
    return kept->text.bytes[head] - '0';
}

/* ---- Marks ------------------------------------------------------------------------------------ */

typedef struct Wrapper {
    PlycutProgram program;
    Kept *kept;
    bool alone, asked;
} Wrapper;

static void mark_begin(Kept *kept, bool alone)
{
    PlycutError error = {0};
    if (!directory_make(kept->folder, &error))
        return;
    interrupt_block();
    FILE *file = fopen(kept->mark, "we");
    if (file != NULL) {
        (void)fputs(alone ? "alone\n" : "with others\n", file);
        (void)fclose(file);
        kept->note = interrupt_note_file(kept->mark);
    }
    interrupt_unblock();
}

static void mark_end(Kept *kept)
{
    interrupt_block();
    (void)unlink(kept->mark);
    interrupt_forget_file(kept->note);
    kept->note = -1;
    interrupt_unblock();
}

static PlycutReply wrapper_ask(void *self, const PlycutText *tree, PlycutText *reply,
                               char why[PLYCUT_WHY])
{
    Wrapper *w = self;
    if (w->kept->marked && w->kept->alone)
        return (void)snprintf(why, PLYCUT_WHY,
                              "plycut was killed while it judged this program alone"),
               PLYCUT_NO_PROGRAM;
    if (!w->asked)
        mark_begin(w->kept, w->alone);
    w->asked = true;
    return w->program.ask(w->program.self, tree, reply, why);
}

static void wrapper_refuse(void *self)
{
    Wrapper *w = self;
    w->program.refuse(w->program.self);
}

static void wrapper_end(void *self)
{
    Wrapper *w = self;
    w->program.end(w->program.self);
}

static void wrapper_restart(void *self)
{
    Wrapper *w = self;
    w->program.restart(w->program.self);
}

PlycutProgram kept_wrap(Kept *kept, const PlycutProgram *program, bool alone)
{
    Wrapper *w = malloc(sizeof *w);
    if (w != NULL)
        *w = (Wrapper){.program = *program, .kept = kept, .alone = alone};
    return (PlycutProgram){wrapper_ask, wrapper_refuse, wrapper_end, w,
                           program->restart != NULL ? wrapper_restart : NULL};
}

PlycutProgram kept_unwrap(const PlycutProgram *wrapper)
{
    Wrapper *w = wrapper->self;
    const PlycutProgram program = w->program;
    free(w);
    return program;
}

/* ---- Writing ---------------------------------------------------------------------------------- */

/* The verdict itself, byte by byte. */
static bool is_as_kept(const Kept *kept)
{
    PlycutError error = {0};
    size_t length = 0;
    char *path = text_format(&error, "%s/.verdict", kept->folder),
         *text = path != NULL ? file_text(path, &length, &error) : NULL;
    const bool is =
        text != NULL && length == kept->text.length && memcmp(text, kept->text.bytes, length) == 0;
    free(path);
    free(text);
    return is;
}

bool kept_is_changed(const Kept *kept)
{
    PlycutText now = {0};
    make_stamp(kept->folder, &now);
    const bool same = now.length == kept->stamp.length &&
                      (now.length == 0 || memcmp(now.bytes, kept->stamp.bytes, now.length) == 0);
    plycut_text_free(&now);
    return !same || !is_as_kept(kept);
}

bool kept_write(Kept *kept, int status, const PlycutText *written, PlycutError *error)
{
    const char line[] = {(char)('0' + status), '\n'};
    plycut_text_free(&kept->text);
    (void)plycut_text_write(&kept->text, kept->head.bytes, kept->head.length);
    (void)plycut_text_write(&kept->text, line, sizeof line);
    (void)plycut_text_write(&kept->text, written->bytes, written->length);
    char *path = text_format(error, "%s/.verdict", kept->folder);
    if (path != NULL)
        claim_forget(path);
    const bool done = path != NULL && (!kept->text.failed || plycut_no_memory(error)) &&
                      directory_make(kept->folder, error) && output_text(&kept->text, path, error);
    mark_end(kept);
    make_stamp(kept->folder, &kept->stamp);
    free(path);
    return done;
}

void kept_release(const Kept *kept)
{
    PlycutError error = {0};
    DIR *directory = directory_make(kept->folder, &error) ? opendir(kept->folder) : NULL;
    for (const struct dirent *entry; directory != NULL && (entry = readdir(directory)) != NULL;) {
        char *path = text_format(&error, "%s/%s", kept->folder, entry->d_name);
        if (path != NULL)
            claim_forget(path);
        free(path);
    }
    if (directory != NULL)
        (void)closedir(directory);
    claim_forget_folder(kept->folder);
}

void kept_forget(const Kept *kept)
{
    PlycutError error = {0};
    char *path = text_format(&error, "%s/.verdict", kept->folder);
    if (path != NULL)
        (void)unlink(path);
    free(path);
}
