/* scene.h - one tree of a picture: what is drawn, how large, in which colours, and where. */
#pragma once

#include "scene/view.h"
#include "scene/wording.h"

/* Colours: those of palette.def. */
typedef struct Palette {
#define COLOUR(id, ...) const char *id;
#include "scene/palette.def"
#undef COLOUR
    const char *cut[PLYCUT_CUT_KINDS]; /* by PlycutCutKind */
} Palette;

/* Type sizes and measures of a way of drawing (measures.def), in points. Type of size 0 is left out. */
typedef struct Measures {
    int width, height;       /* of an inner node */
    int name, value, window; /* its type */
    int known;               /* of the word after a value that the transposition table knew */
    int leaf_width, leaf_height;
    int leaf_value, leaf_name;
    int never_width, never_height; /* an inner node never visited */
    int never_name;
    int folded_width, folded_height; /* the inner of its two borders */
    int folded_type;
    int gap, rank_gap; /* least distance of siblings, of ranks */
    int margin;        /* that text keeps from both sides together */
} Measures;

typedef struct Scene {
    const PlycutPicture *picture;
    const Palette *palette;
    const Measures *measures;
    PlycutDetail detail; /* never AUTO */
    PlycutBoards boards; /* never AUTO */
    View view;
    uint32_t first;            /* the number of its first node in the DOT file */
    const char *prefix;        /* of ids: "", "alpha-beta/" or "alpha-beta/pass-2/" */
    int *rank_y, *rank_height; /* the middle and the height of each rank */
    int *rank_least;           /* the least gap above each rank; (layout/right.c: see there) */
    int width, top, bottom;    /* of the tree */
    int right, up;             /* how far the figure has moved it */
} Scene;

/* Does it show a moment of a search? */
static inline bool scene_is_moment(const Scene *scene)
{
    return plycut_trace_is_moment(scene->view.trace);
}

/* What pruned nodes are called: at a moment of a search that may return to them, they may still be visited. */
TextId scene_never(const PlycutTrace *trace);
/* Do nodes have the numbers of their visits? */
static inline bool scene_has_turns(const Scene *scene)
{
    const PlycutTurns turns = scene->picture->turns;
    return turns == PLYCUT_TURNS_ALL || (turns == PLYCUT_TURNS_AUTO && !scene->picture->large);
}

/* Are these several passes of one search? */
bool scenes_are_passes(const Scene *scenes, size_t count);

/* What the legend explains. */
typedef enum Mark {
#define MARK(id, ...) MARK_##id,
#include "scene/marks.def"
#undef MARK
    MARK_COUNT
} Mark;

/* A set of them. Whoever draws or writes a mark says so, so that the legend explains these and no others. */
typedef uint64_t Marks;
#define MARKS_OF(id) ((Marks)1 << MARK_##id)

/* What a drawn node looks like; boards and shapes of its own follow from it. */
typedef enum Look {
#define GROUP(id, ...) LOOK_##id,
#include "scene/looks.def"
#undef GROUP
    LOOKS
} Look;

Look scene_look(const Scene *scene, uint32_t drawn);

/* The five-sided house is Graphviz's. */
typedef enum Outline {
    OUTLINE_BOX,
    OUTLINE_HOUSE,
    OUTLINE_INVHOUSE, /* a house upside down */
    OUTLINE_CIRCLE,   /* an ellipse */
    OUTLINE_NONE      /* text without a border */
} Outline;

/* Looks that share a minimum size; a board has none. */
typedef enum LookSize { SIZE_INNER, SIZE_LEAF, SIZE_NEVER, SIZE_FOLDED, SIZE_BOARD } LookSize;

/* A row of looks.def. */
typedef struct LookInfo {
    Outline outline;
    LookSize size;
    Marks marks;
    const char *name, *summary;
} LookInfo;
const LookInfo *look_info(Look look);

/* Would this node have a board under that option? */
bool scene_wants_board(const Scene *scene, uint32_t drawn, PlycutBoards boards);

/* Does this node have a board in it? */
bool scene_has_board(const Scene *scene, uint32_t drawn);

const Palette *palette_of(PlycutStyle style);

/* ---- palette_file.c: colours of the author ---- */

void palette_fill(const PlycutPalette *colours, Palette *palette);
/* WCAG 2's contrast of two colours, 1 to 21. */
double palette_contrast(const char *one, const char *other);
/* Has every text a contrast of 4.5:1 with what is below it? The error names the two colours. */
bool palette_is_legible(const Palette *palette, PlycutError *error);

const Measures *measures_of(PlycutDetail detail, const PlycutPicture *picture);
