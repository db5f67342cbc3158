/* How wide a text is in Arial (and its metric twin Liberation Sans), without asking a font. */
#include "base/same.h"
#include "scene/utf8.h"

#include <string.h>

/* Advance widths, regular and bold: thousandths of the type size. */
typedef struct Advance {
    int regular, bold;
} Advance;

/* Of the printable ASCII characters, from the space on. */
static const Advance ascii[] = {
    {278, 278},  {278, 333}, {355, 474}, {556, 556}, {556, 556}, {889, 889}, {667, 722}, {191, 238},
    {333, 333},  {333, 333}, {389, 389}, {584, 584}, {278, 278}, {333, 333}, {278, 278}, {278, 278},
    {556, 556},  {556, 556}, {556, 556}, {556, 556}, {556, 556}, {556, 556}, {556, 556}, {556, 556},
    {556, 556},  {556, 556}, {278, 333}, {278, 333}, {584, 584}, {584, 584}, {584, 584}, {556, 611},
    {1015, 975}, {667, 722}, {667, 722}, {722, 722}, {722, 722}, {667, 667}, {611, 611}, {778, 778},
    {722, 722},  {278, 278}, {500, 556}, {667, 722}, {556, 611}, {833, 833}, {722, 722}, {778, 778},
    {667, 667},  {778, 778}, {722, 722}, {667, 667}, {611, 611}, {722, 722}, {667, 667}, {944, 944},
    {667, 667},  {667, 667}, {611, 611}, {278, 333}, {278, 278}, {278, 333}, {469, 584}, {556, 556},
    {333, 333},  {556, 556}, {556, 611}, {500, 556}, {556, 611}, {556, 556}, {278, 333}, {556, 611},
    {556, 611},  {222, 278}, {222, 278}, {500, 556}, {222, 278}, {833, 889}, {556, 611}, {556, 611},
    {556, 611},  {556, 611}, {333, 389}, {500, 556}, {278, 333}, {556, 611}, {500, 556}, {722, 778},
    {500, 556},  {500, 556}, {500, 500}, {334, 389}, {260, 280}, {334, 389}, {584, 584},
};

/* Of signs that pictures have. */
static const struct {
    uint32_t character;
    Advance advance;
} signs[] = {
    {U'·', {278, 278}}, {U'α', {578, 615}},      {U'β', {575, 610}}, {U'…', {1000, 1000}},
    {U'−', {584, 584}}, {U'∞', {713, 713}},      {U'≈', {549, 549}}, {U'≤', {549, 549}},
    {U'≥', {549, 549}}, {U'\u2009', {200, 200}}, {U'□', {604, 604}}, {U'▲', {990, 990}},
    {U'▼', {990, 990}},
};

/* A width that is not in the table is guessed: too wide rather than too narrow. */
static int guess(uint32_t c)
{
    return utf8_combines(c)  ? 0
           : c >= 0x1F000    ? 1300
           : utf8_is_wide(c) ? 1100
           : c < 0x250       ? 700
                             : 1000;
}

static int advance_of(uint32_t character, bool bold)
{
    const Advance *known = NULL;
    if (character >= ' ' && character < 0x7F)
        known = &ascii[character - ' '];
    for (size_t i = 0; known == NULL && i < sizeof signs / sizeof *signs; i++)
        if (signs[i].character == character)
            known = &signs[i].advance;
    return known == NULL ? guess(character) : bold ? known->bold : known->regular;
}

int text_width_to(const char *text, const char *end, int size, bool bold)
{
    int width = 0;
    while (text < end)
        width += advance_of(utf8_next(&text), bold);
    return width * size;
}

int text_width(const char *text, int size, bool bold)
{
    return text_width_to(text, text + strlen(text), size, bold);
}

/* ---- Text made fit to be drawn: cleaned and shortened ---------------------------------------- */

void text_write_clean(PlycutOut *out, const char *text)
{
    plycut_out_clean(out, text, ' ');
}

bool text_keep(const char *text, char *buffer, size_t capacity)
{
    return text_fit(text, INT32_MAX / 1000, 1, false, buffer, capacity);
}

bool text_fit(const char *text, int points, int size, bool bold, char *buffer, size_t capacity)
{
    static const char ellipsis[] = "…";
    const int most = points * 1000, rest = text_width(ellipsis, size, bold);
    size_t length = 0, kept = 0; /* kept: what fits with an ellipsis after it */
    int width = 0;
    buffer[0] = '\0';
    while (*text != '\0' && width <= most && length + 4 + sizeof ellipsis <= capacity) {
        const uint32_t character = utf8_next(&text);
        char *end = buffer + length;
        length += utf8_put(utf8_is_harmful(character) ? ' ' : character, end);
        buffer[length] = '\0';
        width += text_width_to(end, buffer + length, size, bold);
        if (width <= most - rest && character != ' ')
            kept = length;
    }
    if (*text == '\0' && width <= most)
        return true;
    memcpy(buffer + kept, ellipsis, sizeof ellipsis);
    return false;
}

const char *text_second_line(const char *text, int points, int size)
{
    const int most = points * 1000;
    int least = INT32_MAX;
    const char *second = NULL;
    if (text_width(text, size, false) <= most)
        return NULL;
    for (const char *space = strchr(text, ' '); space != NULL; space = strchr(space + 1, ' ')) {
        const int first = text_width_to(text, space, size, false),
                  rest = text_width(space + 1, size, false), wider = larger(first, rest);
        if (first <= most && wider < least) {
            least = wider;
            second = space + 1;
        }
    }
    return second;
}
