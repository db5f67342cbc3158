/* One text field of CSV: quoted (RFC 4180), valid UTF-8, and never a formula. */
#include "base/csv.h"

#include "base/utf8.h"

#include <math.h>
#include <string.h>

void csv_put(PlycutOut *out, const char *text)
{
    plycut_out_char(out, ',');
    csv_text(out, text != NULL ? text : "");
}

void csv_put_number(PlycutOut *out, double number)
{
    plycut_out_char(out, ',');
    if (!isnan(number))
        plycut_out_number(out, number);
}

void csv_text(PlycutOut *out, const char *text)
{
    bool formula = *text != '\0' && strchr("=+-@\t\r", *text) != NULL;
    bool quoted = formula || strpbrk(text, ",\"\r\n") != NULL;
    plycut_out_text(out, formula ? "\"'" : quoted ? "\"" : "");
    while (*text != '\0') {
        char bytes[4];
        if (*text == '"')
            plycut_out_char(out, '"');
        plycut_out_bytes(out, bytes, utf8_put(utf8_next(&text), bytes));
    }
    plycut_out_text(out, quoted ? "\"" : "");
}
