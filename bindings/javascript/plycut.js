// plycut.js - puts a search of your own on trial (plycut judge). For Node.js, without dependencies.
//
//     const plycut = require("./plycut");
//     const { alphabeta } = require("./mine");
//     plycut.judge((tree) => alphabeta(tree, -Infinity, Infinity, true));
//
// in a file trial.js, and then: plycut judge -- node trial.js
//
// judge(search, shape) gives `search` each tree in a shape, and notes which leaves it visits:
//   plycut.lists  nested arrays; a leaf is a Number object that is visited when it is compared or calculated with, not when it is taken out of its array
//   plycut.taken  the same with plain numbers, for code that asks typeof x === "number"; a leaf is visited when it is taken out of its array
//                 (without a shape, the first of both with which the search finds the same values as with plain arrays). If arrays are taken out, too, that the search does not look into next,
//                 because it copies its arrays, or goes on after a cutoff as forEach does, this says nothing of visits: they are not known, and not judged
//   plycut.nodes  { children, value, isMax }: children is an array, empty at a leaf; a leaf is visited when its value is read;
//                 with chance nodes also isChance, and of their children probability
// The search returns a value, or an answer of its own such as { value, best: 0 }: the best move is the number of a child of the root, from 0, or its path "/0"; null: there is none.
// Anything else is a wrong value, or a wrong move. What it prints goes to standard error.
"use strict";

const fs = require("fs");
const { spawnSync } = require("child_process");
const { inspect } = require("util");
const readline = require("readline");

// The paths of the leaves that are visited, in order.
class Visits extends Array {
  known = true; // false: nobody can tell
  next = null; // the array that was taken out last, and not looked into yet

  // Of plain numbers, only this is seen: an item is taken out of the array `of`. It is a visit, as long as the search looks into each array that it takes before it takes anything else.
  // Otherwise it has only copied, or passed over, what it took.
  handOut(item, path, of) {
    if (this.next !== null && this.next !== of && this.next !== path) this.known = false;
    this.next = Array.isArray(item) ? path : null;
    if (this.next === null) visit(this, path);
  }

  // null: they are not known.
  said(isLeaf) {
    if (!this.known || this.next !== null) return null;
    return this.length > 0 || !isLeaf ? this : ["/"];
  }
}

// The same leaf twice in a row is one visit.
function visit(visits, path) {
  if (visits[visits.length - 1] !== path) visits.push(path);
}

