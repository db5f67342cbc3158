/* Colours and measures: the tables of palette.def and measures.def. */
#include "scene/scene.h"

const Palette *palette_of(PlycutStyle style)
{
    static const Palette palettes[PLYCUT_STYLES] = {
        [PLYCUT_STYLE_COLOUR] =
            {
#define COLOUR(id, colour, mono, ...) .id = (colour),
#define CUT(id, colour, mono, ...)    .cut[PLYCUT_##id] = (colour),
#include "scene/palette.def"
#undef COLOUR
            },
        [PLYCUT_STYLE_MONO] =
            {
#define COLOUR(id, colour, mono, ...) .id = (mono),
#define CUT(id, colour, mono, ...)    .cut[PLYCUT_##id] = (mono),
#include "scene/palette.def"
#undef COLOUR
            },
        [PLYCUT_STYLE_DARK] =
            {
#define COLOUR(id, colour, mono, dark, ...) .id = (dark),
#define CUT(id, colour, mono, dark, ...)    .cut[PLYCUT_##id] = (dark),
#include "scene/palette.def"
#undef COLOUR
            },
    };
    return &palettes[style];
}

/* The ways of drawing: first by detail, the same on slides, then those that PlycutPicture.dense counts from 1. */
enum {
#define MEASURES(id, ...) WAY_##id,
#include "scene/measures.def"
#undef MEASURES
};

const Measures *measures_of(PlycutDetail detail, const PlycutPicture *picture)
{
    static const Measures measures[] = {
#define MEASURES(id, ...) {__VA_ARGS__},
#include "scene/measures.def"
#undef MEASURES
    };
    const int usual = WAY_FULL + (int)(detail - PLYCUT_DETAIL_FULL);
    const PlycutDetail on_page = detail < PLYCUT_DETAIL_TINY ? detail : PLYCUT_DETAIL_TINY;
    const int way = picture->scrolls ? WAY_PAGE + (int)(on_page - PLYCUT_DETAIL_FULL)
                    : picture->names && detail >= PLYCUT_DETAIL_TINY     ? WAY_CROWDED
                    : picture->tight > 0 && detail == PLYCUT_DETAIL_TINY ? WAY_TIGHT
                    : picture->dense > 0                             ? WAY_LOW + picture->dense - 1
                    : picture->large && detail != PLYCUT_DETAIL_DOTS ? usual + WAY_SLIDE_FULL
                                                                     : usual;
    return &measures[way];
}
