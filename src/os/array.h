/* array.h - arrays that grow. */
#ifndef OS_ARRAY_H
#define OS_ARRAY_H

#include <stddef.h>

/* Make room for one more item than `count` in an array of `room` items of this size. Returns the array, which may have
 * moved. NULL: no memory, and the array is as it was. */
void *array_room(void *items, size_t *room, size_t count, size_t size);

#endif
