/* write.c - a generated tree as a tree file: title, source, the tree, answers of the core algorithms. */
#include "make/make.h"
#include "facts/key.h"
#include "words/sentence.h"

#include <cjson/cJSON.h>
#include <string.h>

/* ---- The tree -------------------------------------------------------------------------------- */

static void write_node(PlycutJson *json, const Skeleton *shape, uint32_t node)
{
    const ShapeNode *n = &shape->nodes[node];
    if (n->child_count == 0) {
        plycut_json_number(json, n->value);
        return;
    }
    plycut_json_open(json, '[');
    for (uint32_t i = 0; i < n->child_count; i++) {
        if (node == 0)
            plycut_json_newline(json);
        write_node(json, shape, n->first_child + i);
    }
    plycut_json_close(json);
}

/* A stored tree with new values for its leaves, in the order of shape->leaves. */
typedef struct Filling {
    PlycutJson *json;
    const Skeleton *shape;
    uint32_t leaf;
} Filling;

static void write_leaf(Filling *f)
{
    plycut_json_number(f->json, f->shape->nodes[f->shape->leaves[f->leaf++]].value);
}

static void write_pattern(Filling *f, const cJSON *item)
{
    const cJSON *member;
    if (cJSON_IsNumber(item)) {
        write_leaf(f);
        return;
    }
    plycut_json_open(f->json, cJSON_IsArray(item) ? '[' : '{');
    cJSON_ArrayForEach(member, item)
    {
        if (cJSON_IsObject(item))
            plycut_json_key(f->json, member->string);
        if (cJSON_IsString(member))
            plycut_json_string(f->json, member->valuestring);
        else if (member->string != NULL && strcmp(member->string, "static") == 0)
            plycut_json_number(f->json, member->valuedouble);
        else
            write_pattern(f, member);
    }
    plycut_json_close(f->json);
}

/* The tree of a stored game as cJSON; the owner deletes *problem. NULL: no memory. */
static const cJSON *read_pattern(const PlycutGame *game, cJSON **problem)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&json, &out);
    plycut_game_write_problem(game, -1, &json);
    *problem = plycut_out_flush(&out) ? cJSON_ParseWithLength(text.bytes, text.length) : NULL;
    plycut_text_free(&text);
    return cJSON_GetObjectItemCaseSensitive(*problem, "tree");
}

static bool write_tree(const PlycutMake *make, const Skeleton *shape, PlycutJson *json,
                       PlycutError *error)
{
    cJSON *problem = NULL;
    const cJSON *pattern = make->shape != NULL ? read_pattern(make->shape, &problem) : NULL;
    Filling filling = {json, shape, 0};
    if (pattern != NULL)
        write_pattern(&filling, pattern);
    else
        write_node(json, shape, 0);
    cJSON_Delete(problem);
    return pattern != NULL || make->shape == NULL ||
           plycut_fail(error, PLYCUT_E_MEMORY, "no memory to write the tree");
}

/* ---- The file -------------------------------------------------------------------------------- */

/* Write a member whose value is a sentence. False if memory runs out. */
static bool write_said(PlycutJson *json, const char *key, SentenceId id, const Term *terms)
{
    PlycutText text = {0};
    sentence_add(&text, NULL, id, terms);
    const bool written = !text.failed;
    if (written)
        plycut_json_key_string(json, key, text.bytes);
    plycut_text_free(&text);
    return written;
}

/* "A game tree of 16 leaves", one of several with its number: a title that gives nothing away. */
static bool write_title(const PlycutMake *make, const Skeleton *shape, PlycutJson *json)
{
    return write_said(json, "title", make->numbered ? SENTENCE_MADE_TITLE_NUMBERED : SENTENCE_MADE_TITLE,
                      TERMS(COUNT(leaves, shape->leaf_count), COUNT(number, make->seed)));
}

static bool write_source(const PlycutMake *make, PlycutJson *json)
{
    PlycutText arguments = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &arguments);
    plycut_make_arguments(make, &out);
    plycut_json_newline(json);
    const bool written = plycut_out_flush(&out) &&
                         write_said(json, "source", SENTENCE_MADE_BY,
                                    TERMS(TEXT(version, PLYCUT_VERSION), TEXT(arguments, arguments.bytes)));
    plycut_text_free(&arguments);
    return written;
}

static bool write_head(const PlycutMake *make, const Skeleton *shape, PlycutJson *json,
                       PlycutError *error)
{
    plycut_json_open(json, '{');
    plycut_json_newline(json);
    plycut_json_key_string(json, "format", "plycut-tree");
    plycut_json_key_integer(json, "version", 1);
    plycut_json_newline(json);
    if (!write_title(make, shape, json) || !write_source(make, json))
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory to write the tree");
    plycut_json_newline(json);
    plycut_json_key_string(json, "root", plycut_player_text(shape->nodes[0].player));
    plycut_json_newline(json);
    plycut_json_key(json, "tree");
    return write_tree(make, shape, json, error);
}

/* The answers of one algorithm. */
static bool write_search(const PlycutGame *game, const PlycutAlgorithm *algorithm, PlycutJson *json,
                         PlycutError *error)
{
    Key key;
    PlycutSearchOptions options = plycut_search_defaults(algorithm);
    bool done = key_open(&key, game, NULL, &options, error);
    if (done) {
        plycut_json_newline(json);
        plycut_json_key(json, algorithm->name);
        plycut_json_open(json, '{');
        done = facts_json(&key.facts, json) ||
               plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the answers");
        plycut_json_close(json);
    }
    key_close(&key);
    return done;
}

static bool write_answers(const PlycutGame *game, PlycutJson *json, PlycutError *error)
{
    plycut_json_newline(json);
    plycut_json_key(json, "answers");
    plycut_json_open(json, '{');
    for (size_t i = 0; i < plycut_algorithm_count(); i++)
        if (plycut_algorithm(i)->core && !write_search(game, plycut_algorithm(i), json, error))
            return false;
    plycut_json_close(json);
    plycut_json_newline(json);
    plycut_json_close(json);
    return true;
}

bool make_write(const PlycutMake *make, const Skeleton *shape, PlycutText *file, PlycutError *error)
{
    PlycutOut out;
    PlycutJson json;
    PlycutGame game = skeleton_game(shape);
    plycut_out_init(&out, plycut_text_write, file);
    plycut_json_init(&json, &out);
    bool written = write_head(make, shape, &json, error) && write_answers(&game, &json, error);
    plycut_out_char(&out, '\n');
    bool taken = plycut_out_flush(&out);
    return written && (taken || plycut_fail(error, PLYCUT_E_MEMORY, "no memory to write the tree"));
}
