/* pointed.h - what the author of a picture points at: nodes in a frame, and notes next to nodes. */
#pragma once

#include "scene/label.h"
#include "scene/shape.h"

enum {
    FRAME_AWAY = 4, /* points from the node to its frame */
    FRAME_PEN = 25, /* tenths of a point */
    NOTE_AWAY = 5,  /* points from the node to its note, and from the note to the next node */
    NOTE_LINES = 5,
    NOTE_LINE = 160 /* bytes */
};

/* A note in lines, next to a node: below it if nothing is drawn below it, else on the side from which no edge comes. */
struct DrawnNote {
    char lines[NOTE_LINES][NOTE_LINE];
    int count, type; /* lines; points */
    int width, height;
    bool below, left;
};

/* Mark the drawn nodes that the picture frames, and give the others their notes. Sizes must be known; text without places takes
 * notes in one line. An error: there is no such node, it is folded away, or the note is too long. */
bool pointed_make(Scene *scene, bool in_one_line, Arena *arena, PlycutError *error);

/* Turn the notes beside nodes away from the edges that come from above, once the nodes have places. */
void notes_turn(Scene *scene);

/* A part of a picture: its middle and its size, in points of the scene. */
typedef struct Spot {
    int x, y, width, height;
} Spot;
Spot note_spot(const Scene *scene, uint32_t drawn);
Spot frame_spot(const Scene *scene, uint32_t drawn);

/* A frame is four corners, so that no edge crosses it: three points each. */
enum { FRAME_CORNERS = 4 };
void frame_corner(const Scene *scene, uint32_t drawn, int corner, Corner points[3]);

/* How a line of a note is set: "start", "end" or NULL (its middle) at x, its baseline at y. */
typedef struct NoteLine {
    const char *anchor;
    int x, y;
} NoteLine;
NoteLine note_line(const Scene *scene, uint32_t drawn, int line);
