/* picture.c - draws traces in a format, with Graphviz if the format needs it, and writes files. */
#include "cli/picture.h"
#include "os/convert.h"
#include "os/output.h"
#include "os/text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FORMATS_MAX 64

/* ---- Formats --------------------------------------------------------------------------------- */

const PlycutFormat *format_find(const char *name, bool picture, PlycutError *error)
{
    const char *names[FORMATS_MAX];
    size_t count = 0;
    assert(plycut_format_count() <= FORMATS_MAX);
    for (size_t i = 0; i < plycut_format_count(); i++) {
        const PlycutFormat *format = plycut_format(i);
        if ((format->render != NULL) != picture)
            continue;
        if (strcmp(format->name, name) == 0)
            return format;
        names[count++] = format->name;
    }
    plycut_unknown(picture ? "picture format" : "table format", name, PLYCUT_WORDS(names, count),
                   error);
    return NULL;
}

const PlycutFormat *format_of_file(const char *path, PlycutError *error)
{
    const char *dot = strrchr(path + folder_length(path), '.');
    for (size_t i = 0; dot != NULL && i < plycut_format_count(); i++)
        if (plycut_format(i)->render != NULL && length_before(path, plycut_format(i)->ending) > 0)
            return plycut_format(i);
    if (dot != NULL && dot[1] != '\0')
        return format_find(dot + 1, true, error);
    plycut_fail(error, PLYCUT_E_USAGE,
                "the name '%s' has no extension that names a format: add one, or give -f FORMAT",
                path);
    return NULL;
}

const char *format_list(FormatFits *fits, const void *what, char list[FORMAT_LIST_SIZE])
{
    size_t left = 0, used = 0;
    for (size_t i = 0; i < plycut_format_count(); i++)
        left += fits(plycut_format(i), what);
    list[0] = '\0';
    for (size_t i = 0; i < plycut_format_count() && used < FORMAT_LIST_SIZE; i++)
        if (fits(plycut_format(i), what)) {
            const char *between = used == 0 ? "" : left == 1 ? " and " : ", ";
            used += (size_t)snprintf(list + used, FORMAT_LIST_SIZE - used, "%s%s", between,
                                     plycut_format(i)->name);
            left--;
        }
    return list;
}

/* ---- Options of formats ------------------------------------------------------------------------ */

/* Do the options of paper mean anything in that format? */
static bool has_paper(const PlycutFormat *format, const PlycutPicture *picture, PlycutError *error)
{
    const bool pages = format->kind == PLYCUT_FORMAT_SLIDE,
               image = (format->traits & PLYCUT_FORMAT_GROUND) != 0,
               deck = (format->traits & PLYCUT_FORMAT_DECK) != 0,
               measured = pages || image || format->kind == PLYCUT_FORMAT_LATEX;
    if ((picture->paper.width > 0 || picture->paper.height > 0) && !measured)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "%s has no size on paper: leave out --width, --height and --slide",
                           format->name);
    if (deck && !picture->paper.slide && (picture->paper.width > 0 || picture->paper.height > 0))
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "%s is slides: give --slide 16:9 or 4:3 in place of --width and --height",
            format->name);
    if (deck && picture->pseudocode)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--pseudocode has no room on a slide of %s: leave it out", format->name);
    if (deck && picture->layout == PLYCUT_LAYOUT_DOT)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "only plycut's own layout makes slides: leave out --layout dot");
    if ((picture->paper.slide || picture->paper.height > 0) && !pages && !image)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--slide is for svg, pdf, png and pptx, --height for svg, pdf and png, not for %s",
            format->name);
    if ((picture->paper.width > 0 || picture->paper.height > 0) &&
        picture->layout == PLYCUT_LAYOUT_DOT)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "only plycut's own layout has a size: leave out --layout dot, or "
                           "--width, --height and --slide");
    return picture->paper.dpi == 0 || (format->traits & PLYCUT_FORMAT_PIXELS) != 0 ||
           plycut_fail(error, PLYCUT_E_USAGE, "--dpi is for pixels, and %s has none", format->name);
}

/* An option, and the formats that it applies to: of these kinds, with these traits. */
typedef struct FormatOption {
    const char *name;
    bool given;
    unsigned kinds, traits;
} FormatOption;

static bool option_applies(const PlycutFormat *format, const void *what)
{
    const FormatOption *option = what;
    return (option->kinds >> format->kind & 1u) != 0 && (option->traits & ~format->traits) == 0;
}

