// The core in the page reads what people type: standard input is a list of command lines, each a list of words; writes the list of what
// the core answers, for tests/typed.py.
// Usage: node tests/wasm/typed.js OUT
"use strict";
const fs = require("fs");
const path = require("path");

const out = path.resolve(process.argv[2]);
const core = new WebAssembly.Module(fs.readFileSync(path.join(out, "wasm/core.wasm")));
const calls = JSON.parse(fs.readFileSync(0, "utf8")), trees = path.join(__dirname, "../../trees");

// As the page calls plycut: a tree of the catalogue is read from standard input.
import("../../src/web/wasm/core.js").then(({ runCore }) => {
  const answers = calls.map((words) => {
    const file = path.join(trees, `${words.at(-1)}.json`), stored = fs.existsSync(file);
    return runCore(core, stored ? [...words.slice(0, -1), "-"] : words, stored ? fs.readFileSync(file, "utf8") : "").out;
  });
  console.log(JSON.stringify(answers));
});
