# The man page: docs/plycut.1.in with the commands and the options of the program's own help.
# awk -f docs/man.awk HELP TEMPLATE, where HELP is what `plycut COMMAND --help all` prints for each command.

function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    while (match(text, /`[^`]*`/))
        text = substr(text, 1, RSTART - 1) "\\fB" substr(text, RSTART + 1, RLENGTH - 2) "\\fR" substr(text, RSTART + RLENGTH)
    return text
}

# "  -d, --depth N" as the tag of a paragraph.
function tag(syntax,    words, count, i, text) {
    count = split(syntax, words, " ")
    for (i = 1; i <= count; i++)
        text = text (i > 1 ? " " : "") (words[i] ~ /^-/ ? "\\fB" : "\\fI") roff(words[i]) "\\fR"
    return ".TP\n" text "\n"
}

# The option read so far is complete: print it; options that several commands share are printed once.
function end_option() {
    if (syntax == "")
        return
    key = syntax SUBSEP help
    if (heading == "Options") {
        commands = commands tag(syntax) "\\&" roff(help) "\n"
    } else if (key in takers) {
        takers[key] = takers[key] ", " command
    } else {
        takers[key] = command
        order[heading] = order[heading] (order[heading] != "" ? "\n" : "") key
    }
    syntax = ""
}

FNR == NR && /^Usage: / {
    command = $3
    operands = $0
    sub(/^.*\[OPTION\]\.\.\./, "", operands)
    commands = commands ".SS " command roff(operands) "\n"
    heading = ""
    next
}
FNR == NR && /^[A-Z][a-z]+:$/ { heading = substr($0, 1, length($0) - 1); next }
FNR == NR && /^(  |      )-/ {
    end_option()
    match($0, /^ +(-., )?--[a-z-]+( [^ ]+)?/)
    syntax = substr($0, 1, RLENGTH)
    help = substr($0, RLENGTH + 1)
    sub(/^ +/, "", help)
    next
}
FNR == NR && /^ / && syntax != "" {
    sub(/^ +/, "")
    help = help (help != "" ? " " : "") $0
    next
}
FNR == NR && /^$/ { end_option(); next }
FNR == NR && heading == "" { commands = commands "\\&" roff($0) "\n" }
FNR == NR { next }

/^@COMMANDS@$/ { printf "%s", commands; next }
/^@OPTIONS@$/ {
    headings = split("Search Picture Output", names, " ")
    for (i = 1; i <= headings; i++) {
        printf ".SS %s\n", names[i]
        count = split(order[names[i]], keys, "\n")
        for (k = 1; k <= count; k++) {
            split(keys[k], parts, SUBSEP)
            printf "%s\\&%s\n.br\n\\fI%s\\fR\n", tag(parts[1]), roff(parts[2]), takers[keys[k]]
        }
    }
    next
}
{ print }
