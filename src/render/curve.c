/* The curve of a cause arrow: upright through the gaps, bent between the ranks. */
#include "render/cause.h"
#include "render/shape.h"

enum { HEAD = 10 }; /* length of the arrow's head: points */

/* On to (x, y), upright at both ends. */
static void curve_write(int *from_x, int *from_y, int x, int y, PlycutOut *out)
{
    int middle = (*from_y + y) / 2;
    plycut_out_format(out, " %d,%d %d,%d %d,%d", *from_x, middle, x, middle, x, y);
    *from_x = x;
    *from_y = y;
}

void cause_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    int between = from->rank - to->rank - 1;
    int start = cause->lanes[0] < from->x ? -from->width / 3 : from->width / 3;
    int end = cause->lanes[between - 1] < to->x ? -to->width / 5 : to->width / 5;
    int x = from->x + start;
    int y =
        from->y + 3 + shape_top(scene_look(scene, cause->from), from->width, from->height, start);
    int end_y = to->y - 2 + shape_bottom(scene_look(scene, cause->to), to->width, to->height, end);
    plycut_out_format(out, "pos=\"e,%d,%d %d,%d", to->x + end, end_y, x, y);
    for (int i = 0; i < between; i++) {
        int rank = from->rank - 1 - i, reach = scene->rank_height[rank] / 2;
        curve_write(&x, &y, cause->lanes[i], scene->rank_y[rank] - reach, out);
        curve_write(&x, &y, cause->lanes[i], scene->rank_y[rank] + reach, out);
    }
    curve_write(&x, &y, to->x + end, end_y - HEAD, out);
    plycut_out_char(out, '"');
}
