/* Arrays that grow. */
#include <plycut/base.h>

#include <stdlib.h>
#include <string.h>

/* An array doubles; one of many megabytes grows by an eighth, so that little of it stays empty. */
static size_t room_after(size_t room, size_t size)
{
    enum { LARGE = 1 << 23 };
    return room > LARGE / size ? room + room / 8 : 2 * room;
}

/* The pointer to the array is copied as bytes, because its type is not known here. */
bool plycut_array_room(void *array, size_t *room, size_t count, size_t more, size_t size)
{
    size_t needed = count + more, wanted = room_after(*room, size);
    void *items;
    if (needed <= *room)
        return true;
    if (wanted <= needed)
        wanted = needed + 8;
    memcpy(&items, array, sizeof items);
    items = wanted <= SIZE_MAX / size ? realloc(items, wanted * size) : NULL;
    if (items == NULL)
        return false;
    memcpy(array, &items, sizeof items);
    *room = wanted;
    return true;
}
