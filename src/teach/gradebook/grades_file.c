/* grades_file.c - the members of a "plycut-grades". */
#include "gradebook/grades_file.h"

#include <math.h>

#define NEEDED .need = JSON_REQUIRED

/* ---- A convention ------------------------------------------------------------------------------ */

#define ORDER_SCHEMA                                                                               \
    "{\"pattern\":\"^(given|reversed|best|worst|static|fewest|mobility|parity|shuffle:(0|[1-9]"    \
    "[0-9]*)|quality:(0|[1-9][0-9]?|100)(:[1-9][0-9]*)?|(best|worst|static|fewest|mobility|"       \
    "parity),(static|fewest|mobility|parity))$\"}"
#define LIMITS_SCHEMA                                                                              \
    "{\"type\":\"array\",\"items\":{\"type\":[\"number\",\"null\"]},\"minItems\":2,\"maxItems\":"  \
    "2}"

static void limits_write(const void *limits, PlycutJson *json)
{
    plycut_json_window(json, ((const PlycutLimits *)limits)->low,
                       ((const PlycutLimits *)limits)->high);
}

static const JsonRow CONVENTION_ROWS[] = {
    {JSON_AT(ConventionFile, algorithm), .kind = JSON_TEXT, .least = 1, NEEDED,
     .says = "the algorithm"},
    {JSON_AT(ConventionFile, cut), .kind = JSON_TEXT, NEEDED,
     .schema = "{\"enum\":[\"equal\",\"strict\"]}", .says = "whether an equal value cuts off"},
    {JSON_AT(ConventionFile, fail), .kind = JSON_TEXT, NEEDED,
     .schema = "{\"enum\":[\"soft\",\"hard\"]}", .says = "what a node returns outside its window"},
    {JSON_AT(ConventionFile, order), .kind = JSON_TEXT, NEEDED, .schema = ORDER_SCHEMA,
     .says = "the order of the children"},
    {JSON_AT(ConventionFile, guess), .kind = JSON_NUMBER,
     .says = "the value that MTD(f) tests first, if the exercise states one"},
    {JSON_AT(ConventionFile, limits_cut), .kind = JSON_FLAG, .schema = "{\"const\":true}",
     .says = "nodes stop at the limits of the values"},
    {JSON_AT(ConventionFile, limits), .kind = JSON_ANY, .write = limits_write,
     .schema = LIMITS_SCHEMA,
     .says = "all leaf values lie between these; null: no limit; if missing: none"},
};

static const JsonShape CONVENTION = {
    JSON_SHAPE(ConventionFile, CONVENTION_ROWS, "a convention, under which answers may be right"),
    .name = "convention"};

/* ---- A mark ------------------------------------------------------------------------------------ */

static void false_write(const void *nothing, PlycutJson *json)
{
    (void)nothing;
    plycut_json_bool(json, false);
}

static const JsonRow MARK_ROWS[] = {
    {JSON_AT(MarkFile, item), .kind = JSON_TEXT, .least = 1, NEEDED,
     .says = "what is answered: `pruned`, `windows.C`"},
    {JSON_AT(MarkFile, right), .kind = JSON_FLAG, NEEDED, .says = "the answer is right"},
    {JSON_AT(MarkFile, asked), .kind = JSON_ANY, .write = false_write,
     .schema = "{\"const\":false}",
     .says = "no question of the exercise asks for this answer: it earns nothing"},
    {JSON_AT(MarkFile, reading), .kind = JSON_TEXT, .least = 1,
     .says = "how the answer was read, if not literally"},
    {JSON_AT(MarkFile, given), .kind = JSON_TEXT, NEEDED, .says = "the answer"},
    {JSON_AT(MarkFile, found), .kind = JSON_TEXT,
     .says = "what the search says; empty if the answer is not understood. Only with full "
             "feedback"},
    {JSON_AT(MarkFile, not_understood), .kind = JSON_TEXT, .least = 1,
     .says = "why the answer could not be parsed, with its place in the file. It is marked wrong"},
    {JSON_AT(MarkFile, share), .kind = JSON_NUMBER, .most = 1,
     .schema = "{\"exclusiveMinimum\":0,\"exclusiveMaximum\":1}",
     .says = "for a wrong list: the share of its points that it earns with --points"},
    {JSON_AT(MarkFile, carried), .kind = JSON_NUMBER, .most = INFINITY,
     .schema = "{\"exclusiveMinimum\":0}",
     .says = "with --carry: the points that it earns because it follows from the named mistake, or "
             "counts a list on the same sheet"},
    {JSON_AT(MarkFile, others), .kind = JSON_WHOLE,
     .says = "for a list with words that could not be parsed: how many other nodes it names"},
    {JSON_AT(MarkFile, others_right), .kind = JSON_WHOLE,
     .says = "how many of those nodes belong to the right answer"},
};

