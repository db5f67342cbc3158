/* The text of a Word document (word/numbering.xml, if it has that, and word/document.xml behind it) as lines: a line for each paragraph, and for each row of a table. What is struck out,
 * hidden or deleted is left out. Elements that matter are those of document.def. Nothing is kept of the elements around, so that no
 * nesting is too deep. */
#include "answers/word.h"

#include <stdlib.h>
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
    WordNumbers *numbers;
} WordText;

/* Past the end of an element that is left out, with those of its name in it. */
static void element_skip(WordText *w, const XmlTag *left_out)
{
    size_t open = 1;
    while (open > 0 && w->at < w->end) {
        w->at = memchr(w->at, '<', (size_t)(w->end - w->at));
        if (w->at == NULL) {
            w->at = w->end;
            return;
        }
        const XmlTag tag = xml_tag(&w->at, w->end);
        if (tag.length == left_out->length && memcmp(tag.name, left_out->name, tag.length) == 0 &&
            !tag.empty)
            open += tag.closes ? (size_t)-1 : 1;
    }
}

/* Is a property such as <w:strike/> switched off, with w:val="0", "false" or "off"? */
static bool is_off(const XmlTag *tag)
{
    static const char *const OFF[] = {"\"0\"", "\"false\"", "\"off\"", "'0'", "'false'", "'off'"};
    for (const char *at = tag->rest; at < tag->end; at++)
        for (size_t i = 0; i < sizeof OFF / sizeof *OFF; i++)
            if ((size_t)(tag->end - at) >= strlen(OFF[i]) &&
                memcmp(at, OFF[i], strlen(OFF[i])) == 0)
                return true;
    return false;
}

static WordWhat word_what(const XmlTag *tag)
{
    for (size_t i = 0; i < sizeof ELEMENTS / sizeof *ELEMENTS; i++)
        if (xml_named(tag, ELEMENTS[i].element))
            return ELEMENTS[i].what;
    return WORD_OTHER;
}

/* Write the number of the paragraph before its first character; an empty paragraph is no answer, and gets no number. */
static void list_number_put(WordText *w)
{
    char number[WORD_NUMBER_SIZE];
    (void)plycut_text_write(w->text, number, word_number_take(w->numbers, number));
}

/* In a table, only a row is a line. */
static void word_break(WordText *w, const XmlTag *tag)
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
    const XmlTag tag = xml_tag(&w->at, w->end);
    const bool opens = !tag.closes && !tag.empty;
    if (xml_named(&tag, "w:t") || xml_named(&tag, "m:t")) {
        w->typed = opens;
    } else if (xml_named(&tag, "w:tbl")) {
        w->tables += opens;
        w->tables -= tag.closes && w->tables > 0;
    } else if (xml_named(&tag, "w:r") || xml_named(&tag, "m:r")) {
        w->run = opens;
        w->struck = false;
    } else if (xml_named(&tag, "w:strike") || xml_named(&tag, "w:dstrike") ||
               xml_named(&tag, "w:vanish")) {
        w->struck |= w->run && !tag.closes && !is_off(&tag);
    } else if (xml_named(&tag, "w:noBreakHyphen")) {
        (void)plycut_text_write(w->text, "-", !w->struck);
    } else {
        word_number_tag(w->numbers, &tag);
        word_break(w, &tag);
    }
}

static void typed_put(WordText *w)
{
    list_number_put(w);
    if (*w->at == '&')
        w->at += html_entity_put(w->at, w->end, w->text);
    else
        (void)plycut_text_write(w->text, w->at++, 1);
}

bool plycut_word_lines(const char *xml, size_t length, PlycutText *text)
{
    WordText w = {.at = xml, .end = xml + length, .text = text, .numbers = word_numbers_open()};
    while (w.numbers != NULL && w.at < w.end)
        if (*w.at == '<')
            word_tag(&w);
        else if (!w.typed || w.struck)
            w.at++;
        else
            typed_put(&w);
    (void)plycut_text_write(text, "\n", 1);
    const bool made = w.numbers != NULL && !text->failed;
    free(w.numbers);
    return made;
}
