/* The plots of an experiment: gnuplot's commands, with the data in them. What was measured is points at whole depths, with
 * their 95 % intervals; what theory says is lines. A series is a run of rows: those of one algorithm and order, in plots
 * by depth of one branching, too. */
#include "growth/plot.h"

#include <math.h>

/* What a plot says. Points also differ in shape. */
static const struct {
    const char *name, *x, *y, *scale;
} PLOTS[PLYCUT_PLOTS] = {
    [PLYCUT_PLOT_LEAVES] = {"leaves", "depth in plies", "leaves visited",
                            "set logscale y 10\nset format y '10^{%T}'\n"},
    [PLYCUT_PLOT_SHARE] = {"share", "depth in plies", "leaves visited, in per cent of the tree",
                           "set yrange [0:105]\n"},
    [PLYCUT_PLOT_ORDERS] = {"orders", "order of the children", "leaves visited",
                            "set logscale y 10\nset format y '10^{%T}'\n"},
    [PLYCUT_PLOT_QUALITY] = {"quality", "nodes whose best child comes first, in per cent",
                             "leaves visited", "set logscale y 10\nset xrange [-3:103]\n"},
    [PLYCUT_PLOT_TIES] = {"ties", "values that a leaf may have", "leaves visited",
                          "set logscale xy 10\n"},
};

static const char *const COLOURS[] = {"#404040", "#C04A00", "#0060A8",
                                      "#2F6B2F", "#7A3E9D", "#8A1538"};
/* gnuplot's numbers of shapes: a circle, a square, a triangle up and down, a diamond, a cross; filled ones are next. */
static const int SHAPES[] = {6, 4, 8, 10, 12, 2};
enum { LOOKS = sizeof SHAPES / sizeof *SHAPES };

const char *plycut_plot_text(PlycutPlot plot)
{
    return PLOTS[plot].name;
}

/* ---- Data ------------------------------------------------------------------------------------ */

/* Where a row's points are across; algorithms that are compared at one place are side by side. */
static double row_across(const PlycutGrowth *growth, PlycutPlot plot, size_t i)
{
    enum { BESIDE = 10 };
    const PlycutSearchOptions *options = &growth->rows[i].options;
    const GrowthPlace place = growth_place(growth, i);
    return plot_by_depth(plot)           ? options->depth
           : plot == PLYCUT_PLOT_TIES    ? growth_distinct(&growth->rows[i])
           : plot == PLYCUT_PLOT_QUALITY ? (double)(options->seed % PLYCUT_QUALITY_UNIT)
                                         : (double)place.order + (double)place.algorithm / BESIDE;
}

static double whole_leaves(const PlycutGrowthRow *row)
{
    return pow(row->branching, row->options.depth);
}

/* What theory expects of the row, in a plot of qualities that of a random order. */
static double expectation(const PlycutGrowthRow *row, PlycutPlot plot)
{
    return plot == PLYCUT_PLOT_QUALITY ? row->expected : growth_expected(row);
}

/* The columns of the data: these numbers, in leaves or in per cent of the tree. */
enum { ACROSS = 1, MEAN, LOW, HIGH, WHOLE, MINIMAL, EXPECTED };

static void row_put(const PlycutGrowth *growth, PlycutPlot plot, size_t i, PlycutOut *out)
{
    const PlycutGrowthRow *row = &growth->rows[i];
    const double mean = plycut_sums_mean(&row->sums, PLYCUT_COUNTED_LEAVES);
    const double error = plycut_sums_error(&row->sums, PLYCUT_COUNTED_LEAVES);
    const double spread = isnan(error) ? 0 : GROWTH_95 * error;
    const double unit = plot == PLYCUT_PLOT_SHARE ? 100 / whole_leaves(row) : 1;
    const double numbers[] = {[MEAN] = mean,
                              [LOW] = isnan(mean) ? mean : fmax(mean - spread, 1),
                              [HIGH] = mean + spread,
                              [WHOLE] = whole_leaves(row),
                              [MINIMAL] = row->minimal,
                              [EXPECTED] = expectation(row, plot)};
    plycut_out_number(out, row_across(growth, plot, i));
    for (int column = MEAN; column <= EXPECTED; column++) {
        plycut_out_char(out, ' ');
        if (isnan(numbers[column]))
            plycut_out_text(out, "NaN");
        else
            plycut_out_number(out, numbers[column] * unit);
    }
    plycut_out_char(out, '\n');
}

