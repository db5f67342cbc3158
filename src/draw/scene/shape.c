/* The outlines of Graphviz's box, house and inverted house, measured from its SVG: of a house of
 * height h the roof's tip is 0.5 h above the middle, its eaves 0.152 h above, its floor 0.411 h
 * below. */
#include <math.h>
#include <stdlib.h>

#include "base/same.h"
#include "scene/shape.h"

enum { TIP = 500, EAVES = 152, FLOOR = 411 }; /* thousandths of the height */
enum { CORNERS = 8 };                         /* points of width that round corners take */
enum { CORNERS_OFF = 10 };                    /* and corners that a line cuts off */

static bool is_house(Look look)
{
    return look_info(look)->outline == OUTLINE_HOUSE;
}

static bool is_inverted(Look look)
{
    return look_info(look)->outline == OUTLINE_INVHOUSE;
}

static bool is_circle(Look look)
{
    return look_info(look)->outline == OUTLINE_CIRCLE;
}

/* Half the height of an ellipse at `dx` from its middle. */
static int circle_half(int width, int height, int dx)
{
    const double share = width > 0 ? fmin(2.0 * abs(dx) / width, 1) : 1;
    return (int)(height / 2.0 * sqrt(1 - share * share));
}

static bool look_is_known(Look look)
{
    return look == LOOK_KNOWN_MAX || look == LOOK_KNOWN_MIN;
}

int shape_text_up(Look look, int height)
{
    return is_house(look) ? -height / 18 : is_inverted(look) ? height / 29 : 0;
}

int shape_height(Look look, int label)
{
    return is_house(look)      ? label * 500 / (FLOOR - 1000 / 18)
           : is_inverted(look) ? label * 500 / (FLOOR - 1000 / 29)
                               : label;
}

/* The width of a house at this height above its middle (tenths of a point), in thousandths of its whole width. */
static int house_share(int height, int tenths)
{
    int y = tenths * 100 / height;
    int share = y <= EAVES ? 1000 : (TIP - y) * 1000 / (TIP - EAVES);
    return share < 250 ? 250 : share;
}

/* The same of a circle. */
static int circle_share(int height, int tenths)
{
    const double far = fmin(abs(tenths) / (5.0 * height), 1);
    return (int)fmax(1000 * sqrt(1 - far * far), 250);
}

int shape_house_width(int height, int above, int wanted)
{
    return (wanted * 1000 + 999) / house_share(height, above * 10);
}

/* The letters of a line reach from a seventh of their size below its top to its bottom less a
 * fifth. */
int shape_width(Look look, int height, int up, int margin, const Label *label)
{
    int widest = 0;
    int top = label_height(label) * 5 + up * 12;
    for (int line = 0; line < label->line_count; line++) {
        int size = label_line_size(label, line), share = 1000;
        if (is_house(look))
            share = house_share(height, top - size);
        else if (is_inverted(look))
            share = house_share(height, -(top - size * 11));
        else if (is_circle(look))
            share = circle_share(height, larger(abs(top - size), abs(top - size * 11)));
        int width = (label_line_width(label, line) + margin) * 1000 / share;
        widest = larger(widest, width);
        top -= size * 12;
    }
    if (is_circle(look))
        return larger(height, widest);
    return look == LOOK_REST     ? widest + CORNERS
           : look_is_known(look) ? widest + CORNERS_OFF
                                 : widest;
}

/* The upper outline of an upright house. */
static int roof(int width, int height, int dx)
{
    int fall = abs(dx) * 2 * (TIP - EAVES) / width;
    return (TIP - (fall > TIP - EAVES ? TIP - EAVES : fall)) * height / 1000;
}

int shape_top(Look look, int width, int height, int dx)
{
    if (is_house(look))
        return roof(width, height, dx);
    if (is_circle(look))
        return circle_half(width, height, dx);
    return is_inverted(look) ? FLOOR * height / 1000 : height / 2;
}

int shape_bottom(Look look, int width, int height, int dx)
{
    if (is_inverted(look))
        return -roof(width, height, dx);
    if (is_circle(look))
        return -circle_half(width, height, dx);
    return is_house(look) ? -FLOOR * height / 1000 : -height / 2;
}

static int ring(const Drawn *drawn)
{
    return drawn->kind == DRAWN_FOLDED ? SHAPE_RING : 0;
}

int drawn_half(const Drawn *drawn)
{
    return drawn->width / 2 + ring(drawn);
}

int drawn_top(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    return shape_top(scene_look(scene, d), drawn->width, drawn->height, 0) + ring(drawn);
}

