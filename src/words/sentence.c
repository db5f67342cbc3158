/* Sentences from templates: text is copied, placeholders are replaced by their terms. */
#include "base/same.h"
#include "base/utf8.h"
#include "words/sentence.h"

#include <assert.h>
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

/* "5", "at least 5" */
static void write_value(PlycutOut *out, const PlycutTrace *trace, const Term *term)
{
    if (term->type == PLYCUT_EXACT)
        plycut_out_number(out, term->number);
    else
        sentence_write(
            out, trace,
            sentence_text(term->type == PLYCUT_LOWER ? SENTENCE_AT_LEAST : SENTENCE_AT_MOST),
            TERMS(NUMBER(number, term->number)));
}

void node_list_add(NodeList *list, uint32_t node)
{
    if (list->count < list->most)
        list->nodes[list->count++] = node;
    list->total++;
}

/* "C (/1), D (/2) and 3 more" */
static void write_list(PlycutOut *out, const PlycutTrace *trace, const Term *term)
{
    const NodeList *list = term->list;
    const bool whole = list->count >= list->total;
    for (size_t i = 0; i < list->count; i++) {
        bool last = whole && i + 1 == list->count && term->joint == SENTENCE_LIST_BETWEEN;
        if (i > 0)
            plycut_out_text(out, sentence_text(last ? SENTENCE_LIST_LAST : term->joint));
        sentence_write(out, trace, sentence_text(term->each), TERMS(NODE(node, list->nodes[i])));
    }
    if (!whole)
        sentence_write(out, trace, sentence_text(SENTENCE_LIST_MORE),
                       TERMS(COUNT(count, list->total - list->count)));
}

static void write_node(PlycutOut *out, const PlycutTrace *trace, const Term *term,
                       const Placeholder *p)
{
    if (memchr(p->form, '|', p->form_length) != NULL)
        write_choice(out, p, trace->nodes[term->node].player == PLYCUT_MAX);
    else
        sentence_node(out, trace, term->node, node_form(p->form, p->form_length), begins_sentence(p));
}

static void write_number(PlycutOut *out, const Term *term, const Placeholder *p)
{
    if (p->form_length > 0)
        write_choice(out, p, same_number(term->number, 1));
    else
        plycut_out_number(out, term->number);
}

static void write_term(PlycutOut *out, const PlycutTrace *trace, const Term *term,
                       const Placeholder *p)
{
    switch (term->kind) {
    case TERM_NODE:
        write_node(out, trace, term, p);
        break;
    case TERM_NUMBER:
        write_number(out, term, p);
        break;
    case TERM_VALUE:
        write_value(out, trace, term);
        break;
    case TERM_TEXT:
        utf8_write_clean(out, term->text != NULL ? term->text : "", '?');
        break;
    case TERM_LIST:
        write_list(out, trace, term);
        break;
    case TERM_PHRASE:
        sentence_write(out, trace, term->text, term->terms);
        break;
    }
}

void sentence_write(PlycutOut *out, const PlycutTrace *trace, const char *template,
                    const Term *terms)
{
    for (const char *open; (open = strchr(template, '{')) != NULL;) {
        const char *close = strchr(open, '}');
        Placeholder p = placeholder_read(open + 1, (size_t)(close - open - 1));
        plycut_out_bytes(out, template, (size_t)(open - template));
        write_term(out, trace, term_of(terms, &p), &p);
        template = close + 1;
    }
    plycut_out_text(out, template);
}

void sentence_add(PlycutText *text, const PlycutTrace *trace, SentenceId id, const Term *terms)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    sentence_write(&out, trace, sentence_text(id), terms);
    (void)plycut_out_flush(&out); /* text->failed tells */
}
