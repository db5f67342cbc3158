/* Students' answers as entries: what JSON and plain lines have in common. */
#include "grade/response.h"

#include <stdio.h>
#include <string.h>

static const char *const NAMES[] = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) member,
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#define RESPONSE(id, member, shape)
#define CLAIM(name) #name,
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

static const struct {
    const char *word;
    int kind;
    Part part;
} ALIASES[] = {
#define CLAIM(name)
#define RESPONSE(id, member, shape)
#define ALIAS(word, id)            {word, RESPONSE_##id, PART_ALL},
#define ALIAS_PART(word, id, part) {word, RESPONSE_##id, PART_##part},
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

#define NAME_COUNT  (sizeof NAMES / sizeof *NAMES)
#define ALIAS_COUNT (sizeof ALIASES / sizeof *ALIASES)

int response_kind_named(const char *name)
{
    for (size_t i = 0; i < NAME_COUNT; i++)
        if (strcmp(NAMES[i], name) == 0)
            return (int)i;
    for (size_t i = 0; i < ALIAS_COUNT; i++)
        if (strcmp(ALIASES[i].word, name) == 0)
            return ALIASES[i].kind;
    return -1;
}

Part response_part_named(const char *name)
{
    for (size_t i = 0; i < ALIAS_COUNT; i++)
        if (strcmp(ALIASES[i].word, name) == 0)
            return ALIASES[i].part;
    return PART_ALL;
}

const char *response_part_name(Part part)
{
    static const char *const PARTS[] = {
        [PART_EDGES] = "edges", [PART_SUBTREES] = "subtrees", [PART_LEAVES] = "leaves"};
    return PARTS[part];
}

const char *response_name(int kind)
{
    return NAMES[kind];
}

const char *response_nearest(const char *name)
{
    return plycut_nearest(name, NAMES, NAME_COUNT);
}

bool responses_unknown(Responses *r, Spot spot, const char *name)
{
    const char *nearest = response_nearest(name);
    return responses_fail(r, spot, "unknown answer '%s'%s%s%s", name,
                          nearest != NULL ? " (did you mean '" : "", nearest != NULL ? nearest : "",
                          nearest != NULL ? "'?)" : "");
}

/* ---- Errors ------------------------------------------------------------------------------ */

/* The first failure stands, and its reason. */
static bool fail_with(Responses *r, Reason reason, Spot spot, const char *text)
{
    if (r->error->code == PLYCUT_OK)
        r->reason = reason;
    return plycut_fail_at(r->error, PLYCUT_E_INPUT, r->file, spot.line, 0, spot.path, "%s", text);
}

bool responses_fail(Responses *r, Spot spot, const char *format, ...)
{
    char text[sizeof r->error->text];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return fail_with(r, REASON_OTHER, spot, text);
}

bool responses_fail_by(Responses *r, Reason reason, Spot spot, const char *format, ...)
{
    char text[sizeof r->error->text];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return fail_with(r, reason, spot, text);
}

const char *responses_unread(Responses *r)
{
    char text[sizeof r->error->file + sizeof r->error->path + sizeof r->error->text];
    if (r->error->code != PLYCUT_E_INPUT)
        return NULL;
    plycut_error_message(r->error, text, sizeof text);
    *r->error = (PlycutError){0};
    return responses_text(r, text, strlen(text));
}

bool responses_forget(Responses *r)
{
    if (r->error->code == PLYCUT_E_INPUT)
        *r->error = (PlycutError){0};
    return r->error->code == PLYCUT_OK;
}

bool responses_no_memory(Responses *r)
{
    return plycut_fail(r->error, PLYCUT_E_MEMORY, "no memory to read the answers");
}

/* ---- Room -------------------------------------------------------------------------------- */

bool arena_grow(Arena *arena, void **array, size_t *room, size_t count, size_t size)
{
    if (count < *room)
        return true;
    size_t wanted = 2 * *room + 8;
    void *moved = arena_take(arena, wanted * size);
    if (moved == NULL)
        return false;
    if (count > 0)
        memcpy(moved, *array, count * size);
    *array = moved;
    *room = wanted;
    return true;
}

const char *responses_text(Responses *r, const char *bytes, size_t n)
{
    const char *text = arena_text(&r->arena, bytes, n);
    if (text == NULL)
        responses_no_memory(r);
    return text;
}

Sitting *responses_student(Responses *r, const char *name)
{
    void *students = r->students;
    const char *kept = responses_text(r, name, strlen(name));
    if (kept == NULL)
        return NULL;
    if (!arena_grow(&r->arena, &students, &r->room, r->count, sizeof *r->students)) {
        responses_no_memory(r);
        return NULL;
    }
    r->students = students;
    r->students[r->count] = (Sitting){.name = kept};
    return &r->students[r->count++];
}

Entry *responses_entry(Responses *r, Sitting *student, int kind, const char *node, size_t words,
                       Spot spot)
{
    void *entries = student->entries;
    const char **list = arena_take(&r->arena, (words + 1) * sizeof *list);
    const char *kept = node == NULL ? "" : responses_text(r, node, strlen(node));
    bool grown =
        arena_grow(&r->arena, &entries, &student->room, student->count, sizeof *student->entries);
    student->entries = entries;
    if (list == NULL || kept == NULL || !grown) {
        responses_no_memory(r);
        return NULL;
    }
    Entry *entry = &student->entries[student->count++];
    *entry = (Entry){.kind = kind, .node = node == NULL ? NULL : kept, .words = list, .spot = spot};
    return entry;
}

/* ---- The whole --------------------------------------------------------------------------- */

static size_t space(const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && (text[i] == ' ' || text[i] == '\t' || text[i] == '\r' || text[i] == '\n'))
        i++;
    return i;
}

