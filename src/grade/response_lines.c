/* Students' answers as people type them: a line "WORD: ANSWER" each, or "WORD = ANSWER"; '#' begins
 * a comment. */
#include "base/utf8.h"
#include "grade/response.h"

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

/* Where a label ends: at a colon, or where there is none at a lone '='. */
static const char *sign_of(const char *line, size_t length)
{
    const char *found = memchr(line, ':', length);
    if (found == NULL)
        found = memchr(line, '=', length);
    bool relation = found != NULL && *found == '=' && found > line && strchr("<>", found[-1]);
    return relation ? NULL : found;
}

/* A label is short, and no board with its scores, no JSON. */
bool response_line(const char *line, size_t length, size_t *sign)
{
    enum { LABEL_MOST = 200 };
    const char *found = sign_of(line, length);
    *sign = found == NULL ? 0 : (size_t)(found - line);
    return found != NULL && *sign > 0 && *sign < LABEL_MOST && strchr("{[\"", line[0]) == NULL &&
           memchr(line, ';', *sign) == NULL;
}

/* "Visited leaves" as "visited_leaves"; a comma and brackets say nothing. The key is no longer than
 * the label. */
static void write_key(const char *label, size_t length, char *key)
{
    size_t used = 0;
    for (size_t i = 0; i < length; i++) {
        if (strchr("(),", label[i]) != NULL)
            continue;
        bool joint = words_space(label[i]) || label[i] == '-' || label[i] == '_';
        if (!joint)
            key[used++] = (char)tolower((unsigned char)label[i]);
        else if (used > 0 && key[used - 1] != '_')
            key[used++] = '_';
    }
    key[used] = '\0';
}

static const char *key_of(Responses *r, const char *label)
{
    char *key = arena_text(&r->arena, label, strlen(label));
    if (key == NULL)
        responses_no_memory(r);
    else
        write_key(label, strlen(label), key);
    return key;
}

bool response_label(const char *label, size_t length)
{
    char key[64];
    while (length > 0 && words_space(label[length - 1]))
        length--;
    if (length >= sizeof key)
        return false;
    write_key(label, length, key);
    return strcmp(key, "student") == 0 || response_kind_named(key) >= 0;
}

/* ---- Entries --------------------------------------------------------------------------- */

/* May a comma be part of a number? It may where the words of an entry are no list: in a cutoff; in
 * a window whose bounds are parted by ';', or by a comma and a blank. */
static bool has_decimals(const Entry *entry, const char *text)
{
    return entry->kind == (int)RESPONSE_CUTOFFS ||
           (entry->kind == (int)RESPONSE_WINDOWS &&
            (strchr(text, ';') != NULL || strstr(text, ", ") != NULL));
}

/* Keep each word in the entry, or (without one) only count them. */
static size_t split(Responses *r, const char *text, Entry *entry)
{
    bool commas = strchr(text, ',') != NULL || strchr(text, ';') != NULL;
    bool decimals = entry != NULL && has_decimals(entry, text);
    size_t count = 0;
    for (;;) {
        text += strspn(text, " \t\r\n,;");
        if (*text == '\0')
            return count;
        const char *end = words_end(text, commas);
        while (decimals && loose_comma(text, end))
            end = words_end(end + 1, commas);
        if (!commas && *text != '"')
            end = words_leaf_end(end);
        bool quoted = *text == '"' && end > text + 1 && end[-1] == '"';
        if (entry != NULL)
            entry->words[count] = quoted ? responses_text(r, text + 1, (size_t)(end - text) - 2)
                                         : words_trimmed(r, text, (size_t)(end - text));
        count++;
        text = end;
    }
}

bool responses_split(Responses *r, const char *text, Entry *entry)
{
    entry->words = arena_take(&r->arena, (split(r, text, NULL) + 1) * sizeof *entry->words);
    if (entry->words == NULL)
        return responses_no_memory(r);
    entry->count = split(r, text, entry);
    return r->error->code == PLYCUT_OK;
}

