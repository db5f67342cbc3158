// index.js - plycut in programs: trees, searches as objects, pictures, pages, graded answers. The names are those of the Python package; each
// call runs the program once, in a process of its own. The types are in index.d.ts, the manual is docs/javascript.md of plycut.
"use strict";
const { spawnSync } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { fileURLToPath } = require("url");
const { PlycutError } = require("./error.js");
const { gameTree } = require("./games.js");

// ---- The program -----------------------------------------------------------------------------------

/** Run the program with this text as standard input: its standard output. An exit status that is not good is an error. */
function run(words, stdin = "", good = [0]) {
  const done = spawnSync(process.execPath, [path.join(__dirname, "plycut.js"), ...words.map(String)], { input: stdin, encoding: "utf8", maxBuffer: Infinity });
  if (done.error) throw done.error;
  if (!good.includes(done.status)) throw new PlycutError(done.stderr.trim().replace(/^plycut: /gm, "") || `plycut ended with status ${done.status ?? done.signal}`);
  return done.stdout;
}

const wordOf = (value) =>
  Array.isArray(value) ? value.map(wordOf).join(",")
  : value === Infinity ? "inf"
  : value === -Infinity ? "-inf"
  : String(value);

/** { limitsCut: true, window: [-5, 5], d: 3 } is --limits-cut --window=-5,5 -d 3. */
function optionWords(options = {}) {
  return Object.entries(options).flatMap(([key, value]) => {
    const name = key.replace(/_/g, "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (value === undefined || value === null || value === false) return [];
    if (name.length === 1) return value === true ? [`-${name}`] : [`-${name}`, wordOf(value)];
    return [value === true ? `--${name}` : `--${name}=${wordOf(value)}`];
  });
}

const algorithmWords = (algorithms) => (algorithms === undefined || algorithms.length === 0 ? [] : ["-a", [algorithms].flat().join(",")]);

// ---- Numbers and members ----------------------------------------------------------------------------

const UNBOUNDED = { alpha: -Infinity, low: -Infinity, beta: Infinity, high: Infinity };
const RENAMED = { from: "source", by: "owner", by_name: "ownerName", pass: "number" };
const numberOf = (value) => (value === "inf" ? Infinity : value === "-inf" ? -Infinity : value);
const camel = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** An event of a trace: no bound is an infinite number. */
function eventOf(row) {
  const members = Object.entries(row).map(([name, value]) => {
    const key = RENAMED[name] ?? camel(name);
    return [key, value === null && name in UNBOUNDED ? UNBOUNDED[name] : numberOf(value)];
  });
  return Object.fromEntries(members);
}

const rowOf = (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), numberOf(value)]));

/** A tree as JSON. In arrays an infinite number is an object: an array that begins with a text could begin with its name. */
function jsonOf(tree) {
  return JSON.stringify(tree, function (key, value) {
    if (typeof value !== "number" || Number.isFinite(value)) return value;
    if (Number.isNaN(value)) throw new PlycutError("a leaf is NaN, which is no value of a game");
    return Array.isArray(this) ? { value: wordOf(value) } : wordOf(value);
  });
}

// ---- What is shown ------------------------------------------------------------------------------------

class Picture {
  #write;
  constructor(svg, write) {
    this.svg = svg;
    this.#write = write;
  }

  /** Write it in the format that the extension names: .svg, .dot, .tex, .txt, .html. */
  save(file) {
    this.#write(pathOf(file));
  }

  toString() {
    return this.svg;
  }
}

class Page {
  constructor(html) {
    this.html = html;
  }

  save(file) {
    fs.writeFileSync(pathOf(file), this.html);
  }

  toString() {
    return this.html;
  }
}

const pathOf = (file) => (file instanceof URL ? fileURLToPath(file) : file);