/* An option that the format would ignore is a mistake. */
bool format_takes(const PlycutFormat *format, const Options *options, PlycutError *error)
{
    enum {
        DRAWINGS = 1 << PLYCUT_FORMAT_DRAWING,
        LATEX = 1 << PLYCUT_FORMAT_LATEX | 1 << PLYCUT_FORMAT_SLIDE,
        TEXTS = 1 << PLYCUT_FORMAT_TEXT,
        PAGES = 1 << PLYCUT_FORMAT_PAGE
    };
    const PlycutPicture *picture = &options->picture;
    const FormatOption rows[] = {
        {"--pseudocode", picture->pseudocode, DRAWINGS | LATEX, 0},
        {"--values mover", picture->values == PLYCUT_VALUES_MOVER, DRAWINGS | LATEX | TEXTS, 0},
        {"--values ranges", picture->ranges, DRAWINGS | LATEX | TEXTS, 0},
        {"--windows edges", picture->windows == PLYCUT_WINDOWS_EDGES, DRAWINGS | LATEX, 0},
        {"--windows history", picture->windows == PLYCUT_WINDOWS_HISTORY, DRAWINGS | LATEX | TEXTS,
         0},
        {"--hide", picture->hide != PLYCUT_HIDE_NOTHING, DRAWINGS | LATEX | TEXTS, 0},
        {"--palette", options->show.palette != NULL, DRAWINGS | LATEX, 0},
        {"--grow", picture->grow != PLYCUT_GROW_DOWN, DRAWINGS | LATEX, 0},
        {"--rows", picture->rows, DRAWINGS | LATEX, 0},
        {"--style dark", picture->style == PLYCUT_STYLE_DARK, DRAWINGS, PLYCUT_FORMAT_GROUND},
        {"--transparent", picture->transparent, DRAWINGS, PLYCUT_FORMAT_GROUND},
        {"--highlight", picture->highlight != NULL, DRAWINGS | LATEX | TEXTS, 0},
        {"--note", picture->note_count > 0, DRAWINGS | LATEX | TEXTS, 0},
        {"--ascii", picture->ascii, TEXTS, 0},
        {"--embed", picture->embed, PAGES, PLYCUT_FORMAT_EMBEDS},
        {"--part", picture->part != PLYCUT_PART_ALL, LATEX, 0},
    };
    char list[FORMAT_LIST_SIZE];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].given && !option_applies(format, &rows[i]))
            return plycut_fail(error, PLYCUT_E_USAGE, "%s is for %s, not for %s", rows[i].name,
                               format_list(option_applies, &rows[i], list), format->name);
    return has_paper(format, picture, error);
}

/* ---- Pictures -------------------------------------------------------------------------------- */

PlycutPicture picture_of(const Options *options, const Input *input)
{
    PlycutPicture picture = options->picture;
    const char *given = picture.title, *own = input_game(input)->title;
    picture.title = given != NULL ? given : own;
    if (picture.title != NULL && picture.title[0] == '\0')
        picture.title = NULL;
    return picture;
}

static bool drawing_render(const Drawing *drawing, PlycutRender *draw, PlycutText *text,
                           PlycutError *error)
{
    PlycutOut out;
    const PlycutTrace **traces = calloc(drawing->count, sizeof *traces);
    if (traces == NULL)
        return plycut_no_memory(error);
    for (size_t i = 0; i < drawing->count; i++)
        traces[i] = &drawing->traces[i];
    plycut_out_init(&out, plycut_text_write, text);
    bool drawn = draw(traces, drawing->count, &drawing->picture, &out, error);
    free(traces);
    plycut_error_in_file(error, drawing->input->name);
    return drawn && (plycut_out_flush(&out) || plycut_no_memory(error));
}

bool picture_convert(PlycutText *svg, const PlycutFormat *format, const PlycutPicture *picture,
                     PlycutError *error)
{
    enum { DPI = 96 };
    PlycutText made = {0};
    if ((format->traits & PLYCUT_FORMAT_CONVERTED) == 0)
        return true;
    bool converted = svg_convert(svg, format->name,
                                 picture->paper.dpi > 0 ? picture->paper.dpi : DPI, &made, error);
    plycut_text_free(svg);
    *svg = made;
    return converted;
}

bool picture_draw(const Drawing *drawing, const PlycutFormat *format, PlycutText *picture,
                  PlycutError *error)
{
    const bool piped =
        (format->traits & PLYCUT_FORMAT_IMAGE) != 0 && drawing->picture.layout == PLYCUT_LAYOUT_DOT;
    PlycutText dot = {0};
    bool made = (piped ? drawing_render(drawing, plycut_render_dot, &dot, error) &&
                             graphviz_run(&dot, picture, error)
                       : drawing_render(drawing, format->render, picture, error)) &&
                picture_convert(picture, format, &drawing->picture, error);
    plycut_text_free(&dot);
    return made;
}

bool drawing_write(const Drawing *drawing, const PlycutFormat *format, const char *path,
                   PlycutError *error)
{
    PlycutText picture = {0};
    bool written =
        picture_draw(drawing, format, &picture, error) && output_text(&picture, path, error);
    plycut_text_free(&picture);
    return written;
}
