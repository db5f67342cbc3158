/* zip.h - one member of a zip archive, such as the text of a Word document. */
#pragma once

#include <plycut/base.h>

/* Does the archive have its directory, which is at its end? One that was cut off has none. */
bool zip_is_whole(const char *archive, size_t length);

/* Does the archive have a member of this name? */
bool zip_has(const char *archive, size_t length, const char *name);

/* Its content, NUL-terminated, to be freed. NULL on error: the archive is damaged, the member encrypted or, by what the archive
 * says or by what is in it, larger than `most` bytes, which bounds the memory. */
char *zip_member(const char *archive, size_t length, const char *name, size_t most, size_t *size,
                 PlycutError *error);
