/* feedback_page.c - what a page of feedback shows besides texts: the search of the sheet beside the right one, with the node marked
 * at which they part, and a link to practise on a tree of the same kind. */
#include "cli/check/check.h"
#include "cli/commands.h"
#include "say/say.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Pictures -------------------------------------------------------------------------------- */

/* A picture inside the page, as the address of an image: its ids cannot meet those of others. mark: the path of the node to be
 * marked, or NULL. */
static void image_put(PlycutOut *out, const char *svg, size_t length, const char *mark)
{
    static const char MARKED[] = "stroke:%23B3261E;stroke-width:4;stroke-dasharray:none";
    const char *body = memchr(svg, '>', length);
    plycut_out_text(out, "<img alt=\"\" src=\"data:image/svg+xml,");
    for (size_t i = 0; i < length; i++) {
        if (strchr("<>#%\"&'\n{}", svg[i]) != NULL)
            plycut_out_format(out, "%%%02X", (unsigned char)svg[i]);
        else
            plycut_out_char(out, svg[i]);
        if (svg + i == body && mark != NULL) {
            plycut_out_text(out, "%3Cstyle%3E[id=%27n");
            plycut_out_text(out, mark);
            plycut_out_format(out, "%%27]%%3Epath%%7B%s%%7D%%3C/style%%3E", MARKED);
        }
    }
    plycut_out_text(out, "\">");
}

/* Wide pictures stand below each other. */
#define WIDE_SHARE 0.7

static double width_of(const char *svg)
{
    const char *width = strstr(svg, " width=\"");
    return width != NULL ? strtod(width + strlen(" width=\""), NULL) : 0;
}

bool figure_put(const PlycutTrace *trace, Saying caption, const char *at, const char *node,
                PlycutOut *out, PlycutError *error)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutText svg = {0};
    PlycutOut drawn;
    picture.legend = PLYCUT_LEGEND_NONE;
    picture.heading = PLYCUT_HEADING_NONE;
    plycut_out_init(&drawn, plycut_text_write, &svg);
    const bool made = plycut_render_svg(&trace, 1, &picture, &drawn, error) &&
                      (plycut_out_flush(&drawn) || plycut_no_memory(error));
    if (made) {
        plycut_out_format(out, "<figure style=\"flex-basis: %.0fpx\"><figcaption>",
                          WIDE_SHARE * width_of(svg.bytes));
        say(out, caption, NO_TERMS);
        plycut_out_text(out, at != NULL ? ": <span class=\"mark\">" : "");
        plycut_html_text(out, at != NULL ? at : "");
        plycut_out_text(out, at != NULL ? "</span></figcaption>" : "</figcaption>");
        image_put(out, svg.bytes, svg.length, node);
        plycut_out_text(out, "</figure>\n");
    }
    plycut_text_free(&svg);
    return made;
}

/* ---- Searches -------------------------------------------------------------------------------- */

/* The search with the mistake that the grade names. False: it is not one of the search, or several explain the sheet. */
static bool mistaken_in(const PlycutGrade *grade, PlycutAlgorithm *mistaken)
{
    for (size_t i = 0; grade->mistake_count == 1 && i < plycut_mistaken_count(); i++)
        if (strcmp(plycut_mistaken(i)->name, grade->mistakes[0].name) == 0) {
            *mistaken = plycut_mistaken_in(grade->stated.algorithm, i);
            return true;
        }
    return false;
}

/* What the student's search looks like: the whole search with the mistake; otherwise the right one, until the moment at which the
 * sheet departs from it. */
static bool draw_theirs(const PlycutGame *game, const PlycutGrade *grade, const PlycutTrace *right,
                        PlycutOut *out, PlycutError *error)
{
    PlycutAlgorithm mistaken;
    PlycutTrace theirs = {0};
    PlycutSearchOptions options = grade->stated;
    const bool named = mistaken_in(grade, &mistaken);
    size_t count = 0;
    options.algorithm = named ? &mistaken : options.algorithm;
    while (count < right->event_count && right->events[count].n < grade->divergence.event)
        count++;
    bool done = named ? plycut_trace_record(game, &options, &theirs, error)
                      : plycut_trace_until(right, count, &theirs, error);
    done = done && figure_put(&theirs, named ? SAY_FIGURE_MISTAKEN : SAY_FIGURE_UNTIL,
                              grade->divergence.at, grade->divergence.node, out, error);
    plycut_trace_free(&theirs);
    return done;
}

