/* The JSON shapes of students' answers, each checked strictly: they become entries, as lines do. */
#include "grade/response_json.h"

#include <string.h>

/* ---- Places ------------------------------------------------------------------------------ */

Where where_member(const Where *where, const char *name)
{
    Where inner = {.path = ""};
    Brief brief = brief_begin(inner.path, sizeof inner.path);
    brief_text(&brief, where->path);
    brief_text(&brief, ".");
    brief_text(&brief, name);
    return inner;
}

Where where_element(const Where *where, size_t index)
{
    Where inner = {.path = ""};
    Brief brief = brief_begin(inner.path, sizeof inner.path);
    brief_text(&brief, where->path);
    brief_text(&brief, "[");
    brief_count(&brief, index);
    brief_text(&brief, "]");
    return inner;
}

bool where_must_be(Responses *r, const Where *where, const char *what)
{
    return responses_fail(r, (Spot){.path = where->path}, "this must be %s", what);
}

/* ---- Entries ----------------------------------------------------------------------------- */

static Entry *entry_at(Responses *r, Sitting *student, int kind, const char *node, size_t words,
                       const Where *where)
{
    const char *path = responses_text(r, where->path, strlen(where->path));
    return path == NULL ? NULL
                        : responses_entry(r, student, kind, node, words, (Spot){.path = path});
}

static bool add_text(Responses *r, Entry *entry, const char *text)
{
    const char *kept = responses_text(r, text, strlen(text));
    entry->words[entry->count++] = kept;
    return kept != NULL;
}

/* A number or a string as a word. */
static bool add_word(Responses *r, Entry *entry, const cJSON *item)
{
    char number[PLYCUT_NUMBER_SIZE];
    if (cJSON_IsString(item))
        return add_text(r, entry, item->valuestring);
    plycut_number_text(item->valuedouble, number);
    return add_text(r, entry, number);
}

static bool is_word(const cJSON *item)
{
    return cJSON_IsNumber(item) || cJSON_IsString(item);
}

typedef bool Shape(Responses *r, Sitting *student, int kind, const cJSON *item, const Where *where);

static bool one_word(Responses *r, Sitting *student, int kind, const char *node, const cJSON *item,
                     const Where *where)
{
    Entry *entry = entry_at(r, student, kind, node, 1, where);
    return entry != NULL && add_word(r, entry, item);
}

static bool shape_number(Responses *r, Sitting *student, int kind, const cJSON *item,
                         const Where *where)
{
    return cJSON_IsNumber(item) ? one_word(r, student, kind, NULL, item, where)
                                : where_must_be(r, where, "a number");
}

static bool shape_node(Responses *r, Sitting *student, int kind, const cJSON *item,
                       const Where *where)
{
    if (cJSON_IsNull(item))
        return entry_at(r, student, kind, NULL, 0, where) != NULL;
    return is_word(item) ? one_word(r, student, kind, NULL, item, where)
                         : where_must_be(r, where, "a node: a path, a name, or a leaf's value");
}

static bool shape_nodes(Responses *r, Sitting *student, int kind, const cJSON *item,
                        const Where *where)
{
    size_t i = 0;
    const cJSON *element;
    if (!cJSON_IsArray(item))
        return where_must_be(r, where, "an array of nodes");
    Entry *entry = entry_at(r, student, kind, NULL, (size_t)cJSON_GetArraySize(item), where);
    if (entry == NULL)
        return false;
    cJSON_ArrayForEach(element, item)
    {
        Where inner = where_element(where, i++);
        if (!is_word(element))
            return where_must_be(r, &inner, "a node: a path, a name, or a leaf's value");
        if (!add_word(r, entry, element))
            return false;
    }
    return true;
}

/* A window: two bounds, null for none. */
static bool window_of_node(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    const cJSON *bound;
    Entry *entry = entry_at(r, student, RESPONSE_WINDOWS, item->string, 2, where);
    if (!cJSON_IsArray(item) || cJSON_GetArraySize(item) != 2)
        return where_must_be(r, where, "[alpha, beta], null where there is no bound");
    if (entry == NULL)
        return false;
    cJSON_ArrayForEach(bound, item)
    {
        const char *none = bound == item->child ? "-inf" : "inf";
        if (!cJSON_IsNull(bound) && !is_word(bound))
            return where_must_be(r, where, "[alpha, beta], null where there is no bound");
        if (!(cJSON_IsNull(bound) ? add_text(r, entry, none) : add_word(r, entry, bound)))
            return false;
    }
    return true;
}

static bool value_of_node(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    return is_word(item) ? one_word(r, student, RESPONSE_VALUES, item->string, item, where)
                         : where_must_be(r, where, "a value: 5, \">=5\" or \"<=5\"");
}

static bool shape_by_node(Responses *r, Sitting *student, int kind, const cJSON *item,
                          const Where *where)
{
    const cJSON *member;
    if (!cJSON_IsObject(item))
        return where_must_be(r, where, "an object whose members are nodes");
    cJSON_ArrayForEach(member, item)
    {
        Where inner = where_member(where, member->string);
        if (!(kind == RESPONSE_WINDOWS ? window_of_node(r, student, member, &inner)
                                       : value_of_node(r, student, member, &inner)))
            return false;
    }
    return true;
}

/* ---- Cutoffs and updates ----------------------------------------------------------------- */

