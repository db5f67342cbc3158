/* escape.h - text for a format: the characters that the format interprets are escaped here and nowhere else. */
#pragma once

#include "scene/utf8.h"

/* Text inside an HTML label: what markup or Graphviz interprets as entities. */
void html_write(PlycutOut *out, const char *text);

/* Text inside a quoted DOT string whose escapes and entities Graphviz interprets; a line break
 * stays one. */
void quoted_write(PlycutOut *out, const char *text);

/* The same, shortened: Graphviz takes at most 16,384 bytes in one string. */
void quoted_write_short(PlycutOut *out, const char *text);

/* Text in XML, between tags or inside a quoted attribute. */
void xml_write(PlycutOut *out, const char *text);

/* Write the first character of such a text; returns what follows it. */
const char *xml_character(PlycutOut *out, const char *text);

/* Text of any origin: what TeX interprets is escaped, signs that its fonts lack are typeset as
 * mathematics; harmful characters become spaces. Letters of other scripts stay as they are: they
 * need LuaLaTeX and a font that has them. */
void tex_write(PlycutOut *out, const char *text);

/* How TeX prints this character; NULL: as itself. */
const char *tex_character(uint32_t character);
