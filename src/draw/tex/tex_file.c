/* What surrounds a LaTeX picture: a preamble that all pictures share, and a document that is
 * nothing but the picture. */
#include "render/back_end.h"
#include "render/escape.h"
#include "tex/tex.h"

/* A line of TeX is a line here. */
/* clang-format off */
static const char preamble[] =
    "\\usepackage{fix-cm}% type of any size\n"
    "\\usepackage{tikz}\n"
    "\\usetikzlibrary{arrows.meta,decorations.markings}\n"
    "\\makeatletter\n"
    "% The outlines of nodes: a house, whose walls are 0.618 of its height, and the same upside down.\n"
    "\\def\\plyhouse#1#2{\\pgfdeclareshape{#1}{%\n"
    "  \\inheritsavedanchors[from=rectangle]\\inheritanchorborder[from=rectangle]%\n"
    "  \\def\\ply@inherit##1{\\inheritanchor[from=rectangle]{##1}}%\n"
    "  \\ply@inherit{center}\\ply@inherit{base}\\ply@inherit{mid}\\ply@inherit{north}\\ply@inherit{south}%\n"
    "  \\ply@inherit{east}\\ply@inherit{west}\\ply@inherit{north east}\\ply@inherit{north west}%\n"
    "  \\ply@inherit{south east}\\ply@inherit{south west}%\n"
    "  \\backgroundpath{%\n"
    "    \\southwest\\pgf@xa=\\pgf@x\\pgf@ya=\\pgf@y\\northeast\\pgf@xb=\\pgf@x\\pgf@yb=\\pgf@y#2%\n"
    "    \\pgf@yc=\\pgf@ya\\advance\\pgf@yc by .618\\dimexpr\\pgf@yb-\\pgf@ya\\relax\n"
    "    \\pgf@xc=.5\\dimexpr\\pgf@xa+\\pgf@xb\\relax\n"
    "    \\pgfpathmoveto{\\pgfqpoint{\\pgf@xa}{\\pgf@ya}}\\pgfpathlineto{\\pgfqpoint{\\pgf@xb}{\\pgf@ya}}%\n"
    "    \\pgfpathlineto{\\pgfqpoint{\\pgf@xb}{\\pgf@yc}}\\pgfpathlineto{\\pgfqpoint{\\pgf@xc}{\\pgf@yb}}%\n"
    "    \\pgfpathlineto{\\pgfqpoint{\\pgf@xa}{\\pgf@yc}}\\pgfpathclose}}}\n"
    "\\plyhouse{plyhouse}{}\n"
    "\\plyhouse{plyinvhouse}{\\pgf@yc=\\pgf@ya\\pgf@ya=\\pgf@yb\\pgf@yb=\\pgf@yc}\n"
    "\\makeatother\n"
    "% A label: the room above its lines, the room below them, the lines. A line: its greatest width (0: any), the size of\n"
    "% its type, its text. Lengths are in bp.\n"
    "\\newcommand\\plytype[2]{{\\fontsize{#1bp}{#1bp}\\selectfont #2}}\n"
    "\\newcommand\\plyline[3][0]{\\vrule width 0pt height .8\\dimexpr#2bp\\relax depth .3\\dimexpr#2bp\\relax\n"
    "  \\setbox0\\hbox{\\plytype{#2}{#3}}%\n"
    "  \\ifdim#1bp=0pt\\box0\\else\\ifdim\\wd0>#1bp\\resizebox{#1bp}{\\height}{\\box0}\\else\\box0\\fi\\fi\\cr}\n"
    "\\newcommand\\plysub[1]{\\raisebox{-2bp}[0pt][0pt]{#1}}\n"
    "\\newcommand\\plylabel[3]{\\vbox{\\offinterlineskip\\kern#1bp\\halign{\\hfil##\\hfil\\cr#3}\\kern#2bp}}\n"
    "% Bars across an edge, close to its lower end; the corners of a node known from the table.\n"
    "\\newcommand\\plystroke[1]{\\draw[solid, line width=1.5bp] (0,-#1bp) -- (0,#1bp);}\n"
    "\\newcommand\\plycorner[3]{\\draw[solid] ([xshift=#2]path picture bounding box.#1) --\n"
    "  ([yshift=#3]path picture bounding box.#1);}\n"
    "\\tikzset{\n"
    "  plynode/.style={inner sep=0pt, outer sep=0pt, line width=.8bp},\n"
    "  plytext/.style={inner sep=0pt, outer sep=0pt},\n"
    "  plyedge/.style={shorten <=-1bp, shorten >=-1bp},\n"
    "  plybar/.style={postaction={decorate, decoration={markings,\n"
    "    mark=at position -8bp with {\\plystroke{#1}}}}},\n"
    "  plybars/.style={postaction={decorate, decoration={markings,\n"
    "    mark=at position -7bp with {\\plystroke{#1}}, mark=at position -11bp with {\\plystroke{#1}}}}},\n"
    "  plyknown/.style={path picture={\\plycorner{south west}{8bp}{8bp}\\plycorner{south east}{-8bp}{8bp}%\n"
    "    \\plycorner{north west}{8bp}{-8bp}\\plycorner{north east}{-8bp}{-8bp}}},\n"
    "}\n";
