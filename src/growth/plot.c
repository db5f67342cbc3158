/* The plots of an experiment: gnuplot's commands, with the data in them. What was measured is points at whole depths, with
 * their 95 % intervals; what theory says is lines. */
#include "growth/growth.h"

#include <math.h>
#include <string.h>

/* What a plot says. Points also differ in shape. */
static const struct {
    const char *name, *x, *y, *scale;
    double unit; /* of the numbers on the scale */
} PLOTS[PLYCUT_PLOTS] = {
    [PLYCUT_PLOT_LEAVES] = {"leaves", "depth in plies", "leaves visited",
                            "set logscale y 10\nset format y '10^{%T}'\n", 1},
    [PLYCUT_PLOT_SHARE] = {"share", "depth in plies", "leaves visited, in per cent of the tree",
                           "set yrange [0:105]\n", 100},
    [PLYCUT_PLOT_ORDERS] = {"orders", "order of the children", "leaves visited",
                            "set logscale y 10\nset format y '10^{%T}'\n", 1},
    [PLYCUT_PLOT_QUALITY] = {"quality", "nodes whose best child comes first, in per cent",
                             "leaves visited", "set logscale y 10\nset xrange [-3:103]\n", 1},
    [PLYCUT_PLOT_TIES] = {"ties", "values that a leaf may have", "leaves visited",
                          "set logscale xy 10\n", 1},
};

static const char WHOLE[] = "whole tree, b^d", MINIMAL[] = "minimal tree",
                  EXPECTED[] = "expected without ties", AT_RANDOM[] = "expected in random order";

static const char *const COLOURS[] = {"#404040", "#C04A00", "#0060A8",
                                      "#2F6B2F", "#7A3E9D", "#8A1538"};
/* gnuplot's numbers of shapes: a circle, a square, a triangle up and down, a diamond, a cross; filled ones are next. */
static const int SHAPES[] = {6, 4, 8, 10, 12, 2};
enum { LOOKS = sizeof SHAPES / sizeof *SHAPES };

/* Algorithms that are compared at one place are drawn side by side. */
#define BESIDE 0.1

const char *plycut_plot_text(PlycutPlot plot)
{
    return PLOTS[plot].name;
}

/* ---- Which rows ------------------------------------------------------------------------------ */

/* Rows of one algorithm and order, and of one branching, are a series. */
static bool alike_look(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    char one[PLYCUT_ORDERING_MAX], other[PLYCUT_ORDERING_MAX];
    return a->options.algorithm == b->options.algorithm &&
           strcmp(plycut_ordering_text(&a->options, one),
                  plycut_ordering_text(&b->options, other)) == 0;
}

static bool alike_order(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    PlycutGrowthRow both = *a;
    both.options.algorithm = b->options.algorithm;
    return alike_look(&both, b);
}

static bool alike_algorithm(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    return a->options.algorithm == b->options.algorithm;
}

static bool alike_branching(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    return a->branching == b->branching;
}

static bool alike_values(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    return strcmp(a->values, b->values) == 0;
}

static bool alike_any(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    (void)a, (void)b;
    return true;
}

static bool alike_series(const PlycutGrowthRow *a, const PlycutGrowthRow *b)
{
    return alike_look(a, b) && alike_branching(a, b);
}

typedef bool Same(const PlycutGrowthRow *a, const PlycutGrowthRow *b);

static bool is_quality(const PlycutGrowthRow *row)
{
    return row->options.order == PLYCUT_ORDER_QUALITY;
}

/* Is the depth what is drawn across, or is one depth drawn by order? */
static bool by_depth(PlycutPlot plot)
{
    return plot == PLYCUT_PLOT_LEAVES || plot == PLYCUT_PLOT_SHARE;
}

/* Rows that look alike, and rows with the same points. */
static Same *look_of(PlycutPlot plot)
{
    return by_depth(plot) || plot == PLYCUT_PLOT_TIES ? alike_look : alike_algorithm;
}

static Same *series_of(PlycutPlot plot)
{
    return by_depth(plot) ? alike_series : look_of(plot);
}

/* The number of the row's group among the groups of the experiment, in the order in which they begin. */
static size_t group_of(const PlycutGrowth *growth, size_t row, Same *same, bool *first)
{
    size_t group = 0;
    *first = false;
    for (size_t i = 0; i <= row; i++) {
        size_t k = 0;
        while (!same(&growth->rows[k], &growth->rows[i]))
            k++;
        if (same(&growth->rows[k], &growth->rows[row])) {
            *first = i == row;
            return group;
        }
        group += k == i;
    }
    return group;
}

