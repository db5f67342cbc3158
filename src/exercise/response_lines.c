/* Students' answers as people type them: a line "WORD: ANSWER" each, '#' begins a comment. */
#include "exercise/response.h"

#include <ctype.h>
#include <string.h>

/* A line being read. */
typedef struct Line {
    Responses *r;
    Sitting *student;
    Spot spot;
    const char *label; /* what stands before the colon, */
    const char *key;   /* the same in lower case, words joined by '_' */
    const char *text;  /* and after it */
} Line;

/* A label is short, and no board with its scores, no JSON. */
bool response_line(const char *line, size_t length, size_t *colon)
{
    enum { LABEL_MOST = 200 };
    const char *found = memchr(line, ':', length);
    *colon = found == NULL ? 0 : (size_t)(found - line);
    return found != NULL && *colon > 0 && *colon < LABEL_MOST && strchr("{[\"", line[0]) == NULL &&
           memchr(line, ';', *colon) == NULL;
}

/* "Visited leaves" as "visited_leaves". */
static const char *key_of(Responses *r, const char *label)
{
    char *key = arena_text(&r->arena, label, strlen(label));
    size_t used = 0;
    if (key == NULL)
        responses_no_memory(r);
    for (const char *c = label; key != NULL && *c != '\0'; c++) {
        if (*c == '(' || *c == ')')
            continue;
        bool joint = words_space(*c) || *c == '-' || *c == '_';
        if (!joint)
            key[used++] = (char)tolower((unsigned char)*c);
        else if (used > 0 && key[used - 1] != '_')
            key[used++] = '_';
    }
    if (key != NULL)
        key[used] = '\0';
    return key;
}

/* ---- Entries --------------------------------------------------------------------------- */

/* Keep each word in the entry, or (without one) only count them. */
static size_t split(Line *line, const char *text, Entry *entry)
{
    bool commas = strchr(text, ',') != NULL || strchr(text, ';') != NULL;
    size_t count = 0;
    for (;;) {
        text += strspn(text, " \t\r\n,;");
        if (*text == '\0')
            return count;
        const char *end = words_end(text, commas);
        if (!commas && *text != '"')
            end = words_leaf_end(end);
        bool quoted = *text == '"' && end > text + 1 && end[-1] == '"';
        if (entry != NULL)
            entry->words[count] = quoted
                                      ? responses_text(line->r, text + 1, (size_t)(end - text) - 2)
                                      : words_trimmed(line->r, text, (size_t)(end - text));
        count++;
        text = end;
    }
}

/* An entry with the words of a text. */
static bool entry_of(Line *line, int kind, const char *node, const char *text)
{
    Entry *entry =
        responses_entry(line->r, line->student, kind, node, split(line, text, NULL), line->spot);
    if (entry == NULL)
        return false;
    entry->count = split(line, text, entry);
    return line->r->error->code == PLYCUT_OK;
}

/* An entry with one word as it stands. */
static bool entry_word(Line *line, int kind, const char *node, const char *word)
{
    Entry *entry = responses_entry(line->r, line->student, kind, node, 1, line->spot);
    if (entry == NULL)
        return false;
    entry->words[entry->count++] = word;
    return true;
}

static bool says_none(const char *text)
{
    static const char *const NONE[] = {"", "none", "nothing", "-", "\xe2\x88\x85"};
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        if (strcmp(text, NONE[i]) == 0)
            return true;
    return false;
}

/* ---- Lines about a node ------------------------------------------------------------------ */

/* "C: [3, inf] <= 2": a window, a value, or both. */
static bool node_line(Line *line)
{
    const char *text = line->text, *end = text;
    if (*text == '[' || *text == '(') {
        end = strpbrk(text, "])");
        if (end == NULL)
            return responses_fail(line->r, line->spot, "the window has no closing bracket");
        const char *inside = responses_text(line->r, text + 1, (size_t)(end - text) - 1);
        if (inside == NULL || !entry_of(line, RESPONSE_WINDOWS, line->label, inside))
            return false;
        end++;
    }
    const char *value = words_trimmed(line->r, end, strlen(end));
    if (value == NULL || (*value == '\0' && end != text))
        return value != NULL;
    if (*value != '\0' && strchr("<>=\xe2-+0123456789.iI", *value) != NULL)
        return entry_word(line, RESPONSE_VALUES, line->label, value);
    if (response_nearest(line->key) != NULL)
        return responses_unknown(line->r, line->spot, line->key);
    return responses_fail(
        line->r, line->spot,
        "after '%s:' was expected a window such as [3, inf], a value such as 5 or "
        "<=5, or both",
        line->label);
}

/* "alpha A: 3" */
static bool update_line(Line *line, const char *side)
{
    const char *node =
        words_trimmed(line->r, line->label + strlen(side), strlen(line->label + strlen(side)));
    Entry *entry = node == NULL ? NULL
                                : responses_entry(line->r, line->student, RESPONSE_UPDATES, node, 2,
                                                  line->spot);
    if (entry == NULL)
        return false;
    entry->words[entry->count++] = side;
    entry->words[entry->count++] = line->text;
    return true;
}

/* "cut: C alpha shallow 2 <= 3", "cut: strict", "cuts: none" */
static bool cut_line(Line *line)
{
    if (strcmp(line->key, "cut") == 0 &&
        (strcmp(line->text, "equal") == 0 || strcmp(line->text, "strict") == 0))
        return entry_word(line, RESPONSES + CLAIM_cut, NULL, line->text);
    if (says_none(line->text))
        return responses_entry(line->r, line->student, RESPONSE_CUTOFFS, NULL, 0, line->spot) !=
               NULL;
    const char *end = words_leaf_end(words_end(line->text, false));
    bool quoted = line->text[0] == '"' && end > line->text + 1 && end[-1] == '"';
    const char *node = quoted
                           ? responses_text(line->r, line->text + 1, (size_t)(end - line->text) - 2)
                           : responses_text(line->r, line->text, (size_t)(end - line->text));
    return node != NULL && entry_of(line, RESPONSE_CUTOFFS, node, end);
}

