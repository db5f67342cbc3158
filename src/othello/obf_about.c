/* Title and source of a position, from the comments above it. */
#include "base/utf8.h"
#include "othello/obf_about.h"
#include "othello/obf_line.h"

#include <stdlib.h>

/* The first byte that is not UTF-8, or NULL. */
static const char *invalid_utf8(const char *text, size_t length)
{
    size_t at = 0, step;
    while (at < length && (step = utf8_length(text + at, length - at)) > 0)
        at += step;
    return at < length ? text + at : NULL;
}

/* The text after "% key:" in a comment, or NULL; *length is its length. */
static const char *member(const char *comment, const char *end, const char *key, size_t *length)
{
    const size_t key_length = strlen(key);
    while (comment < end && (*comment == '%' || obf_is_gap(*comment)))
        comment++;
    if ((size_t)(end - comment) < key_length || memcmp(comment, key, key_length) != 0)
        return NULL;
    comment += key_length;
    while (comment < end && obf_is_gap(*comment))
        comment++;
    while (end > comment && obf_is_gap(end[-1]))
        end--;
    *length = (size_t)(end - comment);
    return comment;
}

const char *obf_about_read(const char *comment, const char *end, About *about)
{
    size_t length;
    const char *text = member(comment, end, "title:", &length);
    if (text) {
        about->title = text;
        about->title_length = length;
        return invalid_utf8(text, length);
    }
    text = member(comment, end, "source:", &length);
    if (!text)
        return NULL;
    about->source = text;
    about->source_length = length;
    return invalid_utf8(text, length);
}

/* A copy for the game to own; NULL if the text is empty. */
static bool obf_about_member_keep(const char *text, size_t length, const char **kept,
                                  PlycutError *error)
{
    if (!text || length == 0)
        return true;
    char *copy = malloc(length + 1);
    if (!copy)
        return plycut_no_memory(error);
    memcpy(copy, text, length);
    copy[length] = '\0';
    *kept = copy;
    return true;
}

bool obf_about_keep(const About *about, PlycutGame *game, PlycutError *error)
{
    if (obf_about_member_keep(about->title, about->title_length, &game->title, error) &&
        obf_about_member_keep(about->source, about->source_length, &game->source, error))
        return true;
    plycut_game_release(game);
    return false;
}
