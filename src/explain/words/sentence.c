/* Sentences from templates: text is copied, placeholders are replaced by their terms. */
#include "base/same.h"
#include "base/template.h"
#include "trace/beside.h"
#include "trace/viewpoint.h"
#include "words/sentence.h"

#include <assert.h>
#include <string.h>

const char *text_of(TextId id)
{
    static const char *const ALL[TEXTS_COUNT] = {
#define TEXT_ROW(id, text) PLYCUT_TEXT(text),
#include "words/texts.def"
    };
    return ALL[id];
}

/* ---- Terms ------------------------------------------------------------------------------- */

/* Where a sentence is written, which search it is about, and from whose point of view. */
typedef struct Voice {
    PlycutOut *out;
    const PlycutTrace *trace;
    bool turned;
} Voice;

static void speak(const Voice *v, const char *template, const Term *terms);

static void speak_sentence(const Voice *v, TextId id, const Term *terms)
{
    speak(v, text_of(id), terms);
}

const char *sentence_number(const PlycutTrace *trace, double number,
                            char text[SENTENCE_NUMBER_SIZE])
{
    const Beside beside = trace_beside(trace, number);
    strcpy(text + plycut_fraction_text(beside.number, text), beside_mark(beside.side));
    return text;
}

/* "5", "at least 5", "?5" */
static void speak_value(const Voice *v, const Term *term)
{
    const double number = v->turned ? number_turned(term->number) : term->number;
    const PlycutBound type = v->turned ? bound_turned(term->type) : term->type;
    char text[SENTENCE_NUMBER_SIZE];
    sentence_number(v->trace, number, text);
    if (type == PLYCUT_EXACT)
        plycut_out_text(v->out, text);
    else
        speak_sentence(v,
                       type == PLYCUT_LOWER   ? SENTENCE_AT_LEAST
                       : type == PLYCUT_UPPER ? SENTENCE_AT_MOST
                                              : SENTENCE_UNPROVED,
                       TERMS(TEXT(number, text)));
}

void node_list_add(NodeList *list, uint32_t node)
{
    if (list->count < list->most)
        list->nodes[list->count++] = node;
    list->total++;
}

/* "C (/1), D (/2) and 3 more" */
static void speak_list(const Voice *v, const Term *term)
{
    const NodeList *list = term->list;
    const bool whole = list->count >= list->total;
    for (size_t i = 0; i < list->count; i++) {
        bool last = whole && i + 1 == list->count && term->joint == SENTENCE_LIST_BETWEEN;
        if (i > 0)
            plycut_out_text(v->out, text_of(last ? SENTENCE_LIST_LAST : term->joint));
        speak_sentence(v, term->each, TERMS(NODE(node, list->nodes[i])));
    }
    if (!whole)
        speak_sentence(v, SENTENCE_LIST_MORE, TERMS(COUNT(count, list->total - list->count)));
}

/* Does a node stop at beta? At a cutoff, its event says so; otherwise a chance node stops where its last cutoff says. */
static bool stops_as_max(const PlycutTrace *trace, const Term *term)
{
    const PlycutTraceNode *n = &trace->nodes[term->node];
    if (term->cutoff != NULL)
        return term->cutoff->side == PLYCUT_BETA;
    return PLYCUT_BY_PLAYER(n->player, true, false, n->cut && n->cut_side == PLYCUT_BETA);
}

static void speak_node(const Voice *v, const Term *term, const Placeholder *p)
{
    if (placeholder_chooses(p))
        placeholder_choose(v->out, p, stops_as_max(v->trace, term) != v->turned);
    else
        sentence_node(v->out, v->trace, term->node, node_form(p->form, p->form_length),
                      placeholder_begins_sentence(p));
}

/* In groups of three digits, if there are five or more. */
static void grouped_write(PlycutOut *out, double number)
{
    enum { LEAST = 5, GROUP = 3 };
    char text[PLYCUT_NUMBER_SIZE];
    const size_t length = plycut_number_text(number, text), digits = strspn(text, "0123456789");
    for (size_t i = 0; i < length; i++) {
        if (digits >= LEAST && i > 0 && i < digits && (digits - i) % GROUP == 0)
            plycut_out_text(out, "\u2009");
        plycut_out_char(out, text[i]);
    }
}

static void speak_number(const Voice *v, const Term *term, const Placeholder *p)
{
    if (term->grouped && !placeholder_chooses(p))
        grouped_write(v->out, term->number);
    else
        placeholder_number(v->out, p, term->number);
}

static void speak_term(const Voice *v, const Term *term, const Placeholder *p)
{
    switch (term->kind) {
    case TERM_NODE:
        speak_node(v, term, p);
        break;
    case TERM_NUMBER:
        speak_number(v, term, p);
        break;
    case TERM_VALUE:
        speak_value(v, term);
        break;
    case TERM_TEXT:
        plycut_out_clean(v->out, term->text != NULL ? term->text : "", '?');
        break;
    case TERM_LIST:
        speak_list(v, term);
        break;
    case TERM_PHRASE:
        speak(v, term->text, term->terms);
        break;
    case TERM_TOLD:
        term->tell(term->what, v->out);
        break;
    }
}

/* A template being written. */
typedef struct Speech {
    const Voice *voice;
    const Term *terms;
} Speech;

static void speak_placeholder(const void *self, PlycutOut *out, const Placeholder *p)
{
    const Speech *speech = self;
    const Term *term = speech->terms;
    (void)out;
    while (term->name != NULL && !placeholder_is(p, term->name))
        term++;
    assert(term->name != NULL);
    speak_term(speech->voice, term, p);
}

static void speak(const Voice *v, const char *template, const Term *terms)
{
    template_write(v->out, template, speak_placeholder, &(const Speech){v, terms});
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

void sentence_say(PlycutOut *out, TextId id, const Term *terms)
{
    sentence_write(out, NULL, text_of(id), terms);
}

void sentence_add(PlycutText *text, const PlycutTrace *trace, TextId id, const Term *terms)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    sentence_write(&out, trace, text_of(id), terms);
    (void)plycut_out_flush(&out); /* text->failed says so */
}

void valued_tell(const void *what, PlycutOut *out)
{
    const PlycutValuation *valuation = what;
    if (valuation->evaluation != NULL)
        plycut_out_format(out, ", evaluation=%s", valuation->evaluation);
    if (valuation->score != NULL)
        plycut_out_format(out, ", score=%s", valuation->score);
}

void depth_tell(const void *what, PlycutOut *out)
{
    const PlycutSearchOptions *options = what;
    if (options->depth >= 0)
        plycut_out_format(out, ", depth=%d", options->depth);
}

void rules_tell(const void *what, PlycutOut *out)
{
    const Rules *rules = what;
    if (plycut_is_limited(rules->limits))
        sentence_write(out, NULL, ", values in [{low}, {high}]",
                       TERMS(EXACT(low, rules->limits.low), EXACT(high, rules->limits.high)));
    for (size_t i = 0; i < plycut_search_member_count(); i++)
        if (plycut_search_member(i)->rule && plycut_search_given(rules->options, i))
            sentence_write(out, NULL, plycut_search_member(i)->phrase,
                           TERMS(EXACT(value, plycut_search_number(rules->options, i))));
}
