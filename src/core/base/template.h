/* template.h - text with placeholders in braces: {name} or {name:form}. The form may be two words to choose from,
 * {name:leaf|leaves}. */
#pragma once

#include <plycut/base.h>

/* The text between two braces. */
typedef struct Placeholder {
    const char *name, *form; /* neither ends with a NUL */
    size_t name_length, form_length;
} Placeholder;

/* Copy a template; `write` writes what each placeholder stands for. */
typedef void WritePlaceholder(const void *self, PlycutOut *out, const Placeholder *p);
void template_write(PlycutOut *out, const char *text, WritePlaceholder *write, const void *self);

/* Does the placeholder have this name: {name} or, at the beginning of a sentence, {Name}? */
bool placeholder_is(const Placeholder *p, const char *name);
bool placeholder_begins_sentence(const Placeholder *p);

/* Is the form two words to choose from? If so, placeholder_choose writes the first or the second. */
bool placeholder_chooses(const Placeholder *p);
void placeholder_choose(PlycutOut *out, const Placeholder *p, bool first);

/* Fill in a template as plycut_out_template does, without memory: into a field of at most 1024 bytes, for which it is cut
 * as field_format does. terms may be NULL if there are no placeholders. */
void template_fill(char *field, size_t size, const char *text, const PlycutTerm *terms);

/* A number, or the word that goes with it: the first for 1, the second for others. */
void placeholder_number(PlycutOut *out, const Placeholder *p, double number);
