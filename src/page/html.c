/* The page: its template with each @PLACE@ filled. It is one file and loads nothing else; its policy allows only its
 * own scripts. */
#include "page/assets.h"
#include "page/html.h"
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

static bool put_title(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)error;
    xml_write(out,
              page->moments->title != NULL ? page->moments->title : page->moments->traces[0]->game);
    return true;
}

static bool put_source(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)error;
    xml_write(out,
              page->moments->traces[0]->source != NULL ? page->moments->traces[0]->source : "");
    return true;
}

static bool put_classes(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)error;
    plycut_out_text(out, page->picture->style == PLYCUT_STYLE_MONO ? "mono" : "colour");
    plycut_out_text(out, page->picture->embed ? " embed" : "");
    return true;
}

static bool put_generator(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)page;
    (void)error;
    plycut_out_text(out, "plycut " PLYCUT_VERSION);
    return true;
}

static bool put_style(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)page;
    (void)error;
    plycut_out_text(out, page_style);
    return true;
}

static bool put_style_hash(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)page;
    (void)error;
    plycut_out_text(out, page_style_hash);
    return true;
}

static bool put_script(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)page;
    (void)error;
    plycut_out_text(out, page_script);
    return true;
}

static bool put_script_hash(const Page *page, PlycutOut *out, PlycutError *error)
{
    (void)page;
    (void)error;
    plycut_out_text(out, page_script_hash);
    return true;
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

static const struct {
    const char *name;
    Put *put;
} PLACES[] = {
    {"TITLE", put_title},        {"SOURCE", put_source},
    {"CLASSES", put_classes},    {"GENERATOR", put_generator},
    {"STYLE", put_style},        {"STYLE_HASH", put_style_hash},
    {"SCRIPT", put_script},      {"SCRIPT_HASH", put_script_hash},
    {"PICTURES", page_pictures}, {"EXPLANATIONS", put_explanations},
    {"MOMENTS", put_moments},
};

/* The function that fills the place of this name. NULL: no such place, and the '@' before it is plain text. */
static Put *put_at(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++)
        if (strlen(PLACES[i].name) == length && memcmp(PLACES[i].name, name, length) == 0)
            return PLACES[i].put;
    return NULL;
}

static bool page_write(const Page *page, PlycutOut *out, PlycutError *error)
{
    const char *text = page_html;
    for (const char *at; (at = strchr(text, '@')) != NULL;) {
        const char *end = strchr(at + 1, '@');
        Put *put = end == NULL ? NULL : put_at(at + 1, (size_t)(end - at - 1));
        plycut_out_bytes(out, text, (size_t)(at - text) + (put == NULL));
        if (put != NULL && !put(page, out, error))
            return false;
        text = put == NULL ? at + 1 : end + 1;
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
