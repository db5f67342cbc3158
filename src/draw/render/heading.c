/* The title of a picture, and a caption for each tree that names the algorithm. */
#include <string.h>

#include "game/board_text.h"
#include "render/conventions.h"
#include "render/heading.h"
#include "render/legend.h"
#include "scene/label.h"
#include "scene/utf8.h"
#include "scene/shown.h"

enum {
    TITLE_HEIGHT = 40,
    TITLE_GAP = 4,
    TITLE_TYPE = 16,
    SMALL_TYPE = 12,
    TITLE_WIDTH = 900,
    LONG_TITLE = 32,
    SLACK = 12,
    START_DISCS = 4
};

/* A length in a heading: longer in a picture that is shrunk. */
static int sized(const Figure *figure, int points)
{
    return points * figure->heading / 100;
}

/* How wide a title or a caption may be, and what fits there of a text. */
static bool heading_fit(const Figure *figure, const char *text, int size, char *buffer,
                        size_t capacity)
{
    int paper = (figure->width - SLACK) * 20 / 21;
    const PlycutPaper *asked = &figure->picture->paper;
    int most = asked->slide       ? (int)(asked->width / figure->scale) - 2 * figure->pad - SLACK
               : asked->width > 0 ? paper
                                  : sized(figure, TITLE_WIDTH);
    return text_fit(text, most, size, true, buffer, capacity);
}

/* The room that text takes: bold type may be drawn a twentieth wider than it was measured. */
static int heading_width(const Figure *figure, const Heading *heading)
{
    int second_type = figure->picture->plain_labels ? heading->size : heading->small;
    int first = text_width(heading->text.text, heading->size, true);
    int second = text_width(heading->second.text, second_type, true);
    return (first > second ? first : second) * 21 / 20000 + SLACK;
}

/* ---- The title ------------------------------------------------------------------------------- */

/* Is the title a long transcript, which few would read above a picture? */
static bool is_transcript(const char *title, const PlycutTrace *trace)
{
    size_t game = strlen(trace->game);
    return trace->squares && strlen(title) > LONG_TITLE && strchr(title, ' ') == NULL &&
           strncmp(title, trace->game, game) == 0 && title[game] == ':';
}

/* The type of the title: smaller where that keeps it whole, or more of it, but larger than what is below it. */
static int title_type(const Figure *figure)
{
    const int least = sized(figure, SMALL_TYPE) + 1;
    int size = sized(figure, TITLE_TYPE);
    Worded tried;
    while (size > least &&
           !heading_fit(figure, figure->picture->title, size, tried.text, sizeof tried.text))
        size--;
    return size;
}

/* The title as it is drawn: "Othello after 22 moves" for a transcript (a game starts with four
 * discs). True: it is the whole title. */
static bool title_text(const Figure *figure, int size, char *text, size_t capacity)
{
    const PlycutTrace *trace = figure->scenes[0].view.trace;
    const char *title = figure->picture->title;
    if (!is_transcript(title, trace))
        return heading_fit(figure, title, size, text, capacity);
    const int moves = (int)board_text_pieces(trace->nodes[0].board) - START_DISCS;
    Worded line =
        worded(SAY_TITLE_OF_TRANSCRIPT, TERMS(TEXT(game, trace->game), COUNT(count, moves)));
    heading_fit(figure, line.text, size, text, capacity);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    return false;
}

/* ---- Captions -------------------------------------------------------------------------------- */

/* "Alpha-beta", "Alpha-beta, pass 2 of 4, depth 1", or "Alpha-beta, event 14" */
static Worded search_text(const PlycutTrace *trace)
{
    bool passes = trace->pass_count > 0, several = trace->pass_count > 1;
    bool moment = plycut_trace_is_moment(trace), begun = trace->event_count > 0;
    TextId say = moment && !begun   ? SAY_SEARCH_BEGINS
                 : moment && passes ? SAY_SEARCH_PASS_EVENT
                 : moment           ? SAY_SEARCH_EVENT
                 : several          ? SAY_SEARCH_PASS
                                    : SAY_SEARCH;
    return worded(say, TERMS(TEXT(algorithm, trace->options.algorithm->title),
                             TEXT(pass, passes ? shown_pass_text(trace).text : ""),
                             COUNT(event, begun ? trace->events[trace->event_count - 1].n : 0)));
}

