/* The legend says what is true of the picture: what makes a cutoff shallow.
 */
#include "unit/picture_kit.h"

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
