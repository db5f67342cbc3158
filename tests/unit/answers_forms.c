/* The table of forms: each row is needed, and its example is read by it alone of those that come first. */
#include "grade_kit.h"

#include "answers/read.h"

static const struct {
    const char *id, *example;
} FORMS[] = {
#define FORM(id, example, says) {#id, example},
#include "answers/forms.def"
#undef FORM
};

Test(answers_forms, each_example_has_its_own_form)
{
    Problem problem;
    problem_open(&problem, AIMA, -1);
    for (int i = 0; i < (int)(sizeof FORMS / sizeof *FORMS); i++) {
        Piece piece;
        const bool last = i + 1 == (int)(sizeof FORMS / sizeof *FORMS); /* the tree is not known */
        const int form = piece_form(last ? NULL : &problem.index, FORMS[i].example,
                                    strlen(FORMS[i].example), &piece);
        cr_expect_eq(form, i, "'%s' has form %s, not %s", FORMS[i].example,
                     form < 0 ? "none" : FORMS[form].id, FORMS[i].id);
    }
    problem_close(&problem);
}

Test(answers_forms, what_has_none)
{
    Problem problem;
    problem_open(&problem, AIMA, -1);
    static const char *const NONE[] = {"", "   ", "hello", "3, 12", "see the back of the page"};
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++) {
        Piece piece;
        cr_expect_eq(piece_form(&problem.index, NONE[i], strlen(NONE[i]), &piece), -1, "%s",
                     NONE[i]);
        cr_expect_eq(piece.form, FORM_NONE);
    }
    problem_close(&problem);
}
