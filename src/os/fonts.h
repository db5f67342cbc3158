/* fonts.h - whether the system's fonts have the letters of a picture. */
#ifndef OS_FONTS_H
#define OS_FONTS_H

#include <plycut/base.h>

/* If a picture (DOT or SVG, in UTF-8) has Chinese, Japanese or Korean characters, and fontconfig knows no font that has the
 * first of them, say so on standard error, once a run. A picture that is shown with the reader's fonts needs no
 * check. */
void fonts_check(const PlycutText *picture);

#endif