/* clang-format on */

/* A length of the paper: two places, whatever the locale. */
static void paper_width_write(const Tex *tex)
{
    int hundredths = (int)(tex->figure->picture->paper.width * 100 + 0.5);
    plycut_out_format(tex->out, "%d.%02dbp", hundredths / 100, hundredths % 100);
}

static void tex_picture_write(const Tex *tex, TexBody *body)
{
    bool fits = tex->figure->picture->paper.width > 0, shrunk = tex->figure->scale < 1;
    plycut_out_text(tex->out, "\\begingroup\n");
    tex_colours_define(tex);
    tex_styles_define(tex);
    if (fits) {
        const int thousandths = (int)(tex->figure->scale * 1000);
        if (tex->figure->picture->paper.height > 0)
            plycut_out_format(tex->out, "\\scalebox{%d.%03d}{%%\n", thousandths / 1000,
                              thousandths % 1000);
        else {
            plycut_out_text(tex->out, shrunk ? "\\resizebox{" : "\\makebox[");
            paper_width_write(tex);
            plycut_out_text(tex->out, shrunk ? "}{!}{%\n" : "]{%\n");
        }
    }
    body(tex);
    plycut_out_text(tex->out, fits ? "}\\endgroup\n" : "\\endgroup\n");
}

void tex_frame_write(const Tex *tex, TexBody *body)
{
    const char *title = tex->title;
    plycut_out_text(tex->out, "\\begin{frame}{");
    tex_write(tex->out, title != NULL ? title : "");
    plycut_out_text(tex->out, "}\n\\centering\n");
    tex_picture_write(tex, body);
    plycut_out_text(tex->out, "\\end{frame}\n");
}

static void tex_file_write(const Figure *figure, const void *self, PlycutOut *out)
{
    const TexFile *file = self;
    TexUsual usual = {.size = {{0, 0}}};
    const Tex tex = {.figure = figure, .usual = &usual, .title = file->title, .out = out};
    tex_usual_note(&usual, figure);
    PlycutPart part = figure->picture->part;
    const bool whole = part == PLYCUT_PART_ALL;
    if (whole)
        plycut_out_format(out,
                          "%% Compile with pdflatex.\n\\documentclass[border=%dbp]{standalone}\n",
                          figure->picture->paper.width > 0 ? 0 : figure->pad);
    if (part != PLYCUT_PART_PICTURE) {
        plycut_out_text(out, preamble);
        if (figure->scenes->view.trace->chance)
            plycut_out_text(out, "\\usetikzlibrary{shapes.geometric}% chance nodes are ellipses\n");
        plycut_out_text(out, file->packages);
    }
    if (whole)
        plycut_out_text(out, "\\begin{document}\n");
    if (part != PLYCUT_PART_PREAMBLE)
        tex_picture_write(&tex, file->body);
    if (whole)
        plycut_out_text(out, "\\end{document}\n");
}

bool tex_render(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                TexFile file, PlycutOut *out, PlycutError *error)
{
    const bool frame = picture->part == PLYCUT_PART_FRAME && count > 0;
    PlycutPicture asked = *picture;
    file.title = picture->heading != PLYCUT_HEADING_NONE ? picture->title : NULL;
    if (asked.legend == PLYCUT_LEGEND_AUTO)
        asked.legend = PLYCUT_LEGEND_NONE;
    if (frame && count > 1)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--part frame shows one search: give one algorithm, and no --pass all");
    if (!frame)
        return figure_render(traces, count, &asked, tex_file_write, &file, out, error);
    /* the text of a beamer slide of 16:9, 14 cm by 7.7 cm */
    asked.paper =
        (PlycutPaper){.width = 397, .height = 205, .slide = true, .least = 7 * 72 / 72.27};
    asked.title = NULL;
    return tex_frame_render(traces[0], &asked, &file, out, error);
}
