/* The formats that traces and counts are written in: formats.def. Pages are among them, so the list is in this room. */
#include <plycut/page.h>
#include <plycut/render.h>

static const PlycutFormat formats[] = {
#define PICTURE(NAME, ENDING, KIND, RENDER, GRAPHVIZ, SUMMARY)                                     \
    {.name = NAME,                                                                                 \
     .ending = ENDING,                                                                             \
     .summary = SUMMARY,                                                                           \
     .kind = PLYCUT_FORMAT_##KIND,                                                                 \
     .render = RENDER,                                                                             \
     .graphviz = GRAPHVIZ},
#define TABLE(NAME, ENDING, COUNTS, GRID, SUMMARY)                                                 \
    {.name = NAME, .ending = ENDING, .summary = SUMMARY},
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
