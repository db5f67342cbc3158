/* obf_line.h - a line of a positions file, and what goes wrong in it. */
#ifndef PLYCUT_GAME_OBF_LINE_H
#define PLYCUT_GAME_OBF_LINE_H

#include <plycut/game.h>

#include <string.h>

/* `text` to `end` is what stands before its comment, which ends with the line at `whole`. */
typedef struct Line {
    const char *text, *end, *whole;
    const char *file;
    long number;
} Line;

/* Take the next line from a text that is not at its end. */
static inline Line line_take(const char **text, long *number, const char *file)
{
    const char *start = *text, *whole = start + strcspn(start, "\n");
    *text = *whole == '\n' ? whole + 1 : whole;
    return (Line){start, start + strcspn(start, "%\n"), whole, file, (*number)++};
}

static inline bool is_gap(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* The first character that is no gap, from `at` on, or the end. */
static inline const char *line_skip(const Line *line, const char *at)
{
    while (at < line->end && is_gap(*at))
        at++;
    return at;
}

static inline bool line_is_empty(const Line *line)
{
    return line_skip(line, line->text) == line->end;
}

/* Hand on what went wrong with its place in the file. */
static inline bool fail_at(const Line *line, const char *at, const PlycutError *wrong,
                           PlycutError *error)
{
    return plycut_fail_at(error, wrong->code, line->file, line->number, at - line->text + 1, NULL,
                          "%s", wrong->text);
}

static inline bool fail_here(const Line *line, const char *at, const char *text, PlycutError *error)
{
    return plycut_fail_at(error, PLYCUT_E_INPUT, line->file, line->number, at - line->text + 1,
                          NULL, "%s", text);
}

#endif
