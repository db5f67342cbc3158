/* The forms of answers in JSON: each value is checked strictly and becomes entries like those of lines. */
#include "base/utf8.h"
#include "answers/json.h"

#include <string.h>

/* ---- Entries --------------------------------------------------------------------------------- */

static const char *json_text_kept(Submissions *s, const char *text)
{
    return arena_copy(&s->arena, text, strlen(text));
}

static Slot slot_at(const Slot *slot, const char *node, const char *path)
{
    Slot inner = *slot;
    inner.entry.node = node != NULL ? json_text_kept(slot->s, node) : NULL;
    inner.entry.spot.path = path;
    return inner;
}

static const char *slot_member(const Slot *slot, const char *name)
{
    return path_member(slot->s, slot->entry.spot.path, name);
}

static const char *slot_element(const Slot *slot, size_t i)
{
    return path_element(slot->s, slot->entry.spot.path, i);
}

static bool slot_must_be(const Slot *slot, ErrorId id)
{
    return answers_refuse(slot->s, slot->entry.spot.path, id);
}

static bool is_word(const cJSON *item)
{
    return cJSON_IsNumber(item) || cJSON_IsString(item);
}

/* A string unchanged; a number as it is written; null as what it means here. */
static const char *word_of(const cJSON *item, const char *null, char number[PLYCUT_NUMBER_SIZE])
{
    if (!cJSON_IsNumber(item))
        return cJSON_IsString(item) ? item->valuestring
               : cJSON_IsBool(item) ? (cJSON_IsTrue(item) ? "true" : "false")
                                    : null;
    plycut_number_text(item->valuedouble, number);
    return number;
}

static bool json_entry_add(const Slot *slot, const char *text, const char **words, size_t count)
{
    Entry entry = slot->entry;
    entry.text = json_text_kept(slot->s, text);
    entry.words = words;
    entry.count = count;
    return entry_add(slot->s, slot->one, &entry);
}

/* What has the form of a word, or the error that it has not. */
static bool json_word_add(const Slot *slot, const cJSON *item, bool fits, ErrorId otherwise)
{
    char number[PLYCUT_NUMBER_SIZE];
    return fits ? json_entry_add(slot, word_of(item, "", number), NULL, 0)
                : slot_must_be(slot, otherwise);
}

/* ---- Forms ----------------------------------------------------------------------------------- */

/* A list of nodes that need not be split from a text: `item` is the first of `count`. */
static bool add_list(const Slot *slot, const cJSON *item, size_t count)
{
    char text[256], number[PLYCUT_NUMBER_SIZE];
    PlycutText list = {0};
    const char **words = arena_take(&slot->s->arena, (count + 1) * sizeof *words);
    if (words == NULL)
        return false;
    for (size_t i = 0; i < count; i++, item = item->next) {
        if (!is_word(item))
            return answers_refuse(slot->s, slot_element(slot, i), ERROR_FORM_NODE);
        words[i] = json_text_kept(slot->s, word_of(item, "", number));
    }
    for (size_t i = 0; i < count; i++) {
        text_add(&list, i > 0 ? ", " : "");
        text_add(&list, words[i]);
    }
    const char *whole = arena_keep(&slot->s->arena, &list);
    field_format(text, sizeof text, "%s", *whole != '\0' ? whole : "none");
    return json_entry_add(slot, text, words, count);
}

/* "inf", "-inf" */
static bool is_infinite_text(const cJSON *item)
{
    const char *text = cJSON_GetStringValue(item);
    return text != NULL && (strcmp(text, "inf") == 0 || strcmp(text, "-inf") == 0);
}

/* A number, or a bound as answers are written. */
static bool json_number(const Slot *slot, const cJSON *item)
{
    const bool bound = cJSON_IsString(item) && (strncmp(item->valuestring, "<=", 2) == 0 ||
                                                strncmp(item->valuestring, ">=", 2) == 0);
    return json_word_add(slot, item, cJSON_IsNumber(item) || bound || is_infinite_text(item),
                         ERROR_FORM_NUMBER);
}

static bool json_rule(const Slot *slot, const cJSON *item)
{
    return json_word_add(slot, item, cJSON_IsBool(item) || cJSON_IsNumber(item), ERROR_FORM_FLAG);
}

static bool json_word(const Slot *slot, const cJSON *item)
{
    return json_word_add(slot, item, cJSON_IsString(item), ERROR_FORM_WORD);
}

static bool one_value(const Slot *slot, const cJSON *item)
{
    return json_word_add(slot, item, is_word(item), ERROR_FORM_VALUE);
}

static bool one_word(const Slot *slot, const cJSON *item)
{
    return json_word_add(slot, item, cJSON_IsString(item), ERROR_FORM_TEXT);
}

static bool json_one_node(const Slot *slot, const cJSON *item)
{
    if (cJSON_IsNull(item))
        return add_list(slot, NULL, 0);
    return is_word(item) ? add_list(slot, item, 1) : slot_must_be(slot, ERROR_FORM_NODE);
}

static bool json_nodes(const Slot *slot, const cJSON *item)
{
    return cJSON_IsArray(item) ? add_list(slot, item->child, (size_t)cJSON_GetArraySize(item))
                               : slot_must_be(slot, ERROR_FORM_NODES);
}

static bool is_bound(const cJSON *item)
{
    return cJSON_IsNull(item) || is_word(item);
}

