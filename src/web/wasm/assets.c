/* assets.c - in place of the page's sources (src/publish/page/embed.sh): the page that the core runs in has
 * them already, so draw -f html writes only what it shows. */
#include "page/assets.h"

const char page_html[] = "<template id=\"pictures\">{pictures}</template>\n{explanations}\n<script "
                         "type=\"application/json\" "
                         "id=\"moments\">{moments}</script>\n";
const char page_style[] = "", page_script[] = "", page_style_hash[] = "", page_script_hash[] = "";
