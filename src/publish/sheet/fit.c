/* How a tree fits the paper: portrait or landscape, and with as many boards and as much detail as can be
 * read and written into. */
#include "base/same.h"
#include "render/back_end.h"
#include "layout/layout.h"
#include "scene/blank.h"
#include "sheet/sheet.h"

/* Inside a margin of 0.38 in, on paper that is no larger than either A4 or Letter. */
static const Paper portrait = {540, 734, 140}, landscape = {734, 540, 115};

enum {
    HOW = 35,     /* points of the head that a key does not need */
    LEGEND = 95,  /* below the key's tree, as wide as the paper */
    NARROW = 85,  /* percent: a tree that is shrunk less than this is drawn in portrait */
    WHOLE = 1000, /* shares are in thousandths */
    BOX_WIDTH = 26,
    BOX_HEIGHT = 17, /* 9 mm and 6 mm, to write in: points */
    NEARLY = 97,     /* percent */
    BOXES_STEP = 10,
    BOXES_MOST = 300 /* percent of their usual height */
};

/* The largest share no larger than this by which SHEET_TYPE is a whole number of points of the
 * tree. */
static int whole_type(int share)
{
    int type = (SHEET_TYPE * WHOLE + share - 1) / share;
    return SHEET_TYPE * WHOLE / type;
}

/* By how much, in thousandths, a tree is shrunk to fit the paper. */
static int shrink(const Scene *scene, bool legend, Paper paper)
{
    int taken = paper.head + (legend ? LEGEND - HOW : 0);
    int across = paper.width * WHOLE / (scene->width + 2);
    int down = (paper.height - taken) * WHOLE / (scene->top - scene->bottom + 2);
    return whole_type(smaller(WHOLE, smaller(down, across)));
}

int sheet_share(const Scene *scene, bool legend, Paper *paper)
{
    int up = shrink(scene, legend, portrait), across = shrink(scene, legend, landscape);
    bool wide = legend || (up * 100 < NARROW * WHOLE && across > up);
    *paper = wide ? landscape : portrait;
    return wide ? across : up;
}

/* The small names of bounds' owners do not count. */
double sheet_type(const Scene *scene, bool legend)
{
    Paper paper;
    return scene_smallest_type(scene, false) * sheet_share(scene, legend, &paper) / (double)WHOLE;
}

/* What is tried, the most detail first. It is not tried if the type of what was tried before is `enough` points:
 * windows are worth a little smaller type. */
static const struct {
    PlycutDetail detail;
    PlycutBoards boards;
    double enough;
} looks[] = {{PLYCUT_DETAIL_AUTO, PLYCUT_BOARDS_ALL, PLYCUT_SHEET_READABLE},
             {PLYCUT_DETAIL_AUTO, PLYCUT_BOARDS_INNER, PLYCUT_SHEET_READABLE},
             {PLYCUT_DETAIL_AUTO, PLYCUT_BOARDS_NONE, PLYCUT_SHEET_READABLE},
             {PLYCUT_DETAIL_COMPACT, PLYCUT_BOARDS_NONE, PLYCUT_SHEET_READABLE - 1},
             {PLYCUT_DETAIL_TINY, PLYCUT_BOARDS_NONE, PLYCUT_SHEET_READABLE}};
enum { LOOKS_TRIED = sizeof looks / sizeof *looks };

/* The share by which a picture of the tree is shrunk; 0: failed. */
static int share_of(const PlycutTrace *trace, const PlycutPicture *picture, Arena *arena,
                    PlycutError *error)
{
    Scene scene;
    Paper paper;
    return scene_make(trace, picture, PLYCUT_DETAIL_FULL, &scene, arena, error)
               ? sheet_share(&scene, false, &paper)
               : 0;
}

/* One side of the boxes: larger until it can be written in, if the page has room for that: the tree is then hardly shrunk
 * any further. */
static bool side_choose(const PlycutTrace *trace, PlycutPicture *picture, int *side, int usual,
                        int wanted, Arena *arena, PlycutError *error)
{
    int first = share_of(trace, picture, arena, error), share = first;
    while (share * 100 >= first * NEARLY && *side * usual / 100 * share < wanted * WHOLE &&
           *side < BOXES_MOST) {
        *side += BOXES_STEP;
        share = share_of(trace, picture, arena, error);
        if (share == 0)
            return false;
    }
    if (share * 100 < first * NEARLY)
        *side -= BOXES_STEP;
    return first != 0;
}

static bool boxes_choose(const PlycutTrace *trace, PlycutPicture *picture, Arena *arena,
                         PlycutError *error)
{
    return side_choose(trace, picture, &picture->boxes.width, BLANK_VALUE_WIDTH, BOX_WIDTH, arena,
                       error) &&
           side_choose(trace, picture, &picture->boxes.height, BLANK_VALUE_HEIGHT, BOX_HEIGHT,
                       arena, error);
}

bool sheet_choose(const PlycutTrace *trace, PlycutPicture *picture, Arena *arena,
                  PlycutError *error)
{
    PlycutPicture tried = *picture;
    double best = 0;
    tried.blank = true; /* the problem and its key look alike */
    tried.boxes.width = tried.boxes.height = 100;
    if (picture->boards != PLYCUT_BOARDS_AUTO && trace->nodes[0].board != NULL)
        return true;
    for (int i = 0; i < LOOKS_TRIED && best < looks[i].enough; i++) {
        Scene scene;
        tried.detail = looks[i].detail;
        tried.boards = looks[i].boards;
        if (!scene_make(trace, &tried, PLYCUT_DETAIL_FULL, &scene, arena, error))
            return false;
        if (sheet_type(&scene, false) <= best)
            continue;
        best = sheet_type(&scene, false);
        picture->detail = tried.detail;
        picture->boards = tried.boards;
    }
    return picture->boxes.height == 0 || boxes_choose(trace, picture, arena, error);
}
