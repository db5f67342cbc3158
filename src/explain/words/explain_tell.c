/* Numbered items, labelled lines, and the sentences in them. */
#include "trace/viewpoint.h"
#include "words/explain.h"

enum { LABEL_WIDTH = 12 };

void tell_item(Explanation *e, const PlycutTraceEvent *last)
{
    if (!e->apart)
        plycut_out_format(e->out, "%*llu. " PLYCUT_WRAP_HANG, e->digits,
                          (unsigned long long)last->n);
    e->within = false;
}

void tell_paragraph(Explanation *e)
{
    if (e->apart)
        plycut_out_char(e->out, '\n');
    else
        plycut_out_format(e->out, "\n%*s" PLYCUT_WRAP_HANG, e->digits + 2, "");
    e->within = false;
}

/* Pad labels to one width, unless they are separate from their text anyway. */
void tell_label(Explanation *e, const char *label, const Term *terms)
{
    const uint64_t begin = e->out->total;
    sentence_write_seen(e->out, e->trace, e->turned, label, terms);
    const uint64_t length = e->out->total - begin;
    plycut_out_format(e->out, "%*s" PLYCUT_WRAP_HANG,
                      length < LABEL_WIDTH && !e->apart ? (int)(LABEL_WIDTH - length) : 0, "");
    e->within = false;
}

void tell_heading(Explanation *e, TextId id, const Term *terms)
{
    plycut_out_char(e->out, '\n');
    sentence_write_seen(e->out, e->trace, e->turned, text_of(id), terms);
    plycut_out_text(e->out, "\n\n");
}

void tell_end(Explanation *e)
{
    plycut_out_char(e->out, '\n');
}

void tell_at(Explanation *e, uint32_t node)
{
    e->turned = is_turned(e->values, e->trace->nodes[node].player);
}

void tell_sentence(Explanation *e, TextId id, const Term *terms)
{
    if (e->within)
        plycut_out_text(e->out, text_of(SENTENCE_BETWEEN_SENTENCES));
    sentence_write_seen(e->out, e->trace, e->turned, text_of(id), terms);
    e->within = true;
}

void tell_labelled(Explanation *e, const char *label, const char *text, const Term *terms)
{
    tell_label(e, label, NO_TERMS);
    sentence_write_seen(e->out, e->trace, e->turned, text, terms);
    tell_end(e);
}

void tell_line_of(Explanation *e, TextId label, TextId id, const Term *terms)
{
    tell_labelled(e, label == NO_LABEL ? "" : text_of(label), text_of(id), terms);
}

void tell_text(Explanation *e, TextId label, const char *text)
{
    if (text != NULL)
        tell_line(e, label, SENTENCE_PLAIN, TEXT(text, text));
}
