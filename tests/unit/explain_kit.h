/* explain_kit.h - what the tests of explanations and answers share: a search of a tree, explained. */
#pragma once

#include <plycut/plycut.h>

#include <cjson/cJSON.h>
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The catalogue, read from the project's root, where tests run. */
static const char *const CATALOGUE[] = {"aima-two-ply", "knuth-moore-pi", "eppstein-deep",
                                        "ties",         "decimals",       "irregular",
                                        "same-player",  "binary16"};
enum { CATALOGUE_SIZE = sizeof CATALOGUE / sizeof *CATALOGUE };

/* The text of a file under the project's root; the caller frees it. */
static inline char *kit_file(const char *name)
{
    FILE *file = fopen(name, "rb");
    cr_assert_not_null(file, "%s is missing", name);
    char *text = calloc(1 << 20, 1);
    cr_assert_not_null(text);
    cr_assert_gt(fread(text, 1, (1 << 20) - 1, file), 0);
    fclose(file);
    return text;
}

/* A game from a spec, from JSON text ('{' first) or from the catalogue. */
static inline PlycutGame kit_game(const char *spec)
{
    PlycutGame game;
    PlycutError error = {0};
    bool made;
    if (spec[0] == '{') {
        made = plycut_tree_read(spec, strlen(spec), "kit", &game, &error);
    } else if (plycut_is_game_spec(spec)) {
        made = plycut_game_parse(spec, &game, &error);
    } else {
        char name[256];
        snprintf(name, sizeof name, "trees/%s.json", spec);
        char *text = kit_file(name);
        made = plycut_tree_read(text, strlen(text), name, &game, &error);
        free(text);
    }
    cr_assert(made, "%s: %s", spec, error.text);
    return game;
}

/* Call a test with the name of every tree of the catalogue ("eppstein-deep"). Returns the sum of
 * what the test returns. */
static inline size_t kit_catalogue(size_t (*use)(const char *name))
{
    size_t sum = 0, trees = 0;
    DIR *folder = opendir("trees");
    cr_assert_not_null(folder);
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char name[256];
        size_t length = strlen(entry->d_name);
        if (length < 5 || strcmp(entry->d_name + length - 5, ".json") != 0)
            continue;
        snprintf(name, sizeof name, "%.*s", (int)(length - 5), entry->d_name);
        sum += use(name);
        trees++;
    }
    closedir(folder);
    cr_assert_geq(trees, 20);
    return sum;
}

/* The same tree as kit_game's, with these published answers instead of its own. */
static inline PlycutGame kit_answered(const char *spec, const char *answers)
{
    char name[256], *text = NULL;
    snprintf(name, sizeof name, "trees/%s.json", spec);
    if (spec[0] != '{' && !plycut_is_game_spec(spec))
        text = kit_file(name);
    cJSON *file = cJSON_Parse(text != NULL     ? text
                              : spec[0] == '{' ? spec
                                               : "{\"format\":\"plycut-tree\",\"version\":1}");
    cr_assert_not_null(file);
    if (text == NULL && spec[0] != '{')
        cJSON_AddItemToObject(file, "tree", cJSON_Parse(spec + strlen("tree:")));
    cJSON_DeleteItemFromObject(file, "answers");
    cJSON_AddItemToObject(file, "answers", cJSON_CreateRaw(answers));
    char *whole = cJSON_PrintUnformatted(file);
    PlycutGame game = kit_game(whole);
    free(whole);
    cJSON_Delete(file);
    free(text);
    return game;
}

static inline PlycutSearchOptions kit_options(const char *algorithm)
{
    PlycutError error = {0};
    return plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
}

/* Does the game have what this search needs? Of a catalogue's trees, some have chance nodes, and few have limits. */
static inline bool kit_fits(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    return plycut_search_fits(game, options, &error);
}

static inline PlycutTrace kit_trace(const PlycutGame *game, PlycutSearchOptions options)
{
    PlycutTrace trace;
    PlycutError error = {0};
    cr_assert(plycut_trace_record(game, &options, &trace, &error), "%s", error.text);
    return trace;
}

/* The explanation of a trace; the caller frees it. */
static inline char *kit_told(const PlycutTrace *trace)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_explain(trace, NULL, &out, &error), "%s", error.text);
    cr_assert(plycut_out_flush(&out));
    return text.bytes;
}

/* The explanation of a search. */
static inline char *kit_explain(const char *spec, PlycutSearchOptions options)
{
    PlycutGame game = kit_game(spec);
    PlycutTrace trace = kit_trace(&game, options);
    char *told = kit_told(&trace);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
    return told;
}

/* Every run of spaces and line breaks as one space: another test checks where lines are broken. */
static inline char *kit_squeezed(const char *text)
{
    char *squeezed = calloc(strlen(text) + 1, 1), *end = squeezed;
    cr_assert_not_null(squeezed);
    for (; *text != '\0'; text++) {
        bool space = *text == ' ' || *text == '\n';
        if (!space || end == squeezed || end[-1] != ' ')
            *end++ = space ? ' ' : *text;
    }
    return squeezed;
}

/* Does a text say this, wherever its lines are broken? */
static inline bool kit_says(const char *told, const char *sentence)
{
    char *all = kit_squeezed(told), *part = kit_squeezed(sentence);
    bool says = strstr(all, part) != NULL;
    free(all);
    free(part);
    return says;
}

#define expect_says(told, sentence)                                                                \
    cr_expect(kit_says(told, sentence), "missing: %s\n%s", sentence, told)
#define expect_silent(told, words)                                                                 \
    cr_expect_not(kit_says(told, words), "should not say: %s\n%s", words, told)
