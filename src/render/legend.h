/* legend.h - the key to a picture's marks, and what its searches cost, as data. */
#ifndef PLYCUT_RENDER_LEGEND_H
#define PLYCUT_RENDER_LEGEND_H

#include "scene/figure.h"
#include "scene/wording.h"

/* What a row of the key explains: a back end may draw it in place of the row's symbol. */
typedef enum LegendMark {
    MARK_MAX,
    MARK_MIN,
    MARK_LEAF,
    MARK_BOUNDS,
    MARK_SO_FAR,
    MARK_KNOWN,
    MARK_WINDOW,
    MARK_SCOUT,
    MARK_NUMBER,
    MARK_VISITS,
    MARK_QUIESCENCE,
    MARK_LAST_MOVE,
    MARK_VARIATION,
    MARK_SHALLOW,
    MARK_DEEP,
    MARK_CAUSE,
    MARK_WINDOW_CUT,
    MARK_CURRENT,
    MARK_OPEN,
    MARK_AHEAD,
    MARK_NEVER,
    MARK_FOLDED,
    MARK_REST,
    LEGEND_MARKS
} LegendMark;

typedef struct LegendRow {
    LegendMark mark;
    bool bold; /* the symbol */
    const char *colour,
        *symbol; /* symbol: in letters; "" for the last move, which has to be drawn */
    Worded meaning;
} LegendRow;

/* The key has a row for each mark that occurs in the picture. */
typedef struct Legend {
    LegendRow rows[LEGEND_MARKS];
    int row_count;
    size_t count_lines; /* of the table of counts, without its heads; 0: there is no table */
    int count_columns;
    Worded notes[4]; /* below both: conventions, viewpoint, the pass that is shown, that counts are of the
                        whole search */
    int note_count;
} Legend;

/* What of it is shown: PlycutPicture.legend. By default everything, but nothing in a picture of a given width. */
PlycutLegend legend_asked(const Figure *figure);

void legend_make(const Figure *figure, Legend *legend);

/* The table of counts: the algorithm and as many counts as there are other columns. */
enum { LEGEND_COUNTS = 5 };
typedef struct LegendCounts {
    Worded search;
    uint64_t counts[LEGEND_COUNTS];
} LegendCounts;
LegendCounts legend_counts(const Figure *figure, size_t line);
const char *legend_counts_head(int column); /* column 0: the algorithm */

/* ---- legend_place.c: in points, for back ends that place the rows themselves ---- */

enum {
    LEGEND_TYPE = 9,
    LEGEND_ROW = 15, /* the height of a row */
    LEGEND_MARK = 26 /* the width of a mark that is drawn */
};

/* Is the row's mark drawn? Otherwise it is its symbol. */
bool legend_draws(const Figure *figure, const LegendRow *row);

/* How many rows stand in the first of the key's two columns. */
int legend_half(const Legend *legend);

/* The legend with the place of its columns. */
typedef struct PlacedLegend {
    Legend legend;
    double symbol[2], words[2],
        counts[LEGEND_COUNTS + 1]; /* left edges; of counts right edges, but for the first */
    double scale; /* of all that: more than 1 in a picture that is shrunk, so that it can be read */
    double width, height; /* in the picture */
} PlacedLegend;
void legend_place(const Figure *figure, PlacedLegend *legend);

/* Is there room for the legend in a picture of a given width? */
bool legend_fits(const Figure *figure, PlycutError *error);

#endif
