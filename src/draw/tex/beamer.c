/* A frame of LaTeX's beamer that shows a PDF of steps, a page for each overlay: much faster to
 * compile than as many pictures. */
#include "render/escape.h"

#include <plycut/render.h>

/* The name of a file as \includegraphics takes it. */
static void beamer_pages_write(const PlycutPicture *picture, PlycutOut *out)
{
    for (size_t page = 1; page <= picture->pages; page++)
        plycut_out_format(
            out,
            "  \\includegraphics<%zu>[page=%zu,width=\\textwidth,height=.85\\textheight,"
            "keepaspectratio]{%s}%%\n",
            page, page, picture->pages_file);
}

static void beamer_frame_write(const PlycutPicture *picture, PlycutOut *out)
{
    plycut_out_text(out, "\\begin{frame}{");
    if (picture->title != NULL && picture->heading != PLYCUT_HEADING_NONE)
        tex_write(out, picture->title);
    plycut_out_text(out, "}\n  \\centering\n");
    beamer_pages_write(picture, out);
    plycut_out_text(out, "\\end{frame}\n");
}

bool plycut_render_beamer(const PlycutTrace *const *traces, size_t count,
                          const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    (void)traces, (void)count;
    if (picture->pages == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "beamer shows the pages of --steps: give --steps all, cutoffs or nodes");
    if (picture->part != PLYCUT_PART_PICTURE)
        plycut_out_text(out, "\\documentclass[aspectratio=169]{beamer}\n");
    if (picture->part == PLYCUT_PART_ALL)
        plycut_out_text(out, "\\begin{document}\n");
    if (picture->part != PLYCUT_PART_PREAMBLE)
        beamer_frame_write(picture, out);
    if (picture->part == PLYCUT_PART_ALL)
        plycut_out_text(out, "\\end{document}\n");
    return plycut_out_end(out, "the frame", error);
}
