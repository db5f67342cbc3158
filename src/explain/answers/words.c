/* Words, where the tree may have nodes of the same name. */
#include "answers/read.h"

#include <string.h>

size_t word_at(const TreeIndex *index, TypedKind kind, const char *text, int *meaning)
{
    const size_t length = typed_at(kind, text, meaning);
    return length > 0 && index != NULL && lookup_name_at(index, text) >= length ? 0 : length;
}

bool word_means(const TreeIndex *index, TypedKind kind, const char *text)
{
    return typed_is(kind, text) &&
           (index == NULL || lookup(index, text, PLYCUT_NO_NODE).count == 0);
}