// A leaf that was taken out of its array: visited when JavaScript first asks for its number, in a comparison, in a calculation, as an argument of Math.max.
class Leaf extends Number {
  #visits;
  #path;
  constructor(number, visits, path) {
    super(number);
    this.#visits = visits;
    this.#path = path;
  }
  valueOf() {
    if (this.#visits) visit(this.#visits, this.#path);
    this.#visits = undefined;
    return super.valueOf();
  }
  toJSON() {
    return Leaf.number(this);
  }
  // Its number, for the answer; that is no visit.
  static number(leaf) {
    return Number.prototype.valueOf.call(leaf);
  }
}

// Nested arrays; `take` makes what is handed out for an item.
function arrays(tree, path, take) {
  if (!Array.isArray(tree)) return tree;
  const items = tree.map((child, i) => arrays(child, `${path}/${i}`, take));
  return new Proxy(items, {
    get(target, key, self) {
      // Neither a copy by way of JSON nor a text of it is a visit.
      if (key === "toJSON") return () => target;
      if (key === "toString") return () => target.toString();
      const item = Reflect.get(target, key, self);
      return typeof key === "string" && /^\d+$/.test(key) && item !== undefined ? take(item, `${path}/${key}`, path) : item;
    },
  });
}

function lists(tree, isMax, visits, path = "") {
  if (!Array.isArray(tree)) return new Leaf(tree, visits, "/");
  return arrays(tree, path, (item, place) => (typeof item === "number" ? new Leaf(item, visits, place) : item));
}

function taken(tree, isMax, visits, path = "") {
  if (Array.isArray(tree)) visits.next = path;
  return arrays(tree, path, (item, place, of) => {
    visits.handOut(item, place, of);
    return item;
  });
}

// Plain arrays: nothing is seen.
function unseen(tree, isMax, visits) {
  visits.known = false;
  return structuredClone(tree);
}

// The first shape with which the search finds the same as with plain arrays, and whose visits can be known; lists of which it visits nothing are not: it searches a copy, as JSON makes one.
// Of the last tree, a search that prunes leaves out arrays.
const PROBES = [7, [3, 5], [[4, 2], [4, 6]], [[5, 1], 3, [[6, 8], 2]], [[[4, 6], [5, 3]], [[2, 1], [7, 9], [8, 0]]]];
function shapeByProbes(search) {
  const found = (shape, tree, visits = new Visits()) => {
    try {
      return { said: JSON.stringify(said(search(shape(tree, true, visits)))), known: visits.said(true) !== null, visits };
    } catch (error) {
      return { said: `it ends: ${error}`, known: true, visits: [error] };
    }
  };
  const [asLists, asTaken, plainly] = [lists, taken, unseen].map((shape) => PROBES.map((tree) => found(shape, tree)));
  const isPlain = (one, i) => one.said === plainly[i].said;
  if (asLists.every(isPlain) && asLists.some((one, i) => Array.isArray(PROBES[i]) && one.visits.length > 0)) return "lists";
  return asTaken.every(isPlain) && asTaken.every((one) => one.known) ? "taken" : "unseen";
}

// The shape that the search can take. It is found in another process, so that a search that keeps something has searched nothing before it is asked.
const PROBE = "PLYCUT_PROBE";
function shapeFor(search) {
  const probed = process.env[PROBE] === undefined
    ? spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { env: { ...process.env, [PROBE]: "1" }, stdio: ["ignore", "pipe", "ignore"], encoding: "utf8" })
    : {};
  const [, found] = /(lists|taken|unseen)\s*$/.exec(probed.stdout || "") || [];
  const shape = found || shapeByProbes(search);
  if (process.env[PROBE] === undefined) return { lists, taken, unseen }[shape];
  fs.writeSync(1, `${shape}\n`);
  process.exit();
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

// Numbers in objects are numbers, also Leafs.
const plain = (value) => (value instanceof Number ? Number.prototype.valueOf.call(value) : typeof value === "bigint" ? Number(value) : value);

// A result that is not a number, as a text that cannot be read as one either: strings keep their quotation marks.
const shown = (value) => inspect(value).slice(0, 200);

// A value for JSON, which has no infinite numbers.
function jsonValue(given) {
  const value = plain(given);
  return Number.isFinite(value) ? value : typeof value === "number" ? String(value) : shown(value);
}

// The path of a move.
function jsonMove(given) {
  const move = plain(given);
  if (typeof move === "number") return move >= 0 ? `/${move}` : null;
  return typeof move === "string" || move === null ? move : shown(move);
}

// What the search returned, with plain numbers and the path of the best move.
function said(result) {
  const isAnswer = typeof result === "object" && result !== null && ["value", "best"].some((name) => result[name] !== undefined);
  if (!isAnswer) return { value: jsonValue(result) };
  return {
    ...(result.value === undefined ? {} : { value: jsonValue(result.value) }),
    ...(result.best === undefined ? {} : { best: jsonMove(result.best) }),
  };
}

function answer(result, visits, tree) {
  return { ...said(result), visited: visits.said(!Array.isArray(tree)) };
}

// Answer plycut judge: search each tree that it writes on standard input.
function judge(search, shape) {
  console.log = console.info = console.error;
  const chosen = shape || shapeFor(search);
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const parsed = JSON.parse(line), visits = new Visits();
    const { tree, root } = Array.isArray(parsed) || typeof parsed === "number" ? { tree: parsed, root: "max" } : parsed;
    const result = search(chosen(root === "chance" ? { player: root, children: tree } : tree, root !== "min", visits));
    process.stdout.write(`${JSON.stringify(answer(result, visits, tree))}\n`);
  });
}

module.exports = { judge, lists, taken, nodes };
