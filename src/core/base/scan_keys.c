/* Finds duplicate keys while reading: the keys of all open objects in a hash table that is also
 * a stack. An object's keys are the newest, and the first of their buckets, when it closes. */
#include "base/hash.h"
#include "base/scan_state.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

#define ENTRIES_FIRST 64

static size_t *bucket_of(const ScanKeys *keys, uint64_t hash)
{
    return &keys->buckets[hash & (keys->capacity - 1)];
}

static void link_entry(ScanKeys *keys, size_t index)
{
    size_t *bucket = bucket_of(keys, keys->entries[index].hash);
    keys->entries[index].older = *bucket;
    *bucket = index + 1;
}

static bool grow_entries(ScanKeys *keys)
{
    size_t capacity = keys->capacity ? keys->capacity * 2 : ENTRIES_FIRST;
    ScanKey *entries = realloc(keys->entries, capacity * sizeof *entries);
    if (!entries)
        return false;
    keys->entries = entries;
    size_t *buckets = calloc(capacity, sizeof *buckets);
    if (!buckets)
        return false;
    free(keys->buckets);
    keys->buckets = buckets;
    keys->capacity = capacity;
    for (size_t i = 0; i < keys->count; i++)
        link_entry(keys, i);
    return true;
}

static bool scan_keys_have(const ScanKeys *keys, size_t first, const ScanKey *key)
{
    for (size_t i = *bucket_of(keys, key->hash); i > first; i = keys->entries[i - 1].older) {
        const ScanKey *other = &keys->entries[i - 1];
        if (other->hash == key->hash && other->length == key->length &&
            memcmp(keys->bytes + other->text, keys->bytes + key->text, key->length) == 0)
            return true;
    }
    return false;
}

static bool key_repeats(Scan *scan, Place place, const char *key, size_t length)
{
    char text[101];
    field_format(text, sizeof text, "%.*s", (int)length, key);
    return scan_wrong_at(scan, place, ERROR_KEY_TWICE, WITH(FILL(key, text)));
}

bool scan_keys_add(Scan *scan, size_t first, const char *string, size_t length, Place place)
{
    ScanKeys *keys = &scan->keys;
    if ((keys->count == keys->capacity && !grow_entries(keys)) ||
        !PLYCUT_ROOM(keys->bytes, keys->room, keys->used, length + 1))
        return plycut_no_memory(scan->error);
    ScanKey key = {.text = keys->used};
    key.length = scan_decode(string, length, keys->bytes + key.text);
    key.hash = hash_bytes(keys->bytes + key.text, key.length);
    if (scan_keys_have(keys, first, &key))
        return key_repeats(scan, place, keys->bytes + key.text, key.length);
    keys->entries[keys->count] = key;
    link_entry(keys, keys->count++);
    keys->used += key.length;
    return true;
}

void scan_keys_drop(ScanKeys *keys, size_t first)
{
    while (keys->count > first) {
        const ScanKey *last = &keys->entries[--keys->count];
        *bucket_of(keys, last->hash) = last->older;
        keys->used = last->text;
    }
}

void scan_keys_free(ScanKeys *keys)
{
    free(keys->entries);
    free(keys->buckets);
    free(keys->bytes);
}