/* A picture of a larger tree would be folded, and show little. */
static bool is_drawable(const FeedbackPage *page, const PlycutGrade *grade)
{
    return page->game != NULL && grade->divergence.event > 0 && !grade->divergence.shortened &&
           grade->divergence.node[0] != '\0';
}

static bool figures_put(void *self, const PlycutGrade *grade, PlycutOut *out)
{
    enum { DRAWN_NODES = 150 };
    FeedbackPage *page = self;
    PlycutTrace right = {0};
    if (!is_drawable(page, grade))
        return true;
    PlycutGame game = *page->game;
    if (grade->root != game.root.player)
        plycut_game_set_root(&game, grade->root);
    bool done = plycut_trace_record(&game, &grade->stated, &right, page->error);
    if (done && right.node_count <= DRAWN_NODES) {
        plycut_out_text(out, "<div class=\"figures\">\n");
        done = draw_theirs(&game, grade, &right, out, page->error) &&
               figure_put(&right, SAY_FIGURE_RIGHT, NULL, NULL, out, page->error);
        plycut_out_text(out, "</div>\n");
    }
    plycut_trace_free(&right);
    return done;
}

/* ---- Practice -------------------------------------------------------------------------------- */

/* A random tree like this one: so many children, so deep, with values in this range. False: it has no such tree. */
static bool spec_like(const PlycutTrace *trace, char *spec, size_t size)
{
    double low = 0, high = 0;
    uint32_t inner = 0, children = 0, leaves = 0;
    int depth = 0;
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        int ply = 0;
        for (uint32_t above = n; trace->nodes[above].parent != PLYCUT_NO_NODE; ply++)
            above = trace->nodes[above].parent;
        depth = ply > depth ? ply : depth;
        inner += !node->leaf;
        children += node->leaf ? 0 : node->child_count;
        if (node->leaf) {
            low = leaves == 0 || node->value < low ? node->value : low;
            high = leaves == 0 || node->value > high ? node->value : high;
            leaves++;
        }
    }
    if (inner == 0 || high <= low || high - low > 1e6)
        return false;
    snprintf(spec, size, "random:b=%u,d=%d,values=%.0f..%.0f", (children + inner / 2) / inner,
             depth, low, high);
    return true;
}

static bool end_put(void *self, const PlycutGrade *grade, PlycutOut *out)
{
    FeedbackPage *page = self;
    PlycutTrace tree = {0};
    PlycutSearchOptions whole = grade->stated;
    char spec[128];
    if (page->link == NULL || page->game == NULL || grade->problem[0] != '\0')
        return true;
    whole.algorithm = plycut_algorithm_full();
    const bool done = plycut_trace_record(page->game, &whole, &tree, page->error);
    if (done && spec_like(&tree, spec, sizeof spec)) {
        tree.options = grade->stated;
        tree.spec = spec;
        tree.depth_asked = -1;
        plycut_out_text(out, "<a class=\"practise\" href=\"");
        practice_link_put(out, page->link, spec, &tree, page->questions);
        plycut_out_text(out, "\">");
        say(out, SAY_PRACTISE, NO_TERMS);
        plycut_out_text(out, "</a>\n");
    }
    plycut_trace_free(&tree);
    return done;
}

bool feedback_page_write(FeedbackPage *page, const PlycutGrades *grades, size_t from,
                         const PlycutReport *report, PlycutOut *out)
{
    const PlycutFeedbackExtras extras = {figures_put, end_put, page};
    return plycut_feedback_html(grades, from, report, &extras, out) ||
           page->error->code != PLYCUT_OK || plycut_no_memory(page->error);
}
