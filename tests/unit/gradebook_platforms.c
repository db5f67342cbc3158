/* Who handed a file in, by its name; online texts and documents as lines. */
#include <plycut/grade.h>

#include <criterion/criterion.h>
#include <string.h>

static const struct {
    const char *text;
    PlycutPlatform platform;
    const char *name, *id;
} NAMES[] = {
    {"Ann Alder_4711_assignsubmission_file", PLYCUT_PLATFORM_MOODLE, "Ann Alder", "4711"},
    {"Ann Alder_7_assignsubmission_onlinetext_", PLYCUT_PLATFORM_MOODLE, "Ann Alder", "7"},
    {"Ann_B Lee_12_assignsubmission_file_", PLYCUT_PLATFORM_MOODLE, "Ann_B Lee", "12"},
    {"Default group_assignsubmission_file", PLYCUT_PLATFORM_MOODLE, "Default group", ""},
    {"alderann_LATE_123_456_a", PLYCUT_PLATFORM_CANVAS, "alderann", "123"},
    {"alderann_123_456_my answers", PLYCUT_PLATFORM_CANVAS, "alderann", "123"},
    {"submission_998877", PLYCUT_PLATFORM_GRADESCOPE, "submission_998877", "998877"},
    {"alderann_123_text", PLYCUT_PLATFORM_CANVAS, "alderann", "123"},
    {"alderann_LATE_123_link", PLYCUT_PLATFORM_CANVAS, "alderann", "123"},
    {"LATE_anon_4xZkA_171_answers", PLYCUT_PLATFORM_CANVAS, "4xZkA", "4xZkA"},
    {"alder_4711_9001_sheet", PLYCUT_PLATFORM_CANVAS, "alder", "4711"},
    {"anon_4xZkA_171_answers", PLYCUT_PLATFORM_CANVAS, "4xZkA", "4xZkA"},
    {"anon_4xZkA_LATE_171_answers", PLYCUT_PLATFORM_CANVAS, "4xZkA", "4xZkA"},
    {"gradebook_2241-AI_Exercise203_aalder_attempt_2024-10-02-12-30-11_sheet",
     PLYCUT_PLATFORM_BLACKBOARD, "aalder", ""},
    {"Exercise 3_boli_attempt_2024-10-02-12-30-11", PLYCUT_PLATFORM_BLACKBOARD, "boli", ""},
    {"48213-90114 - Ann Alder - Oct 3, 2024 1023 AM", PLYCUT_PLATFORM_BRIGHTSPACE, "Ann Alder",
     "48213"},
    {"Alder_Ann_aalder_345/sheet.txt", PLYCUT_PLATFORM_ILIAS, "Alder_Ann", "345"},
    {"Team 12/Alder_Ann_aalder_345/sheet.txt", PLYCUT_PLATFORM_ILIAS, "Team 12", "12"},
    {"Ann Alder/Exercise 3/Version 2/sheet.docx", PLYCUT_PLATFORM_TEAMS, "Ann Alder", "2"},
    {"Ann Alder/Exercise 3/sheet.docx", PLYCUT_PLATFORM_NONE, "Ann Alder", ""},
    {"Ann_4711_assignsubmission_file/a/b", PLYCUT_PLATFORM_MOODLE, "Ann", "4711"},
    {"zoe_4711", PLYCUT_PLATFORM_NONE, "zoe", "4711"},
    {"group_1_2_final", PLYCUT_PLATFORM_NONE, "group_1_2_final", ""},
    {"_4711_assignsubmission_file", PLYCUT_PLATFORM_NONE, "_4711_assignsubmission_file", ""},
    {"submission_", PLYCUT_PLATFORM_NONE, "submission_", ""},
    {"Ann Alder", PLYCUT_PLATFORM_NONE, "Ann Alder", ""},
    {"", PLYCUT_PLATFORM_NONE, "", ""},
};

Test(gradebook_platforms, a_name_says_who_handed_in)
{
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        const PlycutHandIn who = plycut_hand_in(NAMES[i].text, strlen(NAMES[i].text));
        cr_expect_eq(who.platform, NAMES[i].platform, "%s: %d", NAMES[i].text, who.platform);
        cr_expect(who.name_length == strlen(NAMES[i].name) &&
                      memcmp(who.name, NAMES[i].name, who.name_length) == 0,
                  "%s: %.*s", NAMES[i].text, (int)who.name_length, who.name);
        cr_expect(who.id_length == strlen(NAMES[i].id) &&
                      memcmp(who.id, NAMES[i].id, who.id_length) == 0,
                  "%s: id %.*s", NAMES[i].text, (int)who.id_length, who.id);
    }
}

Test(gradebook_platforms, system_files_are_no_students)
{
    static const char *const SYSTEM[] = {"desktop.ini", "Thumbs.db", "~$answers.docx", "__MACOSX"},
                             *const OTHERS[] = {"desktop.txt", "ann.txt", "$x", ""};
    for (size_t i = 0; i < sizeof SYSTEM / sizeof *SYSTEM; i++)
        cr_expect(plycut_is_system_file(SYSTEM[i]), "%s", SYSTEM[i]);
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        cr_expect_not(plycut_is_system_file(OTHERS[i]), "%s", OTHERS[i]);
}

