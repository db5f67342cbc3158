/* orders.c - reading and writing the orders of children. */
#include <plycut/algorithm.h>

#include <stdio.h>
#include <string.h>

/* The orders, then the learned ones. */
static const PlycutOrderInfo ORDERS[] = {
#define ORDER(id, name, summary, source)   {name, summary, source},
#define LEARNED(id, name, summary, source) {name, summary, source},
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
};

enum { ORDER_COUNT = sizeof ORDERS / sizeof *ORDERS };

size_t plycut_order_count(void)
{
    return ORDER_COUNT;
}

PlycutOrderInfo plycut_order_info(size_t index)
{
    return ORDERS[index];
}

const char *plycut_tried_text(PlycutTried tried)
{
    return tried == PLYCUT_TRIED_IN_ORDER    ? NULL
           : tried == PLYCUT_TRIED_VARIATION ? "variation"
                                             : ORDERS[PLYCUT_ORDERS + tried - 1].name;
}

/* The index of the word that is text[0..length); ORDER_COUNT if no order has this name. */
static size_t order_find(const char *text, size_t length)
{
    size_t i = 0;
    while (i < ORDER_COUNT &&
           (strlen(ORDERS[i].name) != length || memcmp(ORDERS[i].name, text, length) != 0))
        i++;
    return i;
}

/* ---- By the position or a seed -------------------------------------------------------------- */

static const uint64_t SEED_MOST = (uint64_t)1 << 53;
static const char SHUFFLE[] = "shuffle:";

static bool shuffle_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error)
{
    const char *number = text + strlen(SHUFFLE);
    uint64_t found;
    if (!plycut_integer_parse(number, strlen(number), SEED_MOST, &found))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "'%s': the seed must be a whole number from 0 to 2^53, as in shuffle:7",
                           text);
    *order = PLYCUT_ORDER_SHUFFLE;
    *seed = found;
    return true;
}

static const char QUALITY[] = "quality:";
enum { PERCENT = 100 };

/* "quality:70" or "quality:70:SEED" */
static bool quality_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error)
{
    const char *number = text + strlen(QUALITY), *colon = strchr(number, ':');
    uint64_t percent, found = 0;
    if (!plycut_integer_parse(number, strcspn(number, ":"), PERCENT, &percent) ||
        (colon != NULL && !plycut_integer_parse(colon + 1, strlen(colon + 1),
                                                SEED_MOST / PLYCUT_QUALITY_UNIT - 1, &found)))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "'%s': expected a percentage from 0 to 100, as in quality:70, and a "
                           "seed if you like, as in quality:70:1",
                           text);
    *order = PLYCUT_ORDER_QUALITY;
    *seed = found * PLYCUT_QUALITY_UNIT + percent;
    return true;
}

/* The error for an unknown text lists the first `known` words. */
static bool order_parse(const char *text, size_t known, PlycutOrder *order, uint64_t *seed,
                        PlycutError *error)
{
    if (strncmp(text, SHUFFLE, strlen(SHUFFLE)) == 0)
        return shuffle_parse(text, order, seed, error);
    if (strncmp(text, QUALITY, strlen(QUALITY)) == 0)
        return quality_parse(text, order, seed, error);
    size_t index = order_find(text, strlen(text));
    if (index >= PLYCUT_ORDERS)
        return plycut_unknown("order", text, PLYCUT_NAMES(ORDERS, name, known), error);
    if (index == PLYCUT_ORDER_SHUFFLE)
        return plycut_fail(error, PLYCUT_E_USAGE, "order 'shuffle' needs a seed, as in shuffle:7");
    if (index == PLYCUT_ORDER_QUALITY)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "order 'quality' needs a percentage, as in quality:70");
    *order = (PlycutOrder)index;
    *seed = 0;
    return true;
}

bool plycut_order_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error)
{
    return order_parse(text, PLYCUT_ORDERS, order, seed, error);
}

const char *plycut_order_text(PlycutOrder order, uint64_t seed, char text[32])
{
    const unsigned long long units = seed / PLYCUT_QUALITY_UNIT;
    if (order == PLYCUT_ORDER_SHUFFLE)
        snprintf(text, 32, "%s%llu", SHUFFLE, (unsigned long long)seed);
    else if (order == PLYCUT_ORDER_QUALITY)
        snprintf(text, 32, units > 0 ? "%s%u:%llu" : "%s%u", QUALITY,
                 (unsigned)(seed % PLYCUT_QUALITY_UNIT), units);
    else
        return ORDERS[order].name;
    return text;
}

