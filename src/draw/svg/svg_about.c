/* The picture in words: its title, the tree in the short form, what each search found. */
#include <math.h>

#include "render/escape.h"
#include "render/heading.h"
#include "svg/svg.h"

#include <plycut/render.h>

enum { MOST_NODES = 400 }; /* of a tree whose text is written */

static void about_tree_write(const PlycutTrace *trace, PlycutOut *out)
{
    if (trace->node_count > MOST_NODES) {
        wording_write(out, SAY_ABOUT_LARGE, TERMS(COUNT(count, trace->node_count)));
        return;
    }
    wording_write(
        out,
        PLYCUT_BY_PLAYER(trace->nodes[0].player, SAY_ABOUT_MAX, SAY_ABOUT_MIN, SAY_ABOUT_CHANCE),
        NO_TERMS);
    tree_text_write(trace, out);
    plycut_out_text(out, ". ");
}

/* The names on the principal variation, without the root's. */
static void about_variation_write(const PlycutTrace *trace, PlycutOut *out)
{
    uint32_t n = 0, i = 0;
    while (i < trace->nodes[n].child_count) {
        uint32_t child = trace->nodes[n].first_child + i++;
        if (!trace->nodes[child].pv)
            continue;
        if (n != 0)
            plycut_out_text(out, ", ");
        plycut_out_text(out, trace->nodes[child].name);
        n = child;
        i = 0;
    }
}

/* Not of a moment: its caption says how far the search is. */
static void search_write(const PlycutTrace *trace, PlycutOut *out)
{
    const PlycutTraceNode *root = &trace->nodes[0];
    const PlycutResult *r = &trace->result;
    if (isnan(root->value) || plycut_trace_is_moment(trace))
        return;
    wording_write(out, trace->options.limits_cut ? SAY_ABOUT_SEARCH_LIMITS : SAY_ABOUT_SEARCH,
                  TERMS(TEXT(algorithm, trace->options.algorithm->title),
                        VALUE(value, root->value, root->type), COUNT(leaves, r->leaves),
                        COUNT(nodes, r->nodes), COUNT(shallow, r->cutoffs[PLYCUT_SHALLOW]),
                        COUNT(deep, r->cutoffs[PLYCUT_DEEP]),
                        COUNT(window, r->cutoffs[PLYCUT_WINDOW]),
                        COUNT(limit, r->cutoffs[PLYCUT_LIMIT])));
    if (!root->pv || root->child_count == 0)
        return;
    wording_write(out,
                  plycut_trace_best_is_proved(trace) ? SAY_ABOUT_VARIATION : SAY_ABOUT_UNPROVED,
                  NO_TERMS);
    about_variation_write(trace, out);
    plycut_out_text(out, ". ");
}

/* The description, not escaped yet. */
static void description_write(const Figure *figure, PlycutOut *out)
{
    about_tree_write(figure->scenes[0].view.trace, out);
    for (size_t i = 0; i < figure->count && !figure->picture->blank; i++)
        search_write(figure->scenes[i].view.trace, out);
}

static void alt_write(const Figure *figure, const void *self, PlycutOut *out)
{
    (void)self;
    description_write(figure, out);
    plycut_out_char(out, '\n');
}

bool plycut_render_alt(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    return figure_render(traces, count, picture, alt_write, NULL, out, error);
}

/* It is escaped as a whole: whatever a sentence, a name or an algorithm's title contains. */
static void svg_description(const Figure *figure, PlycutOut *out)
{
    PlycutText text = {0};
    PlycutOut plain;
    plycut_out_init(&plain, plycut_text_write, &text);
    description_write(figure, &plain);
    plycut_out_memory(out, plycut_out_flush(&plain));
    if (text.bytes != NULL)
        xml_write(out, text.bytes);
    plycut_text_free(&text);
}

/* Without a title the heading is the caption, which an exercise must not show. A picture that shows no heading has a name
 * all the same. */
void svg_about(const Figure *figure, PlycutOut *out)
{
    Heading title;
    const PlycutPicture *picture = figure->picture;
    const bool tells = heading_title(figure, &title) && (!picture->blank || picture->title != NULL);
    plycut_out_text(out, "<title id=\"plycut-title\">");
    xml_write(out, tells                    ? title.text.text
                   : picture->title != NULL ? picture->title
                                            : text_of(SAY_ABOUT_UNTITLED));
    plycut_out_text(out, "</title>\n<desc id=\"plycut-desc\">");
    svg_description(figure, out);
    plycut_out_text(out, "</desc>\n");
}
