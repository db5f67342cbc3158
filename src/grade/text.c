/* A grade for people: a line for each item, the first divergence, the convention that fits better.
 */
#include "base/utf8.h"
#include "grade/grade.h"

#include <math.h>

/* Text that came from people. */
static void out_clean(PlycutOut *out, const char *text)
{
    utf8_write_clean(out, text, '?');
}

static void out_convention(PlycutOut *out, const PlycutSearchOptions *o)
{
    char order[32];
    plycut_out_text(out, o->algorithm->name);
    if (o->algorithm->windowed)
        plycut_out_format(out, ", cut=%s", plycut_cut_text(o->cut));
    if (o->algorithm->root_window)
        plycut_out_format(out, ", fail=%s", plycut_fail_text(o->fail));
    plycut_out_format(out, ", order=%s", plycut_order_text(o->order, o->seed, order));
    if (o->depth >= 0)
        plycut_out_format(out, ", depth=%d", o->depth);
    if (isinf(o->alpha) && isinf(o->beta))
        return;
    plycut_out_text(out, ", window=");
    plycut_out_number(out, o->alpha);
    plycut_out_char(out, ',');
    plycut_out_number(out, o->beta);
}

static void out_mark(PlycutOut *out, const PlycutMark *mark)
{
    plycut_out_text(out, mark->right ? "  right  " : "  wrong  ");
    out_clean(out, mark->item);
    plycut_out_text(out, ": ");
    out_clean(out, mark->given);
    if (mark->unread[0] != '\0') {
        plycut_out_text(out, "; not understood: ");
        out_clean(out, mark->unread);
    } else if (!mark->right) {
        plycut_out_text(out, "; the search says ");
        out_clean(out, mark->found);
    } else if (mark->reading != NULL) {
        plycut_out_format(out, " (%s)", mark->reading);
    }
    plycut_out_char(out, '\n');
}

static void out_divergence(PlycutOut *out, const PlycutDivergence *d)
{
    plycut_out_text(out, "  first divergence: ");
    if (d->pruning != PLYCUT_PRUNING_OTHER)
        plycut_out_format(out, "pruned %s: ", plycut_pruning_text(d->pruning));
    out_clean(out, d->text);
    if (d->event > 0)
        plycut_out_format(out, " (event %llu", (unsigned long long)d->event);
    if (d->event > 0 && d->node[0] != '\0' && !d->shortened) {
        plycut_out_text(out, "; plycut explain --at ");
        out_clean(out, d->node);
        plycut_out_text(out, " tells it");
    }
    plycut_out_text(out, d->event > 0 ? ")" : "");
    plycut_out_char(out, '\n');
}

static void out_remark(PlycutOut *out, const char *text)
{
    if (*text == '\0')
        return;
    plycut_out_text(out, "  ");
    out_clean(out, text);
    plycut_out_char(out, '\n');
}

void plycut_grade_remarks(const PlycutGrade *grade, PlycutOut *out)
{
    if (grade->divergence.text[0] != '\0')
        out_divergence(out, &grade->divergence);
    out_remark(out, grade->better_text);
    out_remark(out, grade->hint);
}

void plycut_grade_text(const PlycutGrade *grade, PlycutOut *out)
{
    out_clean(out, grade->file);
    plycut_out_text(out, ": ");
    out_clean(out, grade->student);
    plycut_out_format(out, "%s%zu of %zu right (", grade->student[0] != '\0' ? ": " : "",
                      grade->right, grade->count);
    out_convention(out, &grade->stated);
    plycut_out_text(out, ")\n");
    for (size_t i = 0; i < grade->count; i++)
        out_mark(out, &grade->marks[i]);
    plycut_grade_remarks(grade, out);
}