static bool groups_begin(const PlycutGrowth *growth, size_t row, Same *same)
{
    bool first;
    group_of(growth, row, same, &first);
    return first;
}

/* The deepest rows of the widest trees, with the fewest ties, for which orders are compared. */
static const PlycutGrowthRow *largest(const PlycutGrowth *growth)
{
    const PlycutGrowthRow *found = &growth->rows[0];
    for (size_t i = 1; i < growth->count; i++) {
        const PlycutGrowthRow *row = &growth->rows[i];
        if (row->branching != found->branching ? row->branching > found->branching
            : row->options.depth != found->options.depth
                ? row->options.depth > found->options.depth
                : growth_distinct(row) > growth_distinct(found))
            found = row;
    }
    return found;
}

/* Is the row in the plot? */
static bool row_is_in(const PlycutGrowth *growth, const PlycutGrowthRow *row, PlycutPlot plot)
{
    const PlycutGrowthRow *widest = largest(growth);
    return (plot == PLYCUT_PLOT_TIES || alike_values(row, widest)) &&
           (by_depth(plot) ||
            (alike_branching(row, widest) && row->options.depth == widest->options.depth &&
             is_quality(row) == (plot == PLYCUT_PLOT_QUALITY)));
}

bool plycut_plot_fits(const PlycutGrowth *growth, PlycutPlot plot)
{
    size_t orders = 0, qualities = 0, ranges = 0;
    bool uniform = true;
    for (size_t i = 0; i < growth->count; i++) {
        const PlycutGrowthRow *row = &growth->rows[i];
        if (groups_begin(growth, i, alike_order))
            ++*(is_quality(row) ? &qualities : &orders);
        ranges += groups_begin(growth, i, alike_values);
        uniform = uniform && row->branching > 0;
    }
    return plot == PLYCUT_PLOT_SHARE     ? uniform
           : plot == PLYCUT_PLOT_ORDERS  ? orders > 1
           : plot == PLYCUT_PLOT_QUALITY ? qualities > 1
           : plot == PLYCUT_PLOT_TIES    ? ranges > 1 && orders > 0
                                         : true;
}

/* ---- Data ------------------------------------------------------------------------------------ */

static void plot_number(PlycutOut *out, double number)
{
    plycut_out_char(out, ' ');
    plycut_out_number(out, number);
}

/* Depth, mean and interval of the row. */
static void point_put(const PlycutGrowthRow *row, PlycutPlot plot, double x, PlycutOut *out)
{
    const double mean = plycut_sums_mean(&row->sums, PLYCUT_COUNTED_LEAVES);
    const double error = plycut_sums_error(&row->sums, PLYCUT_COUNTED_LEAVES);
    const double spread = isnan(error) ? 0 : 1.959963984540054 * error;
    const double scale =
        plot == PLYCUT_PLOT_SHARE ? PLOTS[plot].unit * growth_share(row) / mean : 1;
    plot_number(out, x);
    plot_number(out, mean * scale);
    plot_number(out, fmax(mean - spread, 1) * scale);
    plot_number(out, (mean + spread) * scale);
    plycut_out_char(out, '\n');
}

typedef double Known(const PlycutGrowthRow *row);

static double whole_leaves(const PlycutGrowthRow *row)
{
    return pow(row->branching, row->options.depth);
}

static double random_leaves(const PlycutGrowthRow *row)
{
    return row->expected;
}

static double minimal_leaves(const PlycutGrowthRow *row)
{
    return row->minimal;
}

/* Where a row's point is across. */
static double row_across(const PlycutGrowth *growth, size_t i, PlycutPlot plot)
{
    enum { SEED_UNIT = 128 };
    bool first;
    const PlycutSearchOptions *options = &growth->rows[i].options;
    return by_depth(plot)             ? options->depth
           : plot == PLYCUT_PLOT_TIES ? growth_distinct(&growth->rows[i])
           : plot == PLYCUT_PLOT_QUALITY
               ? (double)(options->seed % SEED_UNIT)
               : (double)group_of(growth, i, alike_order, &first) +
                     BESIDE * (double)group_of(growth, i, alike_algorithm, &first);
}

