/* The formats that traces and counts are written in: formats.def. Pages are among them, so the list is in this room. */
#include <plycut/page.h>
#include <plycut/sheet.h>

enum {
    PAGED = PLYCUT_FORMAT_PAGED,
    PIXELS = PLYCUT_FORMAT_PIXELS,
    EMBEDS = PLYCUT_FORMAT_EMBEDS,
    IMAGE = PLYCUT_FORMAT_IMAGE,
    CONVERTED = PLYCUT_FORMAT_CONVERTED,
    GROUND = PLYCUT_FORMAT_GROUND,
    DECK = PLYCUT_FORMAT_DECK
};

static const PlycutFormat formats[] = {
#define PICTURE(NAME, ENDING, KIND, TRAITS, RENDER, SHEET, SUMMARY)                                \
    {.name = NAME,                                                                                 \
     .ending = ENDING,                                                                             \
     .summary = SUMMARY,                                                                           \
     .kind = PLYCUT_FORMAT_##KIND,                                                                 \
     .traits = TRAITS,                                                                             \
     .render = RENDER,                                                                             \
     .sheet = SHEET},
#define TABLE(NAME, ENDING, FORMAT, SUMMARY) {.name = NAME, .ending = ENDING, .summary = SUMMARY},
#include "render/formats.def"
#undef PICTURE
#undef TABLE
};

size_t plycut_format_count(void)
{
    return sizeof formats / sizeof *formats;
}

const PlycutFormat *plycut_format(size_t index)
{
    return &formats[index];
}
