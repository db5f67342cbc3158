/* Students' answers from JSON ("format": "plycut-answers", version 1), each member's shape checked
 * strictly. */
#include "base/scan.h"
#include "exercise/response.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <string.h>

/* A place in the file: a JSON path. */
typedef struct Where {
    char path[256];
} Where;

static Where where_member(const Where *where, const char *name)
{
    Where inner;
    Brief brief = brief_begin(inner.path, sizeof inner.path);
    brief_text(&brief, where->path);
    brief_text(&brief, ".");
    brief_text(&brief, name);
    return inner;
}

static Where where_element(const Where *where, size_t index)
{
    Where inner;
    Brief brief = brief_begin(inner.path, sizeof inner.path);
    brief_text(&brief, where->path);
    brief_text(&brief, "[");
    brief_count(&brief, index);
    brief_text(&brief, "]");
    return inner;
}

static bool must_be(Responses *r, const Where *where, const char *what)
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
                                : must_be(r, where, "a number");
}

static bool shape_node(Responses *r, Sitting *student, int kind, const cJSON *item,
                       const Where *where)
{
    if (cJSON_IsNull(item))
        return entry_at(r, student, kind, NULL, 0, where) != NULL;
    return is_word(item) ? one_word(r, student, kind, NULL, item, where)
                         : must_be(r, where, "a node: a path, a name, or a leaf's value");
}

static bool shape_nodes(Responses *r, Sitting *student, int kind, const cJSON *item,
                        const Where *where)
{
    size_t i = 0;
    const cJSON *element;
    if (!cJSON_IsArray(item))
        return must_be(r, where, "an array of nodes");
    Entry *entry = entry_at(r, student, kind, NULL, (size_t)cJSON_GetArraySize(item), where);
    if (entry == NULL)
        return false;
    cJSON_ArrayForEach(element, item)
    {
        Where inner = where_element(where, i++);
        if (!is_word(element))
            return must_be(r, &inner, "a node: a path, a name, or a leaf's value");
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
        return must_be(r, where, "[alpha, beta], null where there is no bound");
    if (entry == NULL)
        return false;
    cJSON_ArrayForEach(bound, item)
    {
        const char *none = bound == item->child ? "-inf" : "inf";
        if (!cJSON_IsNull(bound) && !is_word(bound))
            return must_be(r, where, "[alpha, beta], null where there is no bound");
        if (!(cJSON_IsNull(bound) ? add_text(r, entry, none) : add_word(r, entry, bound)))
            return false;
    }
    return true;
}

static bool value_of_node(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    return is_word(item) ? one_word(r, student, RESPONSE_VALUES, item->string, item, where)
                         : must_be(r, where, "a value: 5, \">=5\" or \"<=5\"");
}

static bool shape_by_node(Responses *r, Sitting *student, int kind, const cJSON *item,
                          const Where *where)
{
    const cJSON *member;
    if (!cJSON_IsObject(item))
        return must_be(r, where, "an object whose members are nodes");
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
        return must_be(r, where, "an object with a \"node\"");
    if (cJSON_IsNumber(member))
        plycut_number_text(member->valuedouble, number);
    *node = cJSON_IsNumber(member) ? number : member->valuestring;
    return true;
}

/* {"node": "C", "side": "alpha", "kind": "shallow", "test": "2 <= 3"}: as the words of a line. */
static bool read_cutoff(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    static const char *const MEMBERS[] = {"node", "side", "kind", "test"};
    const char *node = NULL;
    char number[PLYCUT_NUMBER_SIZE];
    if (!node_member(r, item, where, &node, number) ||
        !only_members(r, item, MEMBERS, sizeof MEMBERS / sizeof *MEMBERS, where))
        return false;
    Entry *entry = entry_at(r, student, RESPONSE_CUTOFFS, node, 3, where);
    for (size_t i = 1; entry != NULL && i < sizeof MEMBERS / sizeof *MEMBERS; i++) {
        const cJSON *member = get(item, MEMBERS[i]);
        Where inner = where_member(where, MEMBERS[i]);
        if (member != NULL && !cJSON_IsString(member))
            return must_be(r, &inner, "a text such as \"alpha\", \"shallow\" or \"2 <= 3\"");
        if (member != NULL && !add_text(r, entry, member->valuestring))
            return false;
    }
    return entry != NULL;
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
        return must_be(r, where, "an object with a number \"alpha\" or \"beta\"");
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
        return must_be(r, where, "an array");
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
                                : must_be(r, where, "a word such as \"strict\"");
}

static Shape *const SHAPES[] = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) shape_##shape,
#define ALIAS(word, id)
#include "exercise/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

