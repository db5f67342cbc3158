/* The picture options and their words: picture.def. */
#include <string.h>

#include <plycut/picture.h>

/* The words of all options: those of an option are next to one another. */
typedef enum Which {
    DETAIL_,
    STYLE_,
    LAYOUT_,
    FOLD_,
    BOARDS_,
    LEGEND_,
    HEADING_,
    TURNS_,
    WINDOWS_,
    HIDE_,
    GROW_,
    PART_
} Which;

static const struct {
    Which option;
    const char *word;
} words[] = {
#define DETAIL(id, word, summary)  {DETAIL_, word},
#define STYLE(id, word, summary)   {STYLE_, word},
#define LAYOUT(id, word, summary)  {LAYOUT_, word},
#define FOLD(id, word, summary)    {FOLD_, word},
#define BOARDS(id, word, summary)  {BOARDS_, word},
#define LEGEND(id, word, summary)  {LEGEND_, word},
#define HEADING(id, word, summary) {HEADING_, word},
#define TURNS(id, word, summary)   {TURNS_, word},
#define WINDOWS(id, word, summary) {WINDOWS_, word},
#define HIDE(id, word, summary)    {HIDE_, word},
#define GROW(id, word, summary)    {GROW_, word},
#define PART(id, word, summary)    {PART_, word},
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

/* The place of a text among the words of an option, or -1. */
static int word_parse(Which option, const char *what, const char *text, PlycutError *error)
{
    size_t first = 0, count = 0;
    while (words[first].option != option)
        first++;
    while (first + count < sizeof words / sizeof *words && words[first + count].option == option)
        count++;
    return plycut_name_find(what, text, PLYCUT_NAMES(words + first, word, count), error);
}

/* Each option's parser: *value is unchanged on error. */
#define PARSER(option, Type, ID, what)                                                             \
    bool plycut_##option##_parse(const char *text, Type *value, PlycutError *error)                \
    {                                                                                              \
        const int found = word_parse(ID, what, text, error);                                       \
        *value = found >= 0 ? (Type)found : *value;                                                \
        return found >= 0;                                                                         \
    }

PARSER(detail, PlycutDetail, DETAIL_, "detail")
PARSER(style, PlycutStyle, STYLE_, "style")
PARSER(layout, PlycutLayout, LAYOUT_, "layout")
PARSER(fold, PlycutFold, FOLD_, "folding")
PARSER(boards, PlycutBoards, BOARDS_, "boards")
PARSER(legend, PlycutLegend, LEGEND_, "legend")
PARSER(heading, PlycutHeading, HEADING_, "heading")
PARSER(turns, PlycutTurns, TURNS_, "turns")
PARSER(windows, PlycutWindows, WINDOWS_, "place of windows")
PARSER(hide, PlycutHide, HIDE_, "kind of values to hide")
PARSER(grow, PlycutGrow, GROW_, "direction")
PARSER(part, PlycutPart, PART_, "part")

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