/* Where the line of the whole tree ends, or the lowest points do: b = 3. */
static void branching_label(const PlycutGrowth *growth, PlycutPlot plot, size_t first,
                            PlycutOut *out)
{
    const size_t last = first + growth_depths(growth) - 1;
    const size_t looks = plot_look_count(growth, plot), apart = growth->count / looks;
    double share = 1;
    for (size_t look = 0; look < looks; look++)
        share = fmin(share, growth_share(&growth->rows[last + look * apart]));
    plycut_out_format(out, "set label 'b = %d' at %d,", growth->rows[last].branching,
                      growth->rows[last].options.depth);
    plycut_out_number(out,
                      plot == PLYCUT_PLOT_SHARE ? 100 * share : whole_leaves(&growth->rows[last]));
    plycut_out_text(out, " left offset 0.6,0\n");
}

/* The first row of the next series of the plot, at row `from` or after it; growth->count if there is none. */
static size_t next_series(const PlycutGrowth *growth, PlycutPlot plot, size_t from)
{
    const size_t before = from > 0 ? plot_series_of(growth, plot, from - 1) : SIZE_MAX;
    size_t i = from;
    while (i < growth->count &&
           (!plot_row_is_in(growth, plot, i) || plot_series_of(growth, plot, i) == before))
        i++;
    return i;
}

static void data_put(const PlycutGrowth *growth, PlycutPlot plot, size_t first, PlycutOut *out)
{
    const size_t series = plot_series_of(growth, plot, first);
    plycut_out_format(out, "$series%zu << EOD\n", series);
    for (size_t i = first; i < growth->count && plot_series_of(growth, plot, i) == series; i++)
        if (plot_row_is_in(growth, plot, i))
            row_put(growth, plot, i, out);
    plycut_out_text(out, "EOD\n");
}

/* ---- Commands -------------------------------------------------------------------------------- */

/* ", $SERIES using 1:COLUMN with lines" in a colour and a dash pattern; with a title, it is in the key. */
static void line_put(PlycutOut *out, size_t series, int column, const char *colour, int dashes,
                     const char *title)
{
    plycut_out_format(out,
                      ", \\\n  $series%zu using 1:%d with lines lw 1 lc rgb '%s' dt %d title '%s'",
                      series, column, colour, dashes, title);
}

static const char *look_colour(size_t look, bool mono)
{
    return mono ? "#000000" : COLOURS[look % LOOKS];
}

/* The whole and the minimal tree of the first look's rows, and what is expected of each search that has a window. */
static void lines_put(const PlycutGrowth *growth, PlycutPlot plot, bool mono, PlycutOut *out)
{
    const char *grey = mono ? "#000000" : "#6E6E6E";
    const char *expected =
        plot == PLYCUT_PLOT_QUALITY ? "expected in random order" : "expected without ties";
    for (size_t i = next_series(growth, plot, 0); i < growth->count;
         i = next_series(growth, plot, i + 1)) {
        const PlycutGrowthRow *row = &growth->rows[i];
        const size_t series = plot_series_of(growth, plot, i), look = plot_look_of(growth, plot, i);
        if (look == 0 && plot != PLYCUT_PLOT_SHARE)
            line_put(out, series, WHOLE, grey, 3, series == 0 ? "whole tree, b^d" : "");
        if (look == 0 && !isnan(row->minimal))
            line_put(out, series, MINIMAL, grey, 2, series == 0 ? "minimal tree" : "");
        if (!isnan(expectation(row, plot)) && row->options.algorithm->windowed) {
            line_put(out, series, EXPECTED, look_colour(look, mono), 1, expected);
            expected = "";
        }
    }
}

