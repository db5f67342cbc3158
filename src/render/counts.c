/* A counts table in any of the formats that are tables. */
#include <string.h>

#include "render/table.h"

static const struct {
    const char *name;
    TableWrite *write;
} writers[] = {
#define PICTURE(name, ending, render, graphviz, summary)
#define TABLE(name, ending, counts, grid, summary) {name, counts},
#include "render/formats.def"
#undef PICTURE
#undef TABLE
};

#define WRITERS (sizeof writers / sizeof *writers)

static TableWrite *writer_find(const char *format, PlycutError *error)
{
    const int writer = plycut_name_find("table format", format, PLYCUT_NAMES(writers, name, WRITERS), error);
    return writer >= 0 ? writers[writer].write : NULL;
}

bool plycut_render_counts(const PlycutCountRow *rows, size_t count, const char *format,
                          PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    TableWrite *write = writer_find(format, error);
    if (write == NULL)
        return false;
    bool written = write(rows, count, out, &arena);
    arena_release(&arena);
    if (!written)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the table");
    return plycut_out_flush(out) ||
           plycut_fail(error, PLYCUT_E_SYSTEM, "the table cannot be written");
}
