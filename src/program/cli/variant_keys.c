/* variant_keys.c - whether the exercises of a class are equally hard, and have different keys: neighbours with one key can copy, whatever their trees are. A
 * key is what does not change with the leaves' values: the pruned leaves, the best move, the numbers of leaves and cutoffs. */
#include "cli/variant.h"
#include "os/terminal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- How hard they are ------------------------------------------------------------------------ */

enum { LEAVES, SHALLOW, DEEP };

void variant_ranges_widen(VariantRanges *ranges, const PlycutResult *result)
{
    const uint64_t counts[VARIANT_RANGES] = {[LEAVES] = result->leaves,
                                             [SHALLOW] = result->cutoffs[PLYCUT_SHALLOW],
                                             [DEEP] = result->cutoffs[PLYCUT_DEEP]};
    for (int i = 0; i < VARIANT_RANGES; i++) {
        if (!ranges->any || counts[i] < ranges->low[i])
            ranges->low[i] = counts[i];
        if (!ranges->any || counts[i] > ranges->high[i])
            ranges->high[i] = counts[i];
    }
    ranges->any = true;
}

/* Versions of one exercise should be equally hard. */
void variant_ranges_tell(const VariantRanges *ranges, bool shuffled)
{
    static const char *const NAMES[VARIANT_RANGES] = {"leaves visited", "shallow cutoffs",
                                                      "deep cutoffs"};
    char text[256] = "";
    for (int i = 0; i < VARIANT_RANGES; i++)
        if (ranges->low[i] < ranges->high[i])
            (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s %llu to %llu %s",
                           text[0] != '\0' ? "," : "", (unsigned long long)ranges->low[i],
                           (unsigned long long)ranges->high[i], NAMES[i]);
    if (text[0] != '\0')
        message(TALK_NOTE, "the versions differ:%s%s", text,
                shuffled ? ""
                         : "; conditions such as --leaves, --shallow and --deep make them equal");
}

/* ---- Keys ------------------------------------------------------------------------------------- */

/* FNV-1a, from a number on. */
static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash;
}

static uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++, number >>= 8)
        hash = (hash ^ (number & 0xff)) * 0x100000001b3u;
    return hash;
}

/* What an answer calls a node: in trees that differ the place is the same, in orders of one tree its value or name; a leaf
 * of unknown value has its name. */
static uint64_t hash_node(uint64_t hash, const PlycutTraceNode *node, bool shuffled)
{
    char value[PLYCUT_NUMBER_SIZE];
    if (!shuffled)
        return hash_text(hash, node->path);
    if (!node->leaf || isnan(node->value))
        return hash_text(hash, node->label != NULL ? node->label : node->name);
    plycut_number_text(node->value, value);
    return hash_text(hash, value);
}

/* The order of the nodes does not matter. */
static uint64_t key_hash(const PlycutTrace *trace, bool shuffled)
{
    enum { PRUNED, BEST };
    static const uint64_t BEGIN = 0xcbf29ce484222325u;
    const PlycutResult *result = &trace->result;
    uint64_t sum = 0;
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (node->leaf && !node->visited)
            sum += hash_node(hash_number(BEGIN, PRUNED), node, shuffled);
    }
    for (uint32_t i = 0; i < trace->nodes[0].child_count; i++) {
        const PlycutTraceNode *child = &trace->nodes[trace->nodes[0].first_child + i];
        if (child->pv)
            sum += hash_node(hash_number(BEGIN, BEST), child, shuffled);
    }
    return hash_number(hash_number(hash_number(hash_number(BEGIN, sum), result->leaves),
                                   result->cutoffs[PLYCUT_SHALLOW]),
                       result->cutoffs[PLYCUT_DEEP]);
}

bool variant_key_is_new(const VariantKeys *keys, const PlycutTrace *trace)
{
    const uint64_t hash = key_hash(trace, keys->shuffled);
    for (size_t i = 0; i < keys->count; i++)
        if (keys->items[i] == hash)
            return false;
    return true;
}

bool variant_key_add(VariantKeys *keys, const PlycutTrace *trace, PlycutError *error)
{
    if (!PLYCUT_ROOM(keys->items, keys->room, keys->count, 1))
        return plycut_no_memory(error);
    keys->distinct += variant_key_is_new(keys, trace);
    keys->items[keys->count++] = key_hash(trace, keys->shuffled);
    return true;
}

void variant_keys_tell(const VariantKeys *keys)
{
    static const char KEY[] = "(pruned leaves, best move, counts)";
    if (keys->count > 1 && keys->distinct == 1 && keys->failed > 0)
        message(TALK_NOTE,
                "all %zu keys are the same %s, and %u more tries found no other: looser "
                "conditions, or a larger tree, leave more room",
                keys->count, KEY, keys->failed);
    else if (keys->count > 1 && keys->distinct == 1)
        message(TALK_NOTE, "all %zu keys are the same %s", keys->count, KEY);
    else if (keys->count > 1)
        message(TALK_NOTE, "%zu of %zu keys differ %s", keys->distinct, keys->count, KEY);
}

void variant_keys_free(VariantKeys *keys)
{
    free(keys->items);
    *keys = (VariantKeys){0};
}
