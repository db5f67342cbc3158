/* obf_about.h - title and source of a position, from the comments above it: "% title: ..." and
 * "% source: ...". */
#ifndef OTHELLO_OBF_ABOUT_H
#define OTHELLO_OBF_ABOUT_H

#include <plycut/game.h>

/* Texts within the file, or NULL. */
typedef struct About {
    const char *title, *source;
    size_t title_length, source_length;
} About;

/* Read a comment, from its % to its line's end. Returns NULL, or the byte of a title or source that
 * is not UTF-8: it would make a trace invalid JSON. */
const char *obf_about_read(const char *comment, const char *end, About *about);

/* Give the game its own copies. If that fails, the game is released. */
bool obf_about_keep(const About *about, PlycutGame *game, PlycutError *error);

#endif