Test(gradebook_platforms, columns_of_rosters_have_many_names)
{
    cr_expect_eq(plycut_roster_column("Full Name"), PLYCUT_ROSTER_NAME);
    cr_expect_eq(plycut_roster_column("VORNAME"), PLYCUT_ROSTER_FIRST);
    cr_expect_eq(plycut_roster_column("Surname"), PLYCUT_ROSTER_LAST);
    cr_expect_eq(plycut_roster_column("SID"), PLYCUT_ROSTER_ID);
    cr_expect_eq(plycut_roster_column("Section"), PLYCUT_ROSTER_OTHER);
    cr_expect(plycut_is_no_student("Student, Test"));
    cr_expect_not(plycut_is_no_student("Studer, Ann"));
    cr_expect(plycut_is_staff("instructor"));
    cr_expect_not(plycut_is_staff("Student"));
    cr_expect_not(plycut_is_staff(""));
}

static const struct {
    const char *html, *lines;
} PAGES[] = {
    {"<p>value: 3<br>best: B</p>", "value: 3\nbest: B\n\n"},
    {"<P>value: 3<BR />best: B</P><p>C&nbsp;&le;&nbsp;2</p>", "value: 3\nbest: B\nC <= 2\n\n"},
    {"<html><head><title>x</title><style>p{}</style></head><body>a<!-- b -->c</body></html>",
     "ac\n\n"},
    {"<p>C &lt;= 2 &amp; D</p><ul><li>one</li><li>two</li></ul>", "C <= 2 & D\none\ntwo\n\n"},
    {"<div>[3, &#8734;] &#x2265; &unknown; &</div>",
     "[3, \xe2\x88\x9e] \xe2\x89\xa5 &unknown; &\n\n"},
    {"<p>C <= 2</p>", "C <= 2\n\n"},
    {"<table><tr><td>C</td><td>[3, inf]</td></tr><tr><th>D</th><td>2</td></tr></table>",
     "C  [3, inf] \nD  2 \n\n"},
    {"<p>value: <del>4</del> 3<br>best: <S><b>C</b> or D</S>B</p>", "value:  3\nbest: B\n\n"},
    {"<p>value: <span>3</span><strong>!</strong></p>", "value: 3!\n\n"},
    {"<p", "\n"},
    {"<script>", "\n"},
    {"<p>&#x110000;&#0;&#55296;", "&#x110000;&#0;&#55296;\n"},
};

Test(gradebook_platforms, online_text_is_read_as_lines)
{
    for (size_t i = 0; i < sizeof PAGES / sizeof *PAGES; i++) {
        PlycutText text = {0};
        cr_expect(plycut_is_html(PAGES[i].html, strlen(PAGES[i].html)), "%s", PAGES[i].html);
        cr_assert(plycut_html_lines(PAGES[i].html, strlen(PAGES[i].html), &text));
        cr_assert(plycut_text_write(&text, "", 1));
        cr_expect_str_eq(text.bytes, PAGES[i].lines);
        plycut_text_free(&text);
    }
    static const char *const OTHERS[] = {"value: 3", "", "<", "<= 3", "[1,2]", "{\"a\": 1}"};
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        cr_expect_not(plycut_is_html(OTHERS[i], strlen(OTHERS[i])), "%s", OTHERS[i]);
}

typedef bool (*LinesOf)(const char *bytes, size_t length, PlycutText *text);

/* As Word writes its lists: definitions with levels, and lists that are of a definition. */
#define LEVEL(number, start, format, text)                                                         \
    "<w:lvl w:ilvl=\"" number "\" w:tplc=\"0407000F\"><w:start w:val=\"" start                     \
    "\"/><w:numFmt w:val=\"" format "\"/><w:lvlText w:val=\"" text                                 \
    "\"/><w:lvlJc w:val=\"left\"/></w:lvl>"
#define WORD_LISTS                                                                                 \
    "<w:numbering><w:abstractNum w:abstractNumId=\"0\"><w:multiLevelType "                         \
    "w:val=\"hybridMultilevel\"/>" LEVEL("0", "1", "decimal", "%1.") LEVEL("1", "1",               \
                                                                           "lowerLetter", "%2)")   \
        LEVEL("2", "2", "upperRoman",                                                              \
              "(%3-%1)") "</w:abstractNum><w:abstractNum w:abstractNumId=\"7\">" LEVEL("0", "1",   \
                                                                                       "bullet",   \
                                                                                       "*")        \
            LEVEL("1", "26", "upperLetter", "%2:") LEVEL("2", "4", "lowerRoman", "Question %3:")   \
                LEVEL("3", "0", "decimal",                                                         \
                      "%4.") "</w:abstractNum><w:num w:numId=\"1\"><w:abstractNumId "              \
                             "w:val=\"0\"/></w:num><w:num w:numId=\"2\">"                          \
                             "<w:abstractNumId w:val=\"7\"/></w:num><w:num "                       \
                             "w:numId=\"3\"><w:abstractNumId w:val=\"0\"/>"                        \
                             "<w:lvlOverride w:ilvl=\"0\"><w:startOverride "                       \
                             "w:val=\"9\"/></w:lvlOverride></w:num></w:numbering>"                 \
                             "<w:document><w:body>"
