/* The ways in which Graphviz and XML want text escaped. */
#include "render/escape.h"

/* The entity of a character that markup interprets, or NULL. Graphviz replaces \N and its like in
 * HTML, too, where two backslashes stand for one, and takes a text that is only ] for an error. */
static const char *entity(uint32_t character)
{
    switch (character) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\\':
        return "\\\\";
    case ']':
        return "&#93;";
    default:
        return NULL;
    }
}

static void xml_character_write(PlycutOut *out, uint32_t character)
{
    char bytes[4];
    plycut_out_bytes(out, bytes, utf8_put(utf8_is_harmful(character) ? ' ' : character, bytes));
}

/* Write the letters that no format interprets, which most text is made of; returns what follows them. */
static const char *plain_write(PlycutOut *out, const char *text)
{
    const char *end = text;
    while ((*end >= '0' && *end <= '9') || (*end >= 'a' && *end <= 'z') ||
           (*end >= 'A' && *end <= 'Z') || *end == ' ' || *end == '/')
        end++;
    plycut_out_bytes(out, text, (size_t)(end - text));
    return end;
}

/* The first character of a text in markup: Graphviz's, or XML. Returns what follows it. */
static const char *markup_character(PlycutOut *out, const char *text, bool graphviz)
{
    const uint32_t character = utf8_next(&text);
    if (entity(character) != NULL && (graphviz || (character != ']' && character != '\\')))
        plycut_out_text(out, entity(character));
    else
        xml_character_write(out, character);
    return text;
}

void html_write(PlycutOut *out, const char *text)
{
    while (*(text = plain_write(out, text)) != '\0')
        text = markup_character(out, text, true);
}

void quoted_write(PlycutOut *out, const char *text)
{
    while (*(text = plain_write(out, text)) != '\0') {
        uint32_t character = utf8_next(&text);
        if (character == '\n')
            plycut_out_text(out, "\\n");
        else if (character == '\\' || character == '"')
            plycut_out_format(out, "\\%c", (int)character);
        else if (character == '&')
            plycut_out_text(out, entity(character));
        else
            xml_character_write(out, character);
    }
}

void quoted_write_short(PlycutOut *out, const char *text)
{
    char kept[1024];
    text_keep(text, kept, sizeof kept);
    quoted_write(out, kept);
}

/* ---- XML ------------------------------------------------------------------------------------- */

const char *xml_character(PlycutOut *out, const char *text)
{
    return markup_character(out, text, false);
}

void xml_write(PlycutOut *out, const char *text)
{
    while (*(text = plain_write(out, text)) != '\0')
        text = xml_character(out, text);
}
