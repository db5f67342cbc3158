/* The title, and a caption above each tree that names the algorithm: DOT nodes of text alone. */
#include <stdio.h>
#include <string.h>

#include "render/conventions.h"
#include "render/dot.h"
#include "scene/utf8.h"
#include "scene/wording.h"

enum {
    TITLE_HEIGHT = 40,
    TITLE_GAP = 4,
    TITLE_TYPE = 16,
    CAPTION_TYPE = 12,
    TITLE_WIDTH = 900,
    LONG_TITLE = 32,
    START_DISCS = 4
};

/* A node of text, at the left edge or centred. */
typedef struct TextNode {
    const char *name, *text;
    const char *second; /* a smaller line below the text, or NULL */
    const char *whole;  /* the text in full if this one is shortened, otherwise NULL */
    int size, x, y;
    bool centred;
} TextNode;

static void plain_text(const TextNode *node, PlycutOut *out)
{
    plycut_out_char(out, '"');
    quoted_write(out, node->text);
    if (node->second != NULL) {
        plycut_out_text(out, node->text[0] != '\0' ? "\\n" : "");
        quoted_write(out, node->second);
    }
    plycut_out_char(out, '"');
}

static void html_text(const TextNode *node, PlycutOut *out)
{
    plycut_out_text(out, "<<B>");
    html_write(out, node->text);
    plycut_out_text(out, "</B>");
    if (node->second != NULL) {
        plycut_out_format(out, "<BR/><FONT POINT-SIZE=\"%d\">", CAPTION_TYPE);
        html_write(out, node->second);
        plycut_out_text(out, "</FONT>");
    }
    plycut_out_char(out, '>');
}

static int node_width(const TextNode *node, bool plain)
{
    int second_type = plain ? node->size : CAPTION_TYPE;
    int first = text_width(node->text, node->size, true);
    int second = node->second == NULL ? 0 : text_width(node->second, second_type, true);
    return (first > second ? first : second) * 21 / 20000 + 12;
}

static void text_node_write(const Dot *dot, const TextNode *node)
{
    int width = node_width(node, dot->picture->plain_labels);
    plycut_out_format(dot->out, "  %s [shape=plaintext, fontsize=%d, label=", node->name,
                      node->size);
    (dot->picture->plain_labels ? plain_text : html_text)(node, dot->out);
    dot_inches(", width", width, dot->out);
    dot_inches(", height", node->second != NULL ? TITLE_HEIGHT : node->size * 2, dot->out);
    dot_place(dot, node->centred ? node->x : node->x + width / 2, node->y);
    if (node->whole != NULL) {
        plycut_out_text(dot->out, ", tooltip=\"");
        quoted_write_short(dot->out, node->whole);
        plycut_out_char(dot->out, '"');
    }
    plycut_out_text(dot->out, "];\n");
}

/* ---- The title ------------------------------------------------------------------------------- */

static int discs_of(const char *board)
{
    int count = 0;
    for (; *board != '\0'; board++)
        count += *board == 'X' || *board == 'O';
    return count;
}

/* Is the title a long transcript, which nobody reads over a picture? */
static bool is_transcript(const char *title, const PlycutTrace *trace)
{
    size_t game = strlen(trace->game);
    return trace->nodes[0].board != NULL && strlen(title) > LONG_TITLE &&
           strchr(title, ' ') == NULL && strncmp(title, trace->game, game) == 0 &&
           title[game] == ':';
}

/* The title as it is drawn: "Othello after 22 moves" for a transcript (a game starts with four
 * discs). True if it is the whole title. */
static bool title_text(const Dot *dot, char *text, size_t capacity)
{
    const PlycutTrace *trace = dot->scenes[0].view.trace;
    const char *title = dot->picture->title;
    if (!is_transcript(title, trace))
        return text_fit(title, TITLE_WIDTH, TITLE_TYPE, true, text, capacity);
    int moves = discs_of(trace->nodes[0].board) - START_DISCS;
    Worded line =
        worded(SAY_TITLE_OF_TRANSCRIPT, TERMS(TEXT(game, trace->game), COUNT(count, moves)));
    text_fit(line.text, TITLE_WIDTH, TITLE_TYPE, true, text, capacity);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    return false;
}

