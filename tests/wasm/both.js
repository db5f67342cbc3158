// Command lines for the program and for the core in the page: what both write, and in which parts they differ.
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

const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;
let calls = 0;

// What the program does for each of the runs { words, input }, all in one shell: Node.js takes longer to start a process than
// the program to run.
function runNative(runs) {
  const inputs = new Map(), call = ++calls;
  const script = runs.map(({ words, input }, i) => {
    if (!inputs.has(input)) {
      inputs.set(input, `input${call}-${inputs.size}`);
      fs.writeFileSync(path.join(folder, inputs.get(input)), input);
    }
    return `${quoted(path.join(out, "bin/plycut"))} ${words.map(quoted).join(" ")} <${inputs.get(input)} >${call}-${i}.out 2>${call}-${i}.err; echo $?`;
  });
  const statuses = execFileSync("sh", { cwd: folder, input: script.join("\n"), encoding: "utf8", maxBuffer: 1 << 30 }).split("\n");
  const text = (i, part) => fs.readFileSync(path.join(folder, `${call}-${i}.${part}`), "utf8");
  return runs.map((run, i) => ({ status: Number(statuses[i]), out: text(i, "out"), err: text(i, "err") }));
}

// In which parts the core differs from what the program does.
function differences(runCore, { words, input }, expected) {
  const given = runCore(core, words, input);
  return Object.keys(expected).filter((part) => expected[part] !== given[part])
    .map((part) => `  ${part}: ${JSON.stringify(expected[part]).slice(0, 300)}\n  core: ${JSON.stringify(given[part]).slice(0, 300)}`);
}

module.exports = { root, out, runNative, differences };