static const JsonShape MARK = {JSON_SHAPE(MarkFile, MARK_ROWS, "the mark of one answer"),
                               .name = "mark"};
static const JsonRow A_MARK =
    JSON_ITEM(MarkFile, JSON_OBJECT, .shape = &MARK, .line = true, .says = "the mark of an answer");

/* ---- What is said about a grade ---------------------------------------------------------------- */

static const JsonRow DIVERGENCE_ROWS[] = {
    {JSON_AT(DivergenceFile, item), .kind = JSON_TEXT, NEEDED, .says = "the item that it is about"},
    {JSON_AT(DivergenceFile, event), .kind = JSON_WHOLE, .least = 1, NEEDED, .nullable = true,
     .says = "the number of the event in the trace; null: the whole search"},
    {JSON_AT(DivergenceFile, node), .kind = JSON_TEXT, NEEDED, .nullable = true,
     .says = "the path of the node where the answers depart from the search"},
    {JSON_AT(DivergenceFile, pruned), .kind = JSON_TEXT, NEEDED, .nullable = true,
     .schema = "{\"enum\":[\"too much\",\"too little\"]}",
     .says = "whether the answer prunes too much or too little; null: neither"},
    {JSON_AT(DivergenceFile, text), .kind = JSON_TEXT, .least = 1, NEEDED,
     .says = "a sentence with the reason"},
    {JSON_AT(DivergenceFile, explained), .kind = JSON_FLAG, .schema = "{\"const\":true}",
     .says = "explained by the named mistake"},
};

static const JsonShape DIVERGENCE = {
    JSON_SHAPE(DivergenceFile, DIVERGENCE_ROWS, "where the answers first depart from the search"),
    .name = "divergence"};

static const JsonRow MISTAKE_ROWS[] = {
    {JSON_AT(PlycutMistake, name), .kind = JSON_TEXT, .least = 1, NEEDED,
     .says = "the name of the mistake, one of a closed list (docs/answers.md)"},
    {JSON_AT(PlycutMistake, text), .kind = JSON_TEXT, .least = 1, NEEDED,
     .says = "a sentence for the student"},
};

static const JsonShape MISTAKE = {
    JSON_SHAPE(PlycutMistake, MISTAKE_ROWS, "a mistake that has a name"), .name = "mistake"};
static const JsonRow A_MISTAKE =
    JSON_ITEM(PlycutMistake, JSON_OBJECT, .shape = &MISTAKE, .says = "a mistake that has a name");

/* ---- A grade ----------------------------------------------------------------------------------- */

static const JsonRow GRADE_ROWS[] = {
    {JSON_AT(GradeFile, file), .kind = JSON_TEXT, NEEDED, .says = "the file with the answers"},
    {JSON_AT(GradeFile, student), .kind = JSON_TEXT, NEEDED,
     .says = "the student's name, or empty if none is known"},
    {JSON_AT(GradeFile, convention), .kind = JSON_OBJECT, .shape = &CONVENTION,
     .says = "the convention that the answers were graded by"},
    {JSON_AT(GradeFile, exercise), .kind = JSON_TEXT, .least = 1,
     .says = "the tree: the exercise's name or the spec"},
    {JSON_AT(GradeFile, stated), .kind = JSON_TEXT, .least = 1,
     .says = "what the answers state of the search: `algorithm=minimax, depth=0`"},
    {JSON_AT(GradeFile, ignored), .kind = JSON_TEXT, .least = 1,
     .says = "the part of it that does not count, because the exercise states otherwise"},
    {JSON_AT(GradeFile, points), .kind = JSON_NUMBER, .most = INFINITY, NEEDED,
     .says = "the points that the answers earn"},
    {JSON_AT(GradeFile, carried), .kind = JSON_NUMBER, .most = INFINITY,
     .says = "with --carry: those of the points that are carried"},
    {JSON_AT(GradeFile, contradiction), .kind = JSON_TEXT, .least = 1,
     .says = "answers of the sheet that contradict each other, in sentences"},
    {JSON_AT(GradeFile, of), .kind = JSON_NUMBER, .most = INFINITY, NEEDED,
     .says = "the most points that there are"},
    {JSON_AT(GradeFile, problem), .kind = JSON_TEXT, .least = 1,
     .says = "why the file could not be graded; there are then no marks and no convention"},
    {JSON_AT(GradeFile, marks), .kind = JSON_LIST, .item = &A_MARK, NEEDED,
     .says = "the mark of each answer"},
    {JSON_AT(GradeFile, mistakes), .kind = JSON_LIST, .item = &A_MISTAKE, .least = 1,
     .most = PLYCUT_MISTAKES_NAMED, .line = true,
     .says = "the mistakes that explain the answers; several if they explain them equally well"},
    {JSON_AT(GradeFile, divergence), .kind = JSON_OBJECT, .shape = &DIVERGENCE, .line = true,
     .says = "where the answers first depart from the search"},
    {JSON_AT(GradeFile, right_for), .kind = JSON_OBJECT, .shape = &CONVENTION, .line = true,
     .says = "a convention under which every answer is right"},
    {JSON_AT(GradeFile, nearer_to), .kind = JSON_OBJECT, .shape = &CONVENTION, .line = true,
     .says = "a convention under which more answers are right"},
    {JSON_AT(GradeFile, remark), .kind = JSON_TEXT, .least = 1,
     .says =
         "sentences about that convention, and about answers that are right in another reading"},
    {JSON_AT(GradeFile, hint), .kind = JSON_TEXT, .least = 1,
     .says = "where to look again; only with --feedback hint"},
};

