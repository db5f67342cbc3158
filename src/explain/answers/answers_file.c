/* answers_file.c - the members of a "plycut-answers", from the facts and the claims. */
#include "answers/answers_file.h"
#include "answers/read.h"

/* ---- Forms, as schemas ------------------------------------------------------------------------ */

#define NODE "{\"type\":[\"string\",\"number\"]}"
#define WINDOW                                                                                     \
    "{\"type\":\"array\",\"minItems\":2,\"maxItems\":2,\"items\":{\"type\":[\"number\","           \
    "\"string\",\"null\"]}}"
#define OF_NODES(items) "{\"type\":\"object\",\"additionalProperties\":" items "}"

#define FORM_VALUE_OR_BOUND "{\"type\":[\"number\",\"string\"],\"pattern\":\"^([<>]=|-?inf$)\"}"
#define FORM_NODE_OR_NULL   "{\"type\":[\"string\",\"number\",\"null\"]}"
#define FORM_NODES          "{\"type\":\"array\",\"items\":" NODE "}"
#define FORM_COUNT          "{\"type\":\"integer\",\"minimum\":0}"
#define FORM_VALUES         OF_NODES("{\"type\":[\"number\",\"string\"]}")
#define FORM_WINDOWS        OF_NODES("{\"anyOf\":[" WINDOW ",{\"const\":\"-\"}]}")
#define FORM_TYPES          OF_NODES("{\"enum\":[\"PV\",\"CUT\",\"ALL\",\"-\"]}")
#define FORM_INTERVALS      OF_NODES("{\"type\":\"string\"}")
#define FORM_NAME           "{\"type\":\"string\",\"minLength\":1}"
#define FORM_CUT            "{\"enum\":[\"equal\",\"strict\"]}"
#define FORM_FAIL           "{\"enum\":[\"soft\",\"hard\"]}"
#define FORM_ROOT           "{\"enum\":[\"max\",\"min\"]}"
#define FORM_DEPTH          "{\"type\":\"integer\",\"minimum\":0,\"maximum\":400}"
#define FORM_BOUNDS         WINDOW
#define FORM_ANY_NUMBER     "{\"type\":\"number\"}"
#define FORM_FLAG           "{\"type\":\"boolean\"}"
#define FORM_ORDER                                                                                 \
    "{\"type\":\"string\",\"pattern\":\"^(given|reversed|best|worst|static|fewest|mobility|"       \
    "parity|shuffle:(0|[1-9][0-9]*)|quality:(0|[1-9][0-9]?|100)(:[1-9][0-9]*)?|"                   \
    "(best|worst|static|fewest|mobility|parity),(static|fewest|mobility|parity))$\"}"

/* ---- Cutoffs and updates --------------------------------------------------------------------- */

/* The structs are not used: json_forms.c makes texts of the members. */
typedef struct Part {
    const void *value;
    const char *text;
} Part;

#define PART_NODE                                                                                  \
    {                                                                                              \
        .name = "node", .at = offsetof(Part, value), .size = sizeof(void *), .kind = JSON_ANY,     \
        .need = JSON_REQUIRED, .schema = NODE,                                                     \
        .says = "the node: a path, a name, or a leaf's value"                                      \
    }
#define PART_TEXT(id, ...)                                                                         \
    {                                                                                              \
        .name = (id), .at = offsetof(Part, text), .size = sizeof(char *), .kind = JSON_TEXT,       \
        __VA_ARGS__                                                                                \
    }
#define PART_NUMBER(id, ...)                                                                       \
    {                                                                                              \
        .name = (id), .at = offsetof(Part, value), .size = sizeof(void *), .kind = JSON_ANY,       \
        .schema = "{\"anyOf\":[{\"type\":\"number\"},{\"enum\":[\"inf\",\"-inf\"]}]}", __VA_ARGS__ \
    }

static const JsonRow CUTOFF_ROWS[] = {
    PART_NODE,
    PART_TEXT("side", .schema = "{\"enum\":[\"alpha\",\"beta\"]}",
              .says = "the bound that it crosses"),
    PART_TEXT("kind", .schema = "{\"enum\":[\"shallow\",\"deep\",\"window\",\"limit\"]}",
              .says = "its kind"),
    PART_TEXT("test", .says = "the inequality that caused it: `2 <= 3`"),
    {.name = "by",
     .at = offsetof(Part, value),
     .size = sizeof(void *),
     .kind = JSON_ANY,
     .schema = NODE,
     .says = "the owner of the bound, or `window`"},
};

static const JsonRow UPDATE_ROWS[] = {
    PART_NODE,
    PART_NUMBER("alpha", .need = JSON_ONE_OF, .says = "the new alpha, if that is what changes"),
    PART_NUMBER("beta", .need = JSON_ONE_OF, .says = "the new beta, if that is what changes"),
};

static const JsonShape CUTOFF = {JSON_SHAPE(Part, CUTOFF_ROWS, "a cutoff"), .name = "cutoff"},
                       UPDATE = {JSON_SHAPE(Part, UPDATE_ROWS, "an update"), .name = "update",
                                 .schema = "{\"maxProperties\":2}"};

