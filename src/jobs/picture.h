/* picture.h - traces drawn into files: what draw and run share. */
#ifndef JOBS_PICTURE_H
#define JOBS_PICTURE_H

#include "options/input.h"

/* The format of pictures or of tables with this name. NULL, and an error with a suggestion, if no
 * format has it. */
const PlycutFormat *format_find(const char *name, bool picture, PlycutError *error);

/* A picture's format by the ending of its file. */
const PlycutFormat *format_of_file(const char *path, PlycutError *error);

/* The picture options for this input, with its title if none was given. */
PlycutPicture picture_of(const Options *options, const Input *input);

/* What is drawn, and how. */
typedef struct Drawing {
    const PlycutTrace *traces;
    size_t count;
    PlycutPicture picture;
    const Input *input; /* named in errors */
} Drawing;

/* Draw in the format, and append the picture to a text. */
bool picture_draw(const Drawing *drawing, const PlycutFormat *format, const Options *options,
                  PlycutText *picture, PlycutError *error);

/* Draw in the format, and write to the path (NULL: standard output). */
bool picture_write(const Drawing *drawing, const PlycutFormat *format, const Options *options,
                   const char *path, PlycutError *error);

#endif
