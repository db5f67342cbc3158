/* plot.h - the rows that a plot shows. */
#pragma once

#include "growth/growth.h"

/* Is the depth what is drawn across, or is one depth drawn by order? */
bool plot_by_depth(PlycutPlot plot);
/* Does each order have its own colour and shape? In the other plots it has its own place on the axis. */
bool plot_orders_look(PlycutPlot plot);
bool is_quality_order(const PlycutSearchOptions *options);

/* How many looks the points have, and which is a row's. */
size_t plot_look_count(const PlycutGrowth *growth, PlycutPlot plot);
size_t plot_look_of(const PlycutGrowth *growth, PlycutPlot plot, size_t row);

/* The series that a row is in: a run of rows of one look, in plots by depth of one branching, too. */
size_t plot_series_of(const PlycutGrowth *growth, PlycutPlot plot, size_t row);

/* Does the plot show the row? Orders are compared for the deepest of the widest trees, with the fewest ties. */
bool plot_row_is_in(const PlycutGrowth *growth, PlycutPlot plot, size_t i);
