/* The page: its template with each {place} filled. It is one file and loads nothing else; its policy allows only its
 * own scripts. */
#include "base/template.h"
#include "page/assets.h"
#include "page/moments.h"
#include "render/escape.h"

#include <plycut/render.h>
#include <string.h>

/* ---- Text in HTML ---------------------------------------------------------------------------- */

/* Write a character of a sentence: tabs are kept, and a line break becomes `line_break`. */
static void put_letter(char letter, const char *line_break, PlycutOut *out)
{
    if (letter == '&')
        plycut_out_text(out, "&amp;");
    else if (letter == '<')
        plycut_out_text(out, "&lt;");
    else if (letter == '\n')
        plycut_out_text(out, line_break);
    else
        plycut_out_char(out, letter);
}

/* JSON inside a script element: only texts hold '<', which may not end the element. */
static bool page_json_write(void *self, const char *bytes, size_t n)
{
    PlycutOut *out = self;
    for (size_t i = 0; i < n; i++)
        if (bytes[i] == '<')
            plycut_out_text(out, "\\u003c");
        else
            plycut_out_char(out, bytes[i]);
    return !out->failed;
}

/* ---- The parts ------------------------------------------------------------------------------- */

static bool put_title(const Page *page, PlycutOut *out)
{
    PlycutText text = {0};
    PlycutOut title;
    plycut_out_init(&title, plycut_text_write, &text);
    if (page->moments->title != NULL)
        plycut_out_text(&title, page->moments->title);
    else
        (void)plycut_tree_title(page->moments->traces[0], &title);
    const bool written = plycut_out_flush(&title);
    xml_write(out, written ? text.bytes : "");
    plycut_text_free(&text);
    return written;
}

static const char *page_source(const Page *page)
{
    const char *source = page->moments->traces[0]->source;
    return source != NULL ? source : "";
}

static const char *page_classes(const Page *page)
{
    static const char *const classes[2][2] = {{"colour", "colour embed"}, {"mono", "mono embed"}};
    return classes[page->picture->style == PLYCUT_STYLE_MONO][page->picture->embed];
}

static bool put_moments(const Page *page, PlycutOut *out)
{
    PlycutOut json;
    plycut_out_init(&json, page_json_write, out);
    moments_write(page->moments, &json);
    return plycut_out_flush(&json);
}

/* A line for each event; the lines that continue it begin with a tab. */
static void put_events(const PlycutSentences *sentences, PlycutOut *out)
{
    for (size_t i = 0; i < sentences->count; i++) {
        for (const char *text = sentences->events[i]; *text != '\0'; text++)
            put_letter(*text, "\n\t", out);
        plycut_out_char(out, '\n');
    }
}

static void put_block(const char *name, const char *text, PlycutOut *out)
{
    plycut_out_format(out, "<pre class=\"%s\">", name);
    for (; *text != '\0'; text++)
        put_letter(*text, "\n", out);
    plycut_out_text(out, "</pre>\n");
}

static bool put_explanations(const Page *page, PlycutOut *out)
{
    for (size_t i = 0; i < page->moments->count; i++) {
        plycut_out_text(out, "<section class=\"explanation\"><h2>");
        xml_write(out, page->moments->traces[i]->options.algorithm->title);
        plycut_out_text(out, "</h2>\n");
        put_block("header", page->moments->sentences[i].header, out);
        plycut_out_text(out, "<pre class=\"events\">\n"); /* HTML drops the first line break */
        put_events(&page->moments->sentences[i], out);
        plycut_out_text(out, "</pre>\n");
        put_block("summary", page->moments->sentences[i].summary, out);
        plycut_out_text(out, "</section>\n");
    }
    return true;
}

/* ---- The template ---------------------------------------------------------------------------- */

/* Each place of the template: markup, text to be escaped, or what a function writes. */
static void place_write(const void *self, PlycutOut *out, const Placeholder *place)
{
    const Page *page = self;
    const struct {
        const char *name, *markup, *text;
        bool (*put)(const Page *page, PlycutOut *out);
    } places[] = {
        {"title", .put = put_title},
        {"source", .text = page_source(page)},
        {"classes", .markup = page_classes(page)},
        {"generator", .markup = "plycut " PLYCUT_VERSION},
        {"style", .markup = page_style},
        {"style_hash", .markup = page_style_hash},
        {"script", .markup = page_script},
        {"script_hash", .markup = page_script_hash},
        {"pictures", .put = page_unsolved},
        {"solved", .put = page_solved},
        {"explanations", .put = put_explanations},
        {"moments", .put = put_moments},
    };
    size_t i = 0;
    while (!placeholder_is(place, places[i].name))
        i++;
    if (places[i].put != NULL)
        plycut_out_memory(out, places[i].put(page, out));
    else if (places[i].text != NULL)
        xml_write(out, places[i].text);
    else
        plycut_out_text(out, places[i].markup);
}

bool plycut_render_html(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    Moments moments;
    const Page page = {&moments, picture, error};
    bool written = moments_make(traces, count, picture, &moments, error);
    moments.texts = false; /* the page has them as text, for readers without JavaScript */
    if (written)
        template_write(out, page_html, place_write, &page);
    moments_free(&moments);
    return written && plycut_out_end(out, "the page", error);
}