/** The pictures that plycut draw draws; `call` runs the program with an input. */
function draw(call, words, options) {
  const given = optionWords(options);
  if (options.format !== undefined || options.output !== undefined)
    throw new PlycutError("draw makes a picture that has save(file): the file's extension is its format");
  const write = (file) => void call(["draw", "-q", ...words, ...given, "-o", file]);
  if (options.steps === undefined) return new Picture(call(["draw", "-q", "-f", "svg", ...words, ...given]), write);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plycut-"));
  try {
    write(path.join(folder, "step.svg"));
    const files = fs.readdirSync(folder).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return files.map((file) => {
      const svg = fs.readFileSync(path.join(folder, file), "utf8");
      return new Picture(svg, (to) => fs.writeFileSync(to, svg));
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

// ---- Searches -----------------------------------------------------------------------------------------

/** A search that has been made. All of it is read from its trace. */
class Search {
  #data;
  #events;
  constructor(trace) {
    this.trace = trace;
    this.#data = JSON.parse(trace);
  }

  get problem() {
    return this.#data.problem;
  }
  get options() {
    return this.#data.search;
  }
  get summary() {
    return this.#data.summary;
  }
  get algorithm() {
    return this.options.algorithm;
  }
  get value() {
    return numberOf(this.summary.value);
  }
  get best() {
    return this.summary.best;
  }
  get pv() {
    return this.summary.principal_variation;
  }
  get leaves() {
    return this.summary.leaves;
  }
  get nodes() {
    return this.summary.nodes;
  }
  get events() {
    return (this.#events ??= this.#data.events.map(eventOf));
  }
  get cutoffs() {
    return this.events.filter((event) => event.event === "cutoff");
  }
  get visited() {
    return this.events.filter((event) => event.event === "leaf").map((event) => event.node);
  }
  /** What was cut off and never entered. */
  get pruned() {
    const entered = new Set(this.events.filter((event) => ["enter", "leaf", "table"].includes(event.event)).map((event) => event.node));
    return [...new Set(this.cutoffs.flatMap((cutoff) => cutoff.pruned))].filter((node) => !entered.has(node));
  }

  #call(words) {
    return run([...words, "--", "-"], this.trace);
  }
  draw(options = {}) {
    return draw((words) => this.#call(words), [], options);
  }
  page(options = {}) {
    return new Page(this.#call(["draw", "-q", "-f", "html", ...optionWords(options)]));
  }
  explain(options = {}) {
    return this.#call(["explain", "-q", ...optionWords(options)]);
  }
  table(options = {}) {
    return JSON.parse(this.#call(["table", "-q", "-f", "json", ...optionWords(options)])).nodes.map(rowOf);
  }
  toString() {
    return this.#call(["draw", "-q", "-f", "txt"]);
  }
}

// ---- Trees --------------------------------------------------------------------------------------------

const BEFORE = { until: 0, heading: "title", legend: "none" };
const LONG = 100000;

class Tree {
  #word;
  #stdin = "";
  #words;
  constructor(source, options = {}) {
    this.#words = optionWords(options);
    if (typeof source === "string" && !source.trim().includes("\n") && source.length < LONG) this.#word = source.trim();
    else if (source instanceof URL) this.#word = fileURLToPath(source);
    else [this.#word, this.#stdin] = ["-", typeof source === "string" ? source : jsonOf(source) ?? ""];
    if (this.#word === "" || (this.#word === "-" && this.#stdin === ""))
      throw new PlycutError("expected a tree, such as A(B(3 12 8) C(2 4 6)), arrays, an object, a file or a name of the catalogue");
  }

  #call(words, good) {
    return run([...words, ...this.#words, "--", this.#word], this.#stdin, good);
  }
  search(algorithm = "alpha-beta", options = {}) {
    return new Search(this.#call(["trace", "-q", "-a", algorithm, ...optionWords(options)]));
  }
  draw(algorithms, options = {}) {
    if (algorithms !== undefined && typeof algorithms === "object" && !Array.isArray(algorithms)) [algorithms, options] = [undefined, algorithms];
    const before = algorithms === undefined && options.steps === undefined && options.until === undefined && this.#words.length === 0 ? BEFORE : {};
    return draw((words) => this.#call(words), algorithmWords(algorithms), { ...before, ...options });
  }
  count(algorithms, options = {}) {
    const output = this.#call(["count", "-q", "-f", "json", ...algorithmWords(algorithms), ...optionWords(options)], [0, 1]);
    return JSON.parse(output).results.map(({ input, ...row }) => rowOf(row));
  }
  explain(algorithm = "alpha-beta", options = {}) {
    return this.#call(["explain", "-q", "-a", algorithm, ...optionWords(options)]);
  }
  json() {
    return JSON.parse(this.#call(["convert", "-q", "-f", "json"]));
  }
  /** Grade answers: standard input is theirs, so a tree that is no word is a file. */
  check(answers, options = {}) {
    const typed = typeof answers === "string" ? answers : JSON.stringify({ format: "plycut-answers", version: 1, ...answers });
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plycut-"));
    const file = path.join(folder, "tree.json");
    try {
      if (this.#word === "-") fs.writeFileSync(file, this.#stdin);
      const inputs = [...this.#words, ...optionWords(options), "--", this.#word === "-" ? file : this.#word, "-"];
      const [grade] = JSON.parse(run(["check", "-f", "json", ...inputs], typed, [0, 1])).grades;
      return { ...grade, right: grade.marks.every((mark) => mark.right), text: run(["check", ...inputs], typed, [0, 1]) };
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }
  toString() {
    return this.#call(["draw", "-q", "-f", "txt", ...(this.#words.length === 0 ? optionWords({ ...BEFORE, turns: "none" }) : [])]);
  }
}

const tree = (source, options) => (source instanceof Tree && options === undefined ? source : new Tree(source, options));
/** A game of your own, down to options.depth moves: all of its positions are asked for, once. */
const game = (initial, rules, { depth, ...options } = {}) => new Tree(gameTree(initial, rules, depth), options);
const check = (of, answers, options) => tree(of).check(answers, options);

module.exports = { Page, Picture, PlycutError, Search, Tree, check, game, tree };
