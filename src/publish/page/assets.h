/* assets.h - the page's sources, embedded when the library is built (embed.sh). Each text ends with a NUL. */
#pragma once

extern const char page_html[]; /* the template, with a place {name} for each part (html.c) */
extern const char page_style[], page_script[];
extern const char page_style_hash[],
    page_script_hash[]; /* SHA-256 in base64: the page's policy names them */
