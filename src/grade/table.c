/* Grades for programs: a gradebook as CSV (RFC 4180), and JSON ("format": "plycut-grades"). */
#include "base/csv.h"
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

/* ---- CSV --------------------------------------------------------------------------------- */

static const PlycutMark *mark_of(const PlycutGrade *grade, const char *item)
{
    for (size_t i = 0; i < grade->count; i++)
        if (strcmp(grade->marks[i].item, item) == 0)
            return &grade->marks[i];
    return NULL;
}

/* The columns: all items of all students, in the order in which they first appear. Returns NULL
 * where memory ran out. */
static const char **columns_of(const PlycutGrades *grades, size_t *count)
{
    size_t room = 0;
    const char **columns = NULL;
    *count = 0;
    for (size_t i = 0; i < grades->count; i++)
        for (size_t k = 0; k < grades->items[i].count; k++) {
            const char *item = grades->items[i].marks[k].item;
            size_t at = 0;
            while (at < *count && strcmp(columns[at], item) != 0)
                at++;
            if (at < *count)
                continue;
            if (*count == room) {
                const char **moved = realloc(columns, (2 * room + 8) * sizeof *moved);
                if (moved == NULL) {
                    free(columns);
                    return NULL;
                }
                columns = moved;
                room = 2 * room + 8;
            }
            columns[(*count)++] = item;
        }
    return columns != NULL ? columns : calloc(1, sizeof *columns);
}

static void csv_row(PlycutOut *out, const PlycutGrade *grade, const char *const *columns,
                    size_t count)
{
    csv_text(out, grade->file);
    plycut_out_char(out, ',');
    csv_text(out, grade->student);
    plycut_out_format(out, ",%zu,%zu", grade->right, grade->count);
    for (size_t i = 0; i < count; i++) {
        const PlycutMark *mark = mark_of(grade, columns[i]);
        plycut_out_text(out, mark == NULL ? "," : mark->right ? ",1" : ",0");
    }
    plycut_out_char(out, ',');
    csv_text(out, grade->divergence.text);
    plycut_out_char(out, ',');
    csv_text(out, grade->better_text);
    plycut_out_char(out, ',');
    csv_text(out, grade->hint);
    plycut_out_char(out, '\n');
}

bool plycut_grades_csv(const PlycutGrades *grades, PlycutOut *out, PlycutError *error)
{
    size_t count;
    const char **columns = columns_of(grades, &count);
    if (columns == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the gradebook");
    plycut_out_text(out, "file,student,points,of");
    for (size_t i = 0; i < count; i++) {
        plycut_out_char(out, ',');
        csv_text(out, columns[i]);
    }
    plycut_out_text(out, ",divergence,convention,hint\n");
    for (size_t i = 0; i < grades->count; i++)
        csv_row(out, &grades->items[i], columns, count);
    free(columns);
    return true;
}

/* ---- JSON -------------------------------------------------------------------------------- */

static void json_convention(PlycutJson *json, const char *key, const PlycutSearchOptions *o)
{
    char order[32];
    plycut_json_key(json, key);
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "algorithm", o->algorithm->name);
    plycut_json_key_string(json, "cut", plycut_cut_text(o->cut));
    plycut_json_key_string(json, "fail", plycut_fail_text(o->fail));
    plycut_json_key_string(json, "order", plycut_order_text(o->order, o->seed, order));
    plycut_json_close(json);
}

static void json_mark(PlycutJson *json, const PlycutMark *mark)
{
    plycut_json_newline(json);
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "item", mark->item);
    plycut_json_key_bool(json, "right", mark->right);
    if (mark->reading != NULL)
        plycut_json_key_string(json, "reading", mark->reading);
    plycut_json_key_string(json, "given", mark->given);
    plycut_json_key_string(json, "found", mark->found);
    if (mark->unread[0] != '\0')
        plycut_json_key_string(json, "not_understood", mark->unread);
    plycut_json_close(json);
}

static void json_divergence(PlycutJson *json, const PlycutDivergence *d)
{
    plycut_json_newline(json);
    plycut_json_key(json, "divergence");
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "item", d->item);
    plycut_json_key(json, "event");
    if (d->event > 0)
        plycut_json_integer(json, (int64_t)d->event);
    else
        plycut_json_null(json);
    plycut_json_key(json, "node");
    if (d->node[0] != '\0')
        plycut_json_string(json, d->node);
    else
        plycut_json_null(json);
    plycut_json_key(json, "pruned");
    if (d->pruning != PLYCUT_PRUNING_OTHER)
        plycut_json_string(json, plycut_pruning_text(d->pruning));
    else
        plycut_json_null(json);
    plycut_json_key_string(json, "text", d->text);
    plycut_json_close(json);
}

static void json_grade(PlycutJson *json, const PlycutGrade *grade)
{
    plycut_json_newline(json);
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "file", grade->file);
    plycut_json_key_string(json, "student", grade->student);
    json_convention(json, "convention", &grade->stated);
    plycut_json_key_integer(json, "points", (int64_t)grade->right);
    plycut_json_key_integer(json, "of", (int64_t)grade->count);
    plycut_json_key(json, "marks");
    plycut_json_open(json, '[');
    for (size_t i = 0; i < grade->count; i++)
        json_mark(json, &grade->marks[i]);
    plycut_json_close(json);
    if (grade->divergence.text[0] != '\0')
        json_divergence(json, &grade->divergence);
    if (grade->better_text[0] != '\0') {
        plycut_json_newline(json);
        json_convention(json, grade->better_right == grade->count ? "right_for" : "nearer_to",
                        &grade->better);
        plycut_json_key_string(json, "remark", grade->better_text);
    }
    if (grade->hint[0] != '\0')
        plycut_json_key_string(json, "hint", grade->hint);
    plycut_json_close(json);
}

void plycut_grades_json(const PlycutGrades *grades, const char *input, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-grades");
    plycut_json_key_integer(&json, "version", 1);
    plycut_json_key_string(&json, "input", input);
    plycut_json_key_integer(&json, "wrong", (int64_t)grades->wrong);
    plycut_json_key(&json, "grades");
    plycut_json_open(&json, '[');
    for (size_t i = 0; i < grades->count; i++)
        json_grade(&json, &grades->items[i]);
    plycut_json_close(&json);
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
}
