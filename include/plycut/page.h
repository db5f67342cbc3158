/* page.h - searches for a web page: their moments as data, and a page that steps through them. */
#ifndef PLYCUT_PAGE_H
#define PLYCUT_PAGE_H

#include <plycut/picture.h>

PLYCUT_BEGIN_C

/* The moments of searches of one problem as JSON of format "plycut-moments", version 1 (docs/formats.md): the tree's
 * nodes, and for each search every event with its sentence and its line of pseudocode. The same traces give the same
 * bytes everywhere. A PlycutRender; of the picture only the title matters. */
bool plycut_render_moments(const PlycutTrace *const *traces, size_t count,
                           const PlycutPicture *picture, PlycutOut *out, PlycutError *error);

/* A page in one HTML file that steps through the searches: their picture, sentences, windows, counts. It loads
 * nothing else, and without JavaScript it shows the solved picture and the whole explanation. A PlycutRender; if
 * picture->embed, it is laid out for a frame in another page. */
bool plycut_render_html(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error);

PLYCUT_END_C

#endif
