/* HTML as lines of text: a platform's online text, such as <p>value: 3<br>best: B</p>. Elements that begin a line are those
 * of html.def; others disappear, and so do comments, scripts and style sheets. */
#include "base/utf8.h"
#include "answers/read.h"

#include <string.h>

static const struct {
    const char *name, *text;
} ENTITIES[] = {
#define ENTITY(name, text) {name, text},
#include "answers/html.def"
};

static const char *const BLOCKS[] = {
#define BLOCK(name) name,
#include "answers/html.def"
};

static const char *const CELLS[] = {
#define CELL(name) name,
#include "answers/html.def"
};

static const char *const HIDDEN[] = {
#define HIDE(name) name,
#include "answers/html.def"
};

typedef struct HtmlText {
    const char *at, *end;
    PlycutText *text;
    bool line_begun; /* a line has more than blanks */
    const char *title;
    size_t title_length;
} HtmlText;

static void html_put(HtmlText *h, const char *text, size_t length)
{
    (void)plycut_text_write(h->text, text, length);
    h->line_begun = true;
}

/* Does the tag at `at`, behind < or </, have this name? */
static bool tag_is(const HtmlText *h, const char *at, const char *name)
{
    size_t i = 0;
    while (name[i] != '\0' && at + i < h->end && small_letter(at[i]) == name[i])
        i++;
    return name[i] == '\0' &&
           (at + i == h->end || !((small_letter(at[i]) >= 'a' && small_letter(at[i]) <= 'z') ||
                                  (at[i] >= '0' && at[i] <= '9')));
}

/* The one of these names that it has, or NULL. */
static const char *tag_among(const HtmlText *h, const char *at, const char *const *names,
                             size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (tag_is(h, at, names[i]))
            return names[i];
    return NULL;
}

#define TAG_AMONG(h, at, names) tag_among(h, at, names, sizeof(names) / sizeof *(names))

/* The place behind the next `mark`, or the end. */
static const char *html_after(const HtmlText *h, const char *at, const char *mark)
{
    const size_t length = strlen(mark);
    for (; (size_t)(h->end - at) >= length; at++)
        if (memcmp(at, mark, length) == 0)
            return at + length;
    return h->end;
}

/* "C <= 2" has no tag. */
static bool html_is_tag(const HtmlText *h)
{
    const char next = h->at + 1 < h->end ? small_letter(h->at[1]) : ' ';
    return *h->at == '<' && ((next >= 'a' && next <= 'z') || next == '/' || next == '!');
}

/* Does the tag at h->at strike out or hide what it contains? Editors write a style instead of an element. */
static bool tag_hides(const HtmlText *h)
{
    static const char *const HIDES[] = {"line-through", "display:none", "display: none", " hidden"};
    const char *end = html_after(h, h->at, ">");
    for (const char *at = h->at; at < end; at++)
        for (size_t i = 0; i < sizeof HIDES / sizeof *HIDES; i++)
            if ((size_t)(end - at) > strlen(HIDES[i]) &&
                memcmp(at, HIDES[i], strlen(HIDES[i])) == 0)
                return true;
    return false;
}

/* Does the heading that begins behind the tag at h->at only repeat the page's title? Canvas writes the assignment and the student,
 * "Exercise 3: Ann Alder", above what the student typed, and that is no answer. */
static bool heading_is_title(const HtmlText *h)
{
    const char *at = html_after(h, h->at, ">");
    return h->title_length > 0 && tag_is(h, h->at + 1, "h1") &&
           (size_t)(h->end - at) > h->title_length && memcmp(at, h->title, h->title_length) == 0 &&
           at[h->title_length] == '<';
}

