/* The formats that traces and counts are written in: formats.def. */
#include <plycut/render.h>

static const PlycutFormat formats[] = {
#define FORMAT(NAME, ENDING, PICTURE, GRAPHVIZ, SUMMARY)                                           \
    {.name = NAME, .ending = ENDING, .summary = SUMMARY, .picture = PICTURE, .graphviz = GRAPHVIZ},
#include "render/formats.def"
#undef FORMAT
};

size_t plycut_format_count(void)
{
    return sizeof formats / sizeof *formats;
}

const PlycutFormat *plycut_format(size_t index)
{
    return &formats[index];
}
