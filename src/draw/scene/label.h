/* label.h - the text in a node: lines of runs of type, built once, then measured and written. */
#pragma once

#include "scene/shown.h"

enum { LABEL_RUNS = 24, LABEL_LINES = 6 };

/* What a run says, for back ends that name their texts. */
typedef enum LabelPart {
    LABEL_NAME, /* and visiting number */
    LABEL_VALUE,
    LABEL_WINDOW,
    LABEL_HIDDEN, /* what a folded node contains */
    LABEL_PARTS
} LabelPart;

/* Some letters in one type. */
typedef struct LabelRun {
    char text[LABEL_TEXT];
    const char *colour; /* NULL: the node's */
    int size;
    LabelPart part;
    bool struck;      /* through */
    bool bold, owner; /* owner: of the bound in the run before */
} LabelRun;

typedef struct Label {
    LabelRun runs[LABEL_RUNS];
    int line_end[LABEL_LINES]; /* the index after the last run of each line */
    int run_count, line_count;
    LabelPart part; /* of runs that are added */
    Marks marks;    /* what its letters mean */
} Label;

/* The label of a drawn node; no lines if it has none. */
void label_make(const Scene *scene, uint32_t drawn, Label *label);

/* The node's type in the minimal tree: "PV", "CUT", "ALL", "" outside of it, "-" if types are not defined there. */
const char *node_type_text(const PlycutTrace *trace, uint32_t node, Marks *marks);

/* Build a label: runs join the line that is open; label_end_line closes it. */
void label_add(Label *label, const char *text, int size, bool bold, const char *colour);
/* The same, struck through. */
void label_add_struck(Label *label, const char *text, int size);
void label_end_line(Label *label);

/* End a line of this type. In moments an empty line keeps its place, so that nothing moves. */
void label_end_kept(const Scene *scene, Label *label, int size);

/* window_label.c: the window of a node in that type, in one line or in two. */
void label_add_window(const Scene *scene, const PlycutTraceNode *node, Label *label, int size);

/* The bound that was crossed, bold, and its owner, " A", which is a subscript unless all type is large. */
void label_add_crossed(const Scene *scene, Label *label, const char *number, const char *owner,
                       int size, const char *colour);

/* All runs in the type of the smallest line, for labels without HTML; "3_Startup". */
void label_flatten(Label *label);

/* Points. */
int label_line_width(const Label *label, int line);
int label_line_size(const Label *label, int line); /* of its largest type */
int label_height(const Label *label);

/* Is the run a subscript of the one before? */
static inline bool run_is_lowered(const LabelRun *run, const LabelRun *first)
{
    return run > first && run->owner && run->size < run[-1].size;
}

/* The text of a run of a line that ends before `end`, without the space that keeps a bound from its owner's name if that is
 * a subscript. */
void run_letters(const LabelRun *run, const LabelRun *end, char text[LABEL_TEXT]);

/* The first run of a line; the line ends before that of the next one. */
int label_line_begin(const Label *label, int line);
