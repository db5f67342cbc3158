/* zip.c - reads one member of a zip archive. Source: PKWARE, APPNOTE.TXT, sections 4.3 and 4.4; zlib inflates. An archive that was
 * handed in may be anything: no offset or size in it is believed before it is compared with what is there. */
#include "os/zip.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* Sizes of records, without what follows them, and the longest comment at the end. */
enum { END_SIZE = 22, ENTRY_SIZE = 46, LOCAL_SIZE = 30, COMMENT_MOST = 65535 };
enum { STORED = 0, DEFLATED = 8, ENCRYPTED = 1 };

typedef struct Zip {
    const unsigned char *bytes;
    size_t length;
} Zip;

/* What the directory says of a member. */
typedef struct ZipEntry {
    unsigned flags, method;
    uint32_t crc;
    size_t packed, size, local;
} ZipEntry;

static unsigned two(const unsigned char *at)
{
    return at[0] | (unsigned)at[1] << 8;
}

static uint32_t four(const unsigned char *at)
{
    return two(at) | (uint32_t)two(at + 2) << 16;
}

/* Is there a record of this size with this mark? */
static bool is_record(const Zip *zip, size_t at, size_t size, const char *mark)
{
    return at <= zip->length && zip->length - at >= size && memcmp(zip->bytes + at, mark, 4) == 0;
}

/* The record at the end of the archive; its length: there is none. */
static size_t zip_end(const Zip *zip)
{
    for (size_t back = END_SIZE; back <= zip->length && back <= END_SIZE + COMMENT_MOST; back++)
        if (is_record(zip, zip->length - back, END_SIZE, "PK\5\6"))
            return zip->length - back;
    return zip->length;
}

bool zip_is_whole(const char *archive, size_t length)
{
    const Zip zip = {(const unsigned char *)archive, length};
    const size_t end = zip_end(&zip);
    return end < length && (four(zip.bytes + end + 16) == end ||
                            is_record(&zip, four(zip.bytes + end + 16), ENTRY_SIZE, "PK\1\2"));
}

static bool zip_find(const Zip *zip, const char *name, ZipEntry *entry)
{
    const size_t end = zip_end(zip);
    const unsigned count = end < zip->length ? two(zip->bytes + end + 10) : 0;
    size_t at = end < zip->length ? four(zip->bytes + end + 16) : 0;
    for (unsigned i = 0; i < count && is_record(zip, at, ENTRY_SIZE, "PK\1\2"); i++) {
        const unsigned char *record = zip->bytes + at;
        const size_t length = two(record + 28);
        if (zip->length - at - ENTRY_SIZE < length)
            return false;
        if (length == strlen(name) && memcmp(record + ENTRY_SIZE, name, length) == 0) {
            *entry = (ZipEntry){.flags = two(record + 8),
                                .method = two(record + 10),
                                .crc = four(record + 16),
                                .packed = four(record + 20),
                                .size = four(record + 24),
                                .local = four(record + 42)};
            return true;
        }
        at += ENTRY_SIZE + length + two(record + 30) + two(record + 32);
    }
    return false;
}

bool zip_has(const char *archive, size_t length, const char *name)
{
    return zip_find(&(Zip){(const unsigned char *)archive, length}, name, &(ZipEntry){0});
}

/* Where the member's bytes begin; 0: they are not all there. */
static size_t zip_data(const Zip *zip, const ZipEntry *entry)
{
    if (!is_record(zip, entry->local, LOCAL_SIZE, "PK\3\4"))
        return 0;
    const unsigned char *record = zip->bytes + entry->local;
    const size_t at = entry->local + LOCAL_SIZE + two(record + 26) + two(record + 28);
    return at <= zip->length && zip->length - at >= entry->packed ? at : 0;
}

/* Inflate exactly `size` bytes. */
static bool inflate_all(const unsigned char *packed, const ZipEntry *entry, char *content)
{
    z_stream stream = {.next_in = (z_const Bytef *)packed,
                       .avail_in = (uInt)entry->packed,
                       .next_out = (Bytef *)content,
                       .avail_out = (uInt)entry->size};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return false;
    const int end = inflate(&stream, Z_FINISH);
    (void)inflateEnd(&stream);
    return end == Z_STREAM_END && stream.avail_out == 0;
}

static bool member_unpack(const unsigned char *packed, const ZipEntry *entry, char *content)
{
    if (entry->method == STORED && entry->packed == entry->size)
        memcpy(content, packed, entry->size);
    else if (entry->method != DEFLATED || !inflate_all(packed, entry, content))
        return false;
    return crc32(0, (const Bytef *)content, (uInt)entry->size) == entry->crc;
}

char *zip_member(const char *archive, size_t length, const char *name, size_t most, size_t *size,
                 PlycutError *error)
{
    const Zip zip = {(const unsigned char *)archive, length};
    ZipEntry entry;
    size_t at = zip_find(&zip, name, &entry) ? zip_data(&zip, &entry) : 0;
    if (at == 0 || (entry.flags & ENCRYPTED) != 0) {
        plycut_fail(error, PLYCUT_E_INPUT, "is a damaged or encrypted archive: %s cannot be read",
                    name);
        return NULL;
    }
    if (entry.size > most) {
        plycut_fail(error, PLYCUT_E_INPUT,
                    "is too large for a document with answers: %s has %zu bytes", name, entry.size);
        return NULL;
    }
    char *content = malloc(entry.size + 1);
    const bool whole = content != NULL && member_unpack(zip.bytes + at, &entry, content);
    if (whole) {
        content[entry.size] = '\0';
        *size = entry.size;
        return content;
    }
    if (content == NULL)
        plycut_no_memory(error);
    else
        plycut_fail(error, PLYCUT_E_INPUT,
                    "is a damaged archive: %s is not what the archive says of it", name);
    free(content);
    return NULL;
}
