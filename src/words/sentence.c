/* Sentences from templates: text is copied, placeholders are replaced by their terms. */
#include "base/same.h"
#include "trace/viewpoint.h"
#include "words/sentence.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <string.h>

const char *sentence_text(SentenceId id)
{
    static const char *const TEXTS[] = {
#define SENTENCE(id, text) text,
#include "words/sentences.def"
#include "words/feedback.def"
#include "words/vocabulary.def"
#undef SENTENCE
    };
    return TEXTS[id];
}

/* ---- Placeholders ------------------------------------------------------------------------ */

/* "{Node:place}": a name, and after a colon a form or two words to choose from. */
typedef struct Placeholder {
    const char *name, *form;
    size_t name_length, form_length;
} Placeholder;

/* What stands between the braces. */
static Placeholder placeholder_read(const char *text, size_t length)
{
    const char *colon = memchr(text, ':', length);
    size_t name = colon == NULL ? length : (size_t)(colon - text);
    return (Placeholder){text, colon == NULL ? "" : colon + 1, name,
                         colon == NULL ? 0 : length - name - 1};
}

static bool begins_sentence(const Placeholder *p)
{
    return p->name[0] >= 'A' && p->name[0] <= 'Z';
}

static const Term *term_of(const Term *terms, const Placeholder *p)
{
    for (; terms->name != NULL; terms++)
        if (strlen(terms->name) == p->name_length &&
            terms->name[0] == (p->name[0] | ' ') && /* in lower case */
            memcmp(terms->name + 1, p->name + 1, p->name_length - 1) == 0)
            return terms;
    assert(false && "a template has a placeholder that nobody fills");
    return NULL;
}

/* The first of two words, or the second. */
static void write_choice(PlycutOut *out, const Placeholder *p, bool first)
{
    const char *bar = memchr(p->form, '|', p->form_length);
    size_t before = (size_t)(bar - p->form);
    plycut_out_bytes(out, first ? p->form : bar + 1, first ? before : p->form_length - before - 1);
}

/* ---- Terms ------------------------------------------------------------------------------- */

/* What a sentence is written into, about which search, and from whose point of view. */
typedef struct Voice {
    PlycutOut *out;
    const PlycutTrace *trace;
    bool turned;
} Voice;

static void speak(const Voice *v, const char *template, const Term *terms);

static void speak_sentence(const Voice *v, SentenceId id, const Term *terms)
{
    speak(v, sentence_text(id), terms);
}

/* Is a number next to another one which is much shorter to write? Then that is *tested, and it was made by a
 * scout. */
static bool is_next_to(double number, double direction, double *tested)
{
    enum { SHORTER = 8 };
    char text[PLYCUT_NUMBER_SIZE];
    const size_t length = plycut_number_text(number, text);
    *tested = fabs(number) < DBL_MIN ? 0 : nextafter(number, direction);
    return isfinite(number) && (number > *tested) == (direction < 0) && !same_number(number, *tested) &&
           (same_number(*tested, 0) || plycut_number_text(*tested, text) + SHORTER < length);
}

const char *sentence_number(const PlycutTrace *trace, double number, char text[SENTENCE_NUMBER_SIZE])
{
    double tested;
    const bool scouts = trace != NULL && trace->options.algorithm->gives == PLYCUT_GIVES_SCOUT;
    const bool above = scouts && is_next_to(number, -INFINITY, &tested);
    const bool below = scouts && !above && is_next_to(number, INFINITY, &tested);
    const size_t length = plycut_number_text(above || below ? tested : number, text);
    strcpy(text + length, above   ? sentence_text(SENTENCE_NEXT_ABOVE)
                          : below ? sentence_text(SENTENCE_NEXT_BELOW)
                                  : "");
    return text;
}

/* "5", "at least 5" */
static void write_value(const Voice *v, const Term *term)
{
    const double number = v->turned ? number_turned(term->number) : term->number;
    const PlycutBound type = v->turned ? bound_turned(term->type) : term->type;
    char text[SENTENCE_NUMBER_SIZE];
    sentence_number(v->trace, number, text);
    if (type == PLYCUT_EXACT)
        plycut_out_text(v->out, text);
    else
        speak_sentence(v, type == PLYCUT_LOWER ? SENTENCE_AT_LEAST : SENTENCE_AT_MOST,
                       TERMS(TEXT(number, text)));
}

void node_list_add(NodeList *list, uint32_t node)
{
    if (list->count < list->most)
        list->nodes[list->count++] = node;
    list->total++;
}

/* "C (/1), D (/2) and 3 more" */
static void write_list(const Voice *v, const Term *term)
{
    const NodeList *list = term->list;
    const bool whole = list->count >= list->total;
    for (size_t i = 0; i < list->count; i++) {
        bool last = whole && i + 1 == list->count && term->joint == SENTENCE_LIST_BETWEEN;
        if (i > 0)
            plycut_out_text(v->out, sentence_text(last ? SENTENCE_LIST_LAST : term->joint));
        speak_sentence(v, term->each, TERMS(NODE(node, list->nodes[i])));
    }
    if (!whole)
        speak_sentence(v, SENTENCE_LIST_MORE, TERMS(COUNT(count, list->total - list->count)));
}

static void write_node(const Voice *v, const Term *term, const Placeholder *p)
{
    if (memchr(p->form, '|', p->form_length) != NULL)
        write_choice(v->out, p, (v->trace->nodes[term->node].player == PLYCUT_MAX) != v->turned);
    else
        sentence_node(v->out, v->trace, term->node, node_form(p->form, p->form_length),
                      begins_sentence(p));
}

static void write_number(PlycutOut *out, const Term *term, const Placeholder *p)
{
    if (p->form_length > 0)
        write_choice(out, p, same_number(term->number, 1));
    else
        plycut_out_number(out, term->number);
}

static void write_term(const Voice *v, const Term *term, const Placeholder *p)
{
    switch (term->kind) {
    case TERM_NODE:
        write_node(v, term, p);
        break;
    case TERM_NUMBER:
        write_number(v->out, term, p);
        break;
    case TERM_VALUE:
        write_value(v, term);
        break;
    case TERM_TEXT:
        plycut_out_clean(v->out, term->text != NULL ? term->text : "", '?');
        break;
    case TERM_LIST:
        write_list(v, term);
        break;
    case TERM_PHRASE:
        speak(v, term->text, term->terms);
        break;
    }
}

static void speak(const Voice *v, const char *template, const Term *terms)
{
    for (const char *open; (open = strchr(template, '{')) != NULL;) {
        const char *close = strchr(open, '}');
        Placeholder p = placeholder_read(open + 1, (size_t)(close - open - 1));
        plycut_out_bytes(v->out, template, (size_t)(open - template));
        write_term(v, term_of(terms, &p), &p);
        template = close + 1;
    }
    plycut_out_text(v->out, template);
}

void sentence_write_seen(PlycutOut *out, const PlycutTrace *trace, bool turned,
                         const char *template, const Term *terms)
{
    speak(&(const Voice){out, trace, turned}, template, terms);
}

void sentence_write(PlycutOut *out, const PlycutTrace *trace, const char *template,
                    const Term *terms)
{
    sentence_write_seen(out, trace, false, template, terms);
}

void sentence_add(PlycutText *text, const PlycutTrace *trace, SentenceId id, const Term *terms)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    sentence_write(&out, trace, sentence_text(id), terms);
    (void)plycut_out_flush(&out); /* text->failed tells */
}
