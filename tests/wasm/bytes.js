// The core writes the same bytes as the program: every catalogue tree, algorithm and convention, and wrong inputs.
// Usage: node tests/wasm/bytes.js [OUT]. Last line: N passed, N failed.
"use strict";
const fs = require("fs");
const path = require("path");
const { execFileSync } = require("child_process");
const { root, out, runNative, differences } = require("./both");

const runs = [];
const same = (name, words, input) => runs.push({ name, words, input });

const read = (folder) => fs.readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".json"))
  .map((file) => [file, fs.readFileSync(path.join(root, folder, file), "utf8")]);
const algorithms = execFileSync(path.join(out, "bin/plycut"), ["list", "algorithms"], { encoding: "utf8" }).split("\n")
  .map((line) => line.trim().split(" ")[0]).filter((word) => word !== "" && word !== "mtdf"); // which needs a table, below
const conventions = ["equal", "strict"].flatMap((cut) => ["soft", "hard"].flatMap((fail) => ["given", "reversed"]
  .map((order) => ["--cut", cut, "--fail", fail, "--order", order])));

for (const [file, tree] of read("trees")) {
  for (const algorithm of algorithms)
    for (const convention of conventions)
      same(file, ["trace", "-a", algorithm, ...convention, "-"], tree);
  same(file, ["count", "-a", "all", "-f", "json", "-"], tree);
  same(file, ["conventions", "-f", "json", "-"], tree);
  for (const format of ["svg", "tikz"])
    same(file, ["draw", "-a", "all", "-f", format, "-"], tree);
  same(file, ["answers", "-"], tree);
  same(file, ["draw", "-f", "moments", "-a", "mtdf", "--table", "100", "-"], tree);
  for (const convention of conventions)
    same(file, ["draw", "-f", "moments", "-a", "all", ...convention, "-"], tree);
  same(file, ["quiz", "-f", "json", "-"], tree);
  same(file, ["quiz", "--question", "2", "--answer", "[-inf, 3]", "-f", "json", "-"], tree);
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
same("answers", ["quiz", "--kinds", "leaf", "-f", "json", "--grade", '{"format":"plycut-quiz","kinds":"leaf","student":"Ann","search":"--algorithm=alpha-beta --order=given --cut=equal --fail=soft --root=max","answers":[{"tries":["3"]},{"tries":["8","12"],"hints":1}]}', "[[3,12,8],[2,4,6],[14,5,2]]"], "");

for (const text of ["value: 3\nbest: B\n1) 7\nC [3, inf] <= 2\ncutoffs: C\nstudent: Ann\nnodes 4", "value: x", '{"format":"plycut-answers","version":1,"value":3}', "", "\u0000", '{"format":"plycut-quiz"}', "algorithm: minimax\nvalue: 3"])
  for (const options of [[], ["--cut", "strict", "-a", "branch-and-bound"], ["-a", "negascout"]])
    for (const tree of ["tree:[[3,12,8],[2,4,6],[14,5,2]]", "othello:4x4", "random:b=2,d=3,seed=1"])
      same("form", ["check", "--form", ...options, ...(tree.startsWith("o") ? ["-d", "2"] : []), tree, "-"], text);

import("../../src/web/wasm/core.js").then(({ runCore }) => {
  let failed = 0;
  const expected = runNative(runs);
  runs.forEach((run, i) => {
    const wrong = differences(runCore, run, expected[i]);
    if (wrong.length === 0) return;
    failed++;
    console.log([`FAIL ${run.name}: plycut ${run.words.join(" ")}`, ...wrong].join("\n"));
  });
  console.log(`${runs.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
