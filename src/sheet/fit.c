/* How a tree fits the paper: upright or lying, and with as many boards and as much detail as can be
 * read and written into. */
#include "scene/fit.h"
#include "sheet/sheet.h"

/* Inside a margin of 0.38 in, on paper that is no larger than either A4 or Letter. */
static const Paper upright = {540, 734, 140}, lying = {734, 540, 115};

enum {
    HOW = 35,    /* of the head's room, what a key has not: points */
    LEGEND = 95, /* below the key's tree, as wide as lying paper */
    NARROW = 85, /* percent: a tree shrunk less than this stays on upright paper */
    WHOLE = 1000 /* shares are in thousandths */
};

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

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
    return whole_type(least_of(WHOLE, least_of(down, across)));
}

int sheet_share(const Scene *scene, bool legend, Paper *paper)
{
    int up = shrink(scene, legend, upright), across = shrink(scene, legend, lying);
    bool lies = legend || (up * 100 < NARROW * WHOLE && across > up);
    *paper = lies ? lying : upright;
    return lies ? across : up;
}

/* The small names of bounds' owners do not count. */
double sheet_type(const Scene *scene, bool legend)
{
    Paper paper;
    return scene_smallest_type(scene, false) * sheet_share(scene, legend, &paper) / (double)WHOLE;
}

/* What is tried, the richest first, and from how many points of the last one's type on it is not:
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

bool sheet_choose(const PlycutTrace *trace, PlycutPicture *picture, Arena *arena,
                  PlycutError *error)
{
    PlycutPicture tried = *picture;
    double best = 0;
    tried.blank = tried.boxes = true; /* the problem and its key look alike */
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
    return true;
}
