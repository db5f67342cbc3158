/* zip.h - writing zip files: members in the order in which they are added, not compressed, without dates, so that the same members give the same
 * bytes. PKWARE's APPNOTE.TXT, 4.3. */
#pragma once

#include <plycut/base.h>

typedef struct Zip {
    PlycutText bytes;     /* the file; what is finished belongs to the caller */
    PlycutText directory; /* the entries of the central directory so far */
    unsigned count;
} Zip;

/* Add a member: a name with '/' between folders, in UTF-8. No memory shows at the end. */
void zip_add(Zip *zip, const char *name, const char *bytes, size_t length);

/* Finish the file: zip->bytes. False: no memory, or the file would be too large for its format (4 GB). In either case
 * zip_free frees it. */
bool zip_close(Zip *zip, PlycutError *error);
void zip_free(Zip *zip);
