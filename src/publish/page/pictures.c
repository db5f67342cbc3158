/* The pictures of a page: the tree of each search, laid out like a moment, so that its shape reveals nothing. The page's
 * script takes a picture of the moment before the search, which has nothing that happens later; readers without
 * JavaScript see the end of the search. */
#include "page/moments.h"

#include "render/escape.h"
#include "svg/svg.h"

#include <plycut/render.h>

enum {
    PAD = 10,         /* points around the tree */
    MOST_NODES = 5000 /* that are drawn: a browser still shows a step without delay */
};

/* The class `turns`: inner nodes get the numbers of their visits; `full`: those that are folded, too. */
static void svg_write(const Figure *figure, PlycutOut *out)
{
    const Scene *scene = figure->scenes;
    const bool turns = scene_has_turns(scene) && scene->detail < PLYCUT_DETAIL_TINY;
    plycut_out_format(out, "<svg class=\"plycut%s%s\" role=\"img\" aria-label=\"",
                      turns ? " turns" : "", scene->detail == PLYCUT_DETAIL_FULL ? " full" : "");
    xml_write(out, scene->view.trace->options.algorithm->title);
    plycut_out_text(out, "\" ");
    svg_view_box(-PAD, scene->top + PAD, scene->width + 2 * PAD,
                 scene->top - scene->bottom + 2 * PAD, out);
    plycut_out_text(out, ">\n");
    svg_trees(figure, out);
    plycut_out_text(out, "</svg>\n");
}

static bool page_moment(const PlycutTrace *trace, bool solved, PlycutTrace *moment,
                        PlycutError *error)
{
    return solved ? plycut_trace_solved(trace, moment, error)
                  : plycut_trace_until(trace, 0, moment, error);
}

static bool page_picture_write(const Page *page, const PlycutTrace *trace, bool solved,
                               PlycutOut *out)
{
    Arena arena = {0};
    PlycutTrace moment;
    PlycutPicture picture = *page->picture;
    picture.title = NULL;
    picture.names = picture.scrolls = true;
    if (picture.draw_nodes == 0)
        picture.draw_nodes = MOST_NODES;
    if (!page_moment(trace, solved, &moment, page->error))
        return false;
    Figure figure = {.traces = (const PlycutTrace *[]){&moment}, .count = 1, .picture = &picture};
    bool made = figure_make(&figure, &arena, page->error);
    if (made)
        svg_write(&figure, out);
    arena_release(&arena);
    plycut_trace_free(&moment);
    return made;
}

/* The search whose picture all those of tree `i` share: one with windows, if there is one. What others lack stays empty. */
static const PlycutTrace *picture_trace(const Moments *moments, size_t i)
{
    for (size_t k = i; k < moments->count; k++)
        if (moments_same_tree(moments, k) == i && moments->traces[k]->options.algorithm->windowed)
            return moments->traces[k];
    return moments->traces[i];
}

static bool page_pictures(const Page *page, bool solved, PlycutOut *out)
{
    const Moments *moments = page->moments;
    for (size_t i = 0; i < moments->count; i++) {
        if (moments_same_tree(moments, i) != i)
            continue;
        plycut_out_text(out, "<figure>\n");
        if (!page_picture_write(page, picture_trace(moments, i), solved, out))
            return false;
        plycut_out_text(out, "</figure>\n");
    }
    return true;
}

bool page_unsolved(const Page *page, PlycutOut *out)
{
    return page_pictures(page, false, out);
}

bool page_solved(const Page *page, PlycutOut *out)
{
    return page_pictures(page, true, out);
}