static const cJSON *get(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

/* Every member is one of these. */
static bool only_members(Responses *r, const cJSON *object, const char *const *names, size_t count,
                         const Where *where)
{
    const cJSON *member;
    cJSON_ArrayForEach(member, object)
    {
        bool known = false;
        for (size_t i = 0; i < count; i++)
            known |= strcmp(names[i], member->string) == 0;
        Where inner = where_member(where, member->string);
        if (!known)
            return responses_fail(r, (Spot){.path = inner.path}, "unknown member '%s'",
                                  member->string);
    }
    return true;
}

static bool node_member(Responses *r, const cJSON *item, const Where *where, const char **node,
                        char number[PLYCUT_NUMBER_SIZE])
{
    const cJSON *member = get(item, "node");
    if (!cJSON_IsObject(item) || !is_word(member))
        return where_must_be(r, where, "an object with a \"node\"");
    if (cJSON_IsNumber(member))
        plycut_number_text(member->valuedouble, number);
    *node = cJSON_IsNumber(member) ? number : member->valuestring;
    return true;
}

/* "by": the owner of the bound, as a line says it. */
static bool read_by(Responses *r, Entry *entry, const cJSON *member, const Where *where)
{
    Where inner = where_member(where, "by");
    if (member != NULL && !is_word(member))
        return where_must_be(r, &inner, "a node: a path, a name, or a leaf's value");
    return member == NULL || (add_text(r, entry, "by") && add_word(r, entry, member));
}

/* {"node": "C", "side": "alpha", "kind": "shallow", "test": "2 <= 3", "by": "A"}: as the words of a
 * line. */
static bool read_cutoff(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    static const char *const MEMBERS[] = {"node", "side", "kind", "test", "by"};
    enum { LAST = sizeof MEMBERS / sizeof *MEMBERS - 1 };
    const char *node = NULL;
    char number[PLYCUT_NUMBER_SIZE];
    if (!node_member(r, item, where, &node, number) ||
        !only_members(r, item, MEMBERS, sizeof MEMBERS / sizeof *MEMBERS, where))
        return false;
    Entry *entry = entry_at(r, student, RESPONSE_CUTOFFS, node, LAST + 1, where);
    for (size_t i = 1; entry != NULL && i < LAST; i++) {
        const cJSON *member = get(item, MEMBERS[i]);
        Where inner = where_member(where, MEMBERS[i]);
        if (member != NULL && !cJSON_IsString(member))
            return where_must_be(r, &inner, "a text such as \"alpha\", \"shallow\" or \"2 <= 3\"");
        if (member != NULL && !add_text(r, entry, member->valuestring))
            return false;
    }
    return entry != NULL && read_by(r, entry, get(item, "by"), where);
}

/* {"node": "A", "alpha": 3} */
static bool read_update(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    static const char *const MEMBERS[] = {"node", "alpha", "beta"};
    const char *node = NULL;
    char number[PLYCUT_NUMBER_SIZE];
    if (!node_member(r, item, where, &node, number) ||
        !only_members(r, item, MEMBERS, sizeof MEMBERS / sizeof *MEMBERS, where))
        return false;
    const cJSON *alpha = get(item, "alpha"), *beta = get(item, "beta");
    if ((alpha == NULL) == (beta == NULL) || !cJSON_IsNumber(alpha != NULL ? alpha : beta))
        return where_must_be(r, where, "an object with a number \"alpha\" or \"beta\"");
    Entry *entry = entry_at(r, student, RESPONSE_UPDATES, node, 2, where);
    return entry != NULL && add_text(r, entry, alpha != NULL ? "alpha" : "beta") &&
           add_word(r, entry, alpha != NULL ? alpha : beta);
}

/* A list; an empty one is an answer too: there is none. */
static bool read_each(Responses *r, Sitting *student, int kind, const cJSON *item,
                      const Where *where,
                      bool (*read)(Responses *, Sitting *, const cJSON *, const Where *))
{
    size_t i = 0;
    const cJSON *element;
    if (!cJSON_IsArray(item))
        return where_must_be(r, where, "an array");
    if (item->child == NULL)
        return entry_at(r, student, kind, NULL, 0, where) != NULL;
    cJSON_ArrayForEach(element, item)
    {
        Where inner = where_element(where, i++);
        if (!read(r, student, element, &inner))
            return false;
    }
    return true;
}

static bool shape_cutoffs(Responses *r, Sitting *student, int kind, const cJSON *item,
                          const Where *where)
{
    return read_each(r, student, kind, item, where, read_cutoff);
}

static bool shape_updates(Responses *r, Sitting *student, int kind, const cJSON *item,
                          const Where *where)
{
    return read_each(r, student, kind, item, where, read_update);
}

static bool shape_claim(Responses *r, Sitting *student, int kind, const cJSON *item,
                        const Where *where)
{
    return cJSON_IsString(item) ? one_word(r, student, kind, NULL, item, where)
                                : where_must_be(r, where, "a word such as \"strict\"");
}

static Shape *const SHAPES[] = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) shape_##shape,
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

bool shape_read(Responses *r, Sitting *student, int kind, const cJSON *item, const Where *where)
{
    Shape *shape = kind < RESPONSES ? SHAPES[kind] : shape_claim;
    return shape(r, student, kind, item, where);
}
