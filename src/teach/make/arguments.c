/* arguments.c - the conditions for a tree as command-line options that repeat them. */
#include "make/make.h"

static void write_word(PlycutOut *out, const char *option, const char *word)
{
    plycut_out_text(out, option);
    plycut_out_shell(out, word);
}

static void write_span(PlycutOut *out, const char *option, PlycutSpan span)
{
    if (span.low == 0 && span.high == PLYCUT_NO_LIMIT)
        return;
    plycut_out_format(out, "%s%lld", option, (long long)span.low);
    if (span.high == PLYCUT_NO_LIMIT)
        plycut_out_char(out, '+');
    else if (span.high != span.low)
        plycut_out_format(out, "..%lld", (long long)span.high);
}

static void write_flag(PlycutOut *out, const char *option, bool given)
{
    plycut_out_text(out, given ? option : "");
}

static void write_shape(const PlycutMake *make, PlycutOut *out)
{
    if (make->shape != NULL) {
        write_word(out, " --fill ", make->shape_name != NULL ? make->shape_name : "-");
        if (make->prune != NULL)
            write_word(out, " --prune ", make->prune);
        write_flag(out, " --most-pruned", make->most_pruned);
        plycut_out_format(out, " --root %s", plycut_player_text(make->shape->root.player));
        return;
    }
    write_span(out, " -b ", make->branching);
    if (!make->smallest_deep)
        write_span(out, " --plies ", make->plies);
    write_flag(out, " --irregular", make->irregular);
    write_flag(out, " --smallest-deep", make->smallest_deep);
    write_flag(out, " --best-case", make->arrangement == PLYCUT_ARRANGED_BEST);
    write_flag(out, " --worst-case", make->arrangement == PLYCUT_ARRANGED_WORST);
    for (int i = 0; i < make->levels.count; i++)
        plycut_out_format(out, "%s%s", i == 0 ? " --players " : "/",
                          plycut_player_text(make->levels.player[i]));
    if (make->root != PLYCUT_FIRST_PLAYER)
        plycut_out_format(out, " --root %s", plycut_player_text(make->root));
}

static void write_values(const PlycutMake *make, PlycutOut *out)
{
    plycut_out_text(out, " --values ");
    plycut_out_number(out, make->low);
    plycut_out_text(out, "..");
    plycut_out_number(out, make->high);
    if (plycut_is_limited(make->limits)) {
        plycut_out_text(out, " --limits=");
        plycut_out_number(out, make->limits.low);
        plycut_out_char(out, ',');
        plycut_out_number(out, make->limits.high);
    }
    if (make->decimals > 0)
        plycut_out_format(out, " --decimals %d", make->decimals);
    write_flag(out, " --distinct", make->distinct);
    write_flag(out, " --ties", make->ties);
    write_flag(out, " --any-values", make->any_values);
}

static void arguments_write_leaves(const PlycutMake *make, PlycutOut *out)
{
    for (size_t i = 0; i < make->leaves_count; i++) {
        plycut_out_format(out, "%s%s", i == 0 ? " --leaves " : ",",
                          make->leaves[i].algorithm->name);
        write_span(out, "=", make->leaves[i].span);
    }
}

void plycut_make_arguments(const PlycutMake *make, PlycutOut *out)
{
    plycut_out_text(out, "make");
    write_shape(make, out);
    write_values(make, out);
    write_span(out, " --shallow ", make->shallow);
    write_span(out, " --deep ", make->deep);
    write_span(out, " --cutoffs ", make->cutoffs);
    write_span(out, " --at-chance ", make->at_chance);
    write_span(out, " --through-chance ", make->through_chance);
    arguments_write_leaves(make, out);
    write_flag(out, " --above-leaves", make->above_leaves);
    write_flag(out, " --unique-best", make->unique_best);
    write_flag(out, " --same-key", make->same_key);
    plycut_out_format(out, " --seed %llu", (unsigned long long)make->seed);
    if (make->tries > plycut_make_defaults().tries)
        plycut_out_format(out, " --tries %llu", (unsigned long long)make->tries);
}
