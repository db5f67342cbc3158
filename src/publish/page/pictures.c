/* The pictures of a page: the tree of each search, laid out like a moment, so that its shape reveals nothing. It
 * shows the end of the search; the page's script goes back to the beginning. */
#include "page/moments.h"

#include "render/escape.h"
#include "svg/svg.h"

#include <plycut/render.h>

enum {
    PAD = 10,         /* points around the tree */
    MOST_NODES = 5000 /* that are drawn: a browser still shows a step without delay */
};

/* Do not veil the boards that are never visited: at the beginning of the search, that would reveal them. */
static bool solved_take(const PlycutTrace *trace, PlycutTrace *moment, PlycutError *error)
{
    if (!plycut_trace_solved(trace, moment, error))
        return false;
    for (uint32_t n = 0; n < trace->node_count; n++)
        moment->nodes[n].ahead = !trace->nodes[n].visited;
    return true;
}

static void svg_write(const Figure *figure, PlycutOut *out)
{
    const Scene *scene = figure->scenes;
    plycut_out_text(out, "<svg class=\"plycut\" role=\"img\" aria-label=\"");
    xml_write(out, scene->view.trace->options.algorithm->title);
    plycut_out_text(out, "\" ");
    svg_view_box(-PAD, scene->top + PAD, scene->width + 2 * PAD,
                 scene->top - scene->bottom + 2 * PAD, out);
    plycut_out_text(out, ">\n");
    svg_trees(figure, out);
    plycut_out_text(out, "</svg>\n");
}

static bool page_picture_write(const Page *page, const PlycutTrace *trace, PlycutOut *out)
{
    Arena arena = {0};
    PlycutTrace moment;
    PlycutPicture picture = *page->picture;
    picture.title = NULL;
    picture.names = picture.scrolls = true;
    if (picture.draw_nodes == 0)
        picture.draw_nodes = MOST_NODES;
    if (!solved_take(trace, &moment, page->error))
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

bool page_pictures(const Page *page, PlycutOut *out)
{
    const Moments *moments = page->moments;
    for (size_t i = 0; i < moments->count; i++) {
        if (moments_same_tree(moments, i) != i)
            continue;
        plycut_out_text(out, "<figure class=\"solved\">\n");
        if (!page_picture_write(page, picture_trace(moments, i), out))
            return false;
        plycut_out_text(out, "</figure>\n");
    }
    return true;
}
