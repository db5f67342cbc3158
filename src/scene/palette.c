/* Colours and measures: contrast on white is at least 5:1, and no distinction relies only on colour. */
#include "scene/scene.h"

static const Palette palettes[PLYCUT_STYLES] = {
    [PLYCUT_STYLE_COLOUR] = {.max = "#D6E6F4",
                             .min = "#FFE9BF",
                             .chance = "#E3DCF0",
                             .paper = "#FFFFFF",
                             .ink = "#000000",
                             .now_max = "#8DBDE6",
                             .now_min = "#FFC557",
                             .now_chance = "#BBA6DE",
                             .now_leaf = "#D9D9D9",
                             .small = "#404040",
                             .never = "#6E6E6E",
                             .cut = {[PLYCUT_SHALLOW] = "#0060A8",
                                     [PLYCUT_DEEP] = "#C04A00",
                                     [PLYCUT_WINDOW] = "#404040",
                                     [PLYCUT_LIMIT] = "#404040"},
                             .square = "#C8DDC4",
                             .line = "#5B8F5B",
                             .veiled_square = "#E9F1E7",
                             .veiled_line = "#BDD2BD",
                             .veiled_disc = "#909090",
                             .last_move = "#F0B400"},
    [PLYCUT_STYLE_MONO] = {.max = "#FFFFFF",
                           .min = "#FFFFFF",
                           .chance = "#FFFFFF",
                           .paper = "#FFFFFF",
                           .ink = "#000000",
                           .now_max = "#FFFFFF",
                           .now_min = "#FFFFFF",
                           .now_chance = "#FFFFFF",
                           .now_leaf = "#FFFFFF",
                           .small = "#000000",
                           .never = "#000000",
                           .cut = {"#000000", "#000000", "#000000", "#000000"},
                           .square = "#FFFFFF",
                           .line = "#000000",
                           .veiled_square = "#FFFFFF",
                           .veiled_line = "#000000",
                           .veiled_disc = "#000000",
                           .last_move = "#FFFFFF"},
};

static const Measures measures[PLYCUT_DETAILS] = {
    [PLYCUT_DETAIL_FULL] = {.width = 68,
                            .height = 58,
                            .name = 9,
                            .value = 16,
                            .window = 9,
                            .known = 8,
                            .leaf_width = 29,
                            .leaf_height = 30,
                            .leaf_value = 13,
                            .leaf_name = 8,
                            .never_width = 30,
                            .never_height = 28,
                            .never_name = 11,
                            .folded_width = 56,
                            .folded_height = 52,
                            .folded_type = 7,
                            .gap = 9,
                            .rank_gap = 40,
                            .margin = 7},
    [PLYCUT_DETAIL_COMPACT] = {.width = 42,
                               .height = 40,
                               .name = 8,
                               .value = 12,
                               .leaf_width = 20,
                               .leaf_height = 18,
                               .leaf_value = 10,
                               .leaf_name = 7,
                               .never_width = 22,
                               .never_height = 22,
                               .never_name = 8,
                               .folded_width = 42,
                               .folded_height = 42,
                               .folded_type = 7,
                               .gap = 7,
                               .rank_gap = 34,
                               .margin = 7},
    [PLYCUT_DETAIL_TINY] = {.width = 24,
                            .height = 20,
                            .value = 9,
                            .leaf_width = 8,
                            .leaf_height = 14,
                            .leaf_value = 9,
                            .never_width = 12,
                            .never_height = 12,
                            .folded_width = 30,
                            .folded_height = 36,
                            .folded_type = 6,
                            .gap = 4,
                            .rank_gap = 40,
                            .margin = 7},
    [PLYCUT_DETAIL_DOTS] = {.width = 10,
                            .height = 10,
                            .leaf_width = 4,
                            .leaf_height = 6,
                            .never_width = 7,
                            .never_height = 7,
                            .folded_width = 10,
                            .folded_height = 10,
                            .gap = 2,
                            .rank_gap = 26,
                            .margin = 7},
};

