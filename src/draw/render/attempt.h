/* attempt.h - a picture of a given size, drawn in one way after the other (fit.c). */
#pragma once

#include "layout/figure.h"

/* ---- attempt.c ---- */

/* The figure drawn in that way; its memory is the arena's. */
bool figure_attempt(Figure *figure, PlycutPicture way, Arena *arena, PlycutError *error);

/* Points on paper of the smallest type; 0: there is no type. And the least that is legible. */
double type_on_paper(const Figure *figure);
double type_least(const PlycutPicture *picture);
bool figure_is_readable(const Figure *figure);

/* ---- air.c ---- */

enum { AIR = 6 }; /* points on paper that two neighbours should keep from each other */

/* The least space between two neighbours: points on paper. */
double least_gap(const Figure *figure);
/* The same of those that have outlines. */
double outlines_gap(const Figure *figure);

/* Where the height decides how large a slide is, move its nodes apart, as far as they can without getting smaller. */
bool figure_spread(Figure *figure, Arena *arena, PlycutError *error);

/* Move the nodes of a crowd that far apart, if all type can still be read then. */
bool figure_air(Figure *figure, int points, Arena *arena, PlycutError *error);
