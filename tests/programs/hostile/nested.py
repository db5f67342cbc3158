"""Lists in lists in lists, and words that a terminal or a spreadsheet would obey."""
import sys
sys.stdin.readline()
print("[" * 400000, file=sys.stderr)
print("=HYPERLINK(\"http://example.org\") \x1b]0;obeyed\x07\x1b[2J", file=sys.stderr)
print('{"value": ' + "[" * 400000, flush=True)
sys.stdin.readline()
sys.exit(1)
