/* Frames and notes in SVG. */
#include "scene/pointed.h"
#include "svg/svg.h"

static void svg_frame_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    svg_path_open("<path class=\"highlight\"", "none", scene->palette->author, FRAME_PEN, NULL,
                  out);
    for (int corner = 0; corner < FRAME_CORNERS; corner++) {
        Corner points[3];
        frame_corner(scene, d, corner, points);
        svg_line(points[0], points[1], out);
        plycut_out_char(out, ' ');
        svg_point(points[2], out);
    }
    svg_path_close(out);
    plycut_out_char(out, '\n');
}

static void svg_note_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const DrawnNote *note = scene->view.drawn[d].note;
    for (int line = 0; line < note->count; line++) {
        const NoteLine place = note_line(scene, d, line);
        const SvgText text = {place.x,
                              place.y,
                              note->type,
                              .anchor = place.anchor,
                              .colour = scene->palette->author,
                              .classes = "note"};
        svg_text(&text, note->lines[line], out);
    }
}

void svg_pointed(const Scene *scene, PlycutOut *out)
{
    for (uint32_t d = 0; d < scene->view.count; d++) {
        if (scene->view.drawn[d].framed)
            svg_frame_write(scene, d, out);
        if (scene->view.drawn[d].note != NULL)
            svg_note_write(scene, d, out);
    }
}
