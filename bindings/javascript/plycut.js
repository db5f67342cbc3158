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
//   plycut.nodes  { children, value, isMax }: children is an array, empty at a leaf; a leaf is visited when its value is read;
//                 with chance nodes also isChance, and of their children probability
// The search returns a value, or an answer of its own such as { value, best: "/0" }. What it prints goes to standard error.
"use strict";

const { inspect } = require("util");
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

// Who decides follows from the nodes above, chance nodes passed over, unless the tree says it.
function nodes(tree, isMax, visits, path = "", probability = undefined) {
  const members = Array.isArray(tree) ? { children: tree } : typeof tree === "object" ? tree : { value: tree };
  const player = members.player || (isMax ? "max" : "min"), children = members.children || [];
  const chance = player === "chance", leaf = children.length === 0;
  const odds = (child) => (chance ? child.probability || 1 / children.length : undefined);
  return {
    isMax: player === "max",
    isChance: chance,
    isLeaf: leaf,
    probability,
    children: children.map((child, i) => nodes(child, chance ? isMax : player !== "max", visits, `${path}/${i}`, odds(child))),
    get value() {
      if (leaf) visit(visits, path || "/");
      return leaf ? members.value : undefined;
    },
  };
}

function answer(result, visits, tree) {
  const isAnswer = typeof result === "object" && ["value", "best", "visited"].some((name) => name in (result || {}));
  if (typeof result !== "number" && !isAnswer) {
    throw new TypeError(`the search returned ${inspect(result)}: expected a number, or an answer such as { value: 3, best: "/0" }`);
  }
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
    const result = search(shape(root === "chance" ? { player: root, children: tree } : tree, root !== "min", visits));
    process.stdout.write(`${JSON.stringify(answer(result, visits, tree))}\n`);
  });
}

module.exports = { judge, lists, nodes };
