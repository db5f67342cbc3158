/* The legend says what is true of the picture: which arrows are drawn, what makes a cutoff shallow.
 */
#include "layout/layout.h"
#include "unit/render_kit.h"

#include "render/legend.h"
#include "layout/edge_labels.h"

/* What the legend says of the cause arrows; "" if it has no such row. */
static Worded cause_words(Scene *scene, Causes *causes, const PlycutPicture *picture)
{
    Figure figure = {.picture = picture, .scenes = scene, .causes = causes, .count = 1};
    Legend legend;
    legend_make(&figure, &legend);
    for (int i = 0; i < legend.row_count; i++)
        if (legend.rows[i].mark == MARK_CAUSE)
            return legend.rows[i].meaning;
    return (Worded){.text = ""};
}

/* A label on an edge is widened until the arrow next to that edge finds no way around it. */
Test(render_legend, an_arrow_without_a_way_is_left_out_and_the_legend_says_so)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace trace = kit_trace(KIT_PI, "alpha-beta");
    PlycutError error = {.code = PLYCUT_OK};
    Arena arena = {.blocks = NULL};
    Scene scene;
    Causes causes;
    cr_assert(scene_make(&trace, &picture, PLYCUT_DETAIL_FULL, &scene, &arena, &error));
    cr_assert(causes_make(&scene, &causes, &arena));
    causes_settle(&scene, &causes);
    int all = causes.count;
    cr_expect_gt(all, 1);
    cr_expect_not(causes.crowded);
    cr_expect_str_eq(cause_words(&scene, &causes, &picture).text, "to the owner of that bound");

    Drawn *from = &scene.view.drawn[causes.items[0].from];
    const Drawn *above = &scene.view.drawn[from->parent];
    for (int width = 20; !causes.crowded && width < 2 * scene.width; width += 20) {
        from->label = (EdgeLabel){.width = width, .x = from->x, .y = (from->y + above->y) / 2};
        causes_settle(&scene, &causes);
    }
    cr_expect(causes.crowded);
    cr_expect_lt(causes.count, all);
    cr_expect_str_eq(cause_words(&scene, &causes, &picture).text,
                     "to the owner of that bound (not all)");
    arena_release(&arena);
    plycut_trace_free(&trace);
}

static void expect_words(const char *tree, const char *shallow)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace trace = kit_trace(tree, "alpha-beta");
    const PlycutTrace *pointer = &trace;
    PlycutText dot = kit_dot(&pointer, 1, &picture);
    cr_expect_not_null(strstr(dot.bytes, shallow), "%s: no %s", tree, shallow);
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* If one player moves twice, the owner of a shallow cutoff's bound need not be the parent. */
Test(render_legend, what_makes_a_cutoff_shallow)
{
    expect_words(KIT_PI, ">shallow cutoff (bound of the parent)<");
    expect_words(KIT_PI, ">deep cutoff (bound of a higher ancestor)<");
    static const char twice[] =
        "{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"max\",\"tree\":{\"children\":["
        "5,{\"player\":\"max\",\"children\":[[3,9],[7,8]]}]}}";
    expect_words(twice, ">shallow cutoff (one change of player up to the bound's owner)<");
}