/* A line through the known values of the rows of a series. */
static void line_data(const PlycutGrowth *growth, size_t of, PlycutPlot plot, Known *known,
                      const char *name, PlycutOut *out)
{
    plycut_out_format(out, "$%s%zu << EOD\n", name, of);
    for (size_t i = 0; i < growth->count; i++) {
        const PlycutGrowthRow *row = &growth->rows[i];
        const bool in = series_of(plot)(row, &growth->rows[of]) && row_is_in(growth, row, plot);
        const double number = in ? known(row) : NAN;
        if (isnan(number))
            continue;
        plot_number(out, row_across(growth, i, plot));
        plot_number(out, plot == PLYCUT_PLOT_SHARE ? PLOTS[plot].unit * number / whole_leaves(row)
                                                   : number);
        plycut_out_char(out, '\n');
    }
    plycut_out_text(out, "EOD\n");
}

static void series_data(const PlycutGrowth *growth, size_t of, PlycutPlot plot, PlycutOut *out)
{
    plycut_out_format(out, "$points%zu << EOD\n", of);
    for (size_t i = 0; i < growth->count; i++) {
        const PlycutGrowthRow *row = &growth->rows[i];
        if (row->sums.searches > 0 && series_of(plot)(row, &growth->rows[of]) &&
            row_is_in(growth, row, plot))
            point_put(row, plot, row_across(growth, i, plot), out);
    }
    plycut_out_text(out, "EOD\n");
}

/* ---- Commands -------------------------------------------------------------------------------- */

/* Between single quotes, where '' is a quote. */
static void quoted_put(PlycutOut *out, const char *text)
{
    plycut_out_char(out, '\'');
    for (; *text != '\0'; text++) {
        plycut_out_text(out, *text == '\'' ? "'" : "");
        plycut_out_char(out, *text);
    }
    plycut_out_char(out, '\'');
}

/* ", $NAME with lines" in a colour or a dash pattern, with its name in the key or without. */
static void line_put(PlycutOut *out, const char *name, size_t of, const char *colour,
                     const char *dashes, const char *title)
{
    plycut_out_format(out, ", \\\n  $%s%zu using 1:2 with lines lw 1 lc rgb '%s' dt %s ", name, of,
                      colour, dashes);
    plycut_out_text(out, title != NULL ? "title " : "notitle");
    if (title != NULL)
        quoted_put(out, title);
}

static void points_put(const PlycutGrowth *growth, size_t of, PlycutPlot plot, bool mono,
                       PlycutOut *out)
{
    const PlycutGrowthRow *row = &growth->rows[of];
    bool first, orders = plycut_plot_fits(growth, PLYCUT_PLOT_ORDERS) ||
                         plycut_plot_fits(growth, PLYCUT_PLOT_QUALITY);
    const size_t look = group_of(growth, of, look_of(plot), &first);
    char title[128], order[PLYCUT_ORDERING_MAX];
    const char *separator = orders && look_of(plot) == alike_look ? ", " : "";
    plycut_out_format(
        out, ", \\\n  $points%zu using 1:2:3:4 with yerrorbars lw 1.2 ps 0.8 pt %d lc rgb '%s' ",
        of, SHAPES[look % LOOKS] + (look >= LOOKS), mono ? "#000000" : COLOURS[look % LOOKS]);
    if (!first) {
        plycut_out_text(out, "notitle");
        return;
    }
    plycut_out_text(out, "title ");
    strncpy(title, row->options.algorithm->name, sizeof title - 1);
    title[sizeof title - 1] = '\0';
    if (*separator != '\0') {
        strncat(title, separator, sizeof title - strlen(title) - 1);
        strncat(title, plycut_ordering_text(&row->options, order),
                sizeof title - strlen(title) - 1);
    }
    quoted_put(out, title);
}

/* At the end of a line: b = 3. */
static void branching_label(const PlycutGrowth *growth, size_t of, PlycutPlot plot, PlycutOut *out)
{
    const PlycutGrowthRow *row = &growth->rows[of], *last = row;
    for (size_t i = of; i < growth->count; i++)
        if (alike_branching(&growth->rows[i], row) &&
            growth->rows[i].options.depth >= last->options.depth &&
            growth->rows[i].sums.searches > 0)
            last = &growth->rows[i];
    plycut_out_format(out, "set label 'b = %d' at ", row->branching);
    plycut_out_integer(out, last->options.depth);
    plycut_out_char(out, ',');
    plycut_out_number(out, plot == PLYCUT_PLOT_SHARE ? PLOTS[plot].unit * growth_share(last)
                                                     : whole_leaves(last));
    plycut_out_text(out, " left offset 0.6,0\n");
}

