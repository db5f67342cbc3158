// The core writes the same bytes as the program: every catalogue tree, algorithm and convention, and wrong inputs.
// Usage: node tests/wasm/bytes.js [OUT]. Last line: N passed, N failed.
"use strict";
const fs = require("fs");
const path = require("path");
const { spawnSync } = require("child_process");
const { runCore } = require("../../src/wasm/core.js");

const root = path.join(__dirname, "../..");
const out = path.resolve(process.argv[2] ?? path.join(root, "out"));
const core = new WebAssembly.Module(fs.readFileSync(path.join(out, "wasm/core.wasm")));
let passed = 0, failed = 0;

function native(words, input) {
  const run = spawnSync(path.join(out, "bin/plycut"), words, { input, encoding: "utf8", maxBuffer: 1 << 30 });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

function same(name, words, input) {
  const expected = native(words, input), given = runCore(core, words, input);
  const wrong = ["status", "out", "err"].filter((part) => expected[part] !== given[part]);
  if (wrong.length === 0) {
    passed++;
    return;
  }
  failed++;
  console.log(`FAIL ${name}: plycut ${words.join(" ")}`);
  for (const part of wrong)
    console.log(`  ${part}: ${JSON.stringify(expected[part]).slice(0, 300)}\n  core: ${JSON.stringify(given[part]).slice(0, 300)}`);
}

const read = (folder) => fs.readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".json"))
  .map((file) => [file, fs.readFileSync(path.join(root, folder, file), "utf8")]);
const algorithms = native(["list", "algorithms"], "").out.split("\n")
  .map((line) => line.trim().split(" ")[0]).filter((word) => word !== "");
const conventions = ["equal", "strict"].flatMap((cut) => ["soft", "hard"].flatMap((fail) => ["given", "reversed"]
  .map((order) => ["--cut", cut, "--fail", fail, "--order", order])));

for (const [file, tree] of read("trees")) {
  for (const algorithm of algorithms)
    for (const convention of conventions)
      for (const command of ["trace", "explain"])
        same(file, [command, "-a", algorithm, ...convention, "-"], tree);
  same(file, ["count", "-a", "all", "-f", "json", "-"], tree);
  same(file, ["conventions", "-f", "json", "-"], tree);
  for (const format of ["svg", "tikz"])
    same(file, ["draw", "-a", "all", "-f", format, "-"], tree);
  same(file, ["answers", "-"], tree);
  for (const convention of conventions)
    same(file, ["draw", "-f", "moments", "-a", "all", ...convention, "-"], tree);
  same(file, ["check", "-v", "-"], tree);
}

for (const [file, text] of read("tests/bad").filter(([name]) => !name.startsWith("trace")))
  same(file, ["trace", "-"], text);

const chain = "[".repeat(399) + "1" + "]".repeat(399);
same("400 plies", ["trace", "-"], chain);
for (const words of [
  ["trace", "othello:4x4", "-d", "4"], ["count", "-a", "all", "tictactoe:start", "-d", "4", "-f", "json"],
  ["count", "random:b=4,d=6,seed=3,values=real", "-a", "all"], ["make", "--plies", "4", "--deep", "1", "--seed", "7"],
  ["when", "--leaf", "/1/1", "--pruned", "/1/2", "-f", "json", "[[3,12,8],[2,4,6],[14,5,2]]"],
  ["count", "random:b=9,d=30"], ["trace", "--cut", "strikt", "[1,2]"], ["trace"],
])
  same("words", words, "");
same("answers", ["check", "-f", "json", "[[3,12,8],[2,4,6],[14,5,2]]", "-"], "value: 3\nleaves: 9\npruned: 8 of B\n");

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
