/* Fuzz target: the "answers" of a tree file, as read and as checked. */
#include "fuzz/fuzz.h"

FUZZ_READERS("published answers");

static void check(const PlycutGame *game)
{
    PlycutGrades grades = {0};
    PlycutError error = {0};
    if (plycut_grade_published(game, "fuzz", FUZZ_NODES, &grades, &error))
        fuzz_accepted = 1;
    else
        fuzz_refused(&error);
    plycut_grades_free(&grades);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char BEFORE[] = "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[[3,12,8],"
                                 "[2,4,6],{\"name\":\"D\",\"children\":[14,5,2]}],\"answers\":";
    char *text = malloc(sizeof BEFORE + size + 1);
    if (text == NULL)
        abort();
    memcpy(text, BEFORE, sizeof BEFORE - 1);
    memcpy(text + sizeof BEFORE - 1, data, size);
    text[sizeof BEFORE - 1 + size] = '}';
    PlycutGame game;
    PlycutError error = {0};
    if (plycut_tree_read(text, sizeof BEFORE + size, "fuzz", &game, &error)) {
        check(&game);
        plycut_game_release(&game);
    } else {
        fuzz_refused(&error);
    }
    free(text);
    return 0;
}
