/* The feedback on a sheet as an HTML page: the points, what went wrong, what the caller draws, and a table of the answers. */
#include "grade/grade.h"

#include <string.h>

static const char PAGE_HEAD[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Feedback</title>\n<style>\n"
    "body { font: 16px/1.45 'Noto Sans', Arial, sans-serif; color: #111c36; background: #f5f6fa; "
    "max-width: 68em; margin: 1em auto; "
    "padding: 0 1em; }\n"
    "section, figure, table { background: #fff; border: 1px solid #d9dde8; border-radius: 10px; }\n"
    "section { padding: .8em 1.4em; margin: 1em 0; }\n"
    ".points { display: flex; gap: 1.4em; align-items: center; flex-wrap: wrap; }\n"
    ".points b { font-size: 2.4em; }\nh1 { font-size: 1.2em; margin: 0; }\nh2 { font-size: 1.1em; "
    "margin: 0 0 .3em; }\n"
    ".points p, section p { margin: .2em 0; }\n.rule { color: #59617a; }\n"
    "meter { width: 16em; height: 1.2em; margin-left: auto; }\n"
    ".wrong-at { background: #fff7e8; border-color: #f0d9a8; }\n"
    ".figures { display: flex; flex-wrap: wrap; gap: 1em; }\n"
    "figure { flex: 1 1 22em; margin: 0; padding: .8em 1em; }\nfigure img { width: 100%; }\n"
    "figcaption { font-weight: bold; }\nfigcaption .mark { color: #b3261e; }\n"
    "table { border-collapse: separate; border-spacing: 0; width: 100%; margin: 1em 0; }\n"
    "th { font-weight: normal; color: #59617a; text-align: left; }\n"
    "th, td { padding: .5em 1em; border-bottom: 1px solid #e6e9f2; vertical-align: top; }\n"
    ".right { color: #0b7a43; }\n.wrong { color: #b3261e; }\n.unread { color: #7a5a00; }\n"
    ".practise { display: inline-block; background: #0b5cad; color: #fff; padding: .6em 1.2em; "
    "border-radius: 8px; text-decoration: none; "
    "font-weight: bold; margin-bottom: 1em; }\n</style>\n";

static void html_bytes_put(PlycutOut *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (strchr("<>&\"", text[i]) != NULL)
            plycut_out_format(out, "&#%d;", text[i]);
        else
            plycut_out_char(out, text[i]);
}

void plycut_html_text(PlycutOut *out, const char *text)
{
    html_bytes_put(out, text, strlen(text));
}

static void html_told_put(PlycutOut *out, const Term *told)
{
    PlycutText text = {0};
    sentence_add(&text, NULL, SENTENCE_PLAIN, TERMS(*told));
    plycut_html_text(out, text.bytes != NULL ? text.bytes : "");
    plycut_out_memory(out, !text.failed);
    plycut_text_free(&text);
}

/* A paragraph for each line; what a line of the text report begins with is left out. */
static void paragraphs_put(PlycutOut *out, const char *text)
{
    while (*text != '\0') {
        const char *line = text + strspn(text, " ");
        const size_t length = strcspn(line, "\n");
        plycut_out_text(out, "<p>");
        html_bytes_put(out, line, length);
        plycut_out_text(out, "</p>\n");
        text = line + length + (line[length] != '\0');
    }
}

/* ---- The points ------------------------------------------------------------------------------ */

static void page_points_put(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    const double points = plycut_grade_points(grade, report),
                 most = plycut_grade_most(grade, report);
    plycut_out_text(out, "<section class=\"points\"><div>");
    write_line(out, SENTENCE_PAGE_POINTS, POINTS(points, points), POINTS(most, most));
    plycut_out_text(out, "</div><div><h1>");
    plycut_html_text(out, grade->student[0] != '\0' ? grade->student : grade->file);
    plycut_out_text(out, "</h1><p class=\"rule\">");
    plycut_html_text(out, grade->exercise);
    plycut_out_text(out, "</p></div><meter min=\"0\" max=\"");
    plycut_out_number(out, most);
    plycut_out_text(out, "\" value=\"");
    plycut_out_number(out, points);
    plycut_out_text(out, "\"></meter></section>\n");
}

/* ---- The answers ----------------------------------------------------------------------------- */

/* "1 of 2", and why. */
static void mark_points_put(PlycutOut *out, const PlycutGrade *grade, const Carried *carried,
                            const PlycutMark *mark, const PlycutReport *report)
{
    const double follows = mark_carried(grade, carried, (size_t)(mark - grade->marks), report);
    if (!mark_is_asked(mark, report) && follows <= 0) {
        write_line(out, SENTENCE_PAGE_NOT_ASKED, COUNT(points, 0));
        return;
    }
    write_line(out, SENTENCE_PAGE_EARNED, POINTS(points, mark_earned(grade, carried, mark, report)),
               POINTS(most, mark_most(mark, report)));
    if (follows > 0)
        write_line(out, mark->counts != PLYCUT_FACTS ? SENTENCE_PAGE_COUNTS : SENTENCE_PAGE_FOLLOWS,
                   POINTS(points, follows));
    if (mark->right && mark->less != NULL)
        write_line(out, SENTENCE_PAGE_LESS, TEXT(reason, mark->less));
}

static void mark_row_put(PlycutOut *out, const PlycutGrade *grade, const Carried *carried,
                         const PlycutMark *mark, const PlycutReport *report)
{
    const bool unread = mark->unread[0] != '\0', full = report->feedback == PLYCUT_FEEDBACK_FULL;
    const char *verdict = unread ? "unread" : mark->right ? "right" : "wrong";
    plycut_out_text(out, "<tr><td>");
    html_told_put(out, &(const Term)QUESTION(text, mark->item));
    plycut_out_format(out, "</td><td class=\"%s\">", verdict);
    plycut_html_text(out, mark->given);
    plycut_out_format(out, "</td><td class=\"%s\">%s</td>", verdict, verdict);
    if (full) {
        const bool apart = !mark->right && mark->apart != NULL && mark->apart[0] != '\0';
        plycut_out_text(out, "<td>");
        if (unread)
            html_told_put(out, &(const Term)UNREAD(text, grade, mark));
        else
            plycut_html_text(out, apart ? mark->apart : mark->found);
        plycut_out_text(out, "</td>");
    }
    plycut_out_text(out, "<td>");
    mark_points_put(out, grade, carried, mark, report);
    plycut_out_text(out, "</td></tr>\n");
}

static void together_row_put(PlycutOut *out, const PlycutMark *mark, const Together *together,
                             const PlycutReport *report)
{
    const bool all = together->right == together->count;
    plycut_out_text(out, "<tr><td>");
    plycut_html_text(out, question_of_several(mark));
    plycut_out_text(out, "</td><td class=\"right\">");
    write_line(out, all ? SENTENCE_PAGE_ALL : SENTENCE_PAGE_SOME, COUNT(right, together->right),
               COUNT(count, together->count));
    plycut_out_text(out, "</td><td class=\"right\">right</td><td>");
    if (report->feedback == PLYCUT_FEEDBACK_FULL) {
        plycut_html_text(out, mark->reading != NULL ? mark->reading : "");
        plycut_out_text(out, "</td><td>");
    }
    write_line(out, SENTENCE_PAGE_EARNED, POINTS(points, together->points),
               POINTS(most, together->points));
    plycut_out_text(out, "</td></tr>\n");
}

static void answers_put(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    const Carried carried = grade_carries(grade, report);
    plycut_out_text(out, "<table>\n");
    write_line(out,
               report->feedback == PLYCUT_FEEDBACK_FULL ? SENTENCE_PAGE_COLUMNS
                                                        : SENTENCE_PAGE_COLUMNS_ONLY,
               COUNT(count, grade->count));
    for (size_t i = 0; i < grade->count; i++) {
        const Together together = together_at(grade, report, i);
        if (together.right == 0)
            mark_row_put(out, grade, &carried, &grade->marks[i], report);
        else if (together.first)
            together_row_put(out, &grade->marks[i], &together, report);
    }
    plycut_out_text(out, "</table>\n");
}

/* ---- A page ---------------------------------------------------------------------------------- */

typedef void LinesWrite(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report);

static void rules_and_remarks(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    write_rules(out, grade, report);
    plycut_grade_remarks(grade, report, out);
}

/* Lines of the text report, if there are any, in a box of this class (NULL: in none). */
static bool page_lines_put(PlycutOut *out, LinesWrite *lines, const char *box,
                           const PlycutGrade *grade, const PlycutReport *report)
{
    PlycutText text = {0};
    PlycutOut said;
    plycut_out_init(&said, plycut_text_write, &text);
    lines(&said, grade, report);
    const bool made = plycut_out_flush(&said) && plycut_text_write(&text, "", 1),
               boxed = made && box != NULL && text.bytes[0] != '\0';
    if (boxed)
        plycut_out_format(out, "<section class=\"%s\">\n", box);
    if (made)
        paragraphs_put(out, text.bytes);
    plycut_out_text(out, boxed ? "</section>\n" : "");
    plycut_text_free(&text);
    return made;
}

static bool grade_put(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report,
                      const PlycutFeedbackExtras *extras)
{
    if (grade->problem[0] != '\0') {
        plycut_out_text(out, "<section class=\"wrong-at\"><p>");
        plycut_html_text(out, grade->problem);
        plycut_out_text(out, "</p></section>\n");
        return true;
    }
    page_points_put(out, grade, report);
    bool made = page_lines_put(out, rules_and_remarks, "wrong-at", grade, report);
    if (made && extras != NULL && report->feedback == PLYCUT_FEEDBACK_FULL)
        made = extras->figures(extras->context, grade, out);
    if (made)
        answers_put(out, grade, report);
    made = made && page_lines_put(out, write_task, NULL, grade, report);
    return made && (extras == NULL || extras->end(extras->context, grade, out));
}

bool plycut_feedback_comment(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    PlycutText text = {0};
    const bool made = grade_feedback(grade, report, &text);
    if (made)
        paragraphs_put(out, text.bytes);
    plycut_text_free(&text);
    return made;
}

bool plycut_feedback_html(const PlycutGrades *grades, size_t from, const PlycutReport *report,
                          const PlycutFeedbackExtras *extras, PlycutOut *out)
{
    bool made = true;
    plycut_out_text(out, PAGE_HEAD);
    for (size_t i = from; made && i < grades->count; i++)
        made = grade_put(out, &grades->items[i], report, extras);
    plycut_out_text(out, "</html>\n");
    return made;
}