/* ---- With what is learned ------------------------------------------------------------------- */

static bool wrong_place(const char *text, PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "'%s': learned orders come before another order, each once and in this "
                       "sequence: hash,killer,history,static",
                       text);
}

/* Is one of the words after commas a learned order? */
static bool has_learned(const char *text)
{
    while (*text == ',') {
        const size_t length = strcspn(++text, ","), index = order_find(text, length);
        if (index >= PLYCUT_ORDERS && index < ORDER_COUNT)
            return true;
        text += length;
    }
    return false;
}

/* Read the learned words at the beginning of *text, and move it past them and their commas; it becomes NULL
 * if nothing follows. */
static bool learned_parse(const char **text, unsigned *learned, PlycutError *error)
{
    const char *whole = *text;
    *learned = 0;
    while (*text != NULL) {
        size_t length = strcspn(*text, ","), index = order_find(*text, length);
        if (index == ORDER_COUNT)
            return true;
        if (index < PLYCUT_ORDERS)
            return !has_learned(*text + length) || wrong_place(whole, error);
        unsigned bit = 1u << (index - PLYCUT_ORDERS);
        if (bit <= *learned)
            return wrong_place(whole, error);
        *learned |= bit;
        *text = (*text)[length] == ',' ? *text + length + 1 : NULL;
    }
    return true;
}

/* Can an order leave children equal, and can it sort those that another leaves equal? */
static bool leaves_equals(PlycutOrder order)
{
    return order != PLYCUT_ORDER_GIVEN && order != PLYCUT_ORDER_REVERSED &&
           order < PLYCUT_ORDER_SHUFFLE;
}

/* Read one order, or two: the second is for what the first leaves equal. */
static bool orders_parse(const char *text, PlycutOrder *order, PlycutOrder *then, uint64_t *seed,
                         PlycutError *error)
{
    const size_t comma = strcspn(text, ",");
    const size_t first = order_find(text, comma),
                 second = text[comma] == ','
                              ? order_find(text + comma + 1, strlen(text + comma + 1))
                              : ORDER_COUNT;
    if (first >= PLYCUT_ORDERS || second >= PLYCUT_ORDERS)
        return order_parse(text, ORDER_COUNT, order, seed, error);
    *order = (PlycutOrder)first;
    *then = (PlycutOrder)second;
    const bool breaks_ties =
        leaves_equals(*then) && *then != PLYCUT_ORDER_BEST && *then != PLYCUT_ORDER_WORST;
    return (leaves_equals(*order) && breaks_ties && first != second) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "'%s': the second of two orders breaks ties of the first, as in "
                       "fewest,parity or static,mobility",
                       text);
}

bool plycut_ordering_parse(const char *text, PlycutSearchOptions *options, PlycutError *error)
{
    PlycutOrder order = PLYCUT_ORDER_GIVEN, then = PLYCUT_ORDER_GIVEN;
    uint64_t seed = 0;
    unsigned learned;
    if (!learned_parse(&text, &learned, error) ||
        (text != NULL && !orders_parse(text, &order, &then, &seed, error)))
        return false;
    options->order = order;
    options->then = then;
    options->seed = seed;
    options->learned = learned;
    return true;
}

const char *plycut_ordering_text(const PlycutSearchOptions *options, char text[PLYCUT_ORDERING_MAX])
{
    char order[32];
    size_t length = 0;
    const char *base = plycut_order_text(options->order, options->seed, order);
    for (unsigned i = 0; i < PLYCUT_LEARNED_BITS; i++)
        if (options->learned >> i & 1)
            length += (size_t)snprintf(text + length, PLYCUT_ORDERING_MAX - length, "%s%s",
                                       length > 0 ? "," : "", ORDERS[PLYCUT_ORDERS + i].name);
    if (options->learned == 0 || options->order != PLYCUT_ORDER_GIVEN)
        length += (size_t)snprintf(text + length, PLYCUT_ORDERING_MAX - length, "%s%s",
                                   length > 0 ? "," : "", base);
    if (options->then != PLYCUT_ORDER_GIVEN)
        snprintf(text + length, PLYCUT_ORDERING_MAX - length, ",%s", ORDERS[options->then].name);
    return text;
}
