/* The picture options and their words: picture.def. */
#include <string.h>

#include <plycut/picture.h>

static const char *const detail_words[] = {
#define DETAIL(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const style_words[] = {
#define STYLE(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const layout_words[] = {
#define LAYOUT(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const fold_words[] = {
#define FOLD(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const boards_words[] = {
#define BOARDS(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const part_words[] = {
#define PART(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const turns_words[] = {
#define TURNS(id, word, summary) word,
#include <plycut/picture.def>
};

static const char *const legend_words[] = {
#define LEGEND(id, word, summary) word,
#include <plycut/picture.def>
};

PlycutPicture plycut_picture_defaults(void)
{
    return (PlycutPicture){.detail = PLYCUT_DETAIL_AUTO,
                           .style = PLYCUT_STYLE_COLOUR,
                           .layout = PLYCUT_LAYOUT_TIDY,
                           .fold = PLYCUT_FOLD_AUTO,
                           .boards = PLYCUT_BOARDS_AUTO,
                           .below = -1};
}

/* Each option's parser: *value is unchanged on error. */
#define PARSER(option, Type, what)                                                                 \
    bool plycut_##option##_parse(const char *text, Type *value, PlycutError *error)                \
    {                                                                                              \
        const size_t count = sizeof option##_words / sizeof *option##_words;                       \
        const int found =                                                                          \
            plycut_name_find(what, text, PLYCUT_WORDS(option##_words, count), error);              \
        if (found >= 0)                                                                            \
            *value = (Type)found;                                                                  \
        return found >= 0;                                                                         \
    }

PARSER(detail, PlycutDetail, "detail")
PARSER(style, PlycutStyle, "style")
PARSER(layout, PlycutLayout, "layout")
PARSER(fold, PlycutFold, "folding")
PARSER(boards, PlycutBoards, "boards")
PARSER(legend, PlycutLegend, "legend")
PARSER(turns, PlycutTurns, "turns")
PARSER(part, PlycutPart, "part")

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
        if (strcmp(text + digits, units[i].name) == 0 &&
            plycut_number_parse(text, digits, false, &number))
            *width = number * units[i].points;
    if (*width >= 1 && *width <= WIDTH_MOST)
        return true;
    return plycut_fail(
        error, PLYCUT_E_USAGE,
        "expected a width up to 100in such as 12cm (units: cm, mm, in, pt), not '%s'", text);
}

bool plycut_slide_parse(const char *text, PlycutPaper *paper, PlycutError *error)
{
    static const struct {
        const char *name;
        double width; /* points: 33.867 cm and 25.4 cm */
    } slides[] = {{"16:9", 960}, {"4:3", 720}};
    for (size_t i = 0; i < sizeof slides / sizeof *slides; i++)
        if (strcmp(text, slides[i].name) == 0) {
            paper->slide = true;
            paper->width = slides[i].width;
            paper->height = 540;
            return true;
        }
    return plycut_fail(error, PLYCUT_E_USAGE, "expected a slide of 16:9 or 4:3, not '%s'", text);
}
