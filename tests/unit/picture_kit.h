/* picture_kit.h - traces of trees to draw, and their DOT text. */
#pragma once

#include <criterion/criterion.h>
#include <string.h>

#include <plycut/plycut.h>

static inline PlycutTrace kit_trace(const char *spec, const char *algorithm)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutTrace trace;
    PlycutGame game;
    if (plycut_is_game_spec(spec))
        cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
    else
        cr_assert(plycut_tree_read(spec, strlen(spec), "test", &game, &error), "%s", error.text);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
    options.expand_pruned = true;
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    plycut_game_release(&game);
    return trace;
}

/* The DOT text of traces; the caller frees it. */
static inline PlycutText kit_dot(const PlycutTrace *const *traces, size_t count,
                                 const PlycutPicture *picture)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutText text = {.bytes = NULL};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_dot(traces, count, picture, &out, &error), "%s", error.text);
    return text;
}

static inline size_t kit_count(const char *text, const char *word)
{
    size_t count = 0;
    for (const char *at = strstr(text, word); at != NULL; at = strstr(at + 1, word))
        count++;
    return count;
}

/* Knuth & Moore's tree of the digits of pi: 6 shallow and 4 deep cutoffs. */
#define KIT_PI                                                                                     \
    "[[[[3,1,4],[1,5,9],[2,6,5]],[[3,5,8],[9,7,9],[3,2,3]],[[8,4,6],[2,6,4],[3,3,8]]],"            \
    "[[[3,2,7],[9,5,0],[2,8,8]],[[4,1,9],[7,1,6],[9,3,9]],[[9,3,7],[5,1,0],[5,8,2]]],"             \
    "[[[0,9,7],[4,9,4],[4,5,9]],[[2,3,0],[7,8,1],[6,4,0]],[[6,2,8],[6,2,0],[8,9,9]]]]"
