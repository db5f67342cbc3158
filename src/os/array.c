/* array.c - arrays that grow. */
#include "os/array.h"

#include <stdlib.h>

void *array_room(void *items, size_t *room, size_t count, size_t size)
{
    size_t wanted = 2 * *room + 8;
    if (count < *room)
        return items;
    void *moved = realloc(items, wanted * size);
    if (moved != NULL)
        *room = wanted;
    return moved;
}
