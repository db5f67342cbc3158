/* A search as one formula of nested max{...}, min{...} and mean{...}, with what was never visited in brackets. */
#include "facts/lookup.h"
#include "words/sentence.h"

#include <plycut/words.h>

#include <limits.h>
#include <math.h>

typedef struct Formula {
    const PlycutTrace *trace;
    PlycutOut *out;
    int last_ply;   /* deeper nodes are written as their values */
    bool unvisited; /* something was never visited */
} Formula;

static void formula_number(const Formula *f, double number)
{
    char text[SENTENCE_NUMBER_SIZE];
    plycut_out_text(f->out, sentence_number(f->trace, number, text));
}

/* "3", ">=3"; "?" if it is not known. */
static void formula_value(const Formula *f, const PlycutTraceNode *node)
{
    const PlycutBound type = node->visited ? node->type : PLYCUT_EXACT;
    if (isnan(node->value)) {
        plycut_out_text(f->out, text_of(SENTENCE_FORMULA_UNKNOWN));
        return;
    }
    plycut_out_text(f->out, type == PLYCUT_LOWER ? ">=" : type == PLYCUT_UPPER ? "<=" : "");
    formula_number(f, node->value);
}

static void formula_node(Formula *f, uint32_t id);

/* Are the children of a chance node not equally likely? */
static bool is_weighted(const Formula *f, const PlycutTraceNode *node)
{
    bool weighted = false;
    for (uint32_t i = 1; i < node->child_count; i++)
        weighted |= f->trace->nodes[node->first_child + i].probability !=
                    f->trace->nodes[node->first_child].probability;
    return weighted;
}

/* The children, with those that were never visited in brackets; brackets are not nested. "2/3: " goes before a child of a
 * weighted mean. */
static void formula_children(Formula *f, const PlycutTraceNode *node)
{
    const bool weighted = is_weighted(f, node);
    bool inside = false;
    for (uint32_t i = 0; i < node->child_count; i++) {
        const uint32_t child = node->first_child + i;
        const bool out = node->visited && !f->trace->nodes[child].visited;
        plycut_out_text(f->out, inside && !out ? "]" : "");
        plycut_out_text(f->out, i > 0 ? ", " : "");
        plycut_out_text(f->out, out && !inside ? "[" : "");
        if (weighted) {
            formula_number(f, f->trace->nodes[child].probability);
            plycut_out_text(f->out, ": ");
        }
        formula_node(f, child);
        inside = out;
        f->unvisited |= out;
    }
    plycut_out_text(f->out, inside ? "]" : "");
}

/* Is it written as its value? */
static bool is_value(const Formula *f, const PlycutTraceNode *node)
{
    return node->child_count == 0 || node->ply >= f->last_ply;
}

static void formula_node(Formula *f, uint32_t id)
{
    const PlycutTraceNode *node = &f->trace->nodes[id];
    if (is_value(f, node)) {
        formula_value(f, node);
        return;
    }
    plycut_out_text(f->out, PLYCUT_BY_PLAYER(node->player, "max{", "min{", "mean{"));
    formula_children(f, node);
    plycut_out_char(f->out, '}');
}

/* The whole node: "max{...} = 3", or "<= 3" if the value is a bound; in brackets if it was never visited. */
static void formula_write(Formula *f, uint32_t top)
{
    static const char *const SIGNS[] = {[PLYCUT_EXACT] = " = ",
                                        [PLYCUT_LOWER] = " >= ",
                                        [PLYCUT_UPPER] = " <= ",
                                        [PLYCUT_UNPROVED] = " ?= "};
    const PlycutTraceNode *node = &f->trace->nodes[top];
    f->unvisited = !node->visited;
    plycut_out_text(f->out, node->visited ? "" : "[");
    formula_node(f, top);
    plycut_out_text(f->out, node->visited ? "" : "]");
    if (node->visited && !is_value(f, node)) {
        plycut_out_text(f->out, SIGNS[node->type]);
        formula_number(f, node->value);
    }
    plycut_out_char(f->out, '\n');
}

bool plycut_formula(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error)
{
    PlycutWrap wrap = {.to = out, .width = EXPLANATION_WIDTH};
    PlycutOut lines;
    const uint32_t top =
        focus == NULL || focus->node == NULL ? 0 : node_asked(trace, "at", focus->node, error);
    if (top == PLYCUT_NO_NODE)
        return false;
    Formula f = {.trace = trace,
                 .out = &lines,
                 .last_ply = focus == NULL || focus->plies < 0
                                 ? INT_MAX
                                 : trace->nodes[top].ply + focus->plies};
    plycut_out_init(&lines, plycut_wrap_write, &wrap);
    formula_write(&f, top);
    if (f.unvisited)
        plycut_out_format(&lines, "%s\n", text_of(SENTENCE_FORMULA_BRACKETS));
    (void)plycut_out_flush(&lines); /* out->failed says so */
    return true;
}
