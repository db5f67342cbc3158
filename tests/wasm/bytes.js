// The core writes the same bytes as the program: every catalogue tree, algorithm and convention, and wrong inputs.
// Usage: node tests/wasm/bytes.js [OUT]. Last line: N passed, N failed.
"use strict";
const fs = require("fs");
const os = require("os");
const path = require("path");
const { execFileSync } = require("child_process");

const root = path.join(__dirname, "../..");
const out = path.resolve(process.argv[2] ?? path.join(root, "out"));
const core = new WebAssembly.Module(fs.readFileSync(path.join(out, "wasm/core.wasm")));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "core-"));
process.on("exit", () => fs.rmSync(folder, { recursive: true }));

const runs = [];
const same = (name, words, input) => runs.push({ name, words, input });

// Runs the program for all runs in one shell: Node.js takes longer to start a process than the program to run.
function runNative() {
  const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;
  const inputs = new Map();
  const script = runs.map(({ words, input }, i) => {
    if (!inputs.has(input)) {
      inputs.set(input, `input${inputs.size}`);
      fs.writeFileSync(path.join(folder, inputs.get(input)), input);
    }
    return `${quoted(path.join(out, "bin/plycut"))} ${words.map(quoted).join(" ")} <${inputs.get(input)} >${i}.out 2>${i}.err; echo $?`;
  });
  const statuses = execFileSync("sh", { cwd: folder, input: script.join("\n"), encoding: "utf8" }).split("\n");
  runs.forEach((run, i) => { run.status = Number(statuses[i]); });
}

// What is said before and after the events is for readers without JavaScript, and not in the core.
const WITHOUT = /"(header|summary)":"([^"\\]|\\.)*",?/g;

// Says in which parts the core differs from the program.
function differences(runCore, { words, input, status }, i) {
  const text = (part) => fs.readFileSync(path.join(folder, `${i}.${part}`), "utf8");
  const expected = { status, out: text("out"), err: text("err") }, given = runCore(core, words, input);
  given.out = given.out.replaceAll(WITHOUT, "");
  expected.out = expected.out.replaceAll(WITHOUT, "");
  return Object.keys(expected).filter((part) => expected[part] !== given[part])
    .map((part) => `  ${part}: ${JSON.stringify(expected[part]).slice(0, 300)}\n  core: ${JSON.stringify(given[part]).slice(0, 300)}`);
}

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
  runNative();
  runs.forEach((run, i) => {
    const wrong = differences(runCore, run, i);
    if (wrong.length === 0) return;
    failed++;
    console.log([`FAIL ${run.name}: plycut ${run.words.join(" ")}`, ...wrong].join("\n"));
  });
  console.log(`${runs.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
