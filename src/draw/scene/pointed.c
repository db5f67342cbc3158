/* What the author of a picture points at. A frame is no mark of the search: four corners, which are on no other node, in
 * colour and in black and white. A note has room of its own, so it is as wide as its place allows, or it is refused. */
#include <stdio.h>
#include <string.h>

#include "base/same.h"
#include "facts/lookup.h"
#include "scene/edge.h"
#include "scene/pointed.h"
#include "scene/utf8.h"

/* ---- Which nodes ----------------------------------------------------------------------------- */

/* The drawn node that an option means, or NOT_DRAWN and an error. */
static uint32_t drawn_asked(const Scene *scene, const char *option, const char *text,
                            PlycutError *error)
{
    const View *view = &scene->view;
    const uint32_t node = node_asked(view->trace, option, text, error);
    if (node == PLYCUT_NO_NODE)
        return NOT_DRAWN;
    for (uint32_t d = 0; d < view->count; d++)
        if (view->drawn[d].node == node && !drawn_is_several(&view->drawn[d]))
            return d;
    plycut_fail(
        error, PLYCUT_E_USAGE,
        "--%s: the picture does not show %s, which is folded, or outside of the part that is "
        "drawn: give --fold none, a greater --draw-nodes, or another --at",
        option, text);
    return NOT_DRAWN;
}

static bool frames_make(Scene *scene, PlycutError *error)
{
    enum { NAME = 512 };
    const char *list = scene->picture->highlight;
    char name[NAME];
    while (list != NULL && plycut_list_word(&list, name, sizeof name)) {
        const uint32_t d = drawn_asked(scene, "highlight", name, error);
        if (d == NOT_DRAWN)
            return false;
        scene->view.drawn[d].framed = true;
    }
    return true;
}

/* ---- Notes in lines -------------------------------------------------------------------------- */

/* The end of as many words as fit into a line: at least one, however wide it is. */
static const char *words_end(const char *text, int type, int width)
{
    const char *end = text + strcspn(text, " ");
    while (*end == ' ') {
        const char *next = end + 1 + strcspn(end + 1, " ");
        if (text_width_to(text, next, type, false) > width * 1000)
            break;
        end = next;
    }
    return end;
}

/* Break the text into lines of that width. False: it needs more than `most`, or a word is wider. */
static bool note_break(DrawnNote *note, const char *text, int width, int most)
{
    note->count = 0;
    note->width = 0;
    while (*text != '\0') {
        const char *end = words_end(text, note->type, width);
        const int wide = (text_width_to(text, end, note->type, false) + 999) / 1000;
        if (note->count == most || wide > width || end - text >= NOTE_LINE)
            return false;
        snprintf(note->lines[note->count++], NOTE_LINE, "%.*s", (int)(end - text), text);
        note->width = larger(note->width, wide);
        text = end + (*end == ' ');
    }
    note->height = note->count * note->type * 6 / 5;
    return true;
}

/* As narrow as the place takes it: below a leaf in few lines, next to a node in as many as are beside its upper part, where no
 * edge leaves it. */
static bool note_fit(const Scene *scene, uint32_t d, const char *text, DrawnNote *note)
{
    enum { NARROW = 60, WIDE = 240, BELOW_WIDE = 120, WIDER = 10, UPPER = 70 };
    const int room = (drawn_top(scene, d) - drawn_bottom(scene, d)) * UPPER / 100,
              beside = room / (note->type * 6 / 5),
              most = note->below ? NOTE_LINES : smaller(larger(beside, 1), NOTE_LINES);
    for (int width = NARROW; width <= (note->below ? BELOW_WIDE : WIDE); width += WIDER)
        if (note_break(note, text, width, most))
            return true;
    return false;
}

