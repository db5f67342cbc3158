/* Templates: text is copied, placeholders are replaced. */
#include "base/template.h"
#include "base/same.h"
#include "base/utf8.h"

#include <assert.h>
#include <string.h>

static Placeholder placeholder_read(const char *text, size_t length)
{
    const char *colon = memchr(text, ':', length);
    const size_t name = colon == NULL ? length : (size_t)(colon - text);
    return (Placeholder){text, colon == NULL ? "" : colon + 1, name,
                         colon == NULL ? 0 : length - name - 1};
}

void template_write(PlycutOut *out, const char *text, WritePlaceholder *write, const void *self)
{
    for (const char *open; (open = strchr(text, '{')) != NULL;) {
        const char *close = strchr(open, '}');
        const Placeholder p = placeholder_read(open + 1, (size_t)(close - open - 1));
        plycut_out_bytes(out, text, (size_t)(open - text));
        write(self, out, &p);
        text = close + 1;
    }
    plycut_out_text(out, text);
}

bool placeholder_is(const Placeholder *p, const char *name)
{
    return strlen(name) == p->name_length && name[0] == (p->name[0] | ' ') && /* in lower case */
           memcmp(name + 1, p->name + 1, p->name_length - 1) == 0;
}

bool placeholder_begins_sentence(const Placeholder *p)
{
    return p->name[0] >= 'A' && p->name[0] <= 'Z';
}

bool placeholder_chooses(const Placeholder *p)
{
    return memchr(p->form, '|', p->form_length) != NULL;
}

void placeholder_choose(PlycutOut *out, const Placeholder *p, bool first)
{
    const char *bar = memchr(p->form, '|', p->form_length);
    const size_t before = (size_t)(bar - p->form);
    plycut_out_bytes(out, first ? p->form : bar + 1, first ? before : p->form_length - before - 1);
}

void placeholder_number(PlycutOut *out, const Placeholder *p, double number)
{
    if (placeholder_chooses(p))
        placeholder_choose(out, p, same_number(number, 1));
    else
        plycut_out_number(out, number);
}

/* ---- With texts and numbers ------------------------------------------------------------------ */

static void template_term_write(const void *self, PlycutOut *out, const Placeholder *p)
{
    const PlycutTerm *term = self;
    while (term != NULL && term->name != NULL && !placeholder_is(p, term->name))
        term++;
    assert(term != NULL && term->name != NULL);
    if (term->text != NULL)
        plycut_out_clean(out, term->text, '?');
    else
        placeholder_number(out, p, term->number);
}

void plycut_out_template(PlycutOut *out, const char *text, const PlycutTerm *terms)
{
    template_write(out, text, template_term_write, terms);
}

/* ---- Into a field ---------------------------------------------------------------------------- */

/* Longer than any field, so that a text that is cut here is cut again, and marked, in the field. */
typedef struct Filled {
    char bytes[1025];
    size_t length;
} Filled;

static bool filled_write(void *self, const char *bytes, size_t n)
{
    Filled *filled = self;
    const size_t left = sizeof filled->bytes - 1 - filled->length;
    const size_t taken = n < left ? n : left;
    memcpy(filled->bytes + filled->length, bytes, taken);
    filled->length += taken;
    return true;
}

void template_fill(char *field, size_t size, const char *text, const PlycutTerm *terms)
{
    PlycutOut out;
    Filled filled = {.length = 0};
    plycut_out_init(&out, filled_write, &filled);
    plycut_out_template(&out, text, terms);
    plycut_out_flush(&out);
    filled.bytes[filled.length] = '\0';
    field_format(field, size, "%s", filled.bytes);
}
