/* The texts of errors.def. */
#include "base/errors.h"
#include "base/template.h"

const char *error_text(ErrorId id)
{
    static const char *const TEXTS[ERROR_TEXTS] = {
#define ERROR(id, text) PLYCUT_TEXT(text),
#include "base/errors.def"
    };
    return TEXTS[id];
}

void error_fill(char *field, size_t size, ErrorId id, const PlycutTerm *terms)
{
    template_fill(field, size, error_text(id), terms);
}

bool fail_with(PlycutError *error, PlycutCode code, ErrorId id, const PlycutTerm *terms)
{
    return plycut_fail_template(error, code, error_text(id), terms);
}
