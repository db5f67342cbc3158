/* json_place.c - where in a JSON text the value of a JSON path is. Values keep no places: only an error needs one, and then the
 * text is walked again, along the path. */
#include "base/json_read.h"
#include "base/letter.h"
#include "base/scan_state.h"

#include <string.h>

/* A walk through a text that the scanner has found to be JSON. */
typedef struct Walk {
    const char *at, *end;
} Walk;

static bool is_at(const Walk *walk, char c)
{
    return walk->at < walk->end && *walk->at == c;
}

static void walk_blanks(Walk *walk)
{
    while (walk->at < walk->end && is_blank(*walk->at))
        walk->at++;
}

/* Past a string, whose quote is next. */
static void walk_string(Walk *walk)
{
    for (walk->at++; walk->at < walk->end && *walk->at != '"'; walk->at++)
        walk->at += *walk->at == '\\';
    walk->at = walk->at < walk->end ? walk->at + 1 : walk->end;
}

/* Past a value: to the comma or the bracket behind it. */
static void walk_value(Walk *walk)
{
    int depth = 0;
    while (walk->at < walk->end) {
        const char c = *walk->at;
        if (depth == 0 && (c == ',' || c == ']' || c == '}'))
            return;
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        if (c == '"')
            walk_string(walk);
        else
            walk->at++;
    }
}

/* How much of the path this key is, after the dot; 0: none of it. A key may have dots and brackets itself. */
static size_t key_matches(const char *key, size_t length, const char *path)
{
    char name[sizeof((PlycutError *)NULL)->path];
    if (length >= sizeof name)
        return 0;
    const size_t decoded = scan_decode(key, length, name);
    const char after = strncmp(path, name, decoded) == 0 ? path[decoded] : 'x';
    return after == '\0' || after == '.' || after == '[' ? decoded : 0;
}

/* From an object's bracket to the value of the member that the path names; *found is its key. Returns the rest of the path,
 * or NULL if there is no such member. */
static const char *walk_to_member(Walk *walk, const char *path, const char **found)
{
    Walk best = *walk;
    size_t most = 0;
    for (walk->at++; walk_blanks(walk), is_at(walk, '"');) {
        const char *key = walk->at;
        walk_string(walk);
        const size_t length = (size_t)(walk->at - key) - 2,
                     part = key_matches(key + 1, length, path);
        walk_blanks(walk);
        walk->at += is_at(walk, ':');
        walk_blanks(walk);
        if (part > most) {
            most = part;
            best = *walk;
            *found = key;
        }
        walk_value(walk);
        walk->at += is_at(walk, ',');
    }
    *walk = best;
    return most > 0 ? path + most : NULL;
}

/* From an array's bracket to the item that the path names by its number. Returns the rest of the path, or NULL. */
static const char *walk_to_item(Walk *walk, const char *path, const char **found)
{
    const char *close = strchr(path, ']');
    uint64_t left;
    if (close == NULL || !plycut_integer_parse(path, (size_t)(close - path), UINT32_MAX, &left))
        return NULL;
    for (walk->at++; walk_blanks(walk), left > 0 && walk->at < walk->end && *walk->at != ']';
         left--) {
        walk_value(walk);
        walk->at += is_at(walk, ',');
    }
    *found = walk->at;
    return left == 0 && !is_at(walk, ']') ? close + 1 : NULL;
}

/* The place that the path leads to, as far as it can be followed: what is missing would be there. */
static const char *place_of(const char *text, size_t length, const char *path)
{
    Walk walk = {text, text + length};
    walk_blanks(&walk);
    const char *place = walk.at;
    for (path++; path != NULL && *path != '\0';) {
        const char *found = place;
        if (*path == '.' && is_at(&walk, '{'))
            path = walk_to_member(&walk, path + 1, &found);
        else if (*path == '[' && is_at(&walk, '['))
            path = walk_to_item(&walk, path + 1, &found);
        else
            return place;
        place = path != NULL ? found : place;
    }
    return place;
}

void json_place(PlycutError *error, const char *text, size_t length)
{
    if (error->path[0] != '$' || error->line != 0)
        return;
    const char *place = place_of(text, length, error->path), *begin = text;
    error->line = 1;
    for (const char *c = text; c < place; c++)
        if (*c == '\n') {
            error->line++;
            begin = c + 1;
        }
    error->column = (long)(place - begin) + 1;
}
