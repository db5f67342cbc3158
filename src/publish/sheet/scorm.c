/* An exercise as a package for learning platforms: SCORM 1.2 (ADL 2001), which Moodle, Canvas, ILIAS, Blackboard and Open edX take. A zip
 * file with a manifest, the playground, and a page around it that tells the platform what the playground tells it. */
#include <plycut/sheet.h>

#include "base/letter.h"
#include "base/zip.h"
#include "render/escape.h"

#include <string.h>

#define START "index.html"
#define PAGE  "plycut.html"

/* A name that XML takes for an identifier, behind a letter. */
static void identifier_write(PlycutOut *out, const char *name)
{
    for (const char *c = name; *c != '\0'; c++) {
        const char small = small_letter(*c);
        const bool plain = (small >= 'a' && small <= 'z') || (*c >= '0' && *c <= '9') || *c == '-';
        plycut_out_char(out, plain ? *c : '_');
    }
}

/* ---- The manifest ---------------------------------------------------------------------------- */

static void title_write(PlycutOut *out, const PlycutScorm *scorm, const char *indent)
{
    plycut_out_format(out, "%s<title>", indent);
    xml_write(out, scorm->title);
    plycut_out_text(out, "</title>\n");
}

static void manifest_write(const PlycutScorm *scorm, PlycutOut *out)
{
    plycut_out_text(out,
                    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest identifier=\"plycut-");
    identifier_write(out, scorm->name);
    plycut_out_text(out, "\" version=\"1.0\"\n"
                         "    xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\"\n"
                         "    xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\">\n"
                         "  <metadata><schema>ADL SCORM</schema>"
                         "<schemaversion>1.2</schemaversion></metadata>\n"
                         "  <organizations default=\"plycut\">\n"
                         "    <organization identifier=\"plycut\">\n");
    title_write(out, scorm, "      ");
    plycut_out_text(out, "      <item identifier=\"exercise\" identifierref=\"start\">\n");
    title_write(out, scorm, "        ");
    plycut_out_text(out, "      </item>\n"
                         "    </organization>\n"
                         "  </organizations>\n"
                         "  <resources>\n"
                         "    <resource identifier=\"start\" type=\"webcontent\" "
                         "adlcp:scormtype=\"sco\" href=\"" START "\">\n"
                         "      <file href=\"" START "\"/>\n"
                         "      <file href=\"" PAGE "\"/>\n"
                         "    </resource>\n"
                         "  </resources>\n"
                         "</manifest>\n");
}

/* ---- The page around the exercise ------------------------------------------------------------ */

/* The platform's object is in one of the windows around this one, or around the one that opened it. A score is out of 100. What an earlier attempt
 * has completed stays completed. Answers are written once, at the end. */
static const char SCRIPT[] =
    "'use strict';\n"
    "function around(place) {\n"
    "    for (let i = 0; place && i < 20; i++) {\n"
    "        try { if (place.API) return place.API; } catch (error) { return null; }\n"
    "        if (place.parent === place) return null;\n"
    "        place = place.parent;\n"
    "    }\n"
    "    return null;\n"
    "}\n"
    "const platform = around(window) || (window.opener && around(window.opener));\n"
    "const frame = document.getElementById('exercise');\n"
    "const begun = platform !== null && String(platform.LMSInitialize('')) === 'true';\n"
    "const before = begun ? String(platform.LMSGetValue('cmi.core.lesson_status')) : '';\n"
    "const completed = before === 'completed' || before === 'passed';\n"
    "let ended = false, listed = false;\n"
    "function set(name, value) { platform.LMSSetValue(name, String(value)); }\n"
    "function list(answers) {\n"
    "    answers.forEach((answer, i) => {\n"
    "        set(`cmi.interactions.${i}.id`, `question-${i + 1}`);\n"
    "        set(`cmi.interactions.${i}.type`, 'fill-in');\n"
    "        set(`cmi.interactions.${i}.student_response`, (answer.tries.at(-1) ?? '').slice(0, "
    "255));\n"
    "    });\n"
    "    listed = true;\n"
    "}\n"
    "function tell(score) {\n"
    "    if (completed && !score.finished) return;\n"
    "    set('cmi.core.score.min', 0);\n"
    "    set('cmi.core.score.max', 100);\n"
    "    set('cmi.core.score.raw', Math.round(10000 * score.points / score.of) / 100);\n"
    "    set('cmi.core.lesson_status', score.finished ? 'completed' : 'incomplete');\n"
    "    set('cmi.core.exit', score.finished ? '' : 'suspend');\n"
    "    const answers = JSON.stringify(score.answers);\n"
    "    if (answers.length <= 4096) set('cmi.suspend_data', answers);\n"
    "    if (score.finished && !listed) list(score.answers.answers);\n"
    "    platform.LMSCommit('');\n"
    "}\n"
    "addEventListener('message', event => {\n"
    "    const score = event.data;\n"
    "    if (begun && !ended && event.source === frame.contentWindow && score && score.format === "
    "'plycut-score') tell(score);\n"
    "});\n"
    "addEventListener('pagehide', () => {\n"
    "    if (begun && !ended) platform.LMSFinish('');\n"
    "    ended = true;\n"
    "});\n";

static void start_write(const PlycutScorm *scorm, PlycutOut *out)
{
    plycut_out_text(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
    title_write(out, scorm, "");
    plycut_out_text(out, "<style>html, body { height: 100%; margin: 0 } "
                         "iframe { border: 0; display: block; height: 100%; width: 100% }</style>\n"
                         "<iframe id=\"exercise\" title=\"");
    xml_write(out, scorm->title);
    plycut_out_text(out, "\" src=\"" PAGE);
    xml_write(out, scorm->link);
    plycut_out_format(out, "\"></iframe>\n<script>\n%s</script>\n</html>\n", SCRIPT);
}

/* ---- The package ----------------------------------------------------------------------------- */

static void text_add_to(Zip *zip, const char *name, const PlycutScorm *scorm,
                        void (*write)(const PlycutScorm *scorm, PlycutOut *out))
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    write(scorm, &out);
    zip->bytes.failed |= !plycut_out_flush(&out);
    zip_add(zip, name, text.bytes, text.length);
    plycut_text_free(&text);
}

bool plycut_scorm_write(const PlycutScorm *scorm, PlycutText *package, PlycutError *error)
{
    Zip zip = {.count = 0};
    text_add_to(&zip, "imsmanifest.xml", scorm, manifest_write);
    text_add_to(&zip, START, scorm, start_write);
    zip_add(&zip, PAGE, scorm->page, scorm->page_length);
    const bool written = zip_close(&zip, error);
    if (written) {
        *package = zip.bytes;
        zip.bytes = (PlycutText){0};
    }
    zip_free(&zip);
    return written;
}