/* ---- Students ---------------------------------------------------------------------------- */

static bool is_frame(const char *name)
{
    return strcmp(name, "format") == 0 || strcmp(name, "version") == 0 ||
           strcmp(name, "name") == 0 || strcmp(name, "students") == 0;
}

/* Aliases are for people's lines: members have one name each. */
static bool read_member(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    Where inner = where_member(where, item->string);
    int kind = response_kind_named(item->string);
    if (kind < 0 || strcmp(response_name(kind), item->string) != 0)
        return responses_unknown(r, (Spot){.path = inner.path}, item->string);
    Shape *shape = kind < RESPONSES ? SHAPES[kind] : shape_claim;
    return shape(r, student, kind, item, &inner);
}

/* The members of one student; `nested` says whether the file's own members may stand there. */
static bool read_student(Responses *r, const cJSON *object, const cJSON *common, const Where *where)
{
    const cJSON *item, *name = get(object, "name");
    if (!cJSON_IsObject(object))
        return must_be(r, where, "an object with the answers of a student");
    if (name != NULL && !cJSON_IsString(name))
        return must_be(r, where, "an object whose \"name\" is a text");
    Sitting *student = responses_student(r, name != NULL ? name->valuestring : "");
    if (student == NULL)
        return false;
    cJSON_ArrayForEach(item, object)
    {
        bool frame = common == NULL ? is_frame(item->string) : strcmp(item->string, "name") == 0;
        if (!frame && !read_member(r, student, item, where))
            return false;
    }
    Where top = {.path = "$"};
    cJSON_ArrayForEach(item, common)
    {
        bool own = is_frame(item->string) || get(object, item->string) != NULL;
        if (!own && !read_member(r, student, item, &top))
            return false;
    }
    return true;
}

/* Beside "students" stand conventions only, which all of them share. */
static bool read_students(Responses *r, const cJSON *file, const cJSON *students)
{
    size_t i = 0;
    const cJSON *item;
    Where where = {.path = "$.students"}, top = {.path = "$"};
    if (!cJSON_IsArray(students) || students->child == NULL)
        return must_be(r, &where, "an array of at least one student");
    cJSON_ArrayForEach(item, file)
    {
        int kind = response_kind_named(item->string);
        bool answer = (kind >= 0 && kind < RESPONSES) || strcmp(item->string, "name") == 0;
        Where inner = where_member(&top, item->string);
        if (answer)
            return responses_fail(r, (Spot){.path = inner.path},
                                  "answers stand in a student where there are \"students\"");
    }
    cJSON_ArrayForEach(item, students)
    {
        Where element = where_element(&where, i++);
        if (!read_student(r, item, file, &element))
            return false;
    }
    return true;
}

static bool read_file(Responses *r, const cJSON *file)
{
    Where top = {.path = "$"}, format = {.path = "$.format"}, version = {.path = "$.version"};
    const cJSON *name = get(file, "format"), *number = get(file, "version");
    if (!cJSON_IsString(name) || strcmp(name->valuestring, "plycut-answers") != 0)
        return must_be(r, &format, "\"plycut-answers\"");
    if (!cJSON_IsNumber(number) || number->valuedouble < 1 || number->valuedouble > 1)
        return must_be(r, &version, "1");
    const cJSON *students = get(file, "students");
    return students != NULL ? read_students(r, file, students) : read_student(r, file, NULL, &top);
}

/* cJSON alone accepts more than JSON. */
static bool scan_strictly(const Responses *r, const char *text)
{
    ScanText source_text = {.text = text, .length = strlen(text)};
    PlycutSource source = scan_text_source(&source_text, r->file == NULL ? "" : r->file);
    Scan *scan = scan_open(&source, r->error);
    const char *value;
    size_t length;
    bool right =
        scan != NULL && scan_value(scan, &value, &length, r->error) && scan_end(scan, r->error);
    if (scan != NULL)
        scan_close(scan);
    return right;
}

bool responses_read_json(Responses *r, const char *text)
{
    if (!scan_strictly(r, text))
        return false;
    cJSON *json = cJSON_Parse(text);
    bool read = json == NULL ? responses_no_memory(r) : read_file(r, json);
    cJSON_Delete(json);
    return read;
}
