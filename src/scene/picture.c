/* The picture options and their words: picture.def. */
#include <string.h>

#include <plycut/picture.h>

static const char *const details[] = {
#define DETAIL(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const styles[] = {
#define STYLE(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const layouts[] = {
#define LAYOUT(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const folds[] = {
#define FOLD(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const boardses[] = {
#define BOARDS(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const parts[] = {
#define PART(id, word, summary) word,
#include <plycut/picture.def>
};

PlycutPicture plycut_picture_defaults(void)
{
    return (PlycutPicture){.detail = PLYCUT_DETAIL_AUTO,
                           .style = PLYCUT_STYLE_COLOUR,
                           .layout = PLYCUT_LAYOUT_TIDY,
                           .fold = PLYCUT_FOLD_AUTO,
                           .boards = PLYCUT_BOARDS_AUTO};
}

/* The index of a word; -1 and an error if it is not in the list. */
static int word_find(const char *text, const char *what, const char *const *words, size_t count,
                     PlycutError *error)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(words[i], text) == 0)
            return (int)i;
    plycut_unknown(error, what, text, words, count);
    return -1;
}

bool plycut_detail_parse(const char *text, PlycutDetail *detail, PlycutError *error)
{
    int found = word_find(text, "detail", details, PLYCUT_DETAILS, error);
    if (found >= 0)
        *detail = (PlycutDetail)found;
    return found >= 0;
}

bool plycut_style_parse(const char *text, PlycutStyle *style, PlycutError *error)
{
    int found = word_find(text, "style", styles, PLYCUT_STYLES, error);
    if (found >= 0)
        *style = (PlycutStyle)found;
    return found >= 0;
}

bool plycut_layout_parse(const char *text, PlycutLayout *layout, PlycutError *error)
{
    int found = word_find(text, "layout", layouts, PLYCUT_LAYOUTS, error);
    if (found >= 0)
        *layout = (PlycutLayout)found;
    return found >= 0;
}

bool plycut_fold_parse(const char *text, PlycutFold *fold, PlycutError *error)
{
    int found = word_find(text, "folding", folds, PLYCUT_FOLDS, error);
    if (found >= 0)
        *fold = (PlycutFold)found;
    return found >= 0;
}

bool plycut_boards_parse(const char *text, PlycutBoards *boards, PlycutError *error)
{
    int found = word_find(text, "boards", boardses, PLYCUT_BOARDSES, error);
    if (found >= 0)
        *boards = (PlycutBoards)found;
    return found >= 0;
}
bool plycut_part_parse(const char *text, PlycutPart *part, PlycutError *error)
{
    int found = word_find(text, "part", parts, PLYCUT_PARTS, error);
    if (found >= 0)
        *part = (PlycutPart)found;
    return found >= 0;
}

enum { WIDTH_MOST = 100 * 72 }; /* 100 inches */

bool plycut_width_parse(const char *text, double *width, PlycutError *error)
{
    static const struct {
        const char *name;
        double points;
    } units[] = {{"cm", 72 / 2.54}, {"mm", 7.2 / 2.54}, {"in", 72}, {"pt", 72 / 72.27}};
    size_t length = strlen(text), digits = length > 2 ? length - 2 : 0;
    double number = 0;
    *width = 0;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(text + digits, units[i].name) == 0 && plycut_number_parse(text, digits, false, &number))
            *width = number * units[i].points;
    if (*width >= 1 && *width <= WIDTH_MOST)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "expected a width up to 100in such as 12cm (units: cm, mm, in, pt), not '%s'", text);
}
