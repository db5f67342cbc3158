/* The trees of the catalogue say where they come from, and have their published sizes. */
#include "game/tree.h"

#include "unit/tree_kit.h"

#include <stdlib.h>

static const struct {
    const char *file;
    uint64_t leaves;
    const char *title;
} TREES[] = {
    {"trees/knuth-moore-pi.json", 81, "pi"},
    {"trees/aima-two-ply.json", 9, "Two-ply"},
    {"trees/wikipedia-ab.json", 14, "pruning"},
    {"trees/ucla-cornell.json", 12, "alpha-beta"},
    {"trees/plaat-sss.json", 16, "best-first"},
    {"trees/binary16.json", 16, "16 leaves"},
    {"trees/propp-chinook.json", 6, "second move"},
    {"trees/eppstein-deep.json", 29, "deep cutoff"},
    {"trees/best-first-b3-d4.json", 81, "best child"},
    {"trees/worst-first-b3-d4.json", 81, "worst child"},
};

#define TREE_COUNT (sizeof TREES / sizeof TREES[0])

/* The game of a catalogue's file. */
static PlycutGame read_file(const char *name)
{
    static char text[65536];
    FILE *file = fopen(name, "rb");
    cr_assert(file, "%s: run the tests from the project's folder", name);
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    return tree_make(text);
}

Test(game_catalogue, trees_have_title_source_answers_and_size)
{
    for (size_t i = 0; i < TREE_COUNT; i++) {
        PlycutGame game = read_file(TREES[i].file);
        cr_expect(game.title && strstr(game.title, TREES[i].title), "%s", TREES[i].file);
        cr_expect(game.source, "%s", TREES[i].file);
        cr_expect(cJSON_HasObjectItem(tree_answers(&game), "alpha-beta"), "%s", TREES[i].file);
        cr_expect_eq(plycut_game_leaves(&game, &game.root, -1, UINT64_MAX), TREES[i].leaves, "%s",
                     TREES[i].file);
        plycut_game_release(&game);
    }
}

Test(game_catalogue, eppstein_s_nodes_have_eppstein_s_letters)
{
    static const char *const nodes[][2] = {
        {"/", "A"},
        {"/0", "B"},
        {"/1", "C"},
        {"/2", "D"},
        {"/0/0", "F"},
        {"/0/3", "I"},
        {"/1/0", "J"},
        {"/1/1", "K"},
        {"/1/2", "L"},
        {"/1/0/0", "N"},
        {"/1/0/1", "O"},
        {"/1/0/2", "P"},
        {"/1/1/0", "Q"},
        {"/1/1/1", "R"},
        {"/2/0", "M"},
        {"/2/1", "S"},
        {"/1/0/0/0", "10 of N"},
    };
    PlycutGame game = read_file("trees/eppstein-deep.json");
    for (size_t i = 0; i < sizeof nodes / sizeof nodes[0]; i++)
        expect_name(&game, nodes[i][0], nodes[i][1]);
    plycut_game_release(&game);
}
