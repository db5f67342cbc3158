/* A table of numbers: sorted, each once. */
#include "page/moments.h"

#include "base/same.h"
#include "scene/label.h"
#include "trace/beside.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static int numbers_compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

Numbers numbers_of(double *values, size_t count)
{
    size_t known = 0, kept = 0;
    for (size_t i = 0; i < count; i++)
        if (!isnan(values[i]))
            values[known++] = values[i] + 0.0; /* minus zero is zero */
    qsort(values, known, sizeof *values, numbers_compare);
    for (size_t i = 0; i < known; i++)
        if (kept == 0 || !same_number(values[kept - 1], values[i]))
            values[kept++] = values[i];
    return (Numbers){values, kept};
}

int64_t numbers_index(const Numbers *numbers, double value)
{
    if (isnan(value))
        return -1;
    const double *found =
        bsearch(&value, numbers->values, numbers->count, sizeof *numbers->values, numbers_compare);
    assert(found != NULL);
    return found - numbers->values;
}

void numbers_write(const Numbers *numbers, const PlycutTrace *trace, PlycutJson *json)
{
    plycut_json_key_open(json, "numbers", '[');
    for (size_t i = 0; i < numbers->count; i++)
        plycut_json_value(json, numbers->values[i]);
    plycut_json_close(json);
    plycut_json_key_open(json, "texts", '[');
    for (size_t i = 0; i < numbers->count; i++) {
        char text[LABEL_TEXT];
        const Beside beside = trace_beside(trace, numbers->values[i]);
        label_marked(beside.number, beside_mark(beside.side), text);
        plycut_json_string(json, text);
    }
    plycut_json_close(json);
}
