/* Arrays that grow. */
#include <plycut/base.h>

#include <stdlib.h>
#include <string.h>

/* The pointer to the array is copied as bytes, because its type is not known here. */
bool plycut_array_room(void *array, size_t *room, size_t count, size_t more, size_t size)
{
    size_t needed = count + more, wanted = 2 * *room > needed ? 2 * *room : needed + 8;
    void *items;
    if (needed <= *room)
        return true;
    memcpy(&items, array, sizeof items);
    items = wanted <= SIZE_MAX / size ? realloc(items, wanted * size) : NULL;
    if (items == NULL)
        return false;
    memcpy(array, &items, sizeof items);
    *room = wanted;
    return true;
}
