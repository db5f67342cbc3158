/* animate.c - the steps of a search as one SVG that goes through them: a group for each step, shown in turn by rules of CSS, without
 * a script. Who has asked their system for less motion, and programs without CSS, see the last step, which lies on top. */
#include "cli/picture.h"
#include "os/output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LAST = 3 }; /* how many times as long as the others the last step is shown */

/* Thousandths, in no locale: "1.500". */
static void seconds_write(PlycutOut *out, double seconds)
{
    const long thousandths = (long)(seconds * 1000 + 0.5);
    plycut_out_format(out, "%ld.%03ld", thousandths / 1000, thousandths % 1000);
}

static void keyframes_write(PlycutOut *out, const char *name, double share)
{
    plycut_out_format(out, "@keyframes %s{0%%{opacity:1}", name);
    seconds_write(out, share * 100);
    plycut_out_text(out, "%{opacity:0}}\n");
}

static void style_write(PlycutOut *out, size_t count, double seconds)
{
    const double whole = (double)(count - 1 + LAST);
    plycut_out_text(
        out,
        "<style>@media "
        "(prefers-reduced-motion:no-preference){\n.step{opacity:0;animation-name:step;animation-"
        "timing-function:step-end;animation-iteration-count:infinite;animation-duration:");
    seconds_write(out, seconds * whole);
    plycut_out_text(out, "s}\n.step.last{animation-name:last}\n");
    keyframes_write(out, "step", 1 / whole);
    keyframes_write(out, "last", LAST / whole);
    plycut_out_text(out, "}</style>\n");
}

void animation_begin(Animation *a, PlycutText *text, size_t count, double seconds)
{
    *a = (Animation){.count = count, .seconds = seconds};
    plycut_out_init(&a->out, plycut_text_write, text);
}

/* A page's elements begin at its paper; what stands before them, the root element and its description, is the first page's. */
bool animation_add(Animation *a, const PlycutText *page, PlycutError *error)
{
    static const char paper[] = "<rect class=\"paper\"", end[] = "</svg>";
    const char *body = strstr(page->bytes, paper);
    const size_t length = body == NULL ? 0 : strlen(body);
    if (length < sizeof end)
        return plycut_no_memory(error);
    if (a->written == 0) {
        plycut_out_bytes(&a->out, page->bytes, (size_t)(body - page->bytes));
        style_write(&a->out, a->count, a->seconds);
    }
    const bool last = ++a->written == a->count;
    plycut_out_format(&a->out, "<g class=\"step%s\" style=\"animation-delay:", last ? " last" : "");
    seconds_write(&a->out, (double)(a->written - 1) * a->seconds);
    plycut_out_text(&a->out, "s\">\n");
    plycut_out_bytes(&a->out, body, length - sizeof end);
    plycut_out_text(&a->out, "</g>\n");
    if (last)
        plycut_out_format(&a->out, "%s\n", end);
    return true;
}

bool animation_end(Animation *a, PlycutError *error)
{
    return plycut_out_flush(&a->out) || plycut_no_memory(error);
}
