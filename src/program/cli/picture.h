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

/* Does the format take the options that were given? The error names one that it would ignore, and the formats that take it. */
bool format_takes(const PlycutFormat *format, const Options *options, PlycutError *error);

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

/* ---- animate.c: steps in one SVG ---- */

/* Begin it, add each of `count` pages in SVG, each shown for so many seconds, and end it. */
typedef struct Animation {
    PlycutOut out;
    size_t count, written;
    double seconds;
} Animation;
void animation_begin(Animation *animation, PlycutText *text, size_t count, double seconds);
bool animation_add(Animation *animation, const PlycutText *page, PlycutError *error);
bool animation_end(Animation *animation, PlycutError *error);

/* ---- traces.c: the searches of a picture, recorded, and a moment of each --------------------- */

typedef struct Traces {
    PlycutTrace *items;
    PlycutTrace *moments; /* of each, to be drawn instead; or NULL */
    size_t count, room;
} Traces;

/* Search the first input, and record a trace for each algorithm, and with --pass all for each pass; `whole`: with all of the
 * tree, pruned subtrees included. The other inputs must be traces of the same tree. Traces must be zero-initialised; call
 * traces_free even after a failure. */
bool traces_record(const Options *options, const Inputs *inputs, bool whole, Traces *traces,
                   PlycutError *error);
void traces_free(Traces *traces);

/* Record the searches whole, and make of each the moment before its first event. */
bool moments_record(const Options *options, const Inputs *inputs, Traces *traces,
                    PlycutError *error);

/* Go to the moment of --until in each search. */
bool moments_until(const Options *options, Traces *traces, PlycutError *error);
