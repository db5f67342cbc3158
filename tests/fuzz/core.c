/* core.c - fuzzes the input that a page gives to the core: the words of a command line, one per
 * line, then an empty line and the text of standard input. The program is the page's, with
 * src/web/wasm/os.c, compiled for this machine. */
#define _GNU_SOURCE
#include "fuzz/fuzz.h"

#include <fcntl.h>
#include <getopt.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

FUZZ_READERS("a command of the page");

enum { WORDS = 40 };

int core_main(int argc, char **argv);

/* A page has no files: a word that names one here, or a folder, becomes standard input. */
static void hide_files(int argc, char **argv)
{
    static char standard_input[] = "-";
    for (int i = 1; i < argc; i++)
        if (access(argv[i], F_OK) == 0)
            argv[i] = standard_input;
}

/* Searches and attempts are kept short by further options: if an option is given twice, the last
 * counts. */
static int bound_words(int argc, char **argv)
{
    static char nodes[] = "--max-nodes=3000", tries[] = "--tries=20";
    hide_files(argc, argv);
    if (argc > 1)
        argv[argc++] = strcmp(argv[1], "make") == 0 ? tries : nodes;
    argv[argc] = NULL;
    return argc;
}

/* Splits the text's lines into words, as far as an empty line. Returns how many there are; *rest is what follows. */
static int split_words(char *text, char **argv, char **rest)
{
    static char name[] = "plycut";
    int argc = 0;
    argv[argc++] = name;
    while (*text != '\0' && *text != '\n' && argc < WORDS) {
        size_t length = strcspn(text, "\n");
        argv[argc++] = text;
        bool more = text[length] != '\0';
        text[length] = '\0';
        text += length + more;
    }
    *rest = text + (*text == '\n');
    return argc;
}

static void read_from(const char *text)
{
    int fd = memfd_create("input", 0);
    if (fd < 0 || write(fd, text, strlen(text)) < 0 || dup2(fd, STDIN_FILENO) < 0)
        abort();
    close(fd);
    rewind(stdin);
}

static void write_nowhere(void)
{
    int fd = open("/dev/null", O_WRONLY);
    stderr =
        fopen("/dev/null", "w"); /* glibc's is a variable; sanitizers write to the descriptor */
    if (fd < 0 || stderr == NULL || dup2(fd, STDOUT_FILENO) < 0)
        abort();
    close(fd);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size), *input, *argv[WORDS + 2];
    FILE *error_before = stderr;
    int output_before = dup(STDOUT_FILENO);
    int argc = bound_words(split_words(text, argv, &input), argv);
    read_from(input);
    write_nowhere();
    optind = 0;
    fuzz_accepted |= core_main(argc, argv) == 0;
    fclose(stderr);
    stderr = error_before;
    dup2(output_before, STDOUT_FILENO);
    close(output_before);
    free(text);
    return 0;
}
