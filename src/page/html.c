/* The page: its template with each @PLACE@ filled. It is one file and loads nothing else; its policy allows only its
 * own scripts. */
#include "page/assets.h"
#include "page/moments.h"
#include "render/escape.h"

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

static const char *page_title(const Page *page)
{
    const char *title = page->moments->title;
    return title != NULL ? title : page->moments->traces[0]->game;
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

static bool put_moments(const Page *page, PlycutOut *out, PlycutError *error)
{
    PlycutOut json;
    plycut_out_init(&json, page_json_write, out);
    const bool written = moments_write(page->moments, &json, error);
    plycut_out_memory(out, plycut_out_flush(&json));
    return written;
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

static bool put_explanations(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)error;
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

typedef bool Put(const Page *page, PlycutOut *out, PlycutError *error);

/* Fill the place of this name. False: it failed. *found: is there such a place? If not, the '@' before it is plain text. */
static bool place_fill(const char *name, size_t length, const Page *page, PlycutOut *out,
                       bool *found, PlycutError *error)
{
    const struct {
        const char *name;
        const char *text;  /* markup, ... */
        const char *plain; /* ... or text to be escaped, ... */
        Put *put;          /* ... or what a function writes */
    } places[] = {
        {"TITLE", .plain = page_title(page)},    {"SOURCE", .plain = page_source(page)},
        {"CLASSES", .text = page_classes(page)}, {"GENERATOR", .text = "plycut " PLYCUT_VERSION},
        {"STYLE", .text = page_style},           {"STYLE_HASH", .text = page_style_hash},
        {"SCRIPT", .text = page_script},         {"SCRIPT_HASH", .text = page_script_hash},
        {"PICTURES", .put = page_pictures},      {"EXPLANATIONS", .put = put_explanations},
        {"MOMENTS", .put = put_moments},
    };
    size_t i = 0;
    while (i < sizeof places / sizeof *places &&
           (strlen(places[i].name) != length || memcmp(places[i].name, name, length) != 0))
        i++;
    *found = i < sizeof places / sizeof *places;
    if (*found && places[i].put != NULL)
        return places[i].put(page, out, error);
    if (*found && places[i].plain != NULL)
        xml_write(out, places[i].plain);
    else if (*found)
        plycut_out_text(out, places[i].text);
    return true;
}

static bool page_write(const Page *page, PlycutOut *out, PlycutError *error)
{
    const char *text = page_html;
    for (const char *at; (at = strchr(text, '@')) != NULL;) {
        const char *end = strchr(at + 1, '@');
        bool found = false;
        plycut_out_bytes(out, text, (size_t)(at - text));
        if (end != NULL && !place_fill(at + 1, (size_t)(end - at - 1), page, out, &found, error))
            return false;
        plycut_out_text(out, found ? "" : "@");
        text = found ? end + 1 : at + 1;
    }
    plycut_out_text(out, text);
    return true;
}

bool plycut_render_html(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    Moments moments;
    const Page page = {&moments, picture};
    bool written = moments_make(traces, count, picture, &moments, error);
    moments.texts = false; /* the page has them as text, for readers without JavaScript */
    written = written && page_write(&page, out, error);
    moments_free(&moments);
    return written && plycut_out_end(out, "the page", error);
}
