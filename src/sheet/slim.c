/* A picture of Graphviz's with nothing in it that an image does not need: no titles, links, classes
 * and ids, which nobody can see there, and the font named once. A bank repeats it in every
 * question. */
#include <string.h>

#include "sheet/moodle.h"

typedef struct Slim {
    const char *at, *end;
    int depth; /* of groups */
    PlycutOut *out;
} Slim;

static bool at_text(const Slim *s, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(s->end - s->at) >= length && memcmp(s->at, text, length) == 0;
}

/* Past the next place that has this text, and the line break behind it. */
static void skip_past(Slim *s, const char *text)
{
    while (s->at < s->end && !at_text(s, text))
        s->at++;
    if (s->at < s->end)
        s->at += strlen(text);
    if (s->at < s->end && *s->at == '\n')
        s->at++;
}

/* Is this what an image does not need? Then it is skipped. */
static bool skip_needless(Slim *s)
{
    static const char *const parts[][2] = {
        {"<!--", "-->"}, {"<!DOCTYPE", ">"}, {"<title>", "</title>"}, {"<a ", ">"}, {"</a>", ">"}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (at_text(s, parts[i][0])) {
            skip_past(s, parts[i][1]);
            return true;
        }
    return false;
}

/* Of the groups, one in another, the outermost is kept: it moves the picture to its place. */
static bool skip_group(Slim *s)
{
    bool opens = at_text(s, "<g "), closes = at_text(s, "</g>");
    bool inner = (opens && s->depth > 0) || (closes && s->depth > 1);
    s->depth += opens - closes;
    if (inner)
        skip_past(s, ">");
    return inner;
}

static bool skip_attribute(Slim *s)
{
    static const char *const names[] = {" id=\"", " class=\"", " font-family=\""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (at_text(s, names[i])) {
            s->at += strlen(names[i]);
            skip_past(s, "\"");
            return true;
        }
    return false;
}

static void tag_write(Slim *s)
{
    bool group = at_text(s, "<g ");
    while (s->at < s->end && *s->at != '>') {
        if (skip_attribute(s))
            continue;
        plycut_out_char(s->out, *s->at++);
        if (group && s->at[-1] == 'g') {
            plycut_out_text(s->out, " font-family=\"Arial\"");
            group = false;
        }
    }
}

void slim_write(const char *svg, size_t length, PlycutOut *out)
{
    Slim s = {.at = svg, .end = svg + length, .out = out};
    while (s.at < s.end) {
        if (*s.at != '<')
            plycut_out_char(out, *s.at++);
        else if (!skip_needless(&s) && !skip_group(&s))
            tag_write(&s);
    }
}
