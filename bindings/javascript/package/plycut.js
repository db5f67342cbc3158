#!/usr/bin/env node
// plycut for Node: runs the program, compiled to WebAssembly, with this system's files, standard input and output, and exit
// status. On Windows it sees the drive of the current folder; paths are written with / there, too.
"use strict";
const fs = require("fs");
const path = require("path");
const v8 = require("v8");

v8.setFlagsFromString("--no-turbo-fast-api-calls"); // with which WASI calls crash Node 20 and 22 now and then (nodejs/node 53087)
process.removeAllListeners("warning"); // that WASI is experimental
const { WASI } = require("wasi");

const slashes = (name) => name.slice(path.parse(name).root.length - 1).replaceAll(path.sep, "/");
const wasi = new WASI({
  version: "preview1",
  args: ["plycut", ...process.argv.slice(2)],
  env: { ...process.env, PWD: slashes(process.cwd()), PLYCUT_TREES: [process.env.PLYCUT_TREES, "/plycut-trees"].filter(Boolean).join(":") },
  preopens: { "/": path.parse(process.cwd()).root, "/plycut-trees": path.join(__dirname, "trees") },
  returnOnExit: true,
});
const module_ = new WebAssembly.Module(fs.readFileSync(path.join(__dirname, "plycut.wasm")));
process.exitCode = wasi.start(new WebAssembly.Instance(module_, { wasi_snapshot_preview1: wasi.wasiImport }));
