/* Arrows to the owners of bounds, in pictures that the package forest lays out. We do not know where forest will put the nodes, but we
 * know their order. An arrow passes next to each ancestor between its two nodes, through the gap that forest leaves between neighbours,
 * on the side where the arrow's node is; several arrows share a gap. There are no nodes between two ranks. So an arrow is never behind
 * a node that it does not connect. */
#include "tex/tex.h"

/* The side of its parent on which a node is: -1: left, 1: right, 0: directly below. */
static int side_of_parent(const Scene *scene, uint32_t d)
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

/* The side on which the arrow passes the parent of a node on its way: the side where the node is. If the node is directly below, the
 * nodes further up decide, or else those further down. */
static int passing_side(const Scene *scene, const Cause *cause, uint32_t below)
{
    const Drawn *drawn = scene->view.drawn;
    int side = 0;
    for (uint32_t d = below; d != cause->to && side == 0; d = drawn[d].parent)
        side = side_of_parent(scene, d);
    if (side != 0)
        return side;
    for (uint32_t d = cause->from; d != below; d = drawn[d].parent)
        side = side_of_parent(scene, d) != 0 ? side_of_parent(scene, d) : side;
    return side != 0 ? side : 1;
}

/* Two points: next to the lower end of the node, and next to its upper end. */
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
