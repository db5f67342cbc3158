/* table.c - plycut table: the nodes of a search, one per row. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "cli/report.h"

static bool write_nodes(const Options *options, const Input *input, const PlycutTrace *trace,
                        PlycutOut *out, PlycutError *error)
{
    (void)input;
    return plycut_render_nodes(trace, &options->focus, format_or(options, "text"), out, error);
}

int table_command(const Options *options, PlycutError *error)
{
    bool known = options->format == NULL || format_find(options->format, false, error) != NULL;
    return known ? report_on_search(options, write_nodes, error) : FAILED;
}
