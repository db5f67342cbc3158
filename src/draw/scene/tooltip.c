/* What a browser shows when the mouse rests on a node or an edge: names, and numbers in full. */
#include <math.h>

#include "scene/edge.h"
#include "scene/classes.h"
#include "scene/utf8.h"
#include "scene/shown.h"
#include "scene/wording.h"

/* A name, cut so that a tooltip does not become longer than Graphviz allows. */
typedef struct Name {
    char text[256];
} Name;

static Name name_kept(const char *text)
{
    Name name = {""};
    text_keep(text, name.text, sizeof name.text);
    return name;
}

static Name tip_name_of(const PlycutTraceNode *node)
{
    return name_kept(node->name);
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static Worded stub_tip(const PlycutTraceNode *parent, const Hidden *hidden)
{
    return worded(SAY_TIP_STUB,
                  TERMS(COUNT(count, hidden->subtrees), TEXT(parent, tip_name_of(parent).text)));
}

/* What a moment folds does not depend on what has been visited (view_make). */
static Worded rest_tip(const PlycutTraceNode *parent, const PlycutTraceNode *first,
                       const Hidden *hidden, bool moment)
{
    return worded(moment ? SAY_TIP_REST_MOMENT : SAY_TIP_REST,
                  TERMS(COUNT(count, hidden->subtrees), TEXT(parent, tip_name_of(parent).text),
                        TEXT(first, tip_name_of(first).text), COUNT(leaves, hidden->leaves),
                        COUNT(cutoffs, hidden->one_bar + hidden->two_bars),
                        COUNT(deep, hidden->two_bars)));
}

/* The tooltip of a node that was entered, with its cutoff if it cut off. */
static TextId entered_tip(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    static const TextId translated[] = {[PLYCUT_SHALLOW] = SAY_TIP_SHALLOW_TRANSLATED,
                                        [PLYCUT_DEEP] = SAY_TIP_DEEP_TRANSLATED,
                                        [PLYCUT_WINDOW] = SAY_TIP_WINDOW_TRANSLATED};
    static const TextId cuts[] = {[PLYCUT_SHALLOW] = SAY_TIP_SHALLOW,
                                  [PLYCUT_DEEP] = SAY_TIP_DEEP,
                                  [PLYCUT_WINDOW] = SAY_TIP_CUT_WINDOW,
                                  [PLYCUT_LIMIT] = SAY_TIP_CUT_LIMIT};
    return !node->cut && node->open            ? SAY_TIP_OPEN
           : !node->cut                        ? SAY_TIP_WINDOW
           : node->cut_scout != PLYCUT_NO_NODE ? SAY_TIP_CUT_SCOUT
           : label_is_translated(trace, node)  ? translated[node->cut_kind]
                                               : cuts[node->cut_kind];
}

/* "N (/1/0/0): at most 10, window [12, inf], deep cutoff, bound of A" */
static Worded node_tip(const Scene *scene, const PlycutTraceNode *node)
{
    const PlycutTrace *trace = scene->view.trace;
    const Shown shown = shown_of(trace, node, scene->picture->values);
    bool entered = trace->options.algorithm->windowed && node->visited && !node->leaf;
    bool owned = node->cut && node->cut_owner != PLYCUT_NO_NODE;
    TextId say = isnan(node->value)       ? SAY_TIP_NODE
                 : entered && node->known ? SAY_TIP_KNOWN
                 : node->known            ? SAY_TIP_KNOWN_LEAF
                 : entered                ? entered_tip(trace, node)
                                          : SAY_TIP_VALUE;
    const bool bound = entered && !node->open;
    return worded_about(
        trace, say,
        TERMS(TEXT(name, tip_name_of(node).text), TEXT(path, node->path),
              VALUE(value, shown.full, bound ? shown.type : PLYCUT_EXACT),
              TEXT(alpha, bound_text(shown.alpha.value, shown.alpha_mark, false).text),
              TEXT(beta, bound_text(shown.beta.value, shown.beta_mark, false).text),
              TEXT(bound, bound_text(node->cut_bound, "", false).text),
              TEXT(held, bound_text(node->cut_held, "", false).text),
              TEXT(owner, owned ? tip_name_of(&trace->nodes[node->cut_owner]).text : "")));
}

Worded tooltip_node(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    if (drawn->kind == DRAWN_STUB)
        return stub_tip(drawn_node(&scene->view, drawn->parent), &drawn->hidden);
    if (drawn->kind == DRAWN_REST)
        return rest_tip(drawn_node(&scene->view, drawn->parent), node, &drawn->hidden,
                        scene_is_moment(scene));
    return node_tip(scene, node);
}

/* ---- Edges ----------------------------------------------------------------------------------- */

Worded tooltip_edge(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    bool several = drawn_is_several(drawn), move = node->label != NULL && node->label[0] != '\0';
    return worded(several ? SAY_TIP_EDGE_SEVERAL
                  : move  ? SAY_TIP_EDGE_MOVE
                          : SAY_TIP_EDGE,
                  TERMS(TEXT(from, tip_name_of(drawn_node(&scene->view, drawn->parent)).text),
                        TEXT(to, tip_name_of(node).text),
                        TEXT(label, name_kept(move ? node->label : "").text)));
}

Worded tooltip_cause(const Scene *scene, uint32_t from, uint32_t to)
{
    return worded(SAY_TIP_CAUSE, TERMS(TEXT(from, tip_name_of(drawn_node(&scene->view, from)).text),
                                       TEXT(to, tip_name_of(drawn_node(&scene->view, to)).text)));
}
