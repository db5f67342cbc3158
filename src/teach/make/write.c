/* write.c - a generated tree as a tree file: title, source, the tree, answers of the core algorithms. */
#include "make/make.h"
#include "facts/key.h"
#include "game/tree.h"
#include "words/sentence.h"

#include <stdlib.h>

/* ---- The tree -------------------------------------------------------------------------------- */

/* A stored tree with new values for its leaves. */
static bool write_filled(const PlycutGame *game, const Skeleton *shape, PlycutJson *json,
                         PlycutError *error)
{
    double *values = malloc(shape->leaf_count * sizeof *values);
    if (values == NULL)
        return plycut_no_memory(error);
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        values[i] = shape->tree.nodes[shape->leaves[i]].as.value;
    tree_write_json(tree_of(game), values, false, json);
    free(values);
    return true;
}

/* ---- The file -------------------------------------------------------------------------------- */

/* Write a member whose value is a sentence. */
static void write_said(PlycutJson *json, const char *key, TextId id, const Term *terms)
{
    PlycutText text = {0};
    sentence_add(&text, NULL, id, terms);
    plycut_json_key(json, key);
    text_json(&text, json);
}

/* "A game tree of 16 leaves", one of several with its number: a title that gives nothing away. */
static void write_title(const PlycutMake *make, const Skeleton *shape, PlycutJson *json)
{
    write_said(json, "title", make->numbered ? SENTENCE_MADE_TITLE_NUMBERED : SENTENCE_MADE_TITLE,
               TERMS(COUNT(leaves, shape->leaf_count), COUNT(number, make->seed)));
}

static void write_source(const PlycutMake *make, PlycutJson *json)
{
    PlycutText arguments = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &arguments);
    plycut_make_arguments(make, &out);
    plycut_out_memory(json->out, plycut_out_flush(&out));
    plycut_json_newline(json);
    write_said(json, "source", SENTENCE_MADE_BY,
               TERMS(TEXT(version, PLYCUT_VERSION), TEXT(arguments, arguments.bytes)));
    plycut_text_free(&arguments);
}

static bool made_head_write(const PlycutMake *make, const Skeleton *shape, PlycutJson *json,
                            PlycutError *error)
{
    plycut_json_open(json, '{');
    plycut_json_newline(json);
    plycut_json_key_string(json, "format", "plycut-tree");
    plycut_json_key_integer(json, "version", 1);
    plycut_json_newline(json);
    write_title(make, shape, json);
    write_source(make, json);
    plycut_json_newline(json);
    plycut_json_key_string(json, "root", plycut_player_text(shape->tree.nodes[0].player));
    if (plycut_is_limited(shape->limits)) {
        plycut_json_key_window(json, "limits", shape->limits.low, shape->limits.high);
    }
    plycut_json_newline(json);
    plycut_json_key(json, "tree");
    if (make->shape != NULL)
        return write_filled(make->shape, shape, json, error);
    tree_write_json(&shape->tree, NULL, true, json);
    return true;
}

/* The answers of one algorithm. */
static bool made_search_write(const PlycutGame *game, const PlycutAlgorithm *algorithm,
                              PlycutJson *json, PlycutError *error)
{
    Key key;
    PlycutSearchOptions options = plycut_search_defaults(algorithm);
    bool done = key_open(&key, game, NULL, &options, error);
    if (done) {
        plycut_json_newline(json);
        plycut_json_key_open(json, algorithm->name, '{');
        facts_json(&key.facts, json);
        plycut_json_close(json);
    }
    key_close(&key);
    return done;
}

static bool write_answers(const PlycutGame *game, PlycutJson *json, PlycutError *error)
{
    plycut_json_newline(json);
    plycut_json_key_open(json, "answers", '{');
    for (size_t i = 0; i < plycut_algorithm_count(); i++)
        if (plycut_algorithm(i)->core && !made_search_write(game, plycut_algorithm(i), json, error))
            return false;
    plycut_json_close(json);
    plycut_json_newline(json);
    plycut_json_close(json);
    return true;
}

bool make_write(const PlycutMake *make, Skeleton *shape, PlycutText *file, PlycutError *error)
{
    PlycutOut out;
    PlycutJson json;
    PlycutGame game = skeleton_game(shape);
    plycut_out_init(&out, plycut_text_write, file);
    plycut_json_init(&json, &out);
    /* The searches that answer are traced, and traces name every node. */
    bool written = tree_name_nodes(&shape->tree, error) &&
                   made_head_write(make, shape, &json, error) && write_answers(&game, &json, error);
    plycut_out_char(&out, '\n');
    bool taken = plycut_out_flush(&out);
    return written && (taken || plycut_no_memory(error));
}