int drawn_bottom(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    return shape_bottom(scene_look(scene, d), drawn->width, drawn->height, 0) - ring(drawn);
}

/* The outer of two borders is a house itself, four points outside the inner one. */
static int bordered(const Drawn *drawn, int length)
{
    return drawn->kind == DRAWN_FOLDED ? length + 2 * (SHAPE_RING - 1) : length;
}

bool drawn_holds(const Scene *scene, uint32_t d, int x, int y)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    int dx = x - drawn->x, dy = y - drawn->y;
    int width = bordered(drawn, drawn->width), height = bordered(drawn, drawn->height);
    return abs(dx) <= width / 2 && dy <= shape_top(look, width, height, dx) &&
           dy >= shape_bottom(look, width, height, dx);
}

/* ---- Corners --------------------------------------------------------------------------------- */

/* The cosine of i / 48 of a full turn. It comes from a table because C libraries differ in the last bit, which could change
 * a digit in a picture. */
static double cosine(int i)
{
    enum { QUARTER = CORNERS_MOST / 4 };
    static const double COSINES[QUARTER + 1] = {1,        0.991445, 0.965926, 0.92388, 0.866025,
                                                0.793353, 0.707107, 0.608761, 0.5,     0.382683,
                                                0.258819, 0.130526, 0};
    const int quarter = i / QUARTER % 4, rest = i % QUARTER;
    const double share = COSINES[quarter % 2 == 0 ? rest : QUARTER - rest];
    return quarter == 1 || quarter == 2 ? -share : share;
}

int shape_corners(Look look, Corner middle, double width, double height,
                  Corner corners[CORNERS_MOST])
{
    double up = is_inverted(look) ? -height / 1000 : height / 1000, half = width / 2;
    bool house = is_house(look) || is_inverted(look);
    double floor = house ? FLOOR : TIP, eaves = house ? EAVES : TIP;
    enum { HOUSE = 5 };
    const Corner around[HOUSE] = {
        {-half, -floor}, {-half, eaves}, {0, TIP}, {half, eaves}, {half, -floor}};
    int count = 0;
    if (is_circle(look))
        for (; count < CORNERS_MOST; count++) /* a sine is the cosine a quarter earlier */
            corners[count] = (Corner){middle.x + half * cosine(count),
                                      middle.y - height / 2 * cosine(count + CORNERS_MOST * 3 / 4)};
    for (int i = 0; i < HOUSE && !is_circle(look); i++)
        if (house || i != 2)
            corners[count++] = (Corner){middle.x + around[i].x, middle.y + around[i].y * up};
    return count;
}

int drawn_corners(const Scene *scene, uint32_t d, bool ring, Corner corners[CORNERS_MOST])
{
    const Drawn *drawn = &scene->view.drawn[d];
    int width = ring ? bordered(drawn, drawn->width) : drawn->width;
    int height = ring ? bordered(drawn, drawn->height) : drawn->height;
    return shape_corners(scene_look(scene, d), (Corner){drawn->x, drawn->y}, width, height,
                         corners);
}

/* The share of the way from `from` to `to` at which it crosses the line through a and b from the side of `from`;
 * 1: it doesn't. */
static double crossing(Corner a, Corner b, Corner from, Corner to)
{
    double x = b.y - a.y, y = a.x - b.x;
    double inside = (from.x - a.x) * x + (from.y - a.y) * y;
    double outside = (to.x - a.x) * x + (to.y - a.y) * y;
    bool leaves = (inside < 0) != (outside < 0) || inside == 0;
    return leaves && inside != outside ? inside / (inside - outside) : 1;
}

Corner corners_exit(const Corner *corners, int count, Corner from, Corner to)
{
    double share = 1;
    for (int i = 0; i < count; i++) {
        double here = crossing(corners[i], corners[(i + 1) % count], from, to);
        share = here < share ? here : share;
    }
    return (Corner){from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
}

void corner_off(const Corner *corners, int count, int corner, Corner ends[2])
{
    enum { OFF = 12 };
    const Corner here = corners[corner];
    for (int side = 0; side < 2; side++) {
        const Corner next = corners[(corner + (side == 0 ? 1 : count - 1)) % count];
        const double x = next.x - here.x, y = next.y - here.y, far = x * x + y * y,
                     share = far > 4 * OFF * OFF ? OFF / sqrt(far) : 0.5;
        ends[side] = (Corner){here.x + share * x, here.y + share * y};
    }
}

double outline_radius(double side)
{
    enum { RADIUS = 8 };
    return side > 3 * RADIUS ? RADIUS : side / 3;
}
