/* Zip files. Each member has a header in front of its bytes, and one more in the directory at the end. */
#include "base/zip.h"

#include <string.h>

enum {
    LOCAL = 0x04034b50,
    ENTRY = 0x02014b50,
    END = 0x06054b50,
    VERSION = 20,     /* needed to read it: 2.0 */
    UTF8 = 1 << 11,   /* names are in UTF-8 */
    JANUARY = 0x0021, /* 1 January 1980, the first date there is */
    MOST_MEMBERS = 0xFFFF
};

/* ---- Numbers --------------------------------------------------------------------------------- */

static void put(PlycutText *text, uint32_t number, size_t bytes)
{
    char little[4];
    for (size_t i = 0; i < bytes; i++)
        little[i] = (char)(number >> 8 * i & 0xFF);
    plycut_text_write(text, little, bytes);
}

/* CRC-32 as ISO 3309 has it, four bits at a time. */
static uint32_t crc32(const char *bytes, size_t length)
{
    static const uint32_t NIBBLES[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
                                         0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                         0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                         0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
    uint32_t crc = 0xFFFFFFFF;
    for (size_t i = 0; i < length; i++) {
        crc ^= (unsigned char)bytes[i];
        crc = crc >> 4 ^ NIBBLES[crc & 15];
        crc = crc >> 4 ^ NIBBLES[crc & 15];
    }
    return ~crc;
}

/* ---- Members --------------------------------------------------------------------------------- */

/* What both headers of a member say. */
static void put_header(PlycutText *text, uint32_t crc, uint32_t length, const char *name)
{
    put(text, VERSION, 2);
    put(text, UTF8, 2);
    put(text, 0, 2); /* not compressed */
    put(text, 0, 2); /* at midnight */
    put(text, JANUARY, 2);
    put(text, crc, 4);
    put(text, length, 4); /* compressed, and as it was */
    put(text, length, 4);
    put(text, (uint32_t)strlen(name), 2);
    put(text, 0, 2); /* nothing more */
}

void zip_add(Zip *zip, const char *name, const char *bytes, size_t length)
{
    const uint32_t crc = crc32(bytes, length), at = (uint32_t)zip->bytes.length;
    put(&zip->bytes, LOCAL, 4);
    put_header(&zip->bytes, crc, (uint32_t)length, name);
    plycut_text_write(&zip->bytes, name, strlen(name));
    plycut_text_write(&zip->bytes, bytes, length);

    put(&zip->directory, ENTRY, 4);
    put(&zip->directory, VERSION, 2); /* made by */
    put_header(&zip->directory, crc, (uint32_t)length, name);
    put(&zip->directory, 0, 2); /* no comment */
    put(&zip->directory, 0, 2); /* all on this disk */
    put(&zip->directory, 0, 2); /* no text attribute */
    put(&zip->directory, 0, 4); /* no attributes of a system */
    put(&zip->directory, at, 4);
    plycut_text_write(&zip->directory, name, strlen(name));
    zip->count++;
}

bool zip_close(Zip *zip, PlycutError *error)
{
    const size_t at = zip->bytes.length, length = zip->directory.length;
    if (zip->count > MOST_MEMBERS || at + length > UINT32_MAX)
        return plycut_fail(error, PLYCUT_E_LIMIT, "too much for one zip file");
    plycut_text_write(&zip->bytes, zip->directory.bytes, length);
    put(&zip->bytes, END, 4);
    put(&zip->bytes, 0, 4); /* one disk */
    put(&zip->bytes, zip->count, 2);
    put(&zip->bytes, zip->count, 2);
    put(&zip->bytes, (uint32_t)length, 4);
    put(&zip->bytes, (uint32_t)at, 4);
    put(&zip->bytes, 0, 2); /* no comment */
    return (!zip->bytes.failed && !zip->directory.failed) || plycut_no_memory(error);
}

void zip_free(Zip *zip)
{
    plycut_text_free(&zip->bytes);
    plycut_text_free(&zip->directory);
}