/* Past a byte order mark, white space and comments. */
static size_t lead(const char *text, size_t length)
{
    size_t i = length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    for (;;) {
        i += space(text + i, length - i);
        if (i >= length || text[i] != '#')
            return i;
        while (i < length && text[i] != '\n')
            i++;
    }
}

/* Does an object's beginning name our format? */
static bool names_format(const char *text, size_t length)
{
    static const char FORMAT[] = "\"plycut-answers\"";
    for (size_t i = 0; i + sizeof FORMAT - 1 <= length; i++)
        if (memcmp(text + i, FORMAT, sizeof FORMAT - 1) == 0)
            return true;
    return false;
}

bool plycut_is_answers(const char *text, size_t length)
{
    size_t i = lead(text, length), end, sign;
    if (i < length && text[i] == '{')
        return names_format(text + i, length - i);
    if (i < length && strchr("[%", text[i]) != NULL) /* a tree; a comment of positions files */
        return false;
    for (bool first = true; i < length; first = false, i = end + lead(text + end, length - end)) {
        for (end = i; end < length && text[end] != '\n';)
            end++;
        /* Below a heading only what has an answer's name tells. */
        if (response_line(text + i, end - i, &sign) && (first || response_label(text + i, sign)))
            return true;
    }
    return false;
}

static bool any_answer(const Responses *r)
{
    for (size_t i = 0; i < r->count; i++)
        if (r->students[i].count > 0)
            return true;
    return false;
}

bool responses_read(Responses *r, const char *text, size_t length, const char *file,
                    PlycutError *error)
{
    *r = (Responses){.file = file, .error = error};
    if (strlen(text) != length)
        return responses_fail(r, (Spot){0}, "this is no text: it contains a zero byte");
    bool json = text[lead(text, length)] == '{';
    return (json ? responses_read_json(r, text) : responses_read_lines(r, text)) &&
           (any_answer(r) || responses_fail(r, (Spot){0}, "there is no answer in this file"));
}

void responses_free(Responses *r)
{
    arena_release(&r->arena);
    *r = (Responses){0};
}
