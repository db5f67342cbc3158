/* The tags of a Word document's markup, each read by itself: no nesting is too deep. */
#include "answers/word.h"

#include <string.h>

bool xml_named(const XmlTag *tag, const char *name)
{
    return tag->length == strlen(name) && memcmp(tag->name, name, tag->length) == 0;
}

XmlTag xml_tag(const char **at, const char *limit)
{
    const char *begin = *at + 1, *end = memchr(begin, '>', (size_t)(limit - begin));
    XmlTag tag = {.name = begin, .end = end != NULL ? end : limit};
    *at = end != NULL ? end + 1 : limit;
    tag.closes = tag.name < tag.end && *tag.name == '/';
    tag.name += tag.closes;
    tag.empty = tag.end > tag.name && tag.end[-1] == '/';
    tag.end -= tag.empty;
    while (tag.name + tag.length < tag.end && strchr(" \t\r\n", tag.name[tag.length]) == NULL)
        tag.length++;
    tag.rest = tag.name + tag.length;
    return tag;
}

const char *xml_value(const XmlTag *tag, const char *attribute, size_t *length)
{
    const size_t name = strlen(attribute);
    for (const char *at = tag->rest; (size_t)(tag->end - at) > name + 2; at++)
        if (strchr(" \t\r\n", *at) != NULL && memcmp(at + 1, attribute, name) == 0 &&
            at[name + 1] == '=') {
            const char *value = at + name + 3,
                       *end = memchr(value, at[name + 2], (size_t)(tag->end - value));
            *length = end != NULL ? (size_t)(end - value) : 0;
            return end != NULL ? value : NULL;
        }
    return NULL;
}
