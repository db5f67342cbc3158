/* Lists of leaves: the complete tree of a list, compared with one that is written out recursively; lists that fit no such
 * tree; the form for a bare list that could be such leaves, for each length. */
#include "unit/othello_kit.h"

#include <plycut/algorithm.h>

#include <stdlib.h>

enum { TEXT = 1 << 16 };

/* Append the list of the leaves first, first + 1 ...: leaf i is worth 7 i mod 11. */
static void list_append(char *text, int count)
{
    for (int i = 0; i < count; i++)
        sprintf(text + strlen(text), "%s%d", i > 0 ? "," : "", 7 * i % 11);
}

static void nested_append(char *text, int branching, int plies, int *leaf)
{
    if (plies == 0) {
        sprintf(text + strlen(text), "%d", 7 * (*leaf)++ % 11);
        return;
    }
    strcat(text, "[");
    for (int i = 0; i < branching; i++) {
        strcat(text, i > 0 ? "," : "");
        nested_append(text, branching, plies - 1, leaf);
    }
    strcat(text, "]");
}

static PlycutResult leaves_search(const char *spec)
{
    PlycutError error = {0};
    PlycutGame game = game_of(spec);
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutResult result;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s: %s", spec, error.text);
    cr_assert_null(game.other_form, "%s: %s", spec, game.other_form);
    plycut_game_release(&game);
    return result;
}

static int power(int base, int exponent)
{
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

Test(game_leaves, is_the_complete_tree)
{
    char *list = malloc(TEXT), *nested = malloc(TEXT);
    for (int b = 2; b <= 6; b++)
        for (int d = 1; power(b, d) <= 729; d++) {
            int leaf = 0;
            strcpy(list, "leaves:");
            if (b != 2 || d % 2 == 0)
                sprintf(list, "leaves:b=%d:", b);
            strcpy(nested, "tree:{\"children\":");
            list_append(list, power(b, d));
            nested_append(nested, b, d, &leaf);
            strcat(nested, "}");
            const PlycutResult one = leaves_search(list), other = leaves_search(nested);
            cr_assert(one.value == other.value && one.leaves == other.leaves &&
                          one.nodes == other.nodes &&
                          one.cutoffs[PLYCUT_DEEP] == other.cutoffs[PLYCUT_DEEP] &&
                          one.cutoffs[PLYCUT_SHALLOW] == other.cutoffs[PLYCUT_SHALLOW],
                      "%s", list);
        }
    free(list);
    free(nested);
}

Test(game_leaves, takes_commas_and_blanks)
{
    static const char *const specs[] = {"leaves:3,5,6,9", "leaves:3 5 6 9", "leaves: 3 , 5 ,6, 9 ,",
                                        "leaves:\n3 5\n6 9\n", "leaves:b=2:3,5 6,9"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        const PlycutResult result = leaves_search(specs[i]);
        cr_assert(result.value == 6 && result.leaves == 4, "%s", specs[i]);
    }
    cr_assert(leaves_search("leaves:.5,-2,0,1e2").value == 0); /* min(0.5, -2), min(0, 100) */
}

/* A list is a complete tree of b exactly if some power of b, from the first on, is its length. */
Test(game_leaves, refuses_other_lengths)
{
    char spec[TEXT];
    for (int b = 2; b <= 5; b++)
        for (int count = 1; count <= 140; count++) {
            PlycutGame game;
            PlycutError error = {0};
            bool fits = false;
            for (int d = 1; d <= 8; d++)
                fits |= power(b, d) == count;
            sprintf(spec, "leaves:b=%d:", b);
            list_append(spec, count);
            const bool made = plycut_game_parse(spec, &game, &error);
            cr_assert_eq(made, fits, "%d leaves, b=%d", count, b);
            if (made)
                plycut_game_release(&game);
            else
                cr_assert(strstr(error.text, "no complete tree") != NULL, "%s", error.text);
        }
}

Test(game_leaves, names_the_nearest_lengths)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_assert_not(plycut_game_parse("leaves:b=3:1,2,3,4,5", &game, &error));
    cr_assert(strstr(error.text, "3 or 9 would") != NULL, "%s", error.text);
}

/* ---- The other form ------------------------------------------------------------------------- */

static bool is_higher_power(int count)
{
    for (int b = 2; b < count; b++)
        for (int d = 2; power(b, d) <= count && d < 10; d++)
            if (power(b, d) == count)
                return true;
    return false;
}

/* As a file and as a spec; not with a member around it, and not if a leaf is a name. */
static void check_form(int count)
{
    char list[TEXT] = "[", spec[TEXT + 16], file[TEXT + 80];
    PlycutGame game;
    PlycutError error = {0};
    list_append(list, count);
    strcat(list, "]");
    sprintf(spec, "tree:%s", list);
    sprintf(file, "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":%s}", list);

    cr_assert(plycut_tree_read(list, strlen(list), "list", &game, &error));
    cr_assert_eq(game.other_form != NULL, is_higher_power(count), "%d", count);
    plycut_game_release(&game);
    game = game_of(spec);
    cr_assert_eq(game.other_form != NULL, is_higher_power(count), "%d", count);
    plycut_game_release(&game);
    cr_assert(plycut_tree_read(file, strlen(file), "file", &game, &error));
    cr_assert_null(game.other_form);
    plycut_game_release(&game);
}

Test(game_leaves, names_the_form_of_a_bare_list_that_could_be_one)
{
    for (int count = 1; count <= 260; count++)
        check_form(count);
    PlycutGame game = game_of("tree:{\"tree\":[\"x\",2,3,4]}");
    cr_assert_null(game.other_form);
    plycut_game_release(&game);
    game = game_of("tree:[[1,2],[3,4]]");
    cr_assert_null(game.other_form);
    plycut_game_release(&game);
}

/* It can be typed. */
Test(game_leaves, the_form_that_is_named_is_read)
{
    for (int count = 4; count <= 32; count++) {
        char spec[TEXT] = "tree:[";
        list_append(spec, count);
        strcat(spec, "]");
        PlycutGame game = game_of(spec);
        cr_assert_eq(game.other_form != NULL, is_higher_power(count));
        if (game.other_form != NULL)
            leaves_search(game.other_form);
        plycut_game_release(&game);
    }
}