static void axes_put(const PlycutGrowth *growth, PlycutPlot plot, PlycutOut *out)
{
    enum { LEAST_HEIGHT = 460, KEY_ROW = 26, KEY_LINES = 4 };
    int least = growth->rows[0].options.depth, most = least, key = KEY_LINES;
    for (size_t i = 0; i < growth->count; i++)
        key += groups_begin(growth, i, look_of(plot));
    plycut_out_format(out, "set terminal svg size 720,%d font 'Liberation Sans,14' ",
                      key * KEY_ROW > LEAST_HEIGHT ? key * KEY_ROW : LEAST_HEIGHT);
    plycut_out_text(out,
                    "background '#FFFFFF'\nset encoding utf8\nset border 3\n"
                    "set tics nomirror out\n"
                    "set key outside right top Left reverse samplen 1.5 spacing 1.15 maxcols 1\n"
                    "set grid ytics lc rgb '#D0D0D0' lw 0.6 dt solid\n");
    plycut_out_text(out, PLOTS[plot].scale);
    plycut_out_text(out, "set ylabel ");
    quoted_put(out, PLOTS[plot].y);
    plycut_out_text(out, "\nset xlabel ");
    quoted_put(out, PLOTS[plot].x);
    plycut_out_char(out, '\n');
    if (plot == PLYCUT_PLOT_ORDERS) {
        size_t groups = 0;
        plycut_out_text(out, "unset xtics\nset xtics (");
        for (size_t i = 0; i < growth->count; i++) {
            char order[PLYCUT_ORDERING_MAX];
            if (is_quality(&growth->rows[i]) || !groups_begin(growth, i, alike_order))
                continue;
            plycut_out_text(out, groups > 0 ? ", " : "");
            quoted_put(out, plycut_ordering_text(&growth->rows[i].options, order));
            plycut_out_format(out, " %zu", groups++);
        }
        plycut_out_format(out, ")\nset xrange [-0.5:%zu.5]\n", groups - 1);
    }
    if (!by_depth(plot))
        return;
    for (size_t i = 0; i < growth->count; i++) {
        const int depth = growth->rows[i].options.depth;
        least = depth < least ? depth : least;
        most = depth > most ? depth : most;
    }
    plycut_out_format(out, "set xtics 1\nset xrange [%d.7:%d.7]\n", least - 1, most);
}

void plycut_plot_write(const PlycutGrowth *growth, PlycutPlot plot, bool mono, PlycutOut *out)
{
    const bool lines = plot != PLYCUT_PLOT_ORDERS && growth->rows[0].branching > 0;
    const bool quality = plot == PLYCUT_PLOT_QUALITY;
    Known *expectation = quality ? random_leaves : growth_expected;
    Same *same = series_of(plot), *once = by_depth(plot) ? alike_branching : alike_any;
    const char *grey = mono ? "#000000" : "#6E6E6E";
    bool first, begins, expected = false;
    axes_put(growth, plot, out);
    for (size_t i = 0; i < growth->count; i++) {
        if (!groups_begin(growth, i, same))
            continue;
        series_data(growth, i, plot, out);
        if (!lines)
            continue;
        line_data(growth, i, plot, expectation, "expected", out);
        if (!groups_begin(growth, i, once))
            continue;
        line_data(growth, i, plot, whole_leaves, "whole", out);
        line_data(growth, i, plot, minimal_leaves, "minimal", out);
        if (by_depth(plot))
            branching_label(growth, i, plot, out);
    }
    plycut_out_text(out, "plot NaN notitle");
    for (size_t i = 0; lines && i < growth->count; i++) {
        const size_t branching = group_of(growth, i, once, &begins);
        if (begins && plot != PLYCUT_PLOT_SHARE)
            line_put(out, "whole", i, grey, "3", branching == 0 ? WHOLE : NULL);
        if (begins && !isnan(growth->rows[i].minimal))
            line_put(out, "minimal", i, grey, "2", branching == 0 ? MINIMAL : NULL);
        if (groups_begin(growth, i, same) && !isnan(expectation(&growth->rows[i])) &&
            growth->rows[i].options.algorithm->windowed) {
            const size_t look = group_of(growth, i, look_of(plot), &first);
            line_put(out, "expected", i, mono ? "#000000" : COLOURS[look % LOOKS], "1",
                     expected  ? NULL
                     : quality ? AT_RANDOM
                               : EXPECTED);
            expected = true;
        }
    }
    for (size_t i = 0; i < growth->count; i++)
        if (groups_begin(growth, i, same))
            points_put(growth, i, plot, mono, out);
    plycut_out_char(out, '\n');
}
