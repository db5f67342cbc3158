/* Lines of positions files: read one by one; errors give line and column. */
#include "othello/obf_line.h"

ObfLine obf_take(const char **text, long *number, const char *file)
{
    const char *start = *text, *whole = start + strcspn(start, "\n");
    *text = *whole == '\n' ? whole + 1 : whole;
    return (ObfLine){start, start + strcspn(start, "%\n"), whole, file, (*number)++};
}

bool obf_is_gap(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

const char *obf_skip(const ObfLine *line, const char *at)
{
    while (at < line->end && obf_is_gap(*at))
        at++;
    return at;
}

bool obf_is_empty(const ObfLine *line)
{
    return obf_skip(line, line->text) == line->end;
}

static bool obf_fail_at(const ObfLine *line, const char *at, PlycutCode code, const char *text,
                        PlycutError *error)
{
    return plycut_fail_at(error, code, line->file, line->number, at - line->text + 1, NULL, "%s",
                          text);
}

bool obf_fail(const ObfLine *line, const char *at, const char *text, PlycutError *error)
{
    return obf_fail_at(line, at, PLYCUT_E_INPUT, text, error);
}

bool obf_fail_as(const ObfLine *line, const char *at, const PlycutError *wrong, PlycutError *error)
{
    return obf_fail_at(line, at, wrong->code, wrong->text, error);
}