#define ITEM(list, level, text)                                                                    \
    "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"" level "\"/><w:numId w:val=\"" list                     \
    "\"/></w:numPr></w:pPr><w:r><w:t>" text "</w:t></w:r></w:p>"

static const struct {
    LinesOf make;
    const char *document, *lines;
} DOCUMENTS[] = {
    {plycut_word_lines, "<w:p><w:r><w:t>C &lt;= 2</w:t></w:r></w:p><w:p/>", "C <= 2\n\n\n"},
    {plycut_word_lines,
     "<w:p><w:r><w:rPr><w:dstrike/></w:rPr><w:t>4</w:t></w:r><w:r><w:t>3</w:t></w:r></w:p>",
     "3\n\n"},
    {plycut_word_lines,
     "<w:p><w:r><w:rPr><w:strike w:val='false'/></w:rPr><w:t>4</w:t></w:r></w:p>", "4\n\n"},
    {plycut_word_lines,
     "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>C</w:t></w:r></w:p></w:tc><w:tc><w:p>"
     "<w:r><w:t>2</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p/>",
     "C  2  \n\n\n"},
    {plycut_word_lines, "<w:del><w:del><w:t>1</w:t></w:del><w:t>2</w:t></w:del><w:t>3</w:t>",
     "3\n"},
    {plycut_word_lines, "no text<w:t>3</w:t><w:instrText>PAGE</w:instrText>", "3\n"},
    {plycut_word_lines, "<w:t>3<", "3\n"},
    {plycut_word_lines, "<", "\n"},
    {plycut_word_lines,
     WORD_LISTS ITEM("1", "0", "3") ITEM("1", "0", "B") ITEM("1", "1", "x") ITEM("1", "1", "y")
         ITEM("1", "2", "z") ITEM("1", "0", "") ITEM("1", "1", "x") ITEM("1", "0", "7"),
     "1. 3\n2. B\na) x\nb) y\n(II-2) z\n\na) x\n4. 7\n\n"},
    {plycut_word_lines,
     WORD_LISTS ITEM("2", "0", "bullet") ITEM("3", "0", "restarted") ITEM("3", "0", "on")
         ITEM("1", "0", "one count") ITEM("4", "0", "no such list") ITEM("0", "0", "none"),
     "bullet\n9. restarted\n10. on\n11. one count\nno such list\nnone\n\n"},
    {plycut_word_lines,
     WORD_LISTS ITEM(
         "1", "0",
         "") "<w:p><w:r><w:t>of no list</w:t></w:r></w:p>"
             "<w:p><w:pPr><w:numPr><w:numId w:val=\"1\"/></w:numPr><w:numPr><w:numId w:val=\"0\"/>"
             "</w:numPr></w:pPr><w:r><w:t>taken out of it</w:t></w:r></w:p>",
     "\nof no list\ntaken out of it\n\n"},
    {plycut_word_lines,
     WORD_LISTS ITEM("2", "1", "Z") ITEM("2", "1", "AA") ITEM("2", "2", "i") ITEM("2", "3", "0"),
     "Z: Z\nAA: AA\nQuestion iv: i\n0. 0\n\n"},
    {plycut_rich_lines,
     "{\\rtf1{\\listtext\\pard\\plain 1.\\tab}\\ls1 3\\par{\\listtext 2.\\tab}B\\par}",
     "1. 3\n2. B\n\n"},
    {plycut_rich_lines, "{\\rtf1{\\fonttbl x}value: 3\\par best: B}", "value: 3\nbest: B\n"},
    {plycut_rich_lines, "{\\rtf1 {\\strike 4}3{\\*\\x{y} z}\\'80\\u8804 ?2\\uc0\\u8805 1}",
     "3\xe2\x82\xac\xe2\x89\xa4"
     "2\xe2\x89\xa5"
     "1\n"},
    {plycut_rich_lines, "{\\rtf1\\intbl C\\par D\\cell 2\\cell\\row\\pard x\\par}",
     "C D 2 \nx\n\n"},
    {plycut_rich_lines, "{\\rtf1\\bin5 {{{{{3}}", "3\n"},
    {plycut_rich_lines, "}}}{\\", "\n"},
};

Test(gradebook_platforms, documents_become_lines)
{
    for (size_t i = 0; i < sizeof DOCUMENTS / sizeof *DOCUMENTS; i++) {
        PlycutText text = {0};
        cr_assert(DOCUMENTS[i].make(DOCUMENTS[i].document, strlen(DOCUMENTS[i].document), &text));
        cr_expect(plycut_text_write(&text, "", 1));
        cr_expect_str_eq(text.bytes, DOCUMENTS[i].lines, "%s: %s", DOCUMENTS[i].document,
                         text.bytes);
        plycut_text_free(&text);
    }
}
