/* shape.h - the outlines that Graphviz draws, so that text stays inside and arrows stop outside. */
#pragma once

#include "scene/label.h"

/* The distance of a second border from the first: points. */
enum { SHAPE_RING = 5 };

/* How many points the text moves up to be centred in the wide part of the shape. */
int shape_text_up(Look look, int height);
/* The least height with room for a label of that height, moved up so: the straight side of a house is near its middle. */
int shape_height(Look look, int label);

/* The least width of a shape of this height that holds the label, moved up by `up` points, with
 * `margin` points for both sides together. */
int shape_width(Look look, int height, int up, int margin, const Label *label);

/* The width of a house of this height that has the given width at a given height above its middle. */
int shape_house_width(int height, int above, int wanted);

/* The outline above and below the middle at `dx` points from it. */
int shape_top(Look look, int width, int height, int dx);
int shape_bottom(Look look, int width, int height, int dx);

/* A point of an outline. */
typedef struct Corner {
    double x, y;
} Corner;

enum { CORNERS_MOST = 48 }; /* a circle is a polygon with this many */

/* The corners of a shape around a middle, from the lower left one on, clockwise; returns how many there are. */
int shape_corners(Look look, Corner middle, double width, double height,
                  Corner corners[CORNERS_MOST]);

/* Those of a drawn node; ring: of its second border, if it has one, else as the first. */
int drawn_corners(const Scene *scene, uint32_t drawn, bool ring, Corner corners[CORNERS_MOST]);

/* The line that cuts off a corner of a node whose value the transposition table knew. */
void corner_off(const Corner *corners, int count, int corner, Corner ends[2]);

/* The radius of a rounded corner at the end of a side of this length. */
double outline_radius(double side);

/* Where a line from inside a convex outline leaves it on its way to `to`. */
Corner corners_exit(const Corner *corners, int count, Corner from, Corner to);

/* How far a drawn node reaches from its middle, a second border included. */
int drawn_half(const Drawn *drawn);
int drawn_top(const Scene *scene, uint32_t drawn);
int drawn_bottom(const Scene *scene, uint32_t drawn);

/* Is a point inside its outline? */
bool drawn_holds(const Scene *scene, uint32_t drawn, int x, int y);
