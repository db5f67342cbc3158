/* shape.h - the outlines that Graphviz draws, so that text stays inside and arrows stop outside. */
#ifndef SCENE_SHAPE_H
#define SCENE_SHAPE_H

#include "scene/label.h"

/* The distance of a second border from the first: points. */
enum { SHAPE_RING = 5 };

/* By how many points the text moves up to stand in the middle of the shape's wide part. */
int shape_text_up(Look look, int height);

/* The least width of a shape of this height that holds the label, moved up by `up` points, with
 * `margin` points for both sides together. */
int shape_width(Look look, int height, int up, int margin, const Label *label);

/* The width of a house of this height that has the given width at a given height above its middle. */
int shape_house_width(int height, int above, int wanted);

/* The outline above and below the middle at `dx` points from it. */
int shape_top(Look look, int width, int height, int dx);
int shape_bottom(Look look, int width, int height, int dx);

/* How far a drawn node reaches from its middle, a second border included. */
int drawn_half(const Drawn *drawn);
int drawn_top(const Scene *scene, uint32_t drawn);
int drawn_bottom(const Scene *scene, uint32_t drawn);

/* Is a point inside its outline? */
bool drawn_holds(const Scene *scene, uint32_t drawn, int x, int y);

#endif
