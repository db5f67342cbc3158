/* picture.h - traces drawn into files: what draw and run share. */
#pragma once

#include "options/input.h"

/* The format of pictures or of tables with this name. NULL, and an error with a suggestion, if no
 * format has it. */
const PlycutFormat *format_find(const char *name, bool picture, PlycutError *error);

/* A picture's format by the ending of its file. */
const PlycutFormat *format_of_file(const char *path, PlycutError *error);

/* The names of the formats that `fits` accepts, for a message: "svg, pdf and png". */
typedef bool FormatFits(const PlycutFormat *format, const void *what);
enum { FORMAT_LIST_SIZE = 256 };
const char *format_list(FormatFits *fits, const void *what, char list[FORMAT_LIST_SIZE]);

/* The picture options for this input, with its title if none was given. */
PlycutPicture picture_of(const Options *options, const Input *input);

/* What is drawn, and how. */
typedef struct Drawing {
    const PlycutTrace *traces;
    size_t count;
    PlycutPicture picture;
    const Input *input; /* named in errors */
} Drawing;

/* Make the format's file of an SVG, if it needs to be converted. */
bool picture_convert(PlycutText *svg, const PlycutFormat *format, const PlycutPicture *picture,
                     PlycutError *error);

/* Draw in the format, and append the picture to a text. */
bool picture_draw(const Drawing *drawing, const PlycutFormat *format, PlycutText *picture,
                  PlycutError *error);

/* Draw in the format, and write to the path (NULL: standard output). */
bool drawing_write(const Drawing *drawing, const PlycutFormat *format, const char *path,
                   PlycutError *error);
