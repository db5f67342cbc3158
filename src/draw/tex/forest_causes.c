/* Arrows to the owners of bounds in pictures that the package forest lays out: where nodes will be is not known here, but how they will
 * lie to one another is. An arrow passes next to every ancestor between its two nodes, in the gap that forest keeps between a node and
 * its neighbour, on the side on which its node lies; several arrows share a gap. Between two ranks there are no nodes. So it is never
 * behind a node that it does not join. */
#include "tex/tex.h"

/* Where a node lies as its parent sees it: -1: to the left, 1: to the right, 0: below it. */
static int lies_aside(const Scene *scene, uint32_t d)
{
    int before = 0, after = 0;
    bool passed = false;
    for (uint32_t child = scene->view.drawn[scene->view.drawn[d].parent].first; child != NOT_DRAWN;
         child = scene->view.drawn[child].next) {
        if (child == d)
            passed = true;
        else if (passed)
            after++;
        else
            before++;
    }
    return (before > after) - (before < after);
}

/* The side on which the arrow passes the parent of a node on its way: the node's; if that is below it, that of the next one further
 * up, otherwise that of the last one before. */
static int passing_side(const Scene *scene, const Cause *cause, uint32_t below)
{
    const Drawn *drawn = scene->view.drawn;
    int side = 0;
    for (uint32_t d = below; d != cause->to && side == 0; d = drawn[d].parent)
        side = lies_aside(scene, d);
    if (side != 0)
        return side;
    for (uint32_t d = cause->from; d != below; d = drawn[d].parent)
        side = lies_aside(scene, d) != 0 ? lies_aside(scene, d) : side;
    return side != 0 ? side : 1;
}

/* " -- (beside its lower end) -- (beside its upper end)" */
static void ancestor_pass(const Tex *tex, unsigned node, int side, double room)
{
    static const char *const ends[] = {"south", "north"};
    for (int i = 0; i < 2; i++)
        plycut_out_format(tex->out, "\n    -- ([xshift=%sbp]n%u.%s |- n%u.%s)",
                          tex_halves((int)(2 * side * room)).text, node, side < 0 ? "west" : "east",
                          node, ends[i]);
}

static void forest_cause_write(const Tex *tex, const Scene *scene, const Cause *cause, double room)
{
    const Drawn *drawn = scene->view.drawn;
    uint32_t below = cause->from;
    const int begin = passing_side(scene, cause, below);
    plycut_out_format(tex->out, "  \\draw[causes, rounded corners=4bp] (n%u.north %s)",
                      scene->first + below, begin < 0 ? "west" : "east");
    for (; drawn[below].parent != cause->to; below = drawn[below].parent) {
        const int side = passing_side(scene, cause, below);
        ancestor_pass(tex, scene->first + drawn[below].parent, side, room);
    }
    plycut_out_format(tex->out, "\n    -- (n%u);\n", scene->first + cause->to);
}

void forest_causes(const Tex *tex, const Scene *scene, const Causes *causes)
{
    if (causes->count > 0) /* behind the nodes: only a scope has a layer */
        plycut_out_text(tex->out, "  \\begin{scope}[on background layer]\n");
    for (int i = 0; i < causes->count; i++)
        forest_cause_write(tex, scene, &causes->items[i],
                           scene->measures->gap * (i + 1.0) / (causes->count + 1.0));
    if (causes->count > 0)
        plycut_out_text(tex->out, "  \\end{scope}\n");
}