/* "Alpha-beta, D in the window [3, ∞]", if only D and what is below it are drawn. */
static Worded part_text(const Scene *scene)
{
    const PlycutTrace *trace = scene->view.trace;
    const PlycutTraceNode *top = &trace->nodes[scene->view.top];
    const char *name = label_name(trace, scene->view.top);
    bool windowed = trace->options.algorithm->windowed && top->visited;
    char alpha[LABEL_TEXT] = "", beta[LABEL_TEXT] = "";
    if (scene->view.top == 0)
        return search_text(trace);
    if (windowed) {
        const Shown shown = shown_of(trace, top, PLYCUT_VALUES_MAX);
        label_marked(shown.alpha.value, shown.alpha_mark, alpha);
        label_marked(shown.beta.value, shown.beta_mark, beta);
    }
    return worded(windowed ? SAY_SEARCH_AT_WINDOW : SAY_SEARCH_AT,
                  TERMS(TEXT(search, search_text(trace).text),
                        TEXT(node, name[0] != '\0' && trace->stored ? name : top->path),
                        TEXT(alpha, alpha), TEXT(beta, beta)));
}

/* Are numbers in groups? Not in text for the terminal, which people copy. */
static bool groups_digits(const Figure *figure)
{
    return figure->columns != 0;
}

/* A picture draws a leaf once, however often it is visited. */
static uint64_t leaves_drawn(const Scene *scene)
{
    const PlycutTrace *trace = scene->view.trace;
    return scene->view.top != 0 || trace->options.algorithm->searches_again
               ? plycut_trace_leaves(trace, scene->view.top, true)
               : trace->result.leaves;
}

static uint64_t nodes_visited(const PlycutTrace *trace, uint32_t top)
{
    const PlycutTraceNode *node = &trace->nodes[top];
    uint64_t count = node->visited;
    for (uint32_t i = 0; i < node->child_count; i++)
        count += nodes_visited(trace, node->first_child + i);
    return count;
}

/* 0: not known. */
static uint64_t leaves_of_tree(const Scene *scene)
{
    const PlycutTrace *trace = scene->view.trace;
    return trace->tree_leaves == 0 ? 0 : plycut_trace_leaves(trace, scene->view.top, false);
}

/* "Alpha-beta: 12 of 29 leaves"; "NegaScout: 9 leaves, visited 11 times" */
static Worded caption_of_one(const Figure *figure, const Scene *scene)
{
    const uint64_t all = leaves_of_tree(scene), leaves = leaves_drawn(scene),
                   visits = scene->view.top != 0 ? leaves : scene->view.trace->result.leaves;
    const bool groups = groups_digits(figure);
    const TextId plain = all > 0 ? SAY_LEAVES_OF_TREE : SAY_LEAVES,
                 again = all > 0 ? SAY_LEAVES_OF_TREE_AGAIN : SAY_LEAVES_AGAIN;
    return worded(visits > leaves ? again : plain,
                  TERMS(TEXT(search, part_text(scene).text), GROUPED(leaves, leaves, groups),
                        GROUPED(all, all, groups), GROUPED(visits, visits, groups)));
}

/* "Alpha-beta: 12 leaves, 25 nodes; root max, ..."; conventions that all trees share are in the
 * legend. */
static Worded caption_of_several(const Figure *figure, const Scene *scene, bool conventions_shared)
{
    const PlycutTrace *trace = scene->view.trace;
    bool part = scene->view.top != 0;
    const bool groups = groups_digits(figure);
    return worded(
        conventions_shared ? SAY_LEAVES_NODES : SAY_LEAVES_NODES_RULES,
        TERMS(TEXT(search, part_text(scene).text),
              GROUPED(leaves, part ? leaves_drawn(scene) : trace->result.leaves, groups),
              GROUPED(nodes, part ? nodes_visited(trace, scene->view.top) : trace->result.nodes,
                      groups),
              TEXT(rules, conventions_text(trace).text)));
}

bool heading_shares_rules(const Figure *figure)
{
    const Worded first = conventions_text(figure->scenes[0].view.trace);
    bool shared = figure->count > 1;
    for (size_t i = 1; shared && i < figure->count; i++) {
        const Worded rules = conventions_text(figure->scenes[i].view.trace);
        shared = strcmp(rules.text, first.text) == 0;
    }
    return shared && !scenes_are_passes(figure->scenes, figure->count);
}

/* ---- All of it ------------------------------------------------------------------------------- */

/* A caption, as much of it as fits. True: all of it. */
static bool caption_fit(const Figure *figure, Worded *caption)
{
    Worded whole = *caption;
    return figure->picture->paper.width == 0 ||
           heading_fit(figure, whole.text, sized(figure, SMALL_TYPE), caption->text,
                       sizeof caption->text);
}

