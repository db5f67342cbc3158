/* The numbers that Word itself writes in front of paragraphs. A list ("w:num") has the levels of its definition ("w:abstractNum") and
 * perhaps starts anew; all lists of one definition count on together. ECMA-376, part 1, 17.9. */
#include "answers/word.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More lists than anybody makes by hand; further ones have no numbers. */
enum { LEVELS = 9, LISTS_MOST = 500, NUMBER_MOST = 9999, NOT_BEGUN = -1 };

typedef struct Level {
    int start;
    char format;      /* how it is written: one of FORMATS; 0: not at all */
    const char *text; /* as "%1.%2)", in the document */
    size_t length;
} Level;

typedef struct Definition {
    int id, counts[LEVELS]; /* NOT_BEGUN: no paragraph has this level yet */
    Level levels[LEVELS];
} Definition;

typedef struct WordList {
    int id;
    size_t definition;
    bool restarts[LEVELS]; /* not done yet */
    Level levels[LEVELS];
} WordList;

struct WordNumbers {
    Definition definitions[LISTS_MOST];
    WordList lists[LISTS_MOST];
    size_t definition_count, list_count;
    Level *levels;  /* of the definition or list that is being read */
    size_t level;   /* there, or of the paragraph */
    WordList *list; /* that is being read */
    WordList
        *numbered; /* whose number the paragraph has that is being read, at `level`; NULL: none */
};

static const struct {
    const char *name;
    char format;
} FORMATS[] = {{"decimal", '1'},     {"decimalZero", '1'}, {"lowerLetter", 'a'},
               {"upperLetter", 'A'}, {"lowerRoman", 'i'},  {"upperRoman", 'I'}};

WordNumbers *word_numbers_open(void)
{
    return calloc(1, sizeof(WordNumbers));
}

/* ---- What the tags say ----------------------------------------------------------------------- */

/* A number of few digits; otherwise `other`. */
static int value_number(const XmlTag *tag, const char *attribute, int other)
{
    size_t length;
    int number = 0;
    const char *digits = xml_value(tag, attribute, &length);
    if (digits == NULL || length == 0 || length > 8 || strspn(digits, "0123456789") < length)
        return other;
    for (size_t i = 0; i < length; i++)
        number = 10 * number + (digits[i] - '0');
    return number;
}

static char format_of(const XmlTag *tag)
{
    size_t length = 0;
    const char *name = xml_value(tag, "w:val", &length);
    for (size_t i = 0; name != NULL && i < sizeof FORMATS / sizeof *FORMATS; i++)
        if (strlen(FORMATS[i].name) == length && memcmp(FORMATS[i].name, name, length) == 0)
            return FORMATS[i].format;
    return 0;
}

static void definition_begin(WordNumbers *n, const XmlTag *tag)
{
    n->levels = NULL;
    if (n->definition_count == LISTS_MOST)
        return;
    Definition *made = &n->definitions[n->definition_count++];
    made->id = value_number(tag, "w:abstractNumId", -1);
    for (size_t i = 0; i < LEVELS; i++)
        made->counts[i] = NOT_BEGUN;
    n->levels = made->levels;
}

static void list_begin(WordNumbers *n, const XmlTag *tag)
{
    n->levels = NULL;
    n->list = n->list_count < LISTS_MOST ? &n->lists[n->list_count++] : NULL;
    if (n->list == NULL)
        return;
    *n->list = (WordList){.id = value_number(tag, "w:numId", -1), .definition = LISTS_MOST};
    n->levels = n->list->levels;
}

/* The list has the levels of a definition. */
static void list_define(WordNumbers *n, const XmlTag *tag)
{
    const int id = value_number(tag, "w:val", -1);
    for (size_t i = 0; n->list != NULL && i < n->definition_count; i++)
        if (n->definitions[i].id == id) {
            n->list->definition = i;
            memcpy(n->list->levels, n->definitions[i].levels, sizeof n->list->levels);
        }
}

static void level_set(WordNumbers *n, const XmlTag *tag)
{
    Level *level = &n->levels[n->level];
    if (xml_named(tag, "w:start"))
        level->start = value_number(tag, "w:val", 1);
    else if (xml_named(tag, "w:numFmt"))
        level->format = format_of(tag);
    else if (xml_named(tag, "w:lvlText"))
        level->text = xml_value(tag, "w:val", &level->length);
    if (xml_named(tag, "w:startOverride") && n->list != NULL) {
        level->start = value_number(tag, "w:val", 1);
        n->list->restarts[n->level] = true;
    }
}

