/* tex.h - what every LaTeX picture needs: text escaped, labels, colours, styles, and what surrounds the picture. */
#ifndef RENDER_TEX_H
#define RENDER_TEX_H

#include "scene/figure.h"
#include "scene/style.h"

/* ---- Text ------------------------------------------------------------------------------------ */

/* Text of any origin: what TeX interprets is escaped, signs that its fonts lack are typeset as mathematics; harmful
 * characters become spaces. Letters of other scripts stay as they are: they need LuaLaTeX and a font that has them. */
void tex_write(PlycutOut *out, const char *text);

/* A label as \plylabel: its lines, moved up by so many points (negative: down). */
void tex_label_write(const Label *label, int up, PlycutOut *out);

/* The runs of one line. */
void tex_line_write(const Label *label, int line, PlycutOut *out);

/* ---- Colours and styles ---------------------------------------------------------------------- */

/* A colour by its name: "black", "white", or "ply0060A8" for #0060A8. */
void tex_colour_write(const char *colour, PlycutOut *out);

/* \definecolor for each colour of the palette. */
void tex_colours_define(const Palette *palette, PlycutOut *out);

/* The TikZ styles of looks and kinds of edges that occur, a line for each, by their names in looks.def and edges.def
 * with spaces: "max nodes", "deep cuts". */
void tex_styles_define(const Figure *figure, PlycutOut *out);
void tex_look_name(Look look, PlycutOut *out);
void tex_edge_name(EdgeKind kind, PlycutOut *out);

/* A length: half points are exact. */
void tex_halves(int halves, PlycutOut *out);

/* ---- The file -------------------------------------------------------------------------------- */

/* Write the preamble, the picture, or both as a document (PlycutPicture.part). `packages` are lines of the preamble
 * besides those of every picture. */
typedef void TexBody(const Figure *figure, PlycutOut *out);
void tex_file_write(const Figure *figure, const char *packages, TexBody *body, PlycutOut *out);

#endif
