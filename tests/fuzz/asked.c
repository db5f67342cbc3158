/* Fuzz target: the answers of a program that knows a game, a line each; the first line is asked about the start. */
#include "fuzz/fuzz.h"

FUZZ_READERS("answers about a game");

/* Answers are the lines of the text, in the order of the questions; after the last line, every position is worth nothing. A question that
 * is asked again has the same answer. */
typedef struct Lines {
    const char *left;
    struct {
        char question[200];
        const char *line;
    } asked[64];
    size_t count;
} Lines;

static const char *line_for(Lines *lines, const char *question)
{
    static const char LAST[] = "{\"value\":0}";
    for (size_t i = 0; i < lines->count; i++)
        if (strcmp(lines->asked[i].question, question) == 0)
            return lines->asked[i].line;
    const char *line = lines->left[0] != '\0' ? lines->left : LAST;
    const size_t length = strcspn(lines->left, "\n");
    lines->left += length + (lines->left[length] == '\n');
    if (lines->count < sizeof lines->asked / sizeof *lines->asked &&
        strlen(question) < sizeof lines->asked->question) {
        strcpy(lines->asked[lines->count].question, question);
        lines->asked[lines->count++].line = line;
    }
    return line;
}

static bool answer(void *self, const PlycutText *question, PlycutText *text, PlycutError *error)
{
    (void)error;
    if (question->length == 0 || question->bytes[0] != '{')
        abort();
    const char *line = line_for(self, question->bytes);
    return plycut_text_write(text, line, strcspn(line, "\n"));
}

/* What was asked is a tree that can be searched, and written and read again. */
static void use_tree(PlycutGame *game, int depth, const PlycutSearchOptions *options)
{
    static PlycutOut out;
    PlycutError error = {0};
    PlycutGame tree;
    PlycutTrace trace;
    PlycutTraceWriter writer;
    PlycutPicture picture = plycut_picture_defaults();
    const PlycutTrace *drawn = &trace;
    if (!plycut_asked_tree(game, depth, &tree, &error)) {
        fuzz_refused(&error);
        return;
    }
    plycut_out_init(&out, fuzz_swallow, NULL);
    plycut_trace_writer_begin(&writer, &out, &tree, options, PLYCUT_VALUES_MAX, NULL);
    if (plycut_trace_record(&tree, options, &trace, &error)) {
        fuzz_accepted |= 1;
        for (size_t i = 0; i < plycut_format_count(); i++)
            if (plycut_format(i)->render != NULL)
                (void)plycut_format(i)->render(&drawn, 1, &picture, &out, &error);
        plycut_trace_free(&trace);
    } else
        fuzz_refused(&error);
    plycut_game_release(&tree);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { DEPTH = 4 };
    char *text = fuzz_text(data, size);
    Lines lines = {.left = text};
    const PlycutAsker asker = {answer, &lines};
    PlycutGame game;
    PlycutError error = {0};
    PlycutSearchOptions options = fuzz_search(size, FUZZ_NODES);
    options.depth = size % 2 == 0 ? -1 : DEPTH;
    if (!plycut_asked_open(&asker, &game, &error)) {
        fuzz_refused(&error);
    } else {
        if (size % 3 == 0 ? plycut_asked_whole(&game, options.depth, &error)
                          : plycut_asked_search(&game, &options, &error))
            use_tree(&game, options.depth, &options);
        else
            fuzz_refused(&error);
        plycut_game_release(&game);
    }
    free(text);
    return 0;
}
