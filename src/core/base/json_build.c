/* Values from JSON text that the scanner has checked: cJSON's structure in an arena, which is several times faster than a
 * malloc for each value and cJSON's own parser. */
#include "base/json_read.h"
#include "base/scan_state.h"

#include <string.h>

/* The end of a string's text, from its beginning. */
static const char *string_end(const char *at)
{
    while (*at != '"')
        at += *at == '\\' ? 2 : 1;
    return at;
}

/* A string, decoded; *at goes past it. NULL: no memory. */
static char *string_build(const char **at, Arena *arena)
{
    const char *from = *at + 1, *end = string_end(from);
    char *text = arena_take(arena, (size_t)(end - from) + 1);
    if (text != NULL)
        scan_decode(from, (size_t)(end - from), text);
    *at = end + 1;
    return text;
}

static double number_build(const char **at)
{
    const char *from = *at;
    double value = 0;
    *at += strcspn(from, ",]}");
    plycut_number_parse(from, (size_t)(*at - from), false, &value);
    return value;
}

/* Add an item to a container: the first has the last one before it, as cJSON wants it. */
static cJSON *dom_item_add(cJSON *container, Arena *arena)
{
    cJSON *item = arena_take(arena, sizeof *item);
    if (item == NULL)
        return NULL;
    if (container->child == NULL)
        container->child = item->prev = item;
    item->prev = container->child->prev;
    container->child->prev = item;
    if (item->prev != item)
        item->prev->next = item;
    return item;
}

/* A value, or the beginning of a container. False: no memory. */
static bool value_build(cJSON *item, const char **at, Arena *arena)
{
    static const struct {
        char first;
        int type, length;
    } WORDS[] = {{'t', cJSON_True, 4},
                 {'f', cJSON_False, 5},
                 {'n', cJSON_NULL, 4},
                 {'[', cJSON_Array, 1},
                 {'{', cJSON_Object, 1}};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (**at == WORDS[i].first) {
            item->type = WORDS[i].type;
            *at += WORDS[i].length;
            return true;
        }
    item->type = **at == '"' ? cJSON_String : cJSON_Number;
    if (item->type == cJSON_Number)
        item->valuedouble = number_build(at);
    else
        item->valuestring = string_build(at, arena);
    return item->type == cJSON_Number || item->valuestring != NULL;
}

/* The next item of a container, without its value. NULL: no memory. */
static cJSON *dom_item_begin(cJSON *container, const char **at, Arena *arena)
{
    cJSON *item = dom_item_add(container, arena);
    if (item == NULL || container->type != cJSON_Object)
        return item;
    item->string = string_build(at, arena);
    ++*at; /* the colon */
    return item->string != NULL ? item : NULL;
}

bool json_build(const char *at, Arena *arena, cJSON *root)
{
    cJSON *open[SCAN_DEPTH], *item = root;
    int depth = 0;
    for (;;) {
        if (item == NULL || !value_build(item, &at, arena))
            return false;
        if (item->type == cJSON_Array || item->type == cJSON_Object)
            open[depth++] = item;
        for (; *at == ']' || *at == '}'; at++)
            depth--;
        if (depth == 0)
            return true;
        at += *at == ',';
        item = dom_item_begin(open[depth - 1], &at, arena);
    }
}