static const JsonShape GRADE = {JSON_SHAPE(GradeFile, GRADE_ROWS, "the grade of one student"),
                                .name = "grade"};
static const JsonRow A_GRADE = JSON_ITEM(GradeFile, JSON_OBJECT, .shape = &GRADE, .line = true,
                                         .says = "the grade of a student");

/* ---- The document ------------------------------------------------------------------------------ */

/* How often each mistake was made, by name. */
static void tallies_write(const void *statistics, PlycutJson *json)
{
    const PlycutStatistics *s = statistics;
    plycut_json_open(json, '{');
    for (size_t i = 0; i < s->mistake_count; i++)
        plycut_json_key_integer(json, s->mistakes[i].name, (int64_t)s->mistakes[i].answered);
    plycut_json_close(json);
}

static const JsonRow TALLY_ROWS[] = {
    {JSON_AT(TallyFile, item), .kind = JSON_TEXT, NEEDED, .says = "the item"},
    {JSON_AT(TallyFile, answered), .kind = JSON_WHOLE, NEEDED, .says = "how many answered it"},
    {JSON_AT(TallyFile, right), .kind = JSON_WHOLE, NEEDED, .says = "how many were right"},
};

static const JsonShape TALLY = {JSON_SHAPE(TallyFile, TALLY_ROWS, "an item in the class")};
static const JsonRow A_TALLY =
    JSON_ITEM(TallyFile, JSON_OBJECT, .shape = &TALLY, .says = "an item in the class");

static const JsonRow ROWS[] = {
    JSON_FORMAT_ROW("plycut-grades"),
    JSON_VERSION_ROW(2, JSON_REQUIRED),
    {JSON_AT(GradesFile, input), .kind = JSON_TEXT, NEEDED,
     .says = "the tree, or the folder of exercises, as given on the command line"},
    {JSON_AT(GradesFile, wrong), .kind = JSON_WHOLE, NEEDED,
     .says = "the number of students with a wrong answer"},
    {JSON_AT(GradesFile, grades), .kind = JSON_LIST, .item = &A_GRADE, NEEDED,
     .says = "the grade of each student"},
    {JSON_AT(GradesFile, items), .kind = JSON_LIST, .item = &A_TALLY, NEEDED, .line = true,
     .says = "for each item, how many students answered it, and how many of them were right"},
    {JSON_AT(GradesFile, mistakes), .kind = JSON_ANY, NEEDED, .write = tallies_write,
     .schema =
         "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\",\"minimum\":0}}",
     .says = "for each named mistake, how many students made it"},
};

const JsonShape GRADES_SHAPE = {
    JSON_SHAPE(GradesFile, ROWS,
               "grades of students' answers, as written by plycut check -f json TREE ANSWERS "
               "(docs/answers.md)")};

const JsonFormat GRADES_FORMAT = {
    .title = "plycut-grades, version 2", .author = JSON_PROGRAMS, .shape = &GRADES_SHAPE};