/* An entry with the words of a text. */
static bool entry_of(Line *line, int kind, const char *node, const char *text)
{
    Entry *entry = responses_entry(line->r, line->student, kind, node, 0, line->spot);
    if (entry == NULL)
        return false;
    entry->text = node == NULL ? text : NULL;
    return responses_split(line->r, text, entry);
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

/* An entry that says that there is none. */
static bool entry_none(Line *line, int kind)
{
    Entry *entry = responses_entry(line->r, line->student, kind, NULL, 0, line->spot);
    if (entry == NULL)
        return false;
    entry->none = line->text;
    return true;
}

/* ---- Lines about a node ------------------------------------------------------------------ */

/* An update of a bound: whose, which, and the number as written. */
static bool update_entry(Line *line, const char *node, const char *side, const char *number)
{
    Entry *entry =
        node == NULL || number == NULL
            ? NULL
            : responses_entry(line->r, line->student, RESPONSE_UPDATES, node, 2, line->spot);
    if (entry == NULL)
        return false;
    entry->words[entry->count++] = side;
    entry->words[entry->count++] = number;
    return true;
}

/* "A: alpha = 3", as sheets ask for updates. *length: of its side. */
static bool node_update(Line *line, const char *side, size_t length)
{
    const char *number = line->text + length;
    number += strspn(number, " \t=:");
    return update_entry(line, line->label, side, words_trimmed(line->r, number, strlen(number)));
}

/* "C: [3, inf] <= 2": a window, a value, or both. */
static bool node_line(Line *line)
{
    const char *text = line->text, *end = text;
    size_t length;
    const char *side = words_side(text, &length);
    if (side != NULL)
        return node_update(line, side, length);
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
    if (words_say_never(value) ||
        (*value != '\0' && strchr("<>=\xe2-+0123456789.iI", *value) != NULL))
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
static bool update_line(Line *line, const char *side, size_t length)
{
    const char *node = line->label + length;
    return update_entry(line, words_trimmed(line->r, node, strlen(node)), side, line->text);
}

/* "cut: C alpha shallow 2 <= 3", "cut: strict", "cuts: none" */
static bool cut_line(Line *line)
{
    if (strcmp(line->key, "cut") == 0 &&
        (strcmp(line->text, "equal") == 0 || strcmp(line->text, "strict") == 0))
        return entry_word(line, RESPONSES + CLAIM_cut, NULL, line->text);
    if (words_say_none(line->text))
        return entry_none(line, RESPONSE_CUTOFFS);
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

/* A list of nodes, or none. */
static bool list_line(Line *line, int kind)
{
    size_t at = line->student->count;
    if (!(words_say_none(line->text) ? entry_none(line, kind)
                                     : entry_of(line, kind, NULL, line->text)))
        return false;
    line->student->entries[at].part = response_part_named(line->key);
    return true;
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
    if (is_list(kind) || kind == RESPONSE_BEST)
        return list_line(line, kind);
    return entry_word(line, kind, NULL, line->text);
}

/* Without an answer behind its colon a list or a move is not answered: "none" is written. */
static bool blank_line(Line *line, int kind)
{
    Responses *r = line->r;
    responses_fail(r, line->spot, "%s: there is no answer here; write none where there is none",
                   line->key);
    const char *why = responses_unread(r);
    if (why == NULL || !entry_word(line, kind, NULL, line->text))
        return false;
    Entry *entry = &line->student->entries[line->student->count - 1];
    entry->unread = why;
    entry->part = response_part_named(line->key);
    return true;
}

static bool may_be_none(int kind)
{
    return is_list(kind) || kind == RESPONSE_BEST || kind == RESPONSE_CUTOFFS ||
           kind == RESPONSE_UPDATES;
}

static bool answer_line(Line *line)
{
    int kind = response_kind_named(line->key);
    size_t length;
    const char *side = words_side(line->label, &length);
    if (strcmp(line->key, "cut") == 0 || strcmp(line->key, "cuts") == 0)
        kind = RESPONSE_CUTOFFS;
    if (line->text[strspn(line->text, ",;")] == '\0' && may_be_none(kind))
        return blank_line(line, kind);
    if (kind == RESPONSE_CUTOFFS)
        return cut_line(line);
    if (side != NULL && line->label[length] == ' ')
        return update_line(line, side, length);
    if (strcmp(line->key, "updates") == 0 && words_say_none(line->text))
        return entry_none(line, RESPONSE_UPDATES);
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

/* The student whose line it is; before any "student:" one without a name. */
static Sitting *student_of(Responses *r)
{
    if (r->count > 0)
        return &r->students[r->count - 1];
    Sitting *leading = responses_student(r, "");
    if (leading != NULL)
        leading->leading = true;
    return leading;
}

/* No answer by its form. */
static bool other_line(Line *line, const char *all)
{
    char label[32];
    Brief brief = brief_begin(label, sizeof label);
    Responses *r = line->r;
    brief_text(&brief, "line ");
    brief_count(&brief, (size_t)line->spot.line);
    responses_fail(r, line->spot, "expected a line such as 'value: 3' or 'pruned: E F', not '%s'",
                   all);
    const PlycutError why = *r->error;
    *r->error = (PlycutError){0};
    line->student = student_of(r);
    if (line->student == NULL)
        return false;
    *r->error = why;
    line->label = label;
    line->text = all;
    size_t before = line->student->count;
    if (!unread_line(line, before))
        return false;
    line->student->entries[before].formless = true;
    return true;
}

static bool read_line(Responses *r, const char *text, size_t length, long number)
{
    Line line = {.r = r, .spot = {.line = number}};
    size_t sign;
    length = without_comment(text, length);
    const char *all = words_trimmed(r, text, length);
    if (all == NULL || *all == '\0')
        return all != NULL;
    if (!response_line(all, strlen(all), &sign))
        return other_line(&line, all);
    line.label = words_trimmed(r, all, sign);
    line.text = words_trimmed(r, all + sign + 1, strlen(all) - sign - 1);
    line.key = line.label != NULL ? key_of(r, line.label) : NULL;
    if (line.key == NULL || line.text == NULL)
        return false;
    if (strcmp(line.key, "student") == 0 || strcmp(line.key, "name") == 0)
        return responses_student(r, line.text) != NULL;
    line.student = student_of(r);
    if (line.student == NULL)
        return false;
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
        if (!utf8_valid(text, length))
            return responses_fail(r, (Spot){.line = number}, "invalid UTF-8");
        if (!read_line(r, text, length, number))
            return false;
        text += length + (text[length] == '\n');
    }
    return true;
}
