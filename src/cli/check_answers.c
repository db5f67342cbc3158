/* check_answers.c - files of students' answers, told from the files that check can read. */
#include "check.h"

#include <string.h>

/* An object that is neither a tree file nor a trace. */
static bool looks_like_answers(const FileSource *source)
{
    char head[sizeof source->head + 1];
    memcpy(head, source->head, source->head_length);
    head[source->head_length] = '\0';
    return head[strspn(head, " \t\r\n")] == '{' && strstr(head, "\"plycut-tree\"") == NULL &&
           !plycut_is_trace(head, source->head_length);
}

bool no_answer_files(const Options *options, PlycutError *error)
{
    for (size_t i = 1; i < options->operand_count; i++) {
        const char *path = options->operands[i];
        PlycutError ignored = {0};
        FileSource *source = strcmp(path, "-") != 0 ? file_source_open(path, &ignored) : NULL;
        bool answers = source != NULL && looks_like_answers(source);
        file_source_close(source);
        if (answers)
            return plycut_fail_at(error, PLYCUT_E_USAGE, path, 0, 0, NULL,
                                  "files of answers are not supported yet: "
                                  "answers stand in the tree file, as its \"answers\"");
    }
    return true;
}