/* The list that a paragraph belongs to; its level is known. */
static WordList *paragraph_list(WordNumbers *n, const XmlTag *tag)
{
    const int id = value_number(tag, "w:val", 0);
    for (size_t i = 0; id > 0 && i < n->list_count; i++)
        if (n->lists[i].id == id && n->lists[i].definition < LISTS_MOST)
            return &n->lists[i];
    return NULL;
}

/* Count, and begin the levels below anew. */
static void count_on(WordNumbers *n)
{
    int *counts = n->definitions[n->numbered->definition].counts;
    bool *restart = &n->numbered->restarts[n->level];
    const int start = n->numbered->levels[n->level].start;
    counts[n->level] = counts[n->level] == NOT_BEGUN || *restart ? start : counts[n->level] + 1;
    *restart = false;
    for (size_t i = n->level + 1; i < LEVELS; i++)
        counts[i] = NOT_BEGUN;
}

void word_number_tag(WordNumbers *n, const XmlTag *tag)
{
    const bool level = xml_named(tag, "w:lvl") || xml_named(tag, "w:lvlOverride");
    if (xml_named(tag, "w:p"))
        n->numbered = NULL;
    if (tag->closes)
        return;
    if (xml_named(tag, "w:abstractNum"))
        definition_begin(n, tag);
    else if (xml_named(tag, "w:num"))
        list_begin(n, tag);
    else if (xml_named(tag, "w:abstractNumId"))
        list_define(n, tag);
    else if (xml_named(tag, "w:body"))
        n->levels = NULL;
    else if (xml_named(tag, "w:numPr"))
        n->level = 0;
    else if (level || xml_named(tag, "w:ilvl"))
        n->level = (size_t)value_number(tag, level ? "w:ilvl" : "w:val", 0) % LEVELS;
    else if (n->levels != NULL)
        level_set(n, tag);
    if (!xml_named(tag, "w:numId"))
        return;
    n->numbered = paragraph_list(n, tag);
    if (n->numbered != NULL)
        count_on(n);
}

/* ---- Numbers as text ------------------------------------------------------------------------ */

/* a to z, then aa to zz, as Word counts on. */
static int letters_put(char *to, size_t size, int number, char first)
{
    const int letter = (number - 1) % 26, times = (number - 1) / 26 + 1;
    int length = 0;
    while (length < times && (size_t)length + 1 < size)
        to[length++] = (char)(first + letter);
    to[length] = '\0';
    return length;
}

static int roman_put(char *to, size_t size, int number, bool capital)
{
    static const struct {
        int worth;
        const char *small, *capital;
    } DIGITS[] = {{100, "c", "C"},  {90, "xc", "XC"}, {50, "l", "L"},
                  {40, "xl", "XL"}, {10, "x", "X"},   {9, "ix", "IX"},
                  {5, "v", "V"},    {4, "iv", "IV"},  {1, "i", "I"}};
    int length = 0;
    for (size_t i = 0; i < sizeof DIGITS / sizeof *DIGITS; i++)
        for (; number >= DIGITS[i].worth && (size_t)length + 3 < size; number -= DIGITS[i].worth)
            length += snprintf(to + length, size - (size_t)length, "%s",
                               capital ? DIGITS[i].capital : DIGITS[i].small);
    return length;
}

static int level_put(const WordNumbers *n, size_t level, char *to, size_t size)
{
    const Level *of = &n->numbered->levels[level];
    const int count = n->definitions[n->numbered->definition].counts[level],
              number = count == NOT_BEGUN ? of->start : count;
    if (number <= 0 || number > NUMBER_MOST || of->format == 0 || of->format == '1')
        return snprintf(to, size, "%d", number);
    return of->format == 'a' || of->format == 'A' ? letters_put(to, size, number, of->format)
                                                  : roman_put(to, size, number, of->format == 'I');
}

static size_t paragraph_number_put(const WordNumbers *n, char text[WORD_NUMBER_SIZE])
{
    enum { LONGEST = 16 }; /* of one level */
    const Level *level = &n->numbered->levels[n->level];
    size_t length = 0;
    if (level->format == 0 || level->text == NULL) /* a bullet */
        return 0;
    for (size_t i = 0; i < level->length && length + LONGEST + 1 < WORD_NUMBER_SIZE; i++) {
        const int of =
            i + 1 < level->length && level->text[i] == '%' ? level->text[i + 1] - '1' : -1;
        if (of >= 0 && of < LEVELS) {
            length += (size_t)level_put(n, (size_t)of, text + length, LONGEST);
            i++;
        } else {
            text[length++] = level->text[i];
        }
    }
    text[length++] = ' ';
    return length;
}

size_t word_number_take(WordNumbers *n, char text[WORD_NUMBER_SIZE])
{
    const size_t length = n->numbered != NULL ? paragraph_number_put(n, text) : 0;
    n->numbered = NULL;
    return length;
}
