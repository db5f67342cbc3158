// plycut.js - puts a search of your own on trial (plycut judge). For Node.js, without dependencies.
//
//     const plycut = require("./plycut");
//     const { alphabeta } = require("./mine");
//     plycut.judge((tree) => alphabeta(tree, -Infinity, Infinity, true));
//
// in a file trial.js, and then: plycut judge -- node trial.js
//
// judge(search, shape) gives `search` each tree in a shape, and notes which leaves it visits:
//   plycut.lists  nested arrays; a leaf is visited when it is taken out of its array
//   plycut.nodes  { children, value, isMax }: children is an array, empty at a leaf; a leaf is visited when its value is read
// The search returns a value, or an answer of its own such as { value, best: "/0" }. What it prints goes to standard error.
"use strict";

const readline = require("readline");

// The same leaf twice in a row is one visit.
function visit(visits, path) {
  if (visits[visits.length - 1] !== path) visits.push(path);
}

function lists(tree, isMax, visits, path = "") {
  if (!Array.isArray(tree)) return tree;
  const items = tree.map((child, i) => lists(child, !isMax, visits, `${path}/${i}`));
  return new Proxy(items, {
    get(target, key, self) {
      const item = Reflect.get(target, key, self);
      if (typeof key === "string" && /^\d+$/.test(key) && typeof item === "number") visit(visits, `${path}/${key}`);
      return item;
    },
  });
}

function nodes(tree, isMax, visits, path = "") {
  const leaf = !Array.isArray(tree);
  return {
    isMax,
    isLeaf: leaf,
    children: leaf ? [] : tree.map((child, i) => nodes(child, !isMax, visits, `${path}/${i}`)),
    get value() {
      if (leaf) visit(visits, path || "/");
      return leaf ? tree : undefined;
    },
  };
}

function answer(result, visits, tree) {
  const said = typeof result === "number" ? { value: result } : { ...result };
  if (Number.isFinite(said.value) === false) said.value = String(said.value);
  return { ...said, visited: visits.length > 0 || Array.isArray(tree) ? visits : ["/"] };
}

// Answer plycut judge: search each tree that it writes on standard input.
function judge(search, shape = lists) {
  console.log = console.info = console.error;
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const parsed = JSON.parse(line), visits = [];
    const { tree, root } = Array.isArray(parsed) || typeof parsed === "number" ? { tree: parsed, root: "max" } : parsed;
    const result = search(shape(tree, root === "max", visits));
    process.stdout.write(`${JSON.stringify(answer(result, visits, tree))}\n`);
  });
}

module.exports = { judge, lists, nodes };
