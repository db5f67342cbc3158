/* Colours of the author in place of a style's: lines such as "max = #D6E6F4", and whether text can still be read. */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "scene/scene.h"

enum { NAME = 16, HEX = 6 };

/* A role: its name, and its place in Palette. */
typedef struct Role {
    const char *name;
    size_t at;
} Role;

/* The words are those of TeX, which have no blanks. */
static const Role roles[] = {
#define COLOUR(id, colour, mono, dark, name, where) {name, offsetof(Palette, id)},
#define CUT(id, colour, mono, dark, name, where)    {name, offsetof(Palette, cut[PLYCUT_##id])},
#include "scene/palette.def"
#undef COLOUR
};
enum { ROLES = sizeof roles / sizeof *roles };
_Static_assert((int)ROLES <= (int)PLYCUT_ROLES, "PLYCUT_ROLES is too small");

static const char **role_of(Palette *palette, size_t role)
{
    return (const char **)((char *)palette + roles[role].at);
}

/* The place of the role with that name, or ROLES. */
static size_t role_named(const char *name)
{
    size_t role = 0;
    while (role < ROLES && strcmp(roles[role].name, name) != 0)
        role++;
    return role;
}

/* ---- Contrast -------------------------------------------------------------------------------- */

static double channel(const char *hex)
{
    static const char DIGITS[] = "0123456789ABCDEF";
    const double value =
        (double)((strchr(DIGITS, hex[0]) - DIGITS) * 16 + (strchr(DIGITS, hex[1]) - DIGITS)) / 255;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(const char *colour)
{
    return 0.2126 * channel(colour + 1) + 0.7152 * channel(colour + 3) +
           0.0722 * channel(colour + 5);
}

double palette_contrast(const char *one, const char *other)
{
    const double a = luminance(one), b = luminance(other);
    return (fmax(a, b) + 0.05) / (fmin(a, b) + 0.05);
}

/* Which text stands on what. */
static const struct {
    const char *text, *grounds[8];
} READ[] = {
    {"ink", {"paper", "max", "min", "chance", "nowmax", "nowmin", "nowchance", "nowleaf"}},
    {"small", {"paper", "max", "min", "chance", "nowmax", "nowmin", "nowchance", "nowleaf"}},
    {"never", {"paper"}},
    {"author", {"paper"}},
    {"shallow", {"max", "min", "chance"}},
    {"deeptext", {"max", "min", "chance"}},
    {"window", {"max", "min", "chance"}},
    {"limit", {"max", "min", "chance"}},
    {"disc", {"square"}},
};

bool palette_is_legible(const Palette *palette, PlycutError *error)
{
    static const double LEAST = 4.5;
    Palette copy = *palette;
    for (size_t i = 0; i < sizeof READ / sizeof *READ; i++)
        for (size_t k = 0; k < 8 && READ[i].grounds[k] != NULL; k++) {
            const char *text = *role_of(&copy, role_named(READ[i].text)),
                       *ground = *role_of(&copy, role_named(READ[i].grounds[k]));
            const int hundredths = (int)(palette_contrast(text, ground) * 100);
            if (hundredths < LEAST * 100)
                return plycut_fail(
                    error, PLYCUT_E_INPUT,
                    "text in %s (%s) on %s (%s) has a contrast of %d.%02d:1, and 4.5:1 "
                    "is the least that can be read",
                    text, READ[i].text, ground, READ[i].grounds[k], hundredths / 100,
                    hundredths % 100);
        }
    return true;
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static bool colour_parse(const char *text, size_t length, char colour[HEX + 2])
{
    if (length != HEX + 1 || text[0] != '#' || strspn(text + 1, "0123456789abcdefABCDEF") < HEX)
        return false;
    for (size_t i = 0; i < length; i++)
        colour[i] = text[i] >= 'a' ? (char)(text[i] - 'a' + 'A') : text[i];
    colour[length] = '\0';
    return true;
}

static bool palette_line(const char *line, size_t length, PlycutPalette *palette,
                         PlycutError *error)
{
    static const char BLANK[] = " \t\r";
    char name[NAME] = "";
    const size_t before = strspn(line, BLANK), word = strcspn(line + before, " \t\r\n=#");
    if (before >= length || (word == 0 && line[before] == '#'))
        return true; /* nothing, or a remark */
    strncat(name, line + before, word < NAME ? word : NAME - 1);
    const char *at = line + before + word;
    at += strspn(at, BLANK);
    const char *value = at + (*at == '=');
    value += strspn(value, BLANK);
    if (*at != '=' || value > line + length)
        return plycut_fail(error, PLYCUT_E_INPUT, "expected ROLE = #RRGGBB, not '%.*s'",
                           (int)(length < 60 ? length : 60), line);
    const size_t role = role_named(name), digits = strcspn(value, " \t\r\n");
    if (role == ROLES)
        return plycut_unknown("role of a colour", name, PLYCUT_NAMES(roles, name, ROLES), error);
    return colour_parse(value, digits, palette->colours[role]) ||
           plycut_fail(error, PLYCUT_E_INPUT, "%s: expected a colour such as #D6E6F4, not '%.*s'",
                       name, (int)(digits < 60 ? digits : 60), value);
}

bool plycut_palette_parse(const char *text, PlycutStyle style, PlycutPalette *palette,
                          PlycutError *error)
{
    Palette usual = *palette_of(style), read;
    for (size_t role = 0; role < ROLES; role++)
        strcpy(palette->colours[role], *role_of(&usual, role));
    for (long number = 1; *text != '\0'; number++) {
        const size_t length = strcspn(text, "\n");
        if (!palette_line(text, length, palette, error)) {
            error->line = number;
            return false;
        }
        text += length + (text[length] == '\n');
    }
    palette_fill(palette, &read);
    return palette_is_legible(&read, error);
}

void palette_fill(const PlycutPalette *colours, Palette *palette)
{
    for (size_t role = 0; role < ROLES; role++)
        *role_of(palette, role) = colours->colours[role];
}
