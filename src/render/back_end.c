/* From traces to a file, for back ends that draw a figure with its legend. */
#include "render/back_end.h"
#include "render/legend.h"
#include "layout/fit.h"

bool figure_render(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                   FigureWriter *write, const void *self, PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Figure figure = {.traces = traces, .count = count, .picture = picture};
    bool made = count == 0 || (figure_fit(&figure, &arena, error) && legend_fits(&figure, error));
    if (made && count > 0)
        write(&figure, self, out);
    arena_release(&arena);
    if (made && !plycut_out_flush(out))
        return plycut_fail(error, PLYCUT_E_SYSTEM, "the picture cannot be written");
    return made;
}