/* "11 (with the root)": the brackets choose the kind. */
static bool nodes_line(Line *line)
{
    const char *bracket = strchr(line->text, '(');
    const char *said = bracket != NULL ? bracket : "";
    int kind = strstr(said, "without") != NULL ? RESPONSE_NODES_WITHOUT_ROOT
               : strstr(said, "with") != NULL  ? RESPONSE_NODES_WITH_ROOT
                                               : RESPONSE_NODES;
    size_t length = bracket != NULL ? (size_t)(bracket - line->text) : strlen(line->text);
    const char *number = words_trimmed(line->r, line->text, length);
    return number != NULL && entry_word(line, kind, NULL, number);
}

/* ---- Lines ------------------------------------------------------------------------------- */

static bool is_list(int kind)
{
    return kind == RESPONSE_VARIATION || kind == RESPONSE_VISITED || kind == RESPONSE_VISITED_SET ||
           kind == RESPONSE_PRUNED;
}

static bool keyword_line(Line *line, int kind)
{
    if (kind == RESPONSE_NODES)
        return nodes_line(line);
    if (kind == RESPONSE_VALUES || kind == RESPONSE_WINDOWS || kind == RESPONSE_UPDATES)
        return responses_fail(line->r, line->spot,
                              "'%s' has lines of its own, such as 'C: [3, inf] <= 2' and "
                              "'alpha A: 3'",
                              line->key);
    bool none = says_none(line->text);
    if ((is_list(kind) || kind == RESPONSE_BEST) && none)
        return responses_entry(line->r, line->student, kind, NULL, 0, line->spot) != NULL;
    if (is_list(kind) || kind == RESPONSE_BEST)
        return entry_of(line, kind, NULL, line->text);
    return entry_word(line, kind, NULL, line->text);
}

static bool answer_line(Line *line)
{
    int kind = response_kind_named(line->key);
    if (strcmp(line->key, "cut") == 0 || strcmp(line->key, "cuts") == 0 || kind == RESPONSE_CUTOFFS)
        return cut_line(line);
    if (strncmp(line->label, "alpha ", 6) == 0)
        return update_line(line, "alpha");
    if (strncmp(line->label, "beta ", 5) == 0)
        return update_line(line, "beta");
    if (strcmp(line->key, "updates") == 0 && says_none(line->text))
        return responses_entry(line->r, line->student, RESPONSE_UPDATES, NULL, 0, line->spot) !=
               NULL;
    return kind >= 0 ? keyword_line(line, kind) : node_line(line);
}

/* A line that is not understood is an answer all the same, and wrong; what it began is taken back.
 */
static bool unread_line(Line *line, size_t before)
{
    const char *why = responses_unread(line->r);
    if (why == NULL)
        return false;
    line->student->count = before;
    if (!entry_word(line, ENTRY_UNKNOWN, line->label, line->text))
        return false;
    line->student->entries[before].unread = why;
    return true;
}

/* A comment begins at the line's beginning or after white space. */
static size_t without_comment(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] == '#' && (i == 0 || words_space(text[i - 1])))
            return i;
    return length;
}

/* No answer by its form: before any student the file is none of answers. */
static bool other_line(Line *line, const char *all)
{
    char label[32];
    Brief brief = brief_begin(label, sizeof label);
    Responses *r = line->r;
    brief_text(&brief, "line ");
    brief_count(&brief, (size_t)line->spot.line);
    responses_fail(r, line->spot, "expected a line such as 'value: 3' or 'pruned: E F', not '%s'",
                   all);
    if (r->count == 0)
        return false;
    line->student = &r->students[r->count - 1];
    line->label = label;
    line->text = all;
    return unread_line(line, line->student->count);
}

static bool read_line(Responses *r, const char *text, size_t length, long number)
{
    Line line = {.r = r, .spot = {.line = number}};
    size_t colon;
    length = without_comment(text, length);
    const char *all = words_trimmed(r, text, length);
    if (all == NULL || *all == '\0')
        return all != NULL;
    if (!response_line(all, strlen(all), &colon))
        return other_line(&line, all);
    line.label = words_trimmed(r, all, colon);
    line.text = words_trimmed(r, all + colon + 1, strlen(all) - colon - 1);
    line.key = line.label != NULL ? key_of(r, line.label) : NULL;
    if (line.key == NULL || line.text == NULL)
        return false;
    if (strcmp(line.key, "student") == 0 || strcmp(line.key, "name") == 0)
        return responses_student(r, line.text) != NULL;
    if (r->count == 0 && responses_student(r, "") == NULL)
        return false;
    line.student = &r->students[r->count - 1];
    size_t before = line.student->count;
    return answer_line(&line) || unread_line(&line, before);
}

bool responses_read_lines(Responses *r, const char *text)
{
    long number = 1;
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
        text += 3;
    for (; *text != '\0'; number++) {
        size_t length = strcspn(text, "\n");
        if (!words_are_utf8(text, length))
            return responses_fail(r, (Spot){.line = number}, "invalid UTF-8");
        if (!read_line(r, text, length, number))
            return false;
        text += length + (text[length] == '\n');
    }
    return true;
}