static bool note_make(Scene *scene, const char *option, bool in_one_line, Arena *arena,
                      PlycutError *error)
{
    enum { TEXT = 512, TYPE = 9 };
    char node[TEXT], text[TEXT];
    const char *equals = strchr(option, '=');
    const int length = equals == NULL ? 0 : (int)(equals - option);
    if (length == 0 || equals[1] == '\0' || length >= TEXT)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--note: expected NODE=TEXT, as in 'C=cut off: 2 is at most 3', not '%s'", option);
    snprintf(node, sizeof node, "%.*s", length, option);
    const uint32_t d = drawn_asked(scene, "note", node, error);
    if (d == NOT_DRAWN)
        return false;
    Drawn *drawn = &scene->view.drawn[d];
    DrawnNote *note = arena_take(arena, sizeof *note);
    if (note == NULL)
        return plycut_no_memory(error);
    note->type = larger(TYPE, edge_type(scene));
    note->below = drawn->first == NOT_DRAWN || scene->picture->grow == PLYCUT_GROW_RIGHT;
    const bool whole = text_keep(equals + 1, text, sizeof text);
    if (in_one_line)
        text_keep(text, note->lines[0], NOTE_LINE);
    else if (!whole || !note_fit(scene, d, text, note))
        return plycut_fail(error, PLYCUT_E_LIMIT,
                           "--note: the text at %s is too long for its place: shorten it to some "
                           "words, or write it below the picture",
                           node);
    if (drawn->note != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "--note: %s has a note already", node);
    drawn->note = note;
    return true;
}

bool pointed_make(Scene *scene, bool in_one_line, Arena *arena, PlycutError *error)
{
    if (!frames_make(scene, error))
        return false;
    for (size_t i = 0; i < scene->picture->note_count; i++)
        if (!note_make(scene, scene->picture->notes[i], in_one_line, arena, error))
            return false;
    return true;
}

/* ---- Places ---------------------------------------------------------------------------------- */

/* How far the middle of a note beside a node is above the node's: where neither edges come in nor go out. */
static int note_rise(const Scene *scene, uint32_t d)
{
    const int half = scene->view.drawn[d].note->height / 2, top = drawn_top(scene, d) - half,
              bottom = drawn_bottom(scene, d) + half;
    const Outline outline = look_info(scene_look(scene, d))->outline;
    return outline == OUTLINE_INVHOUSE ? top
           : outline == OUTLINE_HOUSE  ? bottom
                                       : (top + bottom) / 2;
}

void notes_turn(Scene *scene)
{
    for (uint32_t d = 1; d < scene->view.count; d++) {
        const Drawn *drawn = &scene->view.drawn[d];
        if (drawn->note != NULL)
            drawn->note->left = drawn->x < scene->view.drawn[drawn->parent].x;
    }
}

Spot note_spot(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const DrawnNote *note = drawn->note;
    const int away = NOTE_AWAY + (drawn->framed ? FRAME_AWAY : 0);
    Spot spot = {drawn->x, drawn->y, note->width, note->height};
    if (note->below)
        spot.y += drawn_bottom(scene, d) - away - note->height / 2;
    else
        spot.x += (note->left ? -1 : 1) * (drawn_half(drawn) + away + note->width / 2),
            spot.y += note_rise(scene, d);
    return spot;
}

Spot frame_spot(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const int top = drawn_top(scene, d), bottom = drawn_bottom(scene, d);
    return (Spot){drawn->x, drawn->y + (top + bottom) / 2, 2 * (drawn_half(drawn) + FRAME_AWAY),
                  top - bottom + 2 * FRAME_AWAY};
}

void frame_corner(const Scene *scene, uint32_t d, int corner, Corner points[3])
{
    enum { ARM = 11 };
    const Spot spot = frame_spot(scene, d);
    const int right = corner % 2 == 0 ? -1 : 1, up = corner / 2 == 0 ? -1 : 1;
    const double x = spot.x + right * spot.width / 2.0, y = spot.y + up * spot.height / 2.0;
    points[0] = (Corner){x - right * smaller(ARM, spot.width / 4), y};
    points[1] = (Corner){x, y};
    points[2] = (Corner){x, y - up * smaller(ARM, spot.height / 4)};
}

NoteLine note_line(const Scene *scene, uint32_t d, int line)
{
    const DrawnNote *note = scene->view.drawn[d].note;
    const Spot spot = note_spot(scene, d);
    return (NoteLine){note->below  ? NULL
                      : note->left ? "end"
                                   : "start",
                      note->below  ? spot.x
                      : note->left ? spot.x + spot.width / 2
                                   : spot.x - spot.width / 2,
                      spot.y + spot.height / 2 - line * note->type * 6 / 5 - note->type};
}
