/* The formats that are tables, and a counts table in any of them. */
#include "render/table.h"

static const TableFormat formats[] = {
#define PICTURE(...)
#define TABLE(name, ending, counts, nodes, summary) {name, counts, nodes},
#include "render/formats.def"
#undef PICTURE
#undef TABLE
};

const TableFormat *table_format(const char *name, PlycutError *error)
{
    const int row = plycut_name_find(
        "table format", name, PLYCUT_NAMES(formats, name, sizeof formats / sizeof *formats), error);
    return row >= 0 ? &formats[row] : NULL;
}

bool table_end(bool made, PlycutOut *out, PlycutError *error)
{
    return made ? plycut_out_end(out, "the table", error) : plycut_no_memory(error);
}

bool plycut_render_counts(const PlycutCountRow *rows, size_t count, const char *format,
                          PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    const TableFormat *writers = table_format(format, error);
    if (writers == NULL)
        return false;
    bool made = writers->counts(rows, count, out, &arena);
    arena_release(&arena);
    return table_end(made, out, error);
}
