/* plot_rows.c - which rows of an experiment a plot shows, and which series they are in. */
#include "growth/plot.h"

bool plot_by_depth(PlycutPlot plot)
{
    return plot == PLYCUT_PLOT_LEAVES || plot == PLYCUT_PLOT_SHARE;
}

bool plot_orders_look(PlycutPlot plot)
{
    return plot_by_depth(plot) || plot == PLYCUT_PLOT_TIES;
}

bool is_quality_order(const PlycutSearchOptions *options)
{
    return options->order == PLYCUT_ORDER_QUALITY;
}

size_t plot_look_count(const PlycutGrowth *growth, PlycutPlot plot)
{
    return growth->algorithm_count * (plot_orders_look(plot) ? growth->order_count : 1);
}

size_t plot_look_of(const PlycutGrowth *growth, PlycutPlot plot, size_t row)
{
    const GrowthPlace place = growth_place(growth, row);
    return plot_orders_look(plot) ? place.algorithm * growth->order_count + place.order
                                  : place.algorithm;
}

size_t plot_series_of(const PlycutGrowth *growth, PlycutPlot plot, size_t row)
{
    const size_t branching = plot_by_depth(plot) ? growth_place(growth, row).branching : 0;
    return branching * plot_look_count(growth, plot) + plot_look_of(growth, plot, row);
}

bool plot_row_is_in(const PlycutGrowth *growth, PlycutPlot plot, size_t i)
{
    const PlycutGrowthRow *row = &growth->rows[i];
    return (plot == PLYCUT_PLOT_TIES || growth_place(growth, i).range == growth_widest(growth)) &&
           (plot_by_depth(plot) ||
            (row->branching == growth->grid.branching[1] &&
             row->options.depth == growth->grid.depth[1] &&
             is_quality_order(&row->options) == (plot == PLYCUT_PLOT_QUALITY)));
}

bool plycut_plot_fits(const PlycutGrowth *growth, PlycutPlot plot)
{
    size_t qualities = 0;
    for (size_t i = 0; i < growth->order_count; i++)
        qualities += is_quality_order(&growth->orders[i]);
    const size_t orders = growth->order_count - qualities;
    return plot == PLYCUT_PLOT_SHARE     ? growth->grid.branching[0] > 0
           : plot == PLYCUT_PLOT_ORDERS  ? orders > 1
           : plot == PLYCUT_PLOT_QUALITY ? qualities > 1
           : plot == PLYCUT_PLOT_TIES    ? plycut_grid_ranges(&growth->grid) > 1 && orders > 0
                                         : true;
}