bool heading_title(const Figure *figure, Heading *heading)
{
    const bool one = figure->count == 1;
    const bool panels = figure->picture->panels != NULL;
    const bool captioned = (one || panels) && figure->picture->heading == PLYCUT_HEADING_ALL;
    const bool titled = figure->picture->title != NULL && figure->picture->title[0] != '\0';
    const bool frame = figure->picture->part == PLYCUT_PART_FRAME; /* it has a title of its own */
    if (frame || figure->picture->heading == PLYCUT_HEADING_NONE || (!captioned && !titled))
        return false;
    *heading = (Heading){.size = titled ? title_type(figure) : sized(figure, SMALL_TYPE),
                         .small = sized(figure, SMALL_TYPE),
                         .x = figure->width / 2,
                         .y = figure->scenes[0].top +
                              sized(figure, TITLE_HEIGHT / 2 + (figure_has_captions(figure)
                                                                    ? figure_caption_room(figure)
                                                                    : TITLE_GAP))};
    Worded *caption = titled ? &heading->second : &heading->text;
    if (captioned && !figure->picture->blank) {
        *caption = panels
                       ? worded(SAY_SEARCH,
                                TERMS(TEXT(algorithm, figure->traces[0]->options.algorithm->title)))
                       : caption_of_one(figure, &figure->scenes[0]);
        caption_fit(figure, caption);
    }
    if (titled && !title_text(figure, heading->size, heading->text.text, sizeof heading->text.text))
        heading->whole = figure->picture->title;
    heading->width = heading_width(figure, heading);
    heading->height =
        heading->second.text[0] != '\0' ? sized(figure, TITLE_HEIGHT) : heading->size * 2;
    return true;
}

/* Does the legend say the rules of all searches? Text has no legend, and no columns. */
static bool rules_are_below(const Figure *figure)
{
    const PlycutLegend legend = legend_asked(figure);
    return figure->columns > 0 && heading_shares_rules(figure) &&
           (legend == PLYCUT_LEGEND_ALL || legend == PLYCUT_LEGEND_COUNTS);
}

/* The two lines of a panel, as much of them as fits into its column. */
static void panel_caption(const Figure *figure, size_t tree, Heading *heading)
{
    enum { SMALLER = 2 };
    const Scene *scene = &figure->scenes[tree];
    const PlycutPanel *panel = &figure->picture->panels[tree];
    const int most = figure_panel_width(figure, tree);
    *heading = (Heading){.size = sized(figure, SMALL_TYPE),
                         .small = sized(figure, SMALL_TYPE - SMALLER),
                         .x = scene->right + scene->width / 2,
                         .y = scene->top + sized(figure, PANEL_HEIGHT) / 2,
                         .height = sized(figure, PANEL_HEIGHT)};
    text_fit(panel->head, most, heading->size, true, heading->text.text, sizeof heading->text.text);
    text_fit(panel->text, most, heading->small, false, heading->second.text,
             sizeof heading->second.text);
    if (heading->second.text[0] == '\0') /* first lines are at one height */
        heading->y += heading->small * 6 / 10;
    heading->width = heading_width(figure, heading);
}

void heading_caption(const Figure *figure, size_t tree, Heading *heading)
{
    if (figure->picture->panels != NULL) {
        panel_caption(figure, tree, heading);
        return;
    }
    const Scene *scene = &figure->scenes[tree];
    const bool row = figure->columns > 1;
    const bool shared = row || figure->picture->paper.slide || rules_are_below(figure) ||
                        scenes_are_passes(figure->scenes, figure->count);
    *heading = (Heading){.text = caption_of_several(figure, scene, shared),
                         .size = sized(figure, SMALL_TYPE),
                         .small = sized(figure, SMALL_TYPE),
                         .y = scene->top + sized(figure, CAPTION_HEIGHT) / 2,
                         .height = 2 * sized(figure, SMALL_TYPE)};
    if (!caption_fit(figure, &heading->text)) {
        heading->text = caption_of_several(figure, scene, true); /* which is shorter */
        caption_fit(figure, &heading->text);
    }
    heading->width = heading_width(figure, heading);
    heading->x = row ? scene->right + scene->width / 2 : heading->width / 2;
}

void heading_each(const Figure *figure, HeadingWrite *write, void *self)
{
    Heading heading;
    if (heading_title(figure, &heading))
        write(&heading, self);
    for (size_t i = 0; i < figure->count && figure_has_captions(figure); i++) {
        heading_caption(figure, i, &heading);
        write(&heading, self);
    }
}