static bool json_window(const Slot *slot, const cJSON *item)
{
    char text[256], alpha[PLYCUT_NUMBER_SIZE], beta[PLYCUT_NUMBER_SIZE];
    if (cJSON_IsString(item) && typed_is(TYPED_NEVER, item->valuestring))
        return json_entry_add(slot, item->valuestring, NULL, 0);
    if (!cJSON_IsArray(item) || cJSON_GetArraySize(item) != 2 || !is_bound(item->child) ||
        !is_bound(item->child->next))
        return slot_must_be(slot, ERROR_FORM_WINDOW);
    field_format(text, sizeof text, "[%s, %s]", word_of(item->child, "-inf", alpha),
                 word_of(item->child->next, "inf", beta));
    return json_entry_add(slot, text, NULL, 0);
}

typedef bool Form(const Slot *slot, const cJSON *item);

static bool each_node(const Slot *slot, const cJSON *item, Form *form)
{
    const cJSON *member;
    if (!cJSON_IsObject(item))
        return slot_must_be(slot, ERROR_FORM_BY_NODE);
    cJSON_ArrayForEach(member, item)
    {
        const Slot inner = slot_at(slot, member->string, slot_member(slot, member->string));
        if (!form(&inner, member))
            return false;
    }
    return true;
}

/* ---- Cutoffs and updates --------------------------------------------------------------------- */

/* Its members are those of its shape (answers_file.c). */
static bool has_node(const Slot *slot, const cJSON *item)
{
    return is_word(json_get(item, "node")) ||
           answers_refuse(slot->s, slot_member(slot, "node"), ERROR_FORM_NODE);
}

/* Add the part of a cutoff that a member states to the text, if there is such a member. NULL: its value has the wrong
 * type. */
static const char *with_part(const Slot *slot, const cJSON *item, const char *name,
                             const char *text)
{
    char number[PLYCUT_NUMBER_SIZE];
    const cJSON *member = json_get(item, name);
    bool by = strcmp(name, "by") == 0;
    if (member == NULL)
        return text;
    if (by ? !is_word(member) : !cJSON_IsString(member)) {
        answers_refuse(slot->s, slot_member(slot, name), by ? ERROR_FORM_NODE : ERROR_FORM_CUTOFF);
        return NULL;
    }
    return text_joined(slot->s, text, by ? " by " : " ", word_of(member, "", number));
}

/* {"node": "C", "side": "alpha", "kind": "shallow", "test": "2 <= 3", "by": "A"}, written as on a line. */
static bool one_cutoff(const Slot *slot, const cJSON *item)
{
    static const char *const MEMBERS[] = {"node", "side", "kind", "test", "by"};
    enum { COUNT = sizeof MEMBERS / sizeof *MEMBERS };
    char number[PLYCUT_NUMBER_SIZE];
    const char *text = "";
    if (!has_node(slot, item))
        return false;
    for (size_t i = 1; i < COUNT && text != NULL; i++)
        text = with_part(slot, item, MEMBERS[i], text);
    const Slot inner =
        slot_at(slot, word_of(json_get(item, "node"), "", number), slot->entry.spot.path);
    return text != NULL && json_entry_add(&inner, text, NULL, 0);
}

/* {"node": "A", "alpha": 3} */
static bool one_update(const Slot *slot, const cJSON *item)
{
    char text[64], number[PLYCUT_NUMBER_SIZE];
    if (!has_node(slot, item))
        return false;
    const cJSON *alpha = json_get(item, "alpha"), *beta = json_get(item, "beta"),
                *bound = alpha != NULL ? alpha : beta;
    if (alpha != NULL && beta != NULL)
        return slot_must_be(slot, ERROR_FORM_UPDATE);
    if (!cJSON_IsNumber(bound) && !is_infinite_text(bound))
        return answers_refuse(slot->s, slot_member(slot, bound->string), ERROR_FORM_NUMBER);
    field_format(text, sizeof text, "%s = %s", bound->string, word_of(bound, "", number));
    const Slot inner =
        slot_at(slot, word_of(json_get(item, "node"), "", number), slot->entry.spot.path);
    return json_entry_add(&inner, text, NULL, 0);
}

/* An empty array is an answer too: "none". */
static bool each_element(const Slot *slot, const cJSON *item, Form *form)
{
    size_t i = 0;
    const cJSON *element;
    if (item->child == NULL)
        return add_list(slot, NULL, 0);
    cJSON_ArrayForEach(element, item)
    {
        const Slot inner = slot_at(slot, NULL, slot_element(slot, i++));
        if (!form(&inner, element))
            return false;
    }
    return true;
}

static bool json_cutoffs(const Slot *slot, const cJSON *item)
{
    return each_element(slot, item, one_cutoff);
}

static bool json_updates(const Slot *slot, const cJSON *item)
{
    return each_element(slot, item, one_update);
}

/* ---- By fact and claim ----------------------------------------------------------------------- */

/* The forms of facts' shapes; of those that only nodes have, the form for one node. */
#define form_number   json_number
#define form_node     json_one_node
#define form_line     json_nodes
#define form_nodes    json_nodes
#define form_set      json_nodes
#define form_cover    json_nodes
#define form_value    one_value
#define form_window   json_window
#define form_word     one_word
#define form_cutoff   json_cutoffs
#define form_update   json_updates
#define form_interval one_word

static Form *const FACT_FORMS[] = {
#define FACT(id, name, shape, of) form_##shape,
#include <plycut/facts.def>
};

static Form *const CLAIM_FORMS[] = {
#define CLAIM(name, json) json_##json,
#include "answers/claims.def"
};

bool form_read(const Slot *slot, const cJSON *item)
{
    if (slot->entry.what >= PLYCUT_FACTS)
        return CLAIM_FORMS[slot->entry.what - CLAIMED](slot, item);
    Form *form = FACT_FORMS[slot->entry.what];
    return fact_table[slot->entry.what].shape->of_whole ? form(slot, item)
                                                        : each_node(slot, item, form);
}
