/* Words, where the tree may have nodes of the same name. */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

size_t word_at(const TreeIndex *index, TypedKind kind, const char *text, int *meaning)
{
    const size_t length = typed_at(kind, text, meaning);
    return length > 0 && index != NULL && lookup_name_at(index, text) >= length ? 0 : length;
}

const char *past_part(const TreeIndex *index, const char *text)
{
    int part = 0;
    const char *thing = typed_past_article(text);
    const size_t length = typed_at(TYPED_THING, thing, &part);
    return length > 0 && part == 1 && lookup_name_at(index, text) == 0 &&
                   lookup_name_at(index, thing) == 0
               ? thing + length
               : NULL;
}

bool begins_with_person(const char *text)
{
    static const char *const VERBS[] = {"get ", "have ", "return ", "got ", "had "};
    const char *verb = text + 1 + (*text == 'I' ? strspn(text + 1, BLANK_BYTES) : 0);
    for (size_t i = 0; *text == 'I' && is_blank(text[1]) && i < sizeof VERBS / sizeof *VERBS; i++)
        if (text_begins(verb, VERBS[i]) > 0)
            return true;
    return false;
}

bool word_means(const TreeIndex *index, TypedKind kind, const char *text)
{
    return typed_is(kind, text) &&
           (index == NULL || lookup(index, text, PLYCUT_NO_NODE).count == 0);
}
