/* Arrays that grow. */
#include <plycut/base.h>

#include <stdlib.h>

void *plycut_array_room(void *items, size_t *room, size_t count, size_t more, size_t size)
{
    size_t needed = count + more, wanted = 2 * *room > needed ? 2 * *room : needed + 8;
    if (needed <= *room)
        return items;
    void *moved = wanted <= SIZE_MAX / size ? realloc(items, wanted * size) : NULL;
    if (moved != NULL)
        *room = wanted;
    return moved;
}
