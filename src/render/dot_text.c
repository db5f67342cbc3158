/* Title and captions in DOT: nodes that are nothing but text. */
#include <stdio.h>
#include <string.h>

#include "render/conventions.h"
#include "render/dot.h"
#include "scene/utf8.h"

enum {
    TITLE_HEIGHT = 40,
    TITLE_TYPE = 16,
    CAPTION_TYPE = 12,
    TITLE_WIDTH = 900,
    LONG_TITLE = 32,
    START_DISCS = 4
};

/* A line of text at the left edge, or over the middle; under dot it hangs over the tree below it.
 * whole: the text that it stands for, or NULL. */
static void text_node_write(const Dot *dot, const char *name, const char *text, const char *whole,
                            int size, int x, int y, bool centred)
{
    int width = text_width(text, size, true) * 21 / 20000 + 12;
    plycut_out_format(dot->out, "  %s [shape=plaintext, fontsize=%d, label=", name, size);
    if (dot->picture->plain_labels) {
        plycut_out_char(dot->out, '"');
        quoted_write(dot->out, text);
        plycut_out_char(dot->out, '"');
    } else {
        plycut_out_text(dot->out, "<<B>");
        html_write(dot->out, text);
        plycut_out_text(dot->out, "</B>>");
    }
    dot_inches(", width", width, dot->out);
    dot_inches(", height", size * 2, dot->out);
    dot_place(dot, centred ? x : x + width / 2, y);
    if (whole != NULL) {
        plycut_out_text(dot->out, ", tooltip=\"");
        quoted_write_short(dot->out, whole);
        plycut_out_char(dot->out, '"');
    }
    plycut_out_text(dot->out, "];\n");
}

static int discs_of(const char *board)
{
    int count = 0;
    for (; *board != '\0'; board++)
        count += *board == 'X' || *board == 'O';
    return count;
}

/* Is a title a long specification of a position: a transcript, which nobody reads over a picture?
 */
static bool is_transcript(const char *title, const PlycutTrace *trace)
{
    size_t game = strlen(trace->game);
    return trace->nodes[0].board != NULL && strlen(title) > LONG_TITLE &&
           strchr(title, ' ') == NULL && strncmp(title, trace->game, game) == 0 &&
           title[game] == ':';
}

/* The title as it is drawn: "Othello after 22 moves" for a transcript. Four discs stand there at
 * the start. True where nothing was left out. */
static bool title_text(const Dot *dot, char *text, size_t capacity)
{
    const PlycutTrace *trace = dot->scenes[0].view.trace;
    const char *title = dot->picture->title;
    if (!is_transcript(title, trace))
        return text_fit(title, TITLE_WIDTH, TITLE_TYPE, true, text, capacity);
    snprintf(text, capacity, "%s after %d moves", trace->game,
             discs_of(trace->nodes[0].board) - START_DISCS);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    return false;
}

void dot_title(const Dot *dot, int width)
{
    char text[1024];
    if (dot->picture->title == NULL || dot->picture->title[0] == '\0')
        return;
    const char *whole = title_text(dot, text, sizeof text) ? NULL : dot->picture->title;
    int y = dot->scenes[0].top + TITLE_HEIGHT / 2 + (dot->count > 1 ? CAPTION_HEIGHT : 0);
    plycut_out_text(dot->out, "\n");
    text_node_write(dot, "title", text, whole, TITLE_TYPE, width / 2, y, true);
    if (dot->picture->layout == PLYCUT_LAYOUT_DOT)
        plycut_out_format(dot->out, "  title -> %s0 [style=invis];\n",
                          dot->count > 1 ? "caption" : "n");
}

/* A caption as it is written; what does not fit is left out. */
typedef struct Caption {
    char text[512];
    size_t length;
} Caption;

static bool caption_take(void *self, const char *bytes, size_t n)
{
    Caption *caption = self;
    size_t room = sizeof caption->text - 1 - caption->length;
    memcpy(caption->text + caption->length, bytes, n < room ? n : room);
    caption->length += n < room ? n : room;
    return true;
}

/* Conventions that are those of all trees stand in the legend. */
static Caption caption_of(const PlycutTrace *trace, bool conventions_told)
{
    const PlycutResult *r = &trace->result;
    Conventions conventions = conventions_of_trace(trace);
    Caption caption = {.length = 0};
    PlycutOut out;
    plycut_out_init(&out, caption_take, &caption);
    plycut_out_text(&out, trace->options.algorithm->title);
    if (trace->pass_count > 1) {
        plycut_out_text(&out, ", ");
        shown_pass_write(trace, true, &out);
    }
    plycut_out_format(&out, ": %llu leaves, %llu nodes", (unsigned long long)r->leaves,
                      (unsigned long long)r->nodes);
    if (!conventions_told) {
        plycut_out_text(&out, "; ");
        conventions_write(&conventions, true, text_write, &out);
    }
    plycut_out_flush(&out);
    return caption;
}

/* Stacked trees say whose they are. Under dot an unseen edge keeps each below the last one. */
void dot_captions(const Dot *dot)
{
    bool passes = scenes_are_passes(dot->scenes, dot->count);
    for (size_t i = 0; i < dot->count && dot->count > 1; i++) {
        const Scene *scene = &dot->scenes[i];
        char name[32] = "caption";
        Caption caption = caption_of(scene->view.trace, passes);
        int length = 7;
        for (size_t digits = i; length == 7 || digits > 0; digits /= 10)
            name[length++] = (char)('0' + digits % 10);
        name[length] = '\0';
        text_node_write(dot, name, caption.text, NULL, CAPTION_TYPE, 0,
                        scene->top + CAPTION_HEIGHT / 2, false);
        if (dot->picture->layout != PLYCUT_LAYOUT_DOT)
            continue;
        plycut_out_format(dot->out, "  %s -> n%u [style=invis, weight=0];\n", name, scene->first);
        if (i > 0)
            plycut_out_format(dot->out, "  n%u -> %s [style=invis, weight=0];\n", scene->first - 1,
                              name);
    }
}