const Palette *palette_of(PlycutStyle style)
{
    return &palettes[style];
}

/* For an exercise with many nodes: names, and so little space that 81 leaves fit on a page. */
static const Measures crowded = {.width = 30,
                                 .height = 40,
                                 .name = 11,
                                 .value = 12,
                                 .leaf_width = 8,
                                 .leaf_height = 18,
                                 .leaf_value = 12,
                                 .leaf_name = 11,
                                 .never_width = 22,
                                 .never_height = 22,
                                 .never_name = 11,
                                 .folded_width = 10,
                                 .folded_height = 10,
                                 .gap = 2,
                                 .rank_gap = 60,
                                 .margin = 2};

/* For a narrow column: type is large compared with everything else, so that it stays legible when the picture is
 * shrunk. */
static const Measures tight = {.width = 30,
                               .height = 34,
                               .value = 19,
                               .leaf_width = 10,
                               .leaf_height = 24,
                               .leaf_value = 19,
                               .never_width = 12,
                               .never_height = 20,
                               .folded_width = 30,
                               .folded_height = 36,
                               .folded_type = 19,
                               .rank_gap = 90};

/* For a slide: as in its pictures, but with type that can be read from the last row, and no more room than it needs. */
static const Measures slide[PLYCUT_DETAILS] = {
    [PLYCUT_DETAIL_FULL] = {.width = 66,
                            .height = 88,
                            .name = 14,
                            .value = 20,
                            .window = 14,
                            .known = 14,
                            .leaf_width = 28,
                            .leaf_height = 28,
                            .leaf_value = 17,
                            .leaf_name = 14,
                            .never_width = 28,
                            .never_height = 28,
                            .never_name = 14,
                            .folded_width = 62,
                            .folded_height = 66,
                            .folded_type = 14,
                            .gap = 7,
                            .rank_gap = 34,
                            .margin = 6},
    [PLYCUT_DETAIL_COMPACT] = {.width = 40,
                               .height = 60,
                               .name = 14,
                               .value = 17,
                               .leaf_width = 20,
                               .leaf_height = 24,
                               .leaf_value = 15,
                               .leaf_name = 14,
                               .never_width = 22,
                               .never_height = 24,
                               .never_name = 14,
                               .folded_width = 46,
                               .folded_height = 52,
                               .folded_type = 14,
                               .gap = 4,
                               .rank_gap = 32,
                               .margin = 5},
    [PLYCUT_DETAIL_TINY] = {.width = 24,
                            .height = 28,
                            .value = 14,
                            .leaf_width = 9,
                            .leaf_height = 18,
                            .leaf_value = 14,
                            .never_width = 12,
                            .never_height = 14,
                            .folded_width = 40,
                            .folded_height = 44,
                            .folded_type = 14,
                            .gap = 4,
                            .rank_gap = 40,
                            .margin = 5},
};

/* Much detail in the least room: low houses for many ranks, narrow ones for many nodes on a rank; without windows. */
#define DENSE(house, window_type)                                                                  \
    {                                                                                              \
        .width = 36, .height = (house), .name = 14, .value = 14, .window = (window_type),          \
        .known = 14, .leaf_width = 20, .leaf_height = 22, .leaf_value = 14, .leaf_name = 14,       \
        .never_width = 22, .never_height = 22, .never_name = 14, .folded_width = 54,               \
        .folded_height = 58, .folded_type = 14, .gap = 2, .rank_gap = 22, .margin = 4              \
    }
static const Measures dense[] = {DENSE(70, 14), DENSE(79, 14), DENSE(50, 0)};

const Measures *measures_of(PlycutDetail detail, const PlycutPicture *picture)
{
    return picture->names && detail >= PLYCUT_DETAIL_TINY         ? &crowded
           : picture->tight > 0 && detail == PLYCUT_DETAIL_TINY   ? &tight
           : picture->dense > 0                                   ? &dense[picture->dense - 1]
           : picture->paper.slide && detail != PLYCUT_DETAIL_DOTS ? &slide[detail]
                                                                  : &measures[detail];
}