static const JsonRow A_CUTOFF = JSON_ITEM(Part, JSON_OBJECT, .shape = &CUTOFF, .says = "a cutoff"),
                     AN_UPDATE =
                         JSON_ITEM(Part, JSON_OBJECT, .shape = &UPDATE, .says = "an update");

/* ---- The rows -------------------------------------------------------------------------------- */

/* The places of the members: first those of a file, then those of a student, of which an algorithm of a tree has all but
 * the name. */
enum {
    ROW_FORMAT,
    ROW_VERSION,
    ROW_POINTS,
    ROW_STUDENTS,
    ROW_NAME,
    ROW_CLAIM,
    ROW_FACT = ROW_CLAIM + CLAIMS,
    ROW_WITH_ROOT = ROW_FACT + PLYCUT_FACTS,
    ROW_WITHOUT_ROOT,
    ROWS
};

static const JsonRow A_STUDENT = JSON_ITEM(AnswersFile, JSON_OBJECT, .shape = &STUDENT_SHAPE,
                                           .says = "the answers of a student");

#define POINTS_SCHEMA                                                                              \
    "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"number\",\"minimum\":0}}"

static const JsonRow FILE_ROWS[ROWS] = {
    [ROW_FORMAT] = JSON_FORMAT_ROW("plycut-answers"),
    [ROW_VERSION] = JSON_VERSION_ROW(1, JSON_REQUIRED),
    [ROW_POINTS] = {JSON_AT(AnswersFile, points), .kind = JSON_ANY, .schema = POINTS_SCHEMA,
                    .says = "in the key of a sheet: what each answer about a fact is worth"},
    [ROW_STUDENTS] = {JSON_AT(AnswersFile, students), .kind = JSON_LIST, .item = &A_STUDENT,
                      .least = 1,
                      .says = "the answers of each student; the file itself then has none, and its "
                              "claims are those of all"},
    [ROW_NAME] = {JSON_AT(AnswersFile, name), .kind = JSON_TEXT, .says = "the student's name"},

/* Where an answer goes; its form is not read here. */
#define ANSWER_AT(row) [row].at = offsetof(AnswersFile, answer), [row].size = sizeof(JsonList)

#define CLAIM(id, json) [ROW_CLAIM + CLAIM_##id].name = #id, ANSWER_AT(ROW_CLAIM + CLAIM_##id),
#include "answers/claims.def"
#define FACT(id, label, shape, of)                                                                 \
    [ROW_FACT + PLYCUT_FACT_##id].name = label, ANSWER_AT(ROW_FACT + PLYCUT_FACT_##id),
#include <plycut/facts.def>
#define FORMED(row, form, text)                                                                    \
    [row].kind = JSON_ANY, [row].schema = FORM_##form, [row].says = text,
#define ANSWER(id, form, text)     FORMED(ROW_FACT + PLYCUT_FACT_##id, form, text)
#define CLAIMED_AS(id, form, text) FORMED(ROW_CLAIM + CLAIM_##id, form, text)
#include "answers/answers.def"
#define LISTED(id, of, text)                                                                       \
    [ROW_FACT + PLYCUT_FACT_##id].kind = JSON_LIST, [ROW_FACT + PLYCUT_FACT_##id].item = &(of),    \
                [ROW_FACT + PLYCUT_FACT_##id].says = text
    LISTED(CUTOFFS, A_CUTOFF, "the cutoffs, each with what is said about it"),
    LISTED(UPDATES, AN_UPDATE, "the updates, in order"),
    [ROW_WITH_ROOT] = {.name = "nodes_with_root",
                       .at = offsetof(AnswersFile, answer),
                       .size = sizeof(JsonList),
                       .kind = JSON_ANY,
                       .schema = FORM_COUNT,
                       .says = "how many nodes are visited, with the root"},
    [ROW_WITHOUT_ROOT] = {.name = "nodes_without_root",
                          .at = offsetof(AnswersFile, answer),
                          .size = sizeof(JsonList),
                          .kind = JSON_ANY,
                          .schema = FORM_COUNT,
                          .says = "how many nodes are visited, without the root"},
};

/* With "students", each answer belongs inside one of them. */
#define FACT(id, label, shape, of) "{\"required\":[\"" label "\"]},"
static const char ALONE[] = "{\"not\":{\"required\":[\"students\"],\"anyOf\":["
#include <plycut/facts.def>
                            "{\"required\":[\"nodes_with_root\"]},{\"required\":[\"nodes_without_"
                            "root\"]},{\"required\":[\"name\"]}]}}";

#define PART_OF_ROWS(first)                                                                        \
    .rows = FILE_ROWS + (first), .count = ROWS - (first), .size = sizeof(AnswersFile),             \
    .member = "answer"

const JsonShape STUDENT_SHAPE = {PART_OF_ROWS(ROW_NAME), .name = "student",
                                 .says = "the answers of a student"};
const JsonShape PUBLISHED_SHAPE = {PART_OF_ROWS(ROW_CLAIM), .name = "sheet",
                                   .says = "published answers"};

static const JsonShape FILE_SHAPE = {PART_OF_ROWS(ROW_FORMAT), .schema = ALONE,
                                     .says = "students' answers to one tree (docs/answers.md)"};

const JsonFormat ANSWERS_FORMAT = {
    .title = "plycut-answers, version 1", .author = JSON_PEOPLE, .shape = &FILE_SHAPE};
