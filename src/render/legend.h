/* legend.h - the key to a picture's marks, and what its searches cost. */
#ifndef PLYCUT_RENDER_LEGEND_H
#define PLYCUT_RENDER_LEGEND_H

#include "scene/cause.h"

/* `label=...` of the graph: the marks that occur, the counts, the conventions. */
void legend_write(const Scene *scenes, const Causes *causes, size_t count,
                  const PlycutPicture *picture, PlycutOut *out);

#endif
