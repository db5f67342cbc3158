/* The classes of nodes and edges. */
#include "scene/classes.h"

const char *edge_classes(const View *view, uint32_t d)
{
    return edge_is_variation(view, d) ? "visited pv"
           : edge_is_open(view, d)    ? "visited open"
                                      : edge_info(edge_kind(view, d))->classes;
}

/* The marks that the search gave a node. */
static void class_marks_write(const PlycutTraceNode *node, PlycutOut *out)
{
    if (node->pv)
        plycut_out_text(out, " pv");
    if (node->cut) {
        plycut_out_text(out, " cut ");
        plycut_out_text(out, plycut_cut_kind_text(node->cut_kind));
    }
    if (node->cause)
        plycut_out_text(out, " cause");
    if (node->known)
        plycut_out_text(out, " known");
}

void node_classes_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    if (drawn->kind != DRAWN_NODE)
        plycut_out_text(out, "folded ");
    if (!drawn_is_several(drawn))
        plycut_out_text(
            out, node->leaf ? "leaf " : PLYCUT_BY_PLAYER(node->player, "max ", "min ", "chance "));
    plycut_out_text(out, node->visited ? "visited" : node->ahead ? "ahead" : "pruned");
    if (node->open)
        plycut_out_text(out, " open");
    if (drawn_is_current(&scene->view, d))
        plycut_out_text(out, " current");
    if (!drawn_is_several(drawn))
        class_marks_write(node, out);
}
