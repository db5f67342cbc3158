/* sandbox.c - how bubblewrap is called. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "os/sandbox.h"
#include "os/child.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Everything of its own but the user: no network, no other processes, and all of it ends with plycut. What can be written to is small. */
static const char *const BOX[] = {"bwrap",
                                  "--unshare-all",
                                  "--die-with-parent",
                                  "--ro-bind",
                                  "/",
                                  "/",
                                  "--dev",
                                  "/dev",
                                  "--size",
                                  "268435456",
                                  "--tmpfs",
                                  "/dev/shm",
                                  "--remount-ro",
                                  "/dev",
                                  "--proc",
                                  "/proc",
                                  "--size",
                                  "268435456",
                                  "--tmpfs",
                                  "/tmp",
                                  "--setenv",
                                  "TMPDIR",
                                  "/tmp"};

enum { BOX_WORDS = sizeof BOX / sizeof *BOX };

/* Before 0.7, bubblewrap knows no --size. */
static bool sized = true;

static bool is_box_word_unknown(size_t word)
{
    return !sized &&
           (strcmp(BOX[word], "--size") == 0 || (word > 0 && strcmp(BOX[word - 1], "--size") == 0));
}

static bool box_works(PlycutText *why)
{
    char *words[BOX_WORDS + 2] = {NULL};
    size_t count = 0;
    const PlycutText nothing = {.bytes = ""};
    PlycutText output = {0};
    PlycutError error = {0};
    for (size_t i = 0; i < BOX_WORDS; i++)
        if (!is_box_word_unknown(i))
            words[count++] = (char *)BOX[i];
    words[count] = (char *)"true";
    const ChildProgram trial = {.arguments = words,
                                .needed = "programs in a sandbox need it (bubblewrap)",
                                .product = "output",
                                .may_be_empty = true};
    const bool works = child_run(&trial, &nothing, &output, &error);
    plycut_text_free(why);
    if (!works)
        (void)plycut_text_write(why, error.text, strlen(error.text) + 1);
    plycut_text_free(&output);
    return works;
}

bool sandbox_works(PlycutText *why)
{
    if (box_works(why))
        return true;
    sized = false;
    return box_works(why);
}

static void add_word(PlycutText *words, const char *word, size_t *count)
{
    (void)plycut_text_write(words, word, strlen(word) + 1);
    ++*count;
}

/* A file or a folder keeps its place, to be read. */
static void show_again(PlycutText *words, const char *path, size_t *count)
{
    char *place = path != NULL ? realpath(path, NULL) : NULL;
    if (place != NULL) {
        add_word(words, "--ro-bind", count);
        add_word(words, place, count);
        add_word(words, place, count);
    }
    free(place);
}

/* The folder of the class is empty but for what is the program's own. */
static void hide(PlycutText *words, const char *folder, size_t *count)
{
    char *place = folder != NULL ? realpath(folder, NULL) : NULL;
    if (place != NULL) {
        add_word(words, "--tmpfs", count);
        add_word(words, place, count);
    }
    free(place);
}

/* plycut itself knows every answer. */
static void hide_plycut(PlycutText *words, size_t *count)
{
    char *self = realpath("/proc/self/exe", NULL);
    if (self != NULL) {
        add_word(words, "--ro-bind", count);
        add_word(words, "/dev/null", count);
        add_word(words, self, count);
    }
    free(self);
}

bool sandbox_words(const Sandbox *sandbox, PlycutText *words, size_t *count)
{
    char *here = getcwd(NULL, 0);
    for (size_t i = 0; i < BOX_WORDS; i++)
        if (!is_box_word_unknown(i))
            add_word(words, BOX[i], count);
    if (here != NULL && strcmp(here, "/tmp") != 0 && strcmp(here, "/") != 0)
        show_again(words, here, count);
    hide(words, sandbox->class, count);
    show_again(words, sandbox->own, count);
    show_again(words, sandbox->note, count);
    hide_plycut(words, count);
    if (here != NULL) {
        add_word(words, "--chdir", count);
        add_word(words, here, count);
    }
    add_word(words, "--", count);
    free(here);
    return !words->failed;
}
