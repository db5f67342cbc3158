/* Counts for the terminal, for spreadsheets (csv, RFC 4180) and for notes (markdown). */
#include "render/escape.h"
#include "render/table.h"

bool table_text(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    enum { SIGNIFICANT = 6 };
    static const Below below = {.opening = "\n", .end = "\n", .write = text_write_clean};
    Grid grid;
    if (!counts_shown(rows, count, SIGNIFICANT, &grid, arena))
        return false;
    grid_text(&grid, out);
    return rules_write(rows, count, &below, out, arena) &&
           table_notes_write(rows, count, &below, out, arena);
}

bool table_csv(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    Grid grid;
    bool made = counts_grid(rows, count, &grid, arena);
    if (made)
        grid_csv(&grid, out);
    return made;
}

bool table_markdown(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Below below = {
        .opening = "", .before = "\n", .end = "\n", .tells_passes = true, .write = markdown_cell};
    Grid grid;
    if (!counts_grid(rows, count, &grid, arena))
        return false;
    grid_markdown(&grid, out);
    return rules_write(rows, count, &below, out, arena);
}