static void points_put(const PlycutGrowth *growth, PlycutPlot plot, size_t first, bool mono,
                       PlycutOut *out)
{
    const PlycutSearchOptions *options = &growth->rows[first].options;
    const size_t series = plot_series_of(growth, plot, first),
                 look = plot_look_of(growth, plot, first);
    const bool ordered = plot_orders_look(plot) && growth->order_count > 1;
    char order[PLYCUT_ORDERING_MAX];
    plycut_out_format(out,
                      ", \\\n  $series%zu using %d:%d:%d:%d with yerrorbars lw 1.2 ps 0.8 pt %d "
                      "lc rgb '%s' title '",
                      series, ACROSS, MEAN, LOW, HIGH, SHAPES[look % LOOKS] + (look >= LOOKS),
                      look_colour(look, mono));
    if (series == look) /* the first of those that look alike */
        plycut_out_format(out, "%s%s%s", options->algorithm->name, ordered ? ", " : "",
                          ordered ? plycut_ordering_text(options, order) : "");
    plycut_out_char(out, '\'');
}

static void order_tics_put(const PlycutGrowth *growth, PlycutOut *out)
{
    char order[PLYCUT_ORDERING_MAX];
    const char *gap = "";
    size_t last = 0;
    plycut_out_text(out, "unset xtics\nset xtics (");
    for (size_t i = 0; i < growth->order_count; i++) {
        if (is_quality_order(&growth->orders[i]))
            continue;
        plycut_out_format(out, "%s'%s' %zu", gap, plycut_ordering_text(&growth->orders[i], order),
                          i);
        gap = ", ";
        last = i;
    }
    plycut_out_format(out, ")\nset xrange [-0.5:%zu.5]\n", last);
}

static void axes_put(const PlycutGrowth *growth, PlycutPlot plot, PlycutOut *out)
{
    enum { LEAST_HEIGHT = 460, KEY_ROW = 26, KEY_LINES = 4 };
    const size_t key = (KEY_LINES + plot_look_count(growth, plot)) * KEY_ROW;
    plycut_out_format(out,
                      "set terminal svg size 720,%zu font 'Liberation Sans,14' "
                      "background '#FFFFFF'\nset encoding utf8\nset border 3\n"
                      "set tics nomirror out\n"
                      "set key outside right top Left reverse samplen 1.5 spacing 1.15 maxcols 1\n"
                      "set grid ytics lc rgb '#D0D0D0' lw 0.6 dt solid\n"
                      "%sset ylabel '%s'\nset xlabel '%s'\n",
                      key > LEAST_HEIGHT ? key : LEAST_HEIGHT, PLOTS[plot].scale, PLOTS[plot].y,
                      PLOTS[plot].x);
    if (plot == PLYCUT_PLOT_ORDERS)
        order_tics_put(growth, out);
    if (plot_by_depth(plot))
        plycut_out_format(out, "set xtics 1\nset xrange [%d.7:%d.7]\n", growth->grid.depth[0] - 1,
                          growth->grid.depth[1]);
}

void plycut_plot_write(const PlycutGrowth *growth, PlycutPlot plot, bool mono, PlycutOut *out)
{
    const bool uniform = growth->grid.branching[0] > 0;
    axes_put(growth, plot, out);
    for (size_t i = next_series(growth, plot, 0); i < growth->count;
         i = next_series(growth, plot, i + 1)) {
        data_put(growth, plot, i, out);
        if (plot_by_depth(plot) && uniform && plot_look_of(growth, plot, i) == 0)
            branching_label(growth, plot, i, out);
    }
    plycut_out_text(out, "plot NaN notitle");
    if (uniform && plot != PLYCUT_PLOT_ORDERS)
        lines_put(growth, plot, mono, out);
    for (size_t i = next_series(growth, plot, 0); i < growth->count;
         i = next_series(growth, plot, i + 1))
        points_put(growth, plot, i, mono, out);
    plycut_out_char(out, '\n');
}