/* ---- Captions -------------------------------------------------------------------------------- */

/* "Alpha-beta", or "Alpha-beta, pass 2 of 4, depth 1" */
static Worded search_text(const PlycutTrace *trace)
{
    bool several = trace->pass_count > 1;
    return worded(several ? SAY_SEARCH_PASS : SAY_SEARCH,
                  TERMS(TEXT(algorithm, trace->options.algorithm->title),
                        TEXT(pass, several ? shown_pass_text(trace).text : "")));
}

/* A picture draws a leaf once, however often it is visited. */
static uint64_t leaves_drawn(const PlycutTrace *trace)
{
    return trace->options.algorithm->searches_again ? plycut_trace_leaves(trace, 0, true)
                                                    : trace->result.leaves;
}

/* "Alpha-beta: 12 of 29 leaves" */
static Worded caption_of_one(const PlycutTrace *trace)
{
    return worded(trace->tree_leaves > 0 ? SAY_LEAVES_OF_TREE : SAY_LEAVES,
                  TERMS(TEXT(search, search_text(trace).text), COUNT(leaves, leaves_drawn(trace)),
                        COUNT(all, trace->tree_leaves)));
}

/* "Alpha-beta: 12 leaves, 25 nodes; root max, ..."; conventions that all trees share stand in the
 * legend. */
static Worded caption_of_several(const PlycutTrace *trace, bool conventions_shared)
{
    return worded(conventions_shared ? SAY_LEAVES_NODES : SAY_LEAVES_NODES_RULES,
                  TERMS(TEXT(search, search_text(trace).text), COUNT(leaves, trace->result.leaves),
                        COUNT(nodes, trace->result.nodes),
                        TEXT(rules, conventions_text(trace).text)));
}

/* Under dot an invisible edge keeps a caption above its tree, and below the tree before. */
static void caption_edges_write(const Dot *dot, size_t i)
{
    uint32_t first = dot->scenes[i].first;
    plycut_out_format(dot->out, "  caption%zu -> n%u [style=invis, weight=0];\n", i, first);
    if (i > 0)
        plycut_out_format(dot->out, "  n%u -> caption%zu [style=invis, weight=0];\n", first - 1, i);
}

/* ---- All of it ------------------------------------------------------------------------------- */

/* The title; of a picture of one tree with that tree's caption below it. */
void dot_title(const Dot *dot, int width)
{
    char text[1024] = "";
    bool one = dot->count == 1, titled = dot->picture->title != NULL && dot->picture->title[0];
    bool whole = !titled || title_text(dot, text, sizeof text);
    Worded caption = caption_of_one(dot->scenes[0].view.trace);
    if (!one && !titled)
        return;
    plycut_out_text(dot->out, "\n");
    text_node_write(dot, &(TextNode){.name = "title",
                                     .text = titled ? text : caption.text,
                                     .second = one && titled ? caption.text : NULL,
                                     .whole = whole ? NULL : dot->picture->title,
                                     .size = titled ? TITLE_TYPE : CAPTION_TYPE,
                                     .x = width / 2,
                                     .y = dot->scenes[0].top + TITLE_HEIGHT / 2 +
                                          (one ? TITLE_GAP : CAPTION_HEIGHT),
                                     .centred = true});
    if (dot->picture->layout == PLYCUT_LAYOUT_DOT)
        plycut_out_format(dot->out, "  title -> %s0 [style=invis];\n", one ? "n" : "caption");
}

void dot_captions(const Dot *dot)
{
    bool passes = scenes_are_passes(dot->scenes, dot->count);
    for (size_t i = 0; i < dot->count && dot->count > 1; i++) {
        const Scene *scene = &dot->scenes[i];
        Worded caption = caption_of_several(scene->view.trace, passes);
        char name[32];
        (void)snprintf(name, sizeof name, "caption%zu", i);
        text_node_write(dot, &(TextNode){.name = name,
                                         .text = caption.text,
                                         .size = CAPTION_TYPE,
                                         .y = scene->top + CAPTION_HEIGHT / 2});
        if (dot->picture->layout == PLYCUT_LAYOUT_DOT)
            caption_edges_write(dot, i);
    }
}
