/* The text of a Word document (word/document.xml) as lines: a line for each paragraph, and for each row of a table. What is struck out,
 * hidden or deleted is left out. Elements that matter are those of document.def. Nothing is kept of the elements around, so that no
 * nesting is too deep. */
#include "answers/read.h"

#include <string.h>

typedef enum WordWhat { WORD_OTHER, WORD_LINE, WORD_CELL, WORD_ROW, WORD_LEFT_OUT } WordWhat;

static const struct {
    const char *element;
    WordWhat what;
} ELEMENTS[] = {
#define WORD(element, what) {element, WORD_##what},
#include "answers/document.def"
};

typedef struct WordText {
    const char *at, *end;
    PlycutText *text;
    size_t tables; /* around this place */
    bool run;      /* in a run of characters, */
    bool struck;   /* which is struck out or hidden */
    bool typed;    /* in an element whose content is text */
} WordText;

/* <name ...>, </name> or <name .../> */
typedef struct WordTag {
    const char *name;
    size_t length;
    const char *rest; /* its attributes, up to `end` */
    const char *end;
    bool closes, empty;
} WordTag;

static bool tag_named(const WordTag *tag, const char *name)
{
    return tag->length == strlen(name) && memcmp(tag->name, name, tag->length) == 0;
}

/* The tag at the '<' at `at`, which moves behind it. */
static WordTag tag_next(WordText *w)
{
    const char *begin = w->at + 1, *end = memchr(begin, '>', (size_t)(w->end - begin));
    WordTag tag = {.name = begin, .end = end != NULL ? end : w->end};
    w->at = end != NULL ? end + 1 : w->end;
    tag.closes = tag.name < tag.end && *tag.name == '/';
    tag.name += tag.closes;
    tag.empty = tag.end > tag.name && tag.end[-1] == '/';
    tag.end -= tag.empty;
    while (tag.name + tag.length < tag.end && strchr(" \t\r\n", tag.name[tag.length]) == NULL)
        tag.length++;
    tag.rest = tag.name + tag.length;
    return tag;
}

/* Past the end of an element that is left out, with those of its name in it. */
static void element_skip(WordText *w, const WordTag *left_out)
{
    size_t open = 1;
    while (open > 0 && w->at < w->end) {
        w->at = memchr(w->at, '<', (size_t)(w->end - w->at));
        if (w->at == NULL) {
            w->at = w->end;
            return;
        }
        const WordTag tag = tag_next(w);
        if (tag.length == left_out->length && memcmp(tag.name, left_out->name, tag.length) == 0 &&
            !tag.empty)
            open += tag.closes ? (size_t)-1 : 1;
    }
}

/* Is a property such as <w:strike/> switched off, with w:val="0", "false" or "off"? */
static bool is_off(const WordTag *tag)
{
    static const char *const OFF[] = {"\"0\"", "\"false\"", "\"off\"", "'0'", "'false'", "'off'"};
    for (const char *at = tag->rest; at < tag->end; at++)
        for (size_t i = 0; i < sizeof OFF / sizeof *OFF; i++)
            if ((size_t)(tag->end - at) >= strlen(OFF[i]) &&
                memcmp(at, OFF[i], strlen(OFF[i])) == 0)
                return true;
    return false;
}

static WordWhat word_what(const WordTag *tag)
{
    for (size_t i = 0; i < sizeof ELEMENTS / sizeof *ELEMENTS; i++)
        if (tag_named(tag, ELEMENTS[i].element))
            return ELEMENTS[i].what;
    return WORD_OTHER;
}

/* In a table, only a row is a line. */
static void word_break(WordText *w, const WordTag *tag)
{
    const WordWhat what = word_what(tag);
    const bool line = what == WORD_ROW || (what == WORD_LINE && w->tables == 0);
    if (what == WORD_LEFT_OUT && !tag->closes && !tag->empty)
        element_skip(w, tag);
    else if (what != WORD_OTHER && what != WORD_LEFT_OUT && (tag->closes || tag->empty))
        (void)plycut_text_write(w->text, line ? "\n" : " ", 1);
}

static void word_tag(WordText *w)
{
    const WordTag tag = tag_next(w);
    const bool opens = !tag.closes && !tag.empty;
    if (tag_named(&tag, "w:t") || tag_named(&tag, "m:t")) {
        w->typed = opens;
    } else if (tag_named(&tag, "w:tbl")) {
        w->tables += opens;
        w->tables -= tag.closes && w->tables > 0;
    } else if (tag_named(&tag, "w:r") || tag_named(&tag, "m:r")) {
        w->run = opens;
        w->struck = false;
    } else if (tag_named(&tag, "w:strike") || tag_named(&tag, "w:dstrike") ||
               tag_named(&tag, "w:vanish")) {
        w->struck |= w->run && !tag.closes && !is_off(&tag);
    } else if (tag_named(&tag, "w:noBreakHyphen")) {
        (void)plycut_text_write(w->text, "-", !w->struck);
    } else {
        word_break(w, &tag);
    }
}

bool plycut_word_lines(const char *xml, size_t length, PlycutText *text)
{
    WordText w = {.at = xml, .end = xml + length, .text = text};
    while (w.at < w.end)
        if (*w.at == '<') {
            word_tag(&w);
        } else if (!w.typed || w.struck) {
            w.at++;
        } else if (*w.at == '&') {
            w.at += html_entity_put(w.at, w.end, text);
        } else {
            (void)plycut_text_write(text, w.at++, 1);
        }
    (void)plycut_text_write(text, "\n", 1);
    return !text->failed;
}