static void html_skip_tag(HtmlText *h)
{
    const char *name = h->at + 1 + (h->at + 1 < h->end && h->at[1] == '/');
    if ((size_t)(h->end - h->at) >= 4 && memcmp(h->at, "<!--", 4) == 0) {
        h->at = html_after(h, h->at, "-->");
        return;
    }
    if (TAG_AMONG(h, name, BLOCKS) != NULL) {
        (void)plycut_text_write(h->text, "\n", h->line_begun);
        h->line_begun = false;
    }
    if (TAG_AMONG(h, name, CELLS) != NULL)
        (void)plycut_text_write(h->text, " ", h->line_begun);
    const char *hidden = h->at[1] != '/' ? TAG_AMONG(h, name, HIDDEN) : NULL;
    if (hidden == NULL && tag_is(h, h->at + 1, "span") && tag_hides(h))
        hidden = "span";
    if (hidden == NULL && heading_is_title(h))
        hidden = "h1";
    const char *inside = html_after(h, h->at, ">");
    h->at = inside;
    if (hidden == NULL)
        return;
    do
        h->at = html_after(h, h->at, "</");
    while (h->at < h->end && !tag_is(h, h->at, hidden));
    if (strcmp(hidden, "title") == 0 && h->at < h->end) {
        h->title = inside;
        h->title_length = (size_t)(h->at - inside) - strlen("</");
    }
    h->at = html_after(h, h->at, ">");
}

/* The character of &#8734; or &#x221e;; 0: none. */
static uint32_t numbered_entity(const char *digits, size_t length)
{
    const uint32_t base = length > 0 && small_letter(*digits) == 'x' ? 16 : 10;
    uint32_t code = 0;
    for (size_t i = base == 16; i < length && code <= 0x10ffff; i++) {
        const char c = small_letter(digits[i]);
        const uint32_t digit = c >= '0' && c <= '9'   ? (uint32_t)(c - '0')
                               : c >= 'a' && c <= 'f' ? (uint32_t)(c - 'a') + 10
                                                      : 16;
        if (digit >= base)
            return 0;
        code = code * base + digit;
    }
    return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? code : 0;
}

size_t html_entity_put(const char *at, const char *end, PlycutText *text)
{
    enum { LONGEST = 10 };
    const size_t left = (size_t)(end - at);
    const char *last = memchr(at, ';', left < LONGEST ? left : LONGEST);
    const char *name = at + 1;
    const size_t length = last != NULL ? (size_t)(last - name) : 0;
    char bytes[4];
    const uint32_t code = length > 1 && *name == '#' ? numbered_entity(name + 1, length - 1) : 0;
    if (code != 0) {
        (void)plycut_text_write(text, bytes, utf8_put(code, bytes));
        return length + 2;
    }
    for (size_t i = 0; i < sizeof ENTITIES / sizeof *ENTITIES; i++)
        if (length == strlen(ENTITIES[i].name) && memcmp(name, ENTITIES[i].name, length) == 0) {
            (void)plycut_text_write(text, ENTITIES[i].text, strlen(ENTITIES[i].text));
            return length + 2;
        }
    (void)plycut_text_write(text, at, 1);
    return 1;
}

static void html_entity(HtmlText *h)
{
    h->at += html_entity_put(h->at, h->end, h->text);
    h->line_begun = true;
}

bool plycut_is_html(const char *text, size_t length)
{
    size_t i = length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    while (i < length && strchr(" \t\r\n", text[i]) != NULL)
        i++;
    return i + 1 < length && text[i] == '<' &&
           (text[i + 1] == '!' ||
            (small_letter(text[i + 1]) >= 'a' && small_letter(text[i + 1]) <= 'z'));
}

bool plycut_html_lines(const char *html, size_t length, PlycutText *text)
{
    HtmlText h = {.at = html, .end = html + length, .text = text};
    while (h.at < h.end)
        if (html_is_tag(&h))
            html_skip_tag(&h);
        else if (*h.at == '&')
            html_entity(&h);
        else if (*h.at == '\0' || strchr(" \t\r\n", *h.at) == NULL)
            html_put(&h, h.at++, 1);
        else {
            (void)plycut_text_write(text, " ", h.line_begun);
            h.at++;
        }
    (void)plycut_text_write(text, "\n", 1);
    return !text->failed;
}
