/* picture.c - draws traces in a format, with Graphviz if the format needs it, and writes files. */
#include "jobs/picture.h"
#include "os/graphviz.h"
#include "os/output.h"
#include "os/text.h"

#include <assert.h>
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
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(slash != NULL ? slash : path, '.');
    for (size_t i = 0; dot != NULL && i < plycut_format_count(); i++)
        if (plycut_format(i)->render != NULL && length_before(path, plycut_format(i)->ending) > 0)
            return plycut_format(i);
    if (dot != NULL && dot[1] != '\0')
        return format_find(dot + 1, true, error);
    plycut_fail(error, PLYCUT_E_USAGE,
                "the name '%s' has no ending that names a format: add one, or give -f FORMAT",
                path);
    return NULL;
}

/* ---- Pictures -------------------------------------------------------------------------------- */

/* The default title of a picture: the name of the file, without its folder, or the spec. */
static const char *name_as_title(const Input *input)
{
    enum { LONG_NAME = 60 };
    const char *slash = input->file ? strrchr(input->name, '/') : NULL,
               *name = slash != NULL ? slash + 1 : input->name;
    return !input->standard && strlen(name) <= LONG_NAME ? name : NULL;
}

PlycutPicture picture_of(const Options *options, const Input *input)
{
    PlycutPicture picture = options->picture;
    const char *given = picture.title, *own = input_game(input)->title;
    picture.title = given != NULL ? given : own != NULL ? own : name_as_title(input);
    if (picture.title != NULL && picture.title[0] == '\0')
        picture.title = NULL;
    return picture;
}

/* Graphviz makes the file if the format or the layout is Graphviz's. */
static bool is_piped(const Drawing *drawing, const PlycutFormat *format)
{
    return format->graphviz != NULL &&
           (format->render == plycut_render_dot || drawing->picture.layout == PLYCUT_LAYOUT_DOT);
}

static bool render(const Drawing *drawing, const PlycutFormat *format, PlycutText *text,
                   PlycutError *error)
{
    PlycutOut out;
    PlycutRender *draw = is_piped(drawing, format) ? plycut_render_dot : format->render;
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

/* Do --width and --dpi mean anything in that format? */
static bool has_paper(const PlycutFormat *format, const PlycutPicture *picture, PlycutError *error)
{
    bool measured = format->kind == PLYCUT_FORMAT_DRAWING || format->kind == PLYCUT_FORMAT_LATEX;
    if (picture->width > 0 && !measured)
        return plycut_fail(error, PLYCUT_E_USAGE, "%s has no width on paper: leave out --width",
                           format->name);
    return picture->dpi == 0 || strcmp(format->name, "png") == 0 ||
           plycut_fail(error, PLYCUT_E_USAGE, "--dpi is for png: %s has no pixels", format->name);
}

bool picture_draw(const Drawing *drawing, const PlycutFormat *format, const Options *options,
                  PlycutText *picture, PlycutError *error)
{
    PlycutText source = {0};
    if (!has_paper(format, &drawing->picture, error))
        return false;
    if (!is_piped(drawing, format))
        return render(drawing, format, picture, error);
    bool made = render(drawing, format, &source, error) &&
                graphviz_run(&source, options->picture.layout, format->graphviz,
                             options_tell_more(options), picture, error);
    plycut_text_free(&source);
    return made;
}

bool picture_write(const Drawing *drawing, const PlycutFormat *format, const Options *options,
                   const char *path, PlycutError *error)
{
    PlycutText picture = {0};
    bool written = picture_draw(drawing, format, options, &picture, error) &&
                   output_text(&picture, path, error);
    plycut_text_free(&picture);
    return written;
}
