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

/* Do the options of paper mean anything in that format? */
static bool has_paper(const PlycutFormat *format, const PlycutPicture *picture, PlycutError *error)
{
    const bool pages = format->kind == PLYCUT_FORMAT_SLIDE;
    bool measured =
        pages || format->kind == PLYCUT_FORMAT_DRAWING || format->kind == PLYCUT_FORMAT_LATEX;
    if ((picture->paper.width > 0 || picture->paper.height > 0) && !measured)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "%s has no size on paper: leave out --width, --height and --slide",
                           format->name);
    if ((picture->paper.slide || picture->paper.height > 0) && !pages &&
        (format->traits & PLYCUT_FORMAT_IMAGE) == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--slide and --height are for svg, pdf and png, not for %s",
                           format->name);
    return picture->paper.dpi == 0 || (format->traits & PLYCUT_FORMAT_PIXELS) != 0 ||
           plycut_fail(error, PLYCUT_E_USAGE, "--dpi is for pixels, and %s has none", format->name);
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
    bool made = has_paper(format, &drawing->picture, error) &&
                (piped ? drawing_render(drawing, plycut_render_dot, &dot, error) &&
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
